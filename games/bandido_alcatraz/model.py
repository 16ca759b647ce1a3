"""The nouns of Bandido Alcatraz: the table, the state, the moves, and what a seat may see."""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.bandido_alcatraz import fitting
from games.bandido_alcatraz.deck import Side, Turn
from games.bandido_alcatraz.ending import escaped
from games.bandido_alcatraz.geometry import Laid, Spot, same_place
from games.bandido_alcatraz.grid import Grid, StartSide
from games.bandido_alcatraz.openings import CoverRule
from games.kit.game import Options as BaseOptions
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView

if TYPE_CHECKING:
    from collections.abc import Iterable

# ---- options and moves -------------------------------------------------------


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    side: StartSide = "easy"
    """Of the start tile: 5 tunnels or 6."""
    solo_hand: Literal["6", "3"] = "6"
    """Cards of whoever plays alone; 3 is hard."""
    cover_rule: CoverRule = "strict"
    """Loose: a card on a blue half need not repeat it, as long as it fits its neighbours."""
    allow_overcollect: Literal["off", "on"] = "off"
    """On: a fourth raincoat or third rope may be gathered, and then loses."""
    first_player: Literal["seat-1", "lot"] = "seat-1"
    signals: Literal["on", "off"] = "on"
    """On: buttons with which the team talks without showing cards."""
    score_line: Literal["solo", "always"] = "solo"
    """Who is told, by open tunnels, how good the attempt was."""


class Dig(Value):
    """Lay a card of one's hand on the table; `x` and `y` are the cell of its half 1."""

    kind: Literal["dig"] = "dig"
    card: str
    x: int
    y: int
    turn: Turn

    @property
    def spot(self) -> Spot:
        """Where it is to lie."""
        return Spot(self.x, self.y, self.turn)


@lru_cache(maxsize=8192)
def dig(card: str, spot: Spot) -> Dig:
    """Return the one move of this kind: legal moves are listed often, and places come again."""
    return Dig(card=card, x=spot.x, y=spot.y, turn=spot.turn)


class Gather(Value):
    """Put a card with a raincoat or rope by the pile: it is gathered, and digs no more."""

    kind: Literal["gather"] = "gather"
    card: str


class Exchange(Value):
    """Give the whole hand back, because nothing in it can be played, and draw a new one."""

    kind: Literal["exchange"] = "exchange"


Move: TypeAlias = Dig | Gather | Exchange
MOVES: TypeAdapter[Move] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])

# ---- the table ---------------------------------------------------------------


class Table(Value):
    """The start tile and every card on it, in the order in which they were laid."""

    side: StartSide
    laid: tuple[Laid, ...] = ()

    @cached_property
    def grid(self) -> Grid:
        """What lies where."""
        grid = Grid.start(self.side)
        for one in self.laid:
            grid = grid.plus(one)
        return grid

    def plus(self, laid: Laid) -> Table:
        """Return the table with one more card."""
        after = Table.model_construct(side=self.side, laid=(*self.laid, laid))
        # One card is put on the grid at hand: reading a table of sixty anew takes a while.
        after.__dict__["grid"] = self.grid.plus(laid)
        return after


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    table: Table
    turn: Seat
    """The seat to act, until the match is over."""
    hands: tuple[tuple[str, ...], ...]
    """Card ids, in the order of their numbers."""
    pile: tuple[str, ...]
    """The next card first."""
    gathered: tuple[str, ...] = ()
    """In the order they were gathered; not by seat."""
    set_aside: tuple[tuple[str, ...], ...]
    """Cards out of the game, face down, by the seat that put them there."""
    exchanges: int = 0
    """How often this turn's seat has changed its hand in this turn."""
    passes: int = 0
    """Turns passed since a card was last played."""
    last: Literal["dug", "gathered"] | None = None
    """The last card played: the last one laid, or the last one gathered."""
    over: bool = False


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards, so that their order gives nothing away."""
    return tuple(sorted(cards))


# ---- what a seat, or the table, may see --------------------------------------


class OpenTunnel(Value):
    """An exit into an empty cell; it keeps its number for as long as it is open."""

    number: int
    x: int
    """Of the square with the exit, as is `y`."""
    y: int
    side: Side
    """The side of that square on which the exit is."""
    walled: bool
    """The cell it leads into is shut in on all sides: no card can ever close it."""


class Water(Value):
    """A visible blue half; it keeps its number until it is covered."""

    number: int
    x: int
    y: int
    blocked: bool
    """No card can ever cover it."""


class Place(Value):
    """A place where a card of the viewer's hand may be laid."""

    code: str
    """A letter and a number; see `geometry`."""
    card: str
    x: int
    """Of half 1, as is `y`."""
    y: int
    turn: Turn
    closes: int
    """Open tunnels fewer that were there before."""
    opens: int
    """Open tunnels more that were not there before."""
    covers: tuple[int, ...]
    """The numbers of the water it lies on."""
    loses: bool
    """It would close the last tunnel before everything is done: the match ends in defeat."""

    @property
    def spot(self) -> Spot:
        """Where it is."""
        return Spot(self.x, self.y, self.turn)


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    options: Options
    turn: Seat | None
    """The seat to act; None once the match is over."""
    laid: tuple[Laid, ...]
    """The cards on the start tile (`options.side`), in the order in which they were laid."""
    last: Literal["dug", "gathered"] | None
    """The last card played is the last of `laid`, or the last of `gathered`."""
    tunnels: tuple[OpenTunnel, ...]
    """By number."""
    waters: tuple[Water, ...]
    """Visible blue halves, by number."""
    way_out: tuple[int, int] | None
    """The cell of the exit card's picture, once it is on the table."""
    gathered: tuple[str, ...]
    """In the order they were gathered; not by seat."""
    hand: tuple[str, ...] | None
    """The viewer's own; None for the table. Labels and pictures count them in this order from 1."""
    hand_sizes: tuple[int, ...]
    pile_size: int
    set_aside_sizes: tuple[int, ...]
    set_aside: tuple[str, ...] | None
    """The viewer's own cards out of the game; None for the table."""
    gatherable: tuple[str, ...]
    """The viewer's cards that may be gathered."""

    @cached_property
    def grid(self) -> Grid:
        """What lies where: as public as the cards themselves."""
        return Table(side=self.options.side, laid=self.laid).grid

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Where the viewer's cards may be laid, card by card, also when others are to act.

        It follows from what else the viewer sees.
        """
        rule = self.options.cover_rule
        return tuple(
            self._place(card, spot, code)
            for card in (self.hand or () if self.result is None else ())
            for spot, code in fitting.places(self.grid, card, rule).items()
        )

    def _place(self, card: str, spot: Spot, code: str) -> Place:
        laid, waters = Laid(card=card, x=spot.x, y=spot.y, turn=spot.turn), self.grid.waters
        closes, opens = self.grid.change(laid)
        is_last = closes - opens == len(self.grid.tunnels)
        return Place(
            code=code,
            card=card,
            x=spot.x,
            y=spot.y,
            turn=spot.turn,
            closes=closes,
            opens=opens,
            covers=tuple(waters[cell] for cell in laid.cells if cell in waters),
            loses=is_last and not escaped(self.grid.plus(laid), self.gathered),
        )

    @cached_property
    def by_spot(self) -> dict[tuple[str, Spot], Place]:
        """The viewer's places by card and spot."""
        return {(place.card, place.spot): place for place in self.places}

    @cached_property
    def forced(self) -> dict[str, Place]:
        """By card: its place, where there is only one and the card cannot be gathered either."""
        many = Counter(place.card for place in self.places)
        return {
            place.card: place
            for place in self.places
            if many[place.card] == 1 and place.card not in self.gatherable
        }

    def read(self, card: str, code: str) -> Spot | None:
        """Read the code of a place, whether the card fits there or not; None if there is none."""
        spot = fitting.spot(self.grid, code)
        return spot and same_place(card, spot)

    def place(self, card: str, spot: Spot) -> Place:
        """Return the place of a card of the viewer's. Raises LookupError if it does not fit."""
        return self.by_spot[card, same_place(card, spot)]
