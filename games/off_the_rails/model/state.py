"""Options, carts, and the state of a match of Off the Rails."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from games.kit.game import Options as BaseOptions
from games.kit.game import Seat, Value
from games.kit.marks import Marks
from games.off_the_rails.components import (
    COLOURS,
    COURSE,
    FIGURES,
    NOTHING,
    Card,
    CartName,
    Colour,
    Exit,
    Exits,
    Jewels,
    MissionName,
    Square,
)
from games.off_the_rails.model.moves import Action, CartOrder

ACTIONS_PER_TURN: Final = COURSE.actions
_COLOUR: Final[dict[str, Colour]] = {one: one for one in COLOURS}


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    length: Literal["auto", "very_short", "short", "medium", "long"] = "auto"
    """Cards in the deposit deck; auto is short for two and three, medium for four."""
    missions: Literal["on", "off"] = "on"
    bumpers: Literal["off", "on"] = "off"
    """On: collisions drop no jewels and derail no carts."""
    chasm_die: Literal["off", "on"] = "off"
    """On: a die says where a mine collapses, not a player."""
    splits: Literal["owner", "lot"] = "owner"
    """Lot: of a rammed cart's load the bot lets a half fall, without asking."""
    surface_exit: Literal["printed_track_only", "any_square"] = "printed_track_only"
    """Any square: a cart leaves over surface without track too, instead of derailing."""


# ---- the table ---------------------------------------------------------------

Phase: TypeAlias = Literal[
    "sides",
    "actions",
    "drive",
    "take",
    "steer",
    "split",
    "pick",
    "face",
    "claim",
    "offer",
    "spread",
    "over",
]
"""What is being decided, in the order of a turn.

First the sides, once. Then `actions`; `drive` (which cart, which way), `take` (which jewel) and
`steer` (the exits ahead of a cart on a junction); after a collision `split`, `pick` and `face`;
`claim` (a mission); `offer` (draw a chasm token or not) and `spread` (where it goes).
"""


class Cart(Value):
    """A mine cart, wherever it is."""

    name: CartName
    """Colour and die: `red.white`."""
    owner: Seat
    square: Square | None = None
    """None: it is in its owner's supply, or out of the game."""
    heading: Exit | None = None
    """The exit by which it will leave its square; None off the board."""
    speed: int = FIGURES.carts.start_speed
    hold: Jewels = NOTHING
    lost: bool = False
    """Out of the game for good."""

    @property
    def colour(self) -> Colour:
        """The clan it belongs to."""
        return colour_of(self.name)

    @property
    def die(self) -> str:
        """The colour of its speed die: white or black."""
        return self.name.partition(".")[2]


@cache
def colour_of(name: CartName) -> Colour:
    """Return the clan of a cart."""
    return _COLOUR[name.partition(".")[0]]


def cart_named(carts: tuple[Cart, ...], name: CartName) -> Cart:
    """Return the cart of this name.

    Raises:
        LookupError: if there is none.
    """
    for one in carts:
        if one.name == name:
            return one
    raise LookupError(name)


def first_alike(carts: tuple[Cart, ...], name: CartName) -> CartName:
    """Return the cart that stands for all in the supply which differ from this one in name only."""
    chosen = cart_named(carts, name)
    return next(
        one.name
        for one in carts
        if one.model_copy(update={"name": name}) == chosen and one.colour == chosen.colour
    )


class ActionDone(Value):
    """An action of the running turn, with what it takes to undo it."""

    move: Annotated[Action, Field(discriminator="kind")]
    upgraded: Exits | None = None
    """The tile that lay there before, if the action was an upgrade."""


class Run(Value):
    """A cart on its way, while something is being asked or once something else is resolved."""

    cart: CartName
    steps_left: int
    route: str
    """Exits chosen for junctions that are still ahead."""
    entered: bool = False
    """Whether it has entered a square in this drive: only then a collision gives it a jewel."""
    steering: bool = False
    """Whether it stands on a junction and its exit is still open; until then it heads on as it
    came."""
    takes_left: int = 0
    """Jewels it still takes from the square it is on."""
    hit: Exit | None = None
    """Where it rammed another cart, as seen from its own square; its drive is over then."""


class Collision(Value):
    """A collision while a seat has to decide something about it."""

    opponent: CartName
    head_on: bool
    empty: tuple[CartName, ...]
    """The carts that held nothing before: they derail."""
    left: Jewels | None = None
    """The two piles, once the owner has split; secret from all others until the pick."""
    right: Jewels | None = None
    settled: bool = False
    """What it does to loads and carts is done; only where they face may be open."""
    turning: tuple[CartName, ...] = ()
    """The carts that still have to face away; the owner of the first is being asked."""


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    seats: int
    phase: Phase
    first: Seat
    turn: Seat
    """Whose turn it is; others may have to decide something in between."""
    round: int = 1
    """The turn of the first seat begins another."""
    clans: tuple[Colour, ...] = ()
    """None before the sides are chosen; all four in the solo game, whose only seat has them all."""
    tiles: dict[Square, Exits] = Field(default_factory=dict)
    deposits: dict[Square, Jewels] = Field(default_factory=dict)
    tokens: dict[Square, Colour] = Field(default_factory=dict)
    """Collapsed squares, with the colour of the chasm token on each."""
    carts: tuple[Cart, ...] = ()
    """By seat, white before black; by colour in the solo game."""
    stockpiles: tuple[Jewels, ...]
    homes: tuple[Jewels, ...] = ()
    """Solo: what was brought to each surface, in the order of `COLOURS`."""
    bag: Jewels
    gone: Jewels = NOTHING
    """Jewels out of the game."""
    pools: tuple[int, int] = (FIGURES.track.plain_tiles, FIGURES.track.branching_tiles)
    """Tiles left in the box: straights and corners; Ts and crosses."""
    ruined: tuple[Exits, ...] = ()
    """Tiles lost to the chasm."""
    missions: tuple[MissionName, ...] = ()
    """Face up, claimed or not."""
    dirty: tuple[Seat, ...] = ()
    """Who is given the mission for rocks, at the end: several may be."""
    claims: dict[MissionName, Seat] = Field(default_factory=dict)
    deck: tuple[Card, ...]
    """The next card first."""
    out: tuple[Card, ...] = ()
    """Cards taken out unseen."""
    chasm_deck: tuple[Card, ...] = ()
    shown: tuple[Card, ...] = ()
    """Revealed cards, in the order they came."""
    aside: tuple[Colour, ...] = ()
    """Chasm tokens that await the opening, or found no square."""
    supply: dict[Colour, int]
    """Chasm tokens still to be drawn."""
    last_turns: int | None = None
    """Turns before the chasm opens, once the chasm card is drawn."""
    chasm_open: bool = False
    actions_done: tuple[ActionDone, ...] = ()
    """Actions of the running turn."""
    driven: tuple[CartName, ...] = ()
    """Carts that have driven in the running turn."""
    order: CartOrder = "pairs"
    """How it is found in this turn whether the order of its carts matters."""
    first_carts: tuple[CartName, ...] = ()
    """The carts of which one is to drive first, while that is asked."""
    met: tuple[MissionName, ...] = ()
    """Missions met in the running turn."""
    counted: tuple[tuple[int, ...], ...] = ()
    """The points that counted as the latest turns began, one of each seat, the earliest first."""
    run: Run | None = None
    collision: Collision | None = None
    token: Colour | None = None
    """The chasm token drawn, while a square is being chosen."""
    marks: Marks = Marks()

    def cart(self, name: CartName) -> Cart:
        """Return a cart by its name.

        Raises:
            LookupError: if there is no such cart.
        """
        return cart_named(self.carts, name)
