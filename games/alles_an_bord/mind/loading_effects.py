"""For which card a tile or a good is loaded, what is missing still, and what goes unpaid for it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    KIND_RANK,
    KINDS,
    SHIP,
    START_GOODS,
    equipment_asked,
    goods_asked,
    goods_given,
)
from games.alles_an_bord.events.naming import (
    amount,
    amounts,
    card_and_pay,
    card_in_brief,
    pay_of,
    reward_of,
)
from games.alles_an_bord.mind.heap import lying_open, to_be_had
from games.alles_an_bord.mind.outlook import (
    MORE,
    aboard,
    asked_by,
    best_of,
    bringing_more,
    cards_to_come,
    gained,
    plan_of,
    reward,
    with_goods,
    with_tile,
)
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.alles_an_bord.mind.outlook import Plan
    from games.alles_an_bord.model import Ship, State, Thing
    from games.kit.game import Seat
    from games.kit.text import Text

SWAPPED_NAMED: Final = 3
"""Cards at most of which all are compared where some are paid instead of others."""
SCARCE_TOLD: Final = {"effect-completes", "effect-nearer", "effect-asked"}
"""Reasons so brief that it can be added how few tiles of the kind are left."""
SCARCE_ASKED: Final = 2
"""Cards at least that ask for a tile of which few are left."""
BULKY_NAMED: Final = 3
"""Cards at most that are named as reasons for storage."""


def of_taking_aboard(
    state: State, seat: Seat, thing: Thing, heap: Counter[str]
) -> Iterator[Effect]:
    """Say for which card a thing is, what is missing still, or what it is good for by itself."""
    ship, cards = state.ships[seat], cards_to_come(state)
    before = plan_of(ship, cards, state)
    after = plan_of(_with(ship, thing), cards, state, before.paid)
    paying = _of_paying_more(ship, thing, before, after)
    tile_for = [paying] if paying else _of_getting_on(state, seat, thing, heap, (before, after))
    if thing == "storage":
        yield from _of_storage(state, ship, before)
    for effect in tile_for:
        yield _of_scarcity(effect, state, seat, thing, heap)
    yield from _of_casting_off(state, ship, thing)


def _of_paying_more(ship: Ship, thing: Thing, before: Plan, after: Plan) -> Effect | None:
    """Say which card can be paid with a thing, and what goes unpaid for it."""
    new = gained(before, after)
    best = best_of(card for card in new if thing in asked_by(card))
    if not best and not model.is_good(thing):
        best = best_of(one for one in new if set(equipment_asked(one)) - set(aboard(ship)))
    if not best:
        return None
    fed = (one for one in new if set(goods_asked(one)) & set(goods_given(best)))
    also = best_of(one for one in fed if one != best)
    lost = [card for card in before.paid if card not in after.paid and equipment_asked(card)]
    done = _of_completing(ship, thing, best, also)
    if thing not in equipment_asked(best):
        return _of_exchanging(done, best, lost)
    swap = _of_swapping(thing, [card for card in new if equipment_asked(card)], lost, also)
    return swap or _of_exchanging(done, best, lost)


def _of_completing(ship: Ship, thing: Thing, card: str, also: str | None) -> Effect:
    """Say which card finds all that it asks for, and which one what that card brings."""
    missing = asked_by(card) - aboard(ship) - Counter([thing])
    told = {"thing": amount(thing, 1), **card_and_pay(card)}
    if missing and equipment_asked(card):
        joker = "parrot" if ship.parrot else "monkey"
        return Effect(text("effect-completes-with-joker", joker=joker, **told), reward(card))
    if missing:
        return Effect(text("effect-completes-later", **told), reward(card))
    if also:
        said = text("effect-completes-on", also=card_in_brief(also), more=pay_of(also), **told)
        return Effect(said, reward(card))
    return Effect(text("effect-completes", **told), reward(card))


def _of_swapping(
    thing: Thing, new: Sequence[str], lost: Sequence[str], also: str | None
) -> Effect | None:
    """Compare the cards that tiles pay then with those that they do not; None if that is long."""
    gain = sum(map(reward, new)) - sum(map(reward, lost))
    is_brief = len(new) + len(lost) <= SWAPPED_NAMED and not (also and len(new) == 1)
    if not (new and lost and is_brief and gain > 0):
        return None
    said = text(
        "effect-swaps",
        thing=amount(thing, 1),
        cards=tuple(map(card_in_brief, new)),
        pays=_pay_together(new),
        others=tuple(map(card_in_brief, lost)),
        less=_pay_together(lost),
    )
    return Effect(said, max(map(reward, new)))


def _pay_together(cards: Iterable[str]) -> tuple[Text, ...]:
    together = Counter[str]()
    for card in cards:
        together.update(reward_of(card))
    return amounts(together.elements())


def _of_exchanging(done: Effect, card: str, lost: Sequence[str]) -> Effect:
    """Say which cards go unpaid for one that takes the same tiles."""
    tiles = equipment_asked(card)
    rivals = [
        one for one in lost if {*equipment_asked(one)} & {*tiles} and equipment_asked(one) != tiles
    ]
    if not rivals:
        return done
    others = tuple(map(card_in_brief, rivals))
    return Effect(text("effect-gives-up", what=done.said, others=others), done.value)


def _of_scarcity(
    effect: Effect, state: State, seat: Seat, thing: Thing, heap: Counter[str]
) -> Effect:
    """Add that no other tile of a kind lies open, where ships may ask for more than are left."""
    is_brief = effect.said.key in SCARCE_TOLD and effect.said.facts.get("heap") != "none"
    if model.is_good(thing) or heap[thing] or not is_brief:
        return effect
    many = sum(thing in asked_by(one) for one in cards_to_come(state))
    unseen = to_be_had(state, seat, thing)
    if many < SCARCE_ASKED or many * len(state.ships) <= unseen:
        return effect
    said = text(
        "effect-scarce",
        what=effect.said,
        thing=amount(thing, 1),
        unseen=unseen,
        n=0 if effect.said.key == "effect-asked" else many,
    )
    return Effect(said, effect.value)


def _with(ship: Ship, *things: Thing) -> Ship:
    for thing in things:
        if model.is_good(thing):
            ship = with_goods(ship, [one for one in COLOURS if one == thing])
        else:
            ship = with_tile(ship, KINDS[KIND_RANK[thing]], "deck")
    return ship


def _of_storage(state: State, ship: Ship, plan: Plan) -> Iterator[Effect]:
    """Name the cards that bring more goods than there is room for, if no storage comes aboard."""
    room = SHIP.storage_holds * aboard(ship)["storage"]
    every = sorted(cards_to_come(state), key=_brings_beyond, reverse=True)
    bulky = [card for card in every if _brings_beyond(card) > 0]
    for due in (True, False):
        named = [card for card in bulky if card in plan.paid or not due][:BULKY_NAMED]
        over = sum(map(_brings_beyond, named))
        if over > room:
            cards = tuple(map(card_in_brief, named))
            said = text("effect-stores", cards=cards, n=over, room=room)
            yield Effect(said, 0.3 if due else 0.05)
            return


def _brings_beyond(card: str) -> int:
    """Return how many goods a card brings beyond the places that it frees; none a contract."""
    given, freed = CARDS[card].reward, len(equipment_asked(card)) or len(goods_asked(card))
    return sum(given.goods.values()) + given.any_goods - freed


def _of_getting_on(
    state: State, seat: Seat, thing: Thing, heap: Counter[str], plans: tuple[Plan, Plan]
) -> Iterator[Effect]:
    """Say for which card less is missing then, or else how many ask for a thing."""
    ship = state.ships[seat]
    if model.is_good(thing):
        now, then = (plan.missing for plan in plans)
        nearer = (
            one
            for one, missing in then.items()
            if missing.total() == 1 and missing[thing] < now[one][thing]
        )
        if card := best_of(nearer):
            things = amounts(then[card].elements())
            told = {**card_and_pay(card), "things": things, "thing": amount(thing, 1)}
            said = text("effect-nearer-goods", n=1, **told)
            yield Effect(said, 0.1 * reward(card))
            return
    elif nearest := _nearest(state, seat, thing, heap, plans[1]):
        yield nearest
        return
    many = sum(thing in asked_by(one) for one in plans[1].missing)
    have = aboard(ship)[thing]
    if many > have:
        said = text("effect-asked", thing=amount(thing, 1), n=many, have=have)
        yield Effect(said, 0.02 * (many - have))
    elif not model.is_good(thing) and not bringing_more(state, ship, [*lying_open(state)]):
        yield Effect(text("effect-idle"), 0.01)


def _nearest(
    state: State, seat: Seat, thing: Thing, heap: Counter[str], then: Plan
) -> Effect | None:
    """Say for which card a tile is that brings more once what is missing comes aboard as well."""
    ship, cards = state.ships[seat], cards_to_come(state)
    loaded = _with(ship, thing)
    found: list[tuple[tuple[int, bool, float], str, Counter[Thing]]] = []
    for card in (one for one in then.missing if thing in equipment_asked(one)):
        missing = asked_by(card) - aboard(loaded)
        if not missing or not all(heap[one] or to_be_had(state, seat, one) for one in missing):
            continue
        full = plan_of(_with(loaded, *missing.elements()), cards, state)
        without_it = plan_of(_with(ship, *missing.elements()), cards, state)
        if card in full.paid and full.money > max(without_it.money, then.money) + MORE:
            rank = (-missing.total(), missing <= heap, full.money)
            found.append((rank, card, missing))
    if not found:
        return None
    _, card, missing = max(found, key=lambda one: one[0])
    first, *others = missing
    where = "all" if missing <= heap else "some" if others or heap[first] else "none"
    asked = asked_by(card).total()
    is_for_others = aboard(ship)[thing] >= asked_by(card)[thing]
    said = text(
        "effect-nearer",
        **card_and_pay(card),
        others=int(is_for_others),
        thing=amount(thing, 1),
        things=amounts(missing.elements()),
        n=missing.total(),
        have=asked - missing.total(),
        asked=asked,
        heap=where,
        unseen=to_be_had(state, seat, first),
    )
    return Effect(said, 0.1 * reward(card))


def _of_casting_off(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say that a ship is full then: the first one takes the cards from all others."""
    free, due = ship.deck_free + ship.below_free, START_GOODS - len(ship.goods)
    if state.first_full is None and (free, due) == ((0, 1) if model.is_good(thing) else (1, 0)):
        yield Effect(text("effect-casts-off"), 0.5)
