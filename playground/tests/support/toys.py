"""A small bot that shows the page all kinds of things: forms, embeds, silence, all selects."""

from __future__ import annotations

import asyncio
import io
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord import app_commands, ui
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from aiohttp import BaseConnector

Asked: TypeAlias = "discord.Interaction[Toys]"
SCRIPT: Final = '<img src=x onerror="document.title=1"><script>document.title=1</script>"\'`'
FRUIT: Final = ("Apple", "Apricot", "Banana", "Cherry")


def drawing(colour: str, size: tuple[int, int] = (320, 200)) -> io.BytesIO:
    """A picture of one colour."""
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    file.seek(0)
    return file


class Toys(discord.Client):
    """The commands are below; `go_on` lets a thinking one speak."""

    def __init__(self, connector: BaseConnector) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.02
        )
        self.tree = app_commands.CommandTree(self)
        self.go_on = asyncio.Event()

    async def setup_hook(self) -> None:
        """Offer the commands."""
        commands: list[app_commands.Command[Any, ..., None]] = [
            *(form, fruit, silent, think, people, layout, embed, nasty, edits, count, duel)
        ]
        for command in commands:
            self.tree.add_command(command)
        await self.tree.sync()


@asynccontextmanager
async def open_toys(connector: BaseConnector) -> AsyncIterator[Toys]:
    """Open the bot; its operator starts it."""
    async with Toys(connector) as toys:
        yield toys


class Form(ui.Modal, title="A sealed choice"):
    """One field of each kind."""

    name: ui.Label[Form] = ui.Label(
        text="Name your ship",
        description="Two letters at least",
        component=ui.TextInput(custom_id="name", min_length=2, max_length=20),
    )
    log: ui.Label[Form] = ui.Label(
        text="Captain's log",
        component=ui.TextInput(custom_id="log", style=discord.TextStyle.paragraph, required=False),
    )
    course: ui.Label[Form] = ui.Label(
        text="Course",
        component=ui.RadioGroup(
            custom_id="course",
            options=[
                discord.RadioGroupOption(label="North", value="n", description="Cold"),
                discord.RadioGroupOption(label="South", value="s"),
            ],
        ),
    )
    stores: ui.Label[Form] = ui.Label(
        text="Stores",
        component=ui.CheckboxGroup(
            custom_id="stores",
            required=False,
            options=[discord.CheckboxGroupOption(label=one, value=one) for one in FRUIT[:3]],
        ),
    )
    mate: ui.Label[Form] = ui.Label(
        text="Mate", component=ui.UserSelect(custom_id="mate", placeholder="Who sails along?")
    )

    async def on_submit(self, asked: Asked) -> None:  # type: ignore[override]
        """Say what was entered; the name "Silence" is never answered."""
        entered = [one.component for one in (self.name, self.course, self.stores, self.mate)]
        name, course, stores, mate = entered
        assert isinstance(name, ui.TextInput)
        assert isinstance(course, ui.RadioGroup)
        assert isinstance(stores, ui.CheckboxGroup)
        assert isinstance(mate, ui.UserSelect)
        if name.value == "Silence":
            return
        said = f"{name.value} sails {course.value} with {', '.join(stores.values)}"
        await asked.response.send_message(f"{said} and {mate.values[0].mention}", ephemeral=True)


@app_commands.command(description="Open a form")
async def form(asked: Asked) -> None:
    """Open a form."""
    await asked.response.send_modal(Form())


@app_commands.command(description="Say a fruit")
@app_commands.describe(name="Which one?", count="How many?")
async def fruit(
    asked: Asked,
    name: str,
    count: app_commands.Range[int, 1, 9] = 1,
    whose: discord.User | None = None,
    ripe: bool = True,  # noqa: FBT001, FBT002 - options of a command
) -> None:
    """Say a fruit."""
    of = f" of {whose.mention}" if whose else ""
    await asked.response.send_message(f"{count} {name}{of}{'' if ripe else ', green'}")


@fruit.autocomplete("name")
async def fruit_offered(_asked: Asked, typed: str) -> list[app_commands.Choice[str]]:
    """Offer fruit; "slow" is never answered."""
    if typed == "slow":
        await asyncio.sleep(60)
    return [
        app_commands.Choice(name=one, value=one.lower())
        for one in FRUIT
        if typed.lower() in one.lower()
    ]


@app_commands.command(description="Say nothing")
async def silent(_asked: Asked) -> None:
    """Say nothing."""


@app_commands.command(description="Think first")
async def think(asked: Asked) -> None:
    """Think until told to go on."""
    await asked.response.defer(thinking=True)
    await asked.client.go_on.wait()
    await asked.followup.send("I have thought")


class People(ui.View):
    """Selects, a button that is never answered, and a link."""

    @ui.select(cls=ui.UserSelect, placeholder="Whom?", max_values=2)
    async def whom(self, asked: Asked, select: ui.UserSelect[People]) -> None:
        """Name them."""
        names = " and ".join(sorted(one.display_name for one in select.values))
        await asked.response.send_message(f"You chose {names}")

    @ui.select(
        placeholder="Which two?",
        min_values=2,
        max_values=2,
        options=[
            discord.SelectOption(label=one, description="A fruit", emoji="🍎") for one in FRUIT
        ],
    )
    async def which(self, asked: Asked, select: ui.Select[People]) -> None:
        """Name them."""
        await asked.response.edit_message(content=f"You chose {' and '.join(select.values)}")

    @ui.select(cls=ui.ChannelSelect, placeholder="Where?")
    async def where(self, asked: Asked, select: ui.ChannelSelect[People]) -> None:
        """Name it."""
        await asked.response.send_message(f"You chose {select.values[0].mention}")

    @ui.button(label="Nobody answers", style=discord.ButtonStyle.danger)
    async def nobody(self, _asked: Asked, _button: ui.Button[People]) -> None:
        """Say nothing."""

    @ui.button(label="Closed", disabled=True)
    async def closed(self, _asked: Asked, _button: ui.Button[People]) -> None:
        """Never be called."""


@app_commands.command(description="Choose people")
async def people(asked: Asked) -> None:
    """Show selects."""
    view = People(timeout=None)
    view.add_item(ui.Button(label="Elsewhere", url="https://example.org/"))
    await asked.response.send_message("Choose", view=view)


@app_commands.command(description="Show a layout")
async def layout(asked: Asked) -> None:
    """Show every component of a layout."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=0xD99A1F)
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://one.png", description="Amber")
    box.add_item(ui.Section("## A section\nwith a thumbnail", accessory=thumbnail))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://one.png", description="Amber sea"),
            discord.MediaGalleryItem("attachment://two.png", description="Teal sky", spoiler=True),
            discord.MediaGalleryItem("https://example.org/far.png", description="Far away"),
        )
    )
    box.add_item(ui.Separator(visible=False))
    box.add_item(ui.TextDisplay("||A secret|| and -# not small\n-# but this is"))
    box.add_item(ui.File("attachment://log.txt"))
    option = discord.SelectOption(label="This one")
    longest = ("Which of all these will you take along? " * 4)[:150]
    choice: ui.Select[Any] = ui.Select(placeholder=longest, options=[option], custom_id="which")
    box.add_item(ui.ActionRow(choice))
    view.add_item(box)
    files = [
        discord.File(drawing("orange"), "one.png"),
        discord.File(drawing("teal"), "two.png"),
        discord.File(io.BytesIO(b"Calm sea"), "log.txt"),
    ]
    await asked.response.send_message(view=view, files=files)


@app_commands.command(description="Show an embed")
async def embed(asked: Asked) -> None:
    """Show an embed."""
    shown = discord.Embed(title="The log", description="**Calm** sea", colour=0x0D6672)
    shown.add_field(name="Wind", value="None", inline=True)
    shown.add_field(name="Crew", value="Five", inline=True)
    shown.set_footer(text="Written at noon")
    shown.set_image(url="attachment://sea.png")
    await asked.response.send_message(embed=shown, file=discord.File(drawing("navy"), "sea.png"))


@app_commands.command(description="Try to script the page")
async def nasty(asked: Asked) -> None:
    """Put a script into everything that can be said."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label=SCRIPT[:80], custom_id=f"x{SCRIPT}"))
    option = discord.SelectOption(label=SCRIPT[:100], value=SCRIPT[:100], description=SCRIPT[:100])
    view.add_item(ui.Select(placeholder=SCRIPT, options=[option], custom_id=f"y{SCRIPT}"))
    shown = discord.Embed(title=SCRIPT, description=SCRIPT)
    shown.add_field(name=SCRIPT, value=SCRIPT)
    file = discord.File(drawing("red"), "red.png", description=SCRIPT)
    said = f"{SCRIPT} [here](javascript:document.title=1) <@&{SCRIPT}>"
    await asked.response.send_message(said, view=view, embed=shown, file=file)


@app_commands.command(description="Write, change and delete")
async def edits(asked: Asked) -> None:
    """Change two messages and delete one of them, when told to go on."""
    await asked.response.send_message("First words")
    gone = await asked.followup.send("Soon gone", wait=True)
    await asked.client.go_on.wait()
    await asked.edit_original_response(content="Other words")
    await gone.edit(content="Nearly gone")
    await gone.delete()


class Counter(ui.View):
    """A button that counts."""

    presses = 0

    @ui.button(label="Count", custom_id="count")
    async def count(self, asked: Asked, _button: ui.Button[Counter]) -> None:
        """Count one more."""
        self.presses += 1
        await asked.response.edit_message(content=f"Pressed {self.presses} times")


@app_commands.command(description="Count presses")
async def count(asked: Asked) -> None:
    """Show the button."""
    await asked.response.send_message("Not pressed", view=Counter(timeout=None))


def question(number: int) -> ui.View:
    """Return the answers to a question; each leads to the next one."""
    view = ui.View(timeout=None)
    for label, emoji in (("Fight", "⚔️"), ("Flee", None)):
        view.add_item(Answer(label, emoji, number))
    return view


class Answer(ui.Button[ui.View]):
    """One answer."""

    def __init__(self, label: str, emoji: str | None, number: int) -> None:
        super().__init__(label=label, emoji=emoji, custom_id=f"{label}:{number}")
        self.number = number

    async def callback(self, asked: Asked) -> None:  # type: ignore[override]
        """Ask the next question in its place."""
        said, view = f"Question {self.number + 1}", question(self.number + 1)
        await asked.response.edit_message(content=said, view=view)


@app_commands.command(description="Ask one question after another")
async def duel(asked: Asked) -> None:
    """Ask the first."""
    await asked.response.send_message("Question 1", view=question(1))
