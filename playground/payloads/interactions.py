"""Interactions as JSON, as they are brought to their bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.channels import channel_payload
from playground.payloads.messages import integration_owners, message_payload
from playground.payloads.users import member_payload, user_payload
from playground.state.permissions import application_permissions, permissions_in_channel

if TYPE_CHECKING:
    from playground.protocol.encoding import Json
    from playground.state.model import Interaction

LARGEST_FILE = 10 * 1024 * 1024


def interaction_payload(interaction: Interaction) -> Json:
    """Return an interaction as INTERACTION_CREATE brings it."""
    bot, user = interaction.application.user, interaction.user
    channel, guild = interaction.channel, interaction.channel.guild
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(interaction.application.id),
        "type": int(interaction.type),
        "data": interaction.data,
        "channel": channel_payload(channel, user.id if guild else bot.id),
        "channel_id": str(channel.id),
        "token": interaction.token,
        "version": 1,
        "app_permissions": str(application_permissions(channel, interaction.application)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": integration_owners(interaction),
        "context": 0 if guild else 1,
        "attachment_size_limit": LARGEST_FILE,
    }
    if interaction.message is not None:
        payload["message"] = message_payload(interaction.shown or interaction.message)
    if guild is None:
        return payload | {"user": user_payload(user)}
    member = member_payload(guild.members[user.id])
    member["permissions"] = str(permissions_in_channel(channel, user.id))
    return payload | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": guild.features},
        "guild_locale": guild.locale,
        "member": member,
    }
