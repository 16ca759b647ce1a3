"""Discord's clock, which may differ from this machine's: each answer says what time it is there.

Ids of messages and interactions tell when they were made by Discord's clock. Compared with a clock
that is some seconds off, a new message looks like one of an earlier process, and a press of now
like one that edits its message no longer.
"""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from types import SimpleNamespace

    import aiohttp

STEP: Final = 1.0
"""Seconds: the header `Date` has whole ones."""


class DiscordClock:
    """By how much Discord's clock differs from this machine's, as far as answers tell.

    Nothing is corrected as long as both may be right.
    """

    def __init__(self, trace: aiohttp.TraceConfig, now: Callable[[], float]) -> None:
        """Read the answers to requests with this trace; `now` is this machine's clock."""
        self._now = now
        self._least, self._most = -float("inf"), float("inf")
        """Between these Discord's clock is ahead, in seconds."""
        trace.on_request_start.append(self._asked)
        trace.on_request_end.append(self._answered)

    def here(self, moment: datetime) -> float:
        """Return a moment of Discord's clock by this machine's, in seconds since the epoch."""
        is_right = self._least <= 0 <= self._most
        return moment.timestamp() - (0 if is_right else self._least)

    async def _asked(self, _session: object, request: SimpleNamespace, _start: object) -> None:
        request.asked = self._now()

    async def _answered(
        self, _session: object, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        if date := end.response.headers.get("Date"):
            self.heard(parsedate_to_datetime(date), request.asked, self._now())

    def heard(self, date: datetime, asked: float, answered: float) -> None:
        """Learn from an answer of Discord's that it was `date` there between two moments here."""
        least, most = date.timestamp() - answered, date.timestamp() + STEP - asked
        self._least, self._most = max(self._least, least), min(self._most, most)
        if self._least > self._most:  # one of the clocks was set
            self._least, self._most = least, most
