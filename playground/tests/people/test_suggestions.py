"""Apps that send the name of a suggestion, or refuse it, as some do."""

from __future__ import annotations

import pytest
from discord import app_commands

from playground import NotOffered, World
from playground.tests.support.bots import Asked, Bot, running
from playground.tests.support.commands import ferry_bot

BOATS = {"The dinghy": 1, "2": 2}


@app_commands.command(description="Pick a boat")
async def pick(asked: Asked, boat: int) -> None:
    await asked.response.send_message(f"boat {boat}")


@pick.autocomplete("boat")
async def boats(_asked: Asked, _typed: str) -> list[app_commands.Choice[int]]:
    return [app_commands.Choice(name=name, value=value) for name, value in BOATS.items()]


def boat_bot(world: World) -> Bot:
    bot = Bot(world.application("Bot"))
    bot.tree.add_command(pick)
    return bot


async def test_an_app_sends_the_name_of_a_suggestion_if_told_so() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        red = world.member("Red")
        assert (await red.slash("ferry board", animal="cat")).text == "cat boards boat 1"
        red.sends_names = True
        seen = await red.slash("ferry board", animal="cat", boat=3)
        assert seen.text == "cat to boat 3 boards boat 3"


async def test_a_suggestion_may_be_meant_by_its_name() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        red = world.member("Red")
        red.sends_names = True
        seen = await red.slash("ferry board", animal="cat to boat 3", boat=3)
        assert seen.text == "cat to boat 3 boards boat 3"


async def test_what_is_not_suggested_is_sent_as_it_was_typed() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        red = world.member("Red")
        red.sends_names = True
        assert (await red.slash("ferry board", animal="eel")).text == "eel boards boat 1"


async def test_a_number_is_always_sent_by_its_value() -> None:
    async with World.open() as world, running(boat_bot(world), world):
        red = world.member("Red")
        red.sends_names = True
        assert (await red.slash("pick", boat=1)).text == "boat 1"


async def test_android_takes_a_suggested_number_only_if_its_name_is_one() -> None:
    async with World.open() as world, running(boat_bot(world), world):
        red = world.member("Red")
        red.on_android = True
        assert (await red.slash("pick", boat=2)).text == "boat 2"
        with pytest.raises(NotOffered, match="Android takes 'The dinghy' for no number"):
            await red.slash("pick", boat=1)
