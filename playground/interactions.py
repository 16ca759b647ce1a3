"""Interactions: asked by a person, answered by a bot within three seconds."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from playground.changes import Change
from playground.errors import (
    ALREADY_ANSWERED,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordError,
)
from playground.payloads import (
    channel_payload,
    member_payload,
    message_payload,
    user_payload,
)
from playground.permissions import in_channel

if TYPE_CHECKING:
    from playground.clock import Timer
    from playground.model import Application, Channel, Message, User
    from playground.state import State
    from playground.wire import Json

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0


class Asked(IntEnum):
    """Types of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """Types of answer."""

    MESSAGE = 4
    THINKING = 5
    LATER = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One question to a bot and what became of it.

    `message` is the message whose component was used, `shown` how the person saw it
    (None: as it is), `original` what @original means,
    `parent` the interaction that opened a submitted modal. `answered` is done when the
    bot has answered or three seconds have passed; `settled` when no "thinking" is left.
    """

    id: int
    token: str
    asked: Asked
    application: Application
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    shown: Message | None = None
    parent: Interaction | None = None
    reply: Reply | None = None
    failed: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: tuple[Json, ...] = ()
    modal: Json | None = None
    ephemeral: bool = False
    timer: Timer | None = None
    answered: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    settled: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def pending(self) -> bool:
        """Whether the three seconds are running."""
        return self.reply is None and not self.failed

    def settle(self) -> None:
        """No loading message is left for this interaction."""
        if not self.settled.done():
            self.settled.set_result(None)

    def owners(self) -> Json:
        """Where the application is installed, as far as it matters here."""
        return {"0": str(self.channel.guild.id) if self.channel.guild else "0"}

    def metadata(self) -> Json:
        """Return what any reader of a message made by this interaction learns of it."""
        known: Json = {
            "id": str(self.id),
            "type": int(self.asked),
            "user": user_payload(self.user),
            "authorizing_integration_owners": self.owners(),
        }
        if self.asked is Asked.COMPONENT and self.message is not None:
            known["interacted_message_id"] = str(self.message.id)
        if self.asked is Asked.MODAL and self.parent is not None:
            known["triggering_interaction_metadata"] = self.parent.metadata()[
                "interaction_metadata"
            ]
        payload: Json = {"interaction_metadata": known}
        if self.asked is Asked.COMMAND:
            payload["interaction"] = {
                "id": str(self.id),
                "type": int(self.asked),
                "name": self.command_name,
                "user": user_payload(self.user),
            }
        return payload

    @property
    def command_name(self) -> str:
        """The command with its subcommands, as a person types it."""
        words = [str(self.data.get("name", ""))]
        options: list[Json] = self.data.get("options", [])
        while options and options[0]["type"] in (1, 2):
            words.append(options[0]["name"])
            options = options[0].get("options", [])
        return " ".join(words)

    @property
    def command_options(self) -> Json:
        """The options of the command by name."""
        options: list[Json] = self.data.get("options", [])
        while options and options[0]["type"] in (1, 2):
            options = options[0].get("options", [])
        return {option["name"]: option["value"] for option in options}

    def payload(self) -> Json:
        """INTERACTION_CREATE."""
        bot = self.application.user
        channel, guild = self.channel, self.channel.guild
        payload: Json = {
            "id": str(self.id),
            "application_id": str(self.application.id),
            "type": int(self.asked),
            "data": self.data,
            "channel": channel_payload(channel, self.user.id if guild else bot.id),
            "channel_id": str(channel.id),
            "token": self.token,
            "version": 1,
            "app_permissions": str(in_channel(channel, bot.id)),
            "locale": self.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.owners(),
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if self.message is not None:
            payload["message"] = message_payload(self.shown or self.message)
        if guild is None:
            return payload | {"user": user_payload(self.user)}
        member = member_payload(guild.members[self.user.id])
        member["permissions"] = str(in_channel(channel, self.user.id))
        return payload | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
        }


class Interactions:
    """All the interactions of a world, by id and token, and their time limits."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.unanswered: set[Interaction] = set()
        self.unsettled: set[Interaction] = set()
        self.deliver_twice = 0

    def ask(
        self, asked: Asked, application: Application, user: User, channel: Channel, data: Json
    ) -> Interaction:
        """Make an interaction; fill in what it refers to, then send it."""
        token = secrets.token_urlsafe(24)
        now = self._state.clock.now()
        new_id = self._state.ids.next()
        return Interaction(new_id, token, asked, application, user, channel, data, now)

    def send(self, interaction: Interaction) -> None:
        """Deliver an interaction to its bot and start the three seconds."""
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self.unanswered.add(interaction)
        interaction.timer = self._state.clock.later(ANSWER_WITHIN, lambda: self._fail(interaction))
        change = Change("interaction_created", channel=interaction.channel, interaction=interaction)
        self._state.changes.tell(change)
        if self.deliver_twice:
            self.deliver_twice -= 1
            self._state.changes.tell(change)

    def _fail(self, interaction: Interaction) -> None:
        """Three seconds have passed: the person is told that the interaction failed."""
        if not interaction.pending:
            return
        interaction.failed = True
        self.unanswered.discard(interaction)
        self._state.changes.tell(
            Change("interaction_failed", channel=interaction.channel, interaction=interaction)
        )
        interaction.answered.set_result(None)
        interaction.settle()

    def awaiting(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that an answer is for, if it may still be answered."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise DiscordError(UNKNOWN_INTERACTION)
        if interaction.reply is not None:
            raise DiscordError(ALREADY_ANSWERED)
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the interaction that a follow-up or edit is for, within its fifteen minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.application.id != application_id:
            raise DiscordError(UNKNOWN_WEBHOOK)
        if self._state.clock.now() - interaction.created >= TOKEN_LASTS:
            raise DiscordError(INVALID_TOKEN)
        if interaction.reply is None:
            raise DiscordError(UNKNOWN_WEBHOOK)
        return interaction

    def answer(self, interaction: Interaction, reply: Reply) -> None:
        """Note the bot's answer, after its effect; thinking ones settle later."""
        interaction.reply = reply
        if interaction.timer is not None:
            interaction.timer.cancel()
        self.unanswered.discard(interaction)
        self._state.changes.tell(
            Change("interaction_answered", channel=interaction.channel, interaction=interaction)
        )
        interaction.answered.set_result(None)
        if reply is Reply.THINKING:
            self.unsettled.add(interaction)
        else:
            interaction.settle()

    def forget(self, before: int) -> None:
        """Drop the finished interactions with smaller ids."""
        old = [one for one in self._by_id.values() if one.id < before and one.settled.done()]
        for interaction in old:
            del self._by_id[interaction.id], self._by_token[interaction.token]

    def settled(self, interaction: Interaction) -> None:
        """Note that a thinking answer got its words, or was taken away."""
        if interaction.settled.done():
            return
        interaction.settle()
        self.unsettled.discard(interaction)
        self._state.changes.tell(
            Change("interaction_settled", channel=interaction.channel, interaction=interaction)
        )
