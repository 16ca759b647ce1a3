"""Nonces: what an author's messages carry, so that a repeated send posts once."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from playground.protocol.errors import UNKNOWN_MESSAGE, DiscordError

if TYPE_CHECKING:
    from playground.state.clock import Clock
    from playground.state.model import Message, User

NONCE_LASTS = 300.0
"""Seconds. Discord's documentation says "the past few minutes"."""


class Nonces:
    """The nonces of the past few minutes: one register for each author over all channels."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._messages: OrderedDict[tuple[int, str], Message] = OrderedDict()

    def note(self, message: Message) -> None:
        """Remember a message that carries a nonce; forget those that have had their time."""
        if message.nonce is None:
            return
        now = self._clock.now()
        # The oldest come first, in the order in which they were noted.
        while self._messages:
            oldest = next(iter(self._messages.values()))
            if now - oldest.created <= NONCE_LASTS:
                break
            self._messages.popitem(last=False)
        key = message.author.id, message.nonce
        self._messages.pop(key, None)
        self._messages[key] = message

    def earlier(self, author: User, nonce: str) -> Message | None:
        """Return the author's message that carried this nonce, in whatever channel it stands.

        Raises:
            DiscordError: (10008) if that message was deleted since: it is not sent again.
        """
        message = self._messages.get((author.id, nonce))
        if message is None or self._clock.now() - message.created > NONCE_LASTS:
            return None
        if message.deleted:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message
