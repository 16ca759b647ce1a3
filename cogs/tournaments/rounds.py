"""The rounds of tournaments: results are noted, rounds paired, deadlines kept.

Every step is written down before it is shown or opened, and each can be taken again: a restart, or
a failure of Discord, goes on where things stand.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from cogs.kit.discord_errors import is_transient
from cogs.kit.members import leavers
from cogs.tournaments.messages import ChannelDeletedError
from cogs.tournaments.tables import TournamentTables
from games.kit.game import IllegalMove
from matches.clocks.timing import slowest
from matches.entries import Entry
from matches.ports import StorageUnavailableError
from matches.standings.ratings import own_moves
from matches.tournaments.rounds import (
    ended,
    is_decided,
    paired,
    set_forward,
    walked_over,
    with_outcome,
    without_leavers,
    without_result,
)
from matches.transitions import run_out_of_time
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.bot import Bot
    from cogs.tournaments.layout import Shown
    from cogs.tournaments.messages import TournamentMessages
    from games.kit.game import Seat
    from matches.match import Match
    from matches.tournaments.tournament import Pairing, Tournament

log = logging.getLogger(__name__)

Step: TypeAlias = "Callable[[Tournament, Pairing], Tournament]"
"""Gives a pairing a result."""
Occasion: TypeAlias = Literal["tournament", "match over", "start", "archiving"]
"""What is looked after: a tournament, the one of a match that is over, all at this process's start,
the threads of one that is over."""

BETWEEN_TRIES: Final = 120.0
"""Seconds until a table is tried again that could not be opened, or what Discord did not take."""
BETWEEN_TAKING_ON: Final = 30.0
"""Seconds after which a process looks for what others have left of its servers' tournaments."""
LONGEST_TIMER: Final = 6 * 60 * 60.0
"""Seconds until the next look at the time at the latest: clocks are set."""
BEFORE_ARCHIVING: Final = 5 * 60.0
"""Seconds for which the threads of a round that is over stay open, to look at its tables."""


class TournamentRounds:
    """Takes tournaments from round to round."""

    def __init__(self, bot: Bot, messages: TournamentMessages) -> None:
        self._bot = bot
        self._messages = messages
        self._tables = TournamentTables(bot, messages)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._hurried: set[int] = set()
        """Tournaments whose next round does not wait for its time."""
        self._wakeups: Wakeups[tuple[Occasion, int]] = Wakeups(
            self._look_after,
            bot.delivery.clock,
            pauses=[BETWEEN_TRIES],
            named="tournaments: {0[0]} {0[1]}".format,
            is_transient=is_transient,
        )
        """By occasion, and the id of the tournament or match."""

    def lock(self, tournament_id: int) -> asyncio.Lock:
        """Return the lock of one tournament: what it shows changes in the order of what happens."""
        return self._locks.setdefault(tournament_id, asyncio.Lock())

    async def close(self) -> None:
        """Leave everything to the next start."""
        await self._wakeups.close()

    async def wait(self) -> None:
        """Wait until nothing is under way."""
        await self._wakeups.wait()

    # ---- when to look --------------------------------------------------------------------------

    def match_ended(self, match: Match) -> None:
        """Hear of a match that is over; it may be one of a tournament."""
        self._wakeups.wake(("match over", match.id))

    async def match_over(self, match_id: int) -> None:
        """Look at the tournament of a match that is over, or counts no more."""
        tournament = await self._bot.store.tournaments.of_match(match_id)
        if tournament is not None:
            await self.go_on(tournament)

    async def annul(self, match_id: int) -> None:
        """Let a pairing whose match was annulled be played again, or count for no entrant."""
        tournament = await self._bot.store.tournaments.of_match(match_id)
        if tournament is None:
            return

        def change(now: Tournament) -> Tournament:
            found = [one for one in now.pairings if one.match == match_id]
            return without_result(now, found[0]) if found and now.phase == "running" else now

        await self._bot.store.tournaments.change(tournament, change)
        await self.go_on(tournament)

    async def channel_deleted(self, tournament_id: int) -> None:
        """End a tournament whose channel was deleted, and tell its people."""
        await self._end_without_channel(tournament_id)

    async def thread_deleted(self, tournament: Tournament, thread: int) -> None:
        """Open the table anew whose thread was deleted, unless it is over."""
        if any(one.message == thread for one in tournament.unfinished):
            self._tables.lose(thread)
            await self.go_on(tournament.id)

    def resume(self) -> None:
        """Go on after a start with the tournaments of this process's servers; returns at once."""
        self._wakeups.wake(("start", 0))

    async def take_on(self, ours: Callable[[int], bool]) -> None:
        """Go on with the tournaments of servers that are `ours`, if there is anything to be done.

        The process that took one on last may have died in the middle of it: its timers are gone.
        """
        try:
            under_way = await self._bot.store.tournaments.under_way()
        except StorageUnavailableError as error:
            log.warning("tournaments wait for storage: %s", error)
            return
        for tournament_id, guild in under_way:
            if ours(guild) and not self.lock(tournament_id).locked():
                await self.go_on(tournament_id)

    async def go_on(self, tournament_id: int, *, hurried: bool = False) -> None:
        """Take a tournament as far as it goes now; `hurried` does not wait for a round's time."""
        if hurried:
            self._hurried.add(tournament_id)
        await self._wakeups.look_now(("tournament", tournament_id))

    async def _look_after(self, key: tuple[Occasion, int]) -> float | None:
        occasion, number = key
        match occasion:
            case "tournament":
                return await self._go_on_or_end(number)
            case "match over":
                await self.match_over(number)
            case "start":
                for tournament_id, guild in await self._bot.store.tournaments.under_way():
                    if self._bot.is_ours(guild):
                        self._wakeups.wake(("tournament", tournament_id))
            case "archiving":
                if found := await self._bot.store.tournaments.get(number):
                    await self._messages.archive(found)
        return None

    async def give_back(self, stopped: float, now: float) -> None:
        """Give rounds and sign-ups the time back in which nobody could reach the bot."""
        for tournament_id, guild in await self._bot.store.tournaments.under_way():
            if self._bot.is_ours(guild):
                later = partial(set_forward, stopped=stopped, now=now)
                await self._bot.store.tournaments.change(tournament_id, later)
                self._wakeups.wake(("tournament", tournament_id))

    def _now(self) -> float:
        return self._bot.delivery.clock.now()

    # ---- one step after another ----------------------------------------------------------------

    async def _go_on_or_end(self, tournament_id: int) -> float | None:
        """Go on, or end where there is no channel any more in which to go on.

        Return when there may be more to do, in seconds since the epoch.
        """
        hurried = tournament_id in self._hurried
        self._hurried.discard(tournament_id)
        async with self.lock(tournament_id):
            try:
                wait = await self._go_on(tournament_id, hurried=hurried)
            except ChannelDeletedError:
                await self._end_without_channel(tournament_id)
                return None
        return None if wait is None else self._now() + min(wait, LONGEST_TIMER)

    async def _end_without_channel(self, tournament_id: int) -> None:
        was_over = False

        def change(now: Tournament) -> Tournament:
            nonlocal was_over
            was_over = now.phase == "over"
            return now if was_over else ended(now, early=True)

        after = await self._bot.store.tournaments.change(tournament_id, change)
        if after is not None and not was_over:
            log.info("tournament %s ends: its channel was deleted", tournament_id)
            await self._messages.tell_cancelled(after)

    async def _go_on(self, tournament_id: int, *, hurried: bool) -> float | None:
        """Take all steps that can be taken; return after how many seconds there may be others."""
        now = await self._bot.store.tournaments.get(tournament_id)
        if now is None or now.phase == "over" or now.game not in self._bot.shelf:
            return None
        if now.phase == "signup":
            return await self._keep_sign_up(now)
        now = await self._with_time_to_open(await self._with_results(now))
        if self._is_due(now):
            now = await self._past_deadline(now)
        now = await self._next_round(now, hurried=hurried)
        all_open = await self._show_and_open(now)
        if now.phase == "over":
            return None
        left = (now.due or 0) - self._now()
        if left <= 0:  # as nobody can reach the bot
            left = BETWEEN_TRIES
        return left if all_open else min(left, BETWEEN_TRIES)

    def _is_due(self, now: Tournament) -> bool:
        """Tell whether the time of a round or a sign-up is over, and people could use it."""
        is_over = now.due is not None and self._now() >= now.due
        return is_over and not self._bot.timekeeper.stands_still

    async def _keep_sign_up(self, now: Tournament) -> float | None:
        """Show a sign-up as it is, and let one lapse that was not started in time."""
        if not self._is_due(now):
            await self._messages.show(await self._shown(now, is_stuck=False))
            left = (now.due or 0) - self._now()
            return left if left > 0 else BETWEEN_TRIES
        lapsed = await self._change(now, ended)
        await self._messages.close(await self._messages.shown(lapsed), "tournament-lapsed")
        return None

    async def _with_results(self, now: Tournament) -> Tournament:
        """Note the results of this round's matches."""
        for pairing in now.unfinished:
            if pairing.match is None:
                continue
            match = await self._load(pairing.match)
            if match is None:
                now = await self._settle(now, pairing, without_result)
            elif match.outcome:
                now = await self._settle(now, pairing, partial(with_outcome, outcome=match.outcome))
        return now

    async def _with_time_to_open(self, now: Tournament) -> Tournament:
        """Let a round last as long as tables wait to be opened, and then as long as a round does.

        A table that nobody could come to has no deadline.
        """
        is_late = self._now() >= (now.due or 0)
        if not is_late or all(one.match is not None for one in now.unfinished):
            return now
        longer = self._now() + now.round_length
        return await self._change(now, lambda stored: replace(stored, due=longer))

    async def _past_deadline(self, now: Tournament) -> Tournament:
        """Decide what is not over in time: entrants who kept the others waiting have lost."""
        now = await self._without_leavers(now)
        for pairing in now.unfinished:
            match = None if pairing.match is None else await self._load(pairing.match)
            found = None if match is None else await self._ring(match)
            seats = [seat for seat in found or () if not now.entrant(pairing.seats[seat]).is_out]
            now = await self._settle(now, pairing, partial(walked_over, seats=seats))
        return now

    async def _ring(self, match: Match) -> frozenset[Seat] | None:
        """End a match whose round is over; return the seats that have not been the slowest.

        All of them where none has clearly kept the others waiting most; None then where nobody has
        made a move.
        """
        log = await self._bot.store.matches.log_of(match.id)
        entries = ((one.seat, one.move if isinstance(one.move, Entry) else None) for one in log)
        _, own = own_moves(entries, len(match.seats))
        found = frozenset(match.seats) - match.resigned - slowest(match, self._now())
        with suppress(IllegalMove):  # over by now
            turn = await self._bot.referee.do(match.id, run_out_of_time)
            self._bot.delivery.show(turn, fresh_table=True)
        return found if any(own) or found < frozenset(match.seats) else None

    async def _next_round(self, now: Tournament, *, hurried: bool) -> Tournament:
        """Pair the next round, or end, once all tables of this one are done and it is time."""
        sizes = self._bot.shelf[now.game].spec.seats
        while now.phase == "running" and not now.unfinished:
            if is_decided(now) or hurried or self._is_time(now):
                now = await self._without_leavers(now)
            if is_decided(now):
                now = await self._change_if_same(now, ended)
            elif hurried or self._is_time(now):
                hurried = False
                step = partial(paired, now=self._now(), sizes=sizes)
                now = await self._change_if_same(now, step)
                self.archive_soon(now)  # the rounds before
            else:
                break
        return now

    def _is_time(self, now: Tournament) -> bool:
        """Tell whether the next round may begin: on an evening at once, else when it was to be."""
        return now.rhythm == "evening" or self._is_due(now)

    async def _show_and_open(self, now: Tournament) -> bool:
        """Show a tournament, and open the tables that are not; tell whether all of them are."""
        await self._messages.show(await self._shown(now, is_stuck=False))
        if now.phase == "over":
            self.archive_soon(now)
        if now.phase != "running":
            return True
        all_open = True
        for pairing in now.unfinished:
            if not self._tables.is_open(pairing):
                shown = await self._shown(now, is_stuck=False)
                all_open &= await self._tables.open(shown, pairing)
        after = await self._bot.store.tournaments.get(now.id)
        if after is not None and after.phase == "running":
            await self._messages.show(await self._shown(after, is_stuck=not all_open))
        return all_open

    async def _shown(self, now: Tournament, *, is_stuck: bool) -> Shown:
        can_go_on = now.phase == "running" and not now.unfinished
        return await self._messages.shown(now, can_go_on=can_go_on, is_stuck=is_stuck)

    def archive_soon(self, now: Tournament) -> None:
        """Put the threads of rounds that are over away, once their last tables have been seen.

        If the bot stops before, Discord does so by itself, as nobody writes there any more.
        """
        self._wakeups.wake(("archiving", now.id), self._now() + BEFORE_ARCHIVING)

    # ---- how -----------------------------------------------------------------------------------

    async def drop_leavers(self, now: Tournament) -> None:
        """Strike out those who have signed up and left the server since."""
        await self._without_leavers(now)

    async def _without_leavers(self, now: Tournament) -> Tournament:
        """Let those drop out who have left the server; Discord is asked about each."""
        guild = self._bot.get_guild(now.guild)
        left = await leavers(guild, [one.player for one in now.people])
        return await self._change(now, partial(without_leavers, left=left)) if left else now

    async def _load(self, match_id: int) -> Match | None:
        """Return a match; None if it is gone, or cannot be read."""
        try:
            return await self._bot.store.matches.load(match_id)
        except IllegalMove:
            return None

    async def _settle(self, now: Tournament, pairing: Pairing, step: Step) -> Tournament:
        """Give a pairing a result, unless it has one by now, or another match."""

        def change(stored: Tournament) -> Tournament:
            current = stored.pairing(pairing.round, pairing.number)
            if current.result or current.match != pairing.match:
                return stored
            return step(stored, current)

        after = await self._change(now, change)
        decided = after.pairing(pairing.round, pairing.number)
        if decided.result:
            await self._messages.tell_result(await self._shown(after, is_stuck=False), decided)
        return after

    async def _change_if_same(
        self, now: Tournament, step: Callable[[Tournament], Tournament]
    ) -> Tournament:
        """Take a step that ends a round, unless that has been done."""

        def change(stored: Tournament) -> Tournament:
            moved_on = (stored.phase, stored.round) != (now.phase, now.round)
            return stored if moved_on or stored.unfinished else step(stored)

        return await self._change(now, change)

    async def _change(
        self, now: Tournament, change: Callable[[Tournament], Tournament]
    ) -> Tournament:
        return await self._bot.store.tournaments.change(now.id, change) or now
