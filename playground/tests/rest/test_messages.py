"""Messages: sent, edited, deleted and listed, and what a bot may not do."""

from __future__ import annotations

from datetime import timedelta

import discord

from playground import ManualClock, World
from playground.tests.support.bots import Asked, ask, raw_session, world_with_bot
from playground.tests.support.commands import pong


async def test_a_message_reaches_the_channel_and_can_be_changed_and_deleted() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        message = await bot.table(world).send("One")
        await message.edit(content="Two")
        assert [(one.text, one.edited) for one in red.sees()] == [("Two", True)]
        await message.delete()
        assert red.sees() == []


async def test_only_whom_the_bot_allows_is_pinged_and_an_edit_pings_nobody() -> None:
    async with world_with_bot() as (world, bot):
        red, blue = world.member("Red"), world.member("Blue")
        only_red = discord.AllowedMentions(users=[discord.Object(red.id)])
        text = f"{red.mention} {blue.mention}"
        message = await bot.table(world).send(text, allowed_mentions=only_red)
        assert red.sees()[-1].mentions == ["Red"]
        await message.edit(content=f"{text}!", allowed_mentions=discord.AllowedMentions.all())
        assert red.sees()[-1].mentions == ["Red"]
        assert (red.client.mentions(world.table), blue.client.mentions(world.table)) == (1, 0)


async def test_a_repeated_nonce_posts_once() -> None:
    async with world_with_bot() as (world, bot):
        first = await bot.table(world).send("Once", nonce="match-7-ply-3")
        second = await bot.table(world).send("Once", nonce="match-7-ply-3")
        assert first.id == second.id
        assert len(world.member("Red").sees()) == 1


async def test_a_nonce_is_forgotten_after_some_minutes() -> None:
    clock = ManualClock()
    async with world_with_bot(clock=clock) as (world, bot):
        await bot.table(world).send("Once", nonce="again")
        clock.advance(301)
        await bot.table(world).send("Once", nonce="again")
        assert len(world.member("Red").sees()) == 2


async def test_a_nonce_is_its_authors_in_every_channel() -> None:
    async with world_with_bot() as (world, bot):
        harbour = world.channel("harbour")
        first = await bot.table(world).send("Once", nonce="again")
        elsewhere = bot.get_partial_messageable(harbour.id)
        assert (await elsewhere.send("Twice", nonce="again")).id == first.id
        assert world.member("Red").sees(harbour) == []


async def test_the_nonce_of_a_deleted_message_is_not_sent_again() -> None:
    async with world_with_bot() as (world, bot):
        await (await bot.table(world).send("Once", nonce="again")).delete()
        await bot.trying(bot.table(world).send("Once", nonce="again"))
        await bot.trying(bot.table(world).send("Once", nonce="another"))
        assert bot.refusals == [10008, 0]


async def test_a_missing_permission_says_which_way_it_is_missing() -> None:
    async with world_with_bot(pong) as (world, bot):
        table = bot.table(world)
        world.forbid("SEND_MESSAGES", world.table)
        await bot.trying(table.send("?"))
        world.forbid("VIEW_CHANNEL", world.table)
        await bot.trying(table.send("?"))
        world.allow(("VIEW_CHANNEL", "SEND_MESSAGES"), world.table)
        await bot.trying(table.send("!"))
        assert bot.refusals == [50013, 50001, 0]


async def test_edits_of_an_hour_old_message_are_rationed() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        app = world.application("Bot")
        async with raw_session(app) as session:
            messages = f"/channels/{world.table.id}/messages"
            made = await ask(session, "POST", messages, content="Old")
            clock.advance(3601)
            path = f"{messages}/{made['id']}"
            told = [await ask(session, "PATCH", path, content=f"{n}") for n in range(4)]
            assert [one["status"] for one in told] == [200, 200, 200, 429]
            assert told[-1]["code"] == 30046
            clock.advance(6)
            assert (await ask(session, "PATCH", path, content="5"))["status"] == 200


async def test_a_deleted_message_is_unknown() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send("Here")
        world.delete(world.member("Red").sees()[-1])
        await bot.trying(message.edit(content="?"))
        await bot.trying(message.delete())
        assert bot.refusals == [10008, 10008]


async def test_nobody_edits_what_others_wrote() -> None:
    async with world_with_bot() as (world, bot):
        seen = world.member("Red").says("Mine")
        partial = bot.table(world).get_partial_message(seen.id)
        await bot.trying(partial.edit(content="Yours"))
        await bot.trying(partial.delete())
        assert bot.refusals == [50005, 50013]


async def test_history_is_read_newest_first_without_ephemerals() -> None:
    async def whisper(asked: Asked) -> None:
        await asked.response.send_message("Psst", ephemeral=True)

    async with world_with_bot(whisper) as (world, bot):
        await world.member("Red").slash("whisper")
        for text in ("One", "Two", "Three"):
            await bot.table(world).send(text)
        history = [one.content async for one in bot.table(world).history(limit=2)]
        assert history == ["Three", "Two"]


async def test_a_message_over_two_thousand_characters_is_refused() -> None:
    async def chatter(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("x" * 2001))
        await asked.response.send_message("short")

    async with world_with_bot(chatter) as (world, bot):
        await world.member("Red").slash("chatter")
        assert bot.refusals == [50035]


async def test_a_reply_needs_its_message() -> None:
    async with world_with_bot() as (world, bot):
        table = bot.table(world)
        first = await table.send("First")
        reply = await table.send("Second", reference=first)
        assert reply.type is discord.MessageType.reply
        gone = discord.MessageReference(message_id=1, channel_id=table.id)
        await bot.trying(table.send("Third", reference=gone))
        gone.fail_if_not_exists = False
        await bot.trying(table.send("Fourth", reference=gone))
        assert bot.refusals == [50035, 0]


async def test_reactions_and_polls_are_for_bots_that_may() -> None:
    async with world_with_bot() as (world, bot):
        table = bot.table(world)
        message = await table.send("One")
        poll = discord.Poll("Again?", duration=timedelta(hours=1)).add_answer(text="Yes")
        await bot.trying(message.add_reaction("👍"))
        await bot.trying(message.remove_reaction("👍", discord.Object(bot.application_id or 0)))
        await bot.trying(table.send("Well?", poll=poll))
        world.forbid(("ADD_REACTIONS", "SEND_POLLS"))
        await bot.trying(message.add_reaction("👍"))
        await bot.trying(table.send("Well?", poll=poll))
        assert bot.refusals == [0, 0, 0, 50013, 50013]
