"""Letters in pictures: matches at random drawn in the languages with the longest words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.check.tables import REACH
from games.kit.draw.canvas import encode
from games.kit.draw.text.legibility import css_pixels, written_on
from games.kit.words import Voice
from tools.palette import drawings_at, moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.Image import Image

NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Maximiliane-Konstanze", "Jo")
MOMENTS: Final = 3 * REACH.seeds
"""Positions of each match that are drawn."""


@dataclass(frozen=True)
class Letters:
    """What the pictures of a game bear."""

    smallest: float
    """CSS pixels on a phone."""
    narrowest: int
    """Pixels of the narrowest picture."""
    largest_file: int
    """Bytes."""
    shortened: frozenset[str]
    """What had to be cut off, but for names."""
    badges: frozenset[tuple[int, str]]
    """Seats, each with what stands on its badge."""


@cache
def letters(slug: str) -> Letters:
    """Return what is written in the pictures of matches for every number of seats."""
    smallest, shortened, badges = float("inf"), set[str](), set[tuple[int, str]]()
    widths, files = set[int](), set[int]()
    for image in _drawings(slug):
        widths.add(image.width)
        files.add(len(encode(image)))
        written = written_on(image)
        if written:
            shortened |= written.shortened
            badges |= written.badges
        smallest = min(smallest, css_pixels(image))
    shortened -= {*NAMES}
    return Letters(smallest, min(widths), max(files), frozenset(shortened), frozenset(badges))


def _drawings(slug: str) -> Iterator[Image]:
    game = SHELF[slug]
    drawing = game.picture()
    for n, seats in enumerate(game.spec.seats):
        voice = Voice(("de", "es")[n % 2], slug, NAMES[:seats])
        for moment in moments(game, seats, f"letters-{seats}", MOMENTS):
            yield from drawings_at(game, moment, voice)
            if drawing.zoom:
                yield drawing.zoom(game.view(moment.before, None), voice)
        yield drawing.draw(game.view(moment.after, None), voice)
