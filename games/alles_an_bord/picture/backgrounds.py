"""What lies behind everything: a quay while ships are loaded, the open sea while they sail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from games.alles_an_bord.art import ART
from games.alles_an_bord.picture.layout import HEIGHT, WIDTH
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

SKY: Final = "#D8EEF8"


@cached
def background(name: Literal["quay", "sea", "home-quay"]) -> Image:
    """Paint the sky and what lies below it."""
    canvas = Canvas(WIDTH, HEIGHT, SKY)
    canvas.paste((0, 0), svg(ART.markup(name), WIDTH, HEIGHT))
    return canvas.image
