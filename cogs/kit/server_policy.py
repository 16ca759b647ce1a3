"""What the managers of a server allow: who opens tables and where, computers, hints."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.kit.bot import channel_of
from games.kit.game import IllegalMove
from games.kit.words import name_in_text
from matches.standings.ratings import allows_hints

if TYPE_CHECKING:
    from cogs.kit.bot import Bot, Call
    from matches.match import Match
    from matches.records import ServerConfig
    from matches.terms import Terms


async def check_computers(bot: Bot, guild: int) -> None:
    """Refuse computers where the managers of a server forbid them.

    Raises:
        IllegalMove: "computers-forbidden".
    """
    if not (await bot.store.configs.get(guild)).computers:
        raise IllegalMove("computers-forbidden")


async def check_hints(bot: Bot, guild: int) -> None:
    """Refuse hints where the managers of a server forbid them.

    Raises:
        IllegalMove: "hints-forbidden".
    """
    if not (await bot.store.configs.get(guild)).hints:
        raise IllegalMove("hints-forbidden")


async def offers_hints(bot: Bot, match: Match) -> bool:
    """Tell whether 💡 stands with a match: hints are fair there, and the server allows them."""
    if not allows_hints(match):
        return False
    return not match.guild or (await bot.store.configs.get(match.guild)).hints


def without_deleted(config: ServerConfig, guild: discord.Guild | None) -> ServerConfig:
    """Return a server's config without channels and roles that Discord has deleted since.

    They would let nobody open a table any more. Of a server that is away nothing is known.
    """
    if guild is None or guild.unavailable:
        return config
    channels = frozenset(one for one in config.channels if guild.get_channel(one))
    role = config.opener_role if guild.get_role(config.opener_role or 0) else None
    summary = config.summary if guild.get_channel(config.summary or 0) else None
    return replace(config, channels=channels, opener_role=role, summary=summary)


def allowed_terms(terms: Terms, config: ServerConfig) -> Terms:
    """Return the terms as far as a server allows them now."""
    return terms if config.hints else terms.model_copy(update={"hints": False})


async def check_opening(call: Call) -> None:
    """Refuse to open a table where the server's managers forbid it; they themselves always may.

    Raises:
        IllegalMove: "tables-elsewhere" or "tables-by-role".
    """
    if call.guild_id is None or call.permissions.manage_guild:
        return
    config = without_deleted(await call.client.store.configs.get(call.guild_id), call.guild)
    if config.channels and not config.channels & _places(call):
        places = tuple(f"<#{channel}>" for channel in sorted(config.channels))
        raise IllegalMove("tables-elsewhere", places=places)
    if config.opener_role is not None and not _has_role(call, config.opener_role):
        role = call.guild.get_role(config.opener_role) if call.guild else None
        raise IllegalMove("tables-by-role", role=name_in_text(role.name if role else ""))


def _places(call: Call) -> set[int]:
    """Return the channel of a call, and the one that its thread belongs to."""
    parent = call.channel.parent_id if isinstance(call.channel, discord.Thread) else None
    return {channel_of(call), *filter(None, [parent])}


def _has_role(call: Call, role: int) -> bool:
    return isinstance(call.user, discord.Member) and call.user.get_role(role) is not None
