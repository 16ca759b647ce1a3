"""Whole matches for laws that matches at random hardly come to."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.computers.playout import Moment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Options


def with_plans(
    game: AnyGame, seed: str, options: Options | None = None, *, slips: bool = True
) -> Iterator[Moment]:
    """Play a match of two as computers do, by default with a third of the moves at random."""
    options, mind = options or game.spec.options(), game.mind()
    state = game.setup(2, options, Chance(seed, 0))
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
