"""Title pictures: a painted scene as wide as a message, with the game's name in large letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import INK, WHITE, Canvas, text_width
from games.kit.draw.vectors import svg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.draw.vectors import Colour
    from games.kit.words import Voice

WIDTH: Final = 1400
HEIGHT: Final = 340
"""Units: low, so that a phone shows what stands below it, too."""
SIZES: Final = (112, 100, 88, 76)
"""Of the letters: the largest in which the name has room."""
ROOM: Final = 820
"""For the name."""
AT: Final = (52, 76)
"""Where the name begins, at the middle of its capitals."""
PLAIN: Final = "#0b6e7a"
"""Ground for a game without a scene."""
SEAM: Final = 8
"""Units between title pictures that stand together."""
RIM: Final = 6
"""How far the dark rim of the letters reaches."""


def banner(markup: str, ground: Colour) -> Canvas:
    """Return a canvas of the size with a scene in SVG."""
    canvas = Canvas(WIDTH, HEIGHT, ground)
    canvas.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    return canvas


def with_name(
    canvas: Canvas, voice: Voice, rim: Colour, fill: Colour = WHITE, at: tuple[int, int] = AT
) -> Image:
    """Write the game's name upon a scene, in letters with a rim, and return the picture."""
    name = voice("title")
    size = next((one for one in SIZES if text_width(name, one, bold=True) <= ROOM), SIZES[-1])
    x, y = at
    for right in (-RIM, 0, RIM):
        for down in (-RIM, 0, RIM, RIM + 5):
            canvas.write((x + right, y + down), name, size, rim, bold=True, width=ROOM)
    canvas.write((x, y), name, size, fill, bold=True, width=ROOM)
    return canvas.image


def several(titles: Sequence[Image]) -> Image:
    """Lay title pictures out as one: two in a row, after the first one alone if they are odd."""
    from PIL.Image import Resampling, new

    width, height = titles[0].size
    seam = width * SEAM // WIDTH
    size = (width - seam) // 2, height * (width - seam) // (2 * width)
    alone = len(titles) % 2
    top, rows = alone * (height + seam), len(titles) // 2
    whole = new("RGB", (width, top + rows * (size[1] + seam) - seam), WHITE)
    for title in titles[:alone]:
        whole.paste(title)
    for n, title in enumerate(titles[alone:]):
        row, column = divmod(n, 2)
        place = column * (width - size[0]), top + row * (size[1] + seam)
        whole.paste(title.resize(size, Resampling.LANCZOS), place)
    return whole


def plain_title(icon: str, voice: Voice) -> Image:
    """Paint the title picture of a game that has none of its own: its sign and its name."""
    canvas = Canvas(WIDTH, HEIGHT, PLAIN)
    for size, x in ((HEIGHT - 60, WIDTH - 220), (150, WIDTH - 520)):
        canvas.glyph((x, HEIGHT - size // 2 - 20), icon, size)
    return with_name(canvas, voice, INK)
