"""The tables of tournaments: each is opened once, whatever happens meanwhile.

A table is announced, then a thread opened on the announcement, whose id the thread has, then a
match started in it. Each step is written down, and finds what an earlier try has done.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.game import IllegalMove
from matches.fairness.seals import Origin, Place
from matches.match import Turn
from matches.terms import Terms
from matches.tournaments.tournament import secret_of

if TYPE_CHECKING:
    from cogs.kit.bot import Bot
    from cogs.tournaments.layout import Shown
    from cogs.tournaments.messages import TournamentMessages
    from matches.match import Match
    from matches.tournaments.tournament import Pairing, Tournament

log = logging.getLogger(__name__)


class TournamentTables:
    """Opens tables in threads of a tournament's channel."""

    def __init__(self, bot: Bot, messages: TournamentMessages) -> None:
        self._bot = bot
        self._messages = messages
        self._lost: set[int] = set()
        """Threads of tables that were deleted."""

    def lose(self, thread: int) -> None:
        """Note that the thread of a table was deleted: it is opened anew."""
        self._lost.add(thread)

    def is_open(self, pairing: Pairing) -> bool:
        """Tell whether a table was opened, and still has its thread."""
        return pairing.match is not None and pairing.message not in self._lost

    async def open(self, shown: Shown, pairing: Pairing) -> bool:
        """Open one table as far as that is not done yet; tell whether it is."""
        now = shown.tournament
        earlier = pairing.message
        if earlier is None or earlier in self._lost:
            message = await self._messages.announce(shown, pairing)
            if message is None:
                return False
            is_called = pairing.match is not None or not pairing.earlier
            called = message if is_called else None
            pairing = await self._note(now, replace(pairing, message=message, called=called))
            if earlier is not None:
                self._lost.discard(earlier)
                await self._messages.delete(now, earlier)
        if not await self._messages.open_thread(shown, pairing, pairing.message or 0):
            return False
        if pairing.called is None:
            called = await self._messages.call_again(shown, pairing)
            if called is None:
                return False
            pairing = await self._note(now, replace(pairing, called=called))
        if pairing.match is not None:
            return await self._move(now, pairing, pairing.match)
        match = await self._start(now, pairing)
        if match is None:
            return False
        await self._note(now, replace(pairing, match=match.id))
        return True

    async def _move(self, now: Tournament, pairing: Pairing, match_id: int) -> bool:
        """Let the match of a table go on in its new thread; tell whether it does."""
        try:
            await self._bot.store.matches.move(match_id, pairing.message or 0, now.guild)
        except IllegalMove as refusal:
            log.warning("tournament %s: a match stays: %s", now.id, refusal.text.key)
            return False
        self._bot.delivery.refresh(match_id, fresh_table=True)
        return True

    async def _start(self, now: Tournament, pairing: Pairing) -> Match | None:
        """Start the match of a table in its thread, or find it there; None if it is taken.

        On one evening it is played live, in minutes a decision, otherwise in days.
        """
        players, thread = now.players(pairing.seats), pairing.message or 0
        there = await self._in_thread(thread, players, pairing)
        if there is not None:
            return there
        game = self._bot.shelf[now.game]
        try:
            match = await self._bot.referee.start(
                game,
                game.spec.options(),
                players,
                guild=now.guild,
                channel=thread,
                language=now.language,
                terms=Terms(speed="live" if now.rhythm == "evening" else "relaxed"),
                origin=_origin(now, pairing),
                people_needed=False,
                bell=now.due,
            )
        except IllegalMove as refusal:
            if there := await self._in_thread(thread, players, pairing):
                return there  # another process was faster
            log.warning("tournament %s: a table is not opened: %s", now.id, refusal.text.key)
            return None
        self._bot.delivery.show(Turn(match, ()), fresh_table=True)
        return match

    async def _in_thread(
        self, thread: int, players: tuple[int, ...], pairing: Pairing
    ) -> Match | None:
        """Return the match of a table that was started, but not written down before a stop."""
        matches = self._bot.store.matches
        with suppress(IllegalMove):
            for match in (await matches.in_channel(thread), await matches.last_in_channel(thread)):
                if match and match.id not in pairing.earlier and match.players == players:
                    return match
        return None

    async def _note(self, now: Tournament, pairing: Pairing) -> Pairing:
        """Write down how far the opening of a table is."""
        await self._bot.store.tournaments.change(
            now.id, lambda stored: stored.with_pairing(pairing)
        )
        return pairing


def _origin(now: Tournament, pairing: Pairing) -> Origin:
    """Return what the luck of a table's match follows from: the message that called to it."""
    channel = pairing.message if pairing.earlier else now.channel
    place = Place(guild=now.guild, channel=channel or 0, message=pairing.called or 0)
    return Origin(secret=secret_of(now, pairing), place=place)
