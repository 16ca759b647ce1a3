"""What advice rests on is counted, and printed, by a command."""

from __future__ import annotations

from games import SHELF
from trials.proof.advice import hints_line


def test_most_hints_rest_on_what_is_counted() -> None:
    said = hints_line(SHELF["alles_an_bord"], ["a"], 30, 1.0)
    _, _, counts = said.partition(": ")
    counted, _, many = counts.partition(" counted")[0].partition(" of ")
    assert int(many) == 30
    assert int(counted) >= 27, said
