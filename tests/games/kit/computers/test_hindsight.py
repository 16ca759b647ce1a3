"""Whether a lost match could have been won, by who knew all that was hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.hindsight import way_to_win

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State

BANDIDO = SHELF["bandido_alcatraz"]


def near_the_end() -> tuple[State, int]:
    """Return a position from which the team wins, with few moves left, and after how many moves."""
    state = BANDIDO.setup(1, BANDIDO.spec.options(), Chance("way11", 0))
    found = way_to_win(BANDIDO, state, lambda at: Chance("way11", at + 1), "try", steps=400)
    assert found, "this deal can be won"
    for ply, move in enumerate(found[:-6], 1):
        state, _ = BANDIDO.play(state, state.turn, move, Chance("way11", ply))
    return state, len(found) - 6


def test_a_way_to_win_is_one_by_the_rules_and_the_luck_of_the_match() -> None:
    state, played = near_the_end()
    luck = [Chance("way11", played + 1 + at) for at in range(20)]
    way = way_to_win(BANDIDO, state, luck.__getitem__, "again", steps=400)
    assert way
    for move, chance in zip(way, luck, strict=False):
        state, _ = BANDIDO.play(state, state.turn, move, chance)
    outcome = BANDIDO.outcome(state)
    assert outcome
    assert outcome.winners


def test_none_is_found_where_there_is_no_time_and_where_all_is_over() -> None:
    state, played = near_the_end()

    def luck_of(at: int) -> Chance:
        return Chance("way11", played + 1 + at)

    assert not way_to_win(BANDIDO, state, luck_of, "again", steps=400, spent=lambda: 1.0)
    over = state.model_copy(update={"over": True})
    assert not way_to_win(BANDIDO, over, luck_of, "again", steps=400)
