"""Routes of channels, and the opening of direct messages; changing and deleting threads too.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks import dm_problems, thread_problems
from playground.payloads.channels import channel_payload
from playground.protocol.errors import (
    INVALID_RECIPIENT,
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    DiscordError,
)
from playground.protocol.types import ChannelType
from playground.rest.refusals import refuse
from playground.rest.routes import Answer, Call, Route

if TYPE_CHECKING:
    from playground.state.model import Channel, ThreadDetails


def open_dm(call: Call) -> Answer:
    """Open direct messages; that tells nothing about whether the user listens.

    Raises:
        DiscordError: for bots.
    """
    refuse(dm_problems(call.body))
    bot = call.bot.user
    person = call.state.users.get(int(call.body["recipient_id"]))
    if person is None or person is bot or person.bot:
        raise DiscordError(INVALID_RECIPIENT)
    if person.opening_refused is not None:
        raise DiscordError(person.opening_refused)
    call.state.fresh_dms.count(bot, person)
    return channel_payload(call.state.dm_between(bot, person), bot.id)


def fetch(call: Call) -> Answer:
    """Return a channel."""
    return channel_payload(call.channel(), call.bot.user.id)


def edit(call: Call) -> Answer:
    """Change a thread's name, or archive and lock it; or a channel's name and topic."""
    channel = call.channel()
    if channel.thread_details is None:
        call.require(channel, "MANAGE_CHANNELS")
        channel.name = call.body.get("name") or channel.name
        channel.topic = call.body.get("topic", channel.topic)
    else:
        refuse(thread_problems(call.body, editing=True))
        _may_change(call, channel, channel.thread_details)
        _change(call, channel, channel.thread_details)
    call.state.channel_updated(channel)
    return channel_payload(channel, call.bot.user.id)


def _may_change(call: Call, thread: Channel, details: ThreadDetails) -> None:
    """Moderators may all; the thread's owner all but locking; others unarchive only."""
    if details.archived and call.body.get("archived") is not False:
        raise DiscordError(THREAD_ARCHIVED)
    if call.may(thread, "MANAGE_THREADS"):
        return
    if "locked" in call.body and call.body["locked"] != details.locked:
        raise DiscordError(MISSING_PERMISSIONS)
    if details.locked and details.archived:
        raise DiscordError(MISSING_PERMISSIONS)
    wakes_only = details.archived and set(call.body) == {"archived"}
    if details.owner_id != call.bot.user.id and not wakes_only:
        raise DiscordError(MISSING_PERMISSIONS)


def _change(call: Call, thread: Channel, details: ThreadDetails) -> None:
    body = call.body
    thread.name = body.get("name") or thread.name
    details.auto_archive = body.get("auto_archive_duration") or details.auto_archive
    details.locked = body.get("locked", details.locked)
    details.invitable = body.get("invitable", details.invitable)
    if body.get("archived", details.archived) != details.archived:
        details.archived = body["archived"]
        details.archived_at = details.unarchived = call.state.clock.now()


def delete(call: Call) -> Answer:
    """Delete a thread or channel; a direct message channel is only closed."""
    channel = call.channel()
    if channel.kind is not ChannelType.DM:
        call.require(channel, "MANAGE_THREADS" if channel.thread_details else "MANAGE_CHANNELS")
    payload = channel_payload(channel, call.bot.user.id)
    if channel.kind is not ChannelType.DM:
        call.state.delete_channel(channel)
    return payload


_CHANNEL = "/channels/{channel_id}"

ROUTES = (
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", _CHANNEL, fetch),
    Route("PATCH", _CHANNEL, edit),
    Route("DELETE", _CHANNEL, delete),
)
