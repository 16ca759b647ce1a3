"""What holds for the menus, words and pictures of every game, in every language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from games.kit.draw.text.legibility import css_pixels
from games.kit.game import Text, Value
from games.kit.menu import LONGEST_LABEL, Menu, break_down, menu
from games.kit.words import LANGUAGES, home_of, missing_texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.check.tables import Table
    from games.kit.game import AnyGame
    from games.kit.menu import Breakdown


SMALLEST_SIDE = 200
"""Pixels."""
SMALLEST_LETTERS = 8.6
"""CSS pixels on a phone: 36 units of 1,400 are 8.64."""


def menus_lead_to_every_legal_move_and_no_other(table: Table) -> None:
    for moment in table.few():
        for seat in sorted(table.game.actors(moment.before)):
            legal, seen = (
                table.game.legal(moment.before, seat),
                table.game.view(moment.before, seat),
            )
            moves = break_down(table.game, seen, legal)
            thorough = len(legal) <= 60
            reached = list(_walk(table, moves, (), thorough=thorough))
            assert len(set(reached)) == len(reached), "two paths lead to one move"
            unlisted = set(reached) - set(legal)
            assert not unlisted, (
                f"the menu makes a move that is not legal: {min(map(repr, unlisted))}"
            )
            every = {_asked_as(table.game, seen, move) for move in legal}
            asked = {_asked_as(table.game, seen, move) for move in reached}
            missed = sorted(every - asked)
            assert not thorough or not missed, f"no buttons lead to {missed[0]}"


def _asked_as(game: AnyGame, view: Any, move: Value) -> tuple[str, ...]:
    """Return what is asked for a move: moves that differ in nothing asked are one to the player."""
    return tuple(decision.value for decision in game.decisions(view, move))


def _walk(
    table: Table, moves: Sequence[Breakdown[Value]], path: tuple[int, ...], *, thorough: bool
) -> Iterator[Value]:
    """Press every button (or, where there are very many, a few) and yield the moves they make.

    Where likely moves are offered ahead of all the others, they are pressed but not yielded: the
    way to the others leads to every move.
    """
    question = menu(moves, path)
    if not isinstance(question, Menu):
        yield question
        return
    _check_labels(table, question)
    everything = {move for option in question.options for move in option.moves}
    for n, option in enumerate(question.options):
        if option.move is None and set(option.moves) == everything and len(everything) > 1:
            _check_likely(moves, path, question)
            yield from _walk(table, moves, (*path, n), thorough=thorough)
            return
    last = len(question.options) - 1
    for n in range(last + 1) if thorough else sorted({0, last // 2, last}):
        move = question.options[n].move
        if move is None:
            yield from _walk(table, moves, (*path, n), thorough=thorough)
        else:
            made = menu(moves, (*path, n))
            assert made == move, f"a button says {move!r} and makes {made!r}"
            yield move


def _check_likely(
    moves: Sequence[Breakdown[Value]], path: tuple[int, ...], question: Menu[Value]
) -> None:
    for n, option in enumerate(question.options):
        if option.move is not None:
            made = menu(moves, (*path, n))
            assert made == option.move, f"a button says {option.move!r} and makes {made!r}"


def _check_labels(table: Table, question: Menu[Value]) -> None:
    for voice in table.voices():
        assert voice(question.ask), f"{voice.language}: the question {question.ask.key} is empty"
        labels = [voice(option.label) for option in question.options]
        assert len(set(labels)) == len(labels), f"{voice.language}: two buttons read the same"
        fit = all(0 < len(label) <= LONGEST_LABEL for label in labels)
        assert fit, f"{voice.language}: {labels}"


def everything_can_be_said_in_every_language(table: Table) -> None:
    for moment in table.moments:
        for told in moment.events:
            say(table, told)
    for moment in table.few():
        for seat in (None, *table.chairs):
            for line in table.game.describe(table.game.view(moment.after, seat)):
                say(table, line)
    outcome = table.game.outcome(table.end)
    assert outcome is not None, "there is no outcome to be said"
    say(table, Text(key=outcome.reason))
    if outcome.grade is not None:
        say(table, Text(key=outcome.grade))


def every_position_has_words(table: Table) -> None:
    for moment in table.few():
        lines = [*table.game.describe(table.game.view(moment.after, None))]
        assert lines, f"after move {moment.ply} nothing is said of the table"


def say(table: Table, said: Text) -> None:
    """Say a text in every language; a game of the tests may have none, and passes."""
    if not (home_of(table.game.spec.slug) / "texts").is_dir():
        return
    for voice in table.voices():
        missed = missing_texts.total()
        line = voice(said)
        assert missing_texts.total() == missed, f"a text is missing or misses a word: {line}"
        assert line.strip(), f"{said.key} says nothing in {voice.language}"
        assert "{" not in line, line


@cache
def every_view_has_a_picture(table: Table) -> None:
    draw = table.game.picture().draw
    for n, moment in enumerate(table.few(3)):
        voice = table.voices()[n % len(LANGUAGES)]
        for seat in (None, table.chairs[n % table.seats]):
            image = draw(table.game.view(moment.after, seat), voice)
            size = f"{image.width} by {image.height}"
            assert min(image.size) >= SMALLEST_SIDE, f"a picture of {size} is too small to read"
            is_blank = image.getextrema() in {((0, 0),) * 4, ((255, 255),) * 4}
            assert not is_blank, f"after move {moment.ply} the picture is blank"


def letters_are_large_enough_for_a_phone(table: Table) -> None:
    """Nothing is written smaller than a phone shows it legibly."""
    draw = table.game.picture().draw
    for moment in table.few(3):
        for seat in (None, moment.seat):
            image = draw(table.game.view(moment.after, seat), table.voices()[0])
            smallest = css_pixels(image)
            assert smallest >= SMALLEST_LETTERS, f"letters of {smallest:.1f} CSS pixels on a phone"
