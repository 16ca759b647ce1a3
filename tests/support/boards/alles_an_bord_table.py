"""Ships and cards of Alles an Bord?! as short words, for rule sentences.

ship("map*5 telescope", below="rope", goods="white orange") lies as if loaded like that.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from games.alles_an_bord.components import COLOURS, FIGURES, KINDS, sorted_goods, sorted_tiles
from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.model import Flee, Fulfil, Meet, Move, Options, Ship, State, View
from games.kit.chance import Chance
from games.kit.game import Event, IllegalMove, Seat
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

GAME = AllesAnBord()
NAMES = ("Ann", "Bea", "Carl", "Dora")
VOICE = Voice("en", "alles_an_bord", NAMES)
LUCK = Chance("test", 1)
ANN, BEA, CARL, DORA = map(Seat, range(4))

T = TypeVar("T", bound=str)


def some(words: str, known: Sequence[T]) -> list[T]:
    """Read `map*5 rope` as five maps and a rope."""
    found = []
    for word in words.split():
        name, _, many = word.partition("*")
        found += [known[known.index(name)]] * int(many or 1)
    return found


def ship(deck: str = "", *, below: str = "", goods: str = "", **more: Any) -> Ship:
    """Load a ship."""
    return Ship(
        deck=sorted_tiles(some(deck, KINDS)),
        below=sorted_tiles(some(below, KINDS)),
        goods=sorted_goods(some(goods, COLOURS)),
        **more,
    )


EMPTY = ship()
PLAIN = ship("sailor*8", below="sailor")
"""Sailors cannot be paid where a card asks for something else."""


def at_sea(*ships: Ship, card: str = "", pile: str = "", **more: Any) -> State:
    """Lay a table in the voyage; whatever is not aboard lies face up on the heap."""
    options = more.pop("options", Options())
    seats = len(ships)
    fresh = GAME.setup(seats, options, Chance("test", 0))
    aboard = Counter(tile for one in ships for tile in (*one.deck, *one.below))
    aboard.update(one.hand for one in ships if one.hand)
    aboard["monkey"] += sum(one.monkey for one in ships)
    goods = Counter(good for one in ships for good in one.goods)
    cards = (*pile.split(), *card.split())
    box = [name for name in (*fresh.box, *fresh.pile) if name not in cards]
    changes: dict[str, Any] = {
        "phase": "decide" if card else "loading",
        "ships": ships,
        "heap_open": tuple(FIGURES.tiles[kind] - aboard[kind] for kind in KINDS),
        "heap_locked": (0,) * len(KINDS),
        "heap_hidden": (),
        "supply": tuple(FIGURES.goods.copies[one] - goods[one] for one in COLOURS),
        "bank": FIGURES.money.box - sum(one.total for one in ships),
        "box": tuple(box),
        "pile": tuple(pile.split()),
        "card": card or None,
        "first_full": ANN if card else None,
        "ready": (True,) * seats,
    }
    return fresh.model_copy(update=changes | more)


def loading(*ships: Ship, **more: Any) -> State:
    """Lay a table at which everybody loads, the cards open, every tile face up."""
    return at_sea(*ships, pile="D01 D02 D03 D04 D05 T01 T02 P01 P02 P03 C01 C02 C03", **more)


def pirates(*ships: Ship, card: str, **more: Any) -> State:
    """Lay a table with a pirate card still face down."""
    return at_sea(*ships, card=card, phase="announce", **more)


def play(state: State, *moves: tuple[Seat, Move]) -> State:
    """Make moves one after another."""
    for seat, move in moves:
        state, _ = GAME.play(state, seat, move, LUCK)
    return state


def told(state: State, seat: Seat, move: Move, listener: Seat | None = None) -> list[str]:
    """Make a move and return what everybody hears of it, or what one seat alone hears."""
    _, events = GAME.play(state, seat, move, LUCK)
    return [VOICE(one) for one in heard(events, listener)]


def heard(events: Iterable[Event], listener: Seat | None) -> list[Event]:
    """Return the events for all, or those for one seat alone."""
    return [one for one in events if one.to == listener]


def refusal(state: State, seat: Seat, move: Move) -> str:
    """Return the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, seat, move, LUCK)
    return VOICE(caught.value.text)


def may(state: State, seat: Seat) -> list[Move]:
    """Return the legal moves."""
    return list(GAME.legal(state, seat))


def seen(state: State, seat: Seat | None = None) -> View:
    """Return what a seat, or the table, sees."""
    return GAME.view(state, seat)


def face_up(state: State, kind: str) -> int:
    """Return how many tiles of a kind lie open."""
    return state.heap_open[[*KINDS].index(kind)]  # type: ignore[arg-type]


def voice(language: str = "en") -> Voice:
    """Return who says texts at this table, in any language."""
    return Voice(language, "alles_an_bord", NAMES)


def owing(card: str, **more: object) -> State:
    """Lay a table at which Ann has paid the pirates and names her reward."""
    fighter = ship("cannon*2 sabre sailor map")
    state = pirates(fighter, ship("sailor*8", below="sailor"), card=card, pile="C01", **more)
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    return play(state, (ANN, next(m for m in may(state, ANN) if isinstance(m, Fulfil))))
