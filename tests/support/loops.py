"""The event loops in which what hangs on them is tested: asyncio's own, and the product's."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Final

from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    import pytest

LOOPS: Final[dict[str, Callable[[], asyncio.AbstractEventLoop]]] = {
    "asyncio": asyncio.new_event_loop
}

if sys.platform != "win32":
    import uvloop

    LOOPS["uvloop"] = uvloop.new_event_loop


IN_EACH: Final = (
    "tests/matches/workers",
    "tests/storage",
    "tests/bot/test_health.py",
    "tests/bot/test_status.py",
)
"""Tests of workers, of storage and of the pages that the bot serves."""


def loops_of(path: Path) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Return the loops in which the tests of a file run."""
    place = path.relative_to(ROOT).as_posix()
    return LOOPS if place.startswith(IN_EACH) else {"asyncio": LOOPS["asyncio"]}


def is_in_second_loop(item: pytest.Item) -> bool:
    """Tell whether a test runs in the product's loop, too; `make long` has it in the other one."""
    return len(loops_of(item.path)) > 1 and "asyncio" in item.name.partition("[")[2]
