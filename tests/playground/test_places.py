"""Channels, threads and direct messages, and what a bot may not do there."""

from __future__ import annotations

import discord

from playground import ManualClock, World
from tests.playground.bots import Asked, ask, evening, wire


async def pong(asked: Asked) -> None:
    await asked.response.send_message("pong")


async def test_a_message_reaches_the_channel_and_can_be_changed_and_deleted() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        message = await bot.table(world).send("One")
        await message.edit(content="Two")
        assert [(one.text, one.edited) for one in red.sees()] == [("Two", True)]
        await message.delete()
        assert red.sees() == []


async def test_only_whom_the_bot_allows_is_pinged_and_an_edit_pings_nobody() -> None:
    async with evening() as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        only_red = discord.AllowedMentions(users=[discord.Object(red.id)])
        text = f"{red.mention} {blue.mention}"
        message = await bot.table(world).send(text, allowed_mentions=only_red)
        assert red.sees()[-1].mentions == ["Red"]
        await message.edit(content=f"{text}!", allowed_mentions=discord.AllowedMentions.all())
        assert red.sees()[-1].mentions == ["Red"]
        assert (red.client.mentions(world.table), blue.client.mentions(world.table)) == (1, 0)


async def test_a_repeated_nonce_posts_once() -> None:
    async with evening() as (world, bot):
        first = await bot.table(world).send("Once", nonce="match-7-ply-3")
        second = await bot.table(world).send("Once", nonce="match-7-ply-3")
        assert first.id == second.id
        assert len(world.member("Red").sees()) == 1


async def test_a_nonce_is_forgotten_after_some_minutes() -> None:
    clock = ManualClock()
    async with evening(clock=clock) as (world, bot):
        await bot.table(world).send("Once", nonce="again")
        clock.advance(301)
        await bot.table(world).send("Once", nonce="again")
        assert len(world.member("Red").sees()) == 2


async def test_a_missing_permission_says_which_way_it_is_missing() -> None:
    async with evening(pong) as (world, bot):
        table = bot.table(world)
        world.forbid("SEND_MESSAGES", world.table)
        await bot.trying(table.send("?"))
        world.forbid("VIEW_CHANNEL", world.table)
        await bot.trying(table.send("?"))
        world.allow(("VIEW_CHANNEL", "SEND_MESSAGES"), world.table)
        await bot.trying(table.send("!"))
        assert bot.refusals == [50013, 50001, 0]


async def test_an_interaction_tells_what_the_bot_may_do_and_is_answered_anyway() -> None:
    may: list[bool] = []

    async def check(asked: Asked) -> None:
        may.append(asked.app_permissions.attach_files)
        await asked.response.send_message("checked")

    async with evening(check) as (world, _):
        red = world.member("Red")
        world.forbid(("ATTACH_FILES", "SEND_MESSAGES"), world.home)
        assert (await red.slash("check")).text == "checked"
        assert may == [False]


async def test_edits_of_an_hour_old_message_are_rationed() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        app = world.application("Gangway")
        async with wire(app) as session:
            messages = f"/channels/{world.table.id}/messages"
            made = await ask(session, "POST", messages, content="Old")
            clock.advance(3601)
            path = f"{messages}/{made['id']}"
            told = [await ask(session, "PATCH", path, content=f"{n}") for n in range(4)]
            assert [one["status"] for one in told] == [200, 200, 200, 429]
            assert told[-1]["code"] == 30046
            clock.advance(6)
            assert (await ask(session, "PATCH", path, content="5"))["status"] == 200


async def test_a_thread_without_a_message_announces_itself() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        kind = discord.ChannelType.public_thread
        thread = await bot.table(world).create_thread(name="Match 7", type=kind)
        await thread.send("Welcome")
        assert red.sees()[-1].text == "Match 7"
        assert [one.text for one in red.sees(world.find("Match 7"))] == ["Welcome"]


async def test_a_thread_on_a_message_takes_its_id_and_there_is_only_one() -> None:
    async with evening() as (world, bot):
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
    async with evening() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        message = await thread.send("One")
        world.archive(world.find("Talk"))
        await bot.trying(message.edit(content="Two"))
        await bot.trying(thread.send("Awake"))
        await bot.trying(message.edit(content="Three"))
        assert bot.refusals == [50083, 0, 0]


async def test_a_locked_thread_stays_shut() -> None:
    async with evening() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        world.archive(world.find("Talk"), locked=True)
        await bot.trying(thread.send("Hello?"))
        await bot.trying(bot.http.edit_channel(thread.id, archived=False))
        assert bot.refusals == [160005, 50013]


async def test_an_archived_thread_is_renamed_only_when_it_is_woken() -> None:
    async with evening() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        await thread.edit(archived=True)
        await bot.trying(thread.edit(name="Chat"))
        await bot.trying(thread.edit(name="Chat", archived=False))
        assert bot.refusals == [50083, 0]
        assert world.threads[0].name == "Chat"


async def test_a_private_thread_is_for_its_members_and_for_moderators() -> None:
    async with evening() as (world, bot):
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
    async with evening() as (world, bot):
        thread = await (await bot.table(world).send("Table")).create_thread(name="Talk")
        await thread.leave()
        await thread.join()
        await thread.edit(archived=True)
        assert [one.name for one in world.threads] == ["Talk"]
        assert [one.id async for one in bot.table(world).archived_threads()] == [thread.id]
        await bot.trying(thread.delete())
        assert bot.refusals == [50013]


async def test_a_direct_message_reaches_one_person() -> None:
    async with evening() as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        user = await bot.fetch_user(red.id)
        await user.send("Your hand: three sheep")
        assert [one.text for one in red.dms()] == ["Your hand: three sheep"]
        assert blue.dms() == []


async def test_closed_direct_messages_can_be_opened_but_not_sent() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        red.close_dms()
        channel = await (await bot.fetch_user(red.id)).create_dm()
        await bot.trying(channel.send("?"))
        red.open_dms()
        await bot.trying(channel.send("!"))
        red.leave()
        await bot.trying(channel.send("?"))
        assert bot.refusals == [50007, 0, 50278]


async def test_a_deleted_channel_takes_its_messages_along() -> None:
    async with evening() as (world, bot):
        channel = bot.table(world)
        message = await channel.send("Here")
        world.delete(world.table)
        await bot.trying(channel.send("?"))
        await bot.trying(message.edit(content="?"))
        assert bot.refusals == [10003, 10003]
        await world.until(lambda: bot.get_channel(world.table.id) is None)


async def test_a_deleted_message_is_unknown() -> None:
    async with evening() as (world, bot):
        message = await bot.table(world).send("Here")
        world.delete(world.member("Red").sees()[-1])
        await bot.trying(message.edit(content="?"))
        await bot.trying(message.delete())
        assert bot.refusals == [10008, 10008]


async def test_nobody_edits_what_others_wrote() -> None:
    async with evening() as (world, bot):
        seen = world.member("Red").says("Mine")
        partial = bot.table(world).get_partial_message(seen.id)
        await bot.trying(partial.edit(content="Yours"))
        await bot.trying(partial.delete())
        assert bot.refusals == [50005, 50013]


async def test_history_is_read_newest_first_without_ephemerals() -> None:
    async def whisper(asked: Asked) -> None:
        await asked.response.send_message("Psst", ephemeral=True)

    async with evening(whisper) as (world, bot):
        await world.member("Red").slash("whisper")
        for text in ("One", "Two", "Three"):
            await bot.table(world).send(text)
        history = [one.content async for one in bot.table(world).history(limit=2)]
        assert history == ["Three", "Two"]


async def test_nobody_is_answered_in_a_channel_that_is_gone() -> None:
    async def shut(asked: Asked) -> None:
        kept[0].delete(kept[0].table)
        await asked.client.trying(asked.response.send_message("Here?"))
        asked.client.refusals.append(-1)

    kept: list[World] = []
    clock = ManualClock()
    async with evening(shut, clock=clock) as (world, bot):
        kept.append(world)
        red = world.member("Red")
        red.client.run("shut", {}, world.table)
        await world.until(lambda: bot.refusals == [10003, -1])
