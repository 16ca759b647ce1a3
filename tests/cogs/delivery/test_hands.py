"""Hands in direct messages, and what happens when those are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_closed_direct_messages_open_the_second_door(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        blue.close_dms()
        await table.open_table("all_aboard", red, blue)
        assert not blue.dms()
        notes = [seen for seen in blue.ephemerals() if "could not send you" in seen.text]
        assert len(notes) == 1
        moved = False
        for _ in range(24):
            if red in table.acting():
                await table.press_on(red, table.hand(red))
                moved = True
            else:
                seen = blue.sees(table.world.table)
                (call,) = [one for one in seen if f"<@{blue.id}>" in one.text]
                assert not moved or "direct message" not in call.text, "they get none"
                hand = await blue.press("My hand", at=table.world.table)
                assert hand.ephemeral
                await table.press_on(blue, hand)
            await table.settle()
        assert "win" in table.table().text
        assert len([seen for seen in blue.ephemerals() if "could not send you" in seen.text]) == 1


async def test_reopened_direct_messages_are_used_again_in_the_next_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        blue.close_dms()
        await table.open_table("all_aboard", red, blue)
        assert not blue.dms()
        sure = await red.slash("resign", at=table.world.table)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        blue.open_dms()
        await table.open_table("all_aboard", red, blue)
        assert table.hand(blue).pictures


async def test_a_further_question_is_a_picture_one_line_and_answers(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in table.people:
            (player,) = table.acting()
            await player.press("🎓", on=table.hand(player))
            await table.move()
        (player,) = table.acting()
        first = table.hand(player)
        assert "in boat" in first.text  # what has happened
        assert {"📝", "📜"} <= set(first.labels)
        boats = await player.press(first.labels[0], on=first)
        assert boats.pictures
        assert "\n" not in boats.text
        assert boats.text.startswith("Into which boat")
        assert not {"📝", "📜"} & set(boats.labels)
        assert "↩️" in boats.labels
