"""What Discord's app lets one person do and see; NotOffered is raised for all else.

No transport, no waiting. `Person` and the web page are both built on this.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playground.people.command_options import (
    Value,
    fill_in,
    is_offered,
)
from playground.people.component_input import (
    FieldValue,
    Selected,
    selected_values,
    submitted_component,
)
from playground.people.errors import NotOffered
from playground.protocol.components import walk
from playground.protocol.permissions import BITS
from playground.protocol.types import (
    FORUMS,
    SELECTS,
    ChannelType,
    InteractionType,
)
from playground.state.permissions import can_see, permissions_in_channel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from playground.protocol.encoding import Json
    from playground.state.changes import Change
    from playground.state.interactions import Interactions
    from playground.state.message_builder import MessageBuilder
    from playground.state.model import Application, Channel, Interaction, Message, User
    from playground.state.services import Services


class Client:
    """One person's Discord app."""

    def __init__(self, services: Services, user: User) -> None:
        self._state = services.state
        self._interactions: Interactions = services.interactions
        self._message_builder: MessageBuilder = services.message_builder
        self.user = user

    # -- seeing -----------------------------------------------------------------------

    def channels(self) -> list[Channel]:
        """Return the channels, threads and direct messages in the sidebar."""
        return list(self._state.channels_of(self.user))

    def messages(self, channel: Channel) -> list[Message]:
        """Return what is on screen in a channel, oldest first, own ephemerals included."""
        return list(self._state.messages_seen_by(self.user, channel))

    def unread(self, channel: Channel) -> int:
        """How many messages arrived since the person last looked."""
        mark = self._state.read_marks.get((self.user.id, channel.id), 0)
        return sum(one.id > mark for one in self.messages(channel))

    def mentions(self, channel: Channel) -> int:
        """How many of the unread messages pinged the person; all do in direct messages."""
        mark = self._state.read_marks.get((self.user.id, channel.id), 0)
        unread = [one for one in self.messages(channel) if one.id > mark]
        private = channel.kind is ChannelType.DM
        return sum(private or one.everyone or self.user in one.pinged for one in unread)

    def read(self, channel: Channel) -> None:
        """Look at a channel: nothing in it is unread any more."""
        self._state.read_marks[self.user.id, channel.id] = channel.last_message_id or 0

    @contextmanager
    def watch(self) -> Iterator[asyncio.Queue[Change]]:
        """Open a queue of the changes that this person can notice, while the block lasts."""
        queue: asyncio.Queue[Change] = asyncio.Queue()

        def queue_change(change: Change) -> None:
            if self.notices(change):
                queue.put_nowait(change)

        self._state.changes.listeners.append(queue_change)
        try:
            yield queue
        finally:
            self._state.changes.listeners.remove(queue_change)

    def notices(self, change: Change) -> bool:
        """Whether a change is this person's to see."""
        if change.interaction is not None:
            return change.interaction.user is self.user
        if change.message is not None and change.message.only_for not in (None, self.user.id):
            return False
        if change.channel is None or change.what == "channel_deleted":
            return True
        return can_see(self.user, change.channel)

    # -- commands ---------------------------------------------------------------------

    def commands(self, channel: Channel) -> list[tuple[Application, Json]]:
        """Return the slash commands offered in a channel."""
        return [
            (application, command)
            for application in self._state.applications.values()
            for command in application.commands_in(channel.guild)
            if command["type"] == 1
            and self._installs(application, channel) & set(command["integration_types"])
            and is_offered(command, channel, self.user)
        ]

    def _installs(self, application: Application, channel: Channel) -> set[int]:
        """Return how an application comes to be in a channel: a server's (0) or a person's (1)."""
        installs = {1} if self.user.id in application.installed_by else set()
        if channel.guild is not None:
            here = application.id in channel.guild.applications
        else:
            here = application.user.id in channel.recipients
        return installs | {0} if here else installs

    def command(self, text: str, channel: Channel) -> tuple[Json, list[str]]:
        """Return the command that a text means, and its words.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        _, command, words = self._command(text, channel)
        return command, words

    def run(self, text: str, values: Mapping[str, Value], channel: Channel) -> Interaction:
        """Send a slash command, such as "ferry board", with its options.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        application, command, words = self._command(text, channel)
        data = fill_in(command, words, values, channel=channel)
        return self._send(self._ask(InteractionType.COMMAND, application, channel, data))

    def complete(
        self, text: str, option: str, values: Mapping[str, Value], channel: Channel
    ) -> Interaction:
        """Ask for completions of one option, whose text so far is among the values.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        application, command, words = self._command(text, channel)
        data = fill_in(command, words, values, channel=channel, focused=option)
        return self._send(self._ask(InteractionType.AUTOCOMPLETE, application, channel, data))

    def _command(self, text: str, channel: Channel) -> tuple[Application, Json, list[str]]:
        if channel.kind in FORUMS or not can_see(self.user, channel):
            sentence = f"{self.user.name} does not see {channel}"
            raise NotOffered(sentence)
        name, *words = text.removeprefix("/").split()
        listed = self.commands(channel)
        for application, command in listed:
            if command["name"] == name:
                return application, command, words
        names = ", ".join(f"/{command['name']}" for _, command in listed) or "none"
        sentence = f"no /{name} for {self.user.name} in {channel}; offered: {names}"
        raise NotOffered(sentence)

    def _ask(
        self, asked: InteractionType, application: Application, channel: Channel, data: Json
    ) -> Interaction:
        return self._interactions.create(asked, application, self.user, channel, data)

    def _send(self, interaction: Interaction) -> Interaction:
        self._interactions.send(interaction)
        return interaction

    # -- components and modals --------------------------------------------------------

    def use(self, message: Message, custom_id: str, picked: Sequence[Selected] = ()) -> Interaction:
        """Press a button or choose in a select of a message.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        component = self._component(message, custom_id)
        data: Json = {"custom_id": custom_id, "component_type": component["type"]}
        if component["type"] in SELECTS:
            data |= selected_values(component, picked, message.channel)
        return self.send_component(message, data)

    def send_component(
        self, message: Message, data: Json, shown: Message | None = None
    ) -> Interaction:
        """Send a component's interaction without asking whether it is still there.

        Raises:
            NotOffered: if the message is not an application's.
        """
        if message.application is None:
            raise NotOffered("the message is not an application's")
        channel = message.channel
        interaction = self._ask(InteractionType.COMPONENT, message.application, channel, data)
        interaction.message = message
        interaction.shown = shown
        return self._send(interaction)

    def _component(self, message: Message, custom_id: str) -> Json:
        visible = not message.deleted and message in self.messages(message.channel)
        for component in walk(message.components) if visible else ():
            if component.get("custom_id") == custom_id and not component.get("disabled"):
                return component
        sentence = f"{self.user.name} cannot use {custom_id!r}: it is gone or disabled"
        raise NotOffered(sentence)

    def submit(self, opened: Interaction, values: Mapping[str, FieldValue]) -> Interaction:
        """Send the modal that an interaction opened; values by custom_id.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        modal = opened.modal
        if modal is None:
            raise NotOffered("no modal was opened")
        resolved: Json = {}
        number = iter(range(1, 100))
        components = [
            submitted_component(one, values, resolved, opened.channel, number)
            for one in modal["components"]
        ]
        data: Json = {"custom_id": modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        interaction = self._ask(InteractionType.MODAL, opened.application, opened.channel, data)
        interaction.message = opened.message
        interaction.parent = opened
        return self._send(interaction)

    # -- writing ----------------------------------------------------------------------

    def write(self, text: str, channel: Channel) -> Message:
        """Send an ordinary message.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        needed = "SEND_MESSAGES_IN_THREADS" if channel.thread_details else "SEND_MESSAGES"
        allowed = permissions_in_channel(channel, self.user.id)
        locked = channel.thread_details is not None and channel.thread_details.locked
        shut = channel.kind in FORUMS or (locked and not allowed & BITS["MANAGE_THREADS"])
        if shut or not allowed & BITS[needed]:
            sentence = f"{self.user.name} may not write in {channel}"
            raise NotOffered(sentence)
        message = self._message_builder.create(channel, self.user, {"content": text}, ())
        self._state.post(message)
        return message

    def delete(self, messages: Sequence[Message]) -> None:
        """Delete own messages, or as a moderator those of others; several of them at once.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        for message in messages:
            allowed = permissions_in_channel(message.channel, self.user.id)
            if message.author is not self.user and not allowed & BITS["MANAGE_MESSAGES"]:
                sentence = f"{self.user.name} may not delete others' messages"
                raise NotOffered(sentence)
        if len(messages) == 1:
            self._state.delete(messages[0])
        else:
            self._state.purge(messages[0].channel, messages)
