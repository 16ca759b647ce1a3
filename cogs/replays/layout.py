"""The pages of a review, which shows a match that is over step by step, and its controls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.kit.messages.controls import OPTION_LIMIT, OfMatch, button, icon_button, rows, select
from cogs.kit.messages.layouts import in_lines, page, shorten, status_line
from cogs.kit.messages.match_controls import ShowHowItWent
from cogs.kit.messages.seals import match_seal
from games.kit.game import Seat
from matches.match import events_for
from matches.review import WAYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discord import ui

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import Event
    from games.kit.words import Voice
    from matches.match import Match
    from matches.review import Landmark, Review, Way

MOST_TOLD: Final = 1_500
"""Characters of what a step told."""
FROM_TABLE: Final = 0
"""What stands for the table where seats are counted from 1: controls spell no negative numbers."""
ICONS: Final[dict[Way, str]] = {
    "back": "◀️",
    "on": "▶️",
    "round-on": "⏭️",
}


class Step(OfMatch, verb="step"):
    """Go from one place of a match to another."""

    viewer: int
    """A seat, counted from 1, or `FROM_TABLE`."""
    place: int
    """The present place."""
    way: str


class GoTo(OfMatch, verb="landmark"):
    """Go from a place of a match to the landmark picked."""

    viewer: int
    place: int


class TryFrom(OfMatch, verb="try-from"):
    """Play on from a place of a match that is over, against computers, in direct messages."""

    viewer: int
    place: int


class PointOut(OfMatch, verb="point-out"):
    """Post a way to a place of a match for all."""

    place: int


class OpenAt(OfMatch, verb="steps-at", in_public=True):
    """Open a match at a place that somebody has pointed out, privately."""

    place: int


class WatchFrom(OfMatch, verb="seen-from"):
    """Look at the same place as the seat picked, or the table, saw it."""

    place: int


class SayStep(OfMatch, verb="step-words"):
    """Say a place in words."""

    viewer: int
    place: int


class Download(OfMatch, verb="download"):
    """Send a match as a file."""


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


@dataclass(frozen=True)
class Voices:
    """The voices of a review: each names who played then."""

    end: Voice
    then: Mapping[int, Voice]
    """By ply, where others played than at the end."""

    def at(self, review: Review, place: int) -> Voice:
        """Return the voice of a place."""
        if place == review.last:
            return self.end
        return self.then.get(max(review.stages[place].ply, 1), self.end)

    def of_turn(self, review: Review, place: int) -> Voice:
        """Return the voice of the turn that begins at a place."""
        return self.then.get(review.log[place].ply, self.end)


def review_page(
    review: Review, place: Place, voices: Voices, picture: Picture | None
) -> ui.LayoutView:
    """Lay out one place of a match: picture, what was told there, and the ways on."""
    voice = voices.at(review, place.at)
    told = review.log[place.at - 1].events if place.at else ()
    lines = "\n".join(map(voice, events_for(told, place.seat)))
    head = _heading(review, place, voice)
    return page(head, picture, [shorten(lines, MOST_TOLD)], _controls(review, place, voices))


def words_page(review: Review, place: Place, voice: Voice) -> ui.LayoutView:
    """Say one place of a match in words, the last with its secret, and what else there is of it."""
    stage = review.stages[place.at]
    view = stage.view(place.seat)
    lines = in_lines([*map(voice, stage.game.describe(view))])
    # Whom it waited for, or who won by the rules, is what the words begin with.
    is_told = stage.outcome is None or view.result is not None
    head = (_where if is_told else _heading)(review, place, voice)
    seal = match_seal(stage, voice) if place.at == review.last else ""
    match = stage.id
    more = [
        button(voice("button-how"), ShowHowItWent(match), icon="📈"),
        button(voice("button-file"), Download(match), icon="📥"),
    ]
    return page(head, None, [lines, seal], rows(*more))


def pointed_out(review: Review, place: Place, who: str, voice: Voice) -> ui.LayoutView:
    """Lay out a message for all that leads to one place of a match."""
    match = review.stages[0]
    said = voice("review-pointed-out", who=who, game=voice("title"), step=place.at)
    heading = f"{match.game.spec.icon} {said}"
    told = review.log[place.at - 1].events if place.at else ()
    lines = "\n".join(map(voice, events_for(told, None)))
    look = button(voice("button-look"), OpenAt(match.id, place.at), icon="👣")
    return page(heading, None, [shorten(lines, MOST_TOLD)], rows(look))


def tried_page(match: Match, place: int, voice: Voice) -> ui.LayoutView:
    """Lay out what is said in direct messages until the hand takes its place."""
    title = f"### {match.game.spec.icon} {voice('title')}"
    return page(f"{title}\n{voice('try-dealt', step=place)}")


def _heading(review: Review, place: Place, voice: Voice) -> str:
    """Return the title of a place, where in the match it is, and whose turn it was."""
    return f"{_where(review, place, voice)}\n{status_line(review.stages[place.at], voice)}"


def _where(review: Review, place: Place, voice: Voice) -> str:
    title = f"### {review.stages[place.at].game.spec.icon} {voice('title')}"
    at = voice("review-step", step=place.at, steps=review.last)
    if review.has_rounds:
        number = review.round_at(place.at)
        at += f" · {voice('review-round', round=number, rounds=len(review.rounds))}"
    return f"{title}\n{at}"


def _controls(review: Review, place: Place, voices: Voices) -> list[ui.Item[Any]]:
    match = review.stages[0].id
    ways = [_way(review, place, way) for way in WAYS if way != "round-on" or review.has_rounds]
    more = [
        icon_button(SayStep(match, place.viewer, place.at), "📝"),
        icon_button(PointOut(match, place.at), "🔗"),
    ]
    tries = []
    if place.at < review.last:
        said = voices.end("button-try")
        tries.append(button(said, TryFrom(match, place.viewer, place.at), icon="🧪"))
    picks = [
        _landmarks(review, place, voices),
        _viewers(review, place, voices.at(review, place.at)),
    ]
    return [*rows(*ways, *more), *rows(*picks, width=1), *rows(*tries)]


def _way(review: Review, place: Place, way: Way) -> ui.Button[Any]:
    made = icon_button(Step(review.stages[0].id, place.viewer, place.at, way), ICONS[way])
    made.disabled = review.goal(place.at, way) == place.at
    return made


def _landmarks(review: Review, place: Place, voices: Voices) -> ui.Select[Any]:
    found = review.landmarks()
    here = max(one.place for one in found if one.place <= place.at)
    said = voices.end
    options = [
        discord.SelectOption(
            label=shorten(_called(review, one, voices), OPTION_LIMIT),
            description=said("review-step", step=one.place, steps=review.last),
            value=str(one.place),
            default=one.place == here,
        )
        for one in found
    ]
    go = GoTo(review.stages[0].id, place.viewer, place.at)
    return select(said("review-go"), options, go)


def _called(review: Review, landmark: Landmark, voices: Voices) -> str:
    """Return what a landmark is called: `R2 · The boats cast off`."""
    is_turn = landmark.seat is not None
    voice = (voices.of_turn if is_turn else voices.at)(review, landmark.place)
    number = review.round_at(landmark.place)
    if landmark.place == review.last:
        return voice("landmark-end")
    if landmark.round:
        return voice("landmark-round", round=landmark.round)
    if landmark.place == 0:
        return voice("landmark-deal")
    said = (
        voice("landmark-turn", who=voice.name(landmark.seat))
        if landmark.seat is not None
        else _told_shortly(landmark.climax, voice)
    )
    return voice("landmark-in-round", round=number, what=said) if review.has_rounds else said


def _told_shortly(event: Event | None, voice: Voice) -> str:
    return voice.in_form(event, "landmark", "headline").replace("**", "") if event else ""


def _viewers(review: Review, place: Place, voice: Voice) -> ui.Select[Any]:
    match = review.stages[0]
    names = [voice("review-table"), *(voice("review-seat", who=voice.name(s)) for s in match.seats)]
    options = [
        discord.SelectOption(label=name[:OPTION_LIMIT], value=str(n), default=n == place.viewer)
        for n, name in enumerate(names)
    ]
    return select(voice("review-from"), options, WatchFrom(match.id, place.at))
