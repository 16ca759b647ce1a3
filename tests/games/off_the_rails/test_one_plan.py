"""That hints of one turn of Off the Rails tell one plan of a cart, made as they are given."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.kit.text import Text
from games.off_the_rails.game import OffTheRails
from tests.support.played import with_plans

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.off_the_rails.model import State

GAME = OffTheRails()
MIND = GAME.mind()
WAYS = {"effect-plan", "effect-bound", "effect-then", "effect-home", "effect-faces"}
"""What names where a cart is to come home; and with what, as far as it says."""
LONGER = ((2, 3), (3, 2), (4, 2), (1, 1))
"""On demand: with how many seats, and how many matches."""


@pytest.mark.parametrize(
    ("seats", "many"), [(2, 1), *(pytest.param(*one, marks=pytest.mark.long) for one in LONGER)]
)
def test_hints_of_a_turn_name_one_way_home_for_each_cart(seats: int, many: int) -> None:
    turns, torn = told(seats, many)
    assert turns
    assert not torn


def told(seats: int, many: int) -> tuple[int, list[Any]]:
    """Return in how many turns a plan is told, and those in which two are."""
    named = defaultdict[Any, list[Any]](list)
    for match in range(many):
        for moment in with_plans(GAME, f"one plan {match}", seats=seats, slips=False):
            before: State = cast("Any", moment.before)
            for effect in MIND.effects(before, moment.seat, cast("Any", moment.move))[:1]:
                for cart, *plan in ways_named(effect.said):
                    named[match, before.round, moment.seat, cart].append((moment.ply, tuple(plan)))
    torn = [(turn, said) for turn, said in named.items() if len({plan for _, plan in said}) > 1]
    return len({turn[:3] for turn in named}), torn


def ways_named(said: Text, cart: str = "") -> Iterator[tuple[Any, ...]]:
    """Yield of which trip of which cart a text names the way home, where it is out, with what."""
    cart = said.facts.get("cart", cart)
    if said.key in WAYS:
        yield cart, said.facts["exit"], said.facts.get("points")
    for arg in said.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Text):
                cart = part.facts.get("cart", cart)
                yield from ways_named(part, cart)
