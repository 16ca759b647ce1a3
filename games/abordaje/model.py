"""The nouns of ¡Abordaje!: options, moves, the state, and what a seat may see."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, TypeAdapter
from typing_extensions import override

from games.abordaje.components import CANCELS, DECKS, Deck, Mode, Order, Side
from games.kit.game import Event, Outcome, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView
from games.kit.marks import Marks
from games.kit.value import memoized

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
    card: Order


class Swap(Value):
    """Swap tactics: exchange your own face-down orders in two sections, the lower number first."""

    kind: Literal["swap"] = "swap"
    first: int
    second: int


class Captain(Value):
    """Send the captain to a deck: as a move, across with a boarding, in withdrawal or home."""

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
    """Move one man with Repel! or Take cover!.

    Two fields, although the command has one option, `way`: the rules need both ends, but people
    pick a whole way from a list, since hardly any two decks make one. So does `Decision.field`.
    """

    kind: Literal["march"] = "march"
    start: Deck
    end: Deck


class Regroup(Value):
    """Answer Repel! or Take cover! as a whole: a man from the pool or not, and a man's way, if any.

    Versions up to 0.3 asked for both one by one, and commands still do.
    """

    kind: Literal["regroup"] = "regroup"
    reinforce: bool
    start: Deck | None = None
    end: Deck | None = None


class Pass(Value):
    """Leave out whatever may be left out."""

    kind: Literal["pass"] = "pass"


Move: TypeAlias = (
    Place | Swap | Captain | Discipline | Fight | Cross | Shoot | Reinforce | March | Regroup | Pass
)
MOVES: Final[TypeAdapter[Move]] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])

# Legal moves are listed at every ply, so the same ones are the same objects.
place = memoized(Place)
captain = memoized(Captain)
swap = memoized(Swap)
march = memoized(March)
fight = memoized(Fight)
regroup = memoized(Regroup)
DISCIPLINE: Final = Discipline()
CROSS: Final = Cross()
SHOOT: Final = Shoot()
REINFORCE: Final = Reinforce()
PASS: Final = Pass()

# ---- the table ---------------------------------------------------------------

QuestionKind: TypeAlias = Literal[
    "swap",  # tactics: which two own orders change places
    "captain",  # the step of a captain before the reveal
    "discipline",  # Navy discipline: does the captain's order come first
    "aim",  # on which deck a Fight! applies
    "third",  # Boarding!: does a third man cross
    "follow",  # Boarding!: does the captain cross, too
    "shoot",  # Fire!: does the captain hit one more
    "reinforce",  # a man from the pool
    "rally",  # Stand up!: a man from the losses
    "march",  # Repel! and Take cover!: does a man move
    "withdraw",  # where to a captain among enemies goes
    "home",  # where to a captain whose section is out of play goes
]
"""What a side may be asked."""
AutomaticKind: TypeAlias = Literal[
    "reveal",
    "drill",  # an order that Navy discipline puts before all others
    "order",
    "aftermath",  # extermination, control and conquest
    "turn",  # the end of this turn and the beginning of the next
]
"""What happens by itself."""


class Task(Value):
    """One thing still to be done this turn: a question, or something that happens by itself."""

    kind: QuestionKind | AutomaticKind
    side: Side = "pirate"
    section: int = 0
    """0 where it concerns no section."""
    order: Order | None = None
    """The order being carried out."""


@cache
def task_of(
    kind: QuestionKind | AutomaticKind,
    side: Side = "pirate",
    section: int = 0,
    order: Order | None = None,
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
        """Return how many men stand on a deck; the captain is none of them."""
        return self.crew[DECKS.index(deck)]


class OrderPair(Value):
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
    sections_in_play: tuple[int, ...]
    """Ascending."""
    forces: tuple[Force, Force]
    hands: tuple[tuple[Order, ...], tuple[Order, ...]]
    """By priority. After the last choice: what is left unplayed."""
    order_sections: tuple[int, ...]
    """Where this turn's orders lie, in its direction: the sections in play when it began.

    A section that is conquered goes out of play before the turn is over; its orders stay there.
    """
    laid: tuple[tuple[Order, ...], tuple[Order, ...]]
    """By side, one for each of `order_sections`; face down until the reveal."""
    aside: tuple[Order, ...]
    """Left from the deal, and not yet taken; they are taken from the first on."""
    tasks: tuple[Task, ...] = ()
    """What is still to be done this turn, once all orders lie; the first waits for an answer."""
    aims: tuple[tuple[Side, Deck], ...] = ()
    """At which decks a side's Fight! is aimed this turn, where there was a choice."""
    turn_events: tuple[Event, ...] = ()
    """Events since the last reveal, which become public once the turn is over."""
    swaps: tuple[tuple[Side, int, int], ...] = ()
    """Tactics swapped this turn: who, and in which two sections."""
    last_orders: tuple[OrderPair, ...] = ()
    """The orders of the turn before, by section; none in the first turn."""
    forces_before: tuple[Force, Force] | None = None
    """Both sides as they stood at the last reveal; None before the first, or stored before 0.3."""
    result: Outcome | None = None
    """Set once the match is over."""
    marks: Marks = Marks()

    def seat_of(self, side: Side) -> Seat:
        """Return who plays a side."""
        return self.pirate if side == "pirate" else Seat(1 - self.pirate)

    def side_of(self, seat: Seat) -> Side:
        """Return which side a seat plays."""
        return "pirate" if seat == self.pirate else "spanish"

    def force(self, side: Side) -> Force:
        """Return a side's men, and what they hold."""
        return self.forces[0 if side == "pirate" else 1]

    def men_on(self, side: Side, deck: Deck) -> int:
        """Return how many men of a side stand on a deck; see `Force.on`."""
        return self.force(side).on(deck)


# ---- what a seat, or the table, may see --------------------------------------


def order_thing(turn: int, side: Side, section: int) -> str:
    """Return the name of an order on the table, for what marks it."""
    return f"{turn} {side} {section}"


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
    directed_sections: tuple[int, ...]
    """Sections in play, in this turn's direction."""
    order_sections: tuple[int, ...]
    """Sections in which this turn's orders lie, or will lie, in its direction."""
    forces: tuple[Force, Force]
    revealed: bool
    """Whether this turn's orders lie face up."""
    orders: tuple[tuple[Order | None, ...], tuple[Order | None, ...]]
    """What lies in each of `order_sections`, as far as anything does.

    None stands for an order that lies face down to the viewer.
    """
    ready: tuple[bool, bool]
    """Who has laid an order that the other side has not yet matched."""
    hand: tuple[Order, ...] | None
    """The viewer's own, by priority; None for the table."""
    hand_sizes: tuple[int, int]
    aside: int
    """Cards left from the deal, and not yet taken."""
    to_act: tuple[Seat, ...]
    """Who has to decide something, by seat."""
    question: Task | None
    """What is being asked once all orders lie; None while they are being laid, or at the end."""
    asks_for_both: bool
    """Whether it is asked at once who comes and who goes, of an order with a shield."""
    aims: tuple[tuple[Side, Deck], ...]
    to_come: tuple[tuple[Side, int], ...]
    """Revealed orders not yet carried out: side and section."""
    turn_events: tuple[Event, ...]
    """What has happened since the last reveal: in this turn, or in the turn before."""
    swaps: tuple[tuple[Side, int, int], ...]
    """As in the state, like `aims` and what follows: all of them are public."""
    last_orders: tuple[OrderPair, ...]
    forces_before: tuple[Force, Force] | None

    @override
    def without_turn(self) -> Self:
        return self.model_copy(update={"to_act": ()})

    def seat_of(self, side: Side) -> Seat:
        """Return who plays a side."""
        return self.pirate if side == "pirate" else Seat(1 - self.pirate)

    def is_being_carried_out(self, side: Side, section: int) -> bool:
        """Tell whether the open question is about a side's order in a section."""
        asked = self.question
        there = (side, section)
        return self.revealed and asked is not None and (asked.side, asked.section) == there

    def is_carried_out(self, side: Side, section: int) -> bool:
        """Tell whether nothing more comes of a side's order in a section."""
        is_ahead = (side, section) in self.to_come or self.is_being_carried_out(side, section)
        return self.revealed and not is_ahead

    def is_cancelled(self, section: int) -> bool:
        """Tell whether one of a section's orders, as far as they lie open, cancels the other."""
        at = self.order_sections.index(section)
        pirate, spanish = (row[at] for row in self.orders)
        if pirate is None or spanish is None:
            return False
        return CANCELS.get(pirate) == spanish or CANCELS.get(spanish) == pirate


# ---- what a seat remembers ---------------------------------------------------


class Notes(Value):
    """What a seat remembers of this turn's hands; nothing once the orders lie open."""

    turn: int = 0
    """The turn that is meant; 0 before the first view."""
    hand: tuple[Order, ...] = ()
    """The seat's own, as last seen."""
    laid: int = 0
    """Orders that the seat has laid."""
    exchanges: int = 0
    """How often hands have changed owners."""
    passed: tuple[Order, ...] = ()
    """The hand that the seat passed on at the last exchange: the enemy chooses from it.

    Before the last choice the enemy may have taken a card from aside as well.
    """
    lies_at: int = 0
    """The place in `order_sections` of the order that the enemy chooses from that hand."""
    enemy_laid: tuple[tuple[Order, ...], ...] = ()
    """What each order may be that the enemy laid before that; empty where nothing is known."""
    swapped: bool = False
    """Whether the enemy's swap of tactics is in the two fields above."""
