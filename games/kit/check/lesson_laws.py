"""What holds for every lesson: it can be played to its end, whatever is chosen, in every language.

Each lesson is played by what it proposes, and again for every other move that it admits at a step;
where it leaves people free, moves are drawn by lot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from games.kit.chance import Chance
from games.kit.lesson import LEARNER, Free, Lesson, Reply, Step
from games.kit.menu import Menu, break_down, menu
from games.kit.words import LANGUAGES, Voice, home_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.check.tables import Table
    from games.kit.game import AnyGame
    from games.kit.text import Seat
    from games.kit.value import Value

LONGEST_FREE: Final = 400
"""Moves after which a stretch without script has to be over, however people play."""
MOST_WORDS: Final = 25
"""Words of a step, on average."""
WAYS_AT_A_STEP: Final = 12
"""Other moves tried where a step admits any."""


def every_lesson_comes_to_its_end(table: Table) -> None:
    """Play the lessons of a game; they are the same at each of its tables."""
    for lesson in table.game.lessons if _is_first(table) else ():
        _play(table.game, lesson, {}, "0")
        for at, entry in enumerate(lesson.script):
            if isinstance(entry, Free):
                for n in range(1, 4):
                    _play(table.game, lesson, {}, str(n))
            elif isinstance(entry, Step):
                for move in others(table.game, lesson, at, entry)[:WAYS_AT_A_STEP]:
                    _play(table.game, lesson, {at: move}, "0")


def every_lesson_says_all_in_few_words(table: Table) -> None:
    """Look at the texts of a game's lessons, in each language that it is written in."""
    game = table.game
    written = [
        one for one in LANGUAGES if (home_of(game.spec.slug) / "texts" / f"{one}.ftl").is_file()
    ]
    for lesson in game.lessons if _is_first(table) else ():
        for language in written:
            voice = Voice(language, game.spec.slug)
            said = [voice(key) for at in lesson.steps if (key := lesson.text_key(at))]
            words = sum(len(one.split()) for one in said) / len(said)
            assert words <= MOST_WORDS, f"{lesson.name}: {words:.0f} words a step in {language}"


def a_first_match_begins_with_questions_of_the_lesson(table: Table) -> None:
    """Look at the first question to each seat: whoever has had the lesson has met its kind."""
    game = table.game
    if not game.lessons or table.is_unusual:
        return
    met = {
        decision.ask.key
        for _, position, made in playthrough(game, game.lessons[0])
        if made and made[0] == LEARNER
        for one in break_down(game, game.view(position, LEARNER), [made[1]])
        for decision in one.decisions
    }
    begun: set[Seat] = set()
    for moment in table.moments:
        for seat in sorted(game.actors(moment.before) - begun):
            legal = game.legal(moment.before, seat)
            asked = menu(break_down(game, game.view(moment.before, seat), legal))
            if isinstance(asked, Menu):  # alone, the same may be asked in words of its own
                key = asked.ask.key.removesuffix("-alone")
                assert key in met, f"{key} is new"
        begun.add(moment.seat)
        if len(begun) == table.seats:
            break


def _is_first(table: Table) -> bool:
    return table.seats == table.game.spec.seats[-1] and not table.is_unusual


def others(game: AnyGame, lesson: Lesson, at: int, entry: Step[Any]) -> list[Value]:
    """Return the moves that a step admits beside the proposed one, as its position is then."""
    position = next(one for here, one, _ in playthrough(game, lesson) if here == at)
    legal = game.legal(position, LEARNER)
    named = () if entry.others == "any" else entry.others
    strange = [move for move in named if move not in legal]
    assert not strange, f"{lesson.name}, {entry.name}: the rules do not allow {strange}"
    return [move for move in lesson.allowed(at, legal) if move != entry.proposed]


def _play(game: AnyGame, lesson: Lesson, chosen: dict[int, Value], luck: str) -> None:
    for _ in playthrough(game, lesson, chosen, luck):
        pass


def playthrough(
    game: AnyGame, lesson: Lesson, chosen: dict[int, Value] | None = None, luck: str = "0"
) -> Iterator[tuple[int, Value, tuple[Seat, Value] | None]]:
    """Play a lesson: by `chosen` moves at some of its steps, else by the proposed ones.

    Luck goes by name, as in every match that begins now. Yields each position with the entry that
    it is at, and the move made there, by whom; the last position comes without a move. Where the
    script leaves a move open, it is drawn by `luck`.

    Raises:
        AssertionError: with the name of the step, if the rules do not allow what the script says.
    """
    game.check_start(lesson.seats, lesson.options)
    state: Value = game.setup(lesson.seats, lesson.options, Chance(lesson.seed, 0))
    at = moves = since = 0
    while entry := lesson.entry(at):
        where = f"{lesson.name}, {_name(lesson, at)}"
        assert moves - since <= LONGEST_FREE, f"{where}: it does not end"
        actors = sorted(lesson.awaits(at, game.actors(state)))
        assert actors, f"{where}: the match is over before the lesson is"
        seat = Chance(f"{luck}/seat", moves).pick(actors)
        move = _move(game, lesson, at, seat, state, (chosen or {}).get(at), f"{luck}/move/{moves}")
        yield at, state, (seat, move)
        moves += 1
        state, _ = game.play(state, seat, move, Chance(lesson.seed, moves, by_name=True))
        after = lesson.after_move(at, state)
        since = moves if after != at or not isinstance(entry, Free) else since
        at = after
    yield at, state, None


def _move(
    game: AnyGame,
    lesson: Lesson,
    at: int,
    seat: Seat,
    state: Value,
    chosen: Value | None,
    luck: str,
) -> Value:
    """Return the move that is made at an entry of the script.

    Raises:
        AssertionError: if the rules do not allow it.
    """
    entry, legal = lesson.script[at], game.legal(state, seat)
    where = f"{lesson.name}, {_name(lesson, at)}"
    if isinstance(entry, Step):
        move = chosen or entry.proposed
        assert seat == LEARNER, f"{where}: it is not the learner's turn"
        assert move in legal, f"{where}: the rules do not allow {move!r}"
        return move
    reply = lesson.reply(at, seat, legal) if seat != LEARNER else None
    if isinstance(entry, Reply):
        assert seat == entry.seat, f"{where}: it is not the turn of seat {entry.seat}"
        assert reply is not None, f"{where}: the rules allow none of its moves"
    drawn: Value = reply or Chance(luck, 0).pick(legal)
    return drawn


def _name(lesson: Lesson, at: int) -> str:
    """Name an entry of a script; a computer's move by the step before it."""
    entry = lesson.script[at]
    if not isinstance(entry, Reply):
        return entry.name
    before = [one.name for one in lesson.script[:at] if not isinstance(one, Reply)]
    return f"after {before[-1]}" if before else "at the beginning"
