"""The sample server is the same each time."""

from __future__ import annotations

from playground.tests.support.page import visit


async def test_the_people_and_channels_are_the_same_each_time() -> None:
    async with visit(with_bot=False) as one, visit(with_bot=False) as two:
        assert (one.ada.id, one.table.id, one.ada.dm.id) == (
            two.ada.id,
            two.table.id,
            two.ada.dm.id,
        )
        assert one.site.bot_runner.application.id != two.site.bot_runner.application.id
