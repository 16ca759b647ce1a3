"""The referee's own entries in a log: what happens to a match beside its game's moves.

They take a ply like a move does, so that the log tells all that was said, in order, and the number
of its lines is the ply of the match. The rules never see one: see `matches.history`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.kit.value import Value


class Resigned(Value):
    """A seat was given up."""

    kind: Literal["referee:resigned"] = "referee:resigned"


class GaveUp(Value):
    """One of a team would give up."""

    kind: Literal["referee:gave-up"] = "referee:gave-up"


class TookBack(Value):
    """A seat took its last move back."""

    kind: Literal["referee:took-back"] = "referee:took-back"
    ply: int
    """Of the move that counts no more."""


Entry: TypeAlias = Resigned | GaveUp | TookBack

ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])

MARK: Final = '{"kind":"referee:'
"""How a stored entry begins; no game's move does."""
