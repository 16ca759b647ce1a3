"""What one person's app shows: unread marks, changes, who is typing."""

from __future__ import annotations

import pytest

from playground import ChannelType, NotOffered, World
from playground.tests.support.bots import Asked, world_with_bot


async def test_unread_marks_count_until_the_person_looks() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        await bot.table(world).send("One")
        await bot.table(world).send("Two")
        assert red.client.unread(world.table) == 2
        red.client.read(world.table)
        assert red.client.unread(world.table) == 0


async def test_a_watcher_notices_only_what_their_user_may_see() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message("Sheep", ephemeral=True)

    async with world_with_bot(hand) as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        with red.client.watch() as mine, blue.client.watch() as theirs:
            await red.slash("hand")
            await bot.table(world).send("Public")
            assert [mine.get_nowait().what for _ in range(mine.qsize())] == [
                "interaction_created",
                "message_created",
                "interaction_answered",
                "message_created",
            ]
            assert [theirs.get_nowait().what for _ in range(theirs.qsize())] == ["message_created"]


async def test_a_member_sees_no_channel_of_another_guild() -> None:
    async with World.open() as world:
        harbour = world.guild("Harbour")
        red = world.member("Red")
        assert [channel.guild for channel in red.client.channels()] == [world.home]
        with pytest.raises(NotOffered, match="Red does not see"):
            await red.slash("play", at=next(iter(harbour.channels.values())))


async def test_typing_is_noticed() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        with red.client.watch() as noticed:
            async with bot.table(world).typing():
                assert noticed.get_nowait().what == "typing"


async def test_nobody_writes_in_a_forum_or_in_a_locked_thread() -> None:
    async with World.open() as world:
        red = world.member("Red")
        bot = world.application("Bot").user
        forum = world.channel("forum", kind=ChannelType.FORUM)
        talk = world.state.add_thread(world.table, bot, "Talk", ChannelType.PUBLIC_THREAD)
        world.lock(talk)
        for place in (forum, talk):
            with pytest.raises(NotOffered, match="Red may not write in"):
                red.says("Hello", at=place)
