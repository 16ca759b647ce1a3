"""What a move brings aboard, gives and wins, by the cards to come: the reasons of hints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    FIGURES,
    KIND_RANK,
    KINDS,
    MONEY,
    SHIP,
    START_GOODS,
    equipment_asked,
    goods_asked,
    goods_given,
)
from games.alles_an_bord.events.naming import (
    amount,
    amounts,
    card_in_brief,
    reward_of,
)
from games.alles_an_bord.mind.outlook import (
    cards_to_come,
    plan_of,
    rate,
    reward,
    rewarded,
    things_of,
    with_goods,
    with_tile,
    without,
)
from games.alles_an_bord.rules import payments_for, surplus
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.mind.outlook import Plan
    from games.alles_an_bord.model import Move, Ship, State, Thing
    from games.kit.game import Seat
    from games.kit.text import Text

SLOTS_LEFT: Final = 3
"""Free slots up to which it is said how many are left."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which cards a move pays for, or lets one pay later, and what it takes from others."""
    if state.phase == "loading":
        return [*_of_loading(state, seat, move)]
    if isinstance(move, model.PlaceChests):
        below = state.ships[seat].below_free - state.new_chests[seat] + move.deck
        return [Effect(text("effect-secret", n=below), 0.1)] if move.deck else []
    return [*_of_answer(state, state.ships[seat], move)]


def _of_loading(state: State, seat: Seat, move: Move) -> Iterator[Effect]:
    ship = state.ships[seat]
    match move:
        case model.Load(tile=thing) | model.TakeGood(colour=thing) if thing != "unseen":
            yield from _of_taking_aboard(state, ship, thing)
        case model.Stow() if ship.hand:
            yield from _of_taking_aboard(state, ship, ship.hand)
        case model.Flip():
            yield from _of_turning_over(state, seat)
        case _:
            pass


def _of_answer(state: State, ship: Ship, move: Move) -> Iterator[Effect]:
    match move:
        case model.Fulfil(payment=payment):
            yield from _of_fulfilling(state, ship, payment)
        case model.Pass():
            yield from _of_letting_go(state, ship)
        case model.Meet():
            yield from _of_meeting(state, ship)
        case model.Flee():
            yield from _of_fleeing(state, ship)
        case model.Penalty(good=good):
            yield from _of_penalty(state, ship, good)
        case model.Choose(goods=goods):
            yield from _of_choosing(state, ship, goods)
        case model.Throw(thing=thing):
            yield from _of_parting(state, ship, thing)
        case _:
            pass


def _asked_by(card: str) -> Counter[Thing]:
    return Counter([*equipment_asked(card), *goods_asked(card)])


def _aboard(ship: Ship) -> Counter[Thing]:
    return Counter([*ship.deck, *ship.below, *ship.goods])


def _things(things: Counter[Thing]) -> tuple[Text, ...]:
    """Name things as they are given or taken."""
    return amounts(things.elements())


def _pays(card: str) -> tuple[Text, ...]:
    """Name what a card gives."""
    return tuple(amount(one, many) for one, many in reward_of(card).items())


def _named(card: str) -> dict[str, Text | tuple[Text, ...]]:
    """Name a card, and what it gives."""
    return {"card": card_in_brief(card), "pays": _pays(card)}


def _best(cards: Iterable[str]) -> str | None:
    return max(cards, key=reward, default=None)


def _left_out(before: Plan, after: Plan) -> str | None:
    """Return the best of the cards that could be paid before and cannot be after; None if none."""
    return _best(card for card in before.paid if card not in after.paid)


def _of_what_lacks(before: Plan, after: Plan) -> Iterator[Effect]:
    """Say what a card lacks then that could have been paid."""
    if lost := _left_out(before, after):
        said = text("effect-then-lacks", things=_things(after.missing[lost]), **_named(lost))
        yield Effect(said, -0.2 * reward(lost))


# ---- loading ---------------------------------------------------------------------------


def _of_taking_aboard(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say for which card a thing is, what is missing still, or what it is good for by itself."""
    cards = cards_to_come(state)
    before, after = (plan_of(one, cards, state) for one in (ship, _with(ship, thing)))
    new = [card for card in after.paid if card not in before.paid]
    best = _best(card for card in new if thing in _asked_by(card))
    if best:
        yield _of_completing(ship, thing, best, _best(card for card in new if card != best))
    yield from _of_what_lacks(before, after)
    if thing == "storage":
        yield _of_storage(ship, before)
    if not best:
        yield from _of_getting_on(state, ship, thing, before, after)
    yield from _of_casting_off(state, ship, thing)


def _of_completing(ship: Ship, thing: Thing, card: str, also: str | None) -> Effect:
    """Say which card finds all that it asks for, and which one what that card brings."""
    missing = _asked_by(card) - _aboard(ship) - Counter([thing])
    told = {"thing": amount(thing, 1), **_named(card)}
    if missing and equipment_asked(card):
        joker = "parrot" if ship.parrot else "monkey"
        return Effect(text("effect-completes-with-joker", joker=joker, **told), reward(card))
    if missing:
        return Effect(text("effect-completes-later", **told), reward(card))
    if also and set(goods_asked(also)) & set(goods_given(card)):
        said = text("effect-completes-on", also=card_in_brief(also), more=_pays(also), **told)
        return Effect(said, reward(card))
    return Effect(text("effect-completes", **told), reward(card))


def _with(ship: Ship, thing: Thing) -> Ship:
    for colour in COLOURS:
        if thing == colour:
            return with_goods(ship, (colour,))
    return with_tile(ship, KINDS[KIND_RANK[thing]], "deck")


def _of_storage(ship: Ship, plan: Plan) -> Effect:
    """Compare what fits beside the tiles with the goods that are aboard, or come by cards."""
    fit = SHIP.goods_only + SHIP.storage_holds * _aboard(ship)["storage"]
    given = (CARDS[card].reward for card in plan.paid if equipment_asked(card))
    come = sum(sum(one.goods.values()) + one.any_goods for one in given)
    goods = len(ship.goods) + come
    is_due = "due" if goods > fit else "spare"
    said = text("effect-stores", n=fit + SHIP.storage_holds, before=fit, goods=goods, room=is_due)
    return Effect(said, 0.3 if goods > fit else 0.05)


def _of_getting_on(
    state: State, ship: Ship, thing: Thing, before: Plan, after: Plan
) -> Iterator[Effect]:
    """Say for which card less is missing then, or else how many ask for a thing."""
    now, then = _lacking(ship, before), _lacking(_with(ship, thing), after)
    nearer = (one for one in then if one in now and then[one][thing] < now[one][thing])
    if card := next(nearer, None):
        missing, asked = then[card], _asked_by(card).total()
        told = {**_named(card), "things": _things(missing), "thing": amount(thing, 1)}
        if model.is_good(thing):
            said = text("effect-nearer-goods", n=missing.total(), **told)
        else:
            lies = all(state.heap_open[KIND_RANK[one]] >= n for one, n in missing.items())
            counts = {"n": missing.total(), "have": asked - missing.total(), "asked": asked}
            said = text("effect-nearer", heap="all" if lies else "lacks", **counts, **told)
        yield Effect(said, 0.1 * reward(card))
        return
    many = sum(thing in _asked_by(one) for one in after.missing)
    have = _aboard(ship)[thing]
    if many > have:
        said = text("effect-asked", thing=amount(thing, 1), n=many, have=have)
        yield Effect(said, 0.02 * (many - have))
    elif not model.is_good(thing) and not _adds_another([*_lying(state)], now):
        yield Effect(text("effect-idle"), 0.01)


def _adds_another(lying: Sequence[str], lacking: dict[str, Counter[Thing]]) -> bool:
    """Tell whether a tile that lies open lets one pay a card beside those that one can pay."""
    return any(these.total() == 1 and set(these) <= set(lying) for these in lacking.values())


def _of_casting_off(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say that a ship is full then: the first one takes the cards from all others."""
    free, due = ship.deck_free + ship.below_free, START_GOODS - len(ship.goods)
    if state.first_full is None and (free, due) == ((0, 1) if model.is_good(thing) else (1, 0)):
        yield Effect(text("effect-casts-off"), 0.5)


def _of_turning_over(state: State, seat: Seat) -> Iterator[Effect]:
    """Say why no tile that lies open is loaded: what is missing, or lacks all the same."""
    ship, cards, lying = state.ships[seat], cards_to_come(state), [*_lying(state)]
    plan, hidden = plan_of(ship, cards, state), len(state.heap_hidden)
    every = _lacking(ship, plan)
    lacking = {card: these for card, these in every.items() if equipment_asked(card)}
    unseen = {
        card: _not_in_sight(state, seat, kind)
        for card, these in lacking.items()
        for kind in these
        if these.total() == 1 and kind not in lying
    }
    if card := _best(card for card, n in unseen.items() if n):
        (kind,) = lacking[card]
        said = text("effect-awaits", thing=amount(kind, 1), n=unseen[card], **_named(card))
        yield Effect(said, 0.2)
    yield from _of_shared(ship, lying, lacking, plan)
    if not _adds_another(lying, lacking):
        yield Effect(text("effect-nothing-adds", n=len(plan.paid), hidden=hidden), 0.1)
    elif far := _best(card for card, these in lacking.items() if not set(these) <= set(lying)):
        yield Effect(text("effect-far", things=_things(lacking[far]), **_named(far)), 0.05)
    if all(one.full for n, one in enumerate(state.ships) if n != seat):
        yield Effect(text("effect-no-hurry", hidden=hidden), 0.12)
    else:
        free = ship.deck_free + ship.below_free
        yield Effect(text("effect-room", n=free, hidden=hidden), 0.02)


def _lacking(ship: Ship, plan: Plan) -> dict[str, Counter[Thing]]:
    """Return what each card that cannot be paid lacks, of tiles beside what all paid ones take."""
    tiles = _aboard(ship) - Counter(ship.goods)
    for card in plan.paid:
        tiles.subtract(equipment_asked(card))
    spare = +tiles
    return {
        card: missing if goods_asked(card) else _asked_by(card) - spare
        for card, missing in plan.missing.items()
        if card not in plan.paid
    }


def _lying(state: State) -> Iterator[str]:
    return (kind for kind, n in zip(KINDS, state.heap_open, strict=True) if n)


def _not_in_sight(state: State, seat: Seat, kind: str) -> int:
    """Count the tiles of a kind that a seat does not see: face down, or below others' decks."""
    rank = KIND_RANK[kind]
    own = _aboard(state.ships[seat])[kind]
    others = sum(one.deck.count(kind) for n, one in enumerate(state.ships) if n != seat)
    in_sight = state.heap_open[rank] + state.heap_locked[rank] + own + others
    return FIGURES.tiles[KINDS[rank]] - in_sight


def _of_shared(
    ship: Ship, lying: Sequence[str], lacking: dict[str, Counter[Thing]], plan: Plan
) -> Iterator[Effect]:
    """Say of a tile that lies open what a card lacks all the same, and which card needs that."""
    aboard = _aboard(ship)
    for card in sorted(lacking, key=reward, reverse=True):
        own = _asked_by(card) - aboard
        if own.total() != 1 or not set(own) <= set(lying):
            continue
        (kind,) = own
        for short in lacking[card] - own:
            takers = (one for one in plan.paid if short in equipment_asked(one))
            other = _best(one for one in takers if rate(one) >= rate(card))
            if other:
                said = text(
                    "effect-shared",
                    short=amount(short, 1),
                    card=card_in_brief(card),
                    other=card_in_brief(other),
                    pays=_pays(other),
                    thing=amount(kind, 1),
                )
                yield Effect(said, 0.15)
                return


# ---- a voyage --------------------------------------------------------------------------


def _of_fulfilling(
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
    before, then = plan_of(ship, rest, state), plan_of(after, rest, state)
    what, lost = _pays(card), _left_out(before, then)
    kinds = dict.fromkeys(one.partition("@")[0] for one in given)
    new = _best(
        one
        for one in then.paid
        if one not in before.paid and set(goods_asked(one)) & set(goods_given(card))
    )
    asked = [one for one in kinds if any(one in _asked_by(other) for other in rest)]
    if new:
        said = text("effect-pays-on", what=what, **_named(new))
    elif not asked and "parrot" not in kinds:
        said = text("effect-pays-spare", what=what, things=amounts([*kinds]))
    elif not lost:
        said = text("effect-pays-well", what=what, n=len(before.paid))
    else:
        said = text("effect-pays", what=what)
    yield Effect(said, 2.0)
    yield from _of_what_lacks(before, then)
    if (over := surplus(after) + free) > 0:
        yield Effect(text("effect-no-room", n=over), -0.3 * over)


def _of_letting_go(state: State, ship: Ship) -> Iterator[Effect]:
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
        )
        for one in payments
    ]
    kept = (one for one in before.paid if not any(one in after.paid for after in paid))
    if best := _best(one for one in kept if _asked_by(one) & _asked_by(card)):
        yield Effect(text("effect-kept-for", **_named(best)), reward(best))


def _lack(card: str, ship: Ship) -> Text:
    return text("effect-lacks", things=_things(_asked_by(card) - _aboard(ship)))


def _of_meeting(state: State, ship: Ship) -> Iterator[Effect]:
    """Count the pirates that a ship can pay, and say what the others would take."""
    pirates, paid = _pirates(state, ship)
    won, worst = _best(paid), _best(one for one in pirates if one not in paid)
    good = 1.0 if 2 * len(paid) >= len(pirates) else -0.5
    counts = {"n": len(paid), "many": len(pirates)}
    if worst and not (risk := _risk(ship)):
        yield Effect(text("effect-no-risk", **counts, **_short_of(worst, ship)), 0.8)
    elif worst:
        key = "effect-pays-pirates" if won else "effect-pays-no-pirates"
        pays = _pays(won) if won else ()
        said = text(key, risk=risk, pays=pays, **counts, **_short_of(worst, ship))
        yield Effect(said, good)
    elif won:
        yield Effect(text("effect-pays-all-pirates", many=len(pirates), **_named(won)), good)


def _of_fleeing(state: State, ship: Ship) -> Iterator[Effect]:
    """Say how many of the pirates one could not pay, and what they would take."""
    pirates, paid = _pirates(state, ship)
    worst, risk = _best(one for one in pirates if one not in paid), _risk(ship)
    if worst and risk:
        key = "effect-risk" if paid else "effect-pays-no-pirates"
        counts = {"n": len(pirates) - len(paid), "many": len(pirates)}
        said = text(key, risk=risk, **counts, **_short_of(worst, ship))
        yield Effect(said, 1.0 if 2 * len(paid) < len(pirates) else 0.1)


def _short_of(card: str, ship: Ship) -> dict[str, Text | tuple[Text, ...]]:
    """Name a card, and what a ship lacks for it."""
    return {"card": card_in_brief(card), "things": _things(_asked_by(card) - _aboard(ship))}


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


def _of_penalty(state: State, ship: Ship, good: Colour | None) -> Iterator[Effect]:
    if (card := state.card) and not payments_for(
        ship, card, jokers=state.options.competition == "on"
    ):
        yield Effect(_lack(card, ship), 0.1)
    if good:
        yield from _of_parting(state, ship, good)


def _of_parting(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say whether anything that is to come lacks a thing that goes."""
    cards = cards_to_come(state) if state.phase == "stow" else state.pile
    kind = thing.partition("@")[0]
    before, after = (plan_of(one, cards, state) for one in (ship, without(ship, (thing,))))
    if _left_out(before, after):
        yield from _of_what_lacks(before, after)
    elif not any(kind in _asked_by(one) for one in cards):
        yield Effect(text("effect-unasked", thing=amount(kind, 1)), 0.3)
    else:
        have = _aboard(ship)[kind]
        said = text("effect-spare", thing=amount(kind, 1), n=len(before.paid), have=have)
        yield Effect(said, 0.2)


def _of_choosing(state: State, ship: Ship, goods: Sequence[Colour]) -> Iterator[Effect]:
    """Say which card the goods of a reward are for."""
    cards = state.pile
    after = plan_of(with_goods(ship, goods), cards, state)
    before = plan_of(ship, cards, state)
    new = [card for card in after.paid if card not in before.paid]
    if best := _best(new):
        yield Effect(text("effect-chosen-for", n=len(new), **_named(best)), reward(best))
    elif wanted := [one for one in goods if any(one in goods_asked(card) for card in cards)]:
        cards_asking = sum(bool(set(wanted) & set(goods_asked(card))) for card in cards)
        said = text("effect-chosen", n=cards_asking, goods=amounts({*wanted}))
        yield Effect(said, 0.1 * cards_asking)
