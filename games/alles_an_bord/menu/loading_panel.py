"""The loading panel of Alles an Bord?!: words and buttons, of which one press takes one tile.

Nothing here knows Discord: a button is a label, an icon and what it does. A press names its move
outright, because in a race the others' presses must not make the buttons stale.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.alles_an_bord.components import (
    CARDS,
    CATEGORIES,
    COLOURS,
    ICONS,
    KINDS,
    PLACES,
    SHIP,
    START_GOODS,
    Colour,
    Kind,
    Place,
    asked,
    given,
    pieces,
)
from games.alles_an_bord.events import listed_amounts
from games.alles_an_bord.menu.move_decisions import PLACE_ICONS
from games.alles_an_bord.model import (
    Flip,
    Load,
    Move,
    PutBack,
    SeenShip,
    Stow,
    Take,
    TakeGood,
    View,
)
from games.kit.game import SeatName
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


Weight: TypeAlias = Literal["plain", "strong", "switch"]
"""How a button stands out."""

GLUE: Final = "\u2060"
"""Between the signs of one card: a narrow screen breaks lines between cards, not inside them."""
TURN: Final = "side"
"""The action of the button that only changes where tiles go."""

ACTIONS: Final[dict[Place, dict[str, Move]]] = {
    place: {
        **{kind: Load(tile=kind, place=place) for kind in KINDS},
        **{colour: TakeGood(colour=colour) for colour in COLOURS},
        "unseen": Load(tile="unseen", place=place),
        "peek": Take(tile="unseen"),
        "flip": Flip(),
        "back": PutBack(),
        "stow": Stow(place=place),
    }
    for place in PLACES
}
"""What a button does, by the place it loads to and its action."""


@dataclass(frozen=True)
class Press:
    """One button."""

    label: str
    icon: str
    action: str
    """A key of `ACTIONS`, or `TURN`."""
    place: Place
    """Where it loads to."""
    weight: Weight = "plain"


def fitting(view: View, place: str) -> Place:
    """Return the place to load to: the one asked for while it has a free slot, else the other."""
    free = _free(_own(view))
    if place == "below":
        return "below" if free["below"] or not free["deck"] else "deck"
    return "deck" if free["deck"] or not free["below"] else "below"


def words(view: View, voice: Voice) -> list[str]:
    """Say what to do, what the cards want, and what lies on one's own ship."""
    ship = _own(view)
    return [
        _head(view, ship, voice),
        *_cards(view, voice),
        *_aboard(ship, voice),
        *_locked(view, voice),
    ]


def presses(view: View, voice: Voice, place: Place) -> Iterator[list[Press]]:
    """Lay out the buttons, row by row: the tile in hand, or the heap; then goods."""
    ship = _own(view)
    if ship.full:
        return
    if ship.hand:
        yield list(_hand(ship, voice))
    elif view.loader in {None, view.seat} and any(_free(ship).values()):
        heap = list(_heap(view, voice, place))
        yield heap[: len(heap) // 2]
        yield heap[len(heap) // 2 :]
        yield list(_more(view, voice, place))
    if len(ship.goods or ()) < START_GOODS:
        yield [
            Press(_capital(_plain(voice, f"good-{one}")), ICONS[one], one, place) for one in COLOURS
        ]


# ---- words -------------------------------------------------------------------


def _head(view: View, ship: SeenShip, voice: Voice) -> str:
    if ship.full:
        return _plain(voice, "panel-full")
    if ship.hand:
        return _plain(
            voice, "panel-hand", tile=f"{ICONS[ship.hand]} {_plain(voice, f'tile-{ship.hand}')}"
        )
    if view.loader is None:
        return _plain(voice, "panel-race")
    if view.loader == view.seat:
        return _plain(voice, "panel-calm")
    return voice("panel-calm-wait", who=SeatName(seat=view.loader))


def _cards(view: View, voice: Voice) -> list[str]:
    """Say what the cards want in icons, a line for each category."""
    if view.cards is None:
        return [_plain(voice, "panel-cast-off")]
    lines = [_plain(voice, "panel-asked")]
    for category in CATEGORIES:
        wanted = [_wanted(card) for card in view.cards if CARDS[card].category == category]
        lines.append(f"{ICONS[category]} {' · '.join(wanted)}")
    return lines


@cache
def _wanted(card: str) -> str:
    """Say a card in signs, in the order in which the picture shows them."""
    reward = CARDS[card].reward
    signs = [ICONS[thing] for thing in (*pieces(card), *asked(card))]
    signs += ["➜", *(ICONS[thing] for thing in given(card)), *[ICONS["any"]] * reward.any_goods]
    return GLUE.join((*signs, str(reward.money), ICONS["money"]) if reward.money else signs)


def _signs(things: Mapping[Kind, int] | Mapping[Colour, int]) -> str:
    return "".join(ICONS[thing] * many for thing, many in things.items())


def _aboard(ship: SeenShip, voice: Voice) -> list[str]:
    nothing = _plain(voice, "panel-nothing")
    deck = _signs(Counter(ship.deck)) + ICONS["monkey"] * ship.monkey
    deck += ICONS["chest"] * ship.deck_chests
    below = _signs(Counter(ship.below or ())) + ICONS["chest"] * ship.below_chests
    goods = _signs(Counter(ship.goods or ()))
    free, taken = _free(ship), len(ship.goods or ())
    on_deck, under = SHIP.deck - free["deck"], SHIP.below - free["below"]
    return [
        f"**{_plain(voice, 'panel-ship')}**",
        _plain(voice, "panel-own-deck", tiles=deck or nothing, many=on_deck, slots=SHIP.deck),
        _plain(voice, "panel-own-below", tiles=below or nothing, many=under, slots=SHIP.below),
        _plain(voice, "panel-own-goods", goods=goods or nothing, many=taken, slots=START_GOODS),
    ]


def _locked(view: View, voice: Voice) -> list[str]:
    lying = listed_amounts(kind for n, kind in enumerate(KINDS) for _ in range(view.heap_locked[n]))
    return [f"-# {voice('locked-line', tiles=lying)}"] if lying else []


# ---- buttons -----------------------------------------------------------------


def _heap(view: View, voice: Voice, place: Place) -> Iterator[Press]:
    """Make a button for each kind with how many lie open."""
    for n, kind in enumerate(KINDS):
        lying = view.heap_open[n]
        label = f"{_capital(_plain(voice, f'tile-{kind}'))} · {lying}"
        yield Press(label, ICONS[kind], kind, place, "strong" if lying else "plain")


def _more(view: View, voice: Voice, place: Place) -> Iterator[Press]:
    """Make the button that says where tiles go, and those for unseen tiles."""
    other: Place = "below" if place == "deck" else "deck"
    free = _free(_own(view))[place]
    yield Press(
        _plain(voice, f"panel-{place}", free=free), PLACE_ICONS[place], TURN, other, "switch"
    )
    if view.heap_hidden:
        yield Press(_plain(voice, "panel-flip", many=view.heap_hidden), "🔄", "flip", place)
        yield Press(_plain(voice, "panel-peek"), "👀", "peek", place)
        yield Press(_plain(voice, "panel-unseen"), "❓", "unseen", place)


def _hand(ship: SeenShip, voice: Voice) -> Iterator[Press]:
    """Make the buttons for the tile in hand."""
    free = _free(ship)
    for place in PLACES:
        if free[place]:
            label = _plain(voice, f"panel-stow-{place}")
            yield Press(label, PLACE_ICONS[place], "stow", place, "strong")
    yield Press(_plain(voice, "verb-put_back"), "↩️", "back", "deck")


def _plain(voice: Voice, key: str, **args: str | int) -> str:
    """Say a text without people; kept, because a race of presses says the same again and again."""
    return _kept(voice.language, key, **args)


@lru_cache(maxsize=2048)
def _kept(language: str, key: str, **args: str | int) -> str:
    return Voice(language, "alles_an_bord")(key, **args)


def _capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def _own(view: View) -> SeenShip:
    if view.seat is None:
        raise ValueError("the table has no panel")
    return view.ships[view.seat]


def _free(ship: SeenShip) -> dict[Place, int]:
    return {
        "deck": SHIP.deck - len(ship.deck) - ship.deck_chests - ship.monkey,
        "below": SHIP.below - ship.below_filled,
    }
