"""Voices: private answers speak the asker's language, public messages the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from games.kit.words import Voice, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Call
    from matches.match import Match


def own_voice(call: Call, slug: str | None = None, names: Sequence[str] = ()) -> Voice:
    """Return the voice for a private answer: in the user's language."""
    return Voice(call.client.known_users.language(call), slug, names)


async def match_voice(call: Call, match: Match) -> Voice:
    """Return the voice for a private answer about a match, with the names of its players."""
    language = own_voice(call).language
    names = await call.client.known_users.names_at(match, language)
    return own_voice(call, match.game.spec.slug, names)


async def public_language(call: Call) -> str:
    """Return the language for what everybody in a server reads.

    That is the one the server has chosen here, else the one it has chosen at Discord, else that of
    the user who asks. Discord lets only Community servers choose, and calls all others American; so
    American English may be a choice or none, and does not count.
    """
    if chosen := (await call.client.store.configs.get(call.guild_id or 0)).language:
        return chosen
    if call.guild_locale not in {None, discord.Locale.american_english}:
        return language_of(str(call.guild_locale))
    return call.client.known_users.language(call)


def command_text(key: str, slug: str | None = None) -> app_commands.locale_str:
    """Return a description for Discord's command list, to be translated by `bot.translator`."""
    return app_commands.locale_str(Voice("en", slug)(key), key=key, slug=slug)
