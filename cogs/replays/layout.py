"""The pages of a review, which shows a match that is over step by step, and its controls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import discord

from cogs.kit.messages.controls import Control, button, rows, select
from cogs.kit.messages.layouts import page, shorten, status_line
from games.kit.game import Seat
from matches.match import events_for
from matches.review import WAYS

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.messages.layouts import Picture
    from games.kit.words import Voice
    from matches.review import Review, Way

MOST_TOLD: Final = 1_500
"""Characters of what a step told."""
FROM_TABLE: Final = 0
"""What stands for the table where seats are counted from 1: controls spell no negative numbers."""
ICONS: Final[dict[Way, str]] = {
    "back": "◀️",
    "on": "▶️",
    "round-back": "⬅️",
    "round-on": "➡️",
    "first": "⏪",
    "last": "⏩",
}


@dataclass(frozen=True)
class Step(Control):
    """Go from one place of a match to another."""

    verb: ClassVar = "step"
    match: int
    viewer: int
    """A seat, counted from 1, or `FROM_TABLE`."""
    place: int
    """The present place."""
    way: str


@dataclass(frozen=True)
class WatchFrom(Control):
    """Look at the same place as the seat picked, or the table, saw it."""

    verb: ClassVar = "seen-from"
    match: int
    place: int


@dataclass(frozen=True)
class SayStep(Control):
    """Say a place in words."""

    verb: ClassVar = "step-words"
    match: int
    viewer: int
    place: int


@dataclass(frozen=True)
class Download(Control):
    """Send a match as a file."""

    verb: ClassVar = "download"
    match: int


@dataclass(frozen=True)
class Place:
    """A place in a review, and the viewer it is seen by."""

    at: int
    viewer: int
    """A seat, counted from 1, or `FROM_TABLE`."""

    @property
    def seat(self) -> Seat | None:
        """The seat, counted from 0; None is the table."""
        return Seat(self.viewer - 1) if self.viewer else None


def place_in(review: Review, at: int, viewer: int) -> Place:
    """Return the place that a control names, clamped to the match: old ones may lie outside."""
    seats = len(review.stages[0].players)
    return Place(min(at, review.last), viewer if viewer <= seats else FROM_TABLE)


def review_page(
    review: Review, place: Place, voice: Voice, picture: Picture | None
) -> ui.LayoutView:
    """Lay out one place of a match: picture, what was told there, and the ways on."""
    told = review.log[place.at - 1].events if place.at else ()
    lines = "\n".join(map(voice, events_for(told, place.seat)))
    head = _heading(review, place, voice)
    return page(head, picture, [shorten(lines, MOST_TOLD)], _controls(review, place, voice))


def words_page(review: Review, place: Place, voice: Voice) -> ui.LayoutView:
    """Say one place of a match in words."""
    stage = review.stages[place.at]
    lines = "\n".join(map(voice, stage.game.describe(stage.view(place.seat))))
    return page(_heading(review, place, voice), None, [lines], [])


def _heading(review: Review, place: Place, voice: Voice) -> str:
    """Return the title of a place, where in the match it is, and whose turn it was."""
    stage = review.stages[place.at]
    title = f"### {stage.game.spec.icon} {voice('title')}"
    at = voice(
        "review-place",
        step=place.at,
        steps=review.last,
        round=review.round_at(place.at),
        rounds=len(review.rounds),
    )
    return f"{title}\n{at}\n{status_line(stage, voice)}"


def _controls(review: Review, place: Place, voice: Voice) -> list[ui.Item[Any]]:
    match = review.stages[0].id
    ways = [_way(review, place, way, voice) for way in WAYS]
    words = button(voice("button-words"), SayStep(match, place.viewer, place.at), icon="📝")
    file = button(voice("button-download"), Download(match), icon="📥")
    return [*rows(*ways, width=2), *rows(_viewers(review, place, voice)), *rows(words, file)]


def _way(review: Review, place: Place, way: Way, voice: Voice) -> ui.Button[Any]:
    step = Step(review.stages[0].id, place.viewer, place.at, way)
    made = button(voice(f"button-step-{way}"), step, icon=ICONS[way])
    made.disabled = review.goal(place.at, way) == place.at
    return made


def _viewers(review: Review, place: Place, voice: Voice) -> ui.Select[Any]:
    match = review.stages[0]
    names = [voice("review-table"), *(voice("review-seat", who=voice.name(s)) for s in match.seats)]
    options = [
        discord.SelectOption(label=name[:100], value=str(n), default=n == place.viewer)
        for n, name in enumerate(names)
    ]
    return select(voice("review-from"), options, WatchFrom(match.id, place.at))
