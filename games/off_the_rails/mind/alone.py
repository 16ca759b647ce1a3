"""Plans for one player: two jewels of each kind are needed, each at its own surface.

What a jewel is worth is what it adds to the chance that enough of its kind come home; a jewel that
goes elsewhere takes from that chance. What one cart brings, the others need not.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice
from math import comb, log
from typing import TYPE_CHECKING, Final

from games.off_the_rails.components import (
    COLOURS,
    FIGURES,
    HOLD_SIZE,
    JEWEL_POINTS,
    NOTHING,
    SURFACE_OF,
    Colour,
    Jewels,
    Square,
    add,
    one_jewel,
)
from games.off_the_rails.mind.aims import turns_left
from games.off_the_rails.mind.board_graph import SQUARE_AT, BoardGraph
from games.off_the_rails.mind.plans import (
    Aim,
    CartPlan,
    Plan,
    best_plan,
    gains_of,
    hope,
    lures_of,
    reserve,
    starts_of,
    taken_kind,
)
from games.off_the_rails.model import ACTIONS_PER_TURN
from games.off_the_rails.rules import at_home, delivered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.off_the_rails.model import Cart, State

WANTED: Final = 2
"""Jewels of each kind that the best grade asks for."""
HAD: Final = 0.25
"""The chance that any one jewel below comes to where it is needed."""
LEAST_CHANCE: Final = 0.03
"""What no chance falls below: more would be given for it than it is worth."""
UNIT: Final = 20.0
"""What it is worth to make the best grade e times as likely."""
SPARE: Final = 0.3
"""What a jewel is worth that nothing needs."""
UNSEEN: Final = 8.0
"""What a jewel is worth of a kind that came to no surface yet, once one kind is out of reach."""
LOST_CART: Final = 4.0
"""What a cart is worth that is not out of the game."""
DECAY_ALONE: Final = 0.9
"""What is left of a value for each tile that must be laid before."""
PAIRS_TRIED: Final = 3
"""Pairs of a cart and a surface, the most hopeful ones, that are planned for in earnest."""

HOME_OF: Final[dict[int, Colour]] = {
    kind: jewel.home for kind, jewel in enumerate(FIGURES.jewels) if jewel.home
}
"""The surface to which a kind belongs."""
KIND_OF: Final[dict[Colour, int]] = {home: kind for kind, home in HOME_OF.items()}


def odds(needed: int, there: int) -> float:
    """Return how likely it is that `needed` of the jewels there can be had."""
    if needed <= 0:
        return 1.0
    fewer = sum(
        comb(there, n) * HAD**n * (1 - HAD) ** (there - n) for n in range(min(needed, there + 1))
    )
    return max(1 - fewer, LEAST_CHANCE)


class Needs:
    """What is still needed, and what of it is below; changed while plans are made."""

    def __init__(self, state: State) -> None:
        self.home = list(at_home(state.homes))
        self.anywhere = delivered(state.homes)
        holds = (cart.hold for cart in state.carts)
        self.below = [
            sum(kind) for kind in zip(*chain(state.deposits.values(), holds), strict=True)
        ]
        self.target = next((many for many in (WANTED, 1) if self._in_reach(many)), 0)

    def _in_reach(self, many: int) -> bool:
        return all(self.home[kind] + self.below[kind] >= many for kind in HOME_OF)

    def count(self, haul: Jewels, colour: Colour) -> None:
        """Take it that a cart brings this to a surface."""
        self.below = [many - less for many, less in zip(self.below, haul, strict=True)]
        self.home[KIND_OF[colour]] += haul[KIND_OF[colour]]

    def ladder(self, kind: int) -> tuple[float, ...]:
        """Return what the first, the second, ... jewel of a kind is worth at its surface."""
        needed, there = self.target - self.home[kind], self.below[kind]
        return tuple(
            UNIT * log(odds(more - 1, max(there - 1, 0)) / odds(more, max(there, 0)))
            for more, there in zip(range(needed, 0, -1), range(there, -WANTED, -1), strict=False)
        )

    def elsewhere(self, kind: int) -> float:
        """Return what a jewel is worth at another surface: less than nothing if it is needed."""
        needed, there = self.target - self.home[kind], self.below[kind]
        if needed <= 0:
            return self.spare(kind)
        return UNIT * log(odds(needed, max(there - 1, 0)) / odds(needed, max(there, 0)))

    def spare(self, kind: int) -> float:
        """Return what a jewel is worth at any surface that is not needed for a set at home."""
        return SPARE if self.target or self.anywhere[kind] else UNSEEN


def aim_at(
    state: State,
    ground: BoardGraph,
    deposits: Mapping[Square, Jewels],
    needs: Needs,
    colour: Colour,
) -> Aim:
    """Return what is worth bringing over one surface."""
    wanted = KIND_OF[colour]
    ladder, spare = needs.ladder(wanted), needs.spare(wanted)
    weights = [0.0] * len(JEWEL_POINTS)
    for kind in HOME_OF:
        weights[kind] = needs.elsewhere(kind) if kind != wanted else (*ladder, spare)[0]
    home = ground.ways_home({at: 0.0 for at, one in SURFACE_OF.items() if one == colour})
    return Aim(
        weights=tuple(weights),
        home=home,
        lures=lures_of(ground, gains_of(deposits, weights), home, DECAY_ALONE),
        arrival=0.0,
        limit=ACTIONS_PER_TURN * turns_left(state),
        wanted=wanted,
        ladder=ladder,
        beyond=spare,
        decay=DECAY_ALONE,
    )


def haul_of(cart: Cart, plan: Plan, deposits: Mapping[Square, Jewels]) -> Jewels:
    """Return what a plan brings home."""
    hold = cart.hold
    for square in squares_of_haul(cart, plan, deposits):
        hold = add(hold, one_jewel(taken_kind(deposits[square], plan.aim.weights)))
    return hold


def squares_of_haul(
    cart: Cart, plan: Plan, deposits: Mapping[Square, Jewels]
) -> tuple[Square, ...]:
    """Return the squares on which a plan takes jewels, as long as there is room for them."""
    lying = (at for at in plan.squares if deposits.get(at, NOTHING) != NOTHING)
    return tuple(islice(lying, HOLD_SIZE - sum(cart.hold)))


@dataclass
class Outlook:
    """What plans leave to the next cart; changed while plans are made."""

    state: State
    ground: BoardGraph
    deposits: dict[Square, Jewels]
    needs: Needs
    exits: set[Square]
    """Start tracks over which carts are about to leave."""

    @classmethod
    def of(cls, state: State) -> Outlook:
        """Return what there is before anything is planned."""
        return cls(state, BoardGraph.of(state), dict(state.deposits), Needs(state), set())

    def aims(self) -> tuple[Aim, ...]:
        """Return what a cart may be after, one aim for each surface, in the order of `COLOURS`."""
        return tuple(
            aim_at(self.state, self.ground, self.deposits, self.needs, colour) for colour in COLOURS
        )

    def best(self, carts: Sequence[Cart]) -> tuple[CartPlan, Colour] | None:
        """Return the best plan for any of these carts, and the surface it leads to."""
        aims, found = self.aims(), []
        starts = {cart.name: self._starts(cart) for cart in carts}
        pairs = [(cart, number) for cart in carts for number in range(len(aims))]
        pairs.sort(key=lambda pair: -hope(starts[pair[0].name], pair[0].hold, aims[pair[1]]))
        for cart, number in pairs[:PAIRS_TRIED]:
            plan = best_plan(self.ground, starts[cart.name], cart.hold, self.deposits, aims[number])
            if plan is not None:
                found.append((CartPlan(cart, plan, dict(self.deposits)), COLOURS[number]))
        return max(found, key=lambda one: one[0].plan.value, default=None)

    def _starts(self, cart: Cart) -> list[int]:
        return [at for at in starts_of(self.state, cart) if SQUARE_AT[at] not in self.exits]

    def settle(self, one: CartPlan, colour: Colour) -> None:
        """Keep what a plan takes and brings from the plans of other carts."""
        self.needs.count(haul_of(one.cart, one.plan, self.deposits), colour)
        reserve(self.ground, one.plan, self.deposits)
        if one.cart.square is not None:
            self.exits.add(one.plan.exit)


def plans_alone(state: State, until: str = "") -> tuple[list[CartPlan], Outlook]:
    """Plan for every cart, those below first, the most promising before others.

    Stops at the cart with the name `until`. The outlook is what the plans before it leave.
    """
    outlook = Outlook.of(state)
    found: list[CartPlan] = []
    left = [cart for cart in state.carts if not cart.lost]
    while left:
        below = [cart for cart in left if cart.square is not None]
        best = outlook.best(below or left)
        if best is None:
            # Carts below without a way out are left to themselves.
            left = [cart for cart in left if cart.square is None] if below else []
            continue
        one, colour = best
        if one.cart.name == until:
            break
        found.append(one)
        outlook.settle(one, colour)
        left.remove(one.cart)
    return found, outlook
