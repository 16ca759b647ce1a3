"""What a test can make go wrong: bots without a place, servers without a language."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import ChannelType, InteractionFailed, World
from playground.tests.support.bots import Asked, Bot, running, world_with_bot
from playground.tests.support.commands import pong, silence


async def inspect(asked: Asked) -> None:
    """Tell what an interaction says of the bot's rights and of the server's language."""
    may = asked.app_permissions
    rights = (may.view_channel, may.send_messages, may.attach_files, may.manage_guild)
    language = asked.guild_locale.value if asked.guild_locale else "none"
    await asked.response.send_message(f"{[int(one) for one in rights]} {language}")


async def test_a_server_speaks_english_until_it_is_a_community() -> None:
    async with world_with_bot(inspect) as (world, bot):
        harbour = world.guild("Harbour", locale="de")
        red = world.member("Red", locale="de", guild=harbour)
        quay = next(iter(harbour.channels.values()))
        assert (await red.slash("inspect", at=quay)).text.endswith("en-US")
        world.make_community("de", harbour)
        assert (await red.slash("inspect", at=quay)).text.endswith("de")
        guild = bot.get_guild(harbour.id)
        await world.until(lambda: guild is not None and "COMMUNITY" in guild.features)
        assert guild is not None
        assert guild.preferred_locale is discord.Locale.german


async def test_a_bot_that_is_no_member_answers_and_may_nothing_else() -> None:
    async with World.open() as world:
        bot = Bot(world.application("Bot", member=False))
        bot.tree.command(description="?")(inspect)
        async with running(bot, world):
            red = world.member("Red")
            assert list(bot.guilds) == []
            assert (await red.slash("inspect")).text == "[1, 1, 1, 0] en-US"
            await bot.trying(bot.get_partial_messageable(world.table.id).send("?"))
            assert bot.refusals == [50001]


async def test_a_bot_that_is_no_member_is_told_of_files_and_embeds_whatever_everybody_may() -> None:
    async with World.open() as world:
        bot = Bot(world.application("Bot", member=False))
        bot.tree.command(description="?")(inspect)
        world.home.roles[world.home.id].permissions = 1 << 10 | 1 << 31
        async with running(bot, world):
            assert (await world.member("Red").slash("inspect")).text == "[1, 0, 1, 0] en-US"


async def test_a_bot_answers_in_a_channel_that_it_does_not_see() -> None:
    async with world_with_bot(inspect) as (world, bot):
        red = world.member("Red")
        world.forbid("VIEW_CHANNEL", world.table)
        assert (await red.slash("inspect")).text == "[0, 0, 0, 0] en-US"
        await bot.trying(bot.table(world).send("?"))
        assert bot.refusals == [50001]


async def test_in_direct_messages_a_bot_is_told_of_four_rights_only() -> None:
    async def rights(asked: Asked) -> None:
        told = sorted(name for name, may in asked.app_permissions if may)
        await asked.response.send_message(" ".join(told))

    async with world_with_bot(rights) as (world, _):
        red = world.member("Red")
        seen = await red.slash("rights", at=red.dm)
        assert seen.text == "attach_files embed_links external_emojis mention_everyone"


async def test_a_hidden_channel_is_listed_and_comes_back_with_its_threads() -> None:
    async with World.open() as world:
        bot = Bot(world.application("Bot"))
        talk = world.state.add_thread(world.table, bot.app.user, "Talk", ChannelType.PUBLIC_THREAD)
        world.forbid("VIEW_CHANNEL", world.table)
        async with running(bot, world):
            table = bot.table(world)
            assert not table.permissions_for(table.guild.me).view_channel
            assert table.threads == []
            world.allow("VIEW_CHANNEL", world.table)
            await world.until(lambda: [one.id for one in table.threads] == [talk.id])
            assert table.permissions_for(table.guild.me).view_channel


async def test_a_bot_is_removed_and_invited_again() -> None:
    async with world_with_bot(pong) as (world, bot):
        red = world.member("Red")
        world.remove(bot.app)
        await world.until(lambda: bot.get_guild(world.home.id) is None)
        await bot.trying(bot.get_partial_messageable(world.table.id).send("?"))
        assert red.client.commands(world.table) == []
        world.invite(bot.app)
        await world.until(lambda: bot.get_guild(world.home.id))
        assert (await red.slash("pong")).text == "pong"
        assert bot.refusals == [50001]


async def test_interactions_may_fail_sooner_than_after_three_seconds() -> None:
    async with world_with_bot(silence) as (world, _):
        world.answer_within(0.01)
        started = asyncio.get_running_loop().time()
        with pytest.raises(InteractionFailed):
            await world.member("Red").slash("silence")
        assert asyncio.get_running_loop().time() - started < 1


async def test_whatever_is_asked_about_one_channel_is_refused_and_nothing_else() -> None:
    async with world_with_bot(pong) as (world, bot):
        other = world.channel("other")
        world.refuse_where(other)
        await bot.trying(bot.get_partial_messageable(other.id).send("?"))
        await bot.trying(bot.get_partial_messageable(world.table.id).send("!"))
        assert bot.refusals == [50001, 0]
        red = world.member("Red")
        world.answer_within(0.2)
        with pytest.raises(InteractionFailed):
            await red.slash("pong", at=other)
        world.answer_within(3)
        assert (await red.slash("pong", at=world.table)).text == "pong"


async def test_events_and_answers_come_as_a_newer_discord_might_send_them() -> None:
    async with world_with_bot(pong) as (world, bot):
        world.change_events("INTERACTION_CREATE", lambda sent: sent.update(new_field=[1]))
        assert (await world.member("Red").slash("pong")).text == "pong"
        world.change_answers("/gateway/bot", lambda answer: answer.update(shards=7))
        assert (await bot.http.get_bot_gateway())[0] == 7


async def test_an_event_that_nothing_has_caused_is_heard() -> None:
    async with world_with_bot(pong) as (world, bot):
        payload = {"id": str(world.home.id), "unavailable": True}
        world.send_event("GUILD_DELETE", payload, world.home)
        await world.until(lambda: not bot.guilds or bot.guilds[0].unavailable)


async def test_an_answer_in_a_thread_that_is_closed_and_locked_is_refused() -> None:
    heard: list[Asked] = []

    async def hold(asked: Asked) -> None:
        """Answer nothing yet."""
        heard.append(asked)

    async with world_with_bot(hold) as (world, _):
        red = world.member("Red")
        thread = world.state.add_thread(world.table, red.user, "talk", ChannelType.PUBLIC_THREAD)
        red.client.run("hold", {}, thread)
        await world.until(lambda: heard)
        world.archive(thread, locked=True)
        with pytest.raises(discord.HTTPException) as refused:
            await heard[0].response.send_message("too late")
        assert refused.value.code == 50083


async def test_messages_are_pinned_by_the_route_of_before_as_well() -> None:
    async with world_with_bot(pong) as (world, bot):
        sent = await bot.get_partial_messageable(world.table.id).send("!")
        route = discord.http.Route(
            "PUT",
            "/channels/{channel_id}/pins/{message_id}",
            channel_id=world.table.id,
            message_id=sent.id,
        )
        with pytest.raises(discord.Forbidden):
            await bot.http.request(route)
        world.invite(bot.app, permissions=["PIN_MESSAGES"])
        await bot.http.request(route)
        assert world.table.messages[sent.id].pinned


async def test_a_media_channel_takes_threads_alone() -> None:
    async with world_with_bot(pong) as (world, bot):
        media = world.channel("media", kind=ChannelType.MEDIA)
        await bot.trying(bot.get_partial_messageable(media.id).send("?"))
        assert bot.refusals == [50008]
