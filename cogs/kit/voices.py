"""In which language to speak: private answers in the asker's, public ones in the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from games.kit.words import Voice, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.game_cog import Call


def own_voice(call: Call, slug: str | None = None, names: Sequence[str] = ()) -> Voice:
    """Return the voice for a private answer: in the language of whoever asks."""
    return Voice(language_of(call.locale.value), slug, names)


def public_language(call: Call) -> str:
    """Return the language for what everybody reads: the server's."""
    return language_of(call.guild_locale.value if call.guild_locale else call.locale.value)


def said(key: str, slug: str | None = None) -> app_commands.locale_str:
    """Return a description for Discord's command list, to be translated by `bot.translator`."""
    return app_commands.locale_str(Voice("en", slug)(key), key=key, slug=slug)
