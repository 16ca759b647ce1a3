"""Honours: the headline and the awards of a match that is over, read from its log."""

from __future__ import annotations

from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING

from games.kit.story import Honours, awarded, most_surprising
from matches.history import worth_telling
from matches.leaving import WITHOUT_RESULT
from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played


def honours_of(match: Match, log: Sequence[Played]) -> Honours | None:
    """Return what is said of a match that is over, with this log; None if nothing is."""
    outcome, story = match.outcome, match.story
    if outcome is None or outcome.reason in WITHOUT_RESULT:
        return None
    events = chain.from_iterable(map(attrgetter("events"), worth_telling(log)))
    told = events_for(tuple(events), None)
    headline = most_surprising(story.endings(told, outcome))
    awards = awarded(story.awards(told, outcome))
    return Honours(headline=headline, awards=awards) if headline or awards else None
