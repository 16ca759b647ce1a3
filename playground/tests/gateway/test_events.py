"""Events: which bot is told of what, by its intents, guilds and shards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import pytest

from playground import ChannelType, NotOffered, World
from playground.tests.support.bots import Bot, running, world_with_bot
from playground.tests.support.commands import listener, pong

if TYPE_CHECKING:
    from playground import Channel
    from playground.state.changes import Change


async def test_messages_are_heard_only_with_the_intent() -> None:
    async with World.open() as world:
        deaf, keen = listener(world), listener(world, guild_messages=True)
        async with running(deaf, world), running(keen, world):
            world.member("Red").says("Hello")
            await keen.table(world).send("Hello yourself")
            await world.until(lambda: len(keen.heard) == 2)
            assert deaf.heard == []
            assert keen.heard == ["Red: ", "Ears: Hello yourself"]


async def test_content_of_others_needs_the_privileged_intent() -> None:
    async with World.open() as world:
        bot = listener(world, privileged=True, guild_messages=True, message_content=True)
        async with running(bot, world):
            world.member("Red").says("Hello")
            await world.until(lambda: bot.heard == ["Red: Hello"])


async def test_two_bots_answer_their_own_commands() -> None:
    async with World.open() as world:
        ours, theirs = Bot(world.application("Bot")), Bot(world.application("Pong"))
        ours.tree.command(name="play", description="Play")(pong)
        theirs.tree.command(name="pong", description="Pong")(pong)
        async with running(ours, world), running(theirs, world):
            red = world.member("Red")
            assert (await red.slash("play")).author == "Bot"
            assert (await red.slash("pong")).author == "Pong"


async def test_a_sharded_bot_hears_each_guild_on_one_shard() -> None:
    async with World.open() as world:
        world.guild("Harbour")
        app = world.application("Bot")
        bot = discord.AutoShardedClient(
            intents=discord.Intents(guilds=True),
            connector=app.connector(),
            guild_ready_timeout=0.02,
        )
        async with bot:
            task = asyncio.create_task(bot.start(app.token))
            await world.until(bot.is_ready)
            assert {guild.name: guild.shard_id for guild in bot.guilds} == {"Home": 0, "Harbour": 0}
        await task


async def test_a_bot_learns_of_a_guild_it_is_added_to() -> None:
    async with world_with_bot() as (world, bot):
        harbour = world.guild("Harbour", locale="es-ES", community=True)
        await world.until(lambda: bot.get_guild(harbour.id) is not None)
        guild = bot.get_guild(harbour.id)
        assert guild is not None
        assert guild.preferred_locale is discord.Locale.spain_spanish


async def test_a_thread_in_a_hidden_channel_is_not_announced() -> None:
    async with world_with_bot() as (world, bot):
        hidden, owner = world.channel("hidden"), world.home.owner
        world.forbid("VIEW_CHANNEL", hidden)
        world.state.add_thread(hidden, owner, "Unseen", ChannelType.PUBLIC_THREAD)
        seen = world.state.add_thread(world.table, owner, "Seen", ChannelType.PUBLIC_THREAD)
        guild = bot.get_guild(world.home.id)
        assert guild is not None
        await world.until(lambda: guild.threads)
        assert [one.id for one in guild.threads] == [seen.id]


class Mourner(Bot):
    """A bot that notes what it hears of deletions."""

    def __init__(self, world: World, **intents: bool) -> None:
        super().__init__(
            world.application("Ears", privileged=False), discord.Intents(guilds=True, **intents)
        )
        self.heard: list[object] = []

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        self.heard.append(gone.message_id)

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        self.heard.append(gone.message_ids)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        self.heard.append(gone.name)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        self.heard.append((gone.thread_id, gone.parent_id))


async def test_a_moderator_deletes_messages_one_by_one_or_at_once() -> None:
    async with World.open() as world:
        keen, deaf = Mourner(world, guild_messages=True), Mourner(world)
        red, blue = world.member("Red", permissions=["MANAGE_MESSAGES"]), world.member("Blue")
        async with running(keen, world), running(deaf, world):
            one, two, three = (blue.says(text) for text in ("one", "two", "three"))
            with pytest.raises(NotOffered):
                blue.deletes(red.says("mine"))
            red.deletes(one)
            red.deletes(two, three)
            await world.until(lambda: len(keen.heard) == 2)
            assert keen.heard == [one.id, {two.id, three.id}]
            assert [seen.text for seen in blue.sees()] == ["mine"]
            assert deaf.heard == [], "without the messages' intent"


async def test_a_deleted_channel_tells_of_no_thread_in_it() -> None:
    """Discord sends one CHANNEL_DELETE; the library tells of the threads that it knew."""
    async with World.open() as world:
        bot = Mourner(world)
        async with running(bot, world):
            place = world.channel("pit")
            channel = await bot.fetch_channel(place.id)
            assert isinstance(channel, discord.TextChannel)
            kind = discord.ChannelType.public_thread
            lone, other = [await channel.create_thread(name=n, type=kind) for n in "ab"]
            world.delete(next(one for one in world.threads if one.id == lone.id))
            await world.until(lambda: bot.heard)
            told = [change.what for change in changes_of(world, place)]
            assert told == ["channel_deleted"] * 2, "the page hears of both"
            await world.until(lambda: len(bot.heard) == 3)
            assert bot.heard == [(lone.id, place.id), "pit", (other.id, place.id)]


def changes_of(world: World, gone: Channel) -> list[Change]:
    heard: list[Change] = []
    world.state.changes.listeners.append(heard.append)
    world.delete(gone)
    return heard


async def test_a_deleted_role_is_told_and_leaves_its_holders() -> None:
    async with World.open() as world:
        bot = Mourner(world)
        async with running(bot, world):
            red = world.member("Red")
            role = world.role("Hosts", red)
            guild = bot.get_guild(world.home.id)
            assert guild
            await world.until(lambda: guild.get_role(role.id))
            world.delete(role)
            await world.until(lambda: guild.get_role(role.id) is None)
            assert role.id not in world.home.members[red.user.id].roles


async def test_a_bot_hears_of_a_private_thread_when_it_is_added() -> None:
    async with World.open() as world:
        bot = Mourner(world)
        async with running(bot, world):
            owner, guild = world.member("Red").user, bot.get_guild(world.home.id)
            assert guild
            assert bot.user
            secret = world.state.add_thread(
                world.table, owner, "Secret", ChannelType.PRIVATE_THREAD
            )
            await world.idle()
            assert guild.get_thread(secret.id) is None
            world.state.join_thread(secret, world.state.users[bot.user.id])
            await world.until(lambda: guild.get_thread(secret.id))
