"""Faults of a game: what is wrong, in a sentence, and where it stands."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a game."""

    path: Path | None
    """The file that it stands in, where that is known."""
    line: int
    """From 1."""
    sentence: str

    def __str__(self) -> str:
        """Say it in one line, with the place first."""
        return f"{self.path}:{self.line}: {self.sentence}" if self.path else self.sentence


class FaultyGameError(Exception):
    """A game that cannot be played as it is."""

    def __init__(self, *faults: Fault) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = faults


def fault_of(error: BaseException, package: str) -> Fault:
    """Return what was raised as a fault; its place is the last line of that package it passed."""
    says = " ".join(str(error).split())
    sentence = f"{type(error).__name__}: {says}" if says else type(error).__name__
    if isinstance(error, SyntaxError) and error.filename:
        return Fault(Path(error.filename), error.lineno or 1, f"SyntaxError: {error.msg}")
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if package in (*path.parts, path.stem):
            return Fault(path, frame.lineno or 1, sentence)
    return Fault(None, 0, sentence)
