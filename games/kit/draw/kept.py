"""Images painted once and kept, as long as there is room: a picture is mostly pasting then.

All of them share the room, whichever game they belong to: what is played today stays. So a worker's
memory is bounded, however many games there are.
"""

from __future__ import annotations

from functools import wraps
from heapq import heappop, heappush, heappushpop
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeAlias

from games.kit.draw.patches import find_patches

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

P = ParamSpec("P")

Worth: TypeAlias = tuple[float, int]
"""How dear an image is and, among those alike, which was looked at last: no two are the same."""

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
        self._line: list[tuple[Worth, object]] = []
        """A heap of what may go next; what was looked at since is worth more than it says here."""
        self._numbers = count()
        self._age = 0.0
        """How dear was what went last: what is looked at now is worth so much more."""
        self.taken = 0
        """Bytes of all that is kept."""

    def look(self, key: object) -> Image | None:
        """Return an image that is kept; it was looked at last from now on."""
        found = self._images.get(key)
        if found is None:
            return None
        worth = self._age + found.density, next(self._numbers)
        self._images[key] = found._replace(worth=worth)
        return found.image

    def keep(self, key: object, image: Image, cost: float = 1.0) -> None:
        """Keep an image that took so many seconds; what is worth least goes until there is room."""
        size = bytes_of(image)
        self.taken += size
        while self._images and self.taken > self._room:
            self._let_go()
        worth = self._age + cost / size, next(self._numbers)
        self._images[key] = Kept(image, cost / size, worth)
        heappush(self._line, (worth, key))

    def _let_go(self) -> None:
        """Let the image go that is worth least."""
        worth, key = heappop(self._line)
        while (now := self._images[key].worth) > worth:
            worth, key = heappushpop(self._line, (now, key))
        self._age, _ = worth
        self.taken -= bytes_of(self._images.pop(key).image)


class Kept(NamedTuple):
    """An image, and what makes it worth keeping."""

    image: Image
    density: float
    """Seconds that painting it took, for each byte."""
    worth: Worth


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
