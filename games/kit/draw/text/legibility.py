"""Legibility: the smallest letters of a picture, and what in it had to be shortened.

Every canvas notes what it writes, and what is written on the images laid on it; so a finished
picture can be checked, cached parts included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.draw.scale import extent

if TYPE_CHECKING:
    from PIL.Image import Image

NOTES: Final = "written"
"""The key of these notes in an image's `info`."""
PHONE_WIDTH: Final = 336
"""CSS pixels: how wide a phone shows a picture in a message, at the least."""


class Written(NamedTuple):
    """What is written on an image."""

    smallest: int
    """The smallest type, in units."""
    shortened: frozenset[str] = frozenset()
    """The lines that had to be shortened, in full."""
    badges: frozenset[tuple[int, str]] = frozenset()
    """Seats, each with the letter or number on its badge."""

    def __or__(self, other: Written) -> Written:
        """Return what is written on two images laid over each other."""
        return Written(
            min(self.smallest, other.smallest),
            self.shortened | other.shortened,
            self.badges | other.badges,
        )


def note(image: Image, written: Written | None) -> None:
    """Note that something was written on an image."""
    before: Written | None = image.info.get(NOTES)
    if written is not None and written != before:
        image.info[NOTES] = before | written if before else written


def written_on(image: Image) -> Written | None:
    """Return what is written on an image; None if nothing is."""
    found: Written | None = image.info.get(NOTES)
    return found


def css_pixels(image: Image) -> float:
    """Return how high the smallest type of a picture is where a phone shows it in a message.

    A capital letter is seven tenths of it; 36 units of 1,400 are 8.64 CSS pixels. A picture without
    letters has none too small.
    """
    written = written_on(image)
    return written.smallest * PHONE_WIDTH / extent(image)[0] if written else float("inf")
