"""Selects and forms as people fill them in."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from playground import Modal, NotOffered
from playground.tests.support.bots import Asked, world_with_bot


class Menu(ui.View):
    """A select of animals and one of people."""

    @ui.select(
        placeholder="Which animal?",
        options=[discord.SelectOption(label="Mouse", value="m"), discord.SelectOption(label="Cat")],
    )
    async def animal(self, asked: Asked, select: ui.Select[Menu]) -> None:
        await asked.response.edit_message(content=f"You chose {select.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Against whom?", max_values=2)
    async def rival(self, asked: Asked, select: ui.UserSelect[Menu]) -> None:
        names = ", ".join(user.display_name for user in select.values)
        await asked.response.send_message(f"Against {names}", ephemeral=True)


async def menu(asked: Asked) -> None:
    await asked.response.send_message("Choose", view=Menu())


async def test_a_string_select_sends_the_value_of_the_label() -> None:
    async with world_with_bot(menu) as (world, _):
        red = world.member("Red")
        await red.slash("menu")
        seen = await red.select("Which animal?", "Mouse")
        assert seen.text == "You chose m"
        assert [one.text for one in red.sees()] == ["You chose m"]
        assert seen.edited


async def test_a_user_select_brings_its_people_along() -> None:
    async with world_with_bot(menu) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("menu")
        seen = await red.select("Against whom?", blue, red)
        assert seen.text == "Against Blue, Red"
        assert blue.ephemerals() == []


async def test_a_select_offers_no_more_than_it_lists() -> None:
    async with world_with_bot(menu) as (world, _):
        red = world.member("Red")
        await red.slash("menu")
        with pytest.raises(NotOffered, match="offers Mouse, Cat, not 'Dog'"):
            await red.select("Which animal?", "Dog")


class Form(ui.Modal, title="Your boast"):
    """Two questions, one in a label and one of the old kind."""

    words: ui.TextInput[Form] = ui.TextInput(label="Boast loudly", custom_id="words", max_length=9)
    kind: ui.Label[Form] = ui.Label(
        text="Which kind",
        component=ui.Select(custom_id="kind", options=[discord.SelectOption(label="Tall")]),
    )

    async def on_submit(self, asked: discord.Interaction[Any]) -> None:
        select = self.kind.component
        assert isinstance(select, ui.Select)
        await asked.response.send_message(f"{select.values[0]}: {self.words.value}")


async def boast(asked: Asked) -> None:
    await asked.response.send_modal(Form())


async def test_a_form_is_filled_in_by_its_labels() -> None:
    async with world_with_bot(boast) as (world, _):
        form = await world.member("Red").slash("boast")
        assert isinstance(form, Modal)
        assert form.title == "Your boast"
        seen = await form.submit(boast_loudly="I win", which_kind="Tall")
        assert seen.text == "Tall: I win"


async def test_a_form_keeps_its_limits() -> None:
    async with world_with_bot(boast) as (world, _):
        form = await world.member("Red").slash("boast")
        with pytest.raises(NotOffered, match="0 to 9 characters"):
            await form.submit(words="far too many words", kind="Tall")
