"""Delivery: the latest state wherever a match is seen, and no more messages than that takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.restart()
        everything = [*table.people[0].sees(table.world.table), *table.people[0].dms()]
        assert not any(seen.edited for seen in everything if seen.pictures)


async def test_a_missing_message_is_mended_at_the_next_start(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        table.world.fault("PATCH", "/channels/{id}/messages/{id}", status=400, times=2)
        await table.move()
        assert table.table().pictures[0].filename == "table-0.png"
        await table.restart()
        assert table.table().pictures[0].filename == "table-1.png"
        assert table.acting() != [player]
