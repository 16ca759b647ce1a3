"""Whether a day's table tells players apart: four strengths play a week of days, many times each.

    python -m trials.proof.ranking --each 50
    python -m trials.proof.ranking --minutes 60

All play the same deal, against the computers of the day. The strengths are one player, the game's
normal computer, who errs more or less often: that says more of a table than the house's levels,
of which some decide without luck, so that fifty of them are one. A day is ranked right where the
mean places of the strengths stand in their order. Days get the same time: where a match takes
longer, fewer are played.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace
from itertools import islice
from math import inf
from statistics import mean
from time import process_time
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.chance import decision_seed
from games.kit.computers.search import choose
from games.kit.daily import PERSON
from matches.days.day import Day
from matches.days.par import deal_day, play_day
from matches.days.plan import daily_of, game_of
from matches.fairness.seals import DayOrigin

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.game import Value
    from matches.days.par import Decision

DAYS_OF_WEEK: Final = 7
ENOUGH: Final = 6
"""Days of the week that must be ranked right."""
STRENGTHS: Final = (1.0, 0.6, 0.3, 0.0)
"""The share of decisions that are made by lot, weakest player first."""


def played(day: Day, secret: str, scale: float, player: int, slips: float) -> tuple[int, ...]:
    """Play a day; return what is compared. `scale` multiplies the person's steps, not the table's.

    `player` is the number of one among those of the same strength.
    """
    game = game_of(day, SHELF)
    match = deal_day(game, DayOrigin(secret=secret, day=day.number))
    levels, table, seed = game.mind().levels, daily_of(game).level, match.seed
    person = replace(levels["normal"], slips=slips)

    async def decide(one: Decision) -> Value:
        is_person = one.seat == PERSON
        effort, steps = (person, scale) if is_person else (levels[table], 1.0)
        of = f"{seed}/{slips}/{player}" if is_person else seed
        luck, notes = decision_seed(of, one.seat, one.number), one.notes
        notes = notes if effort.remembers else None
        return choose(game, one.world, one.seat, effort, luck, notes=notes, scale=steps).move

    ended, _ = asyncio.run(play_day(match, decide))
    return daily_of(game).result(ended.state).measures


def places(results: Sequence[tuple[int, ...]]) -> list[float]:
    """Return the place of each result, those level sharing the mean of theirs."""
    return [
        sum(other > one for other in results) + (sum(other == one for other in results) + 1) / 2
        for one in results
    ]


def told(day: Day, results: Mapping[float, Sequence[tuple[int, ...]]]) -> tuple[str, bool]:
    """Return a day's row of the table, and whether it is ranked right."""
    each = len(results[STRENGTHS[0]])
    placed = iter(places([one for slips in STRENGTHS for one in results[slips]]))
    means = [mean(islice(placed, each)) for _ in STRENGTHS]
    is_right = means == sorted(means, reverse=True)
    figures = " | ".join(f"{one:.1f}" for one in means)
    slug, word = game_of(day, SHELF).spec.slug, "yes" if is_right else "no"
    return f"| {day} | {slug} | {each} | {figures} | {word} |", is_right


def main() -> int:
    """Play the week, print a row for each day, and return 0 if enough are ranked right."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--each", type=int, default=50, help="players of each strength, at most")
    parser.add_argument(
        "--minutes", type=float, default=inf, help="of the processor, after which none begins"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies the person's steps")
    parser.add_argument("--first", default="2026-11-30", help="the first day")
    parser.add_argument("--secret", default="5e" * 32, help="of all its days")
    asked = parser.parse_args()
    began, first = process_time(), Day.of(asked.first).number
    week = [Day(first + number) for number in range(DAYS_OF_WEEK)]
    results: dict[Day, dict[float, list[tuple[int, ...]]]]
    results = {day: {slips: [] for slips in STRENGTHS} for day in week}
    spent = dict.fromkeys(week, 0.0)
    while spent and (process_time() - began < asked.minutes * 60 or not all(spent.values())):
        day = min(spent, key=spent.__getitem__)
        before, player = process_time(), len(results[day][STRENGTHS[0]])
        for slips in STRENGTHS:
            one = played(day, asked.secret, asked.scale, player, slips)
            results[day][slips].append(one)
        spent[day] += process_time() - before
        print(told(day, results[day])[0], file=sys.stderr, flush=True)
        if player + 1 == asked.each:
            del spent[day]
    rows = [told(day, results[day]) for day in week]
    by_lot = " | ".join(f"{slips:.0%} by lot" for slips in STRENGTHS)
    print(f"| day | game | each | {by_lot} | right |")
    print("\n".join(row for row, _ in rows))
    right = sum(is_right for _, is_right in rows)
    print(f"{right} of {DAYS_OF_WEEK} days are ranked right")
    return 0 if right >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
