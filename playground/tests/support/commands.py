"""Commands and controls that several tests give to their bots."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from PIL import Image

from playground.tests.support.bots import Asked, Bot

if TYPE_CHECKING:
    import re

    from playground import World


async def pong(asked: Asked) -> None:
    await asked.response.send_message("pong")


class Door(discord.ui.View):
    """One button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", emoji="🚪", custom_id="join")
    async def join(self, asked: Asked, _button: discord.ui.Button[Door]) -> None:
        await asked.response.send_message(f"Welcome, {asked.user.display_name}!")


async def hello(asked: Asked, name: str = "you") -> None:
    await asked.response.send_message(f"Hello, {name}!", view=Door())


async def silence(asked: Asked) -> None:
    """Never answer."""


ANIMALS = ("mouse", "moose", "cat")


class SpanishTranslator(app_commands.Translator):
    """Spanish for one word."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return (
            "subir" if (string.message, locale) == ("board", discord.Locale.spain_spanish) else None
        )


class Ferry(app_commands.Group):
    """A group of verbs."""

    @app_commands.command(name=locale_str("board"), description="Board a boat")
    async def board(
        self, asked: Asked, animal: str, boat: app_commands.Range[int, 1, 4] = 1
    ) -> None:
        await asked.response.send_message(f"{animal} boards boat {boat}")

    @board.autocomplete("animal")
    async def animals(self, asked: Asked, typed: str) -> list[app_commands.Choice[str]]:
        boat = asked.namespace.boat
        return [
            app_commands.Choice(name=f"{one} to boat {boat}", value=one)
            for one in ANIMALS
            if one.startswith(typed)
        ]


def ferry_bot(world: World) -> Bot:
    bot = Bot(world.application("Bot"))
    bot.tree.add_command(Ferry(name="ferry", description="A ferry"))
    return bot


class Listener(Bot):
    """A bot that notes the messages it hears."""

    heard: list[str]

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"{message.author.display_name}: {message.content}")


def listener(world: World, *, privileged: bool = False, **intents: bool) -> Listener:
    app = world.application("Ears", privileged=privileged)
    bot = Listener(app, discord.Intents(guilds=True, **intents))
    bot.heard = []
    return bot


def drawing(colour: str = "red") -> io.BytesIO:
    """A picture of 40 by 30 pixels."""
    file = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(file, "PNG")
    file.seek(0)
    return file


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


def text_only(text: str) -> ui.LayoutView:
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(text))
    return view
