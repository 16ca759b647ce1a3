"""Channels and direct messages, which may be closed or gone."""

from __future__ import annotations

from tests.playground.support.bots import world_with_bot


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


async def test_a_deleted_channel_takes_its_messages_along() -> None:
    async with world_with_bot() as (world, bot):
        channel = bot.table(world)
        message = await channel.send("Here")
        world.delete(world.table)
        await bot.trying(channel.send("?"))
        await bot.trying(message.edit(content="?"))
        assert bot.refusals == [10003, 10003]
        await world.until(lambda: bot.get_channel(world.table.id) is None)
