"""Answers to commands and buttons, over real HTTP: in time, once, privately, later."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import InteractionFailed, ManualClock, World
from playground.tests.support.bots import Asked, world_with_bot
from playground.tests.support.commands import Table, drawing, hello, silence


async def test_a_slash_command_is_answered_and_everybody_reads_it() -> None:
    async with world_with_bot(hello) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        seen = await red.slash("hello", name="Red")
        assert seen.text == "Hello, Red!"
        assert blue.sees()[-1].text == "Hello, Red!"


async def test_a_press_reaches_the_bot_and_its_answer_the_channel() -> None:
    async with world_with_bot(hello) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("hello")
        seen = await blue.press("Join")
        assert seen.text == "Welcome, Blue!"
        assert [one.author for one in red.sees()] == ["Bot", "Bot"]


async def test_three_silent_seconds_fail_the_interaction() -> None:
    clock = ManualClock()
    async with world_with_bot(silence, clock=clock) as (world, _):
        waiting = asyncio.create_task(world.member("Red").slash("silence"))
        await asyncio.sleep(0)
        clock.advance(3)
        with pytest.raises(InteractionFailed, match="Red got no answer to /silence"):
            await waiting


async def test_an_answer_after_three_seconds_finds_no_interaction() -> None:
    clock = ManualClock()

    async def late(asked: Asked) -> None:
        clock.advance(3)
        await asked.client.trying(asked.response.send_message("Sorry!"))

    async with world_with_bot(late, clock=clock) as (world, bot):
        with pytest.raises(InteractionFailed):
            await world.member("Red").slash("late")
        await world.idle()
        assert bot.refusals == [10062]
        assert world.member("Blue").sees() == []


async def test_a_second_answer_is_refused() -> None:
    async def twice(asked: Asked) -> None:
        same = copy.copy(asked)  # the library itself would refuse a second answer
        await asked.response.send_message("Once")
        await asked.client.trying(same.response.send_message("Twice"))

    async with world_with_bot(twice) as (world, bot):
        await world.member("Red").slash("twice")
        await world.idle()
        assert bot.refusals == [40060]


async def test_a_doubled_delivery_answers_once() -> None:
    async def once(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("Here"))

    async with world_with_bot(once) as (world, bot):
        world.deliver_twice(next=1)
        red = world.member("Red")
        await red.slash("once")
        await world.idle()
        assert sorted(bot.refusals) == [0, 40060]
        assert [one.text for one in red.sees()] == ["Here"]


async def test_the_token_lasts_fifteen_minutes() -> None:
    clock = ManualClock()
    kept: list[Asked] = []

    async def keep(asked: Asked) -> None:
        kept.append(asked)
        await asked.response.send_message("Kept")

    async with world_with_bot(keep, clock=clock) as (world, bot):
        red = world.member("Red")
        await red.slash("keep")
        clock.advance(15 * 60 - 1)
        await bot.trying(kept[0].edit_original_response(content="Still there"))
        clock.advance(1)
        await bot.trying(kept[0].edit_original_response(content="Too late"))
        await bot.trying(kept[0].followup.send("Too late"))
        assert bot.refusals == [0, 50027, 50027]
        assert [one.text for one in red.sees()] == ["Still there"]


async def test_a_bot_may_think_and_then_speak() -> None:
    async def ponder(asked: Asked) -> None:
        await asked.response.defer(thinking=True)
        await asked.edit_original_response(content="42")

    async with world_with_bot(ponder) as (world, _):
        seen = await world.member("Red").slash("ponder")
        assert seen.text == "42"
        assert not seen.thinking
        assert not seen.edited


async def test_an_ephemeral_answer_is_for_one_pair_of_eyes() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message("Three sheep", ephemeral=True)

    async with world_with_bot(hand) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        seen = await red.slash("hand")
        assert seen.ephemeral
        assert seen.public_metadata is None
        assert red.ephemerals()[-1].text == "Three sheep"
        assert blue.sees() == []


async def test_the_first_follow_up_after_thinking_keeps_its_privacy() -> None:
    async def whisper(asked: Asked) -> None:
        await asked.response.defer(thinking=True, ephemeral=True)
        await asked.followup.send("loud?", ephemeral=False)
        await asked.followup.send("loud!", ephemeral=False)

    async with world_with_bot(whisper) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("whisper")
        await world.idle()
        assert [one.text for one in red.sees()] == ["loud?", "loud!"]
        assert [one.text for one in blue.sees()] == ["loud!"]
        assert blue.sees()[0].public_metadata is not None


async def test_an_ephemeral_message_is_out_of_the_channel_routes_reach() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message("Mine", ephemeral=True)
        message = await asked.original_response()
        assert isinstance(asked.channel, discord.TextChannel)
        partial = asked.channel.get_partial_message(message.id)
        await asked.client.trying(partial.edit(content="Yours"))
        await message.edit(content="Still mine")

    async with world_with_bot(hand) as (world, bot):
        red = world.member("Red")
        await red.slash("hand")
        await world.idle()
        assert bot.refusals == [10008]
        assert [one.text for one in red.sees()] == ["Still mine"]


async def test_an_original_response_can_be_taken_back() -> None:
    async def oops(asked: Asked) -> None:
        await asked.response.defer(thinking=True)
        await asked.delete_original_response()

    async with world_with_bot(oops) as (world, _):
        red = world.member("Red")
        seen = await red.slash("oops")
        assert seen.deleted
        assert red.sees() == []


async def test_an_acknowledged_press_waits_for_what_follows() -> None:
    class Slow(ui.View):
        @ui.button(label="Roll")
        async def roll(self, asked: Asked, _button: ui.Button[Slow]) -> None:
            await asked.response.defer()
            await asked.edit_original_response(content="Six!", view=None)

    async def dice(asked: Asked) -> None:
        await asked.response.send_message("Dice", view=Slow())

    async with world_with_bot(dice) as (world, _):
        red = world.member("Red")
        await red.slash("dice")
        seen = await red.press("Roll")
        assert (seen.text, seen.buttons) == ("Six!", [])


async def test_thinking_may_end_in_a_layout_with_a_picture() -> None:
    async def ponder(asked: Asked) -> None:
        await asked.response.defer(thinking=True, ephemeral=True)
        view = Table("a.png")
        await asked.edit_original_response(
            view=view, attachments=[discord.File(drawing(), "a.png")]
        )

    async with world_with_bot(ponder) as (world, _):
        seen = await world.member("Red").slash("ponder")
        assert (seen.ephemeral, seen.thinking, len(seen.pictures)) == (True, False, 1)
        assert "/ephemeral-attachments/" in seen.pictures[0].url


async def test_a_form_opened_by_a_button_may_change_its_message() -> None:
    class Rename(ui.Modal, title="Name"):
        name: ui.TextInput[Rename] = ui.TextInput(label="New name")

        async def on_submit(self, asked: discord.Interaction[Any]) -> None:
            await asked.response.edit_message(content=f"Boat {self.name.value}")

    class Boat(ui.View):
        @ui.button(label="Rename")
        async def rename(self, asked: Asked, _button: ui.Button[Boat]) -> None:
            await asked.response.send_modal(Rename())

    async def boat(asked: Asked) -> None:
        await asked.response.send_message("Boat ?", view=Boat())

    async with world_with_bot(boat) as (world, _):
        red = world.member("Red")
        await red.slash("boat")
        form = await red.press("Rename")
        assert (await form.submit(new_name="Ark")).text == "Boat Ark"
        assert [one.text for one in red.sees()] == ["Boat Ark"]


async def test_nobody_is_answered_in_a_channel_that_is_gone() -> None:
    async def shut(asked: Asked) -> None:
        kept[0].delete(kept[0].table)
        await asked.client.trying(asked.response.send_message("Here?"))
        asked.client.refusals.append(-1)

    kept: list[World] = []
    clock = ManualClock()
    async with world_with_bot(shut, clock=clock) as (world, bot):
        kept.append(world)
        red = world.member("Red")
        red.client.run("shut", {}, world.table)
        await world.until(lambda: bot.refusals == [10003, -1])


async def test_text_cannot_complete_a_number() -> None:
    async def load(asked: Asked, boat: int) -> None:
        await asked.response.send_message(str(boat))

    async with world_with_bot(load) as (world, bot):
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
