"""Messages, their files and the interactions that made them, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.channels import channel_payload
from playground.payloads.users import user_payload
from playground.protocol.encoding import Json, timestamp
from playground.protocol.types import InteractionType

if TYPE_CHECKING:
    from playground.state.model import Attachment, Interaction, Message


def attachment_payload(file: Attachment) -> Json:
    """Return an attachment of a message."""
    payload: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.content),
        "url": file.url,
        "proxy_url": file.proxy_url,
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
    """Return a message; the answer to its author adds `nonce`."""
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
        "timestamp": timestamp(message.created),
        "edited_timestamp": None if message.edited is None else timestamp(message.edited),
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
    """Return who installed an interaction's application: the server, the person, or both."""
    application, guild = interaction.application, interaction.channel.guild
    owners: Json = {}
    if guild is None:
        owners["0"] = "0"
    elif application.id in guild.applications:
        owners["0"] = str(guild.id)
    if interaction.user.id in application.installed_by:
        owners["1"] = str(interaction.user.id)
    return owners
