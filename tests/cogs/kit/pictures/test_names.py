"""Pictures as people get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.kit.pictures.views import view_job
from games.kit.words import Voice
from tests.support.evenings.evening import evening, picture_on

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.draws

INVISIBLE = "\u3164"
"""A letter without a shape, which Discord takes for a name."""


async def test_every_picture_has_words_and_names_no_card_in_its_file_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        for seen in (table.table(), *map(table.hand, table.people)):
            (picture,) = seen.pictures
            assert picture.alt.startswith("Round 1/4")
            assert picture_on(seen) in {"table-1.png", "hand-1.png"}
            assert len(picture.bytes) <= 300_000


async def test_a_name_that_cannot_be_drawn_is_the_seat_s_word_in_pictures_alone(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (running,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(running)
    nameless = view_job(match, None, Voice("en", "all_aboard", (INVISIBLE, "Ana")))
    counted = view_job(match, None, Voice("en", "all_aboard", ("Seat 1", "Ana")))
    assert nameless.paint() == counted.paint()
    assert INVISIBLE in nameless.alt
