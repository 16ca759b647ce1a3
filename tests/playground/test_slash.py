"""Slash commands, buttons and their answers, over the real wire."""

from __future__ import annotations

import asyncio
import copy

import discord
import pytest

from playground import InteractionFailed, ManualClock, NotOffered
from tests.playground.bots import Asked, evening


class Door(discord.ui.View):
    """One button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", emoji="🚪", custom_id="join")
    async def join(self, asked: Asked, _button: discord.ui.Button[Door]) -> None:
        await asked.response.send_message(f"Welcome, {asked.user.display_name}!")


async def hello(asked: Asked, name: str = "you") -> None:
    await asked.response.send_message(f"Hello, {name}!", view=Door())


async def silence(asked: Asked) -> None:
    """Never answer."""


async def test_a_slash_command_is_answered_and_everybody_reads_it() -> None:
    async with evening(hello) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        seen = await red.slash("hello", name="Red")
        assert seen.text == "Hello, Red!"
        assert blue.sees()[-1].text == "Hello, Red!"


async def test_a_press_reaches_the_bot_and_its_answer_the_channel() -> None:
    async with evening(hello) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("hello")
        seen = await blue.press("Join")
        assert seen.text == "Welcome, Blue!"
        assert [one.author for one in red.sees()] == ["Gangway", "Gangway"]


async def test_a_command_nobody_registered_is_not_offered() -> None:
    async with evening(hello, silence) as (world, _):
        with pytest.raises(NotOffered, match=r"no /nonsense .* offered: /hello, /silence"):
            await world.member("Red").slash("nonsense")


async def test_three_silent_seconds_fail_the_interaction() -> None:
    clock = ManualClock()
    async with evening(silence, clock=clock) as (world, _):
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

    async with evening(late, clock=clock) as (world, bot):
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

    async with evening(twice) as (world, bot):
        await world.member("Red").slash("twice")
        await world.idle()
        assert bot.refusals == [40060]


async def test_a_doubled_delivery_answers_once() -> None:
    async def once(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("Here"))

    async with evening(once) as (world, bot):
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

    async with evening(keep, clock=clock) as (world, bot):
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

    async with evening(ponder) as (world, _):
        seen = await world.member("Red").slash("ponder")
        assert seen.text == "42"
        assert not seen.thinking
        assert not seen.edited


async def test_an_ephemeral_answer_is_for_one_pair_of_eyes() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message("Three sheep", ephemeral=True)

    async with evening(hand) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        seen = await red.slash("hand")
        assert seen.ephemeral
        assert seen.public_metadata is None
        assert red.ephemerals()[-1].text == "Three sheep"
        assert blue.sees() == []


async def test_the_options_of_a_public_answer_are_public() -> None:
    async with evening(hello) as (world, _):
        seen = await world.member("Red").slash("hello", name="the secret")
        assert seen.public_metadata == {
            "name": "hello",
            "options": {"name": "the secret"},
            "user": "Red",
        }


async def test_the_first_follow_up_after_thinking_keeps_its_privacy() -> None:
    async def whisper(asked: Asked) -> None:
        await asked.response.defer(thinking=True, ephemeral=True)
        await asked.followup.send("loud?", ephemeral=False)
        await asked.followup.send("loud!", ephemeral=False)

    async with evening(whisper) as (world, _):
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

    async with evening(hand) as (world, bot):
        red = world.member("Red")
        await red.slash("hand")
        await world.idle()
        assert bot.refusals == [10008]
        assert [one.text for one in red.sees()] == ["Still mine"]


async def test_an_original_response_can_be_taken_back() -> None:
    async def oops(asked: Asked) -> None:
        await asked.response.defer(thinking=True)
        await asked.delete_original_response()

    async with evening(oops) as (world, _):
        red = world.member("Red")
        seen = await red.slash("oops")
        assert seen.deleted
        assert red.sees() == []
