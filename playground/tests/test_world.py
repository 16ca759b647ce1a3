"""The world itself: waiting, judging, and saying what went wrong."""

from __future__ import annotations

import asyncio
import time

import pytest

from playground import World
from playground.tests.support.bots import Asked, ask, raw_session, world_with_bot


async def test_until_wakes_when_the_message_comes() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        sending = asyncio.create_task(bot.table(world).send("Your turn"))
        await world.until(lambda: "Your turn" in red.sees()[-1].text)
        await sending


async def test_until_gives_up_with_a_readable_dump() -> None:
    async with world_with_bot() as (world, bot):
        await bot.table(world).send("Not yet")
        with pytest.raises(AssertionError, match=r"still not so after 0\.01 s\n#table\n  Bot: 'N"):
            await world.until(lambda: False, timeout=0.01)


async def test_idle_waits_for_what_a_bot_does_after_its_answer() -> None:
    async def later(asked: Asked) -> None:
        await asked.response.send_message("First")
        await asked.channel.send("Second")  # type: ignore[union-attr]
        await asked.followup.send("Third")

    async with world_with_bot(later) as (world, _):
        red = world.member("Red")
        await red.slash("later")
        await world.idle()
        assert [one.text for one in red.sees()] == ["First", "Second", "Third"]


async def test_idle_gives_a_slow_painter_the_silence_it_asks_for() -> None:
    async def paint(asked: Asked) -> None:
        await asked.response.send_message("Painting")
        await asyncio.to_thread(time.sleep, 0.1)
        await asked.edit_original_response(content="Painted")

    async with world_with_bot(paint) as (world, _):
        red = world.member("Red")
        await red.slash("paint")
        await world.idle(quiet=0.5)
        assert red.sees()[-1].text == "Painted"


async def test_complaints_that_are_expected_end_quietly() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        world.expect_complaints()
        told = await ask(session, "PUT", "/users/@me")
        assert told["status"] == 405
        assert world.complaints == ["unknown route: PUT /api/v10/users/@me"]


async def test_calls_and_invalid_answers_are_counted() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        path = f"/channels/{world.table.id}/messages"
        world.forbid("SEND_MESSAGES")
        for _ in range(3):
            await ask(session, "POST", path, content="Hello")
        assert world.calls == {"POST /channels/{channel_id}/messages": 3}
        assert world.invalid_answers == 3


async def test_a_long_run_can_be_tidied() -> None:
    async def pong(asked: Asked) -> None:
        await asked.response.send_message("pong")

    async with world_with_bot(pong) as (world, _):
        red = world.member("Red")
        for _ in range(5):
            await red.slash("pong")
        world.drop_old_messages(keep=2)
        assert len(red.sees()) == 2
        assert (await red.slash("pong")).text == "pong"
