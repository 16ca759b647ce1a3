"""Patches: an image that was looked through looks the same where it is laid on."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from games.kit.draw.canvas import Canvas, panel
from games.kit.draw.patches import find_patches, patches_of
from games.kit.draw.scale import to_pixels

SIDE = 176


def sheet(*holes: tuple[int, int, int, int], opacity: int = 255) -> Image.Image:
    """Return a sheet of paper with holes cut into it, given by their edges."""
    image = Image.new("RGBA", (SIDE, SIDE), (255, 251, 242, 255))
    for hole in holes:
        ImageDraw.Draw(image).rectangle(hole, (200, 40, 40, opacity if opacity < 255 else 0))
    return image


@pytest.mark.parametrize(
    "image",
    [
        sheet(),
        sheet((0, 0, 80, 80)),
        sheet((100, 100, 100, 100)),
        sheet((22, 40, 90, 150), opacity=90),
        panel(400, 300, "#FFFBF2", 30, "#1C2836", 8),
    ],
    ids=["whole", "corner", "one pixel", "faint", "panel"],
)
def test_an_image_looks_the_same_laid_on_by_patches(image: Image.Image) -> None:
    find_patches(image)
    assert patches_of(image)
    canvas, blended = Canvas(400, 400, "#2A7FAE"), Canvas(400, 400, "#2A7FAE").image
    canvas.paste((20, 16), image)
    blended.paste(image, (to_pixels(20), to_pixels(16)), image)
    assert canvas.image.tobytes() == blended.tobytes()


def test_what_is_all_edges_is_blended_as_a_whole() -> None:
    checked = sheet(*((x, y, x + 3, y + 3) for x in range(0, SIDE, 8) for y in range(0, SIDE, 8)))
    find_patches(checked)
    assert patches_of(checked) is None


def test_a_copy_that_is_painted_on_is_not_taken_for_the_original() -> None:
    image = sheet()
    find_patches(image)
    assert patches_of(image)
    assert patches_of(image.copy()) is None
