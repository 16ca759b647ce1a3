"""What a move does, counted by what lies open and by the own hand: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.bandido_alcatraz.components import CARDS, EXIT, missing_items
from games.bandido_alcatraz.mind.closers import closers, ends_into
from games.bandido_alcatraz.mind.mouths import BIT, EVERY_CARD, CardSet, card_set
from games.bandido_alcatraz.model import (
    Dig,
    Exchange,
    Gather,
    Laid,
    Move,
    State,
    escaped,
)
from games.bandido_alcatraz.rules import candidates, places_of
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.bandido_alcatraz.mind.closers import Closers, Ends
    from games.bandido_alcatraz.model import Grid
    from games.bandido_alcatraz.model.openings import TunnelEnd
    from games.kit.game import Seat
    from games.kit.text import Text

FEW: Final = 0.06
"""The share of the cards not seen yet up to which few of them can do something."""
MANY: Final = 0.14
"""The share from which on many can."""
FEW_PLACES: Final = 1 / 3
"""The share of a hand's places up to which it is worth a word what no others do."""
TELLING: Final = 0.1
"""The share of the cards by which those that close anything must get more, or fewer."""
LEAST_FOR_MEETING: Final = 3
"""Cards that must be able to close two tunnels at once, or it is no reason to bring them near."""
MANY_ENDS: Final = 3
"""Of a card: as many are hard to place once few tunnels may be open. The EXIT has one."""
LEAST_FOR_EASY: Final = 4
"""Cards that must be able to close a tunnel, or it is not easy to close."""
FEW_OUTLETS: Final = 1
"""Open tunnels at which the EXIT fits, up to which they are few."""
SPARE_ITEMS: Final = 2
"""Cards with an item beyond those that are missing, from which on one may well be dug."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Count tunnels and water, what is gathered, and what could be done then."""
    if isinstance(move, Exchange):
        return ()
    digs = [_dug(state, one) for one in candidates(state, seat) if isinstance(one, Dig)]
    if isinstance(move, Gather):
        return [_of_gathering(state, seat, move, digs)]
    dug = _dug(state, move)
    found = (
        *_of_tunnels(state, dug, digs),
        *_of_water(state, dug),
        *_of_kit(state, seat, move),
        *_of_hand(state, seat, dug),
        *_of_cards_to_come(state, seat, dug),
        *_of_way_out(state, dug),
    )
    return [one for one in found if one.value]


def unseen_by(state: State, seat: Seat) -> CardSet:
    """Return the cards that a seat has not seen yet, the EXIT left out."""
    laid = [one.card for one in state.table.laid]
    known = {*laid, *state.gathered, *state.hands[seat], *state.set_aside[seat]}
    return EVERY_CARD & ~(card_set(known) | BIT[EXIT])


class _Dug(NamedTuple):
    """A card laid on a table, and how many tunnels it closes and opens."""

    laid: Laid
    closed: int
    opened: int

    @property
    def fewer(self) -> int:
        """How many tunnels fewer are open then; below 0 if more are."""
        return self.closed - self.opened


def _dug(state: State, move: Dig) -> _Dug:
    laid = Laid(card=move.card, x=move.x, y=move.y, rotation=move.rotation)
    return _Dug(laid, *state.table.grid.tunnel_changes(laid))


# ---- tunnels ---------------------------------------------------------------------------


def _of_tunnels(state: State, dug: _Dug, digs: Sequence[_Dug]) -> Iterator[Effect]:
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    is_out = escaped(grid, state.gathered)
    yield Effect(text("effect-escapes"), 20.0 * is_out)
    yield Effect(text("effect-ends"), -20.0 * (not grid.tunnels and not is_out))
    closed, left = _tunnels(before, ends_into(before, dug.laid.cells)), len(grid.tunnels)
    if dug.laid.card == EXIT:
        yield Effect(text("effect-exit", tunnels=closed, left=left), 9.0)
        return
    alike = sum(one.fewer >= dug.fewer for one in digs)
    are_few = max(one.fewer for one in digs) == dug.fewer and alike <= FEW_PLACES * len(digs)
    told = {
        "left": left,
        "before": len(before.tunnels),
        "alike": alike if are_few else 0,
        "places": len(digs),
    }
    if dug.closed == len(closed.facts["numbers"]) and dug.fewer > 0:
        key, value = _kind_of_closing(dug)
        yield Effect(text(key, tunnels=closed, **told), value)
    else:
        yield Effect(text("effect-fewer", n=dug.fewer, **told), 1.0 * max(dug.fewer, 0))
    yield Effect(text("effect-least", **told), 0.5 * (are_few and dug.fewer <= 0))
    is_best = dug.fewer == max(one.fewer for one in digs)
    yield Effect(text("effect-level", n=left), 0.004 * (dug.fewer == 0))
    yield Effect(text("effect-more", n=-dug.fewer, left=left), min(dug.fewer, 0) * (not is_best))


def _kind_of_closing(dug: _Dug) -> tuple[str, float]:
    if dug.opened:
        return "effect-together", 1.0 * dug.fewer
    return ("effect-joins", 1.1 * dug.closed) if dug.closed > 1 else ("effect-shuts", 1.0)


def _tunnels(grid: Grid, ends: Iterable[TunnelEnd]) -> Text:
    """Name open tunnels by their numbers."""
    numbers = tuple(sorted(grid.tunnels[one] for one in ends))
    return text("named-tunnels", many=len(numbers), numbers=numbers)


# ---- water and kit -----------------------------------------------------------------------


def _of_water(state: State, dug: _Dug) -> Iterator[Effect]:
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    covered = tuple(sorted(before.waters[one] for one in dug.laid.cells if one in before.waters))
    lost, walled = before.spoils(dug.laid, state.options.cover_rule)
    said = text("effect-covers", n=len(covered), numbers=covered, left=len(grid.waters))
    yield Effect(said, 2.0 * len(covered))
    yield Effect(text("effect-blocks-water", n=lost), -9.0 * lost)
    yield Effect(text("effect-walls"), -9.0 * walled)


def _of_kit(state: State, seat: Seat, move: Dig) -> Iterator[Effect]:
    """Say what cannot be gathered any more once a card is dug."""
    item = CARDS[move.card].item
    missing = missing_items(state.gathered)[item] if item else 0
    if not item or missing <= 0:
        return
    held = sum(CARDS[card].item == item for card in state.hands[seat]) - 1
    rest = _items_unseen(state, seat, item)
    spare = held + rest - missing
    said = text("effect-spends", item=item, n=missing, held=held, rest=rest)
    yield Effect(said, -9.0 if spare < 0 else -1.5 if spare <= SPARE_ITEMS else -0.3)


def _of_gathering(state: State, seat: Seat, move: Gather, digs: Sequence[_Dug]) -> Effect:
    """Say what is gathered, what is missing then, and what comes of digging instead."""
    item = CARDS[move.card].item or "rope"
    missing = {one: n for one, n in missing_items((*state.gathered, move.card)).items() if n > 0}
    said = text(
        "effect-gathers",
        n=sum(missing.values()),
        item=item,
        missing=tuple(text(f"missing-{one}", n=n) for one, n in missing.items()),
        same=missing.get(item, 0),
        rest=_items_unseen(state, seat, item),
        **_if_dug([one.fewer for one in digs if one.laid.card == move.card]),
    )
    return Effect(said, 3.0)


def _if_dug(fewer: Sequence[int]) -> dict[str, str | int]:
    """Say what would come of digging a card instead, where it fits at all."""
    if not fewer:
        return {"dug": "nowhere", "more": 0}
    return {"dug": "more" if max(fewer) < 0 else "well", "more": -max(fewer)}


def _items_unseen(state: State, seat: Seat, item: str) -> int:
    left = unseen_by(state, seat)
    return sum(CARDS[card].item == item for card, bit in BIT.items() if left & bit)


def _of_way_out(state: State, dug: _Dug) -> Iterator[Effect]:
    """Say at how many tunnels the EXIT fits, where they get more, or hardly any is left."""
    after = state.model_copy(update={"table": state.table.plus(dug.laid)})
    if EXIT in {one.card for one in after.table.laid}:
        return
    before, n = (len(_ends_for_exit(one)) for one in (state, after))
    said = text("effect-outlets", n=n, before=before)
    if n > before <= FEW_OUTLETS:
        yield Effect(said, 0.28)
    elif before > n <= FEW_OUTLETS:
        yield Effect(said, -0.4 if n else -1.0)


def _ends_for_exit(state: State) -> Ends:
    """Return the open tunnels at which the EXIT fits."""
    grid = state.table.grid
    places = _places(state, [EXIT])
    return frozenset(end for one in places for end in ends_into(grid, one.laid.cells))


# ---- what can be done then -----------------------------------------------------------------


def _of_hand(state: State, seat: Seat, dug: _Dug) -> Iterator[Effect]:
    """Say what the rest of the hand could do then, and which card is no longer in it."""
    hand = state.hands[seat]
    rest = [card for card in hand if card != dug.laid.card]
    most = max((len(CARDS[card].edges) for card in rest), default=0)
    own = len(CARDS[dug.laid.card].edges)
    said = text("effect-sheds", n=own, card=hand.index(dug.laid.card) + 1)
    yield Effect(said, 0.25 * (own > most > 0 and own >= MANY_ENDS))
    after = state.model_copy(update={"table": state.table.plus(dug.laid)})
    if EXIT in rest and (outlets := _ends_for_exit(after)):
        fits = _tunnels(after.table.grid, outlets)
        yield Effect(text("effect-keeps-exit", card=hand.index(EXIT) + 1, tunnels=fits), 0.15)
    rest = [card for card in rest if card != EXIT]
    could = max((one.fewer for one in _places(state, rest)), default=0)
    places = [one for one in _places(after, rest) if one.fewer > 0]
    best = max(places, key=lambda one: (one.fewer, -one.opened), default=None)
    if best:
        yield _of_next(after, hand, [one for one in places if one.fewer == best.fewer], could)


def _of_next(after: State, hand: Sequence[str], best: Sequence[_Dug], could: int) -> Effect:
    """Say which tunnels a card that is kept could close next time, or bring together."""
    first = best[0]
    same = [one for one in best if one.laid.card == first.laid.card]
    is_new = first.fewer > max(could, 0)
    told = {"card": hand.index(first.laid.card) + 1, "n": first.fewer, "opens": first.opened}
    if first.fewer == 1 and not first.opened:
        shut = _closed_by(after, [one for one in same if not one.opened])
        said = text("effect-closes-next" if is_new else "effect-keeps", **told, **shut.args)
    else:
        tunnels = _closed_by(after, [first])
        key = "effect-joins-next" if is_new else "effect-keeps-joining"
        said = text(key, tunnels=tunnels, **told)
    return Effect(said, 0.6 * (first.fewer - max(could, 0)) if is_new else 0.2 * first.fewer)


def _closed_by(state: State, dug: Iterable[_Dug]) -> Text:
    """Name the tunnels that lead into some of these places."""
    grid = state.table.grid
    return _tunnels(grid, {end for one in dug for end in ends_into(grid, one.laid.cells)})


def _places(state: State, cards: Iterable[str]) -> list[_Dug]:
    """Return every place for some cards, with what comes of it."""
    return [
        _dug(state, Dig(card=card, x=x, y=y, rotation=way))
        for card in cards
        for x, y, way in places_of(state, card)
    ]


def _of_cards_to_come(state: State, seat: Seat, dug: _Dug) -> Iterator[Effect]:
    """Count the cards not seen yet that close tunnels and cover water, before and after."""
    unseen, rule = unseen_by(state, seat), state.options.cover_rule
    if not unseen:
        return
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    now = _Prospect(before, closers(before, unseen, rule), unseen.bit_count())
    then = _Prospect(grid, closers(grid, unseen, rule), unseen.bit_count())
    yield from _of_rare_closing(now, dug)
    yield from _of_all_closers(now, then)
    yield from _of_opened(then, dug)
    yield from _of_standing(now, then)
    yield from _of_meeting(now, then)
    yield from _of_water_to_come(now, then, dug)


class _Prospect(NamedTuple):
    """A table, and what the cards not seen yet could do on it."""

    grid: Grid
    closers: Closers
    many: int
    """How many cards are not seen yet."""

    def of(self, end: TunnelEnd) -> int:
        """Return how many of them could close a tunnel."""
        return self.closers.of(end).bit_count()

    def is_few(self, n: int) -> bool:
        """Tell whether so many of them are few."""
        return n <= FEW * self.many


def _of_rare_closing(now: _Prospect, dug: _Dug) -> Iterator[Effect]:
    """Say of a tunnel that is closed that few others could do that."""
    ends = () if dug.opened else ends_into(now.grid, dug.laid.cells)
    if not ends or dug.laid.card == EXIT:
        return
    rarest = min(ends, key=lambda one: (now.of(one), now.grid.tunnels[one]))
    if now.is_few(n := now.of(rarest)):
        said = text(
            "effect-rare",
            n=n,
            many=now.many,
            tunnels=_tunnels(now.grid, ends),
            number=now.grid.tunnels[rarest],
            all=len(ends),
        )
        yield Effect(said, 1.2 + 1.0 * len(ends))


def _of_all_closers(now: _Prospect, then: _Prospect) -> Iterator[Effect]:
    """Say how many cards close any tunnel then, the more so where they get more or fewer."""
    before, n = (one.closers.of_any().bit_count() for one in (now, then))
    share = (n - before) / then.many
    told = {"n": n, "before": before, "many": then.many}
    if share >= TELLING:
        yield Effect(text("effect-more-close", **told), 0.3 + share)
    elif share <= -TELLING and then.grid.tunnels:
        yield Effect(text("effect-fewer-close", **told), share)
    else:
        yield Effect(text("effect-close", **told), 0.01 * n / then.many)


def _of_opened(then: _Prospect, dug: _Dug) -> Iterator[Effect]:
    """Say how many cards close what is hardest to close of all that a card opens."""
    opened = [end for end in then.grid.tunnels if end[0] in dug.laid.cells]
    if not opened:
        return
    hardest = min(opened, key=lambda one: (then.of(one), then.grid.tunnels[one]))
    n, number = then.of(hardest), then.grid.tunnels[hardest]
    told = {"n": n, "many": then.many, "places": len(opened), "number": number}
    if then.is_few(n):
        yield Effect(text("effect-hard", **told), -0.3)
    elif n >= max(LEAST_FOR_EASY, MANY * then.many):
        yield Effect(text("effect-easy", **told), 0.3)
    else:
        yield Effect(text("effect-closable", **told), 0.1 * n / then.many)


def _of_standing(now: _Prospect, then: _Prospect) -> Iterator[Effect]:
    """Say which of the tunnels that stay open gets hard to close, and which one easier."""
    for end in sorted(now.grid.tunnels.keys() & then.grid.tunnels.keys()):
        before, after = now.of(end), then.of(end)
        told = {"number": then.grid.tunnels[end], "n": after, "before": before, "many": then.many}
        if then.is_few(after) and after < before and not now.is_few(before):
            yield Effect(text("effect-narrows", **told), -0.4)
        elif now.is_few(before) and after >= 2 * before + 1 and not then.is_few(after):
            yield Effect(text("effect-eases", **told), 0.4)


def _of_meeting(now: _Prospect, then: _Prospect) -> Iterator[Effect]:
    """Say of tunnels that one card could not close at once before how many could then."""
    new = {
        ends: cards.bit_count()
        for ends, cards in then.closers.at_once.items()
        if len(ends) > 1 and ends not in now.closers.at_once
    }
    for ends, n in new.items():
        said = text("effect-meets", n=n, many=then.many, tunnels=_tunnels(then.grid, ends))
        if n >= LEAST_FOR_MEETING and not then.is_few(n):
            yield Effect(said, 0.5 + 0.4 * n / then.many)


def _of_water_to_come(now: _Prospect, then: _Prospect, dug: _Dug) -> Iterator[Effect]:
    """Count the cards that could cover the water that a card brings, or stands beside."""
    for cell, number in then.grid.waters.items():
        n, before = (one.closers.of_water(cell).bit_count() for one in (then, now))
        told = {"number": number, "n": n, "before": before, "many": then.many}
        if cell in dug.laid.cells:
            yield Effect(text("effect-brings-water", **told), -0.6)
        elif n < before and then.is_few(n):
            yield Effect(text("effect-narrows-water", **told), -0.5)
