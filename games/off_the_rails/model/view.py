"""What one seat, or the table, may see of a match of Off the Rails."""

from __future__ import annotations

from typing import Literal, Self

from typing_extensions import override

from games.kit.game import Seat, Value
from games.kit.game import View as BaseView
from games.off_the_rails.components import (
    Card,
    CartName,
    Colour,
    Exits,
    Jewels,
    MissionName,
    Square,
)
from games.off_the_rails.model.state import ActionDone, Cart, Options, Phase, cart_named


class Route(Value):
    """One way a cart may take."""

    letter: str
    """A, B, C …; no two routes shown at the same time share one."""
    cart: CartName
    exits: str
    """The exits at the junctions, as `Drive` and `Steer` name them."""
    path: tuple[Square, ...]
    """The squares it enters, in order, surface included; the one it starts from is not."""
    headings: str
    """The exit by which it leaves each square, the one it starts from first; one more than `path`
    has, unless it leaves or falls: the last is where it ends up facing, or what stops it."""
    end: Literal["stops", "leaves", "derails", "collides", "falls", "returns", "forks"]
    """Falls: into the chasm. Returns: off a start track into the supply. Forks: asked later."""
    at: Square
    """Where that happens: for a derailment or collision, the square it cannot enter."""
    opponent: CartName | None = None
    """The cart that is run into."""


class Earned(Value):
    """What the points of a seat come from."""

    jewels: int = 0
    rubies: int = 0
    """For the most rubies, shared or not."""
    carts: int = 0
    """For those in the supply."""
    missions: int = 0

    @property
    def points(self) -> int:
        """All of them."""
        return self.jewels + self.rubies + self.carts + self.missions


class SeenCollision(Value):
    """A collision as a viewer sees it."""

    cart: CartName
    opponent: CartName
    head_on: bool
    split: bool
    """Whether the piles are made."""
    left: Jewels | None
    """The piles, for the seat that made them."""
    right: Jewels | None


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    options: Options
    phase: Phase
    round: int
    turn: Seat | None
    """Whose turn it is; None once the match is over."""
    asked: tuple[Seat, ...]
    """Who must decide something now: not always the one whose turn it is."""
    clans: tuple[Colour, ...]
    """Empty before the sides are chosen; all four in the solo game."""
    solo: bool
    tiles: dict[Square, Exits]
    """Laid track; `PRINTED` lies on the surface."""
    deposits: dict[Square, Jewels]
    tokens: dict[Square, Colour]
    """Collapsed squares."""
    carts: tuple[Cart, ...]
    driven: tuple[CartName, ...]
    """Carts that have driven in this turn."""
    moving: CartName | None
    """The cart in the middle of its drive."""
    steps_left: int
    """What the moving cart still has to drive."""
    stockpiles: tuple[Jewels, ...]
    points: tuple[int, ...]
    """What everybody has by `earned`; a solo score for one."""
    earned: tuple[Earned, ...] = ()
    """What counts by now; empty in the solo game."""
    gained: tuple[int, ...] = ()
    """By how much `points` are other than a round ago; empty in the first turn."""
    homes: tuple[Jewels, ...]
    """Solo: what was brought to each surface, in the order of `COLOURS`."""
    grade: str | None
    """Solo: the grade reached so far (major, win, partial, loss)."""
    missions: tuple[MissionName, ...]
    claims: dict[MissionName, Seat]
    dirty: tuple[Seat, ...]
    """Who was given the mission `dirty_goblins`, at the end: several may be."""
    met: tuple[MissionName, ...]
    """What the seat whose turn it is has met this turn."""
    deck_size: int
    chasm_place: tuple[int, int] | None
    """Where the chasm card lies, counted from the top of the deck; None once it was drawn."""
    shown: tuple[Card, ...]
    """Revealed cards, in the order they came."""
    last_turns: int | None
    """Turns before the chasm opens, once the chasm card is drawn."""
    chasm_open: bool
    supply: dict[Colour, int]
    """Chasm tokens still to be drawn."""
    token: Colour | None
    """The chasm token drawn, while a square is being chosen."""
    bag: Jewels
    gone: Jewels
    """Jewels out of the game."""
    pools: tuple[int, int]
    """Tiles left: straights and corners; Ts and crosses."""
    actions_done: tuple[ActionDone, ...]
    """Actions of the running turn, in order; they may be taken back."""
    actions_left: int
    routes: tuple[Route, ...]
    """Ways to choose from, in the phases drive and steer; in the phase actions, what each cart of
    the seat whose turn it is would do if it drove now."""
    collision: SeenCollision | None
    """A collision that is being resolved."""
    choices: tuple[Square, ...]
    """The squares a chasm token may go to, while one is being chosen."""
    ends: tuple[Square, ...]
    """Empty squares to which the track of the seat whose turn it is leads: the first to lay on."""

    @override
    def without_turn(self) -> Self:
        return self.model_copy(update={"turn": None, "asked": ()})

    def cart(self, name: CartName) -> Cart:
        """Return a cart by its name.

        Raises:
            LookupError: if there is no such cart.
        """
        return cart_named(self.carts, name)
