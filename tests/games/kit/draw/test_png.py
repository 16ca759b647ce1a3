"""Pictures as PNG files: whatever reads them finds every pixel as it was painted."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.kit.draw.png import png


@pytest.mark.parametrize(("size", "colours"), [((1, 1), 1), ((37, 5), 17), ((64, 64), 256)])
def test_a_reader_finds_every_pixel(size: tuple[int, int], colours: int) -> None:
    painted = Image.linear_gradient("L").resize(size).convert("RGB").quantize(colours)
    with Image.open(io.BytesIO(png(painted))) as read:
        read.load()  # checks the sums of all chunks
        assert read.format == "PNG"
        assert read.size == size
        assert read.convert("RGB").tobytes() == painted.convert("RGB").tobytes()
