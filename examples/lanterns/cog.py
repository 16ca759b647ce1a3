"""Lanterns by slash command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.base import GameCog
from cogs.voices import said

if TYPE_CHECKING:
    from cogs.base import Call, Host

SLUG = "lanterns"


class LanternsCog(
    GameCog,
    commands.GroupCog,
    group_name="lanterns",
    group_description=said("command-lanterns", SLUG),
):
    """Put a card face down: the only decision of the game."""

    slug = SLUG

    @app_commands.command(name="seal", description=said("command-lanterns-seal", SLUG))
    @app_commands.describe(card=said("command-lanterns-seal-card", SLUG))
    async def seal(self, call: Call, card: int) -> None:
        """Put a card of the hand face down."""
        await self.play(call, kind="seal", card=card)

    @seal.autocomplete("card")
    async def cards_offered(self, call: Call, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the cards in the asker's hand."""
        return await self.offers(call, typed, 1, {}, int)


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(LanternsCog(host))
