"""What one seat may see, or the whole table."""

from __future__ import annotations

from typing import Literal, Self

from typing_extensions import override

from games.alles_an_bord.components import CHEST_VALUE, SHIP, Category, Colour, Kind
from games.alles_an_bord.model.options import Options
from games.alles_an_bord.model.state import Answer, Phase
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView


def heap_thing(kind: Kind) -> str:
    """Return the name of the open tiles of a kind in the heap, for what marks them."""
    return f"heap {kind}"


def deck_thing(seat: int, kind: Kind | Literal["chest"]) -> str:
    """Return the name of the tiles of a kind on a deck, or of its chests."""
    return f"deck {seat} {kind}"


def below_thing(seat: int) -> str:
    """Return the name of what lies below a deck."""
    return f"below {seat}"


def purse_thing(seat: int) -> str:
    """Return the name of a seat's coins and chests."""
    return f"purse {seat}"


class SeenShip(Value):
    """A ship as a viewer sees it."""

    deck: tuple[Kind, ...]
    """Tiles on deck, in the order of `KINDS`."""
    monkey: bool
    """A handicap monkey sits on deck, beside those in `deck`."""
    deck_chests: int
    below_chests: int
    below_filled: int
    """Slots below deck with a tile or a chest."""
    below: tuple[Kind, ...] | None
    """Tiles below deck; None for everybody but the owner."""
    goods: tuple[Colour, ...] | None
    """None for everybody but the owner."""
    hold: int | None
    """Goods the ship can carry now; None for everybody but the owner."""
    holding: bool
    """A tile has been taken into the hand."""
    hand: Kind | None
    """That tile, for its owner."""
    full: bool
    """While loading: this ship is full."""
    coins: int
    """At the end, what is left once as much as possible is changed into chests."""
    parrot: bool
    total: int
    """Coins and chests in money, with the chests that are still to be placed."""

    @property
    def deck_free(self) -> int:
        """Slots on deck with neither tile nor chest."""
        return SHIP.deck - len(self.deck) - self.deck_chests - self.monkey

    @property
    def below_free(self) -> int:
        """Combi slots below deck with neither tile nor chest."""
        return SHIP.below - self.below_filled

    @property
    def filled(self) -> int:
        """Slots for tiles that are taken, on deck and below."""
        return SHIP.deck - self.deck_free + self.below_filled

    @property
    def chests(self) -> int:
        """All chests, with those that are still to be placed."""
        return (self.total - self.coins) // CHEST_VALUE


class SeenAnswer(Value):
    """What a seat did with the last card, as everybody knows since the reveal."""

    choice: Literal["fulfil", "pass", "penalty", "flee"]
    gave: tuple[str, ...] = ()
    """Tiles by kind, goods by colour, and the parrot; coins not."""
    named: tuple[Colour, ...] = ()
    """The free colours of the reward."""


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    options: Options
    phase: Phase
    round: int
    acting: tuple[Seat, ...]
    """Seats that may act now, ascending."""
    ships: tuple[SeenShip, ...]
    heap_open: tuple[int, ...]
    """Face-up tiles that may be taken, by kind as in `KINDS`."""
    heap_locked: tuple[int, ...]
    """Face-up tiles that may not be taken, by kind."""
    heap_hidden: int
    """Face-down tiles."""
    supply: tuple[int, ...]
    """Goods by colour as in `COLOURS`."""
    cards: tuple[str, ...] | None
    """The thirteen cards while they lie open: loading, until a seat casts off."""
    cards_left: tuple[int, ...]
    """Cards of the voyage still to come, by category as in `CATEGORIES`; not `card`."""
    top_back: Category | None
    """The back of the next card in the shuffled pile."""
    card: str | None
    """The card being played, once it is turned up."""
    meeting: bool
    """Pirates ahead: a face-down card of theirs is being announced."""
    discard: tuple[str, ...]
    """Cards of this voyage that have been played, the last one last."""
    first_full: Seat | None
    """The seat that cast off."""
    loader: Seat | None
    """In calm loading: whose turn it is to load."""
    ready: tuple[bool, ...]
    answered: tuple[bool, ...]
    """Who has decided or announced, hidden from the others until all have."""
    announced: tuple[bool | None, ...]
    """Who meets the pirates (True) or flees (False), once all have announced; else None."""
    own_answer: Answer | None
    """The viewer's own answer, hidden from others."""
    own_announcement: bool | None
    """The viewer's own announcement, hidden from others."""
    choosing: int
    """Goods whose colour the viewer has to name now; 0 if none."""
    new_chests: tuple[int, ...]
    """Chests still to be placed."""
    last_card: str | None
    """The card that `last_answers` are to, if any was played in this voyage."""
    last_answers: tuple[SeenAnswer, ...]
    """How the last card was answered; nothing before the first of a voyage."""

    @override
    def without_turn(self) -> Self:
        return self.model_copy(update={"acting": ()})


class Notes(Value):
    """What a seat remembers of a voyage: the thirteen cards, from when they lay open."""

    round: int = 0
    """The voyage that is meant; 0 before the first view."""
    cards: tuple[str, ...] = ()
    """All of them, played or not, in the order in which cards are always listed."""
