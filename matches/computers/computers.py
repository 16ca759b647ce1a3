"""Computers: they think elsewhere, and move for their seats at a pace as people do.

Each of their seats that is to act is looked after by itself. What a decision depends on is in the
database: after a restart the same position, notes and seed lead to the same move.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance, decision_seed
from games.kit.game import IllegalMove
from matches.computers.paces import LIVE_PACES, left_of, live_pause, pause, slowest
from matches.lessons.script import computers_to_move, is_paced, reply_of
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from games.kit.game import Seat, Value
    from games.kit.mind import Level
    from matches.computers.thinker import Thinker
    from matches.match import Match, Turn
    from matches.ports import MatchStore, SeatLeases
    from matches.preferences import Preferences
    from matches.referee import Referee
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

COMPUTER_RETRY_PAUSES: Final = (10.0, 10.0, 300.0)
"""Seconds until a computer that has failed tries again, by the number of faults in a row."""


async def _at_once(_: Match) -> None:
    """Wait for nobody."""


class Computers:
    """Moves for the computers at all tables.

    `show` is called with the turn after each move. `is_live` tells whether a match is a race: then
    a computer presses at its own pace, or as slowly as the `wishes` of somebody there want it.
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
        wishes: Callable[[int], Awaitable[Preferences]],
    ) -> None:
        self._referee = referee
        self._matches = matches
        self._thinker = thinker
        self._clock = clock
        self._thinking = thinking
        self._show = show
        self._is_live = is_live
        self._wishes = wishes
        self.watched: Callable[[Match], Awaitable[None]] = _at_once
        """Waits until people have seen what has happened last; computers do not move before."""
        self._seats = Wakeups(
            self._look_after,
            clock,
            pauses=COMPUTER_RETRY_PAUSES,
            named="match {0[0]}: the computer at seat {0[1]}".format,
        )
        """By match and seat."""
        self._racing: set[tuple[int, Seat]] = set()
        """Seats whose last move was one of a race."""
        referee.listeners["computers"].append(self.look_at)
        referee.listeners["end"].append(self._forget)

    def look_at(self, match: Match) -> None:
        """Let computers move in a match if it is their turn; returns at once."""
        for seat in computers_to_move(match):
            self._seats.wake((match.id, seat))

    def _forget(self, match: Match) -> None:
        self._thinker.forget(match.id)

    async def decide_in_place(self, match: Match, seat: Seat, level: Level) -> Value:
        """Return the move that a computer would make for a seat whose person is waited for."""
        at_once = self._is_live(match)
        return await self._thinker.decide(match, seat, level=level, at_once=at_once)

    async def resume(self, ours: Callable[[int], bool] | None = None) -> None:
        """Let computers move on after a start, in the servers that are `ours` or in all."""
        await self._look_through(await self._matches.running_with_computers(ours))

    async def claim_abandoned(self, unshown: Sequence[int]) -> None:
        """Take over thinking that other processes have left; called every few seconds.

        `unshown` are matches they have not shown: they may not have begun to think there.
        """
        for match_id, seat in await self._thinking.claim_abandoned():
            self._seats.wake((match_id, seat))
        if self._thinking.shared:
            await self._look_through(unshown)

    async def _look_through(self, match_ids: Sequence[int]) -> None:
        for match_id in match_ids:
            if match := await self._load(match_id):
                self.look_at(match)

    def under_way(self) -> int:
        """Return for how many seats a computer thinks, waits to think, or lets time pass."""
        return self._seats.pending()

    async def wait(self) -> None:
        """Wait until no computer is to act, but for those that have failed and will try again."""
        await self._seats.wait()

    async def close(self) -> None:
        """Leave everything to the next start."""
        await self._seats.close()

    async def _look_after(self, key: tuple[int, Seat]) -> None:
        """Decide for a seat, unless another process does."""
        if await self._thinking.acquire(*key):
            await self._decide_alone(*key)
        if not self._seats.awaits(key):
            self._racing.discard(key)

    async def _decide_alone(self, match_id: int, seat: Seat) -> None:
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
        """Think, let the pause go by, and move if the seat is still to act, and may move so."""
        match = await self._load(match_id)
        if match is None or not _is_due(match, seat):
            return
        if self._is_race(match):
            await self._race(match, seat)
            return
        began, length = self._clock.now(), await self._pause(match, seat)
        move = reply_of(match, seat) or await self._thinker.decide(match, seat)
        await self.watched(match)
        # A whole number of pauses: time spent on a decision would tell how hard it was.
        await self._clock.sleep(left_of(length, self._clock.now() - began))
        later = await self._load(match_id)
        if later is None or not _is_due(later, seat):
            return
        # Whatever others did meanwhile, it began where the seat became due: so what a computer does
        # does not depend on how quick they were, unless they have made it impossible.
        acted = later.acted[seat] != match.acted[seat]
        refused = later.ply != match.ply and move not in later.legal(seat)
        if acted or refused or self._is_race(later):
            self._seats.wake((match_id, seat))
            return
        await self._move(later, seat, move)

    def _is_race(self, match: Match) -> bool:
        """Tell whether a computer presses at its own pace; by a script, moves come one by one."""
        return self._is_live(match) and not is_paced(match)

    async def _race(self, match: Match, seat: Seat) -> None:
        """Wait the pace, look, and press; a tile that another seat has taken meanwhile is lost."""
        if _lets_begin(match, seat):
            return
        key = match.id, seat
        seed = decision_seed(match.seed, seat, match.acted[seat])
        level = match.computers[seat]
        pace = match.game.mind().levels[level].pace or LIVE_PACES[level]
        wait = live_pause(pace, seed, first=key not in self._racing)
        self._racing.add(key)
        await self._clock.sleep(wait * await self._slower(match))
        later = await self._load(match.id)
        if later is None or not _is_due(later, seat):
            return
        move = await self._thinker.decide(later, seat, at_once=True)
        await self._move(later, seat, move)

    async def _slower(self, match: Match) -> int:
        """Return how many times as long a computer pauses in a race: who is slowest counts."""
        people = [match.players[seat] for seat in match.played_by_people]
        return slowest([await self._wishes(one) for one in people])

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
                self._seats.wake((match.id, seat))
                return
            log.error("match %s: its computer cheats: %s", match.id, refusal.text.key)  # noqa: TRY400 - what was refused is secret
            luck = Chance(decision_seed(match.seed, seat, match.acted[seat]), 0)
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
        level = match.computers[seat]
        searches = match.game.mind().levels[level].steps > 0
        return pause(level, in_a_turn=in_a_turn, searches=searches)


def _is_due(match: Match, seat: Seat) -> bool:
    return seat in computers_to_move(match)


def _lets_begin(match: Match, seat: Seat) -> bool:
    """Tell whether a computer waits in a race for who is alone: their next press will wake it."""
    people = set(match.seats) - match.computers.keys() - match.resigned
    mind = match.game.mind()
    moves = mind.levels[match.computers[seat]].head_start
    return len(people) == 1 and mind.waits_for_person(match.state, min(people), moves)
