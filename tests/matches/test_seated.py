"""Ids of computers: they are stored, so they must be read as they were written."""

from __future__ import annotations

import pytest

from games.kit.mind import LEVELS
from matches.seated import (
    LARGEST_ID,
    MOST_COMPUTERS,
    another_computer,
    computer_id,
    is_computer,
    level_of,
    number_of,
)


@pytest.mark.parametrize(
    ("down", "level", "number"),
    [(0, "easy", 1), (1, "normal", 1), (2, "strong", 1), (3, "easy", 2), (59, "strong", 20)],
)
def test_computers_that_sat_down_before_there_were_first_steps_keep_their_level(
    down: int, level: str, number: int
) -> None:
    computer = LARGEST_ID - down
    assert (level_of(computer), number_of(computer)) == (level, number)
    assert is_computer(computer)


def test_every_computer_has_an_id_of_its_own_that_says_its_level() -> None:
    ids = {}
    for level in LEVELS:
        for number in range(1, MOST_COMPUTERS + 1):
            computer = computer_id(level, number)
            assert (level_of(computer), number_of(computer)) == (level, number)
            ids[computer] = level
    assert len(ids) == len(LEVELS) * MOST_COMPUTERS
    assert all(map(is_computer, ids))
    assert not is_computer(min(ids) - 1)


def test_one_computer_more_gets_a_number_that_is_free_at_any_level() -> None:
    first = another_computer((), "first")
    second = another_computer((first,), "easy")
    assert [number_of(one) for one in (first, second)] == [1, 2]
