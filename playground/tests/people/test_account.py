"""What people decide about their accounts, as a bot learns of it."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from playground import NotOffered, World
from playground.tests.support.bots import Asked, Bot, running, world_with_bot


async def whoami(asked: Asked) -> None:
    await asked.response.send_message(asked.user.display_name)


async def test_a_nickname_is_that_of_one_server() -> None:
    async with world_with_bot(whoami) as (world, _):
        harbour = world.guild("Harbour")
        red = world.member("Red", nick="Admiral")
        red.join(harbour)
        assert (await red.slash("whoami")).text == "Admiral"
        quay = next(iter(harbour.channels.values()))
        assert (await red.slash("whoami", at=quay)).text == "Red"
        assert (await red.slash("whoami", at=red.dm)).text == "Red"
        red.nickname(None, world.home)
        assert (await red.slash("whoami", at=world.table)).text == "Red"


async def test_a_bot_with_the_members_intent_hears_of_a_new_nickname() -> None:
    async with World.open() as world:
        intents = discord.Intents(guilds=True, members=True)
        bot = Bot(world.application("Bot", privileged=True), intents)
        async with running(bot, world):
            red = world.member("Red")
            guild = bot.get_guild(world.home.id)
            assert guild is not None
            await world.until(lambda: guild.get_member(red.id))
            red.nickname("Admiral")
            member = guild.get_member(red.id)
            await world.until(lambda: member is not None and member.display_name == "Admiral")


def travelling_bot(world: World) -> Bot:
    """A bot that no server has, with one command for people and one for servers."""
    bot = Bot(world.application("Bot"))
    world.remove(bot.app)
    everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    for_people = app_commands.allowed_installs(guilds=False, users=True)
    bot.tree.command(description="?")(everywhere(for_people(travel)))
    for_servers = app_commands.allowed_installs(guilds=True, users=False)
    bot.tree.command(description="?")(for_servers(stay))
    return bot


async def travel(asked: Asked) -> None:
    mine, theirs = asked.is_user_integration(), asked.is_guild_integration()
    await asked.response.send_message(f"{mine} {theirs}")
    for number in range(6):
        await asked.followup.send(f"{number}")


async def stay(asked: Asked) -> None:
    await asked.response.send_message("here")


async def test_only_who_installed_an_application_has_its_commands_where_no_server_did() -> None:
    async with World.open() as world:
        bot = travelling_bot(world)
        async with running(bot, world):
            red, blue = world.member("Red"), world.member("Blue")
            red.install(bot.app)
            assert [one["name"] for _, one in red.client.commands(world.table)] == ["travel"]
            with pytest.raises(NotOffered):
                await blue.slash("travel")


async def test_an_installed_application_speaks_softly_and_five_times_more() -> None:
    async with World.open() as world:
        bot = travelling_bot(world)
        async with running(bot, world):
            red, blue = world.member("Red"), world.member("Blue")
            red.install(bot.app)
            seen = await red.slash("travel")
            await world.idle()
            assert seen.text == "True False"
            assert [one.text for one in red.sees()[1:]] == ["0", "1", "2", "3", "4"]
            assert blue.sees() == []
