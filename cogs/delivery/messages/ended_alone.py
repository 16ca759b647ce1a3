"""The end of a match alone: what it speaks of is whoever played it, not who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Seat
from matches.leaving import WITHOUT_RESULT
from matches.lessons.script import lesson_of

if TYPE_CHECKING:
    from cogs.kit.bot import Bot
    from games.kit.game import Outcome
    from games.kit.words import Voice
    from matches.match import Match


async def ended_alone(bot: Bot, match: Match, voice: Voice) -> str:
    """Say by how much who played alone has won or lost, their best here, and what was missing."""
    outcome, seat = match.outcome, match.alone
    if outcome is None or seat is None or outcome.reason in WITHOUT_RESULT:
        return ""
    if lesson_of(match) or match.day:  # their own pages say how it went
        return ""
    lines = [voice(one) for one in match.game.story().lacked(match.view(None))]
    if outcome.scores:
        best = await bot.store.matches.most_points_alone(match, seat)
        said = [_lead(outcome, seat, voice)] if len(match.players) > 1 else []
        if best is not None:
            is_best = outcome.scores[seat] > best
            said.append(voice("alone-new-best" if is_best else "alone-best", points=best))
        lines.append(" ".join(said))
    return "\n".join(filter(None, lines))


def _lead(outcome: Outcome, seat: Seat, voice: Voice) -> str:
    """Say by how many points a seat is ahead of the best of the others, or behind."""
    points, seats = outcome.scores, range(len(outcome.scores))
    rival = max((one for one in seats if one != seat), key=points.__getitem__)
    ahead = points[seat] - points[rival]
    key = "alone-level" if not ahead else "alone-ahead" if ahead > 0 else "alone-behind"
    who = voice.name(Seat(rival))
    return voice(key, n=abs(ahead), who=who, points=points[rival], yours=points[seat])
