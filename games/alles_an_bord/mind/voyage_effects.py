"""What an answer on a voyage brings and wins, and what lacks for the cards to come after it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.alles_an_bord.components import (
    CARDS,
    MONEY,
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
)
from games.alles_an_bord.mind.outlook import (
    GOOD_WORTH,
    aboard,
    asked_by,
    best_of,
    cards_to_come,
    plan_of,
    reward,
    rewarded,
    things_of,
    with_goods,
    without,
)
from games.alles_an_bord.rules import payments_for, surplus
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.alles_an_bord import model
    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.mind.outlook import Plan
    from games.alles_an_bord.model import Ship, State, Thing
    from games.kit.text import Text


def _left_out(before: Plan, after: Plan) -> str | None:
    """Return the best of the cards that could be paid before and cannot be after; None if none."""
    return best_of(card for card in before.paid if card not in after.paid)


def _of_what_lacks(
    before: Plan, after: Plan, ship: Ship, given: Iterable[Thing]
) -> Iterator[Effect]:
    """Say what a card lacks of the things given, of those that could have been paid."""
    gone = {
        card: (asked_by(card) - aboard(ship) if equipment_asked(card) else missing) & Counter(given)
        for card, missing in after.missing.items()
        if card in before.paid and card not in after.paid
    }
    if lost := best_of(card for card, these in gone.items() if these):
        said = text(
            "effect-then-lacks", things=amounts(gone[lost].elements()), **card_and_pay(lost)
        )
        yield Effect(said, -0.2 * reward(lost))


def of_fulfilling(
    state: State, ship: Ship, payment: Sequence[model.PiecePayment]
) -> Iterator[Effect]:
    """Say what a card brings, and whether what it costs, or gives, matters for others."""
    if not (card := state.card):
        return
    rest = state.pile
    given = (*things_of(payment), *goods_asked(card))
    free = CARDS[card].reward.any_goods
    after = without(ship, given)
    after = with_goods(after, goods_given(card)) if free else rewarded(after, card)
    before = plan_of(ship, rest, state)
    then = plan_of(after, rest, state, before.paid)
    what, lost = pay_of(card), _left_out(before, then)
    kinds = dict.fromkeys(one.partition("@")[0] for one in given)
    new = best_of(
        one
        for one in then.paid
        if one not in before.paid and set(goods_asked(one)) & set(goods_given(card))
    )
    asked = [one for one in kinds if any(one in asked_by(other) for other in rest)]
    if new:
        said = text("effect-pays-on", what=what, **card_and_pay(new))
    elif not asked and "parrot" not in kinds:
        said = text("effect-pays-spare", what=what, things=amounts([*kinds]))
    elif not lost:
        said = text("effect-pays-well", what=what, n=len(before.paid))
    elif swapped := _instead(before, then, kinds):
        new, old = swapped
        other, less = card_in_brief(old), pay_of(old)
        said = text("effect-pays-instead", what=what, other=other, less=less, **card_and_pay(new))
    else:
        said = text("effect-pays", what=what)
    yield Effect(said, 2.0)
    if said.key != "effect-pays-instead":
        names = [one.partition("@")[0] for one in given]
        yield from _of_what_lacks(before, then, after, names)
    if (over := surplus(after) + free) > 0:
        yield Effect(text("effect-no-room", n=over), -0.3 * over)


def _instead(before: Plan, then: Plan, given: Iterable[str]) -> tuple[str, str] | None:
    """Return the one card that tiles pay then instead of the one that lacks what is given."""
    kept, had = ({*filter(equipment_asked, plan.paid)} for plan in (then, before))
    if len(had - kept) != 1 or len(kept - had) != 1:
        return None
    (new,), (old,) = kept - had, had - kept
    is_told = {*equipment_asked(old)} & {*given} and {*equipment_asked(old)} & {
        *equipment_asked(new)
    }
    return (new, old) if is_told else None


def of_letting_go(state: State, ship: Ship) -> Iterator[Effect]:
    """Say what is lacking for a card that is let go by, or what its things are kept for."""
    if not (card := state.card):
        return
    jokers = state.options.competition == "on"
    payments = payments_for(ship, card, jokers=jokers)
    if not payments:
        yield Effect(_lack(card, ship), 0.5)
        return
    before = plan_of(ship, state.pile, state)
    paid = [
        plan_of(
            with_goods(without(ship, (*things_of(one), *goods_asked(card))), goods_given(card)),
            state.pile,
            state,
            before.paid,
        )
        for one in payments
    ]
    kept = (one for one in before.paid if not any(one in after.paid for after in paid))
    if best := best_of(one for one in kept if asked_by(one) & asked_by(card)):
        yield Effect(text("effect-kept-for", **card_and_pay(best)), reward(best))


def _lack(card: str, ship: Ship) -> Text:
    return text("effect-lacks", things=amounts((asked_by(card) - aboard(ship)).elements()))


def of_meeting(state: State, ship: Ship) -> Iterator[Effect]:
    """Count the pirates that a ship can pay, and say what the others would take."""
    pirates, paid = _pirates(state, ship)
    won, worst = best_of(paid), best_of(one for one in pirates if one not in paid)
    good = 1.0 if _pays_to_meet(ship, pirates, paid) else -0.5
    counts = {"n": len(paid), "many": len(pirates)}
    if worst and not (risk := _risk(ship)):
        yield Effect(text("effect-no-risk", **counts, **_short_of(worst, ship)), 0.8)
    elif worst:
        key = "effect-pays-pirates" if won else "effect-pays-no-pirates"
        pays = pay_of(won) if won else ()
        said = text(key, risk=risk, pays=pays, **counts, **_short_of(worst, ship))
        yield Effect(said, good)
    elif won:
        yield Effect(text("effect-pays-all-pirates", many=len(pirates), **card_and_pay(won)), good)


def of_fleeing(state: State, ship: Ship) -> Iterator[Effect]:
    """Say how many of the pirates one could not pay, and what they would take."""
    pirates, paid = _pirates(state, ship)
    worst, risk = best_of(one for one in pirates if one not in paid), _risk(ship)
    if worst and risk:
        key = "effect-risk" if paid else "effect-pays-no-pirates"
        counts = {"n": len(pirates) - len(paid), "many": len(pirates)}
        said = text(key, risk=risk, **counts, **_short_of(worst, ship))
        yield Effect(said, 0.1 if _pays_to_meet(ship, pirates, paid) else 1.0)


def _pays_to_meet(ship: Ship, pirates: Sequence[str], paid: Sequence[str]) -> bool:
    """Tell whether pirates bring a ship more on average than they take."""
    fine = min(MONEY.penalty_coins, ship.coins) + GOOD_WORTH * bool(ship.goods)
    return sum(map(reward, paid)) >= fine * (len(pirates) - len(paid))


def _short_of(card: str, ship: Ship) -> dict[str, Text | tuple[Text, ...]]:
    """Name a card, and what a ship lacks for it."""
    return {
        "card": card_in_brief(card),
        "things": amounts((asked_by(card) - aboard(ship)).elements()),
    }


def _pirates(state: State, ship: Ship) -> tuple[list[str], list[str]]:
    """Return the pirates among the cards to come, and those of them that a ship can pay."""
    jokers = state.options.competition == "on"
    pirates = [one for one in cards_to_come(state) if CARDS[one].category == "pirates"]
    return pirates, [one for one in pirates if payments_for(ship, one, jokers=jokers)]


def _risk(ship: Ship) -> tuple[Text, ...]:
    """Name what pirates take from a ship that cannot pay them."""
    coins = min(MONEY.penalty_coins, ship.coins)
    return (
        *((amount("money", coins),) if coins else ()),
        *((text("one-good"),) if ship.goods else ()),
    )


def of_penalty(state: State, ship: Ship, good: Colour | None) -> Iterator[Effect]:
    """Say what was lacking for the pirates, and whether the good that they take will be."""
    if (card := state.card) and not payments_for(
        ship, card, jokers=state.options.competition == "on"
    ):
        yield Effect(_lack(card, ship), 0.1)
    if good:
        yield from of_parting(state, ship, good)


def of_parting(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say whether anything that is to come lacks a thing that goes."""
    cards = cards_to_come(state) if state.phase == "stow" else state.pile
    kind = thing.partition("@")[0]
    before = plan_of(ship, cards, state)
    gone = without(ship, (thing,))
    after = plan_of(gone, cards, state, before.paid)
    if _left_out(before, after):
        yield from _of_what_lacks(before, after, gone, [kind])
    elif not any(kind in asked_by(one) for one in cards):
        yield Effect(text("effect-unasked", thing=amount(kind, 1)), 0.3)
    else:
        have = aboard(ship)[kind]
        said = text("effect-spare", thing=amount(kind, 1), n=len(before.paid), have=have)
        yield Effect(said, 0.2)


def of_choosing(state: State, ship: Ship, goods: Sequence[Colour]) -> Iterator[Effect]:
    """Say which card the goods of a reward are for."""
    cards = state.pile
    before = plan_of(ship, cards, state)
    after = plan_of(with_goods(ship, goods), cards, state, before.paid)
    new = [card for card in after.paid if card not in before.paid]
    if best := best_of(new):
        yield Effect(text("effect-chosen-for", n=len(new), **card_and_pay(best)), reward(best))
    elif wanted := [one for one in goods if any(one in goods_asked(card) for card in cards)]:
        cards_asking = sum(bool(set(wanted) & set(goods_asked(card))) for card in cards)
        said = text("effect-chosen", n=cards_asking, goods=amounts({*wanted}))
        yield Effect(said, 0.1 * cards_asking)
