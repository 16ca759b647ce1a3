"""The title picture: three boats full of animals, and one whose animals have to swim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.art import ART
from games.all_aboard.components import ICONS
from games.all_aboard.picture.boats import hull
from games.all_aboard.picture.scenery import SKY_COLOUR
from games.kit.draw.canvas import svg
from games.kit.draw.pages.banner import HEIGHT, WIDTH, banner, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.kit.words import Voice

CREWS: Final[tuple[tuple[int, int, tuple[Animal, ...]], ...]] = (
    (84, 18, ("mouse", "fox", "peacock")),
    (520, 10, ("bear", "zebra")),
    (960, -8, ("elephant", "giraffe", "monkey")),
)
"""Where a boat lies, how much deeper than others, and who is aboard."""
BOAT: Final = (370, 128)
RIM: Final = 220
"""Where the upper edge of a boat is."""


def title(voice: Voice) -> Image:
    """Paint boats on a calm sea, in the morning."""
    canvas = banner(ART.markup("title"), SKY_COLOUR)
    for left, deeper, crew in CREWS:
        step = (BOAT[0] - 60) // len(crew)
        for n, animal in enumerate(crew):
            x = left + 30 + step // 2 + n * step
            canvas.glyph((x, RIM - 22 + deeper - 10 * (n % 2)), ICONS[animal], 116)
        canvas.paste((left, RIM + deeper), hull(*BOAT))
    canvas.paste((0, 0), svg(ART.markup("title-water"), WIDTH, HEIGHT))
    canvas.glyph((900, 292), ICONS["octopus"], 84)
    return with_name(canvas, voice, "#174A68")
