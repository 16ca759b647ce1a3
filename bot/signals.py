"""Signals: how the system, or a user at its keyboard, asks a program to stop."""

from __future__ import annotations

import asyncio
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STOP_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)
"""Ctrl-C, `kill` and service managers; on Windows Ctrl-Break instead of the second."""


class Stop:
    """How far a program is on its way to its end."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.hurried = asyncio.Event()
        """Set when it was asked twice: nothing is waited for any more."""
        self.handed_over = asyncio.Event()
        """Set when all is answered, and other processes may show what is left."""

    def ask(self) -> None:
        """Ask it to stop, or the second time to hurry."""
        (self.hurried if self.asked.is_set() else self.asked).set()


@contextmanager
def stop_signals(react: Callable[[], object]) -> Iterator[None]:
    """Let `react` be called in the running loop whenever this program is asked to stop."""
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    for number in STOP_SIGNALS:
        try:
            loop.add_signal_handler(number, react)
        except NotImplementedError:  # no loop of Windows can
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(react))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
