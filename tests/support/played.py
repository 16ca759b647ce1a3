"""Matches played as computers play them, move by move, for laws that chance never meets."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.computers.playout import Moment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Options


def with_plans(
    game: AnyGame,
    seed: str,
    *,
    seats: int = 2,
    options: Options | None = None,
    slips: bool = True,
) -> Iterator[Moment]:
    """Play a match as computers do: at random carts hardly ever come home."""
    state = game.setup(seats, options or game.spec.options(), Chance(seed, 0))
    mind = game.mind()
    for ply in count(1):
        actors = sorted(game.actors(state))
        if not actors:
            return
        luck = Chance(f"{seed}/mind", ply)
        legal = game.legal(state, actors[0])
        slip = slips and luck.below(3) == 0
        move = luck.pick(legal) if slip else mind.policy(state, actors[0], legal, luck)
        after, events = game.play(state, actors[0], move, Chance(seed, ply))
        yield Moment(ply, state, actors[0], move, after, events)
        state = after
