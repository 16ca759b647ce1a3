"""The driver itself: waiting, looking, and saying what went wrong."""

from __future__ import annotations

import asyncio
import time

import pytest
from discord import ui

from playground import NotOffered, World
from tests.playground.bots import Asked, evening


async def pong(asked: Asked) -> None:
    await asked.response.send_message("pong")


class Choice(ui.View):
    """An open and a closed door."""

    @ui.button(label="Open", custom_id="open")
    async def open(self, asked: Asked, _button: ui.Button[Choice]) -> None:
        await asked.response.send_message("Opened", ephemeral=True)

    @ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, asked: Asked, _button: ui.Button[Choice]) -> None:
        """Nobody gets here."""


async def doors(asked: Asked) -> None:
    await asked.response.send_message("Doors", view=Choice())


async def test_until_wakes_when_the_message_comes() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        sending = asyncio.create_task(bot.table(world).send("Your turn"))
        await world.until(lambda: "Your turn" in red.sees()[-1].text)
        await sending


async def test_until_gives_up_with_a_readable_dump() -> None:
    async with evening() as (world, bot):
        await bot.table(world).send("Not yet")
        with pytest.raises(
            AssertionError, match=r"still not so after 0\.01 s\n#table\n  Gangway: 'N"
        ):
            await world.until(lambda: False, timeout=0.01)


async def test_idle_waits_for_what_a_bot_does_after_its_answer() -> None:
    async def later(asked: Asked) -> None:
        await asked.response.send_message("First")
        await asked.channel.send("Second")  # type: ignore[union-attr]
        await asked.followup.send("Third")

    async with evening(later) as (world, _):
        red = world.member("Red")
        await red.slash("later")
        await world.idle()
        assert [one.text for one in red.sees()] == ["First", "Second", "Third"]


async def test_a_disabled_button_cannot_be_pressed() -> None:
    async with evening(doors) as (world, _):
        red = world.member("Red")
        seen = await red.slash("doors")
        assert seen.labels == ["Open"]
        with pytest.raises(NotOffered, match=r"Red finds no enabled button 'Closed'"):
            await red.press("Closed")


async def test_the_newest_button_of_that_name_is_pressed_unless_told_otherwise() -> None:
    async with evening(doors) as (world, _):
        red = world.member("Red")
        first, second = await red.slash("doors"), await red.slash("doors")
        await red.press("Open")
        world.delete(second)
        assert (await red.press("Open", on=first)).ephemeral


async def test_a_button_in_a_direct_message_is_found() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        await (await bot.fetch_user(red.id)).send("Doors", view=Choice())
        assert (await red.press("Open", in_dm=True)).text == "Opened"


async def test_unread_marks_count_until_the_person_looks() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        await bot.table(world).send("One")
        await bot.table(world).send("Two")
        assert red.client.unread(world.table) == 2
        red.client.read(world.table)
        assert red.client.unread(world.table) == 0


async def test_a_watcher_notices_only_what_is_his_to_see() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message("Sheep", ephemeral=True)

    async with evening(hand) as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        with red.client.watch() as mine, blue.client.watch() as theirs:
            await red.slash("hand")
            await bot.table(world).send("Public")
            assert [mine.get_nowait().what for _ in range(mine.qsize())] == [
                "interaction_created",
                "message_created",
                "interaction_answered",
                "message_created",
            ]
            assert [theirs.get_nowait().what for _ in range(theirs.qsize())] == ["message_created"]


async def test_a_member_sees_no_channel_of_another_guild() -> None:
    async with World.open() as world:
        harbour = world.guild("Harbour")
        red = world.member("Red")
        assert [channel.guild for channel in red.client.channels()] == [world.home]
        with pytest.raises(NotOffered, match="Red does not see"):
            await red.slash("play", at=next(iter(harbour.channels.values())))


async def test_typing_is_noticed() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        with red.client.watch() as noticed:
            async with bot.table(world).typing():
                assert noticed.get_nowait().what == "typing"


async def test_idle_gives_a_slow_painter_the_silence_it_asks_for() -> None:
    async def paint(asked: Asked) -> None:
        await asked.response.send_message("Painting")
        await asyncio.to_thread(time.sleep, 0.1)
        await asked.edit_original_response(content="Painted")

    async with evening(paint) as (world, _):
        red = world.member("Red")
        await red.slash("paint")
        await world.idle(quiet=0.5)
        assert red.sees()[-1].text == "Painted"
