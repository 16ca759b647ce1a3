"""Pictures as PNG files: whatever reads them finds every pixel as it was painted."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image
from zlib_ng.zlib_ng import compress

from games.kit.draw.png import EFFORT, LARGE, png


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
    plain = compress(painted.tobytes(), EFFORT)
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
