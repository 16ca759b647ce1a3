"""A simulated person, for tests that read like a story.

red = world.member("Red", locale="es-ES")
seen = await red.slash("play", game="chess")
seen = await red.press("Join")
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from playground.people.account import Account
from playground.people.client import Client
from playground.people.controls import choosable, pressable
from playground.people.errors import InteractionFailed, NotOffered
from playground.people.inputs import Input, option_values, selected_value
from playground.people.mentions import known_people, with_names
from playground.people.modal import Modal
from playground.people.seen import (
    Seen,
)
from playground.people.suggestions import completed_options, taken_suggestion
from playground.protocol.types import ChannelType, ComponentType, ResponseType

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from playground.people.command_options import Value
    from playground.protocol.encoding import Json
    from playground.state.model import Channel, Interaction, User
    from playground.state.services import Services

ANSWER_TIMEOUT = 60.0
"""Seconds; Discord itself gives up after three, where a bot has not said anything."""


class Environment(Protocol):
    """What a person needs of the world around."""

    services: Services
    table: Channel
    """Where people are unless told otherwise."""

    async def idle(self) -> None:
        """Wait until every request is served, every interaction answered, and nothing follows."""

    def dump(self) -> str:
        """Return what stands everywhere, for a person to read."""


class Person(Account):
    """A person with Discord open; `user` is the account, `client` the app.

    `sends_names` lets the app send the name of a suggestion instead of its value, `on_android`
    lets it refuse suggestions of numbers whose names are no numbers.
    """

    sends_names = False
    on_android = False

    def __init__(self, world: Environment, user: User) -> None:
        self._world = world
        self._state = world.services.state
        self.user = user
        self.client = Client(world.services, user)
        self._at: Channel | None = None

    def __repr__(self) -> str:
        return self.user.name

    # -- looking ----------------------------------------------------------------------

    def sees(self, channel: Channel | None = None) -> list[Seen]:
        """Return what is on screen in a channel now, own ephemerals included, oldest first."""
        return [Seen(one) for one in self.client.messages(channel or self._here(None))]

    def reads(self, seen: Seen) -> str:
        """Return the text of a message as this person's app shows it, mentions as names.

        A user unknown to the app who is mentioned without effect shows as @unknown-user.
        """
        on_screen = self.client.messages(seen.channel)
        known = known_people(self.user, seen.then, on_screen)
        return with_names(seen.text, known, seen.channel)

    def dms(self) -> list[Seen]:
        """All direct messages, oldest first."""
        private = [one for one in self.client.channels() if one.kind is ChannelType.DM]
        messages = [message for channel in private for message in self.client.messages(channel)]
        return [Seen(one) for one in sorted(messages, key=lambda message: message.id)]

    def ephemerals(self) -> list[Seen]:
        """Return the messages that only this person sees, oldest first."""
        return [one for one in self._everything() if one.ephemeral]

    def _everything(self) -> list[Seen]:
        messages = [one for where in self.client.channels() for one in self.client.messages(where)]
        return [Seen(one) for one in sorted(messages, key=lambda message: message.id)]

    def _here(self, at: Channel | None) -> Channel:
        return at or self._at or self._world.table

    # -- acting -----------------------------------------------------------------------

    async def slash(self, command: str, *, at: Channel | None = None, **options: Input) -> Seen:
        """Run a slash command and wait for what answers it: a message, or a `Modal`.

        Raises:
            NotOffered: if there is no such command or option.
            InteractionFailed: if nothing answers it.
        """
        self._at = self._here(at)
        values = option_values(options)
        await self.take_suggestions(command, values, self._at)
        return await self.answer_to(self.client.run(command, values, self._at))

    async def take_suggestions(
        self, command: str, values: dict[str, Value], channel: Channel
    ) -> None:
        """Replace values by what the app sends for them, after asking what is suggested."""
        if not (self.sends_names or self.on_android):
            return
        found, words = self.client.command(command, channel)
        for option in completed_options(found, words):
            name = option["name"]
            if name not in values:
                continue
            # At most 25 are suggested: what an empty text does not bring, its own text may.
            choices: list[Json] = []
            for typed in ("", str(values[name])):
                choices += await self._suggestions(command, name, values | {name: typed}, channel)
            values[name] = taken_suggestion(
                option, values[name], choices, names=self.sends_names, android=self.on_android
            )

    async def _suggestions(
        self, command: str, option: str, values: Mapping[str, Value], channel: Channel
    ) -> Sequence[Json]:
        interaction = self.client.complete(command, option, values, channel)
        await self._first_answer(interaction)
        return interaction.choices

    async def complete(
        self, command: str, option: str, typed: str, *, at: Channel | None = None, **options: Input
    ) -> list[tuple[str, str | int | float]]:
        """Ask what an option offers for the text typed so far: names and values.

        Raises:
            NotOffered: if Discord's app would not offer that.
            InteractionFailed: if nothing answers it.
        """
        values = option_values(options) | {option: typed}
        choices = await self._suggestions(command, option, values, self._here(at))
        return [(one["name"], one["value"]) for one in choices]

    async def press(
        self, label: str, *, on: Seen | None = None, in_dm: bool = False, at: Channel | None = None
    ) -> Seen:
        """Press the button with this label on the newest message that offers it.

        Raises:
            NotOffered: if none does.
        """
        seen, custom_id = self._find(
            f"button {label!r}",
            self._messages(on, at, in_dm=in_dm),
            lambda one: pressable(one.buttons, label),
        )
        self._remember(seen)
        return await self.answer_to(self.client.use(seen.message, custom_id))

    async def press_late(self, label: str, *, on: Seen) -> Seen:
        """Press a button as it was when it was seen, as if the press had been on its way.

        Raises:
            NotOffered: if there was none.
        """
        custom_id = pressable(on.buttons, label)
        if custom_id is None:
            sentence = f"there was no button {label!r} on {on}"
            raise NotOffered(sentence)
        data: Json = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        return await self.answer_to(self.client.send_component(on.message, data, on.then))

    async def select(
        self,
        name: str,
        *picks: Input,
        on: Seen | None = None,
        in_dm: bool = False,
        at: Channel | None = None,
    ) -> Seen:
        """Choose options by label, or people, in a select named by placeholder or custom_id.

        Raises:
            NotOffered: if Discord's app would not offer that.
        """
        seen, custom_id = self._find(
            f"select {name!r}",
            self._messages(on, at, in_dm=in_dm),
            lambda one: choosable(one.selects, name),
        )
        self._remember(seen)
        select = next(one for one in seen.selects if one.custom_id == custom_id)
        values = [selected_value(select, pick) for pick in picks]
        return await self.answer_to(self.client.use(seen.message, custom_id, values))

    def says(self, text: str, *, at: Channel | None = None) -> Seen:
        """Write an ordinary message."""
        return Seen(self.client.write(text, self._here(at)))

    def deletes(self, *seen: Seen) -> None:
        """Delete a message, or several of one channel at once, as a moderator or its author.

        Raises:
            NotOffered: to those who may not.
        """
        self.client.delete([one.message for one in seen])

    # -- waiting ----------------------------------------------------------------------

    async def answer_to(self, interaction: Interaction) -> Seen:
        """Wait for the answer to an interaction, past any "thinking".

        Raises:
            InteractionFailed: if none comes within three seconds.
            AssertionError: if it says nothing.
        """
        await self._first_answer(interaction)
        if interaction.modal is not None:
            return Modal(
                interaction, interaction.modal, lambda values: self._fill(interaction, values)
            )
        if interaction.response is ResponseType.DEFERRED_UPDATE:
            await self._world.idle()
        await self._wait(interaction.settled, interaction)
        message = interaction.original
        gone = (
            message is None
            or message.deleted
            or interaction.response is ResponseType.DEFERRED_UPDATE
        )
        if gone and interaction.followups:
            message = interaction.followups[-1]
        if message is None:
            sentence = f"nothing answered {_question(interaction)}"
            raise AssertionError(sentence)
        return Seen(message)

    async def _fill(self, opened: Interaction, inputs: Mapping[str, Input]) -> Seen:
        return await self.answer_to(self.client.submit(opened, option_values(inputs)))

    async def _first_answer(self, interaction: Interaction) -> None:
        await self._wait(interaction.answered, interaction)
        if interaction.failed:
            asked = _question(interaction)
            sentence = f"{self} got no answer to {asked}\n{self._world.dump()}"
            raise InteractionFailed(sentence)

    async def _wait(self, future: asyncio.Future[None], interaction: Interaction) -> None:
        if future.done():
            return
        done, _ = await asyncio.wait([future], timeout=ANSWER_TIMEOUT)
        if not done:
            asked = _question(interaction)
            sentence = f"{self} still waits on {asked}\n{self._world.dump()}"
            raise AssertionError(sentence)

    def _remember(self, seen: Seen) -> None:
        if seen.channel.kind is not ChannelType.DM:
            self._at = seen.channel

    def _messages(self, on: Seen | None, at: Channel | None, *, in_dm: bool) -> list[Seen]:
        """Where to look, newest first."""
        if on is not None:
            return [Seen(on.message)]
        if in_dm:
            return self.dms()[::-1]
        if at is not None:
            return self.sees(at)[::-1]
        here = self._here(None)
        places = (one for one in self._everything()[::-1])
        return [
            one
            for one in places
            if one.channel is here or one.ephemeral or one.channel.kind is ChannelType.DM
        ]

    def _find(
        self, what: str, messages: list[Seen], find: Callable[[Seen], str | None]
    ) -> tuple[Seen, str]:
        for seen in messages:
            custom_id = find(seen)
            if custom_id is not None:
                return seen, custom_id
        looked = "\n".join(f"  {one}" for one in messages) or "  nothing"
        sentence = f"{self} finds no enabled {what}; {self} sees, newest first:\n{looked}"
        raise NotOffered(sentence)


def _question(interaction: Interaction) -> str:
    if "name" in interaction.data:
        return f"/{interaction.command_name} {interaction.data.get('options', '')}"
    return f"{interaction.type.name.lower()} {interaction.data.get('custom_id')!r}"
