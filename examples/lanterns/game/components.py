"""What is in the box of Lanterns: twelve cards. How bright a lantern is, luck decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias

from games.kit.value import Value

Source: TypeAlias = Literal["chosen"]
"""Where a figure comes from; `data.json` explains the word."""


class Course(Value):
    """The numbers that shape a match."""

    highest_card: int
    hand: int
    """Cards dealt to everybody, and so the rounds of a match."""
    source: Source


class Figures(Value):
    """All of `data.json`."""

    title: str
    author: str
    sources: dict[Source, str]
    course: Course


FIGURES: Final = Figures.model_validate_json(
    Path(__file__).with_name("data.json").read_text("utf-8")
)
CARDS: Final = tuple(range(1, FIGURES.course.highest_card + 1))
ROUNDS: Final = FIGURES.course.hand
"""Every seat seals one card a round, and none draws any."""
