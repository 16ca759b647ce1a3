"""All aboard! by slash command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.kit.game_cog import GameCog
from cogs.kit.voices import command_text

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host

SLUG = "all_aboard"


class AllAboardCog(
    GameCog,
    commands.GroupCog,
    group_name="allaboard",
    group_description=command_text("command-allaboard", SLUG),
):
    """Put an animal into a boat: the only decision of the game."""

    slug = SLUG

    @app_commands.command(name="board", description=command_text("command-allaboard-board", SLUG))
    @app_commands.describe(
        animal=command_text("command-allaboard-board-animal", SLUG),
        boat=command_text("command-allaboard-board-boat", SLUG),
    )
    async def board(self, call: Call, animal: str, boat: int) -> None:
        """Put an animal from the hand into a boat."""
        await self.play(call, kind="board", animal=animal, boat=boat)

    @board.autocomplete("animal")
    async def animals_offered(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the animals in the asker's hand."""
        return await self.suggest(call, typed, 1, {2: call.namespace.boat}, str)

    @board.autocomplete("boat")
    async def boats_offered(self, call: Call, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the boats that have a place left."""
        return await self.suggest(call, typed, 2, {1: call.namespace.animal}, int)


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(AllAboardCog(host))
