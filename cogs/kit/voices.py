"""In which language to speak, and what to whom: privately in the asker's, publicly the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from games.kit.words import Voice, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.host import Call
    from games.kit.game import Event, Seat
    from matches.match import Match


def own_voice(call: Call, slug: str | None = None, names: Sequence[str] = ()) -> Voice:
    """Return the voice for a private answer: in the language of whoever asks."""
    return Voice(language_of(call.locale.value), slug, names)


async def match_voice(call: Call, match: Match) -> Voice:
    """Return the voice for a private answer about a match, with the names of its players."""
    names = await call.client.known_users.names(match.players, match.guild)
    return own_voice(call, match.game.spec.slug, names)


def public_language(call: Call) -> str:
    """Return the language for what everybody reads: the server's."""
    return language_of(call.guild_locale.value if call.guild_locale else call.locale.value)


def command_text(key: str, slug: str | None = None) -> app_commands.locale_str:
    """Return a description for Discord's command list, to be translated by `bot.translator`."""
    return app_commands.locale_str(Voice("en", slug)(key), key=key, slug=slug)


def events_for(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Return which of these events a seat is told: the public ones, and its own secrets."""
    return [told for told in events if told.to is None or told.to == seat]
