"""What could be done after a move, by the own hand and by cards to come: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.bandido_alcatraz.components import CARDS, EXIT
from games.bandido_alcatraz.mind.closers import closers, ends_into
from games.bandido_alcatraz.mind.glance import best_of
from games.bandido_alcatraz.mind.lays import (
    FEW_CARDS,
    Lay,
    closed_by,
    counted,
    lay,
    lays,
    named_tunnels,
    sound_lays,
    unseen_by,
    with_card,
    with_hand,
)
from games.bandido_alcatraz.mind.mouths import BIT, CardSet, card_set, layout_of
from games.bandido_alcatraz.model import Dig, escaped, neighbours
from games.bandido_alcatraz.rules import candidates
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.bandido_alcatraz.mind.closers import Closers, Ends
    from games.bandido_alcatraz.model import Cell, Grid, State
    from games.bandido_alcatraz.model.openings import TunnelEnd
    from games.kit.game import Seat
    from games.kit.text import Arg

FEW: Final = 0.06
"""The share of the cards not seen yet up to which few of them can do something."""
SOME: Final = 0.12
"""The share from which on enough of them can to be worth a word."""
MANY: Final = 0.3
"""The share from which on many can."""
TELLING: Final = 0.1
"""The share of the cards by which those that close anything must get more, or fewer."""
LEAST_FOR_MEETING: Final = 3
"""Cards that must be able to close two tunnels at once, or it is no reason to bring them near."""
MANY_AT_ONCE: Final = 3
"""Tunnels that a card in the hand closes, from which on it is asked why it is not laid now."""
MANY_ENDS: Final = 3
"""Of a card: as many are hard to place once few tunnels may be open. The EXIT has one."""
FEW_LEFT: Final = 20
"""Cards in the pile up to which it is said how many they are."""

KEPT: Final = frozenset(
    {"effect-keeps", "effect-keeps-joining", "effect-keeps-exit", "effect-sheds"}
)
"""What gathering a card does just as well: no reason to dig it."""


# ---- the own hand --------------------------------------------------------------------------


def of_hand(state: State, seat: Seat, dug: Lay) -> Iterator[Effect]:
    """Say what the rest of the hand is for then, and which card is no longer in it."""
    hand, grid = state.hands[seat], state.table.grid
    rest = tuple([card for card in hand if card != dug.laid.card])
    most = max((len(CARDS[card].edges) for card in rest), default=0)
    own = len(CARDS[dug.laid.card].edges)
    number, pile = hand.index(dug.laid.card) + 1, len(state.pile)
    is_early = own > most > 0 and own >= MANY_ENDS and pile > FEW_LEFT
    yield Effect(text("effect-sheds", n=own, card=number, pile=pile), 0.25 * is_early)
    after = with_card(state, dug.laid)
    ends = [grid.plus(one.laid) for one in lays(state, [EXIT])] if EXIT in rest else []
    if ends and not any(one.tunnels or escaped(one, state.gathered) for one in ends):
        yield Effect(text("effect-keeps-exit", card=hand.index(EXIT) + 1), 0.15)
    if rest:
        yield from _of_next(state, with_hand(after, seat, rest), seat)


def of_giving_up(state: State, after: State, seat: Seat, card: str) -> Iterator[Effect]:
    """Say of a card that closes nothing that it could have closed some tunnels at once.

    Unless another one that is kept can do that still.
    """
    fewer = len(state.table.grid.tunnels) - len(after.table.grid.tunnels)
    ways = [one for one in sound_lays(state, [card]) if not one.opened and one.closed > 1]
    if card == EXIT or fewer > 0 or not ways:
        return
    given_up = max(ways, key=lambda one: one.closed)
    ends = ends_into(state.table.grid, given_up.laid.cells)
    rest = [one for one in state.hands[seat] if one != card]
    if not _can_do(after, rest, ends & after.table.grid.tunnels.keys(), given_up.closed):
        tunnels = closed_by(state.table.grid, given_up)
        said = text("effect-gives-up", card=state.hands[seat].index(card) + 1, tunnels=tunnels)
        yield Effect(said, -0.6 - 0.3 * given_up.closed)


def _can_do(state: State, cards: Sequence[str], ends: Ends, fewer: int) -> bool:
    """Tell whether one of some cards can make as many tunnels fewer, these among them."""
    return any(
        one.fewer >= fewer and ends <= ends_into(state.table.grid, one.laid.cells)
        for one in sound_lays(state, cards)
    )


def kept_for_later(state: State, seat: Seat, dug: Lay) -> dict[str, Arg]:
    """Tell which card can still close many tunnels at once after another one that closes none."""
    hand = state.hands[seat]
    rest = [card for card in hand if card not in {dug.laid.card, EXIT}]
    best = _best_of(after := with_card(state, dug.laid), rest)
    if not best or best.opened or dug.fewer > 0 or best.fewer < MANY_AT_ONCE:
        return {"later": 0}
    many = closed_by(after.table.grid, best, state.table.grid)
    return {"later": hand.index(best.laid.card) + 1, "by_then": many}


def _best_of(state: State, cards: Sequence[str]) -> Lay | None:
    """Return where some cards make the fewest tunnels open, if they make them fewer at all."""
    places = [one for one in sound_lays(state, cards) if one.fewer > 0]
    return max(places, key=lambda one: (one.fewer, -one.opened), default=None)


def ends_for_exit(state: State) -> Ends:
    """Return the open tunnels at which the EXIT fits."""
    grid = state.table.grid
    return frozenset(end for one in lays(state, [EXIT]) for end in ends_into(grid, one.laid.cells))


def _of_next(state: State, after: State, seat: Seat) -> Iterator[Effect]:
    """Say what a card is kept for, if that is what would be done next as the table then lies.

    A card is kept for what no other in the hand can do.
    """
    following = best_of(after, seat, [*candidates(after, seat)])
    best = lay(after, following) if isinstance(following, Dig) else None
    if not best or best.fewer <= 0 or best not in sound_lays(after, {best.laid.card} - {EXIT}):
        return
    before, hand, card = state.table.grid, state.hands[seat], best.laid.card
    ends = ends_into(after.table.grid, best.laid.cells)
    tunnels = closed_by(after.table.grid, best, before)
    told: dict[str, Arg] = {"n": best.fewer, "opens": best.opened, "tunnels": tunnels}
    told["card"] = hand.index(card) + 1
    is_one = best.fewer == 1 and not best.opened
    if not _can_do(state, [card], ends, best.fewer):
        if not ends.isdisjoint(before.tunnels):
            key = "effect-closes-next" if is_one else "effect-joins-next"
            yield Effect(text(key, **told), 0.5 * best.fewer)
    elif not _can_do(state, [one for one in hand if one != card], ends, best.fewer):
        key = "effect-keeps" if is_one else "effect-keeps-joining"
        yield Effect(text(key, **told), 0.2 * best.fewer)


# ---- cards to come -------------------------------------------------------------------------


def of_cards_to_come(state: State, seat: Seat, dug: Lay) -> Iterator[Effect]:
    """Count the cards not seen yet that close tunnels and cover water, before and after."""
    unseen, rule = unseen_by(state, seat), state.options.cover_rule
    if not unseen:
        return
    held, many = state.hands[seat], unseen.bit_count()
    rest = card_set([one for one in held if one not in {dug.laid.card, EXIT}])
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    now, then = (
        Prospect(one, closers(one, unseen, rule), closers(one, rest, rule), many, held)
        for one in (before, grid)
    )
    yield from _of_rare_closing(now, dug)
    yield from _of_all_closers(now, then)
    yield from _of_opened(then, dug)
    yield from _of_standing(now, then)
    yield from _of_meeting(now, then)
    yield from _of_same_square(now, then, unseen | rest)
    yield from _of_water_to_come(now, then, dug)


class Prospect(NamedTuple):
    """A table, and what the cards not seen yet, and those that are kept, could do on it."""

    grid: Grid
    closers: Closers
    own: Closers
    many: int
    """How many cards are not seen yet."""
    hand: Sequence[str]

    def of(self, end: TunnelEnd) -> int:
        """Return how many of them could close a tunnel."""
        return self.closers.of(end).bit_count()

    def is_few(self, n: int) -> bool:
        """Tell whether so many of them are few."""
        return n <= FEW * self.many

    def are_some(self, n: int) -> bool:
        """Tell whether so many of them are worth a word."""
        return n > FEW_CARDS and n >= SOME * self.many

    def is_many(self, n: int) -> bool:
        """Tell whether so many of them are many."""
        return n > FEW_CARDS and n >= MANY * self.many

    def number_of(self, cards: CardSet) -> int:
        """Return the number in the hand of the first of these cards; 0 for none of them."""
        return next((n for n, card in enumerate(self.hand, 1) if cards & BIT[card]), 0)


def _of_rare_closing(now: Prospect, dug: Lay) -> Iterator[Effect]:
    """Say of a tunnel that is closed that few others could do that."""
    ends = () if dug.opened else ends_into(now.grid, dug.laid.cells)
    if not ends or dug.laid.card == EXIT:
        return
    rarest = min(ends, key=lambda one: (now.of(one), now.grid.tunnels[one]))
    if now.is_few(n := now.of(rarest)) and not now.own.of(rarest):
        number, closed = now.grid.tunnels[rarest], closed_by(now.grid, dug)
        told = counted(n, now.many, tunnels=closed, number=number, all=len(ends))
        yield Effect(text("effect-rare", **told), 1.2 + 1.0 * len(ends))


def _of_all_closers(now: Prospect, then: Prospect) -> Iterator[Effect]:
    """Say how many cards close any tunnel then, the more so where they get more or fewer."""
    before, n = (one.closers.of_any().bit_count() for one in (now, then))
    change = (n - before) / then.many
    told = counted(n, then.many, before=before)
    if change >= TELLING:
        yield Effect(text("effect-more-close", **told), 0.3 + change)
    elif change <= -TELLING and len(then.grid.tunnels) >= len(now.grid.tunnels):
        yield Effect(text("effect-fewer-close", **told), change)


def _of_opened(then: Prospect, dug: Lay) -> Iterator[Effect]:
    """Say how many cards close what is hardest to close of all that a card opens."""
    opened = [end for end in then.grid.tunnels if end[0] in dug.laid.cells]
    if not opened:
        return
    hardest = min(opened, key=lambda one: (then.of(one), then.grid.tunnels[one]))
    n = then.of(hardest)
    told = counted(n, then.many, places=len(opened))
    if then.is_few(n):
        yield Effect(text("effect-hard", **told), -0.3 * (not then.own.of(hardest)))
    elif then.is_many(n):
        yield Effect(text("effect-easy", **told), 0.3)
    elif then.are_some(n):
        yield Effect(text("effect-closable", **told), 0.1 * n / then.many)


def _of_standing(now: Prospect, then: Prospect) -> Iterator[Effect]:
    """Say which of the tunnels that stay open gets hard to close, and which one easier."""
    for end in sorted(now.grid.tunnels.keys() & then.grid.tunnels.keys()):
        before, after = now.of(end), then.of(end)
        told = counted(after, then.many, before=before, number=then.grid.tunnels[end])
        if then.is_few(after) and after < before and not now.is_few(before):
            yield Effect(text("effect-narrows", **told), -0.4 * (not then.own.of(end)))
        elif now.is_few(before) and after >= 2 * before + 1 and then.are_some(after):
            yield Effect(text("effect-eases", **told), 0.4 * (not now.own.of(end)))


def _of_meeting(now: Prospect, then: Prospect) -> Iterator[Effect]:
    """Say of tunnels that one card could not close at once before which, or how many, could then.

    One that is kept in the own hand is named.
    """
    known = now.closers.at_once.keys() | now.own.at_once.keys()
    for ends, cards in then.closers.at_once.items():
        n, card = cards.bit_count(), then.number_of(then.own.at_once.get(ends, 0))
        if len(ends) < 2 or ends in known or len(ends) == len(then.grid.tunnels):  # noqa: PLR2004 - one alone meets none
            continue
        tunnels = named_tunnels(then.grid, ends, now.grid)
        if card or (n >= LEAST_FOR_MEETING and not then.is_few(n)):
            said = text("effect-meets", **counted(n, then.many, tunnels=tunnels, card=card))
            yield Effect(said, 0.5 + 0.4 * bool(card) + 0.4 * n / then.many)


def _of_same_square(now: Prospect, then: Prospect, left: CardSet) -> Iterator[Effect]:
    """Say of tunnels that lead into one square then, but did not, that one card can close them.

    `left` are the cards that may yet come to lie there. To close the last ones is the end.
    """
    before = _by_square(now.grid)
    for cell, ends in _by_square(then.grid).items():
        fitting = layout_of(then.grid).mouths[cell].fitting & left
        is_new = len(before.get(cell, ())) <= 1 < len(ends)
        is_last = len(ends) == len(then.grid.tunnels)
        if is_new and not is_last and not then.is_few(fitting.bit_count()):
            tunnels = named_tunnels(then.grid, ends, now.grid)
            said = text("effect-meets-there", tunnels=tunnels, n=len(ends))
            yield Effect(said, 0.42)


def _by_square(grid: Grid) -> dict[Cell, list[TunnelEnd]]:
    """Return the open tunnels by the square into which they lead."""
    found: dict[Cell, list[TunnelEnd]] = {}
    for cell, side in grid.tunnels:
        found.setdefault(neighbours(cell)[side], []).append((cell, side))
    return found


def _of_water_to_come(now: Prospect, then: Prospect, dug: Lay) -> Iterator[Effect]:
    """Count the cards that could cover the water that a card brings, or stands beside."""
    for cell, number in then.grid.waters.items():
        n, before = (one.closers.of_water(cell).bit_count() for one in (then, now))
        card = then.number_of(then.own.of_water(cell))
        told = counted(n, then.many, before=before, number=number, card=card)
        if cell in dug.laid.cells:
            yield Effect(text("effect-brings-water", **told), -0.6)
        elif n < before and then.is_few(n) and not card:
            yield Effect(text("effect-narrows-water", **told), -0.5)
