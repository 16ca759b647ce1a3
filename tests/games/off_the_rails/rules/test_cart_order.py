"""Which cart drives first: asked wherever anything depends on it, and nowhere else."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import pytest

from games.kit.chance import Chance
from games.kit.game import Seat
from games.off_the_rails.components import COLOURS, UPGRADES, CartName, Exits, Square
from games.off_the_rails.model import Cart, Drive, Options, SplitByLot, State
from games.off_the_rails.rules import layout_of, order_trial
from games.off_the_rails.rules.cart_order import first_to_drive
from games.off_the_rails.rules.routes import all_routes
from tests.support.boards.off_the_rails_table import GAME, Position, position
from tests.support.slow import some_long

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


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
FIELDS: Final = int(os.environ.get("ORDER_FIELDS", "20"))
"""Fields at random, of each number of carts, on which all orders are tried."""


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
    start = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 2: ruby", rams)
    assert asked_for(start) == BOTH
    alone = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 2: ruby")
    assert asked_for(alone) != BOTH


def test_ruling_50_a_junction_both_of_whose_ways_derail_leaves_nothing_to_decide() -> None:
    rams = "blue.white C3 N 3: gold ruby rock"
    start = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 3: ruby", rams)
    assert asked_for(start) == set()


def test_ruling_50_where_nothing_is_left_to_decide_a_blind_pick_is_not_waited_for() -> None:
    rams = "blue.white C3 N 3: gold ruby rock"
    start = position(STRAIGHTS, "red.white C1 S 3: ruby", "red.black E1 S 2: ruby", rams)
    assert asked_for(start) == set()


def test_ruling_50_a_cart_that_another_turns_towards_a_third_is_asked_for() -> None:
    """Blue turns yellow, which then rams red: but only if both go before red."""
    drawing = "  B C\n1 · ┃\n2 · ┃\n3 · ┃\n4 · ┃\n5 ━ ┫"
    carts = "red C5 W 1: ruby", "yellow C4 N 2: gold emerald", "blue C3 S 1: diamond"
    assert asked_for(position(drawing, *carts, clans="alone")) == {"red", "yellow", "blue"}


# ---- against every way that all drives can go ---------------------------------------------------


FIELD: Final = tuple(column + row for row in "1234" for column in "BCDE" if column + row != "D3")
"""Where the carts of the comparison drive: small, so that they meet."""
CROWDS: Final = {
    "two": ("red.white", "red.black", "blue.white", "blue.black"),
    "three": ("red", "yellow", "blue"),
    "four": COLOURS,
}
"""The carts on the field by how many drive; blue ones in the way of two red ones."""
OPTIONS: Final = (Options(), Options(), Options(bumpers="on"))
LAST: Final = Cart(name="red.spare", owner=Seat(0), square="H8", heading="W", speed=2)
"""Drives last, and has two ways to go, so that the game stops to ask when the others are done."""
FORK_OF_LAST: Final[tuple[Square, Exits]] = ("G8", "NEW")
LUCK: Final = Chance("order", 1)

Ways: TypeAlias = "frozenset[tuple[object, ...] | Outside]"
"""What the owner of the carts may choose from: positions, and what others decide or draw."""


class Outside(NamedTuple):
    """What others decide, or a blind pick, and what is left to choose from after each answer."""

    asked: str
    then: frozenset[Ways]


def crowd(many: str, number: int) -> State:
    """Return a small field at random: track, jewels, and carts that are in one another's way."""
    luck = Chance(f"order/{many}", number)
    squares = luck.shuffle(FIELD)
    tiles = {one: luck.pick(TILES) for one in squares[: len(squares) - 2]}
    start = position(
        "B\n1 ·",
        *(
            f"{name} {at} {luck.pick(tiles[at])} {luck.pick((1, 2, 3))}: {luck.pick(HOLDS)}".rstrip(
                ": "
            )
            for name, at in zip(CROWDS[many], squares, strict=False)
        ),
        deposits={at: luck.pick(("ruby", "ruby gold", "gold gold gold")) for at in squares[4:9:2]},
        clans=("red", "blue") if many == "two" else "alone",
        options=luck.pick(OPTIONS),
        missions=("face_to_face", "jewel_theft", "bumper_carts") if many == "two" else (),
    )
    carts = *start.state.carts, LAST
    track = {**tiles, FORK_OF_LAST[0]: FORK_OF_LAST[1]}
    return start.state.model_copy(update={"tiles": track, "carts": carts, "order": "drives"})


def waiting(state: State, left: Iterable[CartName]) -> list[Cart]:
    return [cart for cart in state.carts if cart.name in left and cart.square]


class Trial:
    """Every order of the drives of one position, tried on the game itself."""

    def __init__(self) -> None:
        self.seen: dict[object, tuple[State, tuple[CartName, ...]]] = {}
        """Every position between two drives, and the carts that are left."""
        self._tried: dict[object, Ways] = {}

    def everything(self, state: State, left: tuple[CartName, ...]) -> Ways:
        """Return what can come of the drives, whichever cart goes first."""
        carts = waiting(state, left)
        if not carts:
            return frozenset({where(state)})
        key = where(state), left
        if key not in self._tried:
            self.seen[key] = state, left
            ways = [self.first(state, cart, left) for cart in carts]
            self._tried[key] = frozenset().union(*ways)
        return self._tried[key]

    def first(self, state: State, cart: Cart, left: tuple[CartName, ...]) -> Ways:
        """Return what can come of them if this cart goes first."""
        others = tuple(one for one in left if one != cart.name)
        driven = tuple(one.name for one in state.carts if one.name not in {cart.name, LAST.name})
        begun = state.model_copy(update={"phase": "drive", "driven": driven, "run": None})
        found: Ways = frozenset()
        for way in all_routes(layout_of(state), cart, cart.speed):
            drive = Drive(cart=cart.name, route=way.exits)
            found |= self._decided(GAME.apply(begun, begun.turn, drive, LUCK)[0], others)
        return found

    def _decided(self, state: State, left: tuple[CartName, ...]) -> Ways:
        if state.run is None:
            return self.everything(state, left)
        (seat,) = GAME.to_act(state)
        moves = [move for move in GAME.legal(state, seat) if not isinstance(move, SplitByLot)]
        then = [self._decided(GAME.apply(state, seat, move, LUCK)[0], left) for move in moves]
        if seat == state.turn and state.phase != "pick":
            return frozenset().union(*then)
        return outside(f"{state.phase} {seat}", then)


def outside(asked: str, then: Sequence[Ways]) -> Ways:
    """Return what others decide; several decisions of one seat in a row are one."""
    ways: set[Ways] = set()
    for one in then:
        (only,) = one if len(one) == 1 else (None,)
        again = isinstance(only, Outside) and only.asked == asked and asked.startswith("face")
        ways |= only.then if again and isinstance(only, Outside) else {one}
    return ways.pop() if len(ways) == 1 else frozenset({Outside(asked, frozenset(ways))})


def where(state: State) -> tuple[object, ...]:
    """Return all that drives change."""
    carts = tuple((one.name, one.square, one.heading, one.hold, one.lost) for one in state.carts)
    spoils = state.bag, state.gone, state.stockpiles, state.homes
    return (carts, frozenset(state.deposits.items()), *spoils, frozenset(state.met))


@pytest.mark.parametrize("many", some_long(CROWDS, "two", "three"))
def test_ruling_50_the_order_is_asked_if_and_only_if_something_depends_on_it(
    many: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order_trial, "MOST_ROLLS_TRIED", 10**9)
    asked = places = 0
    for number in range(FIELDS):
        state, trial = crowd(many, number), Trial()
        left = tuple(one.name for one in state.carts if one.owner == 0 and one.name != LAST.name)
        trial.everything(state, left)
        for at, names in [*trial.seen.values()]:
            carts = waiting(at, names)
            every = trial.everything(at, names)
            free = {one.name for one in carts if trial.first(at, one, names) == every}
            offered = {one.name for one in first_to_drive(at, carts)}
            at_stake = f"field {number}, {sorted(offered)} of {carts} in {at.tiles}"
            if free:
                assert len(offered) == 1, f"asked in vain: {at_stake}"
                assert offered <= free, f"something can no longer be reached: {at_stake}"
            else:
                assert offered == {one.name for one in carts}, f"not asked: {at_stake}"
            asked += len(offered) > 1
            places += len(carts) > 1
    assert 0 < asked < places


def test_ruling_50_where_there_is_too_much_to_try_the_order_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rams = "blue.white C3 N 3: gold ruby rock"
    start = position(FORK, "red.white C1 S 3: ruby", "red.black E1 S 3: ruby", rams)
    assert asked_for(start) == set()
    monkeypatch.setattr(order_trial, "MOST_ROLLS_TRIED", 9)
    assert asked_for(start) == BOTH
