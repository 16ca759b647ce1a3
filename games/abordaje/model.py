"""The nouns of ¡Abordaje!: options, moves, the state, and what a seat may see."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.abordaje.components import DECKS, Deck, Mode, Order, Side
from games.kit.game import Event, Outcome, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

# ---- options -----------------------------------------------------------------


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    mode: Mode = "basic"
    """The handicap makes life easier for the pirate of the advanced game."""
    pirate: Literal["random", "1", "2"] = "random"
    """Seats counted from 1, as players say it."""
    turn_cap: Literal["40", "none"] = "40"


# ---- moves -------------------------------------------------------------------


class Place(Value):
    """Lay an order face down in the next section."""

    kind: Literal["place"] = "place"
    order: Order


class Swap(Value):
    """Swap tactics: exchange one's own face-down orders in two sections, the lower number first."""

    kind: Literal["swap"] = "swap"
    first: int
    second: int


class Captain(Value):
    """Send the captain to a deck: as his move, across with a boarding, in retreat or home."""

    kind: Literal["captain"] = "captain"
    deck: Deck


class Discipline(Value):
    """Navy discipline: the Spanish order where the captain stands acts before all others."""

    kind: Literal["discipline"] = "discipline"


class Fight(Value):
    """Choose the deck on which a Fight! applies."""

    kind: Literal["fight"] = "fight"
    deck: Deck


class Cross(Value):
    """Let a third man cross with a boarding."""

    kind: Literal["cross"] = "cross"


class Shoot(Value):
    """Let the captain pick off one more enemy after Fire!."""

    kind: Literal["shoot"] = "shoot"


class Reinforce(Value):
    """Put one man on the own deck: from the pool, or from the losses if that is the question."""

    kind: Literal["reinforce"] = "reinforce"


class March(Value):
    """Move one man with Repel! or Take cover!."""

    kind: Literal["march"] = "march"
    start: Deck
    end: Deck


class Pass(Value):
    """Leave out whatever may be left out."""

    kind: Literal["pass"] = "pass"


Move: TypeAlias = (
    Place | Swap | Captain | Discipline | Fight | Cross | Shoot | Reinforce | March | Pass
)
MOVES: Final[TypeAdapter[Move]] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])


@cache
def place(order: Order) -> Place:
    """Return the one move of this kind; the same for `captain`, `swap` and `march`."""
    return Place(order=order)


@cache
def captain(deck: Deck) -> Captain:
    """See `place`."""
    return Captain(deck=deck)


@cache
def swap(first: int, second: int) -> Swap:
    """See `place`."""
    return Swap(first=first, second=second)


@cache
def march(start: Deck, end: Deck) -> March:
    """See `place`."""
    return March(start=start, end=end)


PASS: Final = Pass()

# ---- the table ---------------------------------------------------------------

TaskKind: TypeAlias = Literal[
    # Questions to one side:
    "swap",
    "captain",
    "discipline",
    "aim",
    "third",
    "follow",
    "shoot",
    "reinforce",
    "rally",
    "march",
    "withdraw",
    "home",
    # What happens by itself:
    "reveal",
    "drill",
    "order",
    "aftermath",
    "turn",
]


class Task(Value):
    """One thing still to be done this turn: a question, or something that happens by itself."""

    kind: TaskKind
    side: Side = "pirate"
    section: int = 0
    """0 where it concerns no section."""
    order: Order | None = None
    """The order being carried out."""


@cache
def task(
    kind: TaskKind, side: Side = "pirate", section: int = 0, order: Order | None = None
) -> Task:
    """Return the one task of this kind: there are few, and they come every turn."""
    return Task(kind=kind, side=side, section=section, order=order)


class Force(Value):
    """One side's men, and what they hold."""

    crew: tuple[int, ...]
    """On each of `DECKS`, also those of sections out of play."""
    pool: int
    losses: int = 0
    captain: Deck
    markers: tuple[Deck, ...] = ()
    """Enemy decks controlled since an earlier turn."""
    conquests: tuple[Deck, ...] = ()
    """Enemy decks conquered, in that order."""

    def on(self, deck: Deck) -> int:
        """Return the crew on a deck."""
        return self.crew[DECKS.index(deck)]


class Exchange(Value):
    """The two orders that met in a section, and whether they cancelled each other."""

    section: int
    orders: tuple[Order, Order]
    """By side."""
    cancelled: bool


class State(Value):
    """Everything about a match, secrets included. Tuples by side unless said otherwise."""

    options: Options
    pirate: Seat
    """Who plays the pirates; the other one plays the Spaniards."""
    turn: int
    """From 1."""
    active: tuple[int, ...]
    """Sections in play, ascending."""
    forces: tuple[Force, Force]
    hands: tuple[tuple[Order, ...], tuple[Order, ...]]
    """By priority. After the last choice: what is left unplayed."""
    laid: tuple[tuple[Order, ...], tuple[Order, ...]]
    """Face down until the reveal, in this turn's direction; see `positions`."""
    aside: tuple[Order, ...]
    """Left from the deal, and not yet taken; whoever takes first takes the first."""
    agenda: tuple[Task, ...] = ()
    """What is still to be done this turn, once all orders lie; the first waits for an answer."""
    aims: tuple[tuple[Side, Deck], ...] = ()
    """Decks chosen for Fight! this turn, where there was a choice."""
    story: tuple[Event, ...] = ()
    """What has happened since the last reveal: told in public once the turn is over."""
    swaps: tuple[tuple[Side, int, int], ...] = ()
    """Tactics swapped this turn: who, and in which two sections."""
    last: tuple[Exchange, ...] = ()
    """The orders of the turn before, by section; none in the first turn."""
    result: Outcome | None = None
    """Set once the match is over."""

    def seat_of(self, side: Side) -> Seat:
        """Return who plays a side."""
        return self.pirate if side == "pirate" else Seat(1 - self.pirate)

    def side_of(self, seat: Seat) -> Side:
        """Return which side a seat plays."""
        return "pirate" if seat == self.pirate else "spanish"


# ---- what a seat, or the table, may see --------------------------------------


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by side unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    side: Side | None
    """Which side the viewer plays; None for the table."""
    options: Options
    pirate: Seat
    turn: int
    initiative: Side
    positions: tuple[int, ...]
    """Sections in play, in this turn's direction."""
    forces: tuple[Force, Force]
    revealed: bool
    """Whether this turn's orders lie face up."""
    orders: tuple[tuple[Order | None, ...], tuple[Order | None, ...]]
    """What lies in each of `positions`, as far as anything does; None: face down to the viewer."""
    ready: tuple[bool, bool]
    """Who has laid an order that the other side has not yet matched."""
    hand: tuple[Order, ...] | None
    """The viewer's own, by priority; None for the table."""
    hand_sizes: tuple[int, int]
    aside: int
    """Cards left from the deal, and not yet taken."""
    waiting: tuple[Seat, ...]
    """Who has to decide something."""
    question: Task | None
    """What is being asked once all orders lie; None while they are being laid, or at the end."""
    aims: tuple[tuple[Side, Deck], ...]
    to_come: tuple[tuple[Side, int], ...]
    """Revealed orders not yet carried out: side and section."""
    story: tuple[Event, ...]
    """What has happened since the last reveal: in this turn, or in the turn before."""
    swaps: tuple[tuple[Side, int, int], ...]
    last: tuple[Exchange, ...]
