"""The sensible beginner of the arena: looks one move ahead, at the table as it then lies.

People who have read the rules play about so. It is no level and sits at no table: first steps are
measured against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.computers.candidates import Choice
from games.kit.computers.table import value_of
from games.kit.mind import move_at_random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance
    from games.kit.game import AnyGame, Seat, Value


def greedy(game: AnyGame, world: Value, seat: Seat, legal: Sequence[Value], luck: Chance) -> Choice:
    """Return the move after which the table looks best at a glance; among equals any, by verb."""
    mind = game.mind()
    if len(legal) == 1:
        return Choice(legal[0], forced=True)
    values = []
    moves = mind.moves(world, seat, legal)
    for move in moves:
        after = game.apply(world, seat, move, luck)[0]
        outcome = game.outcome(after)
        glance = () if outcome else mind.glance(after)
        values.append(
            value_of(outcome, game.spec, seat) if outcome else glance[seat] if glance else 0.0
        )
    best = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
    return Choice(move_at_random(best, luck), steps=len(moves))
