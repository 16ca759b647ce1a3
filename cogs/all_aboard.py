"""All aboard! by slash command."""

from __future__ import annotations

from typing import Final

from discord.ext import commands

from cogs.kit.commands.commands import GameCommands
from cogs.kit.game_cog import GameCog

SLUG = "all_aboard"
command = GameCommands(SLUG, "allaboard")
SENTENCES: Final = {
    "elephant": "🐘",
    "room": "🛟",
    "sink": "🌊",
    "hungry": "🦁",
    "sorry": "🙈",
    "well-played": "👏",
}
"""What may be said to the table, each with its icon."""


class AllAboardCog(
    GameCog,
    commands.GroupCog,
    group_name=command.group,
    group_description=command.description,
):
    """Put an animal into a boat: the only decision of the game."""

    slug = SLUG
    sentences = SENTENCES
    colour = 0x2F8FCB
    round_ends = frozenset({"round-scores"})
    sums = round_ends
    seen_in_climax = frozenset(
        {
            *("boarded", "boarded-face-down", "boat-departs", "fight", "love", "scare", "eat"),
            *("throw", "throw-out", "sails", "sails-complete", "sinks", "round-begins"),
            *("octopus-dry", "octopus-swims", "octopus-love"),
            *("fox-jumps", "fox-lost", "foxes-jump", "foxes-lost"),
            *("scare-of", "throw-of", "throw-out-of", "eat-of", "sinks-of"),
            *("fox-jumps-of", "fox-lost-of"),
        }
    )

    board = command.move("board", "animal", "boat")
