"""Images painted once and kept, as long as there is room: a picture is mostly pasting then.

All of them share the room, whichever game they belong to: what is played today stays. So a worker's
memory is bounded, however many games there are.
"""

from __future__ import annotations

from functools import wraps
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec

from games.kit.draw.patches import find_patches

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

P = ParamSpec("P")

ROOM: Final = 40 * 2**20
"""Bytes for all images that are kept: what the tables and hands of all five games are made of."""


class Keeper:
    """Keeps images by what painted them and from which parts.

    Where there is no room for all, those go first that were cheap to paint for the room they take,
    and among these the ones looked at least recently (Cao and Irani, "Cost-aware WWW proxy caching
    algorithms", 1997): a landscape must not drive out a hundred cards.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._images: dict[object, Kept] = {}
        self._age = 0.0
        """The worth of what went last: what is looked at now is worth so much more."""
        self.taken = 0
        """Bytes of all that is kept."""

    def look(self, key: object) -> Image | None:
        """Return an image that is kept; it was looked at last from now on."""
        found = self._images.pop(key, None)
        if found is None:
            return None
        self._images[key] = found._replace(worth=self._age + found.density)
        return found.image

    def keep(self, key: object, image: Image, cost: float = 1.0) -> None:
        """Keep an image that took so many seconds; what is worth least goes until there is room."""
        size = bytes_of(image)
        self.taken += size
        while self._images and self.taken > self._room:
            least = min(self._images, key=lambda one: self._images[one].worth)
            gone = self._images.pop(least)
            self._age = gone.worth
            self.taken -= bytes_of(gone.image)
        self._images[key] = Kept(image, cost / size, self._age + cost / size)


class Kept(NamedTuple):
    """An image, and what makes it worth keeping."""

    image: Image
    density: float
    """Seconds that painting it took, for each byte."""
    worth: float


KEEPER: Final = Keeper(ROOM)


def kept(paint: Callable[P, Image]) -> Callable[P, Image]:
    """Let an image be painted once for the same parts, which can be hashed. Do not paint on it."""

    @wraps(paint)
    def look_or_paint(*parts: P.args, **named: P.kwargs) -> Image:
        key = paint, parts, tuple(sorted(named.items()))
        image = KEEPER.look(key)
        if image is None:
            start = process_time()
            image = paint(*parts, **named)
            find_patches(image)
            KEEPER.keep(key, image, process_time() - start)
        return image

    return look_or_paint


def bytes_of(image: Image) -> int:
    """Return how much room an image takes: Pillow keeps colours in four bytes."""
    return image.width * image.height * (1 if image.mode in {"L", "P"} else 4)
