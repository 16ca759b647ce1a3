"""Which of two carts drives first: asked wherever anything depends on it, and nowhere else."""

from __future__ import annotations

from typing import Final

from games.kit.chance import Chance
from games.off_the_rails.components import UPGRADES, Exits
from games.off_the_rails.model import Drive, SplitByLot, State
from games.off_the_rails.rules import carts_to_drive, layout_of
from games.off_the_rails.rules.cart_order import first_to_drive
from games.off_the_rails.rules.routes import all_routes
from tests.support.boards.off_the_rails_table import GAME, Position, position

STRAIGHTS = """
  C D E
1 ┃ ┃ ┃
2 ┃ ┃ ┃
3 ┃ ┃ ┃
"""
FORK = """
  C D E F
1 ┃ · ┃ ·
2 ┃ ┏ ┻ ━
3 ┃ · · ·
"""


BOTH_IN_ORDER: Final = ("red.white", "red.black")
BOTH: Final = set(BOTH_IN_ORDER)
TILES: Final[tuple[Exits, ...]] = tuple(UPGRADES)
HOLDS: Final = ("", "ruby", "ruby gold", "gold ruby rock ruby")
FIELDS: Final = 150
"""Fields at random on which every way of driving is tried in both orders."""


def asked_for(start: Position) -> set[str]:
    """Return the carts of which one is to be chosen to drive first."""
    return {move.cart for move in start.drive().legal if isinstance(move, Drive)}


def test_carts_that_do_not_meet_are_not_asked_for() -> None:
    start = position(STRAIGHTS, "red.white C0 S 2", "red.black E0 S 2")
    assert asked_for(start) == set()


def test_ruling_50_crossing_the_same_track_alone_makes_no_difference() -> None:
    cross = "  C D E\n1 ┃ · ·\n2 ╋ ━ ━\n3 ┃ · ·"
    start = position(cross, "red.white C1 S 1: ruby", "red.black E2 W 1: ruby")
    assert asked_for(start) == {"red.white"}, (
        "it chooses its way on the cross, and is not asked for"
    )


def test_ruling_50_a_cart_in_the_way_of_the_other_is_asked_for() -> None:
    start = position(STRAIGHTS, "red.white C0 S 2", "red.black C1 S 2: ruby")
    assert asked_for(start) == BOTH


def test_ruling_50_a_deposit_that_both_pass_is_asked_for_if_they_may_take_different_jewels() -> (
    None
):
    cross = "  B C D\n1 · ┃ ·\n2 ━ ╋ ━\n3 · ┃ ·\n4 · ┃ ·"
    carts = "red.white C0 S 4", "red.black B2 E 2"
    assert asked_for(position(cross, *carts, deposits={"C2": "ruby gold"})) == BOTH
    assert asked_for(position(cross, *carts, deposits={"C2": "ruby"})) == BOTH


def test_ruling_50_what_a_blind_pick_tells_may_come_before_the_other_carts_junction() -> None:
    rams = "blue.white C3 N 3: gold ruby rock"
    start = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 3: ruby", rams)
    assert asked_for(start) == BOTH
    alone = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 3: ruby")
    assert asked_for(alone) != BOTH


def test_ruling_50_where_nothing_is_left_to_decide_a_blind_pick_is_not_waited_for() -> None:
    rams = "blue.white C3 N 3: gold ruby rock"
    start = position(STRAIGHTS, "red.white C1 S 3: ruby", "red.black E1 S 2: ruby", rams)
    assert asked_for(start) == set()


# ---- against every way that two drives can go ---------------------------------------------------


FIELD: Final = tuple(column + row for row in "1234" for column in "BCDE" if column + row != "D3")
"""Where the carts of the comparison drive: small, so that they meet."""
DONE: Final = frozenset({"actions", "claim", "offer", "spread", "over"})
"""Phases in which all carts of a turn have driven."""


def scattered(number: int) -> State:
    """Return a small field at random: track, jewels, two red carts and a blue one."""
    luck = Chance("order", number)
    squares = luck.shuffle([one for one in FIELD if one != "D3"])
    tiles = {one: luck.pick(TILES) for one in squares[: len(squares) - 2]}
    start = position(
        "B\n1 ·",
        *(
            f"{name} {at} {luck.pick(tiles[at])} {luck.pick((1, 2, 3))}: {luck.pick(HOLDS)}".rstrip(
                ": "
            )
            for name, at in zip((*BOTH_IN_ORDER, "blue.white"), squares, strict=False)
        ),
        deposits={at: luck.pick(("ruby", "ruby gold", "gold gold gold")) for at in squares[4:9:2]},
    )
    return start.state.model_copy(update={"tiles": tiles})


def ends(state: State, first: str) -> frozenset[str]:
    """Return all positions to which the drives can lead if this cart goes first."""
    cart = state.cart(first)
    begun = state.model_copy(update={"phase": "drive"})
    found: set[str] = set()
    for way in all_routes(layout_of(state), cart, cart.speed):
        drive = Drive(cart=cart.name, route=way.exits)
        found |= _decided(GAME.apply(begun, begun.turn, drive, Chance("order", 1))[0])
    return frozenset(found)


def _decided(state: State) -> set[str]:
    """Follow every decision until all carts have driven."""
    if state.phase in DONE:
        return {repr((state.carts, sorted(state.deposits.items()), state.stockpiles))}
    (seat,) = GAME.to_act(state)
    found: set[str] = set()
    for move in GAME.legal(state, seat):
        if not isinstance(move, SplitByLot):
            found |= _decided(GAME.apply(state, seat, move, Chance("order", 1))[0])
    return found


def test_ruling_50_the_order_is_asked_wherever_the_outcome_may_differ() -> None:
    asked_in_vain = asked = 0
    for number in range(FIELDS):
        state = scattered(number)
        offered = {cart.name for cart in first_to_drive(state, carts_to_drive(state))}
        differs = ends(state, "red.white") != ends(state, "red.black")
        assert not differs or offered == BOTH, f"field {number}: the order is not asked for"
        asked += offered == BOTH
        asked_in_vain += offered == BOTH and not differs
    assert asked
    assert asked_in_vain < asked / 3, (asked_in_vain, asked)
