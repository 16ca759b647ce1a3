"""What people see of clocks: until when each seat is waited for, and the votes of the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import discord

from cogs.kit.messages.controls import Control, button
from matches.clocks.timing import votes_offered

if TYPE_CHECKING:
    from discord import ui

    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

ICONS = {"wait": "⏳", "move": "🤖", "end": "🏁"}
"""By vote."""


@dataclass(frozen=True)
class VoteAboutLate(Control):
    """Vote about those who are late."""

    verb: ClassVar = "vote"
    in_public: ClassVar = True
    match: int
    wish: str
    """`wait`, `move` or `end`."""


def relative(moment: int) -> str:
    """Return Discord's relative time of a moment, which each app says in its own language."""
    return f"<t:{moment}:R>"


def clock_time(moment: float) -> str:
    """Return Discord's time of the day of a moment, as each reader's clock shows it."""
    return f"<t:{round(moment)}:t>"


def clock_lines(due: dict[Seat, int], voice: Voice) -> list[str]:
    """Say who is waited for until when; those whose time is over together, together."""
    moments = sorted(set(due.values()))
    return [
        voice(
            "clock-line",
            who=voice.series([voice.name(seat) for seat in due if due[seat] == moment]),
            when=relative(moment),
        )
        for moment in moments
    ]


def vote_buttons(match: Match, voice: Voice) -> list[ui.Item[Any]]:
    """Make the buttons of those who wait for a player who is late."""
    danger, grey = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    return [
        button(
            voice(f"button-vote-{wish}"),
            VoteAboutLate(match.id, wish),
            style=danger if wish == "end" else grey,
            icon=ICONS[wish],
        )
        for wish in votes_offered(match)
    ]
