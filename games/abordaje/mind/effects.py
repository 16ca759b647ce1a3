"""What a move does, counted as the decks stand: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.abordaje.components import (
    DECK_AT,
    EFFECTS,
    ENEMY,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    deck_name,
    opposite,
    order_name,
)
from games.abordaje.model import (
    Captain,
    Cross,
    Fight,
    March,
    Move,
    Pass,
    Place,
    Regroup,
    Reinforce,
    State,
    Swap,
)
from games.abordaje.rules.conditions import captain_is_present, mixed_decks
from games.abordaje.rules.placing import next_section
from games.kit.mind import Effect
from games.kit.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Task
    from games.kit.text import Seat

ATTACKS: Final[tuple[Order, ...]] = ("fight", "boarding", "fire")
"""Orders of which it matters most who has them."""
LEVEL: Final = 0.05
"""Of what is neither better nor worse."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Count who would stand where, or fall, if an order were carried out as the decks stand."""
    side = state.side_of(seat)
    found: Sequence[Effect] = ()
    match move:
        case Place(card=order):
            found = _effects_of_placing(state, side, order)
        case Swap(first=first, second=second):
            found = _effects_of_swap(state, side, first, second)
        case March(start=start, end=end):
            found = _effects_of_march(state, side, start, end)
        case Fight(deck=deck):
            found = [_standing(state, side, deck, 0)]
        case Captain(deck=deck):
            found = _effects_of_captain(state, side, deck)
        case Regroup() | Reinforce() | Cross() | Pass() if state.tasks:
            found = _effects_of_answer(state, side, move, state.tasks[0])
        case _:
            pass
    return found


def _effects_of_placing(state: State, side: Side, order: Order) -> list[Effect]:
    section = next_section(state, side)
    here = _effect_of_order(state, side, section, order)
    return [here, *_after_swap(state, side, section, order), *_withheld(state, side, order)]


def _effects_of_answer(state: State, side: Side, move: Move, question: Task) -> Sequence[Effect]:
    """Count what an answer to a question does, where its section is what matters."""
    match move:
        case Regroup():
            return _effects_of_regrouping(state, side, move)
        case Reinforce() | Cross():
            own = DECK_AT[side, question.section]
            deck = opposite(own) if isinstance(move, Cross) else own
            return [_standing(state, side, deck, 1)]
        case Pass() if question.kind in {"captain", "follow"}:
            return _effects_of_captain(state, side, state.force(side).captain)
        case Pass() if question.kind == "swap":
            laid = _laid(state, side).items()
            there = [_there(state, side, section, order, 0.0) for section, order in laid]
            return sorted(there, key=lambda one: -one.value)[:1]
        case _:
            return ()


# ---- orders where they lie, and might lie --------------------------------------------------------


def _laid(state: State, side: Side) -> Mapping[int, Order]:
    """Return the orders that a side has laid, by section."""
    return dict(zip(state.order_sections, state.laid[SIDES.index(side)], strict=False))


def _there(state: State, side: Side, section: int, order: Order, before: float) -> Effect:
    """Say what an order does in a section; by so much less it is worth, as it was `before`.

    To do less good than where it lay is no harm that could be named.
    """
    one = _effect_of_order(state, side, section, order)
    said = text("effect-there", order=order_name(order), section=section, what=one.said)
    gain = one.value - before or LEVEL
    return Effect(said, gain if gain > 0 or one.value < 0 else 0.0)


def _effects_of_swap(state: State, side: Side, first: int, second: int) -> list[Effect]:
    """Say what two orders do where they lie after a swap; all the rest stays as it is."""
    laid = _laid(state, side)
    if laid[first] == laid[second]:
        return []
    found = []
    for here, there in ((first, second), (second, first)):
        before = _effect_of_order(state, side, here, laid[here]).value
        found.append(_there(state, side, there, laid[here], before))
    return [one for one in found if one.value]


def _after_swap(state: State, side: Side, section: int, order: Order) -> Iterator[Effect]:
    """Say where a Fight! could fight after a swap of tactics, if there is nobody to fight here."""
    may_swap = side == "pirate" or state.options.mode == "basic"
    if order != "fight" or mixed_decks(state, section) or not may_swap:
        return
    mixed = [
        (_men(state, side, deck), there, deck)
        for there in state.order_sections
        if there != section
        for deck in mixed_decks(state, there)
    ]
    if mixed:
        men, there, deck = max(mixed, key=lambda one: (one[0].own - one[0].enemy, -one[1]))
        said = text(
            "effect-swapped-in", section=there, deck=deck_name(deck), own=men.own, enemy=men.enemy
        )
        yield Effect(said, max(0.3 * (1 + men.own - men.enemy), 0))


def _withheld(state: State, side: Side, order: Order) -> Iterator[Effect]:
    """Say which order the enemy does not get: what is not laid changes hands.

    Before the last choice a card may be added that was left aside.
    """
    at = SIDES.index(side)
    rest = list(state.hands[at])
    rest.remove(order)
    is_exchanged = len(state.laid[at]) + 2 < len(state.sections_in_play)
    if is_exchanged and order not in rest:
        value = 0.3 if order in ATTACKS else 0.15
        yield Effect(text("effect-withholds", order=order_name(order)), value)


def _effects_of_captain(state: State, side: Side, deck: Deck) -> list[Effect]:
    """Say which order the captain strengthens on a deck, and if he counts for its control."""
    section, men = SECTION_OF[deck], _men(state, side, deck)
    order, found = _laid(state, side).get(section), list[Effect]()
    if order and _is_stronger_with(state, side, deck, order):
        said = text("effect-strengthens", order=order_name(order), section=section)
        found.append(Effect(said, 0.2))
    if SHIP_OF[deck] != side and men.own:
        is_decisive = men.own == men.enemy
        found.append(Effect(_said("effect-counts", deck, men), 0.6 if is_decisive else 0.1))
    return found


def _is_stronger_with(state: State, side: Side, deck: Deck, order: Order) -> bool:
    """Tell whether a captain on a deck adds to an order in its section."""
    section = SECTION_OF[deck]
    if order == "fight":
        return deck in mixed_decks(state, section)
    return order != "boarding" or deck == DECK_AT[side, section]


# ---- men on decks --------------------------------------------------------------------------------


class _Men(NamedTuple):
    """Who stands on a deck, as its owner counts."""

    own: int
    enemy: int


def _men(state: State, side: Side, deck: Deck, more: int = 0, fewer: int = 0) -> _Men:
    """Return the men on a deck, if `more` own ones come there and `fewer` enemies are left."""
    there = state.men_on(ENEMY[side], deck)
    return _Men(state.men_on(side, deck) + more, max(0, there - fewer))


def _said(key: str, deck: Deck, men: _Men) -> Text:
    return text(key, deck=deck_name(deck), own=men.own, enemy=men.enemy)


def _standing(state: State, side: Side, deck: Deck, more: int) -> Effect:
    men = _men(state, side, deck, more)
    return Effect(_said("effect-standing", deck, men), 0.4 + 0.1 * (men.own - men.enemy))


def _effects_of_march(state: State, side: Side, start: Deck, end: Deck) -> list[Effect]:
    """Say how many stand where a man goes, and how few where he leaves."""
    left = _men(state, side, start, -1)
    harm = -0.5 if left.own < left.enemy else 0.0
    leaves = [Effect(_said("effect-left", start, left), harm)] if harm else []
    return [_standing(state, side, end, 1), *leaves]


def _effects_of_regrouping(state: State, side: Side, move: Regroup) -> list[Effect]:
    own = DECK_AT[side, state.tasks[0].section]
    if move.start and move.end:
        more = 1 + (move.end == own) - (move.start == own)
        comes = [_standing(state, side, own, more)] if move.reinforce else []
        return [*comes, *_effects_of_march(state, side, move.start, move.end)]
    return [_standing(state, side, own, 1)] if move.reinforce else []


def _after_fight(state: State, side: Side, deck: Deck) -> Effect:
    """Say who is left after a fight on a deck that the enemy has not ordered as well."""
    men, captain = _men(state, side, deck), state.force(side).captain
    kills = EFFECTS.captain_kills * (captain == deck) + EFFECTS.unmatched_loss
    own, enemy = men.own, max(0, men.enemy - kills)
    if enemy:
        own, enemy = own - EFFECTS.common_loss, enemy - EFFECTS.common_loss
    said = text(
        "effect-fights",
        deck=deck_name(deck),
        own=men.own,
        enemy=men.enemy,
        left=own,
        enemies=enemy,
    )
    return Effect(said, 0.5 * (own - enemy) or LEVEL)


def _brings(own: Deck, order: Order) -> Text:
    """Say that an order with a shield brings a man, unless it cancels what it is laid against."""
    return text("effect-brings", deck=deck_name(own), order=order_name(order))


def _effect_of_order(state: State, side: Side, section: int, order: Order) -> Effect:
    """Say what an order comes to as the decks stand now; what cancels another, what it stops."""
    own, there = DECK_AT[side, section], opposite(DECK_AT[side, section])
    mine, theirs = _men(state, side, own), _men(state, side, there)
    match order:
        case "boarding":
            crossing = min(EFFECTS.boarding_crosses, mine.own)
            men = _men(state, side, there, crossing, EFFECTS.boarding_kills)
            said, value = _said("effect-boards", there, men), 0.5 * (men.own - men.enemy) or LEVEL
        case "fire":
            key = "effect-fires-at-both" if theirs.own else "effect-fires"
            fall = min(EFFECTS.fire_hits, theirs.enemy)
            said = text(key, deck=deck_name(there), n=fall, own=theirs.own, enemy=theirs.enemy)
            value = 0.4 * fall - 0.5 * theirs.own
        case "fight":
            fights = [_after_fight(state, side, deck) for deck in mixed_decks(state, section)]
            nobody = Effect(_said("effect-fights-nobody", own, mine), -0.1)
            said, value = max(fights, key=lambda one: one.value, default=nobody)
        case "repel":
            said, value = text("effect-repels", deck=deck_name(there), n=theirs.enemy), theirs.enemy
            if not theirs.enemy and state.force(side).pool:
                said, value = _brings(own, "boarding"), 0.2
        case "take_cover":
            said, value = text("effect-covers", deck=deck_name(own), n=mine.own), mine.own
            if not mine.own and state.force(side).pool:
                said, value = _brings(own, "fire"), 0.2
        case _:
            force = state.force(side)
            from_pool = min(1, force.pool)
            fallen = min(1, force.losses) if captain_is_present(state, side, section) else 0
            said, value = text("effect-stands-up", n=from_pool, losses=fallen), from_pool + fallen
    return Effect(said, value or -0.1)
