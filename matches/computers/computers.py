"""Computers: they think elsewhere, and move for their seats at a pace as people do.

Each of their seats that is to act has one task. Its input is in the database: after a restart it
begins anew, with the same position, notes and seed, and comes to the same move.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

from games.kit.chance import Chance, decision_seed
from games.kit.game import IllegalMove
from matches.computers.paces import LIVE_PACES, left_of, live_pause, pause
from matches.ports import StorageUnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import Seat, Value
    from games.kit.mind import Level
    from matches.computers.thinker import Thinker
    from matches.match import Match, Turn
    from matches.ports import MatchStore, SeatLeases
    from matches.referee import Referee

log = logging.getLogger(__name__)

PAUSE_AFTER_FAULT: Final = 10.0
"""Seconds after which a computer tries again that has failed."""
MOST_FAULTS: Final = 3
"""Faults in a row after which a computer waits until something happens at its table."""


class Timer(Protocol):
    """A call that is due later, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """The time, and calls at a later time."""

    @property
    def now(self) -> Callable[[], float]:
        """Returns seconds since the epoch."""

    @property
    def later(self) -> Callable[[float, Callable[[], None]], Timer]:
        """Makes a call so many seconds from now."""


class Computers:
    """Moves for the computers at all tables.

    `show` is called with the turn after each move. `is_live` tells whether a match is a race: then
    a computer presses at its own pace.
    """

    def __init__(
        self,
        referee: Referee,
        matches: MatchStore,
        thinker: Thinker,
        clock: Clock,
        *,
        thinking: SeatLeases,
        show: Callable[[Turn], object],
        is_live: Callable[[Match], bool],
    ) -> None:
        self._referee = referee
        self._matches = matches
        self._thinker = thinker
        self._clock = clock
        self._thinking = thinking
        self._show = show
        self._is_live = is_live
        self._due: set[tuple[int, Seat]] = set()
        """Seats that their task still has to look at."""
        self._tasks: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        self._racing: set[tuple[int, Seat]] = set()
        """Seats whose last move was one of a race."""
        self._closed = False
        referee.listeners["computers"].append(self.look_at)
        referee.listeners["end"].append(self._forget)

    def look_at(self, match: Match) -> None:
        """Let computers move in a match if it is their turn; returns at once."""
        for seat in match.to_act() & match.computers.keys():
            self._begin(match.id, seat)

    def _forget(self, match: Match) -> None:
        self._thinker.forget(match.id)

    async def decide_in_place(self, match: Match, seat: Seat, level: Level) -> Value:
        """Return the move that a computer would make for a seat whose person is waited for."""
        at_once = self._is_live(match)
        return await self._thinker.decide(match, seat, level=level, at_once=at_once)

    def _begin(self, match_id: int, seat: Seat) -> None:
        """Let a seat be looked at, by the task that is under way or by a new one."""
        self._due.add((match_id, seat))
        if (match_id, seat) not in self._tasks and not self._closed:
            work = self._work(match_id, seat)
            task = asyncio.create_task(work, name=f"computer-{match_id}-{seat}")
            self._tasks[match_id, seat] = task

    async def resume(self, ours: Callable[[int], bool] | None = None) -> None:
        """Let computers move on after a start, in the servers that are `ours` or in all."""
        await self._look_through(await self._matches.running_with_computers(ours))

    async def claim_abandoned(self, unshown: Sequence[int]) -> None:
        """Take over thinking that other processes have left; called every few seconds.

        `unshown` are matches they have not shown: they may not have begun to think there.
        """
        for match_id, seat in await self._thinking.claim_abandoned():
            self._begin(match_id, seat)
        if self._thinking.shared:
            await self._look_through(unshown)

    async def _look_through(self, match_ids: Sequence[int]) -> None:
        for match_id in match_ids:
            if match := await self._load(match_id):
                self.look_at(match)

    def under_way(self) -> int:
        """Return for how many seats a computer thinks, waits to think, or lets time pass."""
        return len(self._tasks)

    async def wait(self) -> None:
        """Wait until no computer is to act."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Leave everything to the next start."""
        self._closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, match_id: int, seat: Seat) -> None:
        """Decide for a seat until it is no longer to act."""
        key, faults = (match_id, seat), 0
        try:
            while key in self._due and faults < MOST_FAULTS:
                self._due.discard(key)
                try:
                    await self._decide_alone(match_id, seat)
                    faults = 0
                except StorageUnavailableError as error:
                    log.warning("match %s: its computer waits: %s", match_id, error)
                    await self._sleep(PAUSE_AFTER_FAULT)
                    self._due.add(key)
                except Exception:
                    log.exception("match %s: the computer at seat %s failed", match_id, seat)
                    faults += 1
                    await self._sleep(PAUSE_AFTER_FAULT)
                    self._due.add(key)
        finally:
            self._due.discard(key)
            self._racing.discard(key)
            del self._tasks[key]

    async def _decide_alone(self, match_id: int, seat: Seat) -> None:
        """Decide for a seat unless another process does."""
        if not await self._thinking.acquire(match_id, seat):
            return
        to_others = True
        try:
            await self._decide(match_id, seat)
            to_others = False
        finally:
            await self._thinking.release(match_id, seat, to_others=to_others)
        if self._thinking.shared and (match := await self._load(match_id)):
            # Another process has moved and found the seat held: then it is ours to go on.
            self.look_at(match)

    async def _decide(self, match_id: int, seat: Seat) -> None:
        """Think, let the pause go by, and move if nothing has changed for the seat meanwhile."""
        match = await self._load(match_id)
        if match is None or not _is_due(match, seat):
            return
        if self._is_live(match):
            await self._race(match, seat)
            return
        began, length = self._clock.now(), await self._pause(match, seat)
        move = await self._thinker.decide(match, seat)
        await self._sleep(left_of(length, self._clock.now() - began))
        later = await self._load(match_id)
        if later is None or not _is_due(later, seat):
            return
        if later.view(seat) != match.view(seat) or self._is_live(later):
            self._due.add((match_id, seat))
            return
        await self._move(later, seat, move)

    async def _race(self, match: Match, seat: Seat) -> None:
        """Wait the pace, look, and press; a tile that another seat has taken meanwhile is lost."""
        if _is_still_read(match):
            return
        key = match.id, seat
        seed = decision_seed(match.seed, seat, match.acted[seat])
        level = match.computers[seat]
        pace = match.game.mind().levels[level].pace or LIVE_PACES[level]
        wait = live_pause(pace, seed, first=key not in self._racing)
        self._racing.add(key)
        await self._sleep(wait)
        later = await self._load(match.id)
        if later is None or not _is_due(later, seat):
            return
        move = await self._thinker.decide(later, seat, at_once=True)
        await self._move(later, seat, move)

    async def _move(self, match: Match, seat: Seat, move: Value) -> None:
        """Make a move; if another one came first, look again.

        Raises:
            IllegalMove: if the rules refuse even the house's move.
        """
        try:
            turn = await self._referee.submit_for_computer(match.id, seat, move)
        except IllegalMove as refusal:
            later = await self._load(match.id)
            if later is None or later.ply != match.ply:
                log.debug("match %s: a computer was late: %s", match.id, refusal.text.key)
                self._due.add((match.id, seat))
                return
            log.error("match %s: its computer cheats: %s", match.id, refusal.text.key)  # noqa: TRY400 - what was refused is secret
            luck = Chance(decision_seed(match.seed, seat, match.step), 0)
            move = match.game.stand_in(match.view(seat), match.legal(seat), luck)
            turn = await self._referee.submit_for_computer(match.id, seat, move)
        self._show(turn)

    async def _load(self, match_id: int) -> Match | None:
        """Return a match; None if it is gone, or cannot be read."""
        try:
            return await self._matches.load(match_id)
        except IllegalMove as refusal:
            log.info("match %s: no computer moves: %s", match_id, refusal.text.key)
            return None

    async def _pause(self, match: Match, seat: Seat) -> float:
        last = await self._matches.log_of(match.id, after=match.ply - 1)
        in_a_turn = bool(last) and last[-1].seat == seat
        return pause(match.computers[seat], in_a_turn=in_a_turn)

    async def _sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        timer = self._clock.later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


def _is_due(match: Match, seat: Seat) -> bool:
    return seat in match.to_act() and seat in match.computers


def _is_still_read(match: Match) -> bool:
    """Tell whether one person alone has not pressed yet in a race: their press will wake us."""
    people = set(match.seats) - match.computers.keys() - match.resigned
    return len(people) == 1 and match.game.mind().waits_for_people(match.state)
