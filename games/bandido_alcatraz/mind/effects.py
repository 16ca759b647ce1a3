"""What a move does, counted by what lies open and by the own hand: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, EXIT, missing_items
from games.bandido_alcatraz.mind.closers import ends_into
from games.bandido_alcatraz.mind.lays import (
    Lay,
    closed_by,
    is_lost,
    items_left_without,
    items_unseen,
    lay,
    with_card,
)
from games.bandido_alcatraz.mind.prospects import (
    FEW_LEFT,
    KEPT,
    ends_for_exit,
    kept_for_later,
    of_cards_to_come,
    of_giving_up,
    of_hand,
)
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Move, State, escaped
from games.bandido_alcatraz.rules import GRADES, candidates, grade
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.kit.game import Seat
    from games.kit.text import Arg

FEW_PLACES: Final = 1 / 3
"""The share of a hand's places up to which it is worth a word what no others do."""
FEW_OPEN: Final = 3
"""Open tunnels up to which it is said what they are for."""
SPARE: Final = 3
"""Cards not seen yet with what is missing, beyond those needed, up to which they are few."""
FEW_OUTLETS: Final = 1
"""Open tunnels at which the EXIT fits, up to which they are few."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Count tunnels and water, what is gathered, and what could be done then."""
    if isinstance(move, Exchange):
        return ()
    digs = [lay(state, one) for one in candidates(state, seat) if isinstance(one, Dig)]
    if is_lost(state, seat):
        return [*_without_escape(state, seat, move, digs)]
    if isinstance(move, Gather):
        gathering = _of_gathering(state, seat, move, digs)
        return [gathering, *of_giving_up(state, state, seat, move.card)]
    dug = lay(state, move)
    found = (
        *_of_tunnels(state, dug, digs),
        *_of_water(state, dug),
        *_of_kit(state, seat, move),
        *of_hand(state, seat, dug),
        *of_giving_up(state, with_card(state, dug.laid), seat, move.card),
        *of_cards_to_come(state, seat, dug),
        *_of_way_out(state, dug),
    )
    missing, _ = items_left_without(state, seat, move.card)
    said = [one for one in found if one.value and not (missing and one.said.key in KEPT)]
    price, later = _price(state, seat, move), kept_for_later(state, seat, dug)
    return [_told_with(one, price, later) for one in said]


def _without_escape(
    state: State, seat: Seat, move: Dig | Gather, digs: Sequence[Lay]
) -> Iterator[Effect]:
    """Count what matters still once there is no escape: the tunnels, and the verdict on them."""
    if isinstance(move, Gather):
        yield Effect(text("effect-rests", left=len(state.table.grid.tunnels)), 0.1)
        return
    dug = lay(state, move)
    found = (
        *_of_verdict(state, dug),
        *_of_tunnels(state, dug, digs),
        *of_cards_to_come(state, seat, dug),
    )
    for one in found:
        if one.value and "water" not in one.said.key:
            yield _told_with(one, {"lost": "nothing", "aim": "open"}, {"later": 0})


def _of_verdict(state: State, dug: Lay) -> Iterator[Effect]:
    """Say whether the verdict at the end, where there is one, would be better, or worse."""
    before, after = grade(state), grade(with_card(state, dug.laid))
    if before and after and before != after:
        is_better = GRADES.index(after) < GRADES.index(before)
        left = len(state.table.grid.tunnels) - dug.fewer
        told = {"left": left, "before": left + dug.fewer, "better": "yes" if is_better else "no"}
        yield Effect(text("effect-verdict", **told), 30.0 if is_better else -3.0)


def _told_with(one: Effect, price: Mapping[str, Arg], later: Mapping[str, Arg]) -> Effect:
    """Say with what is good what it costs, and what is not lost by it: so it can be weighed."""
    args = one.said.args
    if one.value < 0:
        price = {"lost": "nothing"}
    if one.value < 0 or args.get("card") == later["later"]:
        later = {"later": 0}
    return one._replace(said=text(one.said.key, **{**args, **price, **later}))


def _price(state: State, seat: Seat, move: Dig) -> dict[str, Arg]:
    """Tell which item is lost if a card is dug, how many are missing, and how many others left."""
    missing, others = items_left_without(state, seat, move.card)
    item = CARDS[move.card].item if missing else None
    return {"lost": item or "nothing", "missing": missing, "others": others}


# ---- tunnels ---------------------------------------------------------------------------


def _of_tunnels(state: State, dug: Lay, digs: Sequence[Lay]) -> Iterator[Effect]:
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    is_out = escaped(grid, state.gathered)
    yield Effect(text("effect-escapes"), 20.0 * is_out)
    yield Effect(text("effect-ends"), -20.0 * (not grid.tunnels and not is_out))
    ends, left = ends_into(before, dug.laid.cells), len(grid.tunnels)
    closed = closed_by(before, dug)
    goal = _goal_of(state, dug)
    if dug.laid.card == EXIT:
        yield Effect(text("effect-exit", tunnels=closed, left=left, **goal), 9.0)
        return
    most = max(one.fewer for one in digs)
    is_best = dug.fewer == most
    told = {
        "left": left,
        "before": len(before.tunnels),
        "fewest": "yes" if is_best and any(one.fewer < most for one in digs) else "no",
        **goal,
    }
    if dug.closed == len(ends) and dug.fewer > 0:
        key, value = _kind_of_closing(dug)
        yield Effect(text(key, tunnels=closed, **told), value)
    else:
        yield Effect(text("effect-fewer", **told), 1.0 * max(dug.fewer, 0))
    alike = sum(one.fewer >= dug.fewer for one in digs)
    are_few = is_best and alike <= FEW_PLACES * len(digs)
    yield Effect(text("effect-least", left=left), 0.5 * (are_few and dug.fewer <= 0))
    yield Effect(text("effect-level", **told), 0.004 * (dug.fewer == 0))
    said = text("effect-more", n=-dug.fewer, left=left, **goal)
    yield Effect(said, min(dug.fewer, 0) * (not is_best))


def _goal_of(state: State, dug: Lay) -> dict[str, Arg]:
    """Tell what few tunnels that stay open are for, and whether few cards are left for it."""
    after, pile = state.table.plus(dug.laid), len(state.pile)
    left, aim = len(after.grid.tunnels), "open"
    if 0 < left <= FEW_OPEN:
        is_due = any(missing_items(state.gathered).values()) or after.grid.waters
        lies = after.grid.exit_cell is not None
        aim = "exit" if not lies else "wait" if left == 1 and is_due else "close"
    return {"aim": aim, "pile": pile, "short": "yes" if pile <= FEW_LEFT else "no"}


def _kind_of_closing(dug: Lay) -> tuple[str, float]:
    if dug.opened:
        return "effect-together", 1.0 * dug.fewer
    return ("effect-joins", 1.1 * dug.closed) if dug.closed > 1 else ("effect-shuts", 1.0)


# ---- water and kit -----------------------------------------------------------------------


def _of_water(state: State, dug: Lay) -> Iterator[Effect]:
    before, grid = state.table.grid, state.table.grid.plus(dug.laid)
    covered = tuple(sorted(before.waters[one] for one in dug.laid.cells if one in before.waters))
    lost, walled = before.spoils(dug.laid, state.options.cover_rule)
    said = text("effect-covers", n=len(covered), numbers=covered, left=len(grid.waters))
    yield Effect(said, 2.5 * len(covered))
    yield Effect(text("effect-blocks-water", n=lost), -9.0 * lost)
    yield Effect(text("effect-walls"), -9.0 * walled)


def _of_kit(state: State, seat: Seat, move: Dig) -> Iterator[Effect]:
    """Say that what is missing cannot be gathered any more once a card is dug."""
    missing, others = items_left_without(state, seat, move.card)
    if others < missing:
        item = CARDS[move.card].item or "rope"
        yield Effect(text("effect-spends", item=item, n=missing, others=others), -9.0)


def _of_gathering(state: State, seat: Seat, move: Gather, digs: Sequence[Lay]) -> Effect:
    """Say what is gathered, what is missing then, and what comes of digging instead."""
    item = CARDS[move.card].item or "rope"
    missing = {one: n for one, n in missing_items((*state.gathered, move.card)).items() if n > 0}
    said = text(
        "effect-gathers",
        n=sum(missing.values()),
        item=item,
        missing=tuple(text(f"missing-{one}", n=n) for one, n in missing.items()),
        same=missing.get(item, 0),
        rest=(rest := items_unseen(state, seat, item)),
        scarce="yes" if rest <= missing.get(item, 0) + SPARE else "no",
        exit="lies" if state.table.grid.exit_cell else "missing",
        tunnels=len(state.table.grid.tunnels),
        waters=len(state.table.grid.waters),
        **_if_dug([one.fewer for one in digs if one.laid.card == move.card]),
    )
    return Effect(said, 3.0)


def _if_dug(fewer: Sequence[int]) -> dict[str, str | int]:
    """Say what would come of digging a card instead, where it fits at all."""
    if not fewer:
        return {"dug": "nowhere", "more": 0}
    most = max(fewer)
    return {"dug": "more" if most < 0 else "well", "more": -most}


def _of_way_out(state: State, dug: Lay) -> Iterator[Effect]:
    """Say at how many tunnels the EXIT fits, where they get more, or hardly any is left."""
    after = with_card(state, dug.laid)
    if EXIT in {one.card for one in after.table.laid}:
        return
    before, n = (len(ends_for_exit(one)) for one in (state, after))
    said = text("effect-outlets", n=n, before=before)
    if n > before <= FEW_OUTLETS:
        yield Effect(said, 0.28)
    elif before > n <= FEW_OUTLETS:
        yield Effect(said, -0.4 if n else -1.0)
