"""What computer players know of All aboard!: search to the end of the round, and what comes later.

The prospects were fitted to matches of the computer with itself; see docs/computer-players.md.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from games.all_aboard.components import COURSE, Animal
from games.all_aboard.mind.effects import effects_of
from games.all_aboard.model import Board, State, View
from games.all_aboard.rules import points
from games.all_aboard.rules.sailing import sail
from games.kit.chance import Chance
from games.kit.mind import Effort, Mind, Sign, levels
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from games.kit.game import Seat
    from games.kit.mind import Effect, Level

PROSPECTS: Final[Mapping[Literal["on", "off"], Mapping[Animal, float]]] = {
    "on": {
        "peacock": -3.1,
        "mouse": -3.4,
        "fox": -2.6,
        "octopus": -2.4,
        "monkey": -0.2,
        "sloth": -0.7,
        "moose": -0.1,
        "zebra": 0.2,
        "giraffe": 1.2,
        "lion": 5.3,
        "bear": 2.8,
        "elephant": 3.0,
    },
    "off": {
        "peacock": -3.0,
        "mouse": -3.9,
        "fox": -2.3,
        "octopus": -1.7,
        "monkey": -1.0,
        "sloth": 0.2,
        "moose": 0.9,
        "zebra": 1.3,
        "giraffe": 2.2,
        "lion": 2.3,
        "bear": 2.5,
        "elephant": 2.4,
    },
}
"""Points by which a card still to be played adds to the lead, more or less than others do.

With and without effects, for two at a table. Everybody plays all cards, so the mean is 0.
"""
IN_A_CROWD: Final = 0.65
"""What is left of that with three and more: what one loses there goes to several."""


class AllAboardMind(Mind[State, Board, View]):
    """Plays a round out at random: in a few placements chance averages out."""

    levels = levels(
        first=Effort(25, slips=0.25),
        easy=Effort(40, slips=0.05),
        normal=Effort(400),
        strong=Effort(4_000, search="tree", akin=True),
    )

    harms = frozenset({"sign-lost-own"})
    accuracies: ClassVar[Mapping[Level, float]] = {"first": 0.2, "easy": 0.8, "normal": 1.0}

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the boats of this round have sailed."""
        return state.round != root.round

    def glance(self, state: State) -> tuple[float, ...]:
        """Let the boats sail as they stand."""
        if not any(boat.cards for boat in state.boats):
            return self.worth(state)
        work = WorkingCopy(state, Chance("glance", 0))
        sail(work)
        return self.worth(work.state)

    def signs(self, root: State, end: State, seat: Seat) -> Sequence[Sign]:
        """Tell how many of the seat's animals were saved, and in which boat whose were lost."""
        if end.departed_boats == root.departed_boats:
            return ()
        found = []
        for number, boat in enumerate(end.departed_boats, start=1):
            own = sum(card.owner == seat for card in boat.lost)
            if own:
                found.append(("sign-lost-own", number))
            elif boat.lost:
                found.append(("sign-lost-others", number))
        saved = len(end.saved[seat]) - len(root.saved[seat])
        return (*found, *(("sign-saved", least) for least in range(1, saved + 1)))

    def effects(self, state: State, seat: Seat, move: Board) -> Sequence[Effect]:
        """Count what the boats would bring, and who would be lost, if they then sailed."""
        return effects_of(state, seat, move)

    def shown(self, state: State, move: Board) -> Hashable:
        """Show which animal boards; of one that lies face down, only where."""
        return move.boat if COURSE.face_down(state.circuit) else move

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare points and prospects; a lead means more, the fewer rounds are left."""
        left = COURSE.rounds - state.round + 1
        return tuple(_share(lead, left) for lead in _leads(_expected(state)))


def _expected(state: State) -> list[float]:
    """Return points, and what the cards still to be played promise, by seat."""
    prospects = PROSPECTS[state.options.effects]
    weight = 1.0 if len(state.hands) == 2 else IN_A_CROWD  # noqa: PLR2004
    return [
        score + weight * sum([prospects[animal] for animal in (*hand, *pile)])
        for score, hand, pile in zip(points(state), state.hands, state.piles, strict=True)
    ]


def _leads(scores: Sequence[float]) -> list[float]:
    return [
        score - max(other for at, other in enumerate(scores) if at != seat)
        for seat, score in enumerate(scores)
    ]


def _share(lead: float, rounds: int) -> float:
    """Return the chance to win with a lead, which grows or melts by 5 points in each round left."""
    return 1 / (1 + exp(-lead / (1.1 + 1.4 * rounds)))
