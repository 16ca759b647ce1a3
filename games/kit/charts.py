"""Charts: what pictures of bars and brackets show, as plain data; `games.kit.draw` has both."""

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


@dataclass(frozen=True)
class Meeting:
    """One place of a bracket: who meets there, and who goes on."""

    names: tuple[str, ...]
    """Two at most; fewer while it is not known, or for want of an opponent."""
    winner: int | None = None
    """Which of the names."""
