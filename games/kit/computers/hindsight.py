"""Hindsight: whether a match that nobody won could have been won by who knew all that was hidden.

Tries play on from the true position, with the luck that the match would have had. Each seat does
what looks best to its mind, or now and then what looks second, third or fourth best.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from games.kit.chance import Chance
from games.kit.computers.analysis import no_time
from games.kit.computers.candidates import Budget
from games.kit.mind import is_blind, move_at_random

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import AnyGame, Seat, Value
    from games.kit.mind import Mind

STRAYS: Final = 8
"""How often, in percent, a try passes on from a move to the next best; the first try never does."""
MOST_PASSED: Final = 3
"""How many moves it passes on from at the most."""


def way_to_win(
    game: AnyGame,
    state: Value,
    luck_of: Callable[[int], Chance],
    seed: str,
    *,
    steps: int,
    spent: Callable[[], float] = no_time,
) -> tuple[Value, ...]:
    """Return moves that lead from a true position to a win; none if none were found in time.

    That none were found proves nothing. `luck_of` returns the luck of the first, second, … of
    them, from 0. `steps` are rules steps; `spent` says which share of the time is over. It is for
    matches that are over: what it returns betrays every secret.
    """
    mind, budget = game.mind(), Budget(steps)
    for number in count():
        strays, lot, at = STRAYS if number else 0, Chance(seed, number), state
        way: list[Value] = []
        while (actors := sorted(game.actors(at))) and budget.left and spent() < 1:
            move = _next(game, mind, at, actors[0], lot, strays)
            at, _ = game.apply(at, actors[0], move, luck_of(len(way)))
            way.append(move)
            budget.spend()
        found = game.outcome(at)
        if found and found.winners:
            return tuple(way)
        if actors or not way:
            break
    return ()


def _next(
    game: AnyGame, mind: Mind[Any, Any, Any], state: Value, seat: Seat, lot: Chance, strays: int
) -> Value:
    """Return the best move of a seat, or with some luck one that looks nearly as good."""
    legal: Sequence[Value] = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    if is_blind(mind):
        return move_at_random(legal, lot)
    seen: Sequence[Value] = mind.order(state, seat, mind.moves(state, seat, legal))
    best = seen[: MOST_PASSED + 1]
    passed = 0
    while passed + 1 < len(best) and lot.below(100) < strays:
        passed += 1
    return best[passed]
