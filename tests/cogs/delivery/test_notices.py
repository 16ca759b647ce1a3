"""Turn notices: exactly those are called who are to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Seen
    from tests.support.evening import Evening


def notices(table: Evening) -> list[Seen]:
    """Return the messages in the channel that call somebody."""
    return [seen for seen in table.people[0].sees(table.world.table) if seen.mentions]


async def test_one_notice_calls_exactly_whoever_is_to_act(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in range(4):
            (player,) = table.acting()
            (notice,) = notices(table)
            assert notice.mentions == [player.name]
            await table.move()
