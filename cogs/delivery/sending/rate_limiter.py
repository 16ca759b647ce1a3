"""The rate limiter: no more requests a second than Discord takes, the most urgent ones first.

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
from contextlib import asynccontextmanager
from itertools import count
from math import exp, inf
from typing import TYPE_CHECKING, Final, NamedTuple

import aiohttp

from cogs.delivery.sending.urgency import Slot, Urgency, check_lease, sent_as, take_slot, urgency
from matches.ports import ShownElsewhereError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from types import SimpleNamespace

    from yarl import URL

USUAL_RATE: Final = 45
"""Requests a second: what is sent evenly arrives in gusts, and Discord counts what arrives."""
UTILISATION_FADES: Final = 10.0
"""Seconds after which a request counts in the utilisation a third (1/e) as much."""
LONGEST_GUST: Final = 1 / 9
"""Seconds of the rate: as many requests may go at once."""
SLOT_STAYS_VALID: Final = 0.25
"""Seconds a granted slot stays valid: what its request shows is drawn once it is granted."""
MARGIN: Final = 1.05
"""How many times the rate may leave in one second: what is drawn for slots takes now less, now more
time."""
TOO_MANY_REQUESTS: Final = 429
UNCOUNTED: Final = re.compile(r"/(?:interactions|webhooks)/\d+/[^/]{20,}")
"""Paths that no limit counts: first answers to interactions, and their webhooks."""


SLACK: Final = {
    Urgency.COVER: -inf,
    Urgency.CALL: 0.0,
    Urgency.NEXT_HAND: 1.0,
    Urgency.TABLE: 20.0,
    Urgency.OTHER_HAND: 30.0,
    Urgency.PUT_OFF: 60.0,
    Urgency.ENDED: 60.0,
}
"""Seconds for which a request yields to more urgent ones that come later."""


class _Waiting(NamedTuple):
    deadline: float
    """When it came and its slack, in the loop's time: the earliest deadline goes first."""
    number: int
    slot: asyncio.Future[bool]


class RateLimiter:
    """Lets requests go at a bounded rate, and none while Discord refuses them all."""

    def __init__(self, per_second: float = USUAL_RATE) -> None:
        """Let `per_second` requests go in any second; a half means one in two seconds."""
        self._most = max(1, int(per_second * LONGEST_GUST))
        self._window = self._most / per_second
        """Seconds in which `_most` requests may go."""
        self._granted: deque[float] = deque(maxlen=self._most)
        """When the last slots were, in the loop's time."""
        self._left: deque[float] = deque(maxlen=max(1, int(per_second * MARGIN)))
        """When the last requests leave, some of them soon."""
        self._share = 1 / (per_second * UTILISATION_FADES)
        """Of what may go while utilisation fades, what one request is."""
        self._per_second = per_second
        self._utilisation, self._measured_at = 0.0, 0.0
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
        """Return how many requests wait for a slot."""
        return sum(not one.slot.done() for one in self._waiting)

    def delay(self) -> float:
        """Return the seconds until those that wait have gone: the least urgent waits as long."""
        return self.waiting() / self._per_second

    def utilisation(self) -> float:
        """Return the share of the requests that may go that lately went: 1 is all of them."""
        return self._utilisation * exp((self._measured_at - self._now()) / UTILISATION_FADES)

    @asynccontextmanager
    async def reserve(self, wanted: Urgency) -> AsyncIterator[None]:
        """Wait until a request may go that is prepared in the block; it is sent at once then.

        All that is sent in the block is this urgent. If nothing is, another request may go instead.
        """
        with sent_as(wanted):
            is_trial = await self.acquire()
        slot = Slot(self._now(), is_trial)
        try:
            with sent_as(wanted, slot):
                yield
        finally:
            if not slot.is_used:
                slot.is_used = True
                self._give_back(slot)

    def _give_back(self, slot: Slot) -> None:
        """Leave a slot to others for which nothing was sent."""
        if slot.granted in self._granted:
            self._granted.remove(slot.granted)
            self._utilisation = max(0.0, self.utilisation() - self._share)
            self._measured_at = self._now()
        if slot.is_trial:
            self.tried(accepted=False)
        else:
            self._grant()

    async def acquire(self) -> bool:
        """Wait until a request may go, the most urgent ones first, but none for ever.

        Return whether it is the one that finds out if Discord takes requests again: its end must be
        told by `tried`.
        """
        slot = self._queue()
        try:
            return await slot
        except asyncio.CancelledError:
            if slot.done() and not slot.cancelled() and slot.result():
                self.tried(accepted=False)
            slot.cancel()
            raise

    def _queue(self) -> asyncio.Future[bool]:
        """Let a request wait; the result tells whether it is the one that finds out."""
        slot: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        deadline = self._now() + SLACK[urgency()]
        heapq.heappush(self._waiting, _Waiting(deadline, next(self._numbers), slot))
        self._grant()
        return slot

    def refused(self, seconds: float) -> None:
        """Let no request go for some seconds, and then one alone."""
        self._closed_until = max(self._closed_until or 0.0, self._now() + seconds)
        self._wake_in(seconds)

    def tried(self, *, accepted: bool) -> None:
        """Hear how the request went that found out if Discord takes requests again."""
        self._is_trying = False
        if accepted:
            self._closed_until = None
        self._grant()

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
        counts = is_counted(start.url)
        request.is_trial = counts and await self._acquire_unless_reserved()
        try:
            if counts:
                await self._leave_evenly()
            await check_lease()
        except (ShownElsewhereError, asyncio.CancelledError):
            if request.is_trial:
                request.is_trial = False
                self.tried(accepted=False)
            raise

    async def _acquire_unless_reserved(self) -> bool:
        """Let a request go for which a slot is held: at once, or first of all if that was long ago.

        All slots that were granted long ago, used at once, would be more than Discord takes.
        """
        slot = take_slot()
        if slot is None:
            return await self.acquire()
        is_valid = self._now() - slot.granted < SLOT_STAYS_VALID
        if slot.is_trial or (is_valid and self._closed_until is None):
            return slot.is_trial
        with sent_as(Urgency.COVER):
            return await self.acquire()

    async def _leave_evenly(self) -> None:
        """Let no more requests leave in a second than Discord takes, whenever they were granted."""
        now, is_full = self._now(), len(self._left) == self._left.maxlen
        leaves = max(now, self._left[0] + 1) if is_full else now
        self._left.append(leaves)
        if leaves > now:
            await asyncio.sleep(leaves - now)

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

    def _grant(self) -> None:
        """Grant slots to requests that may go, and set the timer for the next one."""
        while self._waiting and not self._is_trying:
            if self._waiting[0].slot.done():  # its task was cancelled
                heapq.heappop(self._waiting)
                continue
            pause = self._pause()
            if pause > 0:
                self._wake_in(pause)
                return
            self._granted.append(self._now())
            self._utilisation = self.utilisation() + self._share
            self._measured_at = self._now()
            self._is_trying = self._closed_until is not None
            heapq.heappop(self._waiting).slot.set_result(self._is_trying)

    def _pause(self) -> float:
        """Return the seconds until the next request may go; none where it may now."""
        now = self._now()
        is_full = len(self._granted) == self._most
        room = self._granted[0] + self._window - now if is_full else 0.0
        return max(room, (self._closed_until or 0.0) - now)

    def _wake_in(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._grant)


def is_counted(url: URL) -> bool:
    """Tell whether a request counts against the limit of a whole bot."""
    return not UNCOUNTED.search(url.path)
