"""A turn being fought out: the notebook in which orders and answers change men and markers.

A `Battle` lives for one call: it is opened from a state and closed into the next one. What is still
to be done lies on its agenda, which the state keeps, so that a match can stop at any question.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from games.abordaje.components import (
    CANCELS,
    DECKS,
    FIGURES,
    FOE,
    SECTION,
    SHIP,
    SIDES,
    Deck,
    Order,
    SetUp,
    Side,
)
from games.abordaje.rules.turn import initiative, positions
from games.kit.game import Event, Outcome

if TYPE_CHECKING:
    from games.abordaje.model import Force, State, Task
    from games.kit.chance import Chance
    from games.kit.text import Arg


class Battle:
    """Forces, agenda and story while they change."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.active = state.active
        self.force: dict[Side, Force] = {"pirate": state.forces[0], "spanish": state.forces[1]}
        self.agenda = list(state.agenda)
        self.aims = {(side, SECTION[deck]): deck for side, deck in state.aims}
        self.story, self.swaps = state.story, state.swaps
        self._heard = len(state.story)
        self.events: list[Event] = []
        self.laid: dict[Side, tuple[Order, ...]] = {
            "pirate": state.laid[0],
            "spanish": state.laid[1],
        }
        self.result: Outcome | None = None
        self._chance = chance

    # ---- what there is ---------------------------------------------------------

    @property
    def chance(self) -> Chance:
        """The luck of this move. Raises RuntimeError where there should be none."""
        if self._chance is None:
            msg = "luck is needed where none was given"
            raise RuntimeError(msg)
        return self._chance

    @property
    def set_up(self) -> SetUp:
        """The figures of this way to play."""
        return FIGURES.set_ups[self.state.options.mode]

    @property
    def by_initiative(self) -> tuple[Side, Side]:
        """Both sides, whoever has the initiative first."""
        first = initiative(self.state.turn)
        return first, FOE[first]

    @cached_property
    def positions(self) -> tuple[int, ...]:
        """Sections in play at the reveal, in this turn's direction."""
        return positions(self.state.turn, self.state.active)

    def order(self, side: Side, section: int) -> Order:
        """Return the order that a side laid in a section."""
        return self.laid[side][self.positions.index(section)]

    def cancels(self, side: Side, section: int) -> bool:
        """Tell whether a side's order cancels the enemy's in that section."""
        struck = CANCELS.get(self.order(side, section))
        return struck is not None and struck == self.order(FOE[side], section)

    def cancelled(self, section: int) -> bool:
        """Tell whether the two orders of a section cancel each other."""
        return any(self.cancels(side, section) for side in SIDES)

    def men(self, side: Side, deck: Deck) -> int:
        """Return a side's crew on a deck."""
        return self.force[side].on(deck)

    def mixed(self, deck: Deck) -> bool:
        """Tell whether crew of both sides stands on a deck."""
        return all(self.men(side, deck) for side in SIDES)

    def present(self, side: Side, section: int) -> bool:
        """Tell whether a captain stands on either deck of a section (ruling 8)."""
        return SECTION[self.force[side].captain] == section

    def safe(self, side: Side, deck: Deck) -> bool:
        """Tell whether a captain may go to a deck: own crew, or own ship without enemy crew."""
        own = SHIP[deck] == side and not self.men(FOE[side], deck)
        return own or self.men(side, deck) > 0

    # ---- what changes ----------------------------------------------------------

    def put(self, side: Side, deck: Deck, men: int) -> None:
        """Add crew to a deck, or with a negative number take some away."""
        if men:
            self.change(side, crew=self._crew(self.force[side], deck, men))

    @staticmethod
    def _crew(force: Force, deck: Deck, men: int) -> tuple[int, ...]:
        at = DECKS.index(deck)
        return (*force.crew[:at], force.crew[at] + men, *force.crew[at + 1 :])

    def kill(self, side: Side, deck: Deck, men: int) -> int:
        """Remove crew of `side` from the game, as far as there is any; return how many."""
        dead = min(men, self.men(side, deck))
        if dead:
            force = self.force[side]
            crew = self._crew(force, deck, -dead)
            self.change(side, crew=crew, losses=force.losses + dead)
        return dead

    def change(self, side: Side, **changes: object) -> None:
        """Change what else a side has."""
        self.force[side] = self.force[side].model_copy(update=changes)

    def next(self, *tasks: Task) -> None:
        """Put tasks at the head of the agenda."""
        self.agenda[:0] = tasks

    def tell(self, key: str, **args: Arg) -> None:
        """Go on with the story, which is told in public once it is complete."""
        self.story += (Event(key=key, args=args),)

    def say(self, key: str, **args: Arg) -> None:
        """Tell everybody at once."""
        self.events.append(Event(key=key, args=args))

    def begin_story(self) -> None:
        """Forget the story of the turn before."""
        self.story, self._heard = (), 0

    def publish(self) -> None:
        """Tell the whole story to everybody; it stays on record until the next one begins."""
        self.events += self.story
        self._heard = len(self.story)

    @property
    def unpublished(self) -> tuple[Event, ...]:
        """What this move has added to a story that is not complete yet."""
        return self.story[self._heard :]

    def close(self, **changes: object) -> State:
        """Return the state that the notebook has led to."""
        return self.state.model_copy(
            update={
                "active": self.active,
                "forces": (self.force["pirate"], self.force["spanish"]),
                "laid": (self.laid["pirate"], self.laid["spanish"]),
                "agenda": tuple(self.agenda),
                "aims": tuple((side, deck) for (side, _), deck in self.aims.items()),
                "story": self.story,
                "swaps": self.swaps,
                "result": self.result,
                **changes,
            }
        )
