"""Translations of descriptions and choices of commands, for Discord's own command list."""

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
    """Translates the descriptions of commands and their choices from the Fluent files.

    The names of commands stay the same in every language.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the base class asks for it
    ) -> str | None:
        """Return a description or choice in a locale; None where English serves."""
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        said = Voice(LOCALES[locale], string.extras["slug"])(key)
        icon = string.extras.get("icon")
        return f"{icon} {said}" if icon else said
