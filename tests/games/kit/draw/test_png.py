"""Pictures as PNG files: whatever reads them finds every pixel as it was painted."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image

from games.kit.draw.png import BAND, png


def found_by_a_reader(file: bytes) -> Image.Image:
    with Image.open(io.BytesIO(file)) as read:
        read.load()  # checks the sums of all chunks
        assert read.format == "PNG"
        return read.convert("RGB")


@pytest.mark.parametrize(
    ("size", "colours"), [((1, 1), 1), ((37, 5), 17), ((64, BAND), 256), ((9, 3 * BAND + 1), 8)]
)
def test_a_reader_finds_every_pixel(size: tuple[int, int], colours: int) -> None:
    painted = Image.linear_gradient("L").resize(size).convert("RGB").quantize(colours)
    read = found_by_a_reader(png(painted))
    assert read.size == size
    assert read.tobytes() == painted.convert("RGB").tobytes()


def test_pictures_that_are_alike_in_parts_keep_what_is_their_own() -> None:
    painted = Image.radial_gradient("L").resize((50, 5 * BAND)).convert("RGB").quantize(64)
    file = png(painted)
    for y in range(0, painted.height, BAND // 2):
        other = painted.copy()
        other.putpixel((7, y), 0 if painted.getpixel((7, y)) else 1)
        file = png(other)
        assert found_by_a_reader(file).tobytes() == other.convert("RGB").tobytes()
    _, _, content = file.partition(b"IDAT")
    assert len(zlib.decompress(content[: -len(b"sum.....IENDsum.")])) == 51 * 5 * BAND
