"""Channels: what the bot must be allowed to do in one, and which take threads.

What is read here comes with every interaction, or from what Discord told the bot about its
servers: no request is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.kit.bot import Call

PERMISSIONS_NEEDED: Final = ("view_channel", "send_messages", "attach_files")
PERMISSIONS_NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
PERMISSIONS_NEEDED_FOR_THREADS: Final = ("create_public_threads", *PERMISSIONS_NEEDED_IN_THREADS)
"""To open a thread from a channel, and to post a table in it."""
PERMISSIONS_NEEDED_FOR_TOURNAMENTS: Final = (
    *PERMISSIONS_NEEDED,
    "read_message_history",
    *PERMISSIONS_NEEDED_FOR_THREADS,
)
"""To post a page, and to open threads on the messages that announce tables."""
OPEN_FOR: Final = 10_080
"""Minutes without a word after which a thread may close: a week, the most that Discord has.

Left to the channel it may be an hour, while a clock runs two days.
"""
TOO_MANY_THREADS: Final = frozenset({160006, 160007})
"""Discord's error codes for as many active threads as a server, or its announcements, may have."""


def invitation_permissions() -> discord.Permissions:
    """Return the permissions to ask for when the bot is invited: those it uses, and no more."""
    wanted = {*PERMISSIONS_NEEDED, *PERMISSIONS_NEEDED_FOR_TOURNAMENTS}
    return discord.Permissions(**dict.fromkeys(wanted, True))


def check_channel(call: Call) -> None:
    """Refuse a channel where the bot may not post a table, before anything depends on it.

    Raises:
        IllegalMove: "not-in-server", "thread-locked", "thread-not-in", or "permissions-missing"
            with their names.
    """
    _check_membership(call)
    if call.guild_id is None:  # there the bot may always answer
        return
    if isinstance(call.channel, discord.Thread):
        if call.channel.locked and not call.app_permissions.manage_threads:
            raise IllegalMove("thread-locked")
        if not _is_in(call, call.channel):
            raise IllegalMove("thread-not-in", bot=call.channel.guild.me.mention)
        _check_permissions(call, PERMISSIONS_NEEDED_IN_THREADS)
    else:
        _check_permissions(call, PERMISSIONS_NEEDED)


def check_tournament_channel(call: Call) -> None:
    """Refuse a channel where the bot may not post a tournament's page and open its tables.

    Raises:
        IllegalMove: "no-threads-here", "not-in-server", "threads-not-yours", or
            "permissions-missing".
    """
    check_thread(call, PERMISSIONS_NEEDED_FOR_TOURNAMENTS)


def can_open_thread(call: Call) -> bool:
    """Tell whether a user may have a thread opened where they call, and a table posted in it."""
    try:
        check_thread(call)
    except IllegalMove:
        return False
    return True


async def open_thread(call: Call, name: str) -> discord.Thread:
    """Open a public thread in the channel of a call, of the type that the channel takes.

    Raises:
        IllegalMove: "no-threads-here", "not-in-server", "threads-not-yours", or
            "permissions-missing".
        discord.HTTPException: if that fails for a reason that may pass.
    """
    channel = check_thread(call)
    kind = discord.ChannelType.news_thread if channel.is_news() else None
    try:
        return await channel.create_thread(
            name=name,
            type=kind or discord.ChannelType.public_thread,
            auto_archive_duration=OPEN_FOR,
        )
    except discord.HTTPException as error:
        refused = isinstance(error, discord.Forbidden | discord.NotFound)
        if refused or error.code in TOO_MANY_THREADS:
            raise IllegalMove("no-threads-here") from None
        raise


def may_post(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Tell whether the bot may post tables in a channel, by what Discord told of it."""
    allowed = channel.permissions_for(channel.guild.me)
    needed = PERMISSIONS_NEEDED
    if isinstance(channel, discord.Thread):
        needed = PERMISSIONS_NEEDED_IN_THREADS
        if channel.locked and not allowed.manage_threads:
            return False
    return all(getattr(allowed, name) for name in needed)


def check_thread(
    call: Call, needed: Iterable[str] = PERMISSIONS_NEEDED_FOR_THREADS
) -> discord.TextChannel:
    """Refuse where the bot can open no thread, and those who may open none themselves.

    Raises:
        IllegalMove: "no-threads-here", "not-in-server", "threads-not-yours", or
            "permissions-missing".
    """
    _check_membership(call)
    if not isinstance(call.channel, discord.TextChannel):
        raise IllegalMove("no-threads-here")
    if not call.permissions.create_public_threads:  # the bot is no way around that
        raise IllegalMove("threads-not-yours")
    _check_permissions(call, needed)
    return call.channel


def _is_in(call: Call, thread: discord.Thread) -> bool:
    """Tell whether the bot may post in a thread, as far as it may have to be added to it first.

    The permissions of a call are those of the channel. A private thread is told to a bot when that
    is added to it.
    """
    if not thread.is_private() or call.app_permissions.manage_threads:
        return True
    known = thread.guild.get_thread(thread.id)
    return known is not None and thread.id not in call.client.threads_left


def _check_membership(call: Call) -> None:
    """Refuse where commands are, but no bot: never invited as one, or removed since."""
    if call.guild_id is not None and call.client.get_guild(call.guild_id) is None:
        raise IllegalMove("not-in-server")


def _check_permissions(call: Call, needed: Iterable[str]) -> None:
    missing = tuple(
        name.replace("_", " ").title()
        for name in dict.fromkeys(needed)
        if not getattr(call.app_permissions, name)
    )
    if missing:
        raise IllegalMove("permissions-missing", missing=missing)
