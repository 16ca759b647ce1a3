"""Routes of the answers to interactions: the callback, @original and the follow-ups.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks import interaction_response_problems, message_problems
from playground.payloads.messages import message_payload
from playground.protocol.errors import (
    THREAD_ARCHIVED,
    TOO_MANY_FOLLOW_UPS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    DiscordError,
    invalid_form,
)
from playground.protocol.permissions import BITS
from playground.protocol.types import InteractionType, MessageFlag, MessageType, ResponseType
from playground.rest.refusals import refuse
from playground.rest.routes import Answer, Call, Route
from playground.state.model import Interaction, Message
from playground.state.permissions import permissions_in_channel

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.protocol.encoding import Json

MOST_EXTERNAL_FOLLOW_UPS = 5
VALUES: dict[int, type | tuple[type, ...]] = {3: str, 4: int, 10: (int, float)}
"""What may complete an option, by its type."""
_COMMAND_OR_MORE = (InteractionType.COMMAND, InteractionType.COMPONENT, InteractionType.MODAL)
_ALLOWED: dict[ResponseType, tuple[InteractionType, ...]] = {
    ResponseType.MESSAGE: _COMMAND_OR_MORE,
    ResponseType.DEFERRED_MESSAGE: _COMMAND_OR_MORE,
    ResponseType.DEFERRED_UPDATE: (InteractionType.COMPONENT, InteractionType.MODAL),
    ResponseType.UPDATE: (InteractionType.COMPONENT, InteractionType.MODAL),
    ResponseType.AUTOCOMPLETE: (InteractionType.AUTOCOMPLETE,),
    ResponseType.MODAL: (InteractionType.COMMAND, InteractionType.COMPONENT),
}


def callback(call: Call) -> Answer:
    """Take the first answer to an interaction.

    Raises:
        DiscordError: for a late, second or unfitting one.
    """
    interaction = call.services.interactions.unanswered_one(
        call.id("interaction_id"), call.ids["interaction_token"]
    )
    _require_channel(call, interaction)
    source = interaction.message
    previous = source.flags if source is not None else 0
    problems = interaction_response_problems(
        call.body, has_files=bool(call.uploads), previous_flags=previous
    )
    refuse(problems)
    reply = ResponseType(call.body["type"])
    _require_fitting(interaction, reply)
    message = _EFFECTS[reply](call, interaction, call.body.get("data") or {})
    call.services.interactions.answer(interaction, reply)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _response(interaction, reply, message)


def _require_channel(call: Call, interaction: Interaction) -> None:
    """Refuse an answer in a channel that is gone, or in a thread that is closed and locked."""
    if interaction.channel.id not in call.state.channels:
        raise DiscordError(UNKNOWN_CHANNEL)
    details = call.state.channel(interaction.channel.id).thread_details
    if details is not None and details.archived and details.locked:
        raise DiscordError(THREAD_ARCHIVED)


def _require_fitting(interaction: Interaction, reply: ResponseType) -> None:
    """Refuse what does not suit: a modal cannot answer a modal, an update needs a message."""
    suits = interaction.type in _ALLOWED[reply]
    if reply in (ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE) and interaction.message is None:
        suits = False
    if not suits:
        sentence = f"Interaction type {int(interaction.type)} cannot be answered so."
        raise invalid_form((("type",), "INTERACTION_APPLICATION_COMMAND_INVALID_TYPE", sentence))


def _response(interaction: Interaction, reply: ResponseType, message: Message | None) -> Json:
    """Return what `with_response` returns: the interaction always, a message for types 4 and 7."""
    told: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    if message is not None:
        told["response_message_id"] = str(message.id)
        told["response_message_loading"] = message.loading
        told["response_message_ephemeral"] = bool(message.flags & MessageFlag.EPHEMERAL)
    if message is None or reply not in (ResponseType.MESSAGE, ResponseType.UPDATE):
        return {"interaction": told}
    resource = {"type": int(reply), "message": message_payload(message)}
    return {"interaction": told, "resource": resource}


def _build(call: Call, interaction: Interaction, body: Json, *, ephemeral: bool) -> Message:
    """Build a message made by an interaction, not yet posted."""
    builder, bot = call.services.message_builder, interaction.application.user
    flagged = (
        body if not ephemeral else body | {"flags": body.get("flags", 0) | MessageFlag.EPHEMERAL}
    )
    message = builder.create(interaction.channel, bot, flagged, call.uploads)
    message.application = interaction.application
    message.origin = interaction
    if interaction.type is InteractionType.COMMAND:
        message.type = MessageType.COMMAND
    if ephemeral:
        message.only_for = interaction.user.id
        message.pinged = ()
    return message


def _is_ephemeral(interaction: Interaction, data: Json) -> bool:
    """Whether only the asker sees an answer: as sent, or as the server wants of outside apps."""
    allowed = permissions_in_channel(interaction.channel, interaction.user.id)
    hushed = interaction.external and not allowed & BITS["USE_EXTERNAL_APPS"]
    return hushed or bool(data.get("flags", 0) & MessageFlag.EPHEMERAL)


def _send_message(call: Call, interaction: Interaction, data: Json) -> Message:
    interaction.ephemeral = _is_ephemeral(interaction, data)
    body = {"allowed_mentions": {"parse": ["users"]}, **data}
    message = _build(call, interaction, body, ephemeral=interaction.ephemeral)
    interaction.original = message
    call.state.post(message)
    return message


def _defer_message(call: Call, interaction: Interaction, data: Json) -> Message:
    interaction.ephemeral = _is_ephemeral(interaction, data)
    bot, now = interaction.application.user, call.state.clock.now()
    message = Message(call.state.ids.next(), interaction.channel, bot, now)
    message.flags = int(
        MessageFlag.LOADING | (MessageFlag.EPHEMERAL if interaction.ephemeral else 0)
    )
    message.application = interaction.application
    message.origin = interaction
    message.type = (
        MessageType.COMMAND if interaction.type is InteractionType.COMMAND else MessageType.DEFAULT
    )
    message.only_for = interaction.user.id if interaction.ephemeral else None
    interaction.original = message
    call.state.post(message)
    return message


def _defer_update(_call: Call, interaction: Interaction, _data: Json) -> Message | None:
    interaction.original = interaction.message
    return interaction.message


def _update(call: Call, interaction: Interaction, data: Json) -> Message | None:
    message = interaction.original = interaction.message
    if message is None or message.deleted:
        raise DiscordError(UNKNOWN_MESSAGE)
    call.services.message_builder.update(message, data, call.uploads)
    call.state.edited(message)
    return message


def _autocomplete(_call: Call, interaction: Interaction, data: Json) -> None:
    kinds = VALUES[_focused(interaction.data["options"])["type"]]
    for n, choice in enumerate(data["choices"]):
        if not isinstance(choice["value"], kinds):
            sentence = f"Could not interpret {choice['value']!r} as the option's type."
            path = ("data", "choices", n, "value")
            raise invalid_form((path, "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID", sentence))
    interaction.choices = tuple(data["choices"])


def _focused(options: list[Json]) -> Json:
    """Return the option that is being completed, below any groups."""
    for option in options:
        if option.get("focused"):
            return option
    return _focused(options[0]["options"])


def _open_modal(_call: Call, interaction: Interaction, data: Json) -> None:
    interaction.modal = data


_EFFECTS: dict[ResponseType, Callable[[Call, Interaction, Json], Message | None]] = {
    ResponseType.MESSAGE: _send_message,
    ResponseType.DEFERRED_MESSAGE: _defer_message,
    ResponseType.DEFERRED_UPDATE: _defer_update,
    ResponseType.UPDATE: _update,
    ResponseType.AUTOCOMPLETE: _autocomplete,
    ResponseType.MODAL: _open_modal,
}


# -- by the token, for fifteen minutes ------------------------------------------------


def _by_token(call: Call) -> Interaction:
    return call.services.interactions.by_token(
        call.id("application_id"), call.ids["interaction_token"]
    )


def follow_up(call: Call) -> Answer:
    """Send a follow-up; the first one after "thinking" takes that message's place.

    Raises:
        DiscordError: for a completion, which has no follow-ups.
    """
    interaction = _by_token(call)
    if interaction.type is InteractionType.AUTOCOMPLETE:
        raise DiscordError(UNKNOWN_WEBHOOK)
    if interaction.external and len(interaction.followups) >= MOST_EXTERNAL_FOLLOW_UPS:
        raise DiscordError(TOO_MANY_FOLLOW_UPS)
    _require_channel(call, interaction)
    refuse(message_problems(call.body, has_files=bool(call.uploads)))
    body = {"allowed_mentions": {"parse": ["users"]}, **call.body}
    waiting = interaction.original
    if waiting is not None and waiting.loading and not waiting.deleted:
        return message_payload(_replace_thinking(call, interaction, waiting, body))
    ephemeral = _is_ephemeral(interaction, call.body)
    message = _build(call, interaction, body, ephemeral=ephemeral)
    if interaction.original is not None:
        message.type = MessageType.REPLY
        message.replied_to = interaction.original
        message.reference = {
            "type": 0,
            "channel_id": str(message.channel.id),
            "message_id": str(interaction.original.id),
        }
    interaction.followups.append(message)
    call.state.post(message)
    return message_payload(message)


def _replace_thinking(
    call: Call, interaction: Interaction, message: Message, body: Json
) -> Message:
    """Write over a "thinking" message; that is no edit, and it may notify."""
    call.services.message_builder.update(message, body, call.uploads, default_mentions=("users",))
    message.flags &= ~int(MessageFlag.LOADING)
    message.pinged = () if message.only_for else message.mentions
    call.state.edited(message, quietly=True)
    call.services.interactions.settled(interaction)
    return message


def _target(call: Call, interaction: Interaction) -> Message:
    """Return the message of the path: @original or one this token made."""
    wanted = call.ids["message_id"]
    known = [interaction.original, *interaction.followups]
    for message in known:
        if message is None or message.deleted:
            continue
        if wanted == str(message.id) or (wanted == "@original" and message is known[0]):
            return message
    raise DiscordError(UNKNOWN_MESSAGE)


def fetch(call: Call) -> Answer:
    """Read a message that this token made."""
    return message_payload(_target(call, _by_token(call)))


def edit(call: Call) -> Answer:
    """Change a message that this token made, or the one its component sits on."""
    interaction = _by_token(call)
    message = _target(call, interaction)
    # A thinking message may still become a v2 one; nothing has been said in it.
    problems = message_problems(
        call.body, editing=True, has_files=bool(call.uploads), previous_flags=message.flags
    )
    refuse(problems)
    if message.loading:
        return message_payload(_replace_thinking(call, interaction, message, call.body))
    call.services.message_builder.update(message, call.body, call.uploads)
    call.state.edited(message)
    return message_payload(message)


def delete(call: Call) -> Answer:
    """Delete a message that this token made."""
    interaction = _by_token(call)
    message = _target(call, interaction)
    call.state.delete(message)
    if message is interaction.original:
        call.services.interactions.settled(interaction)
    return None


_FOLLOW_UPS = "/webhooks/{application_id}/{interaction_token}"
_MESSAGE = _FOLLOW_UPS + "/messages/{message_id}"

ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    Route("POST", _FOLLOW_UPS, follow_up),
    Route("GET", _MESSAGE, fetch),
    Route("PATCH", _MESSAGE, edit),
    Route("DELETE", _MESSAGE, delete),
)
