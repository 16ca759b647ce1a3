"""The timekeeper: reminds players who are late, and lets a computer move for those who missed.

Its state is in the database, and each transition is stored before it is told: neither a crash nor
another process leads to a second call. That people can reach the bot is noted each minute; in a
longer silence, for which a jump of the system's clock counts too, all that has a deadline has stood
still: clocks of matches, and what asks for it by `given_back`, gets that time again.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from matches.clocks.changes import go_on, is_one_too_many, remind, run_out, take_over
from matches.preferences import quiet_until
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from games.kit.game import Seat
    from games.kit.mind import Level
    from matches.clocks.values import Reminding
    from matches.computers.computers import Computers
    from matches.match import Match, Turn
    from matches.ports import Store
    from matches.referee import Referee
    from matches.transitions import Transition
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

STAND_IN: Final[Level] = "normal"
"""The level of a computer that moves for a seat that has missed its deadline."""
ALIVE: Final = "alive"
"""The variable that says when a process was alive last, in seconds since the epoch."""
SHARDS: Final = "alive shards"
"""The variable that says how many shards there are, and when those were alive of another number."""
BETWEEN_BEATS: Final = 30.0
"""Seconds after which that is noted again."""
LONGEST_SILENCE: Final = 150.0
"""Seconds without a note that count as none: four may be late, or fail."""
LONGEST_SLEEP: Final = 30.0
"""Seconds until the next look at the latest: other processes write too, and clocks are set."""
BETWEEN_MATCHES: Final = 0.2
"""Seconds between two matches that are due at once: Discord allows 50 requests in one."""


class Timekeeper:
    """Looks after the clocks of all matches.

    `show` is called with each turn that follows. `is_ours` tells whether a server belongs to this
    process, `is_reachable` whether people reach it through Discord now. Each of several processes
    has a name, the same after a restart.
    """

    def __init__(
        self,
        referee: Referee,
        store: Store,
        computers: Computers,
        clock: Clock,
        *,
        show: Callable[[Turn], object],
        is_ours: Callable[[int], bool],
        is_reachable: Callable[[], bool] = lambda: True,
        process: str = "",
    ) -> None:
        self._referee = referee
        self._store = store
        self._computers = computers
        self._clock = clock
        self._show = show
        self._is_ours = is_ours
        self._is_reachable = is_reachable
        self.given_back: list[Callable[[float, float], Awaitable[object]]] = []
        """Called with the moments from which and until which the bot could not be reached."""
        self._alive = (f"{ALIVE} {process}", ALIVE) if process else (ALIVE,)
        """Keys of the note; a process without one of its own goes by the note of all."""
        self._shards = process.rpartition("/")[2] or "1"
        self._looks = Wakeups(
            self._look_and_say_when, clock, pauses=[LONGEST_SLEEP], named=lambda _: "clocks"
        )
        """Without keys: each look asks which clocks are due."""
        self._runs = False
        self._noted: float | None = None
        """When this process noted last that it is reachable."""
        self._looking = asyncio.Lock()
        referee.now = self._now
        referee.listeners["clocks"].append(self.look_at)

    def _now(self) -> float:
        return self._clock.now()

    def start(self) -> None:
        """Look after clocks from now on, unless it was closed meanwhile; returns at once."""
        self._runs = True
        self._looks.wake(None)

    async def close(self) -> None:
        """Leave everything to the next start."""
        await self._looks.close()

    @property
    def stands_still(self) -> bool:
        """Whether nothing is to fall due now: people cannot reach the bot, or could not just now.

        After such a time it lasts until that was given back.
        """
        silence = inf if self._noted is None else self._now() - self._noted
        return not self._is_reachable() or silence > LONGEST_SILENCE

    def look_at(self, match: Match) -> None:
        """Look at a match in time; returns at once."""
        due = match.clocks.due
        if self._runs and due is not None:
            self._looks.wake(None, due)

    async def _look_and_say_when(self, _key: None) -> float:
        soon, latest = await self.look(), self._now() + LONGEST_SLEEP
        return latest if soon is None else min(soon, latest)

    async def look(self) -> float | None:
        """Do what is due now, and return when the next clock is due; None while it stands still."""
        async with self._looking:
            if not self._is_reachable():
                return None
            await self._beat()
            due = await self._store.matches.due(self._now())
            ours = [match_id for match_id, guild in due.matches if self._is_ours(guild)]
            async for match_id in self._one_after_another(ours):
                await self._attend(match_id)
                await self._note()
            return due.next

    async def _one_after_another(self, match_ids: Sequence[int]) -> AsyncIterator[int]:
        """Yield matches with a pause between two, in which others are shown, too."""
        for number, match_id in enumerate(match_ids):
            if number:
                await self._clock.sleep(BETWEEN_MATCHES)
            yield match_id

    async def _beat(self) -> None:
        """Note that the bot is reachable; if it was not for long, give that time back."""
        now = self._now()
        notes = [await self._store.variables.get(key) for key in self._alive]
        alive = next((float(note) for note in notes if note is not None), now)
        alive = max(alive, await self._alive_before(notes[-1]))
        if now - alive > LONGEST_SILENCE:
            await self._give_back(alive, now)
        self._noted = alive if notes[0] is not None else None
        await self._note()

    async def _alive_before(self, note_of_all: str | None) -> float:
        """Return when those of the former number of shards were alive last.

        Until then others have looked after the matches of this process, whatever it has noted.
        """
        noted = await self._store.variables.get(SHARDS)
        shards, _, before = (noted or "").partition(" ")
        if shards != self._shards:
            before = note_of_all or "0"
            await self._store.variables.save(SHARDS, f"{self._shards} {before}")
        return float(before)

    async def _note(self) -> None:
        """Note that the bot is reachable, if that is long ago."""
        now = self._now()
        if self._noted is not None and abs(now - self._noted) < BETWEEN_BEATS:
            return
        for key in self._alive:
            await self._store.variables.save(key, str(now))
        self._noted = now

    async def _give_back(self, alive: float, now: float) -> None:
        matches = await self._store.matches.timed()
        ours = [match_id for match_id, guild in matches if self._is_ours(guild)]
        log.info("clocks of %d matches stood still for %.0f s", len(ours), now - alive)
        # The old note stands until all have got their time: a second attempt adds none twice.
        async for match_id in self._one_after_another(ours):
            await self._do(match_id, partial(go_on, stopped=alive, now=now))
        for give_back in self.given_back:
            await give_back(alive, now)

    async def _attend(self, match_id: int) -> None:
        """Do what is due about the clocks of one match."""
        try:
            match = await self._store.matches.load(match_id)
        except IllegalMove as refusal:
            log.debug("match %s: its clocks are left: %s", match_id, refusal.text.key)
            return
        except Exception:
            log.exception("match %s: its clocks could not be looked after", match_id)
            return
        for seat in sorted(match.clocks.running):
            try:
                await self._attend_seat(match, seat)
            except IllegalMove as refusal:
                log.debug("match %s: a clock is left: %s", match_id, refusal.text.key)
            except Exception:  # what is wrong with one seat harms no other
                log.exception("match %s: the clock of seat %s was not looked after", match_id, seat)

    async def _attend_seat(self, match: Match, seat: Seat) -> None:
        clock, now = match.clocks.running[seat], self._now()
        if clock.due <= now:
            await self._run_out(match, seat, now)
        elif clock.reminder is not None and clock.reminder <= now:
            reminding, again = await self._how_to_remind(match, seat, now)
            transition = partial(remind, seat=seat, asked=clock, reminding=reminding, again=again)
            await self._do(match.id, transition)

    async def _how_to_remind(
        self, match: Match, seat: Seat, now: float
    ) -> tuple[Reminding, float | None]:
        """Return how a player wants to be reminded, and when again if they have quiet hours now."""
        if match.players[seat] < 0:  # a former player
            return "none", None
        wishes = await self._store.preferences.get(match.players[seat])
        if wishes.reminders == "off":
            return "none", None
        quiet = quiet_until(wishes, now)
        if quiet is None and match.clocks.running[seat].reminding == "later":
            return "together", None
        if quiet is None:
            return ("dm" if wishes.reminders == "dm" else "mention"), None
        return ("later", quiet) if quiet < match.clocks.running[seat].due else ("none", None)

    async def _run_out(self, match: Match, seat: Seat, now: float) -> None:
        acted = match.acted[seat]
        if is_one_too_many(match, seat):
            await self._do(
                match.id, partial(take_over, seat=seat, acted=acted, now=now, level=STAND_IN)
            )
            return
        move = await self._computers.decide_in_place(match, seat, STAND_IN)
        transition = partial(run_out, seat=seat, acted=acted, now=now)
        if not await self._do(match.id, partial(transition, move=move)):
            await self._do(match.id, partial(transition, move=None))

    async def _do(self, match_id: int, transition: Transition) -> bool:
        """Do a transition and show the turn; return False if it came too late."""
        try:
            turn = await self._referee.do(match_id, transition)
        except IllegalMove as refusal:
            log.debug("match %s: too late for its clock: %s", match_id, refusal.text.key)
            return False
        self._show(turn)
        return True
