"""What a stand-in easily lets through and Discord does not: files, replies, sleep, silence."""

from __future__ import annotations

import io

import aiohttp
import discord
from discord import app_commands

from playground import ManualClock
from tests.playground.bots import API, Asked, ask, evening, wire

MIB = 1024 * 1024


def files(*sizes: int) -> list[discord.File]:
    return [discord.File(io.BytesIO(b"x" * size), f"{n}.bin") for n, size in enumerate(sizes)]


async def test_a_file_of_ten_mebibytes_passes_and_a_larger_one_does_not() -> None:
    async with evening() as (world, bot):
        table = bot.table(world)
        await bot.trying(table.send(files=files(10 * MIB)))
        await bot.trying(table.send(files=files(10 * MIB + 1)))
        await bot.trying(table.send(files=files(9 * MIB, 9 * MIB, 9 * MIB)))
        assert bot.refusals == [0, 40005, 40005]


async def test_a_message_holds_ten_files_also_after_an_edit() -> None:
    async with evening() as (world, bot):
        message = await bot.table(world).send(files=files(*[1] * 9))
        await bot.trying(message.add_files(*files(1)))
        await bot.trying(message.edit(attachments=[*message.attachments, *files(1, 1)]))
        assert bot.refusals == [0, 50035]


async def test_a_reply_needs_its_message() -> None:
    async with evening() as (world, bot):
        table = bot.table(world)
        first = await table.send("First")
        reply = await table.send("Second", reference=first)
        assert reply.type is discord.MessageType.reply
        gone = discord.MessageReference(message_id=1, channel_id=table.id)
        await bot.trying(table.send("Third", reference=gone))
        gone.fail_if_not_exists = False
        await bot.trying(table.send("Fourth", reference=gone))
        assert bot.refusals == [50035, 0]


async def test_blank_words_are_none_and_words_are_trimmed() -> None:
    async with evening() as (world, bot):
        message = await bot.table(world).send("  hi  ")
        assert message.content == "hi"
        await bot.trying(message.edit(content="   "))
        assert bot.refusals == [50006]


async def test_a_silent_message_notifies_nobody() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        allowed = discord.AllowedMentions(users=True)
        await bot.table(world).send(red.mention, allowed_mentions=allowed, silent=True)
        assert red.sees()[-1].mentions == []


async def test_a_quiet_thread_falls_asleep_and_a_message_wakes_it() -> None:
    clock = ManualClock()
    async with evening(clock=clock) as (world, bot):
        thread = await bot.table(world).create_thread(
            name="Talk", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        message = await thread.send("Hello")
        clock.advance(3601)
        await bot.trying(message.edit(content="Still there?"))
        await bot.trying(thread.send("Awake"))
        await bot.trying(message.edit(content="Good"))
        assert bot.refusals == [50083, 0, 0]


async def test_text_cannot_complete_a_number() -> None:
    async def load(asked: Asked, boat: int) -> None:
        await asked.response.send_message(str(boat))

    async with evening(load) as (world, bot):
        command = bot.tree.get_command("load")
        assert isinstance(command, app_commands.Command)

        @command.autocomplete("boat")
        async def offer(asked: Asked, _typed: str) -> list[app_commands.Choice[int]]:
            text: list[app_commands.Choice[str]] = [app_commands.Choice(name="One", value="1")]
            await bot.trying(asked.response.autocomplete(text))
            return [app_commands.Choice(name="One", value=1)]

        await bot.tree.sync()
        assert await world.member("Red").complete("load", "boat", "") == [("One", 1)]
        assert bot.refusals == [50035]


async def test_a_hundred_and_one_commands_are_too_many_and_names_are_unique() -> None:
    async with evening() as (_, bot), wire(bot.app) as session:
        path = f"/applications/{bot.app.id}/commands"
        made = [await ask(session, "POST", path, name=f"c{n}", description="?") for n in range(101)]
        assert [one["status"] for one in made].count(200) == 100
        assert made[-1]["code"] == 30032
        renamed = await ask(session, "PATCH", f"{path}/{made[0]['id']}", name="c1")
        assert renamed["status"] == 400


async def test_a_token_without_its_scheme_opens_nothing() -> None:
    async with evening() as (_, bot):
        headers = {"Authorization": bot.app.token}
        async with (
            aiohttp.ClientSession(connector=bot.app.connector(), headers=headers) as session,
            session.get(f"{API}/users/@me") as answer,
        ):
            assert answer.status == 401
