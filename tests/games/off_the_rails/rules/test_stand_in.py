"""How a seat without a player is played."""

from __future__ import annotations

import pytest

from games.kit.chance import Chance
from games.off_the_rails.model import Drive, EndActions, Options
from games.off_the_rails.rules import stand_in
from tests.support.boards.off_the_rails_table import GAME, Position, position


def choose(found: Position, seed: str = "absent") -> object:
    (seat,) = GAME.to_act(found.state)
    view = GAME.view(found.state, seat)
    return GAME.stand_in(view, GAME.legal(found.state, seat), Chance(seed, 1))


def play_on(found: Position, moves: int, seed: str = "absent") -> Position:
    for n in range(moves):
        (seat,) = GAME.to_act(found.state)
        view = GAME.view(found.state, seat)
        move = stand_in(view, GAME.legal(found.state, seat), Chance(seed, n))
        found = found.play(move)
    return found


def test_it_ends_its_actions_and_lays_no_track() -> None:
    assert choose(position("  C\n1 ┃", "red.white C1 S 2")) == EndActions()


def test_it_drives_white_before_black() -> None:
    found = position("  B C\n1 ╋ ╋\n2 ╋ ╋\n3 ╋ ╋", "red.black B1 S 2", "red.white C1 S 2")
    move = choose(found.play(EndActions()))
    assert isinstance(move, Drive)
    assert move.cart == "red.white"


@pytest.mark.parametrize("seed", range(5))
def test_it_goes_straight_on_at_every_junction(seed: int) -> None:
    found = position("  B C D\n1 · ┃ ·\n2 ╋ ╋ ╋\n3 ╋ ╋ ╋\n4 ╋ ╋ ╋", "red.white C1 S 3")
    end = found.drive()
    while end.state.phase in {"drive", "steer"}:
        end = play_on(end, 1, str(seed))
    assert end.cart("red.white") == "C4 S"


def test_where_straight_on_does_not_go_it_turns_by_lot() -> None:
    found = position("  B C D\n1 · ┃ ·\n2 ━ ┻ ━", "red.white C1 S 2").drive()
    ways = {str(choose(found, str(seed))) for seed in range(20)}
    assert len(ways) == 2


def test_it_takes_the_most_valuable_jewel() -> None:
    deposits = {"C2": "rock ruby diamond gold"}
    found = position("  C\n1 ┃\n2 ┃", "red.white C1 S 1", deposits=deposits).drive()
    while found.state.phase != "take":
        found = play_on(found, 1)
    assert "diamond" in play_on(found, 1).cart("red.white")


def test_it_lays_no_track_and_draws_no_token_that_it_need_not() -> None:
    for seed in range(3):
        state = GAME.setup(2, Options(), Chance(f"absent{seed}", 0))
        found = Position(state)
        for n in range(60):
            if not GAME.to_act(found.state):
                break
            before = found.state
            found = play_on(found, 1, f"{seed}{n}")
            assert found.state.tiles == before.tiles, "no track is laid"
            assert not (before.phase == "offer" and found.state.token)


def test_it_plays_a_whole_match_to_its_end() -> None:
    found = Position(GAME.setup(2, Options(), Chance("both absent", 0)))
    for _ in range(500):
        if GAME.outcome(found.state):
            break
        found = play_on(found, 1)
    assert GAME.outcome(found.state)
