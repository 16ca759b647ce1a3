"""Which files are written meanwhile, wherever they lie, and what then stands in them."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class _Listening:
    """What is opened now goes to `paths`; an audit hook cannot be taken away again."""

    paths: list[str] | None = None
    hooked = False


def _hear(event: str, arguments: tuple[Any, ...]) -> None:
    if _Listening.paths is None or event != "open":
        return
    path, _, flags = arguments
    # What is compiled on an import is written once, in whichever world comes first.
    if flags & WRITES and not isinstance(path, int) and "__pycache__" not in str(path):
        _Listening.paths.append(os.fsdecode(path))


@contextmanager
def files_written() -> Iterator[list[tuple[str, bytes]]]:
    """Give a list that holds name and content of every file opened for writing, at the end."""
    if not _Listening.hooked:
        sys.addaudithook(_hear)
        _Listening.hooked = True
    written: list[tuple[str, bytes]] = []
    _Listening.paths = []
    try:
        yield written
    finally:
        paths, _Listening.paths = _Listening.paths, None
        written += [(path, Path(path).read_bytes()) for path in paths if Path(path).is_file()]
