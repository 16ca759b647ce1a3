"""All aboard!: positions as values."""

from __future__ import annotations

import pytest

from games.all_aboard.model import State
from tests.support.boards.all_aboard_table import SEATS, random_match


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_survives_being_written_down(seats: int) -> None:
    for *_, state, _ in random_match(seats, "json"):
        assert State.model_validate_json(state.model_dump_json()) == state
