"""A double tap: its second press lands on what the first has brought up, and is not meant."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_double_tap_on_an_animal_asks_for_a_boat_and_boards_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        taps = table.bot.double_taps
        taps.within = timedelta(days=1)
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        boats = await answer(player, table.hand(player))
        seen = len(player.ephemerals())
        for _ in range(2):
            await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        assert table.acting() == [player]
        assert len(player.ephemerals()) == seen, "nothing is said of it"
        taps.within = timedelta(microseconds=1)
        await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        assert table.acting() != [player], "later it counts"
