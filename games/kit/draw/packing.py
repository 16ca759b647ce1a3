"""Packing in zlib's format: by ISA-L, in a fifth of the time, or by zlib where that is missing.

Whatever unpacks it finds the same either way; only the bytes in between differ.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

EFFORT: Final = 1
"""Of ISA-L's 3, or zlib's 9: more makes flat art hardly smaller, or larger."""


def is_fast() -> bool:
    """Tell whether ISA-L is installed, without loading it."""
    return find_spec("isal") is not None


def compress(content: bytes) -> bytes:
    """Pack with little effort."""
    return bytes(_library().compress(content, EFFORT))


def decompress(packed: bytes) -> bytes:
    """Return what was packed."""
    return bytes(_library().decompress(packed))


def crc32(content: bytes, before: int = 0) -> int:
    """Return the check sum of some content, behind that of what comes before it."""
    return int(_library().crc32(content, before))


@cache
def _library() -> ModuleType:
    """Return ISA-L's twin of zlib, or zlib; loaded by the first picture."""
    return import_module("isal.isal_zlib" if is_fast() else "zlib")
