"""The clock of delivery: the time, and calls at a later time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias


class Timer(Protocol):
    """A call that is due later, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


Later: TypeAlias = Callable[[float, Callable[[], None]], Timer]
"""Makes a call so many seconds from now."""


def call_later(seconds: float, call: Callable[[], None]) -> Timer:
    """Make a call so many seconds from now, in real time."""
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass
class Clock:
    """Real time, unless a test puts another one in its place."""

    now: Callable[[], float] = time.time
    """Returns seconds since the epoch."""
    later: Later = call_later
