"""Tests of the pages that the bot serves run in both loops, the others in asyncio's own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tests.support.loops import LOOPS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import pytest

PAGES: Final = {"test_health.py", "test_status.py"}


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Return the loops in which a test runs."""
    return LOOPS if item.path.name in PAGES else {"asyncio": asyncio.new_event_loop}
