"""Channels of every kind: what is offered in them works, and what comes back is noticed."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cogs.kit.discord_errors import PLACE_CLOSED
from games.kit.words import Voice
from playground import InteractionFailed
from playground.protocol.types import ChannelType
from tests.support.evenings.evening import UNHURRIED, evening

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = Voice("en")


async def test_a_failed_play_leaves_no_table_behind(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        callback = "/interactions/{id}/{token}/callback"
        table.world.fault("POST", callback, status=404, code=10062)
        table.world.answer_within(0.3)
        with pytest.raises(InteractionFailed):
            await red.slash("play", game="all_aboard", at=table.world.table)
        table.world.answer_within(UNHURRIED)
        opened = await red.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in opened.labels


async def test_a_table_that_nobody_can_see_makes_room(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", red, start=False)
        lobby = await table.bot.store.lobbies.in_channel(table.world.table.id)
        assert lobby
        await table.bot.store.lobbies.save(replace(lobby, message=None))
        opened = await red.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in opened.labels


async def test_a_thread_is_not_offered_where_none_can_be_posted_in(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        table.world.forbid(("SEND_MESSAGES_IN_THREADS",), table.world.table)
        answer = await guest.slash("play", game="all_aboard", at=table.world.table)
        assert "already running" in answer.text
        assert not answer.labels


async def test_a_thread_is_not_opened_where_it_cannot_be_posted_in(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        offer = await guest.slash("play", game="all_aboard", at=table.world.table)
        table.world.forbid(("SEND_MESSAGES_IN_THREADS",), table.world.table)
        answer = await guest.press("Open a thread", on=offer)
        assert "Send Messages In Threads" in answer.text
        assert not table.world.threads


async def test_announcement_channels_get_threads_of_their_own_type(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        news = table.world.channel("news", kind=ChannelType.ANNOUNCEMENT)
        await red.slash("play", game="all_aboard", at=news)
        offer = await red.slash("play", game="all_aboard", at=news)
        await red.press("Open a thread", on=offer)
        (thread,) = table.world.threads
        assert thread.kind is ChannelType.ANNOUNCEMENT_THREAD
        assert "Join" in red.sees(thread)[-1].labels


async def test_voice_channels_are_offered_no_thread(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        voice = table.world.channel("voice", kind=ChannelType.VOICE)
        await red.slash("play", game="all_aboard", at=voice)
        answer = await red.slash("play", game="all_aboard", at=voice)
        assert "already open" in answer.text
        assert not answer.labels


async def test_no_table_opens_in_a_locked_thread(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await red.slash("play", game="all_aboard", at=table.world.table)
        offer = await red.slash("play", game="all_aboard", at=table.world.table)
        await red.press("Open a thread", on=offer)
        (thread,) = table.world.threads
        await red.press("Leave", at=thread)
        await table.settle()  # it is archived with its lobby
        table.world.unarchive(thread)
        table.world.lock(thread)
        answer = await red.slash("play", game="all_aboard", at=thread)
        assert answer.text == ENGLISH("thread-locked")


async def test_a_channel_whose_permissions_come_back_shows_its_table_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.forbid(("SEND_MESSAGES", "VIEW_CHANNEL"), table.world.table)
        await table.move()
        assert table.bot.delivery.closed_channels() == {table.world.table.id}
        table.world.allow(("SEND_MESSAGES", "VIEW_CHANNEL"), table.world.table)
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"
        assert "cannot post" not in table.hand(table.people[0]).text


async def test_a_server_that_invites_the_bot_again_sees_its_table_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        elsewhere = table.world.guild("Elsewhere")
        for person in table.people:
            person.join(elsewhere)
        table.world.remove(table.application)
        await table.move()
        table.world.invite(table.application)
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"


async def test_a_thread_that_is_unlocked_shows_its_table_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await red.slash("play", game="all_aboard", at=table.world.table)
        offer = await red.slash("play", game="all_aboard", at=table.world.table)
        await red.press("Open a thread", on=offer)
        (thread,) = table.world.threads
        await blue.press("Join", at=thread)
        await red.press("Start", at=thread)
        await table.settle()
        table.world.archive(thread, locked=True)
        await table.move()
        assert table.bot.delivery.closed_channels() == {thread.id}
        table.world.unarchive(thread)
        await table.settle()
        shown = [seen for seen in red.sees(thread) if seen.pictures][-1]
        assert shown.pictures[0].filename == "table-1.png"


# ---- private threads ------------------------------------------------------------------


async def test_a_private_thread_that_the_bot_is_not_in_is_refused_with_the_way_in(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        state, bot = table.world.state, table.application.user
        secret = state.add_thread(table.world.table, red.user, "secret", ChannelType.PRIVATE_THREAD)
        state.join_thread(secret, blue.user)
        refused = await red.slash("play", game="all_aboard", at=secret)
        assert refused.ephemeral
        assert refused.text == ENGLISH("thread-not-in", bot=f"<@{bot.id}>")
        state.join_thread(secret, bot)  # as a mention there does
        await table.world.idle()
        assert "Join" in (await red.slash("play", game="all_aboard", at=secret)).labels
        state.leave_thread(secret, bot)
        await table.world.idle()
        await blue.press("Join", at=secret)
        refused = await red.press("Start", at=secret)
        assert refused.text == ENGLISH("thread-not-in", bot=f"<@{bot.id}>")


async def test_a_table_comes_at_once_when_the_bot_is_added_to_its_thread_again(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        state, bot = table.world.state, table.application.user
        secret = state.add_thread(table.world.table, red.user, "secret", ChannelType.PRIVATE_THREAD)
        for user in (blue.user, bot):
            state.join_thread(secret, user)
        await table.world.idle()
        await red.slash("play", game="all_aboard", at=secret)
        await blue.press("Join", at=secret)
        await red.press("Start", at=secret)
        await table.settle()
        state.leave_thread(secret, bot)
        await table.world.idle()
        await table.move()
        before = [seen.pictures[0].filename for seen in red.sees(secret) if seen.pictures]
        state.join_thread(secret, bot)
        await table.settle()
        after = [seen.pictures[0].filename for seen in red.sees(secret) if seen.pictures]
        assert after != before


async def test_a_start_promises_no_table_that_is_not_posted_yet() -> None:
    assert all("below" not in Voice(one)("lobby-started") for one in ("en", "es", "de"))


# ---- places that nobody reads, or nobody knows ------------------------------------------


@pytest.mark.parametrize("code", sorted(PLACE_CLOSED))
@pytest.mark.parametrize("times", [1, 9])
async def test_an_answer_that_a_place_refuses_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: int, times: int
) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", *table.people)
        table.world.answer_within(0.3)
        callback = "/interactions/{id}/{token}/callback"
        table.world.fault("POST", callback, status=400, code=code, times=times)
        if times == 1:
            said = await red.press("📜", at=table.world.table)
            assert said.text == ENGLISH("place-closed")
        else:
            with pytest.raises(InteractionFailed):
                await red.press("📜", at=table.world.table)
            table.world.faults.clear()
            await table.settle()
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_press_whose_message_has_gone_meanwhile_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        callback = "/interactions/{id}/{token}/callback"
        table.world.fault("POST", callback, status=404, code=10008)
        said = await table.people[0].press("📜", at=table.world.table)
        assert said.text == ENGLISH("moved-on")
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_channels_of_a_kind_that_nobody_knows_are_not_one_channel(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        state = table.bot._connection
        take = state.parsers["INTERACTION_CREATE"]

        def receive(sent: dict[str, Any]) -> None:
            take(sent | {"channel": sent["channel"] | {"type": 99}})

        state.parsers["INTERACTION_CREATE"] = receive
        state._get_guild(table.world.home.id)._channels.clear()  # type: ignore[union-attr]
        answer = await red.slash("play", game="all_aboard", at=table.world.table)
        assert answer.text
        assert await table.bot.store.lobbies.in_channel(0) is None


async def test_an_interaction_that_names_no_language_is_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        state = table.bot._connection
        take = state.parsers["INTERACTION_CREATE"]
        state.parsers["INTERACTION_CREATE"] = lambda sent: take(
            {key: value for key, value in sent.items() if key != "locale"}
        )
        assert (await table.people[0].slash("help")).text


async def test_a_thread_of_the_bot_stays_open_longer_than_any_clock(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        offer = await guest.slash("play", game="all_aboard", at=table.world.table)
        await guest.press(ENGLISH("button-thread"), on=offer)
        quay = table.world.channel("quay")
        await red.slash("tournament open", game="abordaje", at=quay)
        for other in (blue, guest):
            await other.slash("tournament join", at=quay)
        await red.slash("tournament start", at=quay)
        await table.settle()
        kept = [
            one.thread_details.auto_archive for one in table.world.threads if one.thread_details
        ]
        assert len(kept) > 1
        assert {*kept} == {7 * 24 * 60}


async def test_a_table_opens_its_thread_again_that_was_closed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        red, blue, guest, other = table.people
        await table.open_table("all_aboard", red, blue)
        offer = await guest.slash("play", game="all_aboard", at=table.world.table)
        await guest.press(ENGLISH("button-thread"), on=offer)
        (thread,) = table.world.threads
        await other.press("Join", at=thread)
        await guest.press("Start", at=thread)
        await table.settle()
        table.world.archive(thread)
        (player,) = [one for one in table.acting() if one in {guest, other}]
        await table.press_on(player, table.hand(player))
        await table.settle()
        assert thread.thread_details
        assert not thread.thread_details.archived
        assert guest.sees(thread)[-1].text or guest.sees(thread)[-1].pictures
