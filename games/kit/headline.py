"""The headline of a finished match: who won, and by how much, in a line to be proud of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.text import Seat, Text, seat_name, text

if TYPE_CHECKING:
    from games.kit.game import Outcome, Spec

CLOSE: Final = 16
"""A win by less than a sixteenth of the winner's points was close."""
FAR: Final = 4
"""A win by more than a quarter of them was never in doubt."""


def headline(result: Outcome, spec: Spec | None = None) -> Text:
    """Say who won, and by how much; a game says its unit in `headline-lead` and `headline-sum`.

    With the `spec` of a game that has teams, partners win together; else they share the win.

    >>> from games.kit.game import Outcome
    >>> def key(*scores, winners=(0,)):
    ...     won = frozenset(map(Seat, winners))
    ...     return headline(Outcome(winners=won, reason="won", scores=scores)).key
    >>> key(40, 39), key(40, 35), key(40, 20), key(40, 40), key(40, 40, winners=(0, 1))
    ('headline-close', 'headline-won', 'headline-far', 'headline-level', 'headline-shared')
    >>> key(), key(7), key(3, 9), key(winners=())
    ('headline-plain', 'headline-alone', 'headline-plain', 'headline-nobody')
    """
    winners = tuple(seat_name(seat) for seat in sorted(result.winners))
    if not winners:
        return text("headline-nobody")
    if len(winners) > 1:
        if spec and spec.is_one_team(result.winners):
            return text("headline-team", who=winners)
        return text("headline-shared", who=winners)
    (seat,) = result.winners
    if len(result.scores) == 1:
        return text("headline-alone", who=winners, points=text("headline-sum", n=result.scores[0]))
    lead = _lead(result, seat)
    if lead is None or lead < 0:  # only a seat that resigned is ahead of the winner
        return text("headline-plain", who=winners)
    key = _how(lead, result.scores[seat])
    return text(f"headline-{key}", who=winners, lead=text("headline-lead", n=lead))


def _lead(result: Outcome, winner: Seat) -> int | None:
    """Return by how much a seat is ahead of all others; None where nothing is counted."""
    others = [points for seat, points in enumerate(result.scores) if seat != winner]
    return result.scores[winner] - max(others) if others else None


def _how(lead: int, points: int) -> str:
    if not lead:
        return "level"
    if lead == 1 or lead * CLOSE < points:
        return "close"
    return "far" if lead * FAR > points else "won"
