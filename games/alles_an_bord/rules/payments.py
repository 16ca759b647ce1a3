"""Paying: every way in which a ship can give what a card asks for, each listed once.

A payment names, piece by piece in the order of `components.equipment_asked`, what pays for it:

- `cannon@deck`, `cannon@below`: a tile of that kind;
- `parrot`: the joker of the poorest;
- `monkey@deck`, `pair:rope@deck+below`: jokers of the competition.

Tiles of one kind in one place are the same, and so are jokers: it makes no difference which of them
stands for which piece. So equal pieces are paid from deck first, and jokers are named in the order
of `_jokers`, each way once.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.alles_an_bord.components import KINDS, equipment_asked, goods_asked
from games.alles_an_bord.model import PAIRS, State, is_joker, things_given

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.alles_an_bord.components import Kind
    from games.alles_an_bord.model import PiecePayment, Ship


def payments(state: State, ship: Ship) -> tuple[tuple[PiecePayment, ...], ...]:
    """Return every payment with which a ship can fulfil the card in play; none without a card."""
    if state.card is None:
        return ()
    return payments_for(ship, state.card, jokers=state.options.competition == "on")


def payments_for(ship: Ship, card: str, *, jokers: bool) -> tuple[tuple[PiecePayment, ...], ...]:
    """Return every payment that covers exactly what a card asks for; none if the ship cannot.

    With `jokers`, monkeys and pairs stand for any equipment, as in the competition.
    """
    return _distinct(every_form(ship, card, jokers=jokers))


def every_form(ship: Ship, card: str, *, jokers: bool) -> tuple[tuple[PiecePayment, ...], ...]:
    """Return every payment once for each way to make pairs of the same tiles.

    Versions up to 0.3 listed them so, and logs hold such payments.
    """
    goods = goods_asked(card)
    if goods:
        return () if Counter(goods) - Counter(ship.goods) else ((),)
    return _equipment_payments(ship.deck, ship.below, card, parrot=ship.parrot, jokers=jokers)


def as_listed(
    found: Iterable[tuple[PiecePayment, ...]], payment: tuple[PiecePayment, ...]
) -> tuple[PiecePayment, ...]:
    """Return a payment as `payments` lists it, whatever the order it was named in.

    All pieces are handed over at once, so their order means nothing.

    >>> as_listed([("cannon@deck", "sabre@deck")], ("sabre@deck", "cannon@deck"))
    ('cannon@deck', 'sabre@deck')
    """
    wanted = _given(payment)
    return next((one for one in found if _given(one) == wanted), payment)


@lru_cache(maxsize=4096)
def _equipment_payments(
    deck: tuple[Kind, ...], below: tuple[Kind, ...], card: str, *, parrot: bool, jokers: bool
) -> tuple[tuple[PiecePayment, ...], ...]:
    aboard = Counter(f"{kind}@deck" for kind in deck)
    aboard.update(f"{kind}@below" for kind in below)
    if parrot:
        aboard["parrot"] = 1
    jokers_aboard = _jokers(aboard, jokers=jokers)
    return tuple(_completed(equipment_asked(card), aboard, jokers_aboard, ()))


@lru_cache(maxsize=4096)
def _distinct(
    every_one: tuple[tuple[PiecePayment, ...], ...],
) -> tuple[tuple[PiecePayment, ...], ...]:
    found: dict[tuple[str, ...], tuple[PiecePayment, ...]] = {}
    for paid in every_one:
        found.setdefault(_given(paid), paid)
    return tuple(found.values())


def _given(payment: tuple[PiecePayment, ...]) -> tuple[str, ...]:
    """Return what leaves the ship, sorted: pairs can be made in several ways of the same tiles."""
    return tuple(sorted(thing for one_paid in payment for thing in things_given(one_paid)))


def _jokers(aboard: Counter[str], *, jokers: bool) -> tuple[PiecePayment, ...]:
    """List the jokers aboard, in the order in which a payment names them."""
    found = ["parrot"] if aboard["parrot"] else []
    if jokers:
        found += [one_paid for one_paid in ("monkey@deck", "monkey@below") if aboard[one_paid]]
        # Monkeys, the last kind, are jokers one by one.
        for kind in KINDS[:-1]:
            deck, below = aboard[f"{kind}@deck"], aboard[f"{kind}@below"]
            there = (deck > 1, deck and below, below > 1)
            found += [
                f"pair:{kind}@{at}" for at, enough in zip(PAIRS, there, strict=True) if enough
            ]
    return tuple(found)


def _completed(
    wanted: tuple[Kind, ...],
    aboard: Counter[str],
    jokers_aboard: tuple[PiecePayment, ...],
    paid: tuple[PiecePayment, ...],
) -> Iterator[tuple[PiecePayment, ...]]:
    """Pay for the next piece in every way, then for the rest."""
    if len(paid) == len(wanted):
        if not _wasteful(wanted, paid):
            yield paid
        return
    kind = wanted[len(paid)]
    choices = (f"{kind}@deck", f"{kind}@below", *jokers_aboard)
    # Equal pieces are paid for in one order alone, or a payment would be found once for each.
    if paid and wanted[len(paid) - 1] == kind and paid[-1] in choices:
        choices = choices[choices.index(paid[-1]) :]
    for one_paid in choices:
        spent = _spent(one_paid)
        if any(aboard[thing] < many for thing, many in spent.items()):
            continue
        # Jokers are taken in the order of their list, for the same reason.
        later = (
            jokers_aboard[jokers_aboard.index(one_paid) :]
            if one_paid in jokers_aboard
            else jokers_aboard
        )
        yield from _completed(wanted, aboard - spent, later, (*paid, one_paid))


@cache
def _spent(one_paid: PiecePayment) -> Counter[str]:
    return Counter(things_given(one_paid))


def _wasteful(wanted: tuple[Kind, ...], paid: tuple[PiecePayment, ...]) -> bool:
    """Tell whether a pair pays where one of its two tiles would: that is paying, and throwing."""
    jokers = {kind for kind, one_paid in zip(wanted, paid, strict=True) if is_joker(one_paid, kind)}
    return any(
        one_paid == f"pair:{kind}@{places}"
        for one_paid in paid
        for kind in jokers
        for places in PAIRS
    )
