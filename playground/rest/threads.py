"""Routes that open and list threads, and add and remove their members.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks import message_problems, thread_problems
from playground.payloads.channels import channel_payload, thread_member_payload
from playground.payloads.messages import message_payload
from playground.protocol.errors import (
    MISSING_ACCESS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    WRONG_CHANNEL_TYPE,
    DiscordError,
)
from playground.protocol.types import FORUMS, PUBLIC_THREADS, THREADS_OF, ChannelType
from playground.rest.refusals import refuse
from playground.rest.routes import Answer, Call, Route

if TYPE_CHECKING:
    from playground.protocol.encoding import Json
    from playground.state.model import Channel, ThreadDetails


def create_thread(call: Call) -> Answer:
    """Open a thread without a message, or a forum's with its first message."""
    refuse(thread_problems(call.body))
    if call.state.channel(call.id("channel_id")).kind in FORUMS:
        return _create_forum_post(call)
    kind = ChannelType(call.body.get("type", int(ChannelType.PRIVATE_THREAD)))
    private = kind is ChannelType.PRIVATE_THREAD
    channel = call.channel("CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    _require_kind(channel, kind)
    thread = call.state.add_thread(channel, call.bot.user, call.body["name"], kind)
    _set_options(thread, call.body)
    return channel_payload(thread, call.bot.user.id)


def create_thread_from(call: Call) -> Answer:
    """Open a thread on a message.

    Raises:
        DiscordError: if it has one already.
    """
    refuse(thread_problems(call.body))
    channel = call.channel("CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY")
    _require_kind(channel, *PUBLIC_THREADS)
    message = call.message(channel)
    if message.thread is not None:
        raise DiscordError(THREAD_EXISTS)
    thread = call.state.add_thread_from(message, call.bot.user, call.body["name"])
    _set_options(thread, call.body)
    return channel_payload(thread, call.bot.user.id)


def _create_forum_post(call: Call) -> Answer:
    """Open a thread of a forum; its first message has the thread's id."""
    forum = call.channel("SEND_MESSAGES")
    body: Json = call.body.get("message") or {}
    refuse(message_problems(body, has_files=bool(call.uploads)))
    thread = call.state.add_forum_post(forum, call.bot.user, call.body["name"])
    _set_options(thread, call.body)
    message = call.services.message_builder.create(thread, call.bot.user, body, call.uploads)
    message.id, message.application = thread.id, call.bot
    call.state.post(message)
    return channel_payload(thread, call.bot.user.id) | {"message": message_payload(message)}


def _require_kind(channel: Channel, *kinds: ChannelType) -> None:
    """Refuse a thread of a type that the channel does not take."""
    if not set(kinds) & set(THREADS_OF.get(channel.kind, ())):
        raise DiscordError(WRONG_CHANNEL_TYPE)


def _set_options(thread: Channel, body: Json) -> None:
    details = _details(thread)
    usual = thread.parent.auto_archive if thread.parent else 1440
    details.auto_archive = body.get("auto_archive_duration") or usual
    details.invitable = body.get("invitable", True)


def _details(thread: Channel) -> ThreadDetails:
    if thread.thread_details is None:
        raise DiscordError(WRONG_CHANNEL_TYPE)
    return thread.thread_details


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if _details(thread).archived:
        raise DiscordError(THREAD_ARCHIVED)
    return thread


def join(call: Call) -> Answer:
    """Join a thread."""
    call.state.join_thread(_thread(call), call.bot.user)
    return None


def leave(call: Call) -> Answer:
    """Leave a thread."""
    call.state.leave_thread(_thread(call), call.bot.user)
    return None


def add_member(call: Call) -> Answer:
    """Add a member of the guild to a thread.

    Raises:
        DiscordError: for strangers.
    """
    thread = _thread(call)
    call.require(thread, "SEND_MESSAGES_IN_THREADS")
    user = call.state.user(call.id("user_id"))
    if thread.guild is None or user.id not in thread.guild.members:
        raise DiscordError(MISSING_ACCESS)
    call.state.join_thread(thread, user)
    return None


def remove_member(call: Call) -> Answer:
    """Remove a member from a thread."""
    thread = _thread(call)
    owns = (
        thread.kind is ChannelType.PRIVATE_THREAD and _details(thread).owner_id == call.bot.user.id
    )
    if not owns:
        call.require(thread, "MANAGE_THREADS")
    call.state.leave_thread(thread, call.state.user(call.id("user_id")))
    return None


def fetch_member(call: Call) -> Answer:
    """Return a user's membership of a thread.

    Raises:
        DiscordError: for a user who is not in it.
    """
    thread, user_id = call.channel(), call.id("user_id")
    if user_id not in _details(thread).members:
        raise DiscordError(UNKNOWN_MEMBER)
    return thread_member_payload(thread, user_id)


def list_members(call: Call) -> Answer:
    """Return who is in a thread."""
    thread = call.channel()
    return [thread_member_payload(thread, user_id) for user_id in _details(thread).members]


def archived(call: Call) -> Answer:
    """Return the archived public threads of a channel, the latest first.

    Raises:
        DiscordError: for a direct message channel.
    """
    channel = call.channel("READ_MESSAGE_HISTORY")
    if channel.guild is None:
        raise DiscordError(UNKNOWN_CHANNEL)
    inside = [one for one in channel.guild.channels.values() if one.parent is channel]
    public = [one for one in inside if one.kind in PUBLIC_THREADS and _details(one).archived]
    public.sort(key=lambda thread: _details(thread).archived_at, reverse=True)
    bot = call.bot.user.id
    threads = [channel_payload(one, bot) for one in public]
    members = [thread_member_payload(one, bot) for one in public if bot in _details(one).members]
    return {"threads": threads, "members": members, "has_more": False}


_CHANNEL = "/channels/{channel_id}"
_MEMBERS = _CHANNEL + "/thread-members"

ROUTES = (
    Route("POST", _CHANNEL + "/threads", create_thread, status=201),
    Route("POST", _CHANNEL + "/messages/{message_id}/threads", create_thread_from, status=201),
    Route("GET", _CHANNEL + "/threads/archived/public", archived),
    Route("GET", _MEMBERS, list_members),
    Route("PUT", _MEMBERS + "/@me", join),
    Route("DELETE", _MEMBERS + "/@me", leave),
    Route("GET", _MEMBERS + "/{user_id}", fetch_member),
    Route("PUT", _MEMBERS + "/{user_id}", add_member),
    Route("DELETE", _MEMBERS + "/{user_id}", remove_member),
)
