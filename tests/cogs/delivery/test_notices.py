"""Turn notices: exactly those are called who are to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.types import MessageFlag
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Seen
    from tests.support.evenings.evening import Evening


def notices(table: Evening) -> list[Seen]:
    """Return the messages in the channel that call a player."""
    return [seen for seen in table.people[0].sees(table.world.table) if seen.text.startswith("🔔")]


async def test_one_notice_calls_exactly_whoever_is_to_act(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in range(4):
            (player,) = table.acting()
            (notice,) = notices(table)
            assert notice.mentions == [player.name]
            await table.move()


async def test_players_who_act_at_once_share_one_call(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("alles_an_bord", *table.people)
        reader = table.people[0]
        (first,) = notices(table)
        assert first.mentions == ["Red", "Blue", "Green"]
        assert reader.reads(first).startswith("🔔 @Red, @Blue, @Green · ")
        for left in ("@Blue, @Green", "@Green"):
            await get_ready(table)
            (edited,) = notices(table)
            assert edited.id == first.id, "an edit notifies nobody"
            assert reader.reads(edited).startswith(f"🔔 {left} · ")
        await get_ready(table)
        (race,) = notices(table)
        assert race.mentions == ["Red", "Blue"], "whoever pressed last knows"
        assert reader.reads(race).startswith("🔔 @Red, @Blue, Green · ")


async def test_a_call_over_which_another_process_may_have_written_is_written_anew(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (notice,) = notices(table)
        channel = table.bot.get_partial_messageable(table.world.table.id)
        await channel.get_partial_message(notice.id).edit(content="🔔 somebody else")
        table.bot.delivery.refresh((await table.bot.store.matches.running())[0], anew=True)
        await table.settle()
        (again,) = notices(table)
        assert (again.id, again.text) == (notice.id, notice.text)


async def get_ready(table: Evening) -> None:
    """Let the first player who is not ready yet get ready."""
    match = await table.bot.store.matches.load(1)
    seat = min(match.awaited())
    turn = await table.bot.referee.submit(1, match.players[seat], match.legal(seat)[0])
    table.bot.delivery.show(turn)
    await table.settle()


async def test_a_match_that_gets_a_new_channel_calls_whoever_is_to_act_there(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        first, elsewhere = table.world.table, table.world.channel("elsewhere")
        table.world.delete(first)
        await table.people[0].slash("table", at=elsewhere)
        await table.settle()
        calls = [seen.mentions for seen in player.sees(elsewhere) if seen.mentions]
        assert calls == [[player.name]]


async def test_a_call_that_a_moderator_deleted_bars_no_channel(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        (notice,) = notices(table)
        table.world.delete(notice)
        (message,) = [
            one for one in await table.bot.store.messages.of_match(1) if one.kind == "notice"
        ]
        await table.stop()
        await table.start()
        await table.bot.store.messages.change(gone=[message])
        table.bot.delivery.refresh(1)
        await table.settle()
        assert [seen.mentions for seen in notices(table)] == [[player.name]]
        assert "I cannot post" not in table.hand(player).text


async def test_two_matches_of_the_same_people_are_called_in_both_channels(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.table = table.world.channel("elsewhere")
        await table.open_table("all_aboard", *table.people)
        assert len(notices(table)) == 1


async def test_a_call_points_to_where_the_table_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (notice,) = notices(table)
        assert f"/{table.world.table.id}/{table.table().id}" in notice.text
        await table.people[0].slash("table", at=table.world.table)
        await table.settle()
        (again,) = notices(table)
        assert again.id > table.table().id > notice.id, "a call stands below its table"
        assert again.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS, "nobody is called twice"
        assert f"/{table.table().id}" in again.text
