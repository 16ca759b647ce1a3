"""Slash commands, buttons and their answers, over the real wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from playground import InteractionFailed, NotOffered, World
from tests.playground.bots import Bot, running

if TYPE_CHECKING:
    from discord import Interaction


class Door(discord.ui.View):
    """One button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", emoji="🚪", custom_id="join")
    async def join(self, interaction: Interaction[Bot], _button: discord.ui.Button[Door]) -> None:
        """Welcome whoever pressed."""
        await interaction.response.send_message(f"Welcome, {interaction.user.display_name}!")


def greeter(world: World) -> Bot:
    bot = Bot(world.application("Gangway"))

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction[Bot], name: str = "you") -> None:
        await interaction.response.send_message(f"Hello, {name}!", view=Door())

    @bot.tree.command(description="Say nothing")
    async def silence(interaction: Interaction[Bot]) -> None:
        """Never answer."""

    return bot


async def test_a_slash_command_is_answered_and_everybody_reads_it() -> None:
    async with World.open() as world, running(greeter(world), world):
        red, blue = world.member("Red"), world.member("Blue")
        seen = await red.slash("hello", name="Red")
        assert seen.text == "Hello, Red!"
        assert blue.sees()[-1].text == "Hello, Red!"


async def test_a_press_reaches_the_bot_and_its_answer_the_channel() -> None:
    async with World.open() as world, running(greeter(world), world):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("hello")
        seen = await blue.press("Join")
        assert seen.text == "Welcome, Blue!"
        assert [one.author for one in red.sees()] == ["Gangway", "Gangway"]


async def test_a_command_nobody_registered_is_not_offered() -> None:
    async with World.open() as world, running(greeter(world), world):
        with pytest.raises(NotOffered, match=r"no /nonsense .* offered: /hello, /silence"):
            await world.member("Red").slash("nonsense")


async def test_three_silent_seconds_fail_the_interaction() -> None:
    async with World.open() as world, running(greeter(world), world):
        with pytest.raises(InteractionFailed, match="Red got no answer to /silence"):
            await world.member("Red").slash("silence")
