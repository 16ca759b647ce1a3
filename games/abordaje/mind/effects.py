"""What a move does, counted as the decks stand: the reasons of hints."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

from games.abordaje.components import (
    DECK_AT,
    EFFECTS,
    ENEMY,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    by_priority,
    deck_name,
    opposite,
    order_name,
)
from games.abordaje.mind.orders import (
    A_MAN_LESS,
    LEVEL,
    NOTHING_KNOWN,
    after_fight,
    effect_of_order,
    harm_of,
    is_worth_it,
    said_of,
)
from games.abordaje.mind.readings import may_still_swap, orders_to_come
from games.abordaje.mind.stakes import (
    men_there,
    stake_of,
    too_few,
    with_captain,
    with_more,
    worth_of_stake,
)
from games.abordaje.model import (
    Captain,
    Cross,
    Discipline,
    Fight,
    March,
    Move,
    Notes,
    Pass,
    Place,
    Regroup,
    Reinforce,
    Shoot,
    State,
    Swap,
)
from games.abordaje.rules.conditions import mixed_decks, order_at
from games.abordaje.rules.placing import next_section
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.mind.stakes import Men
    from games.abordaje.model import Task
    from games.kit.text import Seat, Text

ATTACKS: Final[tuple[Order, ...]] = ("fight", "boarding", "fire")
"""Orders of which it matters most who has them."""
WITH_CAPTAIN: Final[Mapping[Order, float]] = {
    "fight": 0.3,
    "fire": 0.25,
    "boarding": 0.2,
    "stand_up": 0.15,
    "repel": 0.1,
    "take_cover": 0.1,
}
"""What a captain's part in an order is worth as a reason."""


def effects_of(
    state: State, seat: Seat, move: Move, notes: Notes = NOTHING_KNOWN
) -> Sequence[Effect]:
    """Count who would stand where, or fall, if an order were carried out as the decks stand.

    With notes it is said what hands that came back tell of the orders of the enemy.
    """
    side = state.side_of(seat)
    found: Sequence[Effect] = ()
    match move:
        case Place(card=order):
            found = _effects_of_placing(state, side, order, notes)
        case Swap(first=first, second=second):
            found = _effects_of_swap(state, side, first, second, notes)
        case March(start=start, end=end):
            found = _effects_of_men(state, side, Counter({start: -1, end: 1}))
        case Fight(deck=deck):
            found = [after_fight(state, side, deck)]
        case Captain(deck=deck):
            found = [
                *_effects_of_captain(state, side, deck, notes),
                *_without_captain(state, side, deck),
            ]
        case _ if state.tasks:
            found = _effects_of_answer(state, side, move, notes)
        case _:
            pass
    return [one for one in found if one.value]


def _effects_of_placing(state: State, side: Side, order: Order, notes: Notes) -> list[Effect]:
    section = next_section(state, side)
    here = effect_of_order(state, side, section, order, notes)
    swapped = list(_after_swap(state, side, section, order, notes))
    if swapped:
        here = here._replace(value=0.0)  # that nobody can be fought here is in it
    if _is_withheld(state, side, order):
        return [here, *_withholds(state, side, order), *swapped]
    wins = _exterminates(state, side, section, order) if here.value > 0 else ()
    return [here, *wins, *swapped, *_hands_over(state, side, order)]


def _effects_of_answer(state: State, side: Side, move: Move, notes: Notes) -> Sequence[Effect]:
    """Count what an answer to the open question does."""
    question = state.tasks[0]
    own = DECK_AT.get((side, question.section))
    found: Sequence[Effect] = ()
    match move:
        case Discipline():
            found = [_first(state, side)]
        case Regroup():
            found = _effects_of_regrouping(state, side, move)
        case Reinforce() if own:
            found = [*_effects_of_men(state, side, Counter({own: 1})), *_enough(state, side, 1)]
        case Cross() if own:
            found = _effects_of_men(state, side, Counter({own: -1, opposite(own): 1}))
        case Shoot() if own:
            found = _effects_of_shot(state, side, opposite(own))
        case Pass():
            found = _effects_of_passing(state, side, question, notes)
        case _:
            pass
    return found


def _first(state: State, side: Side) -> Effect:
    """Say which order Navy discipline puts first."""
    section = SECTION_OF[state.force(side).captain]
    name = order_name(order_at(state, side, section))
    return Effect(text("effect-first", order=name, section=section), 0.3)


def _effects_of_passing(state: State, side: Side, question: Task, notes: Notes) -> Sequence[Effect]:
    """Count what it is good for to leave something out."""
    own = DECK_AT.get((side, question.section))
    match question.kind:
        case "captain":
            return _effects_of_captain(state, side, state.force(side).captain, notes)
        case "swap":
            return list(_effects_of_keeping(state, side, notes))
        case "third" if own:
            return [_staying(state, side, own)]
        case "reinforce":
            return [*(_spared(state, side, own) if own else ()), *_enough(state, side, 0)]
        case "march" if own:
            return [_staying(state, side, own)]
        case _:
            return ()


# ---- orders where they lie, and might lie --------------------------------------------------------


def _laid(state: State, side: Side) -> Mapping[int, Order]:
    """Return the orders that a side has laid, by section."""
    return dict(zip(state.order_sections, state.laid[SIDES.index(side)], strict=False))


def _effects_of_keeping(state: State, side: Side, notes: Notes) -> Iterator[Effect]:
    """Say what the swap that looks best would give up, and which orders are in vain as they lie."""
    laid = _laid(state, side)
    here = {at: effect_of_order(state, side, at, one, notes) for at, one in laid.items()}
    pairs = [one for one in combinations(laid, 2) if laid[one[0]] != laid[one[1]]]
    if not pairs:
        return

    def gain(pair: tuple[int, int]) -> float:
        found = _effects_of_swap(state, side, *pair, notes=notes, is_whole=True)
        return sum(one.value for one in found)

    first, second = max(pairs, key=gain)
    for at, other in ((first, second), (second, first)):
        there = effect_of_order(state, side, other, laid[at], notes)
        if here[at].value > max(there.value, 0):
            yield Effect(_lying("effect-stays", at, laid[at], here[at]), here[at].value)
    for at, order in laid.items():
        if here[at].value < 0:
            yield Effect(_lying("effect-stays", at, order, here[at]), here[at].value)


def _lying(key: str, section: int, order: Order, effect: Effect) -> Text:
    return text(key, order=order_name(order), section=section, what=effect.said)


def _effects_of_swap(
    state: State, side: Side, first: int, second: int, notes: Notes, *, is_whole: bool = False
) -> list[Effect]:
    """Say what two orders do where they lie after a swap.

    To do less good than before is no harm that could be named; it counts if the whole does.
    """
    laid = _laid(state, side)
    if laid[first] == laid[second]:
        return []
    found = []
    for here, there in ((first, second), (second, first)):
        before = effect_of_order(state, side, here, laid[here], notes)
        after = effect_of_order(state, side, there, laid[here], notes)
        gain = after.value - before.value
        value = gain if is_whole or gain > 0 or after.value < 0 else 0.0
        found.append(Effect(_lying("effect-there", there, laid[here], after), value))
    return found


def _after_swap(
    state: State, side: Side, section: int, order: Order, notes: Notes
) -> Iterator[Effect]:
    """Say where a Fight! could fight after a swap of tactics, if there is nobody to fight here."""
    if order != "fight" or mixed_decks(state, section) or not may_still_swap(state, side):
        return
    laid = _laid(state, side)
    others = (one for one in state.order_sections if one != section and laid.get(one) != "fight")
    fights = ((effect_of_order(state, side, one, "fight", notes), one) for one in others)
    best, there = max(fights, key=lambda one: one[0].value, default=(None, 0))
    if best and best.value > 0:
        yield Effect(text("effect-swapped-in", section=there, what=best.said), 0.3 * best.value)


def _withholds(state: State, side: Side, order: Order) -> Iterator[Effect]:
    """Say what the enemy cannot do in the next section: what is not laid changes hands."""
    if order in ATTACKS:
        yield from _enemy_can(state, side, (order,), "effect-withholds", 0.3)


def _enemy_can(
    state: State, side: Side, orders: Sequence[Order], key: str, value: float
) -> Iterator[Effect]:
    """Say what the worst of these orders would do in the section after this one."""
    section = state.order_sections[-orders_to_come(state, side)]
    found = [(*harm_of(state, side, section, one), one) for one in orders]
    what, harm, order = max(found, key=lambda one: one[1])
    if harm:
        yield Effect(text(key, order=order_name(order), section=section, what=what), value)


def _rest(state: State, side: Side, order: Order) -> list[Order]:
    """Return what is left of a hand without an order."""
    rest = list(state.hands[SIDES.index(side)])
    rest.remove(order)
    return rest


def _is_withheld(state: State, side: Side, order: Order) -> bool:
    """Tell whether the enemy does not get an order, as it is laid: hands change owners.

    Before the last choice a card may be added that was left aside.
    """
    return orders_to_come(state, side) > 1 and order not in _rest(state, side, order)


def _hands_over(state: State, side: Side, order: Order) -> Iterator[Effect]:
    """Say which attacks the enemy gets, where none of them is laid."""
    given = by_priority({one for one in _rest(state, side, order) if one in ATTACKS})
    if order not in ATTACKS and len(given) > 1 and orders_to_come(state, side):
        yield from _enemy_can(state, side, given, "effect-hands-over", -0.15)


# ---- captains ------------------------------------------------------------------------------------


def _effects_of_captain(
    state: State, side: Side, deck: Deck, notes: Notes = NOTHING_KNOWN
) -> list[Effect]:
    """Say which order the captain strengthens on a deck, and if he counts for its control."""
    men, found = men_there(state, side, deck), list[Effect]()
    order = _laid(state, side).get(SECTION_OF[deck])
    if state.tasks[0].kind == "captain" and order:
        found += _strengthens(state, side, deck, order, notes)
    if SHIP_OF[deck] != side and men.own:
        found.append(_counts(state, side, deck, men))
    return found


def _counts(state: State, side: Side, deck: Deck, men: Men) -> Effect:
    """Say what it comes to that a captain counts on an enemy deck."""
    if men.own > men.enemy:
        return Effect(text("effect-counts-more", deck=deck_name(deck), **men.facts), 0.1)
    there = with_captain(state, side, deck)
    said = said_of("effect-counts", deck, men, there, side)
    return Effect(said, 0.6 if men.own == men.enemy else 0.1)


def _strengthens(
    state: State, side: Side, deck: Deck, order: Order, notes: Notes
) -> Iterator[Effect]:
    """Say what the order in his section does with a captain, if he adds to it there."""
    section = SECTION_OF[deck]
    away = DECK_AT[side, next(one for one in state.order_sections if one != section)]
    with_him, without = (
        effect_of_order(with_captain(state, side, where), side, section, order, notes)
        for where in (deck, away)
    )
    if with_him.value > 0 and with_him.said != without.said:
        yield Effect(_lying("effect-there", section, order, with_him), WITH_CAPTAIN[order])


def _without_captain(state: State, side: Side, deck: Deck) -> Iterator[Effect]:
    """Say that without the captain there is no majority any more where he leaves."""
    here = state.force(side).captain
    men = men_there(state, side, here)
    if here != deck and SHIP_OF[here] != side and 0 < men.own == men.enemy:
        yield Effect(text("effect-captain-leaves", deck=deck_name(here), **men.facts), -0.6)


# ---- men on decks --------------------------------------------------------------------------------


def _effects_of_men(state: State, side: Side, more: Counter[Deck]) -> list[Effect]:
    """Say how many stand where men come, and where they leave if that costs something."""
    then, found = with_more(state, side, more), list[Effect]()
    for deck, many in more.items():
        men = men_there(then, side, deck)
        before = worth_of_stake(state, side, deck, men_there(state, side, deck))
        gain = worth_of_stake(then, side, deck, men) - before
        if many > 0:
            value = max(gain, 0) + 2 * LEVEL if is_worth_it(then, side, deck, men) else 0.0
            found.append(Effect(said_of("effect-standing", deck, men, then, side), value))
        elif many and gain < -A_MAN_LESS:
            found.append(Effect(said_of("effect-left", deck, men, then, side), gain))
    return found


def _staying(state: State, side: Side, deck: Deck) -> Effect:
    """Say how many stay where nobody comes or goes."""
    men = men_there(state, side, deck)
    said = said_of("effect-stay", deck, men, state, side)
    return Effect(said, LEVEL if is_worth_it(state, side, deck, men) else 0.0)


def _spared(state: State, side: Side, deck: Deck) -> Iterator[Effect]:
    """Say that a man may stay in the pool, as he would change nothing on a deck."""
    now, more = (men_there(state, side, deck, many) for many in (0, 1))
    stakes = [stake_of(state, side, deck, men) for men in (now, more)]
    key = stakes[0].key
    in_vain = key == "stake-weak" or worth_of_stake(state, side, deck, more) < 0
    if key == stakes[1].key and (in_vain or key in {"stake-firm", "stake-quiet"}):
        said = text("effect-pool", deck=deck_name(deck), stake=stakes[in_vain], more=int(in_vain))
        yield Effect(said, LEVEL)


def _effects_of_regrouping(state: State, side: Side, move: Regroup) -> Sequence[Effect]:
    own = DECK_AT[side, state.tasks[0].section]
    enough = _enough(state, side, int(move.reinforce))
    more = Counter({own: int(move.reinforce)})
    if move.start and move.end:
        more.update({move.start: -1, move.end: 1})
    if any(more.values()):
        return [*_effects_of_men(state, side, more), *enough]
    return [_staying(state, side, own), *enough]


def _enough(state: State, side: Side, more: int) -> Iterator[Effect]:
    """Say how near a side is to having too few men on the decks, with so many more."""
    men, least = sum(state.force(side).crew) + more, len(state.sections_in_play)
    if men <= least + 1:
        yield Effect(text("effect-few", n=men, least=least), 0.6 if more else -0.5)


def _effects_of_shot(state: State, side: Side, deck: Deck) -> list[Effect]:
    """Say who is left if a captain hits one more."""
    left = men_there(state, side, deck, fewer=1)
    said = said_of("effect-shoots", deck, left, state, side)
    return [Effect(said, 0.5), *_wins(state, side, 1)]


def _wins(state: State, side: Side, fallen: int) -> Iterator[Effect]:
    """Say that the enemy has too few men if so many fall."""
    if fallen and (few := too_few(state, ENEMY[side], fallen)):
        yield Effect(text("effect-too-few", n=few.men, least=few.least), 2.0)


def _exterminates(state: State, side: Side, section: int, order: Order) -> Iterator[Effect]:
    """Say that an order leaves the enemy too few men, as the decks stand."""
    there = opposite(DECK_AT[side, section])
    men = men_there(state, side, there)
    if order == "boarding":
        yield from _wins(state, side, min(EFFECTS.boarding_kills, men.enemy))
    elif order == "fire" and not men.own:
        yield from _wins(state, side, min(EFFECTS.fire_hits, men.enemy))
