"""A state on its way to the next: men, captains and markers change, tasks are done, events told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import DECKS, FIGURES, SIDES
from games.abordaje.events import told_ahead
from games.abordaje.model import State
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from games.abordaje.components import Deck, SetUp, Side
    from games.abordaje.model import Task
    from games.kit.chance import Chance
    from games.kit.game import Event, Seat


class TurnCopy(WorkingCopy[State]):
    """A working copy; its tasks and events of the turn are lists until `result` puts them back.

    What is still to be done stands in the state, so that a match can stop at any question.
    """

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        self.tasks = list(state.tasks)
        self.turn_events = list(state.turn_events)
        self._known = len(self.turn_events)

    @property
    def set_up(self) -> SetUp:
        """The figures of this way to play."""
        return FIGURES.set_ups[self.state.options.mode]

    def result(self) -> tuple[State, tuple[Event, ...]]:
        """Return what `Game.apply` returns."""
        self.change(tasks=tuple(self.tasks), turn_events=tuple(self.turn_events))
        return super().result()

    # ---- men ---------------------------------------------------------------------

    def change_force(self, side: Side, **fields: object) -> None:
        """Change what a side has."""
        at = SIDES.index(side)
        force = self.state.forces[at].model_copy(update=fields)
        self.change(forces=replaced(self.state.forces, at, force))

    def add_men(self, side: Side, deck: Deck, men: int) -> None:
        """Add crew to a deck, or with a negative number take some away."""
        if men:
            self.change_force(side, crew=self._crew_with(side, deck, men))

    def kill(self, side: Side, deck: Deck, men: int) -> int:
        """Remove crew of `side` from the game, as far as there is any; return how many."""
        dead = min(men, self.state.men_on(side, deck))
        if dead:
            losses = self.state.force(side).losses + dead
            self.change_force(side, crew=self._crew_with(side, deck, -dead), losses=losses)
        return dead

    def _crew_with(self, side: Side, deck: Deck, men: int) -> tuple[int, ...]:
        crew, at = self.state.force(side).crew, DECKS.index(deck)
        return replaced(crew, at, crew[at] + men)

    # ---- tasks -------------------------------------------------------------------

    def put_first(self, *tasks: Task) -> None:
        """Put tasks before all others."""
        self.tasks[:0] = tasks

    # ---- events ------------------------------------------------------------------

    def announce(self, event: Event) -> None:
        """Tell everybody, or the one seat that an event is for, at once."""
        self.events.append(event)

    def record(self, event: Event) -> None:
        """Add to the events of the turn, which become public once they are complete."""
        self.turn_events.append(event)

    def begin_record(self) -> None:
        """Forget the events of the turn before."""
        self.turn_events, self._known = [], 0

    def publish_record(self) -> None:
        """Publish all events of the turn; the state holds them until the next reveal."""
        self.events += self.turn_events
        self._known = len(self.turn_events)

    def tell_ahead(self, seat: Seat) -> None:
        """Tell one seat what this copy has recorded and not published."""
        self.events += (told_ahead(event, seat) for event in self.turn_events[self._known :])
