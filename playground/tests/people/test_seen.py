"""Messages as people see them: pictures, alt texts, and what else their apps receive."""

from __future__ import annotations

import discord

from playground.tests.support.bots import Asked, world_with_bot
from playground.tests.support.commands import drawing, hello, table


async def test_the_options_of_a_public_answer_are_public() -> None:
    async with world_with_bot(hello) as (world, _):
        seen = await world.member("Red").slash("hello", name="the secret")
        assert seen.public_metadata == {
            "name": "hello",
            "options": {"name": "the secret"},
            "user": "Red",
        }


async def test_a_layout_shows_its_picture_with_alt_text() -> None:
    async with world_with_bot(table) as (world, _):
        seen = await world.member("Red").slash("table")
        assert seen.text == "# The table\nRed's turn\nBelow"
        picture = seen.pictures[0]
        assert (picture.filename, picture.alt) == ("before.png", "Two boats, one cat")
        assert (picture.size, picture.bytes) == ((40, 30), drawing().getvalue())


async def test_an_embed_takes_its_picture_out_of_the_attachments() -> None:
    async def show(asked: Asked) -> None:
        embed = discord.Embed(title="Score").set_image(url="attachment://a.png")
        embed.add_field(name="Red", value="7")
        await asked.response.send_message(embed=embed, file=discord.File(drawing(), "a.png"))
        message = await asked.original_response()
        assert message.attachments == []

    async with world_with_bot(show) as (world, _):
        seen = await world.member("Red").slash("show")
        assert seen.text == "Score\nRed\n7"
        assert len(seen.pictures) == 1


async def test_what_a_readers_client_receives_can_be_searched_for_secrets() -> None:
    async with world_with_bot(table) as (world, _):
        blue = world.member("Blue")
        await world.member("Red").slash("table")
        received = str(blue.sees()[-1].payload)
        assert "move:m1" in received
        assert "before.png" in received
        assert "'name': 'table'" in received
