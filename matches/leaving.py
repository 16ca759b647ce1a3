"""Leaving: how a match ends when people leave it, and who has won among those who stay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.game import Outcome, Seat

if TYPE_CHECKING:
    from games.kit.game import AnyGame

GAVE_UP: Final = "team-gave-up"
"""The reason of an outcome that a team chose together."""
CALLED_OFF: Final = "abandoned"
"""The reason of a match that ended without result: no seat has won or lost."""
ENDED_BY_VOTE: Final = "ended-by-vote"
"""The reason of an outcome that those who waited chose; there is no result then either."""
OUT_OF_TIME: Final = "out-of-time"
"""The reason of a match whose round was over before it was; what it brings, its tournament says."""
LESSON_OVER: Final = "lesson-over"
"""The reason of a lesson that has come to its end."""
WITHOUT_RESULT: Final = frozenset({CALLED_OFF, ENDED_BY_VOTE, OUT_OF_TIME, LESSON_OVER})
"""The reasons of outcomes that nobody has won or lost."""

MOVE: Final = "move"
"""Stands for the kind of any move of a game."""
REFEREE: Final = "referee:"
"""How the kind of an entry begins that is no move of the game, but the referee's own."""


@dataclass(frozen=True)
class Leavers:
    """Who has left the seats of a match, and how."""

    seats: int
    resigned: frozenset[Seat] = frozenset()
    giving_up: frozenset[Seat] = frozenset()
    """Seats of a team that would give up."""
    computers: frozenset[Seat] = frozenset()
    """Seats that computers play."""

    @property
    def played_by_people(self) -> frozenset[Seat]:
        """The seats at which a person plays."""
        return frozenset(map(Seat, range(self.seats))) - self.resigned - self.computers

    def after(self, seat: Seat, kind: str) -> Leavers:
        """Return who has left once a seat has made a move, or the referee an entry, of this kind.

        Whoever makes a move of the game has changed their mind about giving up with the team.
        """
        resigned, giving_up, computers = self.resigned, self.giving_up, self.computers
        match kind:
            case "referee:resigned":
                resigned, computers = resigned | {seat}, computers - {seat}
            case "referee:gave-up":
                giving_up |= {seat}
            case "referee:left-to-computer" | "referee:handed-over":
                resigned, giving_up = resigned - {seat}, giving_up - {seat}
                is_left = kind == "referee:left-to-computer"
                computers = computers | {seat} if is_left else computers - {seat}
            case "referee:came-back":
                computers -= {seat}
            case _ if not kind.startswith(REFEREE):
                giving_up -= {seat}
        return Leavers(self.seats, resigned, giving_up, computers)


def outcome_of_leaving(game: AnyGame, leavers: Leavers) -> Outcome | None:
    """Return how a match ends if too few people still play it; None if it goes on."""
    if game.spec.kind == "cooperative":
        lost = leavers.played_by_people <= leavers.giving_up
        return Outcome(winners=frozenset(), reason=GAVE_UP) if lost else None
    left = frozenset(map(Seat, range(leavers.seats))) - leavers.resigned
    decided = len(left) <= 1 or game.spec.is_one_team(left)
    over = decided or not leavers.played_by_people
    return Outcome(winners=left, reason="resigned") if over else None
