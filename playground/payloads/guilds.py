"""Guilds as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.channels import channel_payload
from playground.payloads.users import member_payload, role_payload
from playground.protocol.encoding import Json, timestamp
from playground.state.permissions import can_see, permissions_in_guild

if TYPE_CHECKING:
    from playground.state.model import Guild, User


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
        "features": guild.features,
        "banner": None,
        "owner_id": str(guild.owner.id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": str(guild.system_channel) if guild.system_channel else None,
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
    """Return a guild as GUILD_CREATE brings it to a bot.

    All channels come along, also those that the bot cannot see, but only threads that it sees.
    Without the members' intent (`everybody`) only the bot's own membership does.
    """
    channels = guild.channels.values()
    members = guild.members.values() if everybody else [guild.members[bot.id]]
    own = guild_payload(guild)
    return own | {
        "joined_at": timestamp(guild.members[bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_payload(one) for one in members],
        "channels": [channel_payload(one) for one in channels if one.thread_details is None],
        "threads": [
            channel_payload(one, bot.id)
            for one in channels
            if one.thread_details and not one.thread_details.archived and can_see(bot, one)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_permissions(guild: Guild, user_id: int) -> str:
    """Return what a member may do in the guild, as a decimal string."""
    return str(permissions_in_guild(guild, guild.members[user_id]))


def own_guild_payload(guild: Guild, user_id: int) -> Json:
    """Return a guild as it stands in a member's list of guilds."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner.id == user_id,
        "permissions": guild_permissions(guild, user_id),
        "features": guild.features,
    }
