"""Routes of messages in channels, threads and direct messages.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks import message_problems
from playground.payloads.messages import message_payload
from playground.protocol.errors import (
    CLOSED_DM,
    MISSING_PERMISSIONS,
    NO_COMMON_GUILD,
    NOT_A_TEXT_CHANNEL,
    NOT_THE_AUTHOR,
    REPLY_WITHOUT_HISTORY,
    SYSTEM_MESSAGE,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_MANY_OLD_EDITS,
    DiscordError,
    invalid_form,
)
from playground.protocol.types import FORUMS, ChannelType, MessageFlag, MessageType
from playground.rest.refusals import refuse
from playground.rest.routes import Answer, Call, Route

if TYPE_CHECKING:
    from playground.state.model import Channel, Message, User
    from playground.state.state import State

HOUR = 3600.0
OLD_EDITS, OLD_EDITS_PER = 3, 6.0
MOST_LISTED, LEAST_DELETED = 100, 2


def post(call: Call) -> Answer:
    """Send a message; a nonce that its author just used returns the first message instead."""
    channel = call.channel()
    refuse(message_problems(call.body, has_files=bool(call.uploads)))
    _require_may_send(call, channel)
    nonce = call.body.get("nonce")
    if call.body.get("enforce_nonce") and nonce is not None:
        earlier = call.state.nonces.earlier(call.bot.user, str(nonce))
        if earlier is not None:
            return message_payload(earlier) | {"nonce": nonce}
    message = call.services.message_builder.create(channel, call.bot.user, call.body, call.uploads)
    message.flags &= ~int(MessageFlag.EPHEMERAL)
    _set_reply(call, channel, message)
    message.application = call.bot
    message.nonce = None if nonce is None else str(nonce)
    call.state.nonces.note(message)
    unarchive_thread(call.state, channel)
    call.state.post(message)
    return message_payload(message) | ({} if nonce is None else {"nonce": nonce})


def _set_reply(call: Call, channel: Channel, message: Message) -> None:
    """Make a message a reply; to one that is gone only where the bot says it need not exist."""
    reference = call.body.get("message_reference")
    if not reference:
        return
    replied_to = channel.messages.get(int(reference["message_id"]))
    if replied_to is not None and replied_to.only_for is None:
        message.type, message.replied_to = MessageType.REPLY, replied_to
        message.reference = {
            "type": 0,
            "channel_id": str(channel.id),
            "message_id": str(replied_to.id),
        }
    elif reference.get("fail_if_not_exists", True):
        code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"
        raise invalid_form((("message_reference",), code, "Unknown message"))


def _require_may_send(call: Call, channel: Channel) -> None:
    """Refuse a message that the bot may not send here."""
    if channel.kind is ChannelType.DM:
        check_dm(call.state, channel, call.bot.user)
        return
    if channel.kind in FORUMS:
        raise DiscordError(NOT_A_TEXT_CHANNEL)
    call.require(channel, "SEND_MESSAGES_IN_THREADS" if channel.thread_details else "SEND_MESSAGES")
    if call.uploads:
        call.require(channel, "ATTACH_FILES")
    if call.body.get("embeds"):
        call.require(channel, "EMBED_LINKS")
    if call.body.get("poll"):
        call.require(channel, "SEND_POLLS")
    if call.body.get("message_reference") and not call.may(channel, "READ_MESSAGE_HISTORY"):
        raise DiscordError(REPLY_WITHOUT_HISTORY)
    locked = channel.thread_details is not None and channel.thread_details.locked
    if locked and not call.may(channel, "MANAGE_THREADS"):
        raise DiscordError(THREAD_LOCKED)


def check_dm(state: State, channel: Channel, bot: User) -> None:
    """Check that the bot may write to the person of a channel of direct messages.

    Raises:
        DiscordError: if they share no guild, or the person takes no direct messages.
    """
    for person in channel.recipients.values():
        if person is bot:
            continue
        if not state.share_a_guild(bot, person):
            raise DiscordError(NO_COMMON_GUILD)
        if not person.dms_open or person.bot:
            raise DiscordError(CLOSED_DM)


def unarchive_thread(state: State, channel: Channel) -> None:
    """Unarchive a thread, as a message does."""
    if channel.thread_details is not None and channel.thread_details.archived:
        channel.thread_details.archived, channel.thread_details.unarchived = (
            False,
            state.clock.now(),
        )
        state.channel_updated(channel)


def edit(call: Call) -> Answer:
    """Change one of the bot's own messages.

    Raises:
        DiscordError: for a message of another user or of Discord itself, in an archived
            thread, and for the fourth edit of messages older than an hour within six seconds.
    """
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot.user:
        raise DiscordError(NOT_THE_AUTHOR)
    if message.type not in (MessageType.DEFAULT, MessageType.REPLY, MessageType.COMMAND):
        raise DiscordError(SYSTEM_MESSAGE)
    if channel.thread_details is not None and channel.thread_details.archived:
        raise DiscordError(THREAD_ARCHIVED)
    if call.uploads:
        call.require(channel, "ATTACH_FILES")
    has_files = bool(call.uploads)
    problems = message_problems(
        call.body, editing=True, has_files=has_files, previous_flags=message.flags
    )
    refuse(problems)
    _count_old_edit(call.state, message)
    call.services.message_builder.update(message, call.body, call.uploads)
    call.state.edited(message)
    return message_payload(message)


def _count_old_edit(state: State, message: Message) -> None:
    """Messages older than an hour take three edits in six seconds, counted by channel."""
    now = state.clock.now()
    if now - message.created <= HOUR:
        return
    recent = [when for when in message.channel.old_edits if now - when < OLD_EDITS_PER]
    if len(recent) >= OLD_EDITS:
        wait = OLD_EDITS_PER - (now - recent[0])
        raise DiscordError(TOO_MANY_OLD_EDITS, extra={"retry_after": wait, "global": False})
    message.channel.old_edits = [*recent, now]


def delete(call: Call) -> Answer:
    """Delete a message: the bot's own, or anybody's for a moderator.

    Raises:
        DiscordError: for others' messages and in archived threads.
    """
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.bot.user and not call.may(channel, "MANAGE_MESSAGES"):
        raise DiscordError(MISSING_PERMISSIONS)
    if channel.thread_details is not None and channel.thread_details.archived:
        raise DiscordError(THREAD_ARCHIVED)
    call.state.delete(message)
    return None


def delete_many(call: Call) -> Answer:
    """Delete 2 to 100 messages at once.

    Raises:
        DiscordError: for fewer or more.
    """
    channel = call.channel("MANAGE_MESSAGES")
    wanted = [int(one) for one in call.body.get("messages", ())]
    if not LEAST_DELETED <= len(wanted) <= MOST_LISTED:
        sentence = "Must be between 2 and 100 in length."
        raise invalid_form((("messages",), "BASE_TYPE_BAD_LENGTH", sentence))
    there = [channel.messages[one] for one in wanted if one in channel.messages]
    if there:
        call.state.purge(channel, there)
    return None


def fetch(call: Call) -> Answer:
    """Return one message."""
    channel = call.channel("READ_MESSAGE_HISTORY")
    return message_payload(call.message(channel))


def history(call: Call) -> Answer:
    """Return the messages of a channel, newest first; empty without the right to read the past.

    Raises:
        DiscordError: for a limit outside 1 to 100.
    """
    channel = call.channel()
    if not call.may(channel, "READ_MESSAGE_HISTORY"):
        return []
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= MOST_LISTED:
        sentence = "int value should be between 1 and 100."
        raise invalid_form((("limit",), "NUMBER_TYPE_RANGE", sentence))
    before = int(call.query.get("before", str(1 << 63)))
    after = int(call.query.get("after", "0"))
    public = [one for one in channel.messages.values() if one.only_for is None]
    within = [one for one in public if after < one.id < before]
    chosen = within[:limit] if "after" in call.query else within[-limit:]
    return [message_payload(one) for one in reversed(chosen)]


def typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    channel = call.channel()
    if channel.kind is not ChannelType.DM:
        call.require(
            channel, "SEND_MESSAGES_IN_THREADS" if channel.thread_details else "SEND_MESSAGES"
        )
    call.state.typing(channel, call.bot.user)
    return None


def react(call: Call) -> Answer:
    """Add a reaction, which is not shown."""
    call.message(call.channel("READ_MESSAGE_HISTORY", "ADD_REACTIONS"))
    return None


def take_reaction_back(call: Call) -> Answer:
    """Take a reaction of the bot's own away."""
    call.message(call.channel("READ_MESSAGE_HISTORY"))
    return None


def pin(call: Call) -> Answer:
    """Pin a message."""
    return _set_pin(call, pinned=True)


def unpin(call: Call) -> Answer:
    """Unpin a message."""
    return _set_pin(call, pinned=False)


def _set_pin(call: Call, *, pinned: bool) -> Answer:
    channel = call.channel("PIN_MESSAGES")
    message = call.message(channel)
    message.pinned = pinned
    call.state.edited(message, quietly=True)
    return None


_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = _MESSAGES + "/{message_id}"

ROUTES = (
    Route("POST", _MESSAGES, post),
    Route("GET", _MESSAGES, history),
    Route("POST", _MESSAGES + "/bulk-delete", delete_many),
    Route("GET", _MESSAGE, fetch),
    Route("PATCH", _MESSAGE, edit),
    Route("DELETE", _MESSAGE, delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
    Route("PUT", _MESSAGES + "/pins/{message_id}", pin),
    Route("DELETE", _MESSAGES + "/pins/{message_id}", unpin),
    Route("PUT", _MESSAGE + "/reactions/{emoji}/@me", react),
    Route("DELETE", _MESSAGE + "/reactions/{emoji}/@me", take_reaction_back),
    # The routes of before, which Discord keeps for older libraries.
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
)
