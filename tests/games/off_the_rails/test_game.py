"""Off the Rails as a whole: matches by players with a purpose, stored in the middle of them."""

from __future__ import annotations

from collections import Counter

import pytest

from games.off_the_rails.model import Options
from games.off_the_rails.rules.pieces import pieces
from tests.support.boards.off_the_rails_table import BUSY_MATCHES, GAME, busy_turns


def test_players_with_a_purpose_meet_every_question() -> None:
    kinds = Counter(move.kind for match in BUSY_MATCHES for _, _, move, _, _ in busy_turns(*match))
    asked = {"take", "drive", "split", "split_by_lot", "pick", "claim", "collapse"}
    assert asked <= kinds.keys()


@pytest.mark.parametrize("match", BUSY_MATCHES, ids=str)
def test_nothing_appears_or_vanishes_in_a_busy_match(match: tuple[int, int]) -> None:
    steps = busy_turns(*match)
    box = pieces(steps[0][0])
    assert all(pieces(after) == box for _, _, _, after, _ in steps)


def test_states_survive_storage_in_the_middle_of_everything() -> None:
    phases = set()
    for match in BUSY_MATCHES:
        for state, _, _, _, _ in busy_turns(*match):
            if state.phase not in phases:
                phases.add(state.phase)
                stored = state.model_dump_json()
                assert GAME.load_state(stored, GAME.spec.version) == state
    assert {"take", "split", "pick", "claim", "spread"} <= phases


def test_a_stored_match_is_small() -> None:
    largest = max(len(state.model_dump_json()) for state, *_ in busy_turns(4, 3))
    assert largest < 8_000


def test_gentler_matches_have_a_league_of_their_own() -> None:
    variant = GAME.variant
    assert variant(3, Options()) is None
    assert variant(3, Options(bumpers="on")) == "gentle"
    assert variant(2, Options(surface_exit="any_square")) == "gentle"
    assert variant(3, Options(chasm_die="on", missions="off", length="long")) is None
    assert variant(1, Options(bumpers="on")) == "solo"
