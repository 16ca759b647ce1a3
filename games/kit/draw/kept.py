"""Images painted once and kept, as long as there is room: a picture is mostly pasting then.

All of them share the room, whichever game they belong to: what is played today stays, and what was
looked at least recently goes. So a worker's memory is bounded, however many games there are.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Final, ParamSpec

from games.kit.draw.patches import find_patches

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

P = ParamSpec("P")

ROOM: Final = 40 * 2**20
"""Bytes for all images that are kept: what the tables and hands of all five games are made of."""


class Keeper:
    """Keeps images by what painted them and from which parts."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._images: dict[object, Image] = {}
        """The one looked at last at the end."""
        self.taken = 0
        """Bytes of all that is kept."""

    def look(self, key: object) -> Image | None:
        """Return an image that is kept; it was looked at last from now on."""
        image = self._images.pop(key, None)
        if image is not None:
            self._images[key] = image
        return image

    def keep(self, key: object, image: Image) -> None:
        """Keep an image; those looked at least recently go until there is room."""
        self._images[key] = image
        self.taken += bytes_of(image)
        while self.taken > self._room and len(self._images) > 1:
            self.taken -= bytes_of(self._images.pop(next(iter(self._images))))


KEEPER: Final = Keeper(ROOM)


def kept(paint: Callable[P, Image]) -> Callable[P, Image]:
    """Let an image be painted once for the same parts, which can be hashed. Do not paint on it."""

    @wraps(paint)
    def look_or_paint(*parts: P.args, **named: P.kwargs) -> Image:
        key = paint, parts, tuple(sorted(named.items()))
        image = KEEPER.look(key)
        if image is None:
            image = paint(*parts, **named)
            find_patches(image)
            KEEPER.keep(key, image)
        return image

    return look_or_paint


def bytes_of(image: Image) -> int:
    """Return how much room an image takes: Pillow keeps colours in four bytes."""
    return image.width * image.height * (1 if image.mode in {"L", "P"} else 4)
