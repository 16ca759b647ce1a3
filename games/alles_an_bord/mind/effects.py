"""What a move brings aboard, gives and wins, by the cards to come: the reasons of hints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    FIGURES,
    ICONS,
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
    GOOD_WORTH,
    cards_to_come,
    plan_of,
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

    from games.alles_an_bord.components import Colour, Kind
    from games.alles_an_bord.mind.outlook import Plan
    from games.alles_an_bord.model import Move, Ship, State, Thing
    from games.kit.game import Seat
    from games.kit.text import Text

MORE: Final = 0.01
"""Money by which a plan must beat another to be better: sums of fractions differ by less."""
SWAPPED_NAMED: Final = 3
"""Cards at most of which all are compared where some are paid instead of others."""
BULKY_NAMED: Final = 3
"""Cards at most that are named as reasons for storage."""
HOPES_NAMED: Final = 2
"""Tiles at most that are named as worth turning tiles over."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which cards a move pays for, or lets one pay later, and what it takes from others."""
    if state.phase == "loading":
        return [*_of_loading(state, seat, move)]
    if isinstance(move, model.PlaceChests):
        below = state.ships[seat].below_free - state.new_chests[seat] + move.deck
        return [Effect(text("effect-secret", n=below), 0.1)] if move.deck else []
    return [*_of_answer(state, state.ships[seat], move)]


def _of_loading(state: State, seat: Seat, move: Move) -> Iterator[Effect]:
    ship, heap = state.ships[seat], _lying(state)
    match move:
        case model.Load(tile=thing) if thing != "unseen":
            yield from _of_taking_aboard(state, seat, thing, heap - Counter([thing]))
        case model.TakeGood(colour=thing):
            yield from _of_taking_aboard(state, seat, thing, heap)
        case model.Stow() if ship.hand:
            yield from _of_taking_aboard(state, seat, ship.hand, heap)
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


def _of_what_lacks(
    before: Plan, after: Plan, ship: Ship, given: Iterable[Thing]
) -> Iterator[Effect]:
    """Say what a card lacks of the things given, of those that could have been paid."""
    gone = {
        card: (_asked_by(card) - _aboard(ship) if equipment_asked(card) else missing)
        & Counter(given)
        for card, missing in after.missing.items()
        if card in before.paid and card not in after.paid
    }
    if lost := _best(card for card, these in gone.items() if these):
        said = text("effect-then-lacks", things=_things(gone[lost]), **_named(lost))
        yield Effect(said, -0.2 * reward(lost))


# ---- loading ---------------------------------------------------------------------------


def _of_taking_aboard(
    state: State, seat: Seat, thing: Thing, heap: Counter[str]
) -> Iterator[Effect]:
    """Say for which card a thing is, what is missing still, or what it is good for by itself."""
    ship, cards = state.ships[seat], cards_to_come(state)
    before = plan_of(ship, cards, state)
    after = plan_of(_with(ship, thing), cards, state, before.paid)
    paying = _of_paying_more(ship, thing, before, after)
    if paying:
        yield paying
    if thing == "storage":
        yield from _of_storage(state, ship, before)
    if not paying:
        yield from _of_getting_on(state, seat, thing, heap, (before, after))
    yield from _of_casting_off(state, ship, thing)


def _of_paying_more(ship: Ship, thing: Thing, before: Plan, after: Plan) -> Effect | None:
    """Say which card can be paid with a thing, and what goes unpaid for it."""
    new = _gained(before, after)
    best = _best(card for card in new if thing in _asked_by(card))
    if not best and not model.is_good(thing):
        best = _best(one for one in new if set(equipment_asked(one)) - set(_aboard(ship)))
    if not best:
        return None
    fed = (one for one in new if set(goods_asked(one)) & set(goods_given(best)))
    also = _best(one for one in fed if one != best)
    lost = [card for card in before.paid if card not in after.paid and equipment_asked(card)]
    done = _of_completing(ship, thing, best, also)
    if thing not in equipment_asked(best):
        return _of_exchanging(done, best, lost)
    swap = _of_swapping(thing, [card for card in new if equipment_asked(card)], lost, also)
    return swap or _of_exchanging(done, best, lost)


def _gained(before: Plan, after: Plan) -> list[str]:
    """Return the cards that are paid only in a plan that brings more."""
    if after.money < before.money + MORE:
        return []
    return [card for card in after.paid if card not in before.paid]


def _of_completing(ship: Ship, thing: Thing, card: str, also: str | None) -> Effect:
    """Say which card finds all that it asks for, and which one what that card brings."""
    missing = _asked_by(card) - _aboard(ship) - Counter([thing])
    told = {"thing": amount(thing, 1), **_named(card)}
    if missing and equipment_asked(card):
        joker = "parrot" if ship.parrot else "monkey"
        return Effect(text("effect-completes-with-joker", joker=joker, **told), reward(card))
    if missing:
        return Effect(text("effect-completes-later", **told), reward(card))
    if also:
        said = text("effect-completes-on", also=card_in_brief(also), more=_pays(also), **told)
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


def _with(ship: Ship, *things: Thing) -> Ship:
    for thing in things:
        if model.is_good(thing):
            ship = with_goods(ship, [one for one in COLOURS if one == thing])
        else:
            ship = with_tile(ship, KINDS[KIND_RANK[thing]], "deck")
    return ship


def _of_storage(state: State, ship: Ship, plan: Plan) -> Iterator[Effect]:
    """Name the cards that bring more goods than there is room for, if no storage comes aboard."""
    room = SHIP.storage_holds * _aboard(ship)["storage"]
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
        if card := _best(nearer):
            things = amounts(then[card].elements())
            told = {**_named(card), "things": things, "thing": amount(thing, 1)}
            said = text("effect-nearer-goods", n=1, **told)
            yield Effect(said, 0.1 * reward(card))
            return
    elif nearest := _nearest(state, seat, thing, heap, plans[1]):
        yield nearest
        return
    many = sum(thing in _asked_by(one) for one in plans[1].missing)
    have = _aboard(ship)[thing]
    if many > have:
        said = text("effect-asked", thing=amount(thing, 1), n=many, have=have)
        yield Effect(said, 0.02 * (many - have))
    elif not model.is_good(thing) and not _adding(state, ship, [*_lying(state)]):
        yield Effect(text("effect-idle"), 0.01)


def _nearest(
    state: State, seat: Seat, thing: Thing, heap: Counter[str], then: Plan
) -> Effect | None:
    """Say for which card a tile is that brings more once what is missing comes aboard as well."""
    ship, cards = state.ships[seat], cards_to_come(state)
    loaded = _with(ship, thing)
    found: list[tuple[tuple[int, bool, float], str, Counter[Thing]]] = []
    for card in (one for one in then.missing if thing in equipment_asked(one)):
        missing = _asked_by(card) - _aboard(loaded)
        if not missing or not all(heap[one] or _to_be_had(state, seat, one) for one in missing):
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
    asked = _asked_by(card).total()
    is_for_others = _aboard(ship)[thing] >= _asked_by(card)[thing]
    said = text(
        "effect-nearer",
        **_named(card),
        others=int(is_for_others),
        thing=amount(thing, 1),
        things=amounts(missing.elements()),
        n=missing.total(),
        have=asked - missing.total(),
        asked=asked,
        heap=where,
        unseen=_to_be_had(state, seat, first),
    )
    return Effect(said, 0.1 * reward(card))


def _adding(state: State, ship: Ship, kinds: Iterable[str]) -> dict[Kind, str]:
    """Return the kinds of which one more tile would bring more, each with the best new card."""
    cards = cards_to_come(state)
    found: dict[Kind, str] = {}
    before = plan_of(ship, cards, state)
    for kind in (one for one in KINDS if one in kinds):
        then = plan_of(with_tile(ship, kind, "deck"), cards, state, before.paid)
        new = _gained(before, then)
        if best := _best(card for card in new if kind in _asked_by(card)) or _best(new):
            found[kind] = best
    return found


def _of_casting_off(state: State, ship: Ship, thing: Thing) -> Iterator[Effect]:
    """Say that a ship is full then: the first one takes the cards from all others."""
    free, due = ship.deck_free + ship.below_free, START_GOODS - len(ship.goods)
    if state.first_full is None and (free, due) == ((0, 1) if model.is_good(thing) else (1, 0)):
        yield Effect(text("effect-casts-off"), 0.5)


def _of_turning_over(state: State, seat: Seat) -> Iterator[Effect]:
    """Say what may be turned up and how likely, or why no tile that lies open is loaded."""
    ship, lying, hidden = state.ships[seat], _lying(state), len(state.heap_hidden)
    plan = plan_of(ship, cards_to_come(state), state)
    is_last = all(one.full for n, one in enumerate(state.ships) if n != seat)
    yield from _of_hoping(state, seat, is_last=is_last)
    yield from _of_shared(state, ship, plan)
    if not _adding(state, ship, [*lying]):
        yield Effect(text("effect-nothing-adds", n=len(plan.paid), hidden=hidden), 0.1)
    if is_last:
        yield Effect(text("effect-no-hurry", hidden=hidden), 0.12)
    else:
        free = ship.deck_free + ship.below_free
        yield Effect(text("effect-room", n=free, hidden=hidden), 0.02)


def _of_hoping(state: State, seat: Seat, *, is_last: bool) -> Iterator[Effect]:
    """Name the tiles that would complete a card and lie nowhere open, with their odds."""
    ship, lying = state.ships[seat], _lying(state)
    adding = _adding(state, ship, [kind for kind in KINDS if not lying[kind]])
    for card in sorted(cards_to_come(state), key=reward):
        match [*(_asked_by(card) - _aboard(ship)).elements()]:
            case [kind] if kind in adding and equipment_asked(card):
                adding[KINDS[KIND_RANK[kind]]] = card
    counts = {kind: _to_be_had(state, seat, kind) for kind in adding}
    hoped = sorted(
        (kind for kind, n in counts.items() if n and kind in _asked_by(adding[kind])),
        key=lambda kind: (reward(adding[kind]), counts[kind]),
        reverse=True,
    )[:HOPES_NAMED]
    if hoped:
        below = sum(len(one.below) for n, one in enumerate(state.ships) if n != seat)
        odds = round((len(state.heap_hidden) + below) / sum(counts[kind] for kind in hoped))
        hopes = tuple(_hope(kind, adding[kind]) for kind in hoped)
        cost = "none" if is_last else "seen"
        yield Effect(text("effect-hopes", hopes=hopes, odds=odds, cost=cost), 0.2)


def _hope(kind: Kind, card: str) -> Text:
    """Name a tile, and the card that it would complete."""
    category = CARDS[card].category
    return text(
        "effect-hope",
        thing=amount(kind, 1),
        icon=ICONS[category],
        category=text(f"category-{category}"),
        pays=_pays(card),
    )


def _lying(state: State) -> Counter[str]:
    """Count the tiles that lie open and may be taken."""
    return +Counter[str](dict(zip(KINDS, state.heap_open, strict=True)))


def _to_be_had(state: State, seat: Seat, kind: str) -> int:
    """Count the tiles of a kind that a seat does not see and that no starfish locks.

    They are face down, or below others' decks. Locked ones never leave the heap, so that all know
    how many of them lie face down.
    """
    rank = KIND_RANK[kind]
    own = _aboard(state.ships[seat])[kind] + (state.ships[seat].hand == kind)
    others = sum(one.deck.count(kind) for n, one in enumerate(state.ships) if n != seat)
    locked = sum(tile == f"{kind}*" for tile in state.heap_hidden)
    in_sight = state.heap_open[rank] + state.heap_locked[rank] + own + others
    return FIGURES.tiles[KINDS[rank]] - in_sight - locked


def _of_shared(state: State, ship: Ship, plan: Plan) -> Iterator[Effect]:
    """Say of a tile that lies open which other thing pays only one of two cards."""
    aboard, lying = _aboard(ship), _lying(state)
    lacking = {card: these for card, these in plan.missing.items() if equipment_asked(card)}
    for card in sorted(lacking, key=reward, reverse=True):
        own = _asked_by(card) - aboard
        if own.total() != 1 or not own <= lying or _adding(state, ship, own):
            continue
        (kind,) = own
        for short in lacking[card] - own:
            takers = (one for one in plan.paid if short in equipment_asked(one))
            other = _best(takers)
            both = _asked_by(card) + _asked_by(other or card)
            have = aboard[short] + (short == kind)
            if other and have < both[short]:
                said = text(
                    "effect-shared",
                    short=amount(short, have),
                    card=card_in_brief(card),
                    other=card_in_brief(other),
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
    before = plan_of(ship, rest, state)
    then = plan_of(after, rest, state, before.paid)
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
    elif swapped := _instead(before, then, kinds):
        new, old = swapped
        other, less = card_in_brief(old), _pays(old)
        said = text("effect-pays-instead", what=what, other=other, less=less, **_named(new))
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
            before.paid,
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
    good = 1.0 if _pays_to_meet(ship, pirates, paid) else -0.5
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
        yield Effect(said, 0.1 if _pays_to_meet(ship, pirates, paid) else 1.0)


def _pays_to_meet(ship: Ship, pirates: Sequence[str], paid: Sequence[str]) -> bool:
    """Tell whether pirates bring a ship more on average than they take."""
    fine = min(MONEY.penalty_coins, ship.coins) + GOOD_WORTH * bool(ship.goods)
    return sum(map(reward, paid)) >= fine * (len(pirates) - len(paid))


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
    before = plan_of(ship, cards, state)
    gone = without(ship, (thing,))
    after = plan_of(gone, cards, state, before.paid)
    if _left_out(before, after):
        yield from _of_what_lacks(before, after, gone, [kind])
    elif not any(kind in _asked_by(one) for one in cards):
        yield Effect(text("effect-unasked", thing=amount(kind, 1)), 0.3)
    else:
        have = _aboard(ship)[kind]
        said = text("effect-spare", thing=amount(kind, 1), n=len(before.paid), have=have)
        yield Effect(said, 0.2)


def _of_choosing(state: State, ship: Ship, goods: Sequence[Colour]) -> Iterator[Effect]:
    """Say which card the goods of a reward are for."""
    cards = state.pile
    before = plan_of(ship, cards, state)
    after = plan_of(with_goods(ship, goods), cards, state, before.paid)
    new = [card for card in after.paid if card not in before.paid]
    if best := _best(new):
        yield Effect(text("effect-chosen-for", n=len(new), **_named(best)), reward(best))
    elif wanted := [one for one in goods if any(one in goods_asked(card) for card in cards)]:
        cards_asking = sum(bool(set(wanted) & set(goods_asked(card))) for card in cards)
        said = text("effect-chosen", n=cards_asking, goods=amounts({*wanted}))
        yield Effect(said, 0.1 * cards_asking)
