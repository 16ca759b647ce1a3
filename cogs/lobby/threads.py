"""Threads of tables: named after who plays there and who has won, put away if nothing is played.

The channel beside a thread shows its name, and nothing else of what is played in it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.discord_errors import is_transient
from games.kit.words import unescape
from matches.ports import StorageUnavailableError
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

THREAD_NAME_LIMIT: Final = 100
"""Characters; Discord's limit."""
UNTIL_TRIED_AGAIN: Final = 10 * 60.0
"""Seconds: Discord lets a thread be named twice in ten minutes."""


class LobbyThreads:
    """Looks after the threads that the bot has opened for tables."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.named: Wakeups[int] = Wakeups(
            self._name,
            bot.delivery.clock,
            pauses=[UNTIL_TRIED_AGAIN],
            named="the thread of match {}".format,
            is_transient=lambda error: isinstance(error, StorageUnavailableError),
        )
        """By match: those whose players or winners are to be told by the name of their thread."""

    async def _name(self, match_id: int) -> None:
        match = await self._bot.store.matches.load(match_id)
        thread = self._own(match.channel)
        if thread is None or await self._bot.store.tournaments.of_match(match_id):
            return
        voice = await self._bot.known_users.voice(match, None)
        won = match.outcome.winners if match.outcome else frozenset()
        order = sorted(match.seats, key=lambda seat: seat not in won)
        who = [f"{'🏆 ' if seat in won else ''}{unescape(voice.name(seat))}" for seat in order]
        name = f"{match.game.spec.icon} {voice('title')} · {', '.join(who)}"
        await self._edit(thread, name=name[:THREAD_NAME_LIMIT])

    async def put_away(self, channel: int) -> None:
        """Archive the thread of a table at which nothing was played, if the bot has opened it."""
        if thread := self._own(channel):
            await self._edit(thread, archived=True)

    def _own(self, channel: int) -> discord.Thread | None:
        thread = self._bot.get_channel(channel)
        if not isinstance(thread, discord.Thread) or thread.archived or not self._bot.user:
            return None
        return thread if thread.owner_id == self._bot.user.id else None

    @staticmethod
    async def _edit(thread: discord.Thread, *, name: str = "", archived: bool = False) -> None:
        try:
            await (thread.edit(archived=True) if archived else thread.edit(name=name))
        except (discord.DiscordException, OSError) as error:
            if is_transient(error) and not archived:
                raise
            log.info("thread %s stays as it is: %s", thread.id, error)
