"""Lessons as matches with a script: how far each is in it, by its moves alone."""

from __future__ import annotations

import pytest

from games import SHELF
from games.abordaje.model import place
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from games.kit.lesson import LEARNER
from matches.lessons import script
from matches.lessons.progress import Progress
from matches.match import Match, Played
from matches.transitions import play_move, take_back

SPANIARD = Seat(1)


def begun() -> Match:
    """Return the first lesson of ¡Abordaje! before its first move."""
    game = SHELF["abordaje"]
    lesson = game.lessons[0]
    return Match(
        id=1,
        guild=0,
        channel=1,
        language="en",
        game=game,
        options=lesson.options,
        players=(11, -1),
        seed=lesson.seed,
        ply=0,
        moves=0,
        acted=(0, 0),
        resigned=frozenset(),
        state=game.setup(lesson.seats, lesson.options, Chance(lesson.seed, 0)),
        outcome=None,
        lesson=Progress(lesson.name),
    )


def step(match: Match) -> str:
    said = script.told(match, LEARNER)
    return said.said.key if said else ""


def test_a_step_that_is_taken_back_is_said_again() -> None:
    match, log = begun(), list[Played]()
    assert step(match) == "learn-first-board"
    for _ in range(2):
        laid, line = play_move(match, LEARNER, place(card="boarding"))
        assert step(laid) == ""  # the computer is to move
        match, (back,) = take_back(laid, LEARNER, [*log, line], None)
        log += [line, back]
        assert step(match) == "learn-first-board"
    match, _ = play_move(match, LEARNER, place(card="boarding"))
    match, _ = play_move(match, SPANIARD, place(card="stand_up"))
    assert step(match) == "learn-first-cover"


def test_a_move_that_is_no_part_of_a_step_is_answered_by_it() -> None:
    match = begun()
    with pytest.raises(IllegalMove, match="learn-first-board-instead"):
        script.check(match, LEARNER, place(card="fire"))
    with pytest.raises(IllegalMove, match="learning-wait"):
        script.check(match, SPANIARD, place(card="stand_up"))
    script.check(match, LEARNER, place(card="boarding"))
