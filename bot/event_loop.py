"""The event loop: uvloop, in which a press costs an eighth less, where there is one.

There is none for Windows: there the loop is asyncio's own.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a program's work to its end, and return what it returns."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(work)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes a loop; None for asyncio's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop
