"""What a table says when somebody who is waited for has left the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cogs.kit.messages.controls import button
from cogs.kit.messages.match_controls import LetComputerPlay

if TYPE_CHECKING:
    from collections.abc import Container

    from discord import ui

    from games.kit.game import Seat
    from games.kit.mind import Level
    from games.kit.words import Voice
    from matches.match import Match

LEVEL: Final[Level] = "normal"
"""Of the computer that may play on."""


def departed_seats(match: Match, departed: Container[tuple[int, int]]) -> list[Seat]:
    """Return the seats that are waited for and whose players have left; by server and user."""
    awaited = sorted(match.awaited())
    return [seat for seat in awaited if (match.guild, match.players[seat]) in departed]


def departure_lines(seats: list[Seat], voice: Voice) -> list[str]:
    """Say of each who has left, and what can be done."""
    return [voice("seat-departed", who=voice.name(seat)) for seat in seats]


def departure_buttons(match: Match, seats: list[Seat], voice: Voice) -> list[ui.Item[Any]]:
    """Offer a computer for the first of them: with more, the others are next."""
    plays = LetComputerPlay(match.id, seats[0], LEVEL)
    return [button(voice("button-computer-plays-on"), plays, icon="🤖")]
