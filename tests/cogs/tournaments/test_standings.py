"""What a tournament's standings say."""

from __future__ import annotations

from cogs.tournaments.layout import Shown, standing_bars, standing_lines
from tests.matches.tournaments.test_points import CROSSTABLE
from tests.support.toys import shelf


def test_what_decides_between_equal_points_is_said() -> None:
    names = dict(enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve"), start=1))
    shown = Shown(CROSSTABLE, shelf()[CROSSTABLE.game], names)
    first, second, third, *_ = standing_lines(shown)
    assert first == "1. Ann · 2½ points · Buchholz 4½ · 2 wins"
    assert second == "2. Cleo · 2½ points · Buchholz 4½ · 1 win"
    assert third.endswith("Buchholz 3½"), "only where it decides"
    assert [bar.note for bar in standing_bars(shown)][1] == "Buchholz 4½ · 1 win"
