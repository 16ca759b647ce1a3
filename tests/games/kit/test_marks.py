"""Marks: what is marked for whom, move by move, on a small table of things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.kit.game import Seat
from games.kit.marks import Marking, Marks, compared, with_marks
from games.kit.value import Value

if TYPE_CHECKING:
    from games.kit.game import AnyGame

ANN, BEN, CLO = map(Seat, range(3))


class Desk(Value):
    """Things that lie on a desk, as letters."""

    things: str = ""
    turn: str = ""
    marks: Marks = Marks()


def named(desk: Desk) -> dict[str, str]:
    return {thing.lower(): "large" if thing.isupper() else "small" for thing in desk.things}


BY_MOVE: Final = Marking(compared(named), lambda _: 3)
BY_TURN: Final = Marking(compared(named), lambda _: 3, lambda desk: desk.turn)


def after(*moves: tuple[Seat, str], marking: Marking[Desk] = BY_MOVE, turns: str = "") -> Desk:
    """Return the desk once everybody has laid out all its things anew, each in a turn."""
    desk = Desk()
    for n, (seat, things) in enumerate(moves):
        desk = desk.model_copy(update={"turn": turns[n : n + 1]})
        desk = with_marks(marking, desk, desk.model_copy(update={"things": things}), seat)
    return desk


def marked(desk: Desk, viewer: Seat | None) -> str:
    return "".join(sorted(thing for thing, _ in desk.marks.of(viewer)))


def test_the_table_marks_the_last_move_and_a_hand_all_since_its_owner_acted() -> None:
    desk = after((ANN, "a"), (BEN, "ab"), (CLO, "abc"))
    assert [marked(desk, viewer) for viewer in (None, ANN, BEN, CLO)] == ["c", "bc", "c", ""]


def test_a_move_that_changes_nothing_leaves_the_table_marked() -> None:
    desk = after((ANN, "a"), (BEN, "a"))
    assert [marked(desk, viewer) for viewer in (None, ANN, BEN)] == ["a", "", ""]


def test_what_is_as_it_was_or_gone_is_marked_no_more() -> None:
    assert marked(after((ANN, "ab"), (BEN, "aB"), (CLO, "ab")), ANN) == ""
    assert marked(after((ANN, "ab"), (BEN, "Ab"), (CLO, "b")), ANN) == ""


def test_a_mark_remembers_how_it_was_for_its_viewer() -> None:
    assert after((ANN, "a"), (BEN, "A")).marks.of(ANN) == (("a", "small"),)
    assert after((ANN, ""), (BEN, "a"), (CLO, "A")).marks.of(ANN) == (("a", ""),)


def test_a_turn_of_several_moves_is_marked_whole_until_the_next_one_changes_something() -> None:
    moves = (ANN, "a"), (ANN, "ab"), (BEN, "ab"), (BEN, "abc")
    assert marked(after(*moves[:2], marking=BY_TURN, turns="11"), None) == "ab"
    assert marked(after(*moves[:3], marking=BY_TURN, turns="112"), None) == "ab"
    assert marked(after(*moves, marking=BY_TURN, turns="1122"), None) == "c"


def test_in_a_turn_of_several_moves_a_hand_sees_its_own_and_afterwards_those_of_others() -> None:
    moves = (ANN, "a"), (ANN, "ab"), (BEN, "abc")
    assert marked(after(*moves[:2], marking=BY_TURN, turns="11"), ANN) == "ab"
    desk = after(*moves, marking=BY_TURN, turns="112")
    assert [marked(desk, viewer) for viewer in (ANN, BEN, CLO)] == ["c", "c", "abc"]


def test_a_match_from_before_there_were_marks_gets_them_with_its_next_move() -> None:
    assert Desk.model_validate_json('{"things": "a"}').marks.of(BEN) == ()
    old = Desk(things="a")
    new = with_marks(BY_MOVE, old, old.model_copy(update={"things": "ab"}), ANN)
    assert [marked(new, viewer) for viewer in (None, ANN, BEN)] == ["b", "", "b"]


def test_the_games_of_the_house_mark_what_has_changed() -> None:
    marking = {slug for slug, game in SHELF.items() if game.marking}
    assert marking >= {
        "abordaje",
        "all_aboard",
        "alles_an_bord",
        "bandido_alcatraz",
        "off_the_rails",
    }


@pytest.mark.parametrize("game", [one for one in SHELF.values() if one.marking])
def test_a_game_that_marks_keeps_the_marks_in_its_state(game: AnyGame) -> None:
    assert game.state.model_fields["marks"].annotation is Marks
