"""After which moves of a match its table looks the same: those alone are worth a new picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matches.history import stages, worth_telling
from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played


def plies_alike(match: Match, log: Sequence[Played]) -> set[int]:
    """Return after which entries of its log a match's table is the same as now.

    Where a move was taken back before anybody saw it, or is seen by its seat alone, there is
    nothing to show.
    """
    now = _seen(match, log)
    return {
        then.ply
        for then in stages(match, log)
        if _seen(then, [one for one in log if one.ply <= then.ply]) == now
    }


def _seen(match: Match, log: Sequence[Played]) -> tuple[object, ...]:
    told = [each for one in worth_telling(log) for each in events_for(one.events, None)]
    return match.view(None), match.to_act(), told
