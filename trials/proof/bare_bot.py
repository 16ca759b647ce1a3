"""The real bot without a network, a thread or a file: interactions in, requests out.

Everything runs on one loop, so two bots that do the same ask the same in the same order.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

import discord
from typing_extensions import override

from bot.app import GameBot
from cogs.delivery.reconciler import Delivery
from games import SHELF
from matches.match import Played
from matches.records import User
from matches.workers.processes import Priority
from playground.payloads.users import user_payload
from storage.sqlite.database import SqliteDatabase
from storage.store import Store
from tests.support.evenings.threads import Threads
from trials.proof.pretended_discord import BOT, DM_OF, GUILD, PretendedDiscord, guild_body

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from games.kit.computers.playout import Moment
    from games.kit.game import Event, Value
    from matches.match import Match
    from trials.proof.pretended_discord import Body

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class InlineDatabase(SqliteDatabase):
    """A database in memory, whose statements run where they are asked for."""

    def __init__(self) -> None:
        super().__init__(Path(":memory:"), 1)
        self.plain = sqlite3.connect(":memory:", isolation_level=None)
        self._prepare(self.plain)

    @override
    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return work(self.plain)

    @override
    async def close(self) -> None:
        self.plain.close()


class Inline(Threads):
    """Draws sketches where they are asked for, at once even in a backlog."""

    told: list[partial[Any]] | None = None
    """What it was asked to do, while a proof wants to know."""

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if self.told is not None:
            self.told.append(partial(function, *arguments))
        done: T = self._cheaper(function)(*arguments)
        return done


@dataclass
class Bare:
    """A bot, and what it talks to."""

    bot: GameBot
    store: Store
    api: PretendedDiscord
    database: InlineDatabase
    workers: Inline

    def hear(self, interaction: Body) -> None:
        """Bring an interaction to the bot, as its gateway would."""
        self.bot._connection.parsers["INTERACTION_CREATE"](interaction)

    def hand_of(self, user: int) -> discord.Message | None:
        """Return what stands last in a user's direct messages, as a press on it would bring it."""
        found = [
            one for one in self.api.messages.values() if one["channel_id"] == str(user + DM_OF)
        ]
        if not found:
            return None
        address = f"{discord.Asset.BASE}/attachments/"
        sent = json.loads(json.dumps(found[-1]).replace("attachment://", address))
        channel = self.bot.get_partial_messageable(user + DM_OF)
        return discord.Message(state=self.bot._connection, channel=channel, data=sent)

    async def show_what_cannot_wait(self) -> None:
        """Wait until all is shown but what is put off in a backlog."""
        assert isinstance(self.bot.delivery, Delivery)
        await self.bot.delivery.wait_until_idle()

    async def settle(self) -> None:
        """Wait until all is answered and shown."""
        await asyncio.sleep(0)
        for _ in range(2):
            await self.bot.interaction_tasks.wait_until_answered()
            await self.bot.delivery.wait_until_shown()

    async def record(
        self, match: Match, moment: Moment, state: Value, events: Sequence[Event]
    ) -> Match:
        """Write a ply down as if it had led to `state`, and return the match then."""
        acted = tuple(n + (seat == moment.seat) for seat, n in enumerate(match.acted))
        outcome = match.game.outcome(state)
        after = replace(match, ply=moment.ply, acted=acted, state=state, outcome=outcome)
        line = Played(moment.ply, moment.seat, moment.move, tuple(events))
        await self.store.matches.record(after, [line])
        return await self.store.matches.load(match.id)

    async def acquaint(self, user: int, name: str, language: str) -> None:
        """Let the bot know a user whose direct messages are open."""
        await self.bot.known_users.save(User(user, name, language, user + DM_OF))


NEVER: Final = 24 * 60 * 60.0
"""Seconds, longer than any proof takes."""


@asynccontextmanager
async def bare_bot(now: float) -> AsyncIterator[Bare]:
    """Start the bot at a Discord of its own; its clock stands still at `now`."""
    database, place, workers = InlineDatabase(), PretendedDiscord(now), Inline()
    store = Store.of(database, dict(SHELF))
    bot = GameBot(store, dict(SHELF), workers=workers)
    assert isinstance(bot.delivery, Delivery)
    bot.delivery.clock.now = lambda: now
    # Nor does anything fall due: two worlds side by side would not come to it at the same time.
    bot.delivery.clock.later = lambda _, call: asyncio.get_running_loop().call_later(NEVER, call)
    # Whether a match is looked at before or after a message is brought is luck in milliseconds.
    bot.delivery.answers_first = 0.0

    async def log_in(token: str) -> Body:
        bot.http._HTTPClient__session = place  # type: ignore[attr-defined]
        bot.http._global_over = asyncio.Event()
        bot.http._global_over.set()
        bot.http.token = token
        return user_payload(BOT)

    bot.http.static_login = log_in  # type: ignore[method-assign, assignment]
    await bot.login("token")
    bot._connection._add_guild_from_data(guild_body())  # type: ignore[arg-type]
    await store.configs.greet(GUILD)
    place.take()
    bare = Bare(bot, store, place, database, workers)
    try:
        yield bare
    finally:
        await bot.close()
        await store.close()
