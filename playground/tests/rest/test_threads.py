"""Threads: opened, archived, locked, and who may do what in them."""

from __future__ import annotations

import discord

from playground import ChannelType, ManualClock
from playground.tests.support.bots import world_with_bot


async def test_a_thread_without_a_message_announces_itself() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        kind = discord.ChannelType.public_thread
        thread = await bot.table(world).create_thread(name="Match 7", type=kind)
        await thread.send("Welcome")
        assert red.sees()[-1].text == "Match 7"
        assert [one.text for one in red.sees(world.find("Match 7"))] == ["Welcome"]


async def test_a_thread_on_a_message_takes_its_id_and_there_is_only_one() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send("Table")
        thread = await message.create_thread(name="Talk")
        assert thread.id == message.id
        await bot.trying(
            bot.http.start_thread_with_message(
                world.table.id, message.id, name="More", auto_archive_duration=60
            )
        )
        assert bot.refusals == [160004]


async def test_an_archived_thread_refuses_edits_and_wakes_on_a_message() -> None:
    async with world_with_bot() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        message = await thread.send("One")
        world.archive(world.find("Talk"))
        await bot.trying(message.edit(content="Two"))
        await bot.trying(thread.send("Awake"))
        await bot.trying(message.edit(content="Three"))
        assert bot.refusals == [50083, 0, 0]


async def test_a_locked_thread_stays_shut() -> None:
    async with world_with_bot() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        world.archive(world.find("Talk"), locked=True)
        await bot.trying(thread.send("Hello?"))
        await bot.trying(bot.http.edit_channel(thread.id, archived=False))
        assert bot.refusals == [160005, 50013]


async def test_an_archived_thread_is_renamed_only_when_it_is_woken() -> None:
    async with world_with_bot() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        await thread.edit(archived=True)
        await bot.trying(thread.edit(name="Chat"))
        await bot.trying(thread.edit(name="Chat", archived=False))
        assert bot.refusals == [50083, 0]
        assert world.threads[0].name == "Chat"


async def test_a_private_thread_is_for_its_members_and_for_moderators() -> None:
    async with world_with_bot() as (world, bot):
        bot.app.user.dms_open = True
        red, blue = world.member("Red"), world.member("Blue")
        boss = world.member("Boss", permissions=("MANAGE_THREADS",))
        world.home.roles[world.home.id].permissions |= 1 << 36
        thread = await bot.table(world).create_thread(name="Secret")
        await thread.add_user(discord.Object(red.id))
        await thread.send("Psst")
        secret = world.find("Secret")
        assert [len(one.sees(secret)) for one in (red, blue, boss)] == [1, 0, 1]


async def test_joining_archiving_and_deleting_a_thread() -> None:
    async with world_with_bot() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        await thread.leave()
        await thread.join()
        await thread.edit(archived=True)
        assert [one.name for one in world.threads] == ["Talk"]
        assert [one.id async for one in bot.table(world).archived_threads()] == [thread.id]
        await bot.trying(thread.delete())
        assert bot.refusals == [50013]


async def test_a_quiet_thread_falls_asleep_and_a_message_wakes_it() -> None:
    clock = ManualClock()
    async with world_with_bot(clock=clock) as (world, bot):
        thread = await bot.table(world).create_thread(
            name="Talk", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        message = await thread.send("Hello")
        clock.advance(3601)
        await bot.trying(message.edit(content="Still there?"))
        await bot.trying(thread.send("Awake"))
        await bot.trying(message.edit(content="Good"))
        assert bot.refusals == [50083, 0, 0]


async def test_a_locked_thread_refuses_messages_also_while_it_is_open() -> None:
    async with world_with_bot() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        world.lock(world.find("Talk"))
        await bot.trying(thread.send("Hello?"))
        world.unarchive(world.find("Talk"))
        await bot.trying(thread.send("Hello!"))
        assert bot.refusals == [160005, 0]


async def test_an_announcement_channel_takes_threads_of_its_own_type_only() -> None:
    async with world_with_bot() as (world, bot):
        news = world.channel("news", kind=ChannelType.ANNOUNCEMENT)
        await world.until(lambda: bot.get_channel(news.id) is not None)
        channel = bot.get_channel(news.id)
        assert isinstance(channel, discord.TextChannel)
        await bot.trying(channel.create_thread(name="Talk", type=discord.ChannelType.public_thread))
        await channel.create_thread(name="Talk", type=discord.ChannelType.news_thread)
        await (await channel.send("Table")).create_thread(name="More")
        assert bot.refusals == [50024]
        kinds = [one.kind for one in world.threads]
        assert kinds == [ChannelType.ANNOUNCEMENT_THREAD] * 2


async def test_a_voice_channel_takes_messages_and_no_threads() -> None:
    async with world_with_bot() as (world, bot):
        voice = world.channel("voice", kind=ChannelType.VOICE)
        await world.until(lambda: bot.get_channel(voice.id) is not None)
        channel = bot.get_channel(voice.id)
        assert isinstance(channel, discord.VoiceChannel)
        message = await channel.send("Hello")
        await bot.trying(
            bot.http.start_thread_with_message(
                voice.id, message.id, name="Talk", auto_archive_duration=60
            )
        )
        assert bot.refusals == [50024]


async def test_a_forum_takes_no_message_but_threads_that_begin_with_one() -> None:
    async with world_with_bot() as (world, bot):
        forum = world.channel("forum", kind=ChannelType.FORUM)
        await world.until(lambda: bot.get_channel(forum.id) is not None)
        channel = bot.get_channel(forum.id)
        assert isinstance(channel, discord.ForumChannel)
        await bot.trying(bot.get_partial_messageable(forum.id).send("Hello"))
        made = await channel.create_thread(name="Match 7", content="Welcome")
        assert bot.refusals == [50008]
        assert made.message.id == made.thread.id
        assert [one.text for one in world.member("Red").sees(world.find("Match 7"))] == ["Welcome"]


async def test_a_thread_that_does_not_say_is_archived_when_its_channel_says() -> None:
    clock = ManualClock()
    async with world_with_bot(clock=clock) as (world, bot):
        world.table.auto_archive = 60
        message = await bot.table(world).send("Table")
        await bot.http.start_thread_with_message(
            world.table.id,
            message.id,
            name="Talk",
            auto_archive_duration=None,  # type: ignore[arg-type]
        )
        talk = world.find("Talk")
        assert talk.thread_details
        assert talk.thread_details.auto_archive == 60
