"""After which moves of a match its table looks the same: those alone are worth a new picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.summaries import in_brief
from games.kit.words import Voice
from matches.history import stages, worth_telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played


def plies_alike(match: Match, log: Sequence[Played]) -> set[int]:
    """Return after which entries of its log a match's table is the same as now.

    Where a move was taken back before anybody saw it, is seen by its seat alone, or comes to
    nothing, as what is laid and put back, there is nothing to show.
    """
    seen = match.view(None), match.to_act()
    return {match.ply} | {
        then.ply
        for then in stages(match, log)
        if then.ply < match.ply
        and (then.view(None), then.to_act()) == seen
        and _told(then, [one for one in log if one.ply <= then.ply]) == _told(match, log)
    }


def _told(match: Match, log: Sequence[Played]) -> list[str]:
    """Return the lines of a match's log as its table tells them."""
    names = [f"P{seat + 1}" for seat in match.seats]
    voice, retold = Voice("en", match.game.spec.slug, names), match.story.retold
    return in_brief(worth_telling(log), None, voice, {}, retold=retold, by_outcome=True)
