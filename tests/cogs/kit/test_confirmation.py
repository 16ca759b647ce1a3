"""The question whether a move is meant: one at a time stands before a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games import SHELF
from games.kit.text import Text
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_a_question_goes_with_the_next_action_of_whoever_left_it_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        game = type(SHELF["all_aboard"])
        (player,) = table.acting()
        before = len(player.ephemerals())
        with monkeypatch.context() as asked:
            asked.setattr(game, "warning", lambda *_: Text(key="nothing-to-annul"))
            await table.press_on(player, table.hand(player))
            await table.settle()
        assert player.ephemerals()[before:], "asked"
        await table.press_on(player, table.hand(player))
        await table.settle()
        await table.world.until(lambda: not player.ephemerals()[before:])


async def test_questions_and_refusals_do_not_pile_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        monkeypatch.setattr(
            type(SHELF["all_aboard"]), "warning", lambda *_: Text(key="nothing-to-annul")
        )
        (player,) = table.acting()
        first = len(player.ephemerals())
        for _ in range(3):
            await table.press_on(player, table.hand(player))
            await table.settle()
        assert len(player.ephemerals()) == first + 1, "of three presses one question is left"
        waiting = next(one for one in table.people if one is not player)
        (question,) = player.ephemerals()[first:]
        assert question.labels == ["No", "Yes, I mean it"]
        await player.press("No", on=question)
        assert len(player.ephemerals()) == first, "below a hand no answered question stays"
        await table.press_on(player, table.hand(player))
        await player.press("Yes, I mean it", on=player.ephemerals()[-1])
        await table.settle()
        assert table.acting() == [waiting]
        assert len(player.ephemerals()) == first, "below a hand no answered question stays"
