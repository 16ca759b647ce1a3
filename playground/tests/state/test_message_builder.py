"""Files and layouts: how large, how many, and where they end up."""

from __future__ import annotations

import io

import discord

from playground.tests.support.bots import Asked, world_with_bot
from playground.tests.support.commands import Move, drawing, table, text_only


async def test_a_dynamic_button_swaps_the_picture() -> None:
    async with world_with_bot(table) as (world, bot):
        bot.add_dynamic_items(Move)
        red = world.member("Red")
        before = await red.slash("table")
        after = await red.press("Row")
        assert [one.filename for one in after.pictures] == ["after.png"]
        assert [one.filename for one in before.pictures] == ["before.png"]
        assert len(after.files) == 1


async def test_a_bot_reads_its_picture_back_from_the_cdn() -> None:
    sizes: list[int] = []

    async def show(asked: Asked) -> None:
        await asked.response.send_message(file=discord.File(drawing(), "a b.png"))
        message = await asked.original_response()
        sizes.append(len(await message.attachments[0].read()))

    async with world_with_bot(show) as (world, _):
        seen = await world.member("Red").slash("show")
        await world.idle()
        assert seen.pictures[0].filename == "a_b.png"
        assert sizes == [len(drawing().getvalue())]


async def test_a_layout_never_becomes_plain_text_again() -> None:
    async def change(asked: Asked) -> None:
        await asked.response.send_message(view=text_only("Layout"))
        await asked.client.trying(asked.edit_original_response(content="Plain", view=None))

    async with world_with_bot(change) as (world, bot):
        await world.member("Red").slash("change")
        await world.idle()
        assert bot.refusals == [50035]


async def test_a_plain_message_becomes_a_layout_only_when_emptied() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send("Plain")
        await bot.trying(message.edit(view=text_only("Layout")))
        await bot.trying(message.edit(content=None, view=text_only("Layout")))
        assert bot.refusals == [50035, 0]
        assert world.member("Red").sees()[-1].text == "Layout"


MIB = 1024 * 1024


def files(*sizes: int) -> list[discord.File]:
    return [discord.File(io.BytesIO(b"x" * size), f"{n}.bin") for n, size in enumerate(sizes)]


async def test_a_file_of_ten_mebibytes_passes_and_a_larger_one_does_not() -> None:
    async with world_with_bot() as (world, bot):
        table = bot.table(world)
        await bot.trying(table.send(files=files(10 * MIB)))
        await bot.trying(table.send(files=files(10 * MIB + 1)))
        await bot.trying(table.send(files=files(9 * MIB, 9 * MIB, 9 * MIB)))
        assert bot.refusals == [0, 40005, 40005]


async def test_a_message_holds_ten_files_also_after_an_edit() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send(files=files(*[1] * 9))
        await bot.trying(message.add_files(*files(1)))
        await bot.trying(message.edit(attachments=[*message.attachments, *files(1, 1)]))
        assert bot.refusals == [0, 50035]


async def test_blank_words_are_none_and_words_are_trimmed() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send("  hi  ")
        assert message.content == "hi"
        await bot.trying(message.edit(content="   "))
        assert bot.refusals == [50006]


async def test_a_silent_message_notifies_nobody() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        allowed = discord.AllowedMentions(users=True)
        await bot.table(world).send(red.mention, allowed_mentions=allowed, silent=True)
        assert red.sees()[-1].mentions == []
