"""Turning points: in which step of a day's deal most fell behind the best.

Each try is replayed once its day is over, one after another; nothing is judged by a computer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from games.kit.value import Value
from matches.days.plan import daily_of
from matches.history import log_entry
from matches.replaying import replay

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matches.days.day import Day
    from matches.match import Match, Played
    from matches.ports import Store

MOST_COMPARED: Final = 200
"""Tries that are compared with the best, the first ones that were begun."""


class TurningPoint(Value):
    """The step in which most lost most on the best of the day."""

    step: int
    """0 where nobody lost anything."""
    players: int
    """How many lost most there."""
    others: int
    """How many were compared with the best."""


def gains_of(match: Match, log: Sequence[Played]) -> dict[int, int]:
    """Return by how much its player stood better after each step of a match than before it.

    Raises:
        IllegalMove: if this version's rules refuse what was played.
    """
    daily, gains = daily_of(match.game), Counter[int]()
    positions = [one.state for one in replay(match.deal, map(log_entry, log))]
    for before, after in pairwise(positions):
        step = daily.step(before) + daily.from_zero
        gains[step] += daily.standing(after) - daily.standing(before)
    return gains


def turning_point(best: Mapping[int, int], others: Sequence[Mapping[int, int]]) -> TurningPoint:
    """Return in which step most lost most on the best; of several the first.

    >>> turning_point({1: 3, 2: 4}, [{1: 2, 2: 4}, {1: 3, 2: 0}, {1: 3, 2: 1}])
    TurningPoint(step=2, players=2, others=3)
    """
    lost: Counter[int] = Counter()
    for gains in others:
        behind = {step: best.get(step, 0) - gains.get(step, 0) for step in {*best, *gains}}
        most = max(sorted(behind), key=behind.__getitem__, default=0)
        if behind.get(most, 0) > 0:
            lost[most] += 1
    step = max(sorted(lost), key=lost.__getitem__, default=0)
    return TurningPoint(step=step, players=lost[step], others=len(others))


class TurningPoints:
    """Works out turning points, and keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known(self, day: Day) -> TurningPoint | None:
        """Return the turning point of a day, if it has been worked out."""
        kept = await self._store.variables.get(_key(day))
        return TurningPoint.model_validate_json(kept) if kept else None

    async def work_out(self, day: Day, best: int, others: Sequence[int]) -> None:
        """Work out the turning point of a day from its best match and those of others.

        Raises:
            IllegalMove: if this version's rules refuse what was played.
        """
        gains = [await self._gains(match) for match in (best, *others)]
        found = turning_point(gains[0], gains[1:])
        await self._store.variables.save(_key(day), found.model_dump_json())

    async def _gains(self, match_id: int) -> dict[int, int]:
        matches = self._store.matches
        match, log = await matches.load(match_id), await matches.log_of(match_id)
        return await asyncio.to_thread(gains_of, match, log)


def _key(day: Day) -> str:
    return f"turn-{day}"
