"""The table message: edited while it is young, posted anew when it is old or gone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cogs.delivery.messages.deletions import MOST_BROUGHT_BACK
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.posting import MESSAGE_IS_OLD, SCREEN, MessagesBelow
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_table_message_is_edited_while_it_is_young(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table()
        await table.move()
        assert table.table().id == before.id
        assert table.table().edited


async def test_an_old_table_message_is_posted_anew_and_the_old_one_removed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table()
        delivery = table.bot.delivery
        assert isinstance(delivery, Delivery)
        delivery.clock.now = lambda: time.time() + MESSAGE_IS_OLD + 1
        await table.move()
        shown = [seen for seen in table.people[0].sees(table.world.table) if seen.pictures]
        assert len(shown) == 1
        assert shown[0].id != before.id


async def test_a_deleted_table_message_is_posted_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.delete(table.table())
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_what_a_moderator_deletes_of_a_match_comes_back_by_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        moderator = table.world.member("Mod", permissions=["MANAGE_MESSAGES"])
        await table.open_table("all_aboard", *table.people)
        before = red.sees(table.world.table)
        moderator.deletes(table.table())
        await table.settle()
        assert table.table().pictures[0].filename == "table-0.png"
        *_, call = red.sees(table.world.table)
        moderator.deletes(call)
        await table.settle()
        moderator.deletes(*red.sees(table.world.table))
        await table.settle()
        after = red.sees(table.world.table)
        assert [bool(one.pictures) for one in after] == [bool(one.pictures) for one in before[-2:]]
        assert f"/{table.table().id}" in after[-1].text
        await table.move()
        assert [bool(one.pictures) for one in red.sees(table.world.table)] == [True, False]


async def test_a_channel_that_is_cleaned_all_the_time_shows_the_table_with_the_next_move(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", *table.people)
        for _ in range(MOST_BROUGHT_BACK):
            table.world.delete(table.table())
            await table.settle()
        table.world.delete(table.table())
        await table.settle()
        assert not [one for one in red.sees(table.world.table) if one.pictures]
        await table.move()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_what_the_bot_deletes_itself_does_not_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.people[0].slash("table", at=table.world.table)
        await table.settle()
        before = [one.id for one in table.people[0].sees(table.world.table) if not one.ephemeral]
        await table.settle()
        after = [one.id for one in table.people[0].sees(table.world.table) if not one.ephemeral]
        assert before == after
        assert len(after) == 3, "what became of the lobby, table, call"


async def test_a_match_whose_channel_was_deleted_goes_on_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        elsewhere = table.world.channel("elsewhere")
        table.world.delete(table.world.table)
        await table.settle()
        assert "use `/table` in another channel" in table.hand(table.people[0]).text, "at once"
        for _ in range(3):
            (player,) = table.acting()
            await table.press_on(player, table.hand(player))
            await table.settle()
        assert "use `/table` in another channel" in table.hand(table.people[0]).text
        answer = await table.people[0].slash("table", at=elsewhere)
        await table.settle()
        assert answer.ephemeral
        assert table.people[0].sees(elsewhere)[1].pictures


async def test_a_table_out_of_sight_comes_down_again_with_the_next_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table()
        for n in range(SCREEN + 1):
            table.people[0].says(f"chat {n}", at=table.world.table)
        await table.settle()
        assert table.table().id == before.id, "nobody is disturbed until something happens"
        await table.move()
        seen = table.people[0].sees(table.world.table)
        assert len([one for one in seen if one.pictures]) == 1
        assert table.table().id != before.id
        after = [one.text for one in seen if one.id > table.table().id]
        assert not any("chat" in text for text in after)


def test_calls_that_come_and_go_do_not_move_the_table() -> None:
    below = MessagesBelow()
    below.watch(1, 10)
    for message in range(11, 40):
        below.posted(1, message)
        below.deleted(1, [message])
    assert not below.is_buried(1)


def test_only_what_came_below_the_table_counts() -> None:
    below = MessagesBelow()
    for message in range(1, 30):
        below.posted(1, message)
    below.watch(1, 30)
    for message in (3, 30, *range(31, 31 + SCREEN)):
        below.posted(1, message)
    assert not below.is_buried(1)
    below.posted(1, 99)
    assert below.is_buried(1)
    below.watch(1, 100)
    assert not below.is_buried(1), "it has come down"
