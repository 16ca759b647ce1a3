"""Channels and direct messages, which may be closed or gone."""

from __future__ import annotations

from playground import ManualClock
from playground.tests.support.bots import ask, raw_session, world_with_bot


async def test_a_direct_message_reaches_one_person() -> None:
    async with world_with_bot() as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        user = await bot.fetch_user(red.id)
        await user.send("Your hand: three sheep")
        assert [one.text for one in red.dms()] == ["Your hand: three sheep"]
        assert blue.dms() == []


async def test_closed_direct_messages_can_be_opened_but_not_sent() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        red.close_dms()
        channel = await (await bot.fetch_user(red.id)).create_dm()
        await bot.trying(channel.send("?"))
        red.open_dms()
        await bot.trying(channel.send("!"))
        red.leave()
        await bot.trying(channel.send("?"))
        assert bot.refusals == [50007, 0, 50278]


async def test_the_opening_itself_may_be_refused_and_work_later() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        user = await bot.fetch_user(red.id)
        red.refuse_opening()
        await bot.trying(user.create_dm())
        red.refuse_opening(400, 50999)
        await bot.trying(user.create_dm())
        assert bot.refusals == [0, 50999]
        red.open_dms()
        await user.send("Your hand")
        assert [one.text for one in red.dms()] == ["Your hand"]


async def test_too_many_fresh_direct_messages_are_refused_for_a_minute() -> None:
    clock = ManualClock()
    async with world_with_bot(clock=clock) as (world, bot), raw_session(bot.app) as session:
        world.ration_dms(2, per=60)
        people = [world.member(name) for name in ("Red", "Blue", "Green")]
        path = "/users/@me/channels"
        told = [await ask(session, "POST", path, recipient_id=one.id) for one in people]
        assert [(one["status"], one.get("code")) for one in told[2:]] == [(403, 40003)]
        again = await ask(session, "POST", path, recipient_id=people[0].id)
        assert (again["status"], again["id"]) == (200, told[0]["id"])
        clock.advance(60)
        assert (await ask(session, "POST", path, recipient_id=people[2].id))["status"] == 200


async def test_a_deleted_channel_takes_its_messages_along() -> None:
    async with world_with_bot() as (world, bot):
        channel = bot.table(world)
        message = await channel.send("Here")
        world.delete(world.table)
        await bot.trying(channel.send("?"))
        await bot.trying(message.edit(content="?"))
        assert bot.refusals == [10003, 10003]
        await world.until(lambda: bot.get_channel(world.table.id) is None)
