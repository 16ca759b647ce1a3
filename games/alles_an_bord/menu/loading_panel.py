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
    SHIP,
    START_GOODS,
    STOW_PLACES,
    Colour,
    Kind,
    StowPlace,
    equipment_asked,
    goods_asked,
    goods_given,
)
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
from games.kit.game import Seat, seat_name
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


Emphasis: TypeAlias = Literal["plain", "strong", "switch"]
"""How a button stands out."""

KINDS_IN_A_ROW: Final = 4
"""Buttons of icon and count that a phone shows side by side."""
WORD_JOINER: Final = "\u2060"
"""Between the icons of one card: a narrow screen breaks lines between cards, not inside them."""
UNSEEN_ICONS: Final = {"flip": "🔄", "peek": "👀", "unseen": "❓"}
"""What may be done with unseen tiles: turn one over, take one into the hand, load one."""
SWITCH_PLACE: Final = "side"
"""The action of the button that only changes where tiles go."""

PANEL_MOVES: Final[dict[str, dict[str, Move]]] = {
    place: {
        **{kind: Load(tile=kind, place=place) for kind in KINDS},
        **{colour: TakeGood(colour=colour) for colour in COLOURS},
        "unseen": Load(tile="unseen", place=place),
        "peek": Take(tile="unseen"),
        "flip": Flip(),
        "back": PutBack(),
        "stow": Stow(place=place),
    }
    for place in STOW_PLACES
}
"""What a button does, by the place it loads to and its action."""


@dataclass(frozen=True)
class PanelButton:
    """One button of the panel: what stands on it, and what it does."""

    label: str
    icon: str
    action: str
    """A key of `PANEL_MOVES`, or `SWITCH_PLACE`."""
    place: StowPlace
    """Where it loads to."""
    emphasis: Emphasis = "plain"
    does_something: bool = True
    """Whether there is anything to take: a button without keeps its place, for thumbs."""


def place_with_room(view: View, place: str) -> StowPlace:
    """Return the place to load to: the one asked for while it has a free slot, else the other.

    Raises:
        ValueError: for the table's view, as it has no panel; so do `panel_words` and `panel_rows`.
    """
    free = _free(_own(view))
    if place == "below":
        return "below" if free["below"] or not free["deck"] else "deck"
    return "deck" if free["deck"] or not free["below"] else "below"


def panel_words(
    view: View,
    voice: Voice,
    *,
    below_picture: bool = False,
    alone: bool = False,
) -> list[str]:
    """Say what to do, what the cards want, and what lies on the own ship.

    Below a picture of the table nothing of that is said once more: a phone has no room for both.
    `alone`, where no picture of a table is anywhere, it is said how full the others are.
    """
    ship = _own(view)
    if below_picture:
        return [_first_line(view, ship, voice)]
    return [
        *_first_lines(view, ship, voice),
        *_card_lines(view),
        _own_ship_line(ship, voice),
        *(_others_lines(view, voice) if alone else []),
    ]


def panel_rows(
    view: View, voice: Voice, place: StowPlace, *, in_words: bool = False
) -> Iterator[list[PanelButton]]:
    """Lay out the buttons, row by row: the tile in hand, or the heap; then goods.

    With `in_words` each bears the name of what it takes in place of a sign, and kinds of which
    nothing lies open are left out: nobody has to hear them.
    """
    suffix = "-words" if in_words else ""
    ship = _own(view)
    if ship.full:
        return
    if ship.hand:
        yield list(_hand_buttons(ship, voice))
    elif view.loader in {None, view.seat} and (ship.deck_free or ship.below_free):
        # Beside the last kinds there is room for the place: on a phone that saves a row.
        heap = [*_heap_buttons(view, voice, place, suffix)]
        if in_words:
            heap = [one for one in heap if one.does_something]
        heap.append(_switch_button(view, voice, place, suffix))
        for at in range(0, len(heap), KINDS_IN_A_ROW):
            yield heap[at : at + KINDS_IN_A_ROW]
        if view.heap_hidden:
            yield list(_unseen_buttons(view, voice, place, suffix))
    if len(ship.goods or ()) < START_GOODS:
        names = [_text(voice, f"good-{one}") for one in COLOURS]
        shown = names if in_words else [name[:1].upper() for name in names]
        yield [
            PanelButton(label, ICONS[one], one, place)
            for one, label in zip(COLOURS, shown, strict=True)
        ]


# ---- words -------------------------------------------------------------------


def _first_lines(view: View, ship: SeenShip, voice: Voice) -> list[str]:
    """Say what to do now, and what follows: what the cards want, if they lie open.

    In the race both are one line: on a phone, words and buttons must fit one screen. Of cards that
    are gone it is said how many there were of each category.
    """
    racing = not (ship.full or ship.hand) and view.loader is None
    if view.cards is None:
        cast_off = [_text(voice, "panel-cast-off"), _backs(view)]
        return cast_off if racing else [_first_line(view, ship, voice), *cast_off]
    first = _first_line(view, ship, voice)
    return [first] if racing else [first, _text(voice, "panel-asked")]


def _first_line(view: View, ship: SeenShip, voice: Voice) -> str:
    """Say what to do now."""
    if ship.full:
        return _text(voice, "panel-full")
    if ship.hand:
        return _text(
            voice, "panel-hand", tile=f"{ICONS[ship.hand]} {_text(voice, f'tile-{ship.hand}')}"
        )
    if view.loader is None:
        return _text(voice, "panel-race")
    if view.loader == view.seat:
        return _text(voice, "panel-calm")
    return voice("panel-calm-wait", who=seat_name(view.loader))


def _backs(view: View) -> str:
    """Show the cards turned down, by their categories: a sign for each."""
    return " ".join(
        WORD_JOINER.join([ICONS[category]] * many)
        for category, many in zip(CATEGORIES, view.cards_left, strict=True)
        if many
    )


def _card_lines(view: View) -> list[str]:
    """Say in icons what the cards want and what they pay, a line for each category.

    None once they are closed.
    """
    lines = []
    for category in CATEGORIES if view.cards else ():
        wanted = [_terms(card) for card in view.cards or () if CARDS[card].category == category]
        lines.append(f"{ICONS[category]} {' · '.join(wanted)}")
    return lines


@cache
def _terms(card: str) -> str:
    """Say in icons what a card wants and what it pays, in the order of the picture: "💣➜🪙4"."""
    reward = CARDS[card].reward
    coins = [ICONS["money"], str(reward.money)] if reward.money else []
    paid = (*map(ICONS.__getitem__, goods_given(card)), *[ICONS["any"]] * reward.any_goods, *coins)
    wanted = (ICONS[named] for named in (*equipment_asked(card), *goods_asked(card)))
    return WORD_JOINER.join((*wanted, "➜", *paid))


def _icons(named_things: Mapping[Kind, int] | Mapping[Colour, int]) -> str:
    return "".join(ICONS[named] * many for named, many in named_things.items())


def _own_ship_line(ship: SeenShip, voice: Voice) -> str:
    deck = _icons(Counter(ship.deck)) + ICONS["monkey"] * ship.monkey
    deck += ICONS["chest"] * ship.deck_chests
    below = _icons(Counter(ship.below or ())) + ICONS["chest"] * ship.below_chests
    goods = _icons(Counter(ship.goods or ()))
    taken = len(ship.goods or ())
    on_deck, under = SHIP.deck - ship.deck_free, ship.below_filled
    parts = [_text(voice, "panel-own-deck", tiles=deck, many=on_deck, slots=SHIP.deck)]
    if under or not on_deck:  # else a phone has one line for it
        parts.append(_text(voice, "panel-own-below", tiles=below, many=under, slots=SHIP.below))
    parts.append(_text(voice, "panel-own-goods", goods=goods, many=taken, slots=START_GOODS))
    return f"⛵ {' · '.join(parts)}"


def _others_lines(view: View, voice: Voice) -> list[str]:
    """Say how many tiles the others have loaded: who is full takes the cards away.

    Nothing before any of them has one.
    """
    slots = SHIP.deck + SHIP.below
    others = [(seat, one) for seat, one in enumerate(view.ships) if seat != view.seat]
    if not any(one.filled for _, one in others):
        return []
    loaded = (
        voice("panel-other", who=seat_name(Seat(seat)), many=one.filled, slots=slots)
        for seat, one in others
    )
    return [f"-# {' · '.join(loaded)}"]


# ---- buttons -----------------------------------------------------------------


def _heap_buttons(view: View, voice: Voice, place: StowPlace, suffix: str) -> Iterator[PanelButton]:
    """Make a button for each kind, of its icon and how many lie open: so all fit a phone."""
    for n, kind in enumerate(KINDS):
        lying = view.heap_open[n]
        loud: Emphasis = "strong" if lying else "plain"
        name = _text(voice, f"tile-{kind}").capitalize()
        label = _text(voice, f"panel-heap{suffix}", tile=name, many=lying)
        yield PanelButton(label, ICONS[kind], kind, place, loud, does_something=lying > 0)


def _switch_button(view: View, voice: Voice, place: StowPlace, suffix: str) -> PanelButton:
    """Make the button that says where tiles go, and that turns to the other place."""
    other: StowPlace = "below" if place == "deck" else "deck"
    label = _text(voice, f"panel-{place}{suffix}", free=_free(_own(view))[place])
    return PanelButton(label, PLACE_ICONS[place], SWITCH_PLACE, other, "switch")


def _unseen_buttons(
    view: View, voice: Voice, place: StowPlace, suffix: str
) -> Iterator[PanelButton]:
    """Make the buttons for unseen tiles."""
    for action, icon in UNSEEN_ICONS.items():
        label = _text(voice, f"panel-{action}{suffix}", many=view.heap_hidden)
        yield PanelButton(label, icon, action, place)


def _hand_buttons(ship: SeenShip, voice: Voice) -> Iterator[PanelButton]:
    """Make the buttons for the tile in hand."""
    free = _free(ship)
    for place in STOW_PLACES:
        if free[place]:
            label = _text(voice, f"panel-stow-{place}")
            yield PanelButton(label, PLACE_ICONS[place], "stow", place, "strong")
    yield PanelButton(_text(voice, "verb-put_back"), "↩️", "back", "deck")


def _text(voice: Voice, key: str, **args: str | int) -> str:
    """Say a text without names; cached, for in the race every press says the same ones."""
    return _cached_text(voice.language, key, **args)


@lru_cache(maxsize=2048)
def _cached_text(language: str, key: str, **args: str | int) -> str:
    return Voice(language, "alles_an_bord")(key, **args)


def _own(view: View) -> SeenShip:
    if view.seat is None:
        raise ValueError("the table has no panel")
    return view.ships[view.seat]


def _free(ship: SeenShip) -> dict[StowPlace, int]:
    return {"deck": ship.deck_free, "below": ship.below_free}
