"""Help: one page, what to do first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.kit.commands.commands import command
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import hands_button, page
from cogs.kit.messages.match_controls import (
    PlayAlone,
    ShowLessons,
    ShowMatches,
    ShowShelf,
    ShowToday,
)
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from cogs.person.rules import AskRules
from matches.preferences import ON

if TYPE_CHECKING:
    from cogs.kit.bot import Call


class Help(TableCog):
    """The page for those who do not know how to begin."""

    @command("help")
    async def help_command(self, call: Call) -> None:
        """Say in the asker's language what to do first."""
        voice = own_voice(call)
        alone = button(voice("button-alone"), PlayAlone(), icon="🤖")
        firsts = [
            button(voice("button-learn"), ShowLessons(), icon="🎓"),
            button(voice("button-rules"), AskRules(), icon="📖"),
        ]
        if call.guild_id is None:
            firsts = [alone, *firsts, button(voice("button-matches"), ShowMatches(), icon="📋")]
        else:
            if (await self.bot.store.configs.get(call.guild_id)).computers:
                firsts.insert(0, alone)
            firsts.insert(0, button(voice("button-open"), ShowShelf(), icon="🎲"))
        firsts.insert(-1, button(voice("button-today"), ShowToday(), icon="📅"))
        firsts[0].style = discord.ButtonStyle.primary
        texts = [ui.TextDisplay[Any](voice(key)) for key in ("help-page", "help-more")]
        wishes = await self.bot.known_users.preferences(call.user.id)
        hands = rows(hands_button(voice, in_words=wishes.words == ON))
        view = page(f"### {voice('help-title')}", controls=[*rows(*firsts), *texts, *hands])
        await call.response.send_message(view=view, ephemeral=True)
