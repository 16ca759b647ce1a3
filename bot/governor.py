"""The governor: no more requests a second than Discord takes, the most urgent ones first.

Discord takes 50 requests a second from a bot and refuses the rest; who is refused 10,000 times in
ten minutes is banned for an hour. discord.py waits only once it has been refused, in every request
that is under way, and then sends all of them at once. So requests are counted before they are sent.

https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

import asyncio
import heapq
import re
from collections import deque
from itertools import count
from math import exp, inf
from typing import TYPE_CHECKING, Final, NamedTuple

import aiohttp

from cogs.delivery.requests import Urgency, check_holding, sent_as, turn_had, urgency
from matches.ports import ShownElsewhereError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import SimpleNamespace

    from yarl import URL

USUAL_RATE: Final = 45
"""Requests a second: what is sent evenly arrives in gusts, and Discord counts what arrives."""
STRAIN_FADES: Final = 10.0
"""Seconds in which what was sent counts a third as much."""
LONGEST_GUST: Final = 1 / 9
"""Seconds whose requests may go at once."""
FRESH: Final = 0.05
"""Seconds for which a turn is good that was had before what the request shows was looked at."""
TOO_MANY_REQUESTS: Final = 429
UNCOUNTED: Final = re.compile(r"/(?:interactions|webhooks)/\d+/[^/]{20,}")
"""First answers to interactions, and what goes through their webhooks, count nowhere."""


PATIENCE: Final = {
    Urgency.COVER: -inf,
    Urgency.CALL: 0.0,
    Urgency.NEXT_HAND: 1.0,
    Urgency.TABLE: 20.0,
    Urgency.OTHER_HAND: 30.0,
    Urgency.PUT_OFF: 60.0,
    Urgency.ENDED: 60.0,
}
"""Seconds for which a request lets those pass that are more urgent and come later."""


class _Waiting(NamedTuple):
    before: float
    """Requests without patience that come later than this, in the loop's time, come after it."""
    number: int
    turn: asyncio.Future[bool]


class Governor:
    """Lets requests go at a bounded rate, and none while Discord refuses them all."""

    def __init__(self, per_second: float = USUAL_RATE) -> None:
        """Let so many requests go in any second; a part of one means one in several seconds."""
        self._most = max(1, int(per_second * LONGEST_GUST))
        self._window = self._most / per_second
        """Seconds in which so many may go."""
        self._sent: deque[float] = deque(maxlen=self._most)
        self._per_second = per_second
        self._strain, self._strained_at = 0.0, 0.0
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None
        self._closed_until: float | None = None
        """When Discord takes requests again, in the loop's time; None while it does."""
        self._is_trying = False
        """Whether a single request is under way to find out if it does."""
        self.refusals = 0
        """Requests that Discord refused as too many, but for limits that bots share."""

    def waiting(self) -> int:
        """Return how many requests wait for their turn."""
        return sum(not one.turn.done() for one in self._waiting)

    def delay(self) -> float:
        """Return for how many seconds a request waits at least that lets all others pass."""
        return self.waiting() / self._per_second

    def strain(self) -> float:
        """Return which share of the requests that may go lately went: 1 is all of them."""
        return self._strain * exp((self._strained_at - self._now()) / STRAIN_FADES)

    async def take_turns(self, many: int) -> list[float]:
        """Wait until so many requests of this task may go; return when each might, in loop's time.

        Their turns follow one another where nothing more urgent comes between, as all go with the
        last. Fewer while Discord takes none: those that are sent find out when it does again.
        """
        turns = [self._queue() for _ in range(many)]
        had = list[float]()
        try:
            while len(had) < many and not await turns[len(had)]:
                had.append(self._now())
        finally:
            self._leave(turns[len(had) :])
        return had

    async def take_turn(self) -> bool:
        """Wait until a request may go, the most urgent ones first, but none for ever.

        Return whether it is the one that finds out if Discord takes requests again: its end must be
        told by `tried`.
        """
        turn = self._queue()
        try:
            return await turn
        except asyncio.CancelledError:
            self._leave([turn])
            raise

    def _leave(self, turns: Iterable[asyncio.Future[bool]]) -> None:
        """Let turns pass to others that are not taken, had or not."""
        for turn in turns:
            if turn.done() and not turn.cancelled() and turn.result():
                self.tried(accepted=False)
            turn.cancel()

    def _queue(self) -> asyncio.Future[bool]:
        """Let a request wait; the result tells whether it is the one that finds out."""
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        before = self._now() + PATIENCE[urgency()]
        heapq.heappush(self._waiting, _Waiting(before, next(self._numbers), turn))
        self._let_go()
        return turn

    def refused(self, seconds: float) -> None:
        """Let no request go for so many seconds, and then one alone."""
        self._closed_until = max(self._closed_until or 0.0, self._now() + seconds)
        self._wake_in(seconds)

    def tried(self, *, accepted: bool) -> None:
        """Hear how the request went that found out if Discord takes requests again."""
        self._is_trying = False
        if accepted:
            self._closed_until = None
        self._let_go()

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes a client's requests wait here, and tells how they went."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _before(
        self,
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        start: aiohttp.TraceRequestStartParams,
    ) -> None:
        request.is_trial = is_counted(start.url) and await self._take_turn_unless_had()
        try:
            await check_holding()
        except ShownElsewhereError:
            if request.is_trial:
                self.tried(accepted=False)
            raise

    async def _take_turn_unless_had(self) -> bool:
        """Let a request go that has had its turn, at once or, where that was a while ago, first.

        All turns that were had long ago, used at once, would be more than Discord takes.
        """
        had = turn_had()
        if had is None:
            return await self.take_turn()
        if self._now() - had < FRESH:
            return False
        return await sent_as(Urgency.COVER, self.take_turn())

    async def _after(
        self,
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        end: aiohttp.TraceRequestEndParams,
    ) -> None:
        headers = end.response.headers
        is_refused = end.response.status == TOO_MANY_REQUESTS
        is_global = is_refused and headers.get("X-RateLimit-Scope") == "global"
        if is_refused and headers.get("X-RateLimit-Scope") != "shared":
            self.refusals += 1
        if is_global:
            self.refused(float(headers.get("Retry-After", 1)))
        if request.is_trial:
            self.tried(accepted=not is_global)

    async def _failed(
        self,
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        _failure: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if getattr(request, "is_trial", False):
            self.tried(accepted=False)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _let_go(self) -> None:
        """Let those go that may, and wake up when the next one may."""
        while self._waiting and not self._is_trying:
            if self._waiting[0].turn.done():  # its task was cancelled
                heapq.heappop(self._waiting)
                continue
            pause = self._pause()
            if pause > 0:
                self._wake_in(pause)
                return
            self._sent.append(self._now())
            self._strain = self.strain() + 1 / (self._per_second * STRAIN_FADES)
            self._strained_at = self._now()
            self._is_trying = self._closed_until is not None
            heapq.heappop(self._waiting).turn.set_result(self._is_trying)

    def _pause(self) -> float:
        """Return the seconds until the next request may go; none where it may now."""
        now = self._now()
        is_full = len(self._sent) == self._most
        room = self._sent[0] + self._window - now if is_full else 0.0
        return max(room, (self._closed_until or 0.0) - now)

    def _wake_in(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._let_go)


def is_counted(url: URL) -> bool:
    """Tell whether a request counts against the limit of a whole bot."""
    return not UNCOUNTED.search(url.path)
