"""The referee's own entries in a log: what happens to a match beside its game's moves.

They take a ply like a move, so that the log tells all in order, and the number of its lines is the
ply of the match. The rules never see one: see `matches.history`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.kit.mind import Level
from games.kit.value import Value
from matches.clocks.values import Reminding, Vote


class Resigned(Value):
    """A seat was given up."""

    kind: Literal["referee:resigned"] = "referee:resigned"


class GaveUp(Value):
    """A seat of a team would give up."""

    kind: Literal["referee:gave-up"] = "referee:gave-up"


class TookBack(Value):
    """A seat took its last move back."""

    kind: Literal["referee:took-back"] = "referee:took-back"
    ply: int
    """The ply of the move that was taken back."""
    seen: bool = False
    """Whether others had been called to act by then: then they hear of it, else nobody does."""


class LeftToComputer(Value):
    """A computer plays a seat from now on."""

    kind: Literal["referee:left-to-computer"] = "referee:left-to-computer"
    level: Level


class CameBack(Value):
    """A person plays the own seat again."""

    kind: Literal["referee:came-back"] = "referee:came-back"


class CalledOff(Value):
    """The match was ended without result."""

    kind: Literal["referee:called-off"] = "referee:called-off"
    by: Literal["moderator", "time", "lesson"] = "moderator"
    """Who ended it; in older logs a moderator also stands for a tournament's time."""


class HandedOver(Value):
    """A seat has another player from now on; `Match.players` says who."""

    kind: Literal["referee:handed-over"] = "referee:handed-over"
    former: int | None = None
    """Who sat there before, so that what they did stays theirs; not in older logs."""


class Reminded(Value):
    """Half of a seat's time is over. A note: no seat has acted."""

    kind: Literal["referee:reminded"] = "referee:reminded"
    reminding: Reminding


class RanOut(Value):
    """A seat missed a decision; a computer makes it, or takes the seat."""

    kind: Literal["referee:ran-out"] = "referee:ran-out"


class Skipped(Value):
    """A moderator lets the house make a seat's next move."""

    kind: Literal["referee:skipped"] = "referee:skipped"


class Voted(Value):
    """A player who waits has voted about a late seat."""

    kind: Literal["referee:voted"] = "referee:voted"
    vote: Vote


class AgreedOnHints(Value):
    """Who plays alone takes hints from now on, so that the match counts nowhere."""

    kind: Literal["referee:agreed-on-hints"] = "referee:agreed-on-hints"


class SetForward(Value):
    """Clocks were set forward by the time the bot did not run. A note: no seat has acted."""

    kind: Literal["referee:set-forward"] = "referee:set-forward"


Entry: TypeAlias = (
    Resigned
    | GaveUp
    | TookBack
    | LeftToComputer
    | CameBack
    | CalledOff
    | HandedOver
    | Reminded
    | RanOut
    | Skipped
    | Voted
    | AgreedOnHints
    | SetForward
)

ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])

MARK: Final = '{"kind":"referee:'
"""How a stored entry begins; no game's move does."""
