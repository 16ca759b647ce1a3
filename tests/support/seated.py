"""How many play in tests that need no certain number: two, or as few as a game is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.kit.game import AnyGame


def few_seats(game: AnyGame) -> int:
    """Return the least number of players from two on; fewer where a game is for one alone."""
    return next((seats for seats in game.spec.seats if seats > 1), game.spec.seats[-1])
