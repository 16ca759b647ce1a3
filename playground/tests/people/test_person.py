"""People press what is on screen, and nothing else."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from playground import NotOffered
from playground.tests.support.bots import Asked, ask, raw_session, world_with_bot
from playground.tests.support.commands import Move, table, text_only


class Choice(ui.View):
    """An open and a closed door."""

    @ui.button(label="Open", custom_id="open")
    async def open(self, asked: Asked, _button: ui.Button[Choice]) -> None:
        await asked.response.send_message("Opened", ephemeral=True)

    @ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, asked: Asked, _button: ui.Button[Choice]) -> None:
        """Never be called."""


async def doors(asked: Asked) -> None:
    await asked.response.send_message("Doors", view=Choice())


async def test_a_disabled_button_cannot_be_pressed() -> None:
    async with world_with_bot(doors) as (world, _):
        red = world.member("Red")
        seen = await red.slash("doors")
        assert seen.labels == ["Open"]
        with pytest.raises(NotOffered, match=r"Red finds no enabled button 'Closed'"):
            await red.press("Closed")


async def test_the_newest_button_of_that_name_is_pressed_unless_told_otherwise() -> None:
    async with world_with_bot(doors) as (world, _):
        red = world.member("Red")
        first, second = await red.slash("doors"), await red.slash("doors")
        await red.press("Open")
        world.delete(second)
        assert (await red.press("Open", on=first)).ephemeral


async def test_a_button_in_a_direct_message_is_found() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        await (await bot.fetch_user(red.id)).send("Doors", view=Choice())
        assert (await red.press("Open", in_dm=True)).text == "Opened"


async def test_a_press_on_its_way_meets_a_changed_message() -> None:
    async with world_with_bot(table) as (world, bot):
        bot.add_dynamic_items(Move)
        red = world.member("Red")
        stale = await red.slash("table")
        await (
            bot.table(world)
            .get_partial_message(stale.id)
            .edit(view=text_only("Nothing left to press"), attachments=[])
        )
        with pytest.raises(NotOffered, match="no enabled button 'Row'"):
            await red.press("Row", on=stale)
        assert "Red's turn" in (await red.press_late("Row", on=stale)).text


async def test_a_mention_without_effect_names_only_whom_the_app_knows() -> None:
    async with world_with_bot() as (world, bot):
        red, blue = world.member("Red", nick="Admiral"), world.member("Blue")
        text = f"{red.mention} and {blue.mention}"
        await bot.table(world).send(text, allowed_mentions=discord.AllowedMentions.none())
        assert red.reads(red.sees()[-1]) == "@Admiral and @unknown-user"
        only_red = discord.AllowedMentions(users=[discord.Object(red.id)])
        message = await bot.table(world).send(text, allowed_mentions=only_red)
        assert blue.reads(blue.sees()[-1]) == "@Admiral and @Blue"
        await message.edit(content=f"{text}!", allowed_mentions=discord.AllowedMentions.none())
        assert blue.reads(blue.sees()[-1]) == "@unknown-user and @Blue!"
        red.says("Hello")
        assert blue.reads(blue.sees()[-2]) == "@Admiral and @Blue!"


async def test_an_edit_that_says_nothing_of_mentions_brings_all_and_pings_nobody() -> None:
    async with world_with_bot(doors) as (world, bot):
        red = world.member("Red")
        seen = await red.slash("doors")
        path = f"/channels/{world.table.id}/messages/{seen.id}"
        async with raw_session(bot.app) as session:
            told = await ask(session, "PATCH", path, content=f"Over to {red.mention}")
        assert [one["id"] for one in told["mentions"]] == [str(red.id)]
        assert red.sees()[-1].mentions == []
