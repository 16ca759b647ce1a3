"""Users: who has used the bot, with names and languages, as they were seen last."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from games.kit.words import Voice, language_of
from matches.bounded import BoundedDict
from matches.records import User

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from games.kit.game import Seat
    from matches.match import Match
    from matches.ports import UserStore

log = logging.getLogger(__name__)

CACHED_USERS: Final = 10_000
"""Users kept in memory; the others are a look into storage away."""


@dataclass
class Users:
    """Who has used the bot: names and languages, written down when they change."""

    store: UserStore
    _cached: BoundedDict[int, User] = field(default_factory=lambda: BoundedDict(CACHED_USERS))

    async def meet(self, call: discord.Interaction[Any]) -> None:
        """Remember whoever used a command or pressed a button, if that can be written down.

        Every interaction begins here, so a database that fails must not keep the answer from those
        who need nothing of it; they are met again with the next one.
        """
        try:
            await self._meet(call)
        except Exception:
            log.exception("user %s could not be written down", call.user.id)

    async def _meet(self, call: discord.Interaction[Any]) -> None:
        known = await self.get(call.user.id)
        name, language = call.user.display_name, language_of(call.locale.value)
        if known is None or (known.name, known.language) != (name, language):
            channel, closed = (known.dm_channel, known.dm_closed) if known else (None, False)
            await self.save(User(call.user.id, name, language, channel, dm_closed=closed))

    async def get(self, user_id: int) -> User | None:
        """Return what is remembered of a user."""
        if user_id not in self._cached and (user := await self.store.get(user_id)):
            self._cached[user_id] = user
        return self._cached.get(user_id)

    async def save(self, user: User) -> None:
        """Write a user down."""
        await self.store.save(user)
        self._cached[user.id] = user

    async def names(self, user_ids: Sequence[int]) -> tuple[str, ...]:
        """Return the names of a table's players, by seat; "?" for whoever never used the bot."""
        known = [await self.get(user_id) for user_id in user_ids]
        return tuple(user.name if user else "?" for user in known)

    async def voice(self, match: Match, seat: Seat | None) -> Voice:
        """Return the voice in which a match speaks to a seat, or in public to everybody."""
        language = match.language
        if seat is not None and (user := await self.get(match.players[seat])):
            language = user.language
        return Voice(language, match.game.spec.slug, await self.names(match.players))
