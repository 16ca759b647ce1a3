"""What people see of clocks: until when each seat is waited for, and the votes of the others."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.kit.messages.controls import OfMatch, button
from matches.clocks.timing import votes_offered

if TYPE_CHECKING:
    from discord import ui

    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

A_MINUTE: Final = 60
"""Seconds by which times may differ that are told as one."""
ICONS = {"wait": "⏳", "move": "🤖", "end": "🏁"}
"""By vote."""


class VoteAboutLate(OfMatch, verb="vote", in_public=True):
    """Vote about those who are late."""

    choice: str
    """`wait`, `move` or `end`."""


def relative(moment: float | None) -> str:
    """Return Discord's relative time of a moment, which each app says in its own language."""
    return f"<t:{int(moment or 0)}:R>"


def clock_time(moment: float) -> str:
    """Return Discord's time of the day of a moment, as each reader's clock shows it."""
    return f"<t:{round(moment)}:t>"


def clock_lines(due: dict[Seat, int], voice: Voice) -> list[str]:
    """Say who is waited for until when; those whose time is over within a minute, together."""
    together: list[list[Seat]] = []
    for seat, moment in sorted(due.items(), key=itemgetter(1)):
        if not together or moment - due[together[-1][0]] >= A_MINUTE:
            together.append([])
        together[-1].append(seat)
    return [
        voice(
            "clock-line",
            who=voice.series([voice.name(seat) for seat in sorted(seats)]),
            when=relative(due[seats[0]]),
        )
        for seats in together
    ]


def vote_buttons(match: Match, voice: Voice) -> list[ui.Item[Any]]:
    """Make the buttons of those who wait for a player who is late."""
    danger, grey = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    return [
        button(
            voice(f"button-vote-{choice}"),
            VoteAboutLate(match.id, choice),
            style=danger if choice == "end" else grey,
            icon=ICONS[choice],
        )
        for choice in votes_offered(match)
    ]
