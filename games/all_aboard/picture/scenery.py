"""Sky and water, and the sizes that every picture of the game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas, svg
from games.kit.draw.columns import columns as kit_columns

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.vectors import Colour

WIDTH: Final = 1400
HEIGHT: Final = 1050
"""Units, as all measures here."""
MARGIN: Final = 28
"""Left and right."""
GAP: Final = 14
"""Between two columns."""
SKY_COLOUR: Final = "#D8EEF8"
FAR_WATER_COLOUR: Final = "#7FC3E0"
NEAR_WATER_COLOUR: Final = "#2A7FAE"
CLOUD_COLOUR: Final = "#ECF7FC"
SURF: Final = 16
"""So far above and below its middle reaches the upper edge of water, at most."""


def columns(count: int) -> list[tuple[int, int]]:
    """Divide the picture's width: the left edge and the width of every column, in units."""
    return kit_columns(count, WIDTH, MARGIN, GAP)


def backdrop(horizon: int, shore: int) -> Image:
    """Paint sky, clouds and water; `horizon` and `shore` are where far and near water begin."""
    canvas = Canvas(WIDTH, HEIGHT, SKY_COLOUR)
    canvas.paste((640, 8), _cloud())
    canvas.paste((0, horizon - SURF), _surf(100, 9, FAR_WATER_COLOUR))
    canvas.panel((0, horizon + SURF), (WIDTH, shore - horizon), FAR_WATER_COLOUR, 0)
    canvas.paste((0, shore + 14 - SURF), _surf(70, 12, NEAR_WATER_COLOUR))
    canvas.panel((0, shore + 14 + SURF), (WIDTH, HEIGHT - shore), NEAR_WATER_COLOUR, 0)
    return canvas.image


@cached
def _cloud() -> Image:
    return svg(
        f'<path transform="translate(40 70)" fill="{CLOUD_COLOUR}" d="M0 0h144a27 27 0 0 0-24-40'
        f'a42 42 0 0 0-77-11a29 29 0 0 0-43 51z"/>',
        220,
        72,
    )


@cached
def _surf(length: int, swell: int, colour: Colour) -> Image:
    """Paint the upper edge of water, in the middle of an image; rasterising all of it is slow."""
    return svg(f'<path d="{_waves(SURF, length, swell)}" fill="{colour}"/>', WIDTH, 2 * SURF)


@cached
def near_water(height: int) -> Image:
    """Paint the water in front, which hides the keels."""
    return svg(f'<path d="{_waves(14, 70, 12)}" fill="{NEAR_WATER_COLOUR}"/>', WIDTH, height)


def _waves(y: int, length: int, swell: int) -> str:
    crests = "".join(f"q{length // 2} {-swell} {length} 0" for _ in range(-(-WIDTH // length)))
    return f"M0 {y}{crests}V{HEIGHT}H0z"
