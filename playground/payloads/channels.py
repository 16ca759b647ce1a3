"""Channels of all types, threads and who is in them, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.users import user_payload
from playground.protocol.encoding import Json, timestamp
from playground.protocol.types import FORUMS, ChannelType
from playground.state.permissions import permissions_in_channel

if TYPE_CHECKING:
    from playground.state.model import Channel


def channel_payload(channel: Channel, reader: int | None = None) -> Json:
    """Return a channel of any kind; with a reader, what that user may do there comes along.

    Raises:
        LookupError: for a channel that is neither in a guild nor a direct message.
    """
    payload: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "last_message_id": _id(channel.last_message_id),
        "flags": 0,
    }
    if channel.kind is ChannelType.DM:
        others = [other for other in channel.recipients.values() if other.id != reader]
        return payload | {"recipients": [user_payload(other) for other in others]}
    if channel.guild is None:
        sentence = f"{channel} is in no guild"
        raise LookupError(sentence)
    payload |= {
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "parent_id": _id(channel.parent.id if channel.parent else None),
        "rate_limit_per_user": 0,
    }
    if reader is not None:
        payload["permissions"] = str(permissions_in_channel(channel, reader))
    return payload | (_thread(channel, reader) if channel.thread_details else _text(channel))


def _text(channel: Channel) -> Json:
    return {
        **_of_its_kind(channel),
        "topic": channel.topic,
        "default_auto_archive_duration": channel.auto_archive,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(one.id), "type": one.type, "allow": str(one.allow), "deny": str(one.deny)}
            for one in channel.overwrites.values()
        ],
    }


def _of_its_kind(channel: Channel) -> Json:
    """Return the fields that only channels of this kind have."""
    if channel.kind is ChannelType.VOICE:
        voice: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        return voice
    if channel.kind in FORUMS:
        return {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return {}


def _thread(thread: Channel, reader: int | None) -> Json:
    details = thread.thread_details
    if details is None:
        sentence = f"{thread} is no thread"
        raise LookupError(sentence)
    metadata: Json = {
        "archived": details.archived,
        "archive_timestamp": timestamp(details.archived_at or details.created),
        "auto_archive_duration": details.auto_archive,
        "locked": details.locked,
        "create_timestamp": timestamp(details.created),
    }
    if thread.kind is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = details.invitable
    payload: Json = {
        "owner_id": str(details.owner_id),
        "thread_metadata": metadata,
        "message_count": len(thread.messages),
        "member_count": len(details.members),
        "total_message_sent": details.total_sent,
    }
    if reader in details.members:
        payload["member"] = thread_member_payload(thread, reader)
    return payload


def thread_member_payload(thread: Channel, user_id: int) -> Json:
    """Return a user's membership of a thread."""
    joined = thread.thread_details.members[user_id] if thread.thread_details else 0.0
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": timestamp(joined),
        "flags": 1,
    }


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
