"""Selects, modals, layouts with pictures, and buttons that survive a restart."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import ui
from PIL import Image

from playground import Modal, NotOffered
from tests.playground.bots import Asked, evening

if TYPE_CHECKING:
    import re


def drawing(colour: str = "red") -> io.BytesIO:
    """A picture of 40 by 30 pixels."""
    file = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(file, "PNG")
    file.seek(0)
    return file


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
    async with evening(menu) as (world, _):
        red = world.member("Red")
        await red.slash("menu")
        seen = await red.select("Which animal?", "Mouse")
        assert seen.text == "You chose m"
        assert [one.text for one in red.sees()] == ["You chose m"]
        assert seen.edited


async def test_a_user_select_brings_its_people_along() -> None:
    async with evening(menu) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        await red.slash("menu")
        seen = await red.select("Against whom?", blue, red)
        assert seen.text == "Against Blue, Red"
        assert blue.ephemerals() == []


async def test_a_select_offers_no_more_than_it_lists() -> None:
    async with evening(menu) as (world, _):
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
    async with evening(boast) as (world, _):
        form = await world.member("Red").slash("boast")
        assert isinstance(form, Modal)
        assert form.title == "Your boast"
        seen = await form.submit(boast_loudly="I win", which_kind="Tall")
        assert seen.text == "Tall: I win"


async def test_a_form_keeps_its_limits() -> None:
    async with evening(boast) as (world, _):
        form = await world.member("Red").slash("boast")
        with pytest.raises(NotOffered, match="0 to 9 characters"):
            await form.submit(words="far too many words", kind="Tall")


class Table(ui.LayoutView):
    """A layout: text, picture, a row."""

    def __init__(self, picture: str) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay("# The table\nRed's turn"))
        gallery: ui.MediaGallery[Table] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture}", description="Two boats, one cat")
        self.add_item(gallery)
        row: ui.ActionRow[Table] = ui.ActionRow()
        row.add_item(Move("m1", "Row"))
        self.add_item(ui.Container(ui.TextDisplay("Below"), row))


class Move(ui.DynamicItem[ui.Button[Any]], template=r"move:(?P<which>\w+)"):
    """A button whose custom_id says everything."""

    def __init__(self, which: str, label: str = "Move") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"move:{which}"))
        self.which = which

    @classmethod
    async def from_custom_id(
        cls, _asked: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Move:
        assert isinstance(item, ui.Button)
        return cls(match["which"])

    async def callback(self, asked: discord.Interaction[Any]) -> None:
        view = Table("after.png")
        file = discord.File(drawing("blue"), "after.png", description="The file's own words")
        await asked.response.edit_message(view=view, attachments=[file])


async def table(asked: Asked) -> None:
    file = discord.File(drawing(), "before.png")
    await asked.response.send_message(view=Table("before.png"), file=file)


async def test_a_layout_shows_its_picture_with_alt_text() -> None:
    async with evening(table) as (world, _):
        seen = await world.member("Red").slash("table")
        assert seen.text == "# The table\nRed's turn\nBelow"
        picture = seen.pictures[0]
        assert (picture.filename, picture.alt) == ("before.png", "Two boats, one cat")
        assert (picture.size, picture.bytes) == ((40, 30), drawing().getvalue())


async def test_a_dynamic_button_swaps_the_picture() -> None:
    async with evening(table) as (world, bot):
        bot.add_dynamic_items(Move)
        red = world.member("Red")
        before = await red.slash("table")
        after = await red.press("Row")
        assert [one.filename for one in after.pictures] == ["after.png"]
        assert [one.filename for one in before.pictures] == ["before.png"]
        assert len(after.files) == 1


async def test_a_bot_reads_its_picture_back_from_the_cdn() -> None:
    sizes: list[int] = []

    async def show(asked: Asked) -> None:
        await asked.response.send_message(file=discord.File(drawing(), "a b.png"))
        message = await asked.original_response()
        sizes.append(len(await message.attachments[0].read()))

    async with evening(show) as (world, _):
        seen = await world.member("Red").slash("show")
        await world.idle()
        assert seen.pictures[0].filename == "a_b.png"
        assert sizes == [len(drawing().getvalue())]


async def test_an_embed_takes_its_picture_out_of_the_attachments() -> None:
    async def show(asked: Asked) -> None:
        embed = discord.Embed(title="Score").set_image(url="attachment://a.png")
        embed.add_field(name="Red", value="7")
        await asked.response.send_message(embed=embed, file=discord.File(drawing(), "a.png"))
        message = await asked.original_response()
        assert message.attachments == []

    async with evening(show) as (world, _):
        seen = await world.member("Red").slash("show")
        assert seen.text == "Score\nRed\n7"
        assert len(seen.pictures) == 1


async def test_a_press_on_its_way_meets_a_changed_message() -> None:
    async with evening(table) as (world, bot):
        bot.add_dynamic_items(Move)
        red = world.member("Red")
        stale = await red.slash("table")
        await (
            bot.table(world)
            .get_partial_message(stale.id)
            .edit(view=_only("Nothing left to press"), attachments=[])
        )
        with pytest.raises(NotOffered, match="no enabled button 'Row'"):
            await red.press("Row", on=stale)
        assert "Red's turn" in (await red.press_late("Row", on=stale)).text


def _only(text: str) -> ui.LayoutView:
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(text))
    return view


async def test_a_layout_never_becomes_plain_text_again() -> None:
    async def change(asked: Asked) -> None:
        await asked.response.send_message(view=_only("Layout"))
        await asked.client.trying(asked.edit_original_response(content="Plain", view=None))

    async with evening(change) as (world, bot):
        await world.member("Red").slash("change")
        await world.idle()
        assert bot.refusals == [50035]


async def test_a_message_over_two_thousand_characters_is_refused() -> None:
    async def chatter(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("x" * 2001))
        await asked.response.send_message("short")

    async with evening(chatter) as (world, bot):
        await world.member("Red").slash("chatter")
        assert bot.refusals == [50035]


async def test_an_acknowledged_press_waits_for_what_follows() -> None:
    class Slow(ui.View):
        @ui.button(label="Roll")
        async def roll(self, asked: Asked, _button: ui.Button[Slow]) -> None:
            await asked.response.defer()
            await asked.edit_original_response(content="Six!", view=None)

    async def dice(asked: Asked) -> None:
        await asked.response.send_message("Dice", view=Slow())

    async with evening(dice) as (world, _):
        red = world.member("Red")
        await red.slash("dice")
        seen = await red.press("Roll")
        assert (seen.text, seen.buttons) == ("Six!", [])


async def test_thinking_may_end_in_a_layout_with_a_picture() -> None:
    async def ponder(asked: Asked) -> None:
        await asked.response.defer(thinking=True, ephemeral=True)
        view = Table("a.png")
        await asked.edit_original_response(
            view=view, attachments=[discord.File(drawing(), "a.png")]
        )

    async with evening(ponder) as (world, _):
        seen = await world.member("Red").slash("ponder")
        assert (seen.ephemeral, seen.thinking, len(seen.pictures)) == (True, False, 1)
        assert "/ephemeral-attachments/" in seen.pictures[0].url


async def test_a_plain_message_becomes_a_layout_only_when_emptied() -> None:
    async with evening() as (world, bot):
        message = await bot.table(world).send("Plain")
        await bot.trying(message.edit(view=_only("Layout")))
        await bot.trying(message.edit(content=None, view=_only("Layout")))
        assert bot.refusals == [50035, 0]
        assert world.member("Red").sees()[-1].text == "Layout"


async def test_a_form_opened_by_a_button_may_change_its_message() -> None:
    class Rename(ui.Modal, title="Name"):
        name: ui.TextInput[Rename] = ui.TextInput(label="New name")

        async def on_submit(self, asked: discord.Interaction[Any]) -> None:
            await asked.response.edit_message(content=f"Boat {self.name.value}")

    class Boat(ui.View):
        @ui.button(label="Rename")
        async def rename(self, asked: Asked, _button: ui.Button[Boat]) -> None:
            await asked.response.send_modal(Rename())

    async def boat(asked: Asked) -> None:
        await asked.response.send_message("Boat ?", view=Boat())

    async with evening(boat) as (world, _):
        red = world.member("Red")
        await red.slash("boat")
        form = await red.press("Rename")
        assert (await form.submit(new_name="Ark")).text == "Boat Ark"
        assert [one.text for one in red.sees()] == ["Boat Ark"]


async def test_what_a_readers_client_receives_can_be_searched_for_secrets() -> None:
    async with evening(table) as (world, _):
        blue = world.member("Blue")
        await world.member("Red").slash("table")
        received = str(blue.sees()[-1].payload)
        assert "move:m1" in received
        assert "before.png" in received
        assert "'name': 'table'" in received
