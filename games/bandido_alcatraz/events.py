"""What is told when something happens, and how cards are named in it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from games.bandido_alcatraz.components import CARDS, EXIT, WANTED, count_items, missing_items
from games.kit.game import Event, Seat, Text, event, seat_name, text
from games.kit.text import signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import Laid, State, Table, View
    from games.kit.game import Climax
    from games.kit.text import Arg

T = TypeVar("T", bound=Text)

CLIMAXES: Final = frozenset({"the-end", "dug-exit", "dug-joined-many", "water-blocked"})
"""Events at which the story turns: the way out, three tunnels at one go, water walled in."""
MANY_JOINED: Final = 3
"""Tunnels that one card closes, from which on the table holds its breath."""

# ---- cards by name -----------------------------------------------------------


@cache
def card_name(card: str) -> Text:
    """Name a card by the exits of its halves, how many there are, and what it bears.

    >>> card_name("A31")
    Text(key='card-rope', args={'first': 'L', 'second': 'HR', 'exits': 3})
    """
    one = CARDS[card]
    first, second = one.halves
    exits = len(one.edges)
    if card == EXIT:
        name = text("card-exit", first=first, second=second)
    elif one.blue_half:
        name = text("card-water", first=first, second=second, water=one.blue_half, exits=exits)
    else:
        name = text(f"card-{one.item or 'plain'}", first=first, second=second, exits=exits)
    return name.naming(card)


def numbered(hand: tuple[str, ...]) -> tuple[Text, ...]:
    """Name the cards of a hand with their numbers, counted from 1."""
    return tuple(
        text("card-short", n=n, card=card_name(card)) for n, card in enumerate(hand, start=1)
    )


# ---- events ------------------------------------------------------------------


def dug(seat: Seat, laid: Laid, before: State, after: Table) -> Iterator[Event]:
    """Tell what a card did: to the tunnels, to the water, and what cannot be mended any more."""
    old, new = before.table.grid, after.grid
    closed, opened = new.changes
    who, cells = seat_name(seat), laid.cells
    met = old.tunnels_into(cells)
    at = len(met)
    if laid.card == EXIT:
        yield event("dug-exit", who=who, tunnels=len(new.tunnels), at=at, numbers=met)
    else:
        yield event(
            _dug_key(closed, opened),
            who=who,
            closed=closed,
            opened=opened,
            change=signed(opened - closed),
            tunnels=len(new.tunnels),
            at=at,
            numbers=met,
        )
    if covered := len(old.waters.keys() & cells):
        yield event("water-covered", covered=covered)
    if CARDS[laid.card].blue_half:
        yield event("water-comes", who=who)
    blocked, walled = old.spoils(laid, before.options.cover_rule)
    # The escape is lost once: what comes on top of that is no turn of the story.
    too = "-too" if (blocked or walled) and old.is_spoilt(before.options.cover_rule) else ""
    if blocked:
        yield event(f"water-blocked{too}", halves=blocked)
    if walled:
        yield event(f"tunnel-walled{too}")


def _dug_key(closed: int, opened: int) -> str:
    """Choose the sentence for a card that is dug."""
    if opened == 0:
        many = "-many" if closed >= MANY_JOINED else ""
        return "dug-shut" if closed <= 1 else f"dug-joined{many}"
    if opened == closed:
        return "dug-on"
    return "dug-fork" if opened > closed else "dug-narrowed"


def gathered(seat: Seat, card: str, after: tuple[str, ...]) -> Event:
    """Tell what was gathered, and how many there are now, among all cards gathered.

    Raises:
        ValueError: for a card that bears nothing.
    """
    item = CARDS[card].item
    if item is None:
        raise ValueError(card)
    return event(
        f"gathered-{item}",
        who=seat_name(seat),
        have=count_items(after, item),
        want=WANTED[item],
    )


@cache
def drawn(seat: Seat, card: str) -> Event:
    """Tell a seat alone which card it drew."""
    return event("drawn", to=seat, card=card_name(card))


def exchanged(seat: Seat, old: tuple[str, ...], after: State) -> Event:
    """Tell all that a hand was changed, and whether the old one went under the pile."""
    key = "exchanged" if after.pile else "exchanged-last"
    return event(key, who=seat_name(seat), cards=len(old))


def new_hand(seat: Seat, hand: tuple[str, ...]) -> Event:
    """Tell a seat alone what it drew for its hand."""
    return event("new-hand", to=seat, hand=numbered(hand))


def passed(seat: Seat) -> Event:
    """Tell that a seat could do nothing."""
    return event("passed", who=seat_name(seat))


def hands_empty() -> Event:
    """Tell that the last card was played."""
    return event("hands-empty")


def nobody_can_play() -> Event:
    """Tell that no hand fits anywhere any more."""
    return event("nobody-can-play")


def the_end(state: State, grade: str | None) -> Iterator[Event]:
    """Tell, condition by condition, how the escape went, and the rulebook's line for it.

    `grade` is the key of that line.
    """
    grid = state.table.grid
    yield event("the-end")
    yield event("end-exit" if grid.exit_cell else "end-no-exit")
    yield event("end-tunnels", tunnels=len(grid.tunnels))
    yield event(
        "end-items",
        raincoats=count_items(state.gathered, "raincoat"),
        ropes=count_items(state.gathered, "rope"),
        enough="no" if any(missing_items(state.gathered).values()) else "yes",
    )
    yield event("end-water", halves=len(grid.waters))
    if grade:
        yield event("end-grade", line=text(grade))


# ---- what older versions stored ----------------------------------------------

DRAWN_EXITS: Final = (
    {"↓": "L", "←": "H", "↑": "R", "▪": "D"},
    {"↑": "L", "→": "H", "↓": "R", "▪": "D", "🚪": "exit"},
)
"""By half: the signs with which events drew exits before they named them."""


def own_cards(climax: Climax[View], seat: Seat) -> tuple[Laid, ...]:
    """Return the cards that a seat lays in a climax; alone they all are its own."""
    dug = [one for one in climax.told if one.key.startswith("dug-") and one.facts["who"] == seat]
    is_alone = len(climax.after.hand_sizes) == 1
    return climax.after.laid[len(climax.before.laid) :] if dug and not is_alone else ()


def load_event(stored: T) -> T:
    """Return a stored event, or a text in one, that names cards by facts; once it drew signs.

    A sign was what `card_name` is said as now: "←↓═↑💧", or "↓═↓→ 🪢". Nor did they say at which
    tunnels a card was dug, and the change.
    """
    args = dict(stored.args)
    if stored.key.startswith("dug-"):
        args.setdefault("at", 0)
        args.setdefault("numbers", ())
        closed, opened = args.get("closed"), args.get("opened")
        if isinstance(closed, int) and isinstance(opened, int):
            args.setdefault("change", signed(opened - closed))
    for name, arg in stored.args.items():
        if isinstance(arg, Text):
            args[name] = load_event(arg)
        elif isinstance(arg, tuple):
            args[name] = tuple(load_event(one) if isinstance(one, Text) else one for one in arg)
    if isinstance(sign := args.pop("sign", None), str):
        args = _facts_of(sign) | args
    return stored.model_copy(update={"args": args})


def _facts_of(sign: str) -> dict[str, Arg]:
    """Read a sign: what the halves of a card show, and which of them is under water.

    >>> _facts_of("↓═↓→ 🪢"), _facts_of("↑↓💧═→")
    ({'first': 'L', 'second': 'HR'}, {'first': 'LR', 'second': 'H', 'water': 1})
    """
    drawn = sign.partition(" ")[0].split("═")
    first, second = (
        "".join(sorted((exits[one] for one in half if one in exits), key="LHR".find))
        for half, exits in zip(drawn, DRAWN_EXITS, strict=True)
    )
    facts: dict[str, Arg] = {"first": first, "second": second}
    wet = [n for n, half in enumerate(drawn, start=1) if "💧" in half]
    return facts | ({"water": wet[0]} if wet else {})
