"""The state of a match: the heap, every ship, the cards, and hidden answers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.alles_an_bord.components import CHEST_VALUE, SHIP, START_GOODS, Colour, Kind, Tile
from games.alles_an_bord.model.options import Options
from games.alles_an_bord.model.things import PiecePayment
from games.kit.game import Seat, Value
from games.kit.marks import Marks

Phase: TypeAlias = Literal[
    "ready", "loading", "decide", "announce", "face", "reward", "stow", "chests", "end"
]


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
        return self.coins + CHEST_VALUE * self.chests


class Answer(Value):
    """What a seat did with a card, hidden until all have answered."""

    choice: Literal["fulfil", "pass", "penalty", "flee"]
    payment: tuple[PiecePayment, ...] = ()
    colours: tuple[Colour, ...] | None = None
    """The free colours of the reward, once named."""
    good: Colour | None = None
    """What the penalty takes."""


class OwedGoods(Value):
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
    """The seat that cast off."""
    loader: Seat | None = None
    """In calm loading: whose turn it is to load."""
    ready: tuple[bool, ...]
    announced: tuple[bool | None, ...]
    """Who meets the pirates; None has not announced."""
    answers: tuple[Answer | None, ...]
    due: tuple[OwedGoods, ...] = ()
    """Rewards still to be handed out, in order; the first seat has to choose."""
    new_chests: tuple[int, ...]
    """Chests still to be placed."""
    last_answers: tuple[Answer, ...] = ()
    """How the last card was answered; nothing before the first."""
    marks: Marks = Marks()
