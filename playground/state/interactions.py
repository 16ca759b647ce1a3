"""The register of interactions: asked by a person, answered by a bot within three seconds."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from playground.protocol.errors import (
    ALREADY_ANSWERED,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordError,
)
from playground.protocol.types import ResponseType
from playground.state.changes import Change
from playground.state.model import Interaction

if TYPE_CHECKING:
    from playground.protocol.encoding import Json
    from playground.protocol.types import InteractionType
    from playground.state.model import Application, Channel, User
    from playground.state.state import State

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0


class Interactions:
    """All the interactions of a world, by id and token, and their time limits."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.unanswered: set[Interaction] = set()
        self.unsettled: set[Interaction] = set()
        self.deliver_twice = 0
        self.answer_within = ANSWER_WITHIN
        """Seconds until an interaction has failed."""

    def create(
        self,
        kind: InteractionType,
        application: Application,
        user: User,
        channel: Channel,
        data: Json,
    ) -> Interaction:
        """Make an interaction; fill in what it refers to, then send it."""
        token = secrets.token_urlsafe(24)
        now = self._state.clock.now()
        new_id = self._state.ids.next()
        return Interaction(new_id, token, kind, application, user, channel, data, now)

    def send(self, interaction: Interaction) -> None:
        """Deliver an interaction to its bot and start the three seconds."""
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self.unanswered.add(interaction)
        interaction.timer = self._state.clock.later(
            self.answer_within, lambda: self._fail(interaction)
        )
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

    def unanswered_one(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction to be answered.

        Raises:
            DiscordError: if it is unknown, has failed or is answered already.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise DiscordError(UNKNOWN_INTERACTION)
        if interaction.response is not None:
            raise DiscordError(ALREADY_ANSWERED)
        return interaction

    def channel_of(self, token: str) -> int | None:
        """Return the channel in which an interaction was asked."""
        interaction = self._by_token.get(token)
        return interaction.channel.id if interaction else None

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the interaction that a follow-up or edit is for, within its fifteen minutes.

        Raises:
            DiscordError: later.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.application.id != application_id:
            raise DiscordError(UNKNOWN_WEBHOOK)
        if self._state.clock.now() - interaction.created >= TOKEN_LASTS:
            raise DiscordError(INVALID_TOKEN)
        if interaction.response is None:
            raise DiscordError(UNKNOWN_WEBHOOK)
        return interaction

    def answer(self, interaction: Interaction, reply: ResponseType) -> None:
        """Note the bot's answer, after its effect; one that says "thinking" settles later."""
        interaction.response = reply
        if interaction.timer is not None:
            interaction.timer.cancel()
        self.unanswered.discard(interaction)
        self._state.changes.tell(
            Change("interaction_answered", channel=interaction.channel, interaction=interaction)
        )
        interaction.answered.set_result(None)
        if reply is ResponseType.DEFERRED_MESSAGE:
            self.unsettled.add(interaction)
        else:
            interaction.settle()

    def forget(self, before: int) -> None:
        """Drop the finished interactions with smaller ids."""
        old = [one for one in self._by_id.values() if one.id < before and one.settled.done()]
        for interaction in old:
            del self._by_id[interaction.id], self._by_token[interaction.token]

    def settled(self, interaction: Interaction) -> None:
        """Note that a "thinking" message was replaced or deleted."""
        if interaction.settled.done():
            return
        interaction.settle()
        self.unsettled.discard(interaction)
        self._state.changes.tell(
            Change("interaction_settled", channel=interaction.channel, interaction=interaction)
        )
