"""A turn told again: from its events follows, step by step, who stood where after each order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from games.abordaje.components import (
    DECK_AT,
    DECKS,
    ENEMY,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    opposite,
)
from games.kit.text import Text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Force
    from games.kit.game import Event

Forces: TypeAlias = "tuple[Force, Force]"
Move: TypeAlias = "tuple[Side, Deck | None, Deck]"
"""A man of a side on his way; from None he comes out of the pool or the losses."""

SIGNS: Final = {"told-fight": "⚔️", "told-boarding": "🪝", "told-fire": "💥", "told-order": "💪"}
"""What stands over a section in which an order is carried out."""
ENDINGS: Final = (
    "told-conquest",
    "told-exterminated",
    "told-control",
    "told-lost",
    "told-cap",
    "told-flip",
)
"""Events that say how a turn ended, those first that matter most."""
CAPTAINS: Final = frozenset({"captain-follow", "captain-withdraw", "captain-home"})
BEGINS: Final = frozenset({*SIGNS, "told-fight-nobody", "captain-withdraw", "captain-home"})
"""With these events a step begins; others belong to the one before them."""


@dataclass
class Step:
    """What one order did."""

    told: list[Event]
    section: int
    sides: tuple[Side, ...]
    """Whose order it is."""
    before: Forces
    after: Forces
    moves: list[Move] = field(default_factory=list)

    @property
    def sign(self) -> str:
        """What stands over the section."""
        return SIGNS.get(self.told[0].key, "🏃")

    @property
    def changes(self) -> bool:
        """Whether anything is different afterwards."""
        return self.before != self.after


def orders_met(told: Iterable[Event]) -> dict[int, tuple[Order, Order]]:
    """Return which orders met in each section, the pirates' first."""
    return {
        cast("int", one.args["section"]): (_order(one, "pirate"), _order(one, "spanish"))
        for one in told
        if one.key == "told-orders"
    }


def steps(told: Sequence[Event], forces: Forces) -> list[Step]:
    """Return what each order did, in order, to forces that stood so when orders were turned up."""
    found: list[Step] = []
    for one in told:
        if one.key in BEGINS:
            now = found[-1].after if found else forces
            found.append(Step([], _section(one), _sides(one), now, now))
        if found and one.key not in ENDINGS:
            step = found[-1]
            step.told.append(one)
            step.after = _after(step, one)
    return found


def _after(step: Step, told: Event) -> Forces:
    """Return how both sides stand after an event of a step."""
    forces, args = step.after, told.args
    enemy_deck = DECK_AT[ENEMY[step.sides[0]], max(1, step.section)]
    match told.key:
        case "told-fight" | "told-fire":
            forces = _fallen(forces, _deck(told, "deck"), args["fallen"])
        case "told-boarding":
            forces = _fallen(forces, enemy_deck, args["fallen"])
            crossed = sum(men for _, men in _crews(args["crossed"]))
            forces = _cross(step, forces, enemy_deck, crossed)
        case "told-third":
            forces = _cross(step, forces, enemy_deck, 1)
        case "told-shoot":
            forces = _fallen(forces, enemy_deck, args["fallen"])
        case "captain-follow" | "captain-withdraw" | "captain-home":
            side = _side(args["captain"])
            captain = {"captain": _deck(told, "deck")}
            forces = _with(forces, side, forces[SIDES.index(side)].model_copy(update=captain))
        case "told-reinforce" | "told-rally":
            ((side, _),) = _crews(args["who"])
            step.moves.append((side, None, _deck(told, "deck")))
            forces = _taken(forces, side, told.key)
            forces = _moved(forces, side, _deck(told, "deck"), 1)
        case "told-march":
            ((side, _),) = _crews(args["who"])
            start, end = _deck(told, "start"), _deck(told, "end")
            step.moves.append((side, start, end))
            forces = _moved(_moved(forces, side, start, -1), side, end, 1)
    return forces


def _cross(step: Step, forces: Forces, deck: Deck, men: int) -> Forces:
    side, own = step.sides[0], opposite(deck)
    step.moves += [(side, own, deck)] * men
    return _moved(_moved(forces, side, own, -men), side, deck, men)


def _fallen(forces: Forces, deck: Deck, fallen: object) -> Forces:
    for side, men in _crews(fallen):
        force = forces[SIDES.index(side)]
        forces = _with(forces, side, force.model_copy(update={"losses": force.losses + men}))
        forces = _moved(forces, side, deck, -men)
    return forces


def _moved(forces: Forces, side: Side, deck: Deck, men: int) -> Forces:
    force, at = forces[SIDES.index(side)], DECKS.index(deck)
    crew = replaced(force.crew, at, max(0, force.crew[at] + men))
    return _with(forces, side, force.model_copy(update={"crew": crew}))


def _taken(forces: Forces, side: Side, key: str) -> Forces:
    force, name = forces[SIDES.index(side)], "losses" if key == "told-rally" else "pool"
    left = max(0, cast("int", getattr(force, name)) - 1)
    return _with(forces, side, force.model_copy(update={name: left}))


def _with(forces: Forces, side: Side, force: Force) -> Forces:
    return cast("Forces", replaced(forces, SIDES.index(side), force))


# ---- the facts in events -------------------------------------------------------------------------


def _order(told: Event, name: str) -> Order:
    return cast("Order", _key(_text(told.args[name]).args["order"]).removeprefix("order-"))


def _section(told: Event) -> int:
    if "section" in told.args:
        return cast("int", told.args["section"])
    return SECTION_OF[_deck(told, "deck")] if told.key not in CAPTAINS else 0


def _sides(told: Event) -> tuple[Side, ...]:
    """Return whose order an event tells of."""
    if "captain" in told.args:
        return (_side(told.args["captain"]),)
    who = _text(told.args["who" if told.key == "told-fight" else "side"])
    return SIDES if who.key == "both-sides" else (_side(who),)


def _deck(told: Event, name: str) -> Deck:
    deck = _text(told.args[name])
    side, section = _side(deck), cast("int", deck.args["n"])
    return next(one for one in DECKS if (SHIP_OF[one], SECTION_OF[one]) == (side, section))


def _crews(told: object) -> Iterator[tuple[Side, int]]:
    """Yield sides with a number of men, as far as there are any."""
    for one in told if isinstance(told, tuple) else (told,):
        if _key(one) != "nobody":
            yield _side(one), cast("int", _text(one).args["n"])


def _side(told: object) -> Side:
    return next(side for side in SIDES if side in _key(told))


def _key(told: object) -> str:
    return _text(told).key


def _text(told: object) -> Text:
    if not isinstance(told, Text):
        msg = f"not a text: {told!r}"
        raise TypeError(msg)
    return told
