"""Trying out in which orders carts may drive: what can come of each, and who learns what when."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from games.kit.chance import Chance
from games.off_the_rails.rules import collisions, driving
from games.off_the_rails.rules.track import layout_of
from games.off_the_rails.rules.working_copy import StateCopy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.off_the_rails.components import CartName
    from games.off_the_rails.model import Cart, State

MOST_ROLLS_TRIED: Final = 3000
"""Stretches of drives that are tried at most, in some 0.2 s; with more of them the order is asked.

Four carts on a field full of junctions come to some 60, in one case of 150 to more than 2,000.
"""
_NO_LUCK: Final = Chance("order", 0)
"""Draws nothing: what a lot would split is tried in every way."""

Place: TypeAlias = tuple[object, ...]
"""All that drives change."""
Ways: TypeAlias = "frozenset[Place | Outside]"
"""What the owner of the carts can bring about: places, or that others have to answer first."""


class Outside(NamedTuple):
    """What others decide, or a blind pick, and what can be brought about after each answer."""

    asked: str
    then: frozenset[Ways]


def first_by_trial(state: State, carts: Sequence[Cart]) -> Sequence[Cart]:
    """Return a cart that leaves open all that any order leads to; without one, all carts."""
    left = tuple(one.name for one in carts)
    trial = _Trial(by_lot=state.options.splits == "lot")
    # Splits by lot are tried as choices: whatever the lot might bring has to be open in any order.
    options = state.options.model_copy(update={"splits": "owner"})
    start = state.model_copy(update={"options": options, "run": None, "collision": None})
    try:
        ways = [trial.first(start, name, left) for name in left]
    except _TooManyError:
        return carts
    every = frozenset().union(*ways)
    # Who closes nothing that another order leaves open may drive first unasked (ruling 50).
    return next(([one] for one, way in zip(carts, ways, strict=True) if way == every), carts)


class _TooManyError(Exception):
    """There is too much to try."""


class _Trial:
    """All drives of one position, each tried once from each place."""

    def __init__(self, *, by_lot: bool) -> None:
        self._by_lot = by_lot
        self._rolls = 0
        self._found: dict[object, Ways] = {}

    def first(self, state: State, name: CartName, left: tuple[CartName, ...]) -> Ways:
        """Return what can be brought about if this cart drives first."""
        copy = StateCopy(state, _NO_LUCK)
        driving.drive(copy, name, "")
        return self._on(copy, tuple(one for one in left if one != name))

    def _in_any_order(self, state: State, left: tuple[CartName, ...]) -> Ways:
        # A cart that has left the mine, or was derailed on the way, drives no more.
        left = tuple(name for name in left if state.cart(name).square)
        place = _place(state)
        if not left:
            return frozenset({place})
        if (place, left) not in self._found:
            ways = [self.first(state, name, left) for name in left]
            self._found[place, left] = frozenset().union(*ways)
        return self._found[place, left]

    def _on(self, copy: StateCopy, left: tuple[CartName, ...]) -> Ways:
        """Follow a drive, and those after it, through all answers to what is asked."""
        self._rolls += 1
        if self._rolls > MOST_ROLLS_TRIED:
            raise _TooManyError
        if not driving.roll(copy):
            return self._in_any_order(copy.state, left)
        ways = [self._on(answered, left) for answered in _answered(copy.state)]
        asked = self._asked_outside(copy.state)
        return frozenset().union(*ways) if asked is None else _outside(asked, ways)

    def _asked_outside(self, state: State) -> str | None:
        """Return what others are asked; None if the owner of the carts decides."""
        if state.phase == "split" and self._by_lot:
            return "lot"
        collision = state.collision
        if state.phase not in {"split", "face"} or collision is None:
            return None
        name = collision.opponent if state.phase == "split" else collision.turning[0]
        owner = state.cart(name).owner
        return None if owner == state.turn else f"{state.phase} {owner}"


def _answered(state: State) -> Iterator[StateCopy]:
    """Yield what each answer to what is asked leads to."""
    for answer in _answers(state):
        copy = StateCopy(state, _NO_LUCK)
        answer(copy)
        yield copy


def _answers(state: State) -> list[Callable[[StateCopy], None]]:
    """Return the answers there are, a split with the pick of a pile."""
    cart = state.cart(state.run.cart) if state.run else state.carts[0]
    if state.phase == "take":
        return [partial(driving.take, kind=kind) for kind in driving.kinds_to_take(state)]
    if state.phase == "steer" and cart.square and cart.heading:
        ways = layout_of(state).ways_on(cart.square, cart.heading)
        return [partial(driving.steer, route=way) for way in ways]
    if state.collision is None:
        return []
    if state.phase == "split":
        piles = collisions.splits(state.cart(state.collision.opponent).hold)
        return [partial(collisions.drop_and_derail, pile=pile) for pile in piles]
    turning = state.cart(state.collision.turning[0])
    return [partial(collisions.face, way=way) for way in collisions.ways_to_face(state, turning)]


def _outside(asked: str, ways: Sequence[Ways]) -> Ways:
    """Return a decision of others; the same question twice, with nothing seen between, is one."""
    then: set[Ways] = set()
    for one in ways:
        (only,) = one if len(one) == 1 else (None,)
        again = isinstance(only, Outside) and only.asked == asked and not asked.startswith("split")
        then |= only.then if again and isinstance(only, Outside) else {one}
    return then.pop() if len(then) == 1 else frozenset({Outside(asked, frozenset(then))})


def _place(state: State) -> Place:
    carts = tuple([(one.square, one.heading, one.hold, one.lost) for one in state.carts])
    jewels = state.bag, state.gone, state.stockpiles, state.homes
    return (carts, frozenset(state.deposits.items()), *jewels, frozenset(state.met))
