"""The nouns of Alles an Bord?!: options, moves, ships, the state, and what a seat may see.

Tiles that nobody can tell apart are counted, not named: face-up tiles of the heap by kind, a ship's
by kind and place. Only the face-down ones have an order, which chance made and nobody knows.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.alles_an_bord.figures import (
    CHEST,
    SHIP,
    START_GOODS,
    VOYAGE,
    Category,
    Colour,
    Kind,
    Place,
    Tile,
)
from games.kit.game import Options as BaseOptions
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView

Phase: TypeAlias = Literal[
    "ready", "loading", "decide", "announce", "face", "reward", "stow", "chests", "end"
]
# ---- options -----------------------------------------------------------------

Handicap: TypeAlias = Literal[
    "none",
    "1",
    "2",
    "3",
    "4",
    "12",
    "13",
    "14",
    "23",
    "24",
    "34",
    "123",
    "124",
    "134",
    "234",
]
"""Seats that begin with a monkey on deck; seats counted from 1, as players say it."""


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    loading: Literal["race", "calm"] = "race"
    """Calm: one tile after another, for play over days."""
    competition: Literal["off", "on"] = "off"
    """On: starfish tiles are locked, monkeys and pairs are jokers; for three and four."""
    handicap: Handicap = "none"
    voyage_mix: Literal["counted", "random"] = "counted"
    """Random: any thirteen cards with all four categories among them."""
    pirate_cards: Literal["1", "2", "3", "4", "5", "6"] = "3"
    trade_cards: Literal["1", "2", "3", "4"] = "2"
    contract_cards: Literal["1", "2", "3", "4", "5", "6"] = "3"
    starfish_per_kind: Literal["4", "3"] = "4"

    @property
    def discovery_cards(self) -> int:
        """The rest of the thirteen."""
        others = (self.pirate_cards, self.trade_cards, self.contract_cards)
        return VOYAGE.cards - sum(map(int, others))

    @property
    def handicapped(self) -> frozenset[Seat]:
        """The seats that begin with a monkey on deck."""
        named = "" if self.handicap == "none" else self.handicap
        return frozenset(Seat(int(seat) - 1) for seat in named)


# ---- the moves ---------------------------------------------------------------

Wanted: TypeAlias = Kind | Literal["unseen"]
"""A tile of the heap as one asks for it: a face-up one of a kind, or any face-down one."""

Item: TypeAlias = str
"""A thing aboard: a good by its colour, or a tile as `rope@deck` or `rope@below`."""

Payment: TypeAlias = str
"""What pays for one piece of equipment: a tile as in `Item`, `parrot`, `monkey@deck`, or a pair of
equal tiles as `pair:rope@deck+below`."""


class Ready(Value):
    """Agree to start: "Alles an Bord!"."""

    kind: Literal["ready"] = "ready"


class Flip(Value):
    """Turn over a face-down tile of the heap, for all to see."""

    kind: Literal["flip"] = "flip"


class Take(Value):
    """Take a tile into the hand."""

    kind: Literal["take"] = "take"
    tile: Wanted


class PutBack(Value):
    """Put the tile in the hand back into the heap, face up."""

    kind: Literal["put_back"] = "put_back"


class Stow(Value):
    """Put the tile in the hand on the ship."""

    kind: Literal["stow"] = "stow"
    place: Place


class Load(Value):
    """Take a tile and stow it, in one go."""

    kind: Literal["load"] = "load"
    tile: Wanted
    place: Place


class TakeGood(Value):
    """Take one of the two goods a ship starts with."""

    kind: Literal["take_good"] = "take_good"
    colour: Colour


class Fulfil(Value):
    """Give what the card asks for; `payment` says in order what pays for each piece."""

    kind: Literal["fulfil"] = "fulfil"
    payment: tuple[Payment, ...] = ()


class Pass(Value):
    """Let the card go by."""

    kind: Literal["pass"] = "pass"


class Meet(Value):
    """Announce that one meets the pirates."""

    kind: Literal["meet"] = "meet"


class Flee(Value):
    """Announce that one flees from the pirates."""

    kind: Literal["flee"] = "flee"


class Penalty(Value):
    """Pay the pirates 2 money and a good of one's choice, as far as one has them."""

    kind: Literal["penalty"] = "penalty"
    good: Colour | None = None


class Choose(Value):
    """Name the colours of a reward where they are free."""

    kind: Literal["choose"] = "choose"
    colours: tuple[Colour, ...]


class Throw(Value):
    """Throw one thing overboard."""

    kind: Literal["throw"] = "throw"
    item: Item


class PlaceChests(Value):
    """Put the new chests on the ship: so many on deck, the others below."""

    kind: Literal["place_chests"] = "place_chests"
    on_deck: int


Move: TypeAlias = (
    Ready
    | Flip
    | Take
    | PutBack
    | Stow
    | Load
    | TakeGood
    | Fulfil
    | Pass
    | Meet
    | Flee
    | Penalty
    | Choose
    | Throw
    | PlaceChests
)
MOVES: Final[TypeAdapter[Move]] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])

# ---- the table ---------------------------------------------------------------


class Ship(Value):
    """One seat's ship, and what lies beside it."""

    deck: tuple[Kind, ...] = ()
    """Tiles on deck, in the order of `KINDS`, as everywhere."""
    below: tuple[Kind, ...] = ()
    goods: tuple[Colour, ...] = ()
    """In the order of `COLOURS`."""
    deck_chests: int = 0
    below_chests: int = 0
    monkey: bool = False
    """The handicap: it blocks a slot on deck for the whole match."""
    hand: Kind | None = None
    """The tile taken and not yet stowed."""
    coins: int = 0
    parrot: bool = False

    @property
    def deck_free(self) -> int:
        """Slots on deck with neither tile nor chest."""
        return SHIP.deck - len(self.deck) - self.deck_chests - self.monkey

    @property
    def below_free(self) -> int:
        """Combi slots below deck with neither tile nor chest."""
        return SHIP.below - len(self.below) - self.below_chests

    @property
    def full(self) -> bool:
        """Loaded: a tile on every free slot, and both goods."""
        return len(self.goods) >= START_GOODS and not (self.deck_free or self.below_free)

    @property
    def hold(self) -> int:
        """Goods that the ship can carry now."""
        storages = self.deck.count("storage") + self.below.count("storage")
        free = self.deck_free + self.below_free
        return free + SHIP.goods_only + SHIP.storage_holds * storages

    @property
    def chests(self) -> int:
        """All chests aboard."""
        return self.deck_chests + self.below_chests

    @property
    def total(self) -> int:
        """Coins and chests in money."""
        return self.coins + CHEST * self.chests


class Answer(Value):
    """What a seat did with a card, sealed until all have answered."""

    choice: Literal["fulfil", "pass", "penalty", "flee"]
    payment: tuple[Payment, ...] = ()
    colours: tuple[Colour, ...] | None = None
    """The free colours of the reward, once named."""
    good: Colour | None = None
    """What the penalty takes."""


class Due(Value):
    """A reward of goods not yet handed out."""

    seat: Seat
    goods: tuple[Colour, ...]


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    phase: Phase
    round: int
    """From 1; stays at the last when the match is over."""
    ships: tuple[Ship, ...]
    heap_open: tuple[int, ...]
    """Face-up tiles that may be taken, by kind."""
    heap_locked: tuple[int, ...]
    """Face-up tiles that their starfish locks, by kind."""
    heap_hidden: tuple[Tile, ...]
    """Face-down tiles, the next to be turned first."""
    supply: tuple[int, ...]
    """Goods by colour."""
    bank: int
    """Money not on anybody's ship."""
    parrots: int
    """Parrots not on anybody's ship."""
    box: tuple[str, ...]
    """Cards not drawn yet, in the order of `CARDS`."""
    pile: tuple[str, ...]
    """The voyage's cards still to come: in the order of `CARDS` until it is shuffled, then the next
    one first."""
    card: str | None = None
    """The card being played; still face down while it is announced."""
    discard: tuple[str, ...] = ()
    """This voyage's cards that have been played, the last one last."""
    sailed: tuple[str, ...] = ()
    """The first voyage's cards, once it is over."""
    first_full: Seat | None = None
    """Whoever cast off."""
    turn: Seat | None = None
    """In calm loading: whose turn it is to load."""
    ready: tuple[bool, ...]
    announced: tuple[bool | None, ...]
    """Who meets the pirates; None has not announced."""
    answers: tuple[Answer | None, ...]
    due: tuple[Due, ...] = ()
    """Rewards still to be handed out, in order; the first seat has to choose."""
    new_chests: tuple[int, ...]
    """Chests still to be placed."""
    last: tuple[Answer, ...] = ()
    """How the last card was answered; nothing before the first."""


# ---- what a seat, or the table, may see --------------------------------------


class SeenShip(Value):
    """A ship as somebody sees it."""

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
    def chests(self) -> int:
        """All chests, with those that are still to be placed."""
        return (self.total - self.coins) // CHEST


class SeenAnswer(Value):
    """What a seat did with the last card, as everybody has heard it."""

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
    """Whoever may act now, ascending."""
    ships: tuple[SeenShip, ...]
    heap_open: tuple[int, ...]
    """Face-up tiles that may be taken, by kind as in `KINDS`."""
    heap_locked: tuple[int, ...]
    """Face-up tiles that nobody may take, by kind."""
    heap_hidden: int
    """Face-down tiles."""
    supply: tuple[int, ...]
    """Goods by colour as in `COLOURS`."""
    cards: tuple[str, ...] | None
    """The thirteen cards while they lie open: loading, until somebody casts off."""
    left: tuple[int, ...]
    """Cards of the voyage still to come, by category as in `CATEGORIES`; not `card`."""
    top: Category | None
    """The back of the next card in the shuffled pile."""
    card: str | None
    """The card being played, once it is turned up."""
    meeting: bool
    """Pirates ahead: a face-down card of theirs is being announced."""
    discard: tuple[str, ...]
    """Cards of this voyage that have been played, the last one last."""
    first_full: Seat | None
    """Whoever cast off."""
    turn: Seat | None
    """In calm loading: whose turn it is to load."""
    ready: tuple[bool, ...]
    answered: tuple[bool, ...]
    """Who has decided or announced, sealed, while others have not."""
    announced: tuple[bool | None, ...]
    """Who meets the pirates (True) or flees (False), once all have announced; else None."""
    own_answer: Answer | None
    """The viewer's own sealed answer."""
    own_announcement: bool | None
    """The viewer's own sealed announcement."""
    choosing: int
    """Goods whose colour the viewer has to name now; 0 if none."""
    new_chests: tuple[int, ...]
    """Chests still to be placed."""
    last_card: str | None
    """The card that `last` answers, if any was played in this voyage."""
    last: tuple[SeenAnswer, ...]
    """How the last card was answered; nothing before the first of a voyage."""
    """Set once the match is over; the totals are its scores."""
