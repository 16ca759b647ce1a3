"""Pairings: who meets whom in the next round, as pure functions over what has been played.

Swiss: entrants with the same points meet, none twice while that can be helped, none with a second
bye while another has had none. Knock-out: a bracket, whose first places have the byes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_STEPS: Final = 50_000
"""Partial pairings that are tried before meetings are allowed once more: some 100 milliseconds.
Up to twelve entrants that is all of them. While the rounds are at most half the entrants, there is
always a pairing without (Dirac's theorem: each has at least half the field left), and it is found
within a few steps."""


@dataclass(frozen=True)
class Contender:
    """What pairing needs to know of an entrant."""

    number: int
    points: Fraction = Fraction(0)
    met: Counter[int] = field(default_factory=Counter, hash=False)
    """How often it has met each other one."""
    byes: int = 0
    """How often it has had a bye, or a point without playing."""
    late: Fraction = Fraction(0)
    """How much further from the first seat it sat than in the middle, over all its matches."""
    is_computer: bool = False


@dataclass(frozen=True)
class Round:
    """Who sits at which table, each in the order of seats, and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def swiss(field_: Iterable[Contender], table_size: int, sizes: Sequence[int]) -> Round:
    """Pair a round of a Swiss tournament.

    `table_size` is how many are to sit at one table, `sizes` how many may. Where the field does not
    fit, tables are smaller or larger by as little as possible; only then there is a bye.
    """
    ranked = sorted(field_, key=lambda one: (-one.points, one.number))
    plan = table_sizes(len(ranked), table_size, sizes)
    if plan is None and table_sizes(len(ranked) - 1, table_size, sizes) == _twos(len(ranked) - 1):
        return _pairs_with_bye(ranked)
    byes: list[Contender] = []
    while plan is None:
        byes.append(_candidates_for_bye(ranked)[0])
        ranked.remove(byes[-1])
        plan = table_sizes(len(ranked), table_size, sizes)
    tables = _pairs(ranked) if plan == _twos(len(ranked)) else _groups(ranked, plan)
    return Round(tuple(map(seated, tables)), tuple(one.number for one in byes))


def _twos(entrants: int) -> tuple[int, ...]:
    return (2,) * (entrants // 2)


def table_sizes(entrants: int, wanted: int, sizes: Sequence[int]) -> tuple[int, ...] | None:
    """Return the sizes of the tables for so many, the larger ones first; None if one is over.

    >>> table_sizes(7, 4, (2, 3, 4)), table_sizes(5, 2, (2,)), table_sizes(9, 4, (3, 4, 5))
    ((4, 3), None, (5, 4))
    >>> table_sizes(4, 3, (2, 3, 4))
    (2, 2)
    """
    plans = []
    for tables in range(1, entrants // min(sizes) + 1):
        least, larger = divmod(entrants, tables)
        plan = (least + 1,) * larger + (least,) * (tables - larger)
        if set(plan) <= set(sizes):
            plans.append(plan)
    if wanted == 2:  # noqa: PLR2004 - matches of two are not made larger for anybody
        plans = [plan for plan in plans if set(plan) == {2}]

    def apart(plan: tuple[int, ...]) -> tuple[Fraction, int]:
        return abs(Fraction(entrants, len(plan)) - wanted), plan[0]  # rather smaller than larger

    nearest = min(plans, key=apart, default=None)
    return nearest if entrants else ()


def _candidates_for_bye(ranked: Sequence[Contender]) -> list[Contender]:
    """Return who may have a bye: those who have had the fewest, the last one first."""
    fewest = min(one.byes for one in ranked)
    return [one for one in reversed(ranked) if one.byes == fewest]


def _pairs_with_bye(ranked: Sequence[Contender]) -> Round:
    """Pair an odd field: the bye goes to the last one without whom none meet twice."""
    candidates = _candidates_for_bye(ranked)
    for candidate in candidates:
        rest = [one for one in ranked if one is not candidate]
        if (found := _Search().pair(rest, 0)) is not None:
            return Round(tuple(map(seated, found)), (candidate.number,))
    rest = [one for one in ranked if one is not candidates[0]]
    return Round(tuple(map(seated, _pairs(rest))), (candidates[0].number,))


def _pairs(ranked: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Pair everybody for matches of two; as few as possible meet once more."""
    # Where all may meet again there is a pairing, unless the search runs out of steps.
    for again in range(sum(max(one.met.values(), default=0) for one in ranked) + 1):
        if (found := _Search().pair(ranked, again)) is not None:
            return found
    return [(ranked[at], ranked[at + 1]) for at in range(0, len(ranked), 2)]


class _Search:
    """Pairs from the first to the last, and backtracks when an entrant is left over."""

    def __init__(self) -> None:
        self._steps = 0

    def pair(self, ranked: Sequence[Contender], again: int) -> list[tuple[Contender, ...]] | None:
        """Return pairs of which at most so many meet `again`; None if there are none."""
        if not ranked:
            return []
        self._steps += 1
        if self._steps > MOST_STEPS:
            return None
        first, *others = ranked
        for other in _by_preference(first, others):
            left = again - first.met[other.number]
            if left < 0:
                continue
            rest = self.pair([one for one in others if one is not other], left)
            if rest is not None:
                return [(first, other), *rest]
        return None


def _by_preference(first: Contender, others: Sequence[Contender]) -> list[Contender]:
    """Order opponents: equal in points, the upper half of them against the lower half in order.

    Of these, a computer meets people first: they have come to play.
    """
    equals = sum(one.points == first.points for one in others)
    middle = equals // 2

    def cost(at: int) -> tuple[Fraction, bool, int, int]:
        other = others[at]
        apart = abs(first.points - other.points)
        both = first.is_computer and other.is_computer
        return apart, both, abs(at - middle) if at < equals else 0, at

    return [others[at] for at in sorted(range(len(others)), key=cost)]


def _groups(ranked: Sequence[Contender], plan: Sequence[int]) -> list[tuple[Contender, ...]]:
    """Set tables of several: by points, then swapped until no swap makes fewer meet again."""
    tables: list[list[Contender]] = []
    if len({one.points for one in ranked}) == 1:
        tables = [list(ranked[at :: len(plan)]) for at in range(len(plan))]
    else:
        at = 0
        for size in plan:
            tables.append(list(ranked[at : at + size]))
            at += size
    # Each swap makes the whole cheaper, so this ends.
    while _swapped(tables):
        pass
    return [tuple(table) for table in tables]


def _swapped(tables: list[list[Contender]]) -> bool:
    """Make the first swap that makes two tables cheaper; tell whether there was one."""
    for one, other in combinations(tables, 2):
        before = _cost(one) + _cost(other)
        for i in range(len(one)):
            for j in range(len(other)):
                one[i], other[j] = other[j], one[i]
                if _cost(one) + _cost(other) < before:
                    return True
                one[i], other[j] = other[j], one[i]
    return False


def _cost(table: Sequence[Contender]) -> Fraction:
    """Return what speaks against a table: those who met before, then points that differ."""
    again = sum(one.met[other.number] ** 2 for one, other in combinations(table, 2))
    apart = sum(
        ((one.points - other.points) ** 2 for one, other in combinations(table, 2)), Fraction(0)
    )
    # Far more than points can differ: that nobody meets again comes first.
    return 10_000 * again + apart


def seated(table: Sequence[Contender]) -> tuple[int, ...]:
    """Return a table's entrants in the order of seats: first those who sat latest so far.

    Among equals the sum of their numbers decides, so that the first round does not favour the
    upper half.
    """
    turned = sum(one.number for one in table) % 2 == 1
    ordered = sorted(table, key=lambda one: (-one.late, one.number * (-1 if turned else 1)))
    return tuple(one.number for one in ordered)


# ---- knock-out ----------------------------------------------------------------------------------


def bracket(seeds: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the first round of a knock-out; an entrant alone in a pairing has a bye.

    `seeds` are entrants, strongest first. The first two can meet in the last round only, the first
    four not before the last but one, and so on.

    >>> bracket([1, 2, 3, 4, 5])
    ((1,), (4, 5), (2,), (3,))
    """
    order = [0]
    while len(order) < len(seeds):
        # Each place gets the opponent that mirrors it: the first the last, and so in every half.
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    places = [seeds[seed] if seed < len(seeds) else None for seed in order]
    pairs = zip(places[::2], places[1::2], strict=True) if len(places) > 1 else [(places[0], None)]
    return tuple(tuple(one for one in pair if one is not None) for pair in pairs)


def next_bracket(winners: Sequence[int | None]) -> tuple[tuple[int, ...], ...]:
    """Return the next round: winners of neighbouring pairings meet; None stands for no winner.

    >>> next_bracket([3, 5, None, 2])
    ((3, 5), (2,))
    """
    pairs = zip(winners[::2], winners[1::2], strict=True)
    return tuple(tuple(one for one in pair if one is not None) for pair in pairs)
