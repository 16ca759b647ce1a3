"""Translations of command descriptions, for Discord's own command list."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from games.kit.words import Voice

LOCALES: Final = {
    discord.Locale.spain_spanish: "es",
    discord.Locale.latin_american_spanish: "es",
    discord.Locale.german: "de",
}


class Translator(app_commands.Translator):
    """Looks descriptions up where all other texts are; names stay the same in every language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the base class asks for it
    ) -> str | None:
        """Return a description in a locale; None where English serves."""
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        return Voice(LOCALES[locale], string.extras["slug"])(key)
