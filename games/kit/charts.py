"""Charts: what a picture with bars shows, as plain data; `games.kit.draw.bars` draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """One row: who, how much of how much, and what that is in words."""

    rank: int
    """From 1."""
    name: str
    length: int
    whole: int
    """How long the pale bar behind it is; as long as the other where there is nothing to show."""
    figure: str
    note: str = ""
    """A second line of figures."""
