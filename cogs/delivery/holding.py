"""Whether this process still shows the match that a request is about.

A process that was stopped for a while, by its machine or its operator, goes on in the middle of a
showing, or of the answer to a press. Another one may have shown the match since: the request would
bring the past back.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from matches.ports import ShownElsewhereError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@dataclass
class _Held:
    """Tells whether what is shown is held; of what is over, nothing is asked any more."""

    holds: Callable[[], bool] | None


_HELD: Final[ContextVar[_Held | None]] = ContextVar("held", default=None)


@contextmanager
def while_held(holds: Callable[[], bool] | None) -> Iterator[None]:
    """Let requests of this task, and of those that it starts, go only as long as `holds`.

    Tasks and timers that outlive this block are free again.
    """
    held = _Held(holds)
    before = _HELD.set(held)
    try:
        yield
    finally:
        held.holds = None
        _HELD.reset(before)


async def check_holding(*_: object) -> None:
    """Let a request of this task go, unless another process may show its match by now.

    Raises:
        ShownElsewhereError: if it may.
    """
    held = _HELD.get()
    if held and held.holds and not held.holds():
        raise ShownElsewhereError
