"""Lessons: matches in which a script says what may be played, and what computers play meanwhile.

What a script is stands in `games.kit.lesson`; here is how far a match is in its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from games.kit.game import IllegalMove, Text, Value
from games.kit.lesson import LEARNER, NOT_NOW, Free, Lesson, Step

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from games.kit.game import AnyGame, Seat
    from matches.match import Match


class StepTold(NamedTuple):
    """What a lesson says."""

    said: Text
    n: int
    """In which of its steps, from 1."""
    of: int
    """How many there are."""


def find_lesson(game: AnyGame, name: str | None) -> Lesson | None:
    """Return a lesson of a game; None if it has none of that name, or not any more."""
    return next((one for one in game.lessons if one.name == name), None)


def lesson_of(match: Match) -> Lesson | None:
    """Return the lesson that a match is, if it is one that goes on."""
    return find_lesson(match.game, match.lesson.lesson) if match.lesson else None


def advanced(match: Match) -> Match:
    """Return a match after a move with how far it is in its script by now."""
    lesson, here = lesson_of(match), match.lesson
    if lesson is None or here is None or lesson.entry(here.at) is None:
        return match
    at = lesson.after_move(here.at, match.state)
    if at == here.at:
        return match
    return replace(match, lesson=replace(here, at=at, since=match.step))


def taken_back(match: Match) -> Match:
    """Return a match whose last move was taken back, where it stood in its script before that."""
    here = match.lesson
    if here is None or match.step >= here.since:
        return match
    return replace(match, lesson=replace(here, at=max(0, here.at - 1), since=match.step))


def is_at_end(match: Match) -> bool:
    """Tell whether a script is over, so that its match is."""
    lesson, here = lesson_of(match), match.lesson
    return lesson is not None and here is not None and here.at >= len(lesson.script)


def computers_to_move(match: Match) -> AbstractSet[Seat]:
    """Return the seats of computers that can move now, as far as a script lets them."""
    actors = match.actors()
    if (lesson := lesson_of(match)) and match.lesson:
        actors = frozenset(lesson.awaits(match.lesson.at, actors))
    return actors & match.computers.keys()


def is_scripted(match: Match) -> bool:
    """Tell whether a script says who is to move next, and nobody else may."""
    lesson, here = lesson_of(match), match.lesson
    return bool(lesson and here and not isinstance(lesson.entry(here.at), Free | None))


def is_paced(match: Match) -> bool:
    """Tell whether computers make moves of a script, one by one, where they would race."""
    lesson, here = lesson_of(match), match.lesson
    entry = lesson.entry(here.at) if lesson and here else None
    return bool(entry and (not isinstance(entry, Free) or entry.replies))


def reply_of(match: Match, seat: Seat) -> Value | None:
    """Return the move that a script has for a computer; None where it is left to it."""
    lesson, here = lesson_of(match), match.lesson
    return lesson.reply(here.at, seat, match.legal(seat)) if lesson and here else None


def check(match: Match, seat: Seat, move: Value) -> None:
    """Refuse a move that is not part of the lesson now.

    Raises:
        IllegalMove: with what the step says to any other move.
    """
    lesson, here = lesson_of(match), match.lesson
    if lesson is None or here is None or move not in match.legal(seat):
        return  # what the rules refuse, they refuse in their own words
    if seat not in lesson.awaits(here.at, match.actors()):
        raise IllegalMove("learning-wait")
    if move not in lesson.allowed(here.at, match.legal(seat)):
        entry = lesson.entry(here.at)
        own = isinstance(entry, Step) and entry.instead
        raise IllegalMove(lesson.key(own) if own else NOT_NOW)


def pointed_at(match: Match, seat: Seat) -> AbstractSet[Value]:
    """Return the moves of a seat that the lesson points at, if it is to make one of a few."""
    lesson, here = lesson_of(match), match.lesson
    if lesson is None or here is None or seat != LEARNER or seat not in match.actors():
        return frozenset()
    legal = match.legal(seat)
    allowed = lesson.allowed(here.at, legal)
    return frozenset() if len(allowed) == len(legal) > 1 else frozenset(allowed)


def told(match: Match, seat: Seat) -> StepTold | None:
    """Return what the lesson says to a seat now, if anything."""
    lesson, here = lesson_of(match), match.lesson
    if lesson is None or here is None or seat != LEARNER or match.outcome:
        return None
    if (key := lesson.text_key(here.at)) is None:
        return None
    return StepTold(Text(key=key), lesson.steps.index(here.at) + 1, len(lesson.steps))
