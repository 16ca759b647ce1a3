"""Lanterns by slash command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

SLUG = "lanterns"
command = GameCommands(SLUG, "lanterns")


class LanternsCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Put a card face down: the only decision of the game."""

    slug = SLUG

    seal = command.move("seal", "card")


async def setup(bot: Bot) -> None:
    """Put the cog on the bot."""
    await bot.add_cog(LanternsCog(bot))
