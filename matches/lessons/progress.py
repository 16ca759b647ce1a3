"""How far a match is in the script of a lesson."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Progress:
    """How far a match is in the script of a lesson."""

    lesson: str
    """The lesson's name."""
    at: int = 0
    """The entry of its script that it is at, from 0."""
    since: int = 0
    """The moves that had been made when it came there."""
