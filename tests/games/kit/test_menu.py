"""Menus: legal moves as questions, one after another, and the stamps that keep them honest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from pydantic import TypeAdapter

from games.kit.game import Decision, IllegalMove, Seat, Value, text
from games.kit.menu import Menu, break_down, path_to, stamp
from tests.support.laws.menus import menu_of
from tests.support.toys import LANTERNS, Lanterns, Seal

if TYPE_CHECKING:
    from collections.abc import Sequence


class Phrase(Value):
    """A move said in words."""

    words: str


class Phrases(Value):
    """A position in which exactly these may be said."""

    moves: tuple[str, ...]


class Talk(Lanterns):
    """A toy whose legal moves are whatever its state lists, decided word by word."""

    moves: ClassVar[TypeAdapter[Phrase]] = TypeAdapter(Phrase)  # type: ignore[assignment]

    def to_act(self, state: Value) -> frozenset[Seat]:  # noqa: ARG002
        return frozenset((Seat(0),))

    def candidates(self, state: Value, seat: Seat) -> list[Phrase]:  # type: ignore[override]  # noqa: ARG002
        assert isinstance(state, Phrases)
        return [Phrase(words=words) for words in state.moves]

    def check(self, state: Value, seat: Seat, move: Value) -> None:
        """Allow everything."""

    def view(self, state: Value, seat: Seat | None) -> Phrases:  # type: ignore[override]  # noqa: ARG002
        assert isinstance(state, Phrases)
        return state

    def decisions(self, view: Value, move: Value) -> tuple[Decision, ...]:  # noqa: ARG002
        assert isinstance(move, Phrase)
        return tuple(
            Decision(
                field=f"{n}",
                ask=text(f"ask-{n}"),
                value=word.strip("!?"),
                label=text(word.strip("!?")),
                group=text(word[0]) if word[1:].isdecimal() else None,
                others=text("others") if word[-1] in "!?" else None,
                rank=1 if word[-1] == "?" else 0,
            )
            for n, word in enumerate(move.words.split())
        )


def ask(moves: Sequence[str], *path: int) -> Menu[Phrase] | str:
    found = menu_of(Talk(), Phrases(moves=tuple(moves)), Seat(0), path)
    if isinstance(found, Menu):
        return found
    assert isinstance(found, Phrase)
    return found.words


def question(moves: Sequence[str], *path: int) -> tuple[str, list[str]]:
    found = ask(moves, *path)
    assert isinstance(found, Menu)
    return found.ask.key, [option.label.key for option in found.options]


DIG = ("dig east 1", "dig east 2", "dig west 1", "rest")


def test_the_first_question_is_the_verb() -> None:
    assert question(DIG) == ("ask-0", ["dig", "rest"])


def test_each_answer_leads_to_the_next_question() -> None:
    assert question(DIG, 0) == ("ask-1", ["east", "west"])
    assert question(DIG, 0, 0) == ("ask-2", ["1", "2"])


def test_the_last_answer_is_the_move() -> None:
    assert ask(DIG, 0, 0, 1) == "dig east 2"
    assert ask(DIG, 1) == "rest"


def test_what_has_one_answer_is_not_asked() -> None:
    assert ask(DIG, 0, 1) == "dig west 1"
    assert question(("dig east 1", "dig east 2")) == ("ask-2", ["1", "2"])


def test_what_was_not_asked_is_still_told() -> None:
    found = ask(("dig east 1", "dig east 2"))
    assert isinstance(found, Menu)
    assert [step.value for step in found.chosen] == ["dig", "east"]


def test_an_answer_after_which_nothing_is_left_to_decide_carries_its_move() -> None:
    found = ask(DIG)
    assert isinstance(found, Menu)
    moves = [option.move for option in found.options]
    assert moves == [None, Phrase(words="rest")]


def test_the_only_move_there_is_must_still_be_pressed() -> None:
    assert question(("dig east 1",)) == ("ask-2", ["1"])
    assert ask(("dig east 1",), 0) == "dig east 1"


@pytest.mark.parametrize("path", [(2,), (-1,), (0, 5), (1, 0), (0, 0, 1, 0), (0, 1, 0)])
def test_a_path_that_leads_nowhere_is_refused(path: tuple[int, ...]) -> None:
    with pytest.raises(IllegalMove, match="moved-on"):
        ask(DIG, *path)


def test_who_may_do_nothing_has_no_menu() -> None:
    with pytest.raises(IllegalMove, match="moved-on"):
        ask(())


# ---- fewer presses ------------------------------------------------------------------------------


SQUARES = tuple(f"lay {column}{row}" for column in "abc" for row in range(4))


def labels(moves: Sequence[str], *path: int) -> list[str]:
    found = ask(moves, *path)
    assert isinstance(found, Menu)
    return [option.label.key for option in found.options]


def test_likely_moves_are_offered_at_once_and_the_others_behind_one_more_answer() -> None:
    moves = ("lay a north!", "lay b! north!", "lay b! south", "lay c! east!", "wait")
    assert labels(moves) == ["lay", "wait"]
    assert labels(moves, 0) == ["answers-at-once", "answers-at-once", "others"]
    assert ask(moves, 0, 0) == "lay b! north!"
    assert ask(moves, 0, 1) == "lay c! east!"
    assert labels(moves, 0, 2) == ["a", "b", "c"]
    assert labels(moves, 0, 2, 1) == ["north", "south"]


def test_the_likeliest_come_first() -> None:
    assert ask(("lay a?", "lay b!", "lay c?"), 0) == "lay b!"


def test_where_every_move_is_likely_and_all_fit_nothing_else_is_offered() -> None:
    assert labels(("lay a!", "lay b!")) == ["a", "b"]


def test_ten_answers_are_buttons_and_eleven_a_list() -> None:
    ten = [f"say {chr(97 + n)}" for n in range(10)]
    for moves, buttons in ((ten, 10), ([*ten, "say more"], 0)):
        found = ask(moves)
        assert isinstance(found, Menu)
        assert found.buttons == buttons


def test_likely_moves_beyond_the_buttons_are_a_list_beside_them() -> None:
    moves = [f"lay {chr(97 + n)}!" for n in range(20)]
    found = ask(moves)
    assert isinstance(found, Menu)
    assert found.buttons == 10
    assert labels(moves)[9] == "others"
    assert len(found.options) == 21
    assert ask(moves, 20) == "lay t!"


def test_more_answers_than_buttons_are_asked_by_group() -> None:
    assert labels(SQUARES) == ["a", "b", "c"]
    assert labels(SQUARES, 1) == ["b0", "b1", "b2", "b3"]
    assert ask(SQUARES, 1, 2) == "lay b2"


def test_an_answer_without_a_group_stands_beside_the_groups() -> None:
    moves = (*SQUARES, "lay nothing")
    assert labels(moves) == ["a", "b", "c", "nothing"]
    assert ask(moves, 3) == "lay nothing"


def test_moves_that_are_asked_alike_are_one_answer() -> None:
    assert labels(("cart white", "cart white!", "wait")) == ["cart", "wait"]
    assert ask(("cart white", "cart white?", "wait"), 0) == "cart white"
    assert labels(("cart white!", "cart white?")) == ["white"]


def test_answers_taken_as_given_open_the_menu_further_in() -> None:
    game, state = Talk(), Phrases(moves=("lay a 1", "lay a 2", "lay b 1", "wait"))
    moves = break_down(game, state, game.candidates(state, Seat(0)))
    assert path_to(moves, ("lay",)) == (0,)
    assert path_to(moves, ("lay", "a", "2")) == (0, 0)
    assert path_to(moves, ("dig",)) == ()
    assert path_to((), ("lay",)) == ()


# ---- stamps -------------------------------------------------------------------------------------


def seals(*cards: int) -> list[Seal]:
    return [Seal(card=card) for card in cards]


def test_a_stamp_is_the_same_in_every_process() -> None:
    assert stamp(LANTERNS, seals(1, 2), 3) == "2cabcdf8"


def test_a_stamp_changes_with_the_legal_moves() -> None:
    stamps = {stamp(LANTERNS, moves, 0) for moves in (seals(1, 2), seals(1), seals(2, 1), [])}
    assert len(stamps) == 4


def test_a_stamp_changes_when_the_seat_has_moved() -> None:
    assert stamp(LANTERNS, seals(1), 0) != stamp(LANTERNS, seals(1), 1)
