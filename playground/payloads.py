"""How the nouns look on the wire, complete as Discord's API returns them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.model import Kind
from playground.permissions import in_channel, in_guild
from playground.wire import Json, moment

if TYPE_CHECKING:
    from playground.model import (
        Application,
        Attachment,
        Channel,
        Guild,
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
    if channel.kind is Kind.DM:
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
        payload["permissions"] = str(in_channel(channel, reader))
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
    if thread.kind is Kind.PRIVATE_THREAD:
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
        payload |= message.origin.metadata()
    if message.thread is not None:
        payload["thread"] = channel_payload(message.thread)
    return payload


def guild_payload(guild: Guild) -> Json:
    """Return a guild, without its channels and members."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(guild.owner.id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role_payload(one) for one in guild.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def whole_guild_payload(guild: Guild, bot: User, *, everybody: bool) -> Json:
    """Return a guild as GUILD_CREATE brings it: what this bot can see of it.

    Without the members' intent (`everybody`) only the bot's own membership comes along.
    """
    seen = [one for one in guild.channels.values() if in_channel(one, bot.id)]
    members = guild.members.values() if everybody else [guild.members[bot.id]]
    own = guild_payload(guild)
    return own | {
        "joined_at": moment(guild.members[bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_payload(one) for one in members],
        "channels": [channel_payload(one) for one in seen if one.life is None],
        "threads": [
            channel_payload(one, bot.id) for one in seen if one.life and not one.life.archived
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_permissions(guild: Guild, user_id: int) -> str:
    """Return what a member may do in the guild, as a decimal string."""
    return str(in_guild(guild, guild.members[user_id]))


def application_payload(app: Application, guilds: int) -> Json:
    """Return a bot's application as it sees itself."""
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_payload(app.user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(app.user),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
