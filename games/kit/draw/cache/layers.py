"""Layers: what all viewers see alike, painted once and laid under each of their pictures.

A layer is painted from the parts of the view that it shows; they are its key. Made from parts of
the table's view alone it can hold no secret: a test draws the table first and then finds every
layer of every hand painted already.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

P = ParamSpec("P")

LAYERS_CACHED: Final = 6
"""Of all games and matches together, some 1.5 MB each: enough for the pictures of two plies."""


def layer(paint: Callable[P, Image], *parts: P.args, **named: P.kwargs) -> Image:
    """Return what `paint` paints from these parts, which can be hashed. Do not paint on it."""
    return _painted(paint, parts, tuple(sorted(named.items())))


@lru_cache(maxsize=LAYERS_CACHED)
def _painted(
    paint: Callable[..., Image], parts: tuple[object, ...], named: tuple[tuple[str, object], ...]
) -> Image:
    return paint(*parts, **dict(named))


def layers_painted() -> int:
    """Return how many layers have been painted so far."""
    return _painted.cache_info().misses


def forget_layers() -> None:
    """Empty the cache, so that every layer is painted again."""
    _painted.cache_clear()
