"""The config of a server: what its managers settle for all its tables."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.kit.agreed_terms import term_text
from cogs.kit.commands.commands import command
from cogs.kit.messages.controls import Control, read_number, rows, setting_select
from cogs.kit.messages.layouts import page
from cogs.kit.presses import answers
from cogs.kit.refusals import not_a_choice
from cogs.kit.server_policy import without_deleted
from cogs.kit.table_cog import ServerCog
from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES
from matches.ports import StorageUnavailableError
from matches.terms import SPEEDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.kit.bot import Call
    from games.kit.words import Voice
    from matches.records import ServerConfig

log = logging.getLogger(__name__)

NONE: Final = "none"
"""The word for what a server has not settled."""
SWITCH: Final = {"on": True, "off": False}
CHOICES: Final[dict[str, tuple[str, Mapping[str, object]]]] = {
    "language": ("language", {NONE: None} | {one: one for one in LANGUAGES}),
    "speed": ("speed", {one: one for one in SPEEDS}),
    "computers": ("computers", SWITCH),
    "hints": ("hints", SWITCH),
    "remarks": ("remarks", SWITCH),
    "motion": ("motion", SWITCH),
    "lessons": ("lessons", SWITCH),
    "retention": ("retention", {NONE: None, "7": 7, "30": 30, "90": 90, "365": 365}),
    "results": ("keeps_results", {"keep": True, "delete": False}),
}
"""What is picked from words: by its own, a field of a config with what each word means there.

Shown in this order; retention is in days.
"""
MOST_CHANNELS: Final = 25
"""Values of one select; Discord's limit."""
CHANNEL_KINDS: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]
"""Channels where tables may be opened, themselves or in their threads."""


class SetConfig(Control, verb="config"):
    """Set one field of the server's config to what is picked."""

    name: str


class Config(ServerCog):
    """The page of a server's config, for its managers."""

    @command("config")
    @app_commands.default_permissions(manage_guild=True)
    async def config_command(self, call: Call) -> None:
        """Show what the server has settled, and let a manager settle it otherwise."""
        _check_manager(call)
        config = without_deleted(await self.bot.store.configs.get(call.guild_id or 0), call.guild)
        await call.response.send_message(view=_page(own_voice(call), config), ephemeral=True)

    @answers(SetConfig)
    async def config_picked(self, call: Call, pressed: SetConfig) -> None:
        """Write a choice down, and show the page as it is now.

        Raises:
            IllegalMove: if there is no such choice, or the user may not settle anything.
        """
        _check_manager(call)
        sent: dict[str, Any] = dict(call.data or {})
        guild = call.guild_id or 0
        before = without_deleted(await self.bot.store.configs.get(guild), call.guild)
        config = _changed(before, pressed.name, [str(one) for one in sent.get("values", ())])
        await self.bot.store.configs.save(guild, config)
        await call.response.edit_message(view=_page(own_voice(call), config), attachments=[])

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Let tables be opened elsewhere where the channel for them is deleted."""
        await self._forget_deleted(gone.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, gone: discord.Role) -> None:
        """Let others open tables where the role of those who might is deleted."""
        await self._forget_deleted(gone.guild)

    async def _forget_deleted(self, guild: discord.Guild) -> None:
        try:
            before = await self.bot.store.configs.get(guild.id)
            if (now := without_deleted(before, guild)) != before:
                await self.bot.store.configs.save(guild.id, now)
        except StorageUnavailableError as error:
            log.warning("server %s: what is deleted stays in its config: %s", guild.id, error)


def _check_manager(call: Call) -> None:
    """Refuse users who are no managers of the server, although Discord may list the command."""
    if call.guild_id is None or not call.permissions.manage_guild:
        raise IllegalMove("managers-only")


def _changed(config: ServerConfig, name: str, values: Sequence[str]) -> ServerConfig:
    match name, values:
        case "channels", _:
            return replace(config, channels=frozenset(map(_id, values)))
        case "summary", _:
            return replace(config, summary=_id(values[0]) if values else None)
        case "role", _:
            return replace(config, opener_role=_id(values[0]) if values else None)
        case _ if name not in CHOICES:
            raise IllegalMove("moved-on")
    field, meanings = CHOICES[name]
    if len(values) != 1 or values[0] not in meanings:
        raise not_a_choice(" ".join(values))
    settled: dict[str, Any] = {field: meanings[values[0]]}
    return replace(config, **settled)


def _id(spelt: str) -> int:
    try:
        return read_number(spelt)
    except ValueError:
        raise IllegalMove("moved-on") from None


def _page(voice: Voice, config: ServerConfig) -> ui.LayoutView:
    selects: list[ui.Item[Any]] = [
        _words(name, config, voice)
        for name in CHOICES
        if name != "results" or config.retention is not None
    ]
    selects[1:1] = [_channels(config, voice), _role(config, voice)]
    selects.append(_summary(config, voice))
    heading = f"### {voice('config-title')}"
    return page(heading, None, [voice("config-short")], rows(*selects, width=1))


def _words(name: str, config: ServerConfig, voice: Voice) -> ui.Select[Any]:
    field, meanings = CHOICES[name]
    now = getattr(config, field)
    chosen = next((value for value, means in meanings.items() if means == now), "")
    words = {value: word_of(name, value, voice) for value in meanings}
    return setting_select(voice(f"config-{name}"), words, chosen, SetConfig(name))


def word_of(name: str, value: str, voice: Voice) -> str:
    """Say a value of one of the `CHOICES`."""
    if name == "retention" and value != NONE:
        return voice("config-retention-days", days=int(value))
    if name == "speed":
        return voice(term_text(name, value))
    return voice(f"config-{name}-{value}")


def _channels(config: ServerConfig, voice: Voice) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        placeholder=voice("config-channels"),
        custom_id=SetConfig("channels").custom_id,
        channel_types=CHANNEL_KINDS,
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[discord.Object(one) for one in sorted(config.channels)],
    )


def _summary(config: ServerConfig, voice: Voice) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        placeholder=voice("config-summary"),
        custom_id=SetConfig("summary").custom_id,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=[] if config.summary is None else [discord.Object(config.summary)],
    )


def _role(config: ServerConfig, voice: Voice) -> ui.RoleSelect[Any]:
    chosen = [] if config.opener_role is None else [discord.Object(config.opener_role)]
    return ui.RoleSelect(
        placeholder=voice("config-role"),
        custom_id=SetConfig("role").custom_id,
        min_values=0,
        max_values=1,
        default_values=chosen,
    )
