"""What carts are after: what jewels are worth to a seat, over which surface, until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.components import (
    CHASM_CARD,
    COURSE,
    FIGURES,
    JEWEL_POINTS,
    ROCK,
    SURFACE_OF,
    Square,
)
from games.off_the_rails.mind.plans import Aim, gains_of, lures_of
from games.off_the_rails.model import ACTIONS_PER_TURN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.kit.game import Seat
    from games.off_the_rails.mind.board_graph import BoardGraph
    from games.off_the_rails.model import State

RUBY_MAJORITY: Final = 0.9
"""What a ruby is worth beyond its points, for the majority."""
MISSION_SHARE: Final = {
    "diamonds": (0.0, 0.0, 0.0, 0.0, 2.5),
    "green_fingers": (0.0, 0.0, 0.8, 0.0, 0.0),
    "gold_hills": (0.0, 0.0, 0.0, 0.8, 0.0),
    "red_leader": (0.0, 0.4, 0.0, 0.0, 0.0),
    "spice": (0.0, 0.2, 0.2, 0.2, 0.5),
    "gem_collector": (0.0, 0.3, 0.3, 0.3, 0.3),
    "dirty_goblins": (0.4, 0.0, 0.0, 0.0, 0.0),
}
"""What a mission that is still open adds to a jewel of each kind."""
ENEMY_LINES_COST: Final = -1.5
"""What leaving over another's surface costs while that is a mission."""
SURE_TURNS: Final = 1.0
"""Turns that are still likely once the chasm opens, as seen from before."""
CHASM_TURNS: Final = 3.0
"""The most turns that are counted on while it spreads: a cart below keeps the match going."""


def aims_of(state: State, seat: Seat, ground: BoardGraph) -> tuple[Aim, ...]:
    """Return what a seat's carts may be after: alone, one aim for each surface."""
    limit = ACTIONS_PER_TURN * turns_left(state)
    home, weights = ground.ways_home(_exit_costs(state, seat)), _weights(state)
    lures = lures_of(ground, gains_of(state.deposits, weights), home)
    return (Aim(weights, home, lures, COURSE.cart_points, limit),)


def turns_left(state: State) -> float:
    """Return how many turns each seat has, about, before carts are no longer safe below."""
    if state.seats == 1:
        return sum(state.supply.values())
    if state.chasm_open:
        return max(SURE_TURNS, min(CHASM_TURNS, sum(state.supply.values()) / state.seats))
    if state.last_turns is not None:
        return SURE_TURNS + state.last_turns / state.seats
    above = len(state.deck) - FIGURES.deck.below_chasm_card - FIGURES.deck.chasm_card_among / 2
    until = max(above, 0.5) if CHASM_CARD in state.deck else 0.0
    return SURE_TURNS + 1 + until / state.seats


def _weights(state: State) -> tuple[float, ...]:
    weights = [float(points) for points in JEWEL_POINTS]
    weights[ROCK + 1] += RUBY_MAJORITY
    for mission in state.missions:
        if mission not in state.claims and mission in MISSION_SHARE:
            for kind, more in enumerate(MISSION_SHARE[mission]):
                weights[kind] += more
    return tuple(weights)


def _exit_costs(state: State, seat: Seat) -> Mapping[Square, float]:
    others = {clan for other, clan in enumerate(state.clans) if other != seat}
    wanted = "enemy_lines" in state.missions and "enemy_lines" not in state.claims
    return {
        square: ENEMY_LINES_COST if wanted and colour in others else 0.0
        for square, colour in SURFACE_OF.items()
    }
