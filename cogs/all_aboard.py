"""All aboard! by slash command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog

if TYPE_CHECKING:
    from cogs.kit.bot import Call

SLUG = "all_aboard"
command = GameCommands(SLUG, "allaboard")


class AllAboardCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Put an animal into a boat: the only decision of the game."""

    slug = SLUG
    round_ends = frozenset({"round-scores"})
    seen_in_climax = frozenset(
        {
            *("boarded", "boarded-face-down", "boat-departs", "fight", "love", "scare", "eat"),
            *("throw", "throw-out", "sails", "sails-complete", "sinks", "round-begins"),
            *("octopus-dry", "octopus-swims", "octopus-love"),
            *("fox-jumps", "fox-lost", "foxes-jump", "foxes-lost"),
        }
    )

    @command("board")
    async def board(self, call: Call, animal: str, boat: str) -> None:
        """Put an animal from the hand into a boat."""
        await self.play(call, kind="board", animal=animal, boat=boat)
