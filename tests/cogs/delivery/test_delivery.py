"""Delivery: the latest state wherever a match is seen, and no more messages than that takes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cogs.delivery.delivery import Delivery
from cogs.delivery.posting import MESSAGE_IS_OLD
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Seen
    from tests.support.evening import Evening


async def move(table: Evening) -> None:
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))
    await table.settle()


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
            await move(table)


async def test_a_table_message_is_edited_while_it_is_young(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table()
        await move(table)
        assert table.table().id == before.id
        assert table.table().edited


async def test_an_old_table_message_is_posted_anew_and_the_old_one_removed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table()
        delivery = table.bot.delivery
        assert isinstance(delivery, Delivery)
        delivery.posting.now = lambda: time.time() + MESSAGE_IS_OLD + 1
        await move(table)
        shown = [seen for seen in table.people[0].sees(table.world.table) if seen.pictures]
        assert len(shown) == 1
        assert shown[0].id != before.id


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
        table.world.fault("PATCH", "/channels/{id}/messages/{id}", status=400, times=3)
        await move(table)
        assert table.table().pictures[0].filename == "table-0.png"
        await table.restart()
        assert table.table().pictures[0].filename == "table-1.png"
        assert table.acting() != [player]


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


async def test_every_picture_has_words_and_names_no_card_in_its_file_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await move(table)
        for seen in (table.table(), *map(table.hand, table.people)):
            (picture,) = seen.pictures
            assert picture.alt.startswith("Round 1/4")
            assert picture.filename in {"table-1.png", "hand-1.png"}
            assert len(picture.bytes) <= 300_000


async def test_play_again_seats_the_same_people(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        sure = await blue.slash("resign", at=table.world.table)
        await blue.press("Yes, give up the seat", on=sure)
        await table.settle()
        lobby = await blue.press("Play again", at=table.world.table)
        assert red.mention in lobby.text
        assert blue.mention in lobby.text
