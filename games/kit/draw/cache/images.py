"""Cached images: each is painted once, and a picture is mostly pasting then.

All games share one bounded cache, so that a worker's memory does not grow with their number. Images
that were not used lately are packed: flat art takes a twentieth of its room then, and unpacking it
a thirtieth of the time that painting it took.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, Self

from zlib_ng.zlib_ng import compress, decompress

from games.kit.draw.patches import find_patches, patches_of, set_patches

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

    from games.kit.draw.patches import Patch

P = ParamSpec("P")

ROOM: Final = 10 * 2**20
"""Bytes for images at hand: what the pictures of a few tables are made of."""
ROOM_PACKED: Final = 8 * 2**20
"""Bytes for packed ones: twice what the tables and hands of all five games are made of."""
EFFORT: Final = 1
"""Of zlib-ng's 9: packed images come and go."""


class Packed(NamedTuple):
    """A packed image: its pixels, and what was found out about it."""

    mode: str
    size: tuple[int, int]
    pixels: bytes
    info: dict[Any, Any]
    patches: tuple[Patch, ...] | None

    @classmethod
    def of(cls, image: Image) -> Self:
        """Pack an image."""
        pixels = compress(image.tobytes(), EFFORT)
        return cls(image.mode, image.size, pixels, image.info, patches_of(image))

    def image(self) -> Image:
        """Return the image as it was."""
        from PIL.Image import frombytes

        image = frombytes(self.mode, self.size, decompress(self.pixels))
        image.info = self.info
        set_patches(image, self.patches)
        return image


class ImageCache:
    """Caches images by the function that painted them and its arguments.

    Where there is no room for all, the least recently used are packed; packed ones are dropped in
    the same order.
    """

    def __init__(self, room: int, room_packed: int) -> None:
        self._room = room
        self._room_packed = room_packed
        self._images: OrderedDict[object, Image] = OrderedDict()
        """Unpacked images, the least recently used first."""
        self._packed: OrderedDict[object, Packed] = OrderedDict()
        """Packed images, the least recently used first; unpacking one leaves it here as well."""
        self.taken = 0
        """Bytes of all unpacked images."""
        self.taken_packed = 0
        """Bytes of all packed images."""

    def look(self, key: object) -> Image | None:
        """Return a cached image, now the most recently used."""
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
            return image
        packed = self._packed.get(key)
        if packed is None:
            return None
        self._packed.move_to_end(key)
        image = packed.image()
        self.keep(key, image)
        return image

    def keep(self, key: object, image: Image) -> None:
        """Cache an image; the least recently used make room for it."""
        self._images[key] = image
        self.taken += bytes_of(image)
        # The newest one stays, even if it is larger than the room: it is about to be laid on.
        while self.taken > self._room and len(self._images) > 1:
            self._put_away(*self._images.popitem(last=False))

    def _put_away(self, key: object, image: Image) -> None:
        """Pack an image, unless it was before; what was put away longest ago goes."""
        self.taken -= bytes_of(image)
        if key in self._packed:
            return
        packed = self._packed[key] = Packed.of(image)
        self.taken_packed += len(packed.pixels)
        while self.taken_packed > self._room_packed:
            _, gone = self._packed.popitem(last=False)
            self.taken_packed -= len(gone.pixels)


IMAGE_CACHE: Final = ImageCache(ROOM, ROOM_PACKED)


def cached(paint: Callable[P, Image]) -> Callable[P, Image]:
    """Let an image be painted once for the same parts, which can be hashed. Do not paint on it."""

    @wraps(paint)
    def look_or_paint(*parts: P.args, **named: P.kwargs) -> Image:
        key = paint, parts, tuple(sorted(named.items()))
        image = IMAGE_CACHE.look(key)
        if image is None:
            image = paint(*parts, **named)
            find_patches(image)
            IMAGE_CACHE.keep(key, image)
        return image

    return look_or_paint


def bytes_of(image: Image) -> int:
    """Return how much room an image takes: Pillow keeps colours in four bytes."""
    return image.width * image.height * (1 if image.mode in {"L", "P"} else 4)
