"""Lessons: a match with a script, in which somebody learns a game by playing it.

A lesson is an ordinary match on the ordinary rules, from a deal that is settled: its script says
what the learner is told and asked, move by move, and what the computers play meanwhile. It breaks
off as soon as the learner knows enough. Texts are `learn-<lesson>` for its name and
`learn-<lesson>-<step>` for what is said, two lines on a phone at most.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from games.kit.text import Seat
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from collections.abc import Set as AbstractSet

    from games.kit.mind import Level

M = TypeVar("M", bound=Value)

LEARNER: Final = Seat(0)
"""The seat of who learns; computers sit at all others."""
NOT_NOW: Final = "learning-instead"
"""The text that answers a move that is not part of a lesson, where its step has none of its own."""


@dataclass(frozen=True)
class Step(Generic[M]):
    """One move of the learner: what is said before it, and which move it may be."""

    name: str
    """Its text is `learn-<lesson>-<name>`."""
    proposed: M
    others: tuple[M, ...] | Literal["any"] = ()
    """What may be played in its place; every legal move, or just these."""
    instead: str = ""
    """The text `learn-<lesson>-<instead>` answers any other move: kindly, why not now."""


@dataclass(frozen=True)
class Reply(Generic[M]):
    """One move of a computer: the first of these that is legal then."""

    seat: Seat
    moves: tuple[M, ...]


@dataclass(frozen=True)
class Free(Generic[M]):
    """A stretch in which everybody plays as they like, computers at their level."""

    name: str
    until: Callable[[Any], bool]
    """Tells from the state whether it is over; after a move of any seat it is asked."""
    replies: tuple[M, ...] = ()
    """What computers play rather: the first of these that is legal then."""


Entry: TypeAlias = Step[Any] | Reply[Any] | Free[Any]


@dataclass(frozen=True)
class Lesson:
    """A deal that is settled, and its script."""

    name: str
    seats: int
    options: Any
    """The game's own."""
    seed: str
    script: tuple[Entry, ...]
    level: Level = "first"
    """How strong its computers are where the script leaves a move to them."""

    def entry(self, at: int) -> Entry | None:
        """Return an entry of the script, from 0; None past its end."""
        return self.script[at] if at < len(self.script) else None

    def after_move(self, at: int, state: Value) -> int:
        """Return which entry follows when a move of any seat during entry `at` led to `state`."""
        if not isinstance(self.script[at], Free):
            at += 1
        while isinstance(entry := self.entry(at), Free) and entry.until(state):
            at += 1
        return at

    def awaits(self, at: int, actors: AbstractSet[Seat]) -> AbstractSet[Seat]:
        """Return who of those who can move may do so now.

        A script that does not go with the rules any more, as they have changed since a match of it
        began, stops nobody.
        """
        entry = self.entry(at)
        if entry is None or isinstance(entry, Free):
            return actors
        one = LEARNER if isinstance(entry, Step) else entry.seat
        return frozenset({one}) if one in actors else actors

    def allowed(self, at: int, legal: Sequence[Value]) -> Sequence[Value]:
        """Return which of the learner's legal moves the script admits: at least one."""
        entry = self.entry(at)
        if not isinstance(entry, Step) or entry.others == "any":
            return legal
        return [move for move in legal if move in (entry.proposed, *entry.others)] or legal

    def reply(self, at: int, seat: Seat, legal: Sequence[Value]) -> Value | None:
        """Return the move that a computer makes by the script; None where it is left to it."""
        entry = self.entry(at)
        if isinstance(entry, Free):
            wanted = entry.replies
        else:
            wanted = entry.moves if isinstance(entry, Reply) and entry.seat == seat else ()
        return next((move for move in wanted if move in legal), None)

    def text_key(self, at: int) -> str | None:
        """Return the key of what is said to the learner now; None while a computer moves."""
        entry = self.entry(at)
        return None if entry is None or isinstance(entry, Reply) else self.key(entry.name)

    def step_at(self, at: int) -> str:
        """Return the name of the step that an entry belongs to; "end" past the last."""
        if at >= len(self.script):
            return "end"
        steps = [one.name for one in self.script[: at + 1] if not isinstance(one, Reply)]
        return steps[-1] if steps else "beginning"

    def key(self, name: str = "") -> str:
        """Return the key of one of its texts, or of its own name."""
        return "-".join(filter(None, ("learn", self.name, name)))

    @property
    def stops(self) -> tuple[int, ...]:
        """Where a learner may be seen to stop: at each step, and past the last entry."""
        return (*self.steps, len(self.script))

    @property
    def steps(self) -> tuple[int, ...]:
        """The entries at which the learner is told something."""
        return tuple(at for at, one in enumerate(self.script) if not isinstance(one, Reply))
