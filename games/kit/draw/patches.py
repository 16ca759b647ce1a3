"""Patches: which parts of an image are opaque, and which are empty.

Blending an image with what lies below it takes twenty times as long as copying it, and most of a
card or a panel is opaque. So a cached image is searched once: its opaque parts are copied whenever
it is laid on, its empty ones left out, and only its edges are blended.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PIL.Image import Image

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Kind: TypeAlias = tuple[bool, bool]
"""Whether a part of an image is opaque, and whether there is anything in it."""

SIDES: Final = 12, 22
"""Of the squares by which an image is looked through, in pixels: at least, and at most.

A mean of so few pixels, rounded, still tells that a single one differs.
"""
SQUARES_ACROSS: Final = 8
"""In the shorter side of an image, within these bounds."""
WORTH_A_PATCH: Final = 2_500
"""Pixels that need no blending for each patch; fewer cost less than the patch does."""
FEWEST_PATCHES: Final = 5
"""Of anything with round corners."""
FOUND: Final = "patches"
"""The attribute of an image for its patches; unlike its `info`, copies do not take it over."""
OPAQUE: Final = 255


class Patch(NamedTuple):
    """A part of an image that is to be laid on."""

    box: Box
    opaque: bool
    """Whether it can be copied; False if it must be blended."""


def find_patches(image: Image) -> None:
    """Look through a finished image, so that it can be laid on faster. Do not paint on it then."""
    if image.mode != "RGBA" or image.width * image.height < FEWEST_PATCHES * WORTH_A_PATCH:
        return
    least, most = SIDES
    found = tuple(_patches(image, min(most, max(least, min(image.size) // SQUARES_ACROSS))))
    blended = sum(_area(patch.box) for patch in found if not patch.opaque)
    if image.width * image.height - blended >= WORTH_A_PATCH * len(found):
        set_patches(image, found)


def patches_of(image: Image) -> tuple[Patch, ...] | None:
    """Return the patches of an image that has been looked through, where they are worth it."""
    found: tuple[Patch, ...] | None = vars(image).get(FOUND)
    return found


def set_patches(image: Image, patches: tuple[Patch, ...] | None) -> None:
    """Let an image have the patches that an equal one has."""
    if patches is not None:
        vars(image)[FOUND] = patches


def _patches(image: Image, side: int) -> Iterator[Patch]:
    """Return the patches of an image, made of squares: rows of them that are alike are joined."""
    top = 0
    for row, alike in groupby(_kinds(image, side)):
        bottom, left = top + side * len(list(alike)), 0
        for (opaque, seen), run in groupby(row):
            right = left + side * len(list(run))
            if seen:
                box = left, top, min(right, image.width), min(bottom, image.height)
                yield Patch(box, opaque)
            left = right
        top = bottom


def _kinds(image: Image, side: int) -> list[tuple[Kind, ...]]:
    """Return what the squares of an image are, row by row."""
    opacity = image.getchannel("A")
    # Each pixel counts as full or as 0, so only a square that is alike all over has a mean of
    # full, or of 0.
    opaque = _means(opacity, [0] * OPAQUE + [OPAQUE], side)
    seen = _means(opacity, [0] + [OPAQUE] * OPAQUE, side)
    kinds = [(whole == OPAQUE, some > 0) for whole, some in zip(opaque, seen, strict=True)]
    across = -(-image.width // side)
    return [tuple(kinds[at : at + across]) for at in range(0, len(kinds), across)]


def _means(opacity: Image, levels: Sequence[int], side: int) -> bytes:
    """Return the mean of each square, row by row, where each opacity stands for one of `levels`."""
    return opacity.point(list(levels)).reduce(side).tobytes()


def _area(box: Box) -> int:
    left, top, right, bottom = box
    return (right - left) * (bottom - top)
