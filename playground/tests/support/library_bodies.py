"""Bodies built by discord.py itself, with everything in them that a bot can send."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands, ui
from discord.http import handle_message_parameters

if TYPE_CHECKING:
    from discord.http import MultipartParameters

    from playground.tests.support.bodies import Body

Interaction: TypeAlias = discord.Interaction[discord.Client]


class Table(ui.View):
    """Every control that fits into an ordinary message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        options = [
            discord.SelectOption(label="Red", emoji="🟥"),
            discord.SelectOption(label="Blue"),
        ]
        ada = discord.SelectDefaultValue(id=7, type=discord.SelectDefaultValueType.user)
        self.add_item(ui.Button(label="Dig", emoji="⛏️", custom_id="dig"))
        self.add_item(ui.Button(emoji="<:coin:1234567890123456789>", disabled=True))
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(ui.Select(options=options, max_values=2, placeholder="Cards"))
        self.add_item(ui.UserSelect(default_values=[ada], min_values=0))
        self.add_item(ui.ChannelSelect(channel_types=[discord.ChannelType.text]))


class Board(ui.LayoutView):
    """Every part of a layout."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        picture = discord.MediaGalleryItem("attachment://table.png", description="The table")
        self.add_item(ui.TextDisplay("# Round 3"))
        box: ui.Container[Board] = ui.Container(accent_colour=discord.Colour.teal())
        box.add_item(ui.Section("12 coins", accessory=ui.Thumbnail("attachment://table.png")))
        box.add_item(ui.Section("Your hand", accessory=ui.Button(label="Show", custom_id="hand")))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.MediaGallery(picture))
        box.add_item(ui.File("attachment://table.png"))
        box.add_item(ui.ActionRow(ui.Button(label="Dig", custom_id="dig")))
        self.add_item(box)
        self.add_item(ui.ActionRow(ui.Select(options=[discord.SelectOption(label="Red")])))


SIDES = [discord.RadioGroupOption(label="Left"), discord.RadioGroupOption(label="Right")]


class Bid(ui.Modal, title="Your bid"):
    """The questions of today."""

    amount: ui.Label[Bid] = ui.Label(
        text="How much?", description="In coins", component=ui.TextInput(max_length=4)
    )
    colour: ui.Label[Bid] = ui.Label(
        text="Colour", component=ui.Select(options=[discord.SelectOption(label="Red")])
    )
    side: ui.Label[Bid] = ui.Label(
        text="Side",
        component=ui.RadioGroup(options=SIDES),
    )
    cards: ui.Label[Bid] = ui.Label(
        text="Cards",
        component=ui.CheckboxGroup(options=[discord.CheckboxGroupOption(label="Ace")]),
    )
    sure: ui.Label[Bid] = ui.Label(text="Sure?", component=ui.Checkbox())


class Report(ui.Modal, title="Report"):
    """The questions of old, an upload, and a choice that may stay open."""

    note: ui.TextInput[Report] = ui.TextInput(label="Note", style=discord.TextStyle.paragraph)
    proof: ui.Label[Report] = ui.Label(text="Proof", component=ui.FileUpload(required=False))
    who: ui.Label[Report] = ui.Label(
        text="Who", component=ui.UserSelect(required=False, min_values=0)
    )
    # The library types texts for layouts only, though it documents them for modals too.
    thanks: ui.TextDisplay[Report] = ui.TextDisplay("Thank you")  # type: ignore[type-var]


def tree() -> app_commands.CommandTree[discord.Client]:
    """Build commands with groups, options of all sorts and a context menu."""
    commands = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = app_commands.Group(name="digger", description="Dig for gold")

    @group.command(name="größe", description="How large")
    @app_commands.choices(side=[app_commands.Choice(name="Left", value="l")])
    async def size(
        interaction: Interaction,
        count: app_commands.Range[int, 1, 5],
        side: str,
        channel: discord.TextChannel,
        share: app_commands.Range[float, 0.0, 1.0] = 0.5,
    ) -> None: ...

    @commands.command(name="say", description="Say it", nsfw=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.default_permissions(manage_guild=True)
    async def say(interaction: Interaction, text: app_commands.Range[str, 1, 50]) -> None: ...

    @say.autocomplete("text")
    async def suggest(_: Interaction, __: str) -> list[app_commands.Choice[str]]:
        return []

    @commands.context_menu(name="Show Hand")
    async def show(interaction: Interaction, user: discord.User) -> None: ...

    commands.add_command(group)
    return commands


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "table.png", description="The table")


def body_of(sent: MultipartParameters) -> Body:
    """Return what discord.py puts on the wire, with or without files."""
    body = sent.payload
    if sent.multipart:
        body = json.loads(sent.multipart[0]["value"])
    assert isinstance(body, dict)
    return body


async def ordinary() -> Body:
    embed = discord.Embed(title="Round 3", colour=5, timestamp=discord.utils.utcnow())
    embed.add_field(name="Coins", value="12").set_footer(text="Digger").set_author(name="Ada")
    embed.set_image(url="attachment://table.png")
    nobody = discord.AllowedMentions.none()
    sent = handle_message_parameters(
        "Your turn", embed=embed, view=Table(), file=picture(), nonce=5, allowed_mentions=nobody
    )
    return body_of(sent)


async def laid_out() -> Body:
    return body_of(handle_message_parameters(view=Board(), file=picture()))


def all_commands() -> list[Body]:
    """Return the list that synchronising the tree would send."""
    commands = tree()
    return [command.to_dict(commands) for command in commands.get_commands()]
