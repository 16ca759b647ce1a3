"""Which gateway events a change of the world means for one bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground.payloads.channels import channel_payload, thread_member_payload
from playground.payloads.guilds import guild_payload, whole_guild_payload
from playground.payloads.interactions import interaction_payload
from playground.payloads.messages import message_payload
from playground.payloads.users import member_payload, user_payload
from playground.protocol.gateway import Intent
from playground.protocol.types import ChannelType
from playground.state.permissions import can_see

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playground.protocol.encoding import Json
    from playground.state.changes import Change
    from playground.state.model import Application, Channel, Guild, Message, User
    from playground.state.state import State


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A bot's session as far as it decides what it is told."""

    application: Application
    intents: int

    def wants(self, intent: int) -> bool:
        """Whether the session asked for such events."""
        return bool(self.intents & intent)


@dataclass(frozen=True, slots=True)
class Event:
    """A dispatch: its name, its payload, and the guild that decides its shard."""

    name: str
    payload: Json
    guild: Guild | None = None


def events(state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    """Return the events of a change that a session receives."""
    make = _EVENTS_OF.get(change.what)
    if make is not None:
        yield from make(state, change, subscriber)


def _interaction(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    asked = change.interaction
    if asked is not None and asked.application is subscriber.application:
        yield Event("INTERACTION_CREATE", interaction_payload(asked), asked.channel.guild)


def _message(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    message = change.message
    if message is None or not _receives(subscriber, message):
        return
    name = {
        "message_created": "MESSAGE_CREATE",
        "message_edited": "MESSAGE_UPDATE",
        "message_deleted": "MESSAGE_DELETE",
    }[change.what]
    guild = None if message.only_for else message.channel.guild
    placed: Json = {"guild_id": str(guild.id)} if guild else {}
    if change.what == "message_deleted":
        gone: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        yield Event(name, gone | placed, guild)
        return
    payload = message_payload(message) | placed
    if guild and message.origin is None and message.author.id in guild.members:
        payload["member"] = member_payload(guild.members[message.author.id], with_user=False)
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    yield Event(name, _without_content(payload, message, subscriber), guild)


def _purged(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    channel = change.channel
    heard = [str(one.id) for one in change.messages if _receives(subscriber, one)]
    if channel is None or channel.guild is None or not heard:
        return
    placed = {"channel_id": str(channel.id), "guild_id": str(channel.guild.id)}
    yield Event("MESSAGE_DELETE_BULK", {"ids": heard} | placed, channel.guild)


def _receives(subscriber: Subscriber, message: Message) -> bool:
    """Messages in guilds and in private are two intents; ephemeral ones count as private."""
    bot = subscriber.application.user
    if message.only_for is not None:
        return message.author is bot and subscriber.wants(Intent.DIRECT_MESSAGES)
    intent = Intent.GUILD_MESSAGES if message.channel.guild else Intent.DIRECT_MESSAGES
    return subscriber.wants(intent) and can_see(bot, message.channel)


def _without_content(payload: Json, message: Message, subscriber: Subscriber) -> Json:
    """Without the content intent a bot reads itself, its mentions and its direct messages."""
    bot = subscriber.application.user
    open_to_it = message.author is bot or bot in message.mentions
    if open_to_it or message.channel.guild is None or subscriber.wants(Intent.MESSAGE_CONTENT):
        return payload
    return payload | {"content": "", "embeds": [], "attachments": [], "components": []}


def _channel(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    channel, bot = change.channel, subscriber.application.user
    if channel is None or not _receives_channel(channel, bot, subscriber):
        return
    verb = change.what.removeprefix("channel_").upper().removesuffix("D")
    thing = "THREAD" if channel.thread_details else "CHANNEL"
    payload = channel_payload(channel, bot.id if channel.thread_details else None)
    if change.what == "channel_deleted" and channel.thread_details:
        payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
    if change.what == "channel_created" and channel.thread_details:
        payload["newly_created"] = True
    yield Event(f"{thing}_{verb}", payload, channel.guild)


def _receives_channel(channel: Channel, bot: User, subscriber: Subscriber) -> bool:
    guild = channel.guild
    if guild is None or not subscriber.wants(Intent.GUILDS) or bot.id not in guild.members:
        return False
    if channel.parent is not None and channel.parent.id not in guild.channels:
        return False  # deleted with its channel, which alone is told (discordjs/discord.js#10883)
    # Channels are announced to all, threads only to who sees them.
    return channel.thread_details is None or can_see(bot, channel)


def _thread_members(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    thread, user = change.channel, change.user
    if thread is None or user is None or thread.thread_details is None or thread.guild is None:
        return
    if not subscriber.wants(Intent.GUILDS) or not (
        subscriber.wants(Intent.GUILD_MEMBERS) or user is _bot(subscriber)
    ):
        return
    payload: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread_details.members),
    }
    if user.id in thread.thread_details.members:
        payload["added_members"] = [thread_member_payload(thread, user.id)]
        if user is _bot(subscriber) and thread.kind is ChannelType.PRIVATE_THREAD:
            # Of private threads a bot hears when it is added (Gateway Events, "Thread Create").
            yield Event("THREAD_CREATE", channel_payload(thread, user.id), thread.guild)
    else:
        payload["removed_member_ids"] = [str(user.id)]
    yield Event("THREAD_MEMBERS_UPDATE", payload, thread.guild)


def _joined(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    guild, user = change.guild, change.user
    if guild is None or user is None:
        return
    if user is _bot(subscriber):
        if subscriber.wants(Intent.GUILDS):
            everybody = subscriber.wants(Intent.GUILD_MEMBERS)
            yield Event(
                "GUILD_CREATE", whole_guild_payload(guild, user, everybody=everybody), guild
            )
    elif subscriber.wants(Intent.GUILD_MEMBERS) and _bot(subscriber).id in guild.members:
        payload = member_payload(guild.members[user.id]) | {"guild_id": str(guild.id)}
        yield Event("GUILD_MEMBER_ADD", payload, guild)


def _left(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    guild, user = change.guild, change.user
    if guild is None or user is None:
        return
    if user is _bot(subscriber):
        if subscriber.wants(Intent.GUILDS):
            yield Event("GUILD_DELETE", {"id": str(guild.id)}, guild)
    elif subscriber.wants(Intent.GUILD_MEMBERS) and _bot(subscriber).id in guild.members:
        payload: Json = {"guild_id": str(guild.id), "user": user_payload(user)}
        yield Event("GUILD_MEMBER_REMOVE", payload, guild)


def _renamed(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    """Tell a bot of nicknames; of its own even without the members' intent."""
    guild, user = change.guild, change.user
    if guild is None or user is None or _bot(subscriber).id not in guild.members:
        return
    if user is _bot(subscriber) or subscriber.wants(Intent.GUILD_MEMBERS):
        payload = member_payload(guild.members[user.id]) | {"guild_id": str(guild.id)}
        yield Event("GUILD_MEMBER_UPDATE", payload, guild)


def _guild(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    guild = change.guild
    inside = guild is not None and _bot(subscriber).id in guild.members
    if guild is not None and inside and subscriber.wants(Intent.GUILDS):
        yield Event("GUILD_UPDATE", guild_payload(guild), guild)


def _role_deleted(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    guild, role = change.guild, change.role
    if guild is None or role is None or _bot(subscriber).id not in guild.members:
        return
    if subscriber.wants(Intent.GUILDS):
        gone: Json = {"guild_id": str(guild.id), "role_id": str(role.id)}
        yield Event("GUILD_ROLE_DELETE", gone, guild)


def _gained(_state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    """Tell a bot that comes to see a channel of the threads in it."""
    channel, guild, bot = change.channel, change.guild, _bot(subscriber)
    if channel is None or guild is None or change.user is not bot:
        return
    threads = [
        channel_payload(one, bot.id)
        for one in guild.channels.values()
        if one.parent is channel and one.thread_details and not one.thread_details.archived
    ]
    payload: Json = {
        "guild_id": str(guild.id),
        "channel_ids": [str(channel.id)],
        "threads": threads,
        "members": [one["member"] for one in threads if "member" in one],
    }
    if subscriber.wants(Intent.GUILDS):
        yield Event("THREAD_LIST_SYNC", payload, guild)


def _typing(state: State, change: Change, subscriber: Subscriber) -> Iterator[Event]:
    channel, user = change.channel, change.user
    if channel is None or user is None or not can_see(_bot(subscriber), channel):
        return
    if not subscriber.wants(Intent.GUILD_TYPING if channel.guild else Intent.DIRECT_TYPING):
        return
    payload: Json = {
        "channel_id": str(channel.id),
        "user_id": str(user.id),
        "timestamp": int(state.clock.now()),
    }
    if channel.guild:
        payload["guild_id"] = str(channel.guild.id)
        payload["member"] = member_payload(channel.guild.members[user.id])
    yield Event("TYPING_START", payload, channel.guild)


def _bot(subscriber: Subscriber) -> User:
    return subscriber.application.user


_EVENTS_OF: dict[str, Callable[[State, Change, Subscriber], Iterator[Event]]] = {
    "interaction_created": _interaction,
    "message_created": _message,
    "message_edited": _message,
    "message_deleted": _message,
    "messages_purged": _purged,
    "channel_created": _channel,
    "channel_updated": _channel,
    "channel_deleted": _channel,
    "thread_members": _thread_members,
    "member_joined": _joined,
    "member_left": _left,
    "member_updated": _renamed,
    "guild_updated": _guild,
    "role_deleted": _role_deleted,
    "channel_gained": _gained,
    "typing": _typing,
}
