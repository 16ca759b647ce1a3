"""How the nouns look on the wire, complete as Discord's API returns them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.encoding import Json, moment
from playground.protocol.types import ChannelType, InteractionType
from playground.state.permissions import permissions_in_channel

if TYPE_CHECKING:
    from playground.state.model import (
        Attachment,
        Channel,
        Interaction,
        Membership,
        Message,
        Role,
        User,
    )


def user_payload(user: User) -> Json:
    """Return a user as everybody sees him."""
    payload: Json = {
        "id": str(user.id),
        "username": user.name.lower(),
        "discriminator": "0",
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if user.bot:
        payload["bot"] = True
        payload["username"] = user.name
    return payload


def own_user_payload(bot: User) -> Json:
    """Return a bot's account as it sees itself."""
    return user_payload(bot) | {
        "bot": True,
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


def member_payload(member: Membership, *, with_user: bool = True) -> Json:
    """Return a membership; messages carry it without the user."""
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": moment(member.joined),
        "nick": member.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        payload["user"] = user_payload(member.user)
    return payload


def role_payload(role: Role) -> Json:
    """Return a role."""
    payload: Json = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if role.managed_by is not None:
        payload["tags"] = {"bot_id": str(role.managed_by)}
    return payload


def channel_payload(channel: Channel, reader: int | None = None) -> Json:
    """Return a channel of any kind; with a reader, what that user may do there comes along."""
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
    return payload | (_thread(channel, reader) if channel.life else _text(channel))


def _text(channel: Channel) -> Json:
    return {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(one.id), "type": one.type, "allow": str(one.allow), "deny": str(one.deny)}
            for one in channel.overwrites.values()
        ],
    }


def _thread(thread: Channel, reader: int | None) -> Json:
    life = thread.life
    if life is None:
        sentence = f"{thread} is no thread"
        raise LookupError(sentence)
    metadata: Json = {
        "archived": life.archived,
        "archive_timestamp": moment(life.archived_at or life.created),
        "auto_archive_duration": life.auto_archive,
        "locked": life.locked,
        "create_timestamp": moment(life.created),
    }
    if thread.kind is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = life.invitable
    payload: Json = {
        "owner_id": str(life.owner_id),
        "thread_metadata": metadata,
        "message_count": len(thread.messages),
        "member_count": len(life.members),
        "total_message_sent": life.sent,
    }
    if reader in life.members:
        payload["member"] = thread_member_payload(thread, reader)
    return payload


def thread_member_payload(thread: Channel, user_id: int) -> Json:
    """Somebody's membership of a thread."""
    joined = thread.life.members[user_id] if thread.life else 0.0
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": moment(joined),
        "flags": 1,
    }


def attachment_payload(file: Attachment) -> Json:
    """Return an attachment of a message."""
    payload: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.content),
        "url": file.url,
        "proxy_url": file.url.replace("cdn.discordapp.com", "media.discordapp.net"),
        "content_type": file.content_type,
    }
    if file.description is not None:
        payload["description"] = file.description
    if file.size:
        payload["width"], payload["height"] = file.size
    if file.ephemeral:
        payload["ephemeral"] = True
    return payload


def message_payload(message: Message) -> Json:
    """Return a message; `nonce` is added by who answers its author."""
    payload: Json = {
        "type": int(message.type),
        "content": message.content,
        "mentions": [user_payload(mentioned) for mentioned in message.mentions],
        "mention_roles": [],
        "mention_everyone": message.everyone,
        "attachments": [
            attachment_payload(file) for file in message.attachments if not file.embedded
        ],
        "embeds": list(message.embeds),
        "timestamp": moment(message.created),
        "edited_timestamp": None if message.edited is None else moment(message.edited),
        "flags": message.flags,
        "components": list(message.components),
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": user_payload(message.author),
        "pinned": message.pinned,
        "tts": False,
    }
    if message.application is not None:
        payload["application_id"] = str(message.application.id)
    if message.reference is not None:
        payload["message_reference"] = message.reference
        payload["referenced_message"] = (
            message_payload(message.replied_to) if message.replied_to else None
        )
    if message.origin is not None:
        payload["webhook_id"] = str(message.origin.application.id)
        payload |= interaction_metadata(message.origin)
    if message.thread is not None:
        payload["thread"] = channel_payload(message.thread)
    return payload


def interaction_metadata(interaction: Interaction) -> Json:
    """Return what any reader of a message made by an interaction learns of it."""
    known: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_payload(interaction.user),
        "authorizing_integration_owners": integration_owners(interaction),
    }
    if interaction.type is InteractionType.COMPONENT and interaction.message is not None:
        known["interacted_message_id"] = str(interaction.message.id)
    if interaction.type is InteractionType.MODAL and interaction.parent is not None:
        opened_by = interaction_metadata(interaction.parent)
        known["triggering_interaction_metadata"] = opened_by["interaction_metadata"]
    payload: Json = {"interaction_metadata": known}
    if interaction.type is InteractionType.COMMAND:
        payload["interaction"] = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "name": interaction.command_name,
            "user": user_payload(interaction.user),
        }
    return payload


def integration_owners(interaction: Interaction) -> Json:
    """Return where an interaction's application is installed, as far as it matters here."""
    guild = interaction.channel.guild
    return {"0": str(guild.id) if guild else "0"}


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
