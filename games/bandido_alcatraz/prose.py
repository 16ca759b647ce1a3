"""What Bandido Alcatraz says: the events of a turn, the steps of a menu, what a refusal adds.

The table in lines is in `telling`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.deck import CARDS, EXIT, WANTED, count
from games.bandido_alcatraz.ending import grade
from games.bandido_alcatraz.fitting import LETTERS, WATER_LETTERS
from games.bandido_alcatraz.geometry import around
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Move, Place, State, View
from games.bandido_alcatraz.playing import is_wanted, places
from games.bandido_alcatraz.signs import ITEMS, named
from games.kit.game import Decision, Event, Seat, SeatName, Text, event, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.bandido_alcatraz.geometry import Laid

CODES_SAID: Final = 12
"""Places named in one sentence."""
GATHER: Final = "gather"
"""The answer in a menu that gathers a card instead of digging it."""
WAYS: Final = ("straight", "right", "left")

# ---- events ------------------------------------------------------------------


def dug(seat: Seat, laid: Laid, before: State, after: State) -> Iterator[Event]:
    """Tell what a card did: to the tunnels, to the water, and what cannot be mended any more."""
    old, new = before.table.grid, after.table.grid
    closed, opened = old.change(laid)
    who = SeatName(seat=seat)
    if laid.card == EXIT:
        yield event("dug-exit", who=who, tunnels=len(new.tunnels))
    else:
        key = _feat(closed, opened)
        yield event(key, who=who, closed=closed, opened=opened, tunnels=len(new.tunnels))
    covered = sum(cell in old.waters for cell in laid.cells)
    if covered:
        yield event("water-covered", covered=covered)
    if CARDS[laid.card].blue_half:
        yield event("water-comes", who=who)
    rule = before.options.cover_rule
    if lost := len(new.blocked(rule) - old.blocked(rule)):
        yield event("water-blocked", halves=lost)
    beside = [cell for half in laid.cells for cell in around(half)]
    if any(new.is_walled(cell) and not old.is_walled(cell) for cell in beside):
        yield event("tunnel-walled")


def _feat(closed: int, opened: int) -> str:
    """Choose the sentence for a card that is dug."""
    if opened == 0:
        return "dug-shut" if closed <= 1 else "dug-joined"
    if opened == closed:
        return "dug-on"
    return "dug-fork" if opened > closed else "dug-narrowed"


def gathered(seat: Seat, card: str, after: State) -> Event:
    """Tell what was gathered, and how many there are now."""
    item = CARDS[card].item
    if item is None:
        raise ValueError(card)
    return event(
        f"gathered-{item}",
        who=SeatName(seat=seat),
        have=count(after.gathered, item),
        want=WANTED[item],
    )


def drawn(seat: Seat, card: str) -> Event:
    """Tell a seat, and nobody else, which card it drew."""
    return event("drawn", to=seat, card=named(card))


def exchanged(seat: Seat, old: tuple[str, ...], after: State) -> Event:
    """Tell all that a hand was changed, and whether the old one went under the pile."""
    key = "exchanged" if after.pile else "exchanged-last"
    return event(key, who=SeatName(seat=seat), cards=len(old))


def new_hand(seat: Seat, hand: tuple[str, ...]) -> Event:
    """Tell a seat, and nobody else, what it drew for its hand."""
    return event("new-hand", to=seat, hand=listed(hand))


def passed(seat: Seat) -> Event:
    """Tell that a seat could do nothing."""
    return event("passed", who=SeatName(seat=seat))


def hands_empty() -> Event:
    """Tell that the last card was played."""
    return event("hands-empty")


def nobody_can_play() -> Event:
    """Tell that no hand fits anywhere any more."""
    return event("nobody-can-play")


def the_end(state: State) -> Iterator[Event]:
    """Tell, condition by condition, how the escape went, and the rulebook's line for it."""
    grid = state.table.grid
    yield event("the-end")
    yield event("end-exit" if grid.exit_cell else "end-no-exit")
    yield event("end-tunnels", tunnels=len(grid.tunnels))
    yield event(
        "end-items",
        raincoats=count(state.gathered, "raincoat"),
        ropes=count(state.gathered, "rope"),
        enough="yes"
        if all(count(state.gathered, item) == wanted for item, wanted in WANTED.items())
        else "no",
    )
    yield event("end-water", halves=len(grid.waters))
    if line := grade(state):
        yield event("end-grade", line=text(line))


# ---- cards and places in sentences -----------------------------------------------------


def listed(hand: tuple[str, ...]) -> tuple[Text, ...]:
    """Name the cards of a hand with their numbers."""
    return tuple(text("card-short", n=n, card=named(card)) for n, card in enumerate(hand, start=1))


def fits(codes: Iterable[str]) -> Text:
    """Say where a card would fit."""
    some: list[str | Text] = list(codes)
    if not some:
        return text("fits-nowhere")
    if more := some[CODES_SAID:]:
        some[CODES_SAID:] = [text("more-places", n=len(more))]
    return text("fits-at", places=tuple(some))


def playable(state: State, hand: tuple[str, ...]) -> tuple[Text, ...]:
    """Say what of a hand can be played."""
    found = []
    for n, card in enumerate(hand, start=1):
        if codes := places(state, card):
            found.append(text("card-fits", n=n, place=next(iter(codes.values()))))
        elif is_wanted(state, card):
            found.append(text("card-gathers", n=n, icon=ITEMS[CARDS[card].item or "rope"]))
    return tuple(found)


# ---- menus -------------------------------------------------------------------


def steps(view: View, move: Move) -> tuple[Decision, ...]:
    """Break a move into the card, and its place or that it is gathered."""
    match move:
        case Exchange():
            label = text("exchange-choice", cards=len(view.hand or ()), pile=view.pile_size)
            return (
                Decision(
                    field="kind", ask=text("ask-exchange"), value=move.kind, label=label, icon="🔄"
                ),
            )
        case Gather(card=card):
            label = text(f"gather-{CARDS[card].item}")
            icon = ITEMS[CARDS[card].item or "rope"]
            return _card(view, card), Decision(
                field="kind", ask=_ask(view, card), value=GATHER, label=label, icon=icon
            )
        case Dig(card=card):
            place = view.place(card, move.spot)
            return _card(view, card), Decision(
                field="at",
                ask=_ask(view, card),
                value=place.code,
                label=place_label(place),
                icon=_icon(place),
            )


def _card(view: View, card: str) -> Decision:
    """Offer a card; one with a single place is dug as soon as it is chosen, so that is said."""
    label = text("card-choice", n=_number(view, card), card=named(card))
    if only := view.forced.get(card):
        label = text("card-choice-forced", card=label, code=only.code)
    return Decision(
        field="card",
        ask=text("ask-card"),
        value=card,
        label=label,
        icon="🚪" if card == EXIT else None,
    )


def _ask(view: View, card: str) -> Text:
    return text("ask-place", n=_number(view, card))


def _number(view: View, card: str) -> int:
    return (view.hand or ()).index(card) + 1


def place_label(place: Place) -> Text:
    """Say a place: its code, the way the card goes from there, and what it does."""
    letters = LETTERS if place.code[0] in LETTERS else WATER_LETTERS
    way = letters.index(place.code[0])
    done = (text(f"place-{key}", n=n) for key, n in _effects(place) if n)
    return text(
        "place-choice",
        code=place.code,
        way=text(f"way-{WAYS[way % 3]}"),
        done=tuple(done),
        turned="yes" if way >= len(WAYS) else "no",
    )


def _effects(place: Place) -> tuple[tuple[str, int], ...]:
    return (
        ("closes", place.closes),
        ("opens", place.opens),
        ("covers", len(place.covers)),
        ("loses", int(place.loses)),
    )


def _icon(place: Place) -> str:
    if place.loses:
        return "⚠️"
    return "💧" if place.covers else "⛏️"


def warning(view: View, move: Move) -> Text | None:
    """Return what whoever is about to lose the match should hear first; None if he is not."""
    if isinstance(move, Dig) and view.place(move.card, move.spot).loses:
        return text("sure-loses")
    return None
