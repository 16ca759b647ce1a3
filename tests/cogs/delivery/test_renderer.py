"""Pictures as people get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_every_picture_has_words_and_names_no_card_in_its_file_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        for seen in (table.table(), *map(table.hand, table.people)):
            (picture,) = seen.pictures
            assert picture.alt.startswith("Round 1/4")
            assert picture.filename in {"table-1.png", "hand-1.png"}
            assert len(picture.bytes) <= 300_000
