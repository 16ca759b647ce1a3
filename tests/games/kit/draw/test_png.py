"""Pictures as PNG files: whatever reads them finds every pixel as it was painted."""

from __future__ import annotations

import io
import random
import sys
import zlib
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from games.kit.draw import packing
from games.kit.draw.cache.images import Packed
from games.kit.draw.packing import compress
from games.kit.draw.png import LARGE, png

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def _without_isal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Be on a machine where ISA-L is not installed."""
    monkeypatch.setitem(sys.modules, "isal", None)
    packing._library.cache_clear()
    yield
    packing._library.cache_clear()


@pytest.mark.parametrize(("height", "is_large"), [(600, False), (2_400, True)])
def test_a_large_picture_is_packed_with_more_effort_and_is_read_as_well(
    height: int,
    is_large: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    luck = random.Random(7)  # noqa: S311 - nothing is hidden by it
    strokes = [luck.randbytes(12) for _ in range(99)]
    painted = Image.frombytes("P", (300, height), b"".join(luck.choices(strokes, k=25 * height)))
    painted.putpalette(bytes(range(256)) * 3)
    packed = png(painted)
    plain = compress(painted.tobytes())
    assert (len(plain) > LARGE, len(packed) < len(plain)) == (is_large, is_large)
    with Image.open(io.BytesIO(packed)) as read:
        assert read.convert("RGB").tobytes() == painted.convert("RGB").tobytes()


@pytest.mark.parametrize(("size", "colours"), [((1, 1), 1), ((37, 5), 17), ((64, 64), 256)])
def test_a_reader_finds_every_pixel(size: tuple[int, int], colours: int) -> None:
    painted = Image.linear_gradient("L").resize(size).convert("RGB").quantize(colours)
    with Image.open(io.BytesIO(png(painted))) as read:
        read.load()  # checks the sums of all chunks
        assert read.format == "PNG"
        assert read.size == size
        assert read.convert("RGB").tobytes() == painted.convert("RGB").tobytes()


@pytest.mark.usefixtures("_without_isal")
@pytest.mark.parametrize("height", [60, 2_400])
def test_without_isal_every_pixel_is_the_same(height: int) -> None:
    assert not packing.is_fast()
    noise = random.Random(7).randbytes(300 * height // 6)  # noqa: S311 - nothing is hidden by it
    painted = Image.frombytes("P", (300, height), noise * 6)
    painted.putpalette(bytes(range(256)) * 3)
    assert compress(noise) == zlib.compress(noise, packing.EFFORT)
    assert Packed.of(painted).image().tobytes() == painted.tobytes()
    with Image.open(io.BytesIO(png(painted))) as read:
        read.load()  # checks the sums of all chunks
        assert read.convert("RGB").tobytes() == painted.convert("RGB").tobytes()
