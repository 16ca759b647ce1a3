"""A working copy: one state on its way to the next, with the events of what happens on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from games.kit.game import Event, event
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.text import Arg

S = TypeVar("S", bound=Value)


class WorkingCopy(Generic[S]):
    """Holds the latest state during one call of `apply`; states themselves stay frozen."""

    def __init__(self, state: S, chance: Chance, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.chance = chance
        self.events = list(events)

    def change(self, **fields: object) -> None:
        """Go on with a state in which these fields are different."""
        self.state = self.state.model_copy(update=fields)

    def tell(self, key: str, to: Seat | None = None, **args: Arg) -> None:
        """Add an event: for everybody, or for one seat."""
        self.events.append(event(key, to, **args))

    def result(self) -> tuple[S, tuple[Event, ...]]:
        """Return what `Game.apply` returns."""
        return self.state, tuple(self.events)
