"""Signs that another process answers with this bot's token, on a database of its own.

Two such processes each deal, post and answer; every press reaches both, and people meet two decks
at one table. Discord tells neither of the other. But whoever answers an interaction second is told
that it is answered already, and whoever was first sees messages of the bot that it has not sent.
Once may be a coincidence, such as an answer that was lost on its way; twice is proof.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import discord

from matches.caching import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    import aiohttp

log = logging.getLogger(__name__)

SECOND_PROCESS: Final = "another process answers with this bot's token"
"""What is wrong, for the operator."""
VARIABLE: Final = "second-process"
"""The variable in the database that says when that was last noticed, in seconds since the epoch."""
SIGNS: Final = 2
"""Signs that are proof."""
SIGNS_COUNT_FOR: Final = 3600.0
"""Seconds within which they must come."""
TOLD_FOR: Final = 600.0
"""Seconds after the last sign for which the bot counts as doubled."""
TROUBLE_LASTS: Final = 60.0
"""Seconds after a request that failed on its way, in which nothing counts as a sign: it may have
had an effect that its answer would have told."""
LONGEST_ANSWER: Final = 10.0
"""Seconds after which the answer to a request has come that made a message."""
SENT_REMEMBERED: Final = 1_000
"""Messages of which it is known that this process has sent them."""
SERVER_ERRORS: Final = 500
"""The lowest HTTP status for a fault of the server."""
WRITTEN: Final = frozenset({discord.MessageType.default, discord.MessageType.reply})
"""Types of messages that a bot writes; others Discord posts in its name."""


class SecondProcess:
    """Collects signs, and says when they are proof."""

    def __init__(
        self,
        found: Callable[[], object],
        trace: aiohttp.TraceConfig,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Call `found` with each sign from the proof on; `trace` tells what goes wrong."""
        self._found = found
        self._clock = clock
        self._signs: deque[float] = deque(maxlen=SIGNS)
        self._trouble = -TROUBLE_LASTS
        self._sent: BoundedDict[int, bool] = BoundedDict(SENT_REMEMBERED)
        self._is_told = False
        self._watch(trace)

    @property
    def is_there(self) -> bool:
        """Whether there is proof, and no more than minutes old."""
        return self._is_proven and self._clock() - self._signs[-1] < TOLD_FOR

    @property
    def _is_proven(self) -> bool:
        return len(self._signs) == SIGNS and self._signs[-1] - self._signs[0] < SIGNS_COUNT_FOR

    def _watch(self, trace: aiohttp.TraceConfig) -> None:
        """Notice requests that fail on their way."""

        async def ended(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
            if end.response.status >= SERVER_ERRORS:
                self._trouble = self._clock()

        async def failed(_: object, __: object, ___: object) -> None:
            self._trouble = self._clock()

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)

    def note_sent(self, message: int) -> None:
        """Know a message as one of this process."""
        self._sent[message] = True

    def hear(self, message: discord.Message) -> None:
        """Notice a message of the bot, if this process turns out not to have sent it.

        Answers to interactions are left out: who comes second there is told so.
        """
        if message.type not in WRITTEN or message.interaction_metadata or message.id in self._sent:
            return
        loop = asyncio.get_running_loop()
        loop.call_later(LONGEST_ANSWER, self._judge, message.id, message.channel.id)

    def _judge(self, message: int, channel: int) -> None:
        if message not in self._sent:
            self.note(f"message {message} in channel {channel} was not sent here")

    def note(self, what: str) -> None:
        """Take something for a sign."""
        now = self._clock()
        if now - self._trouble < TROUBLE_LASTS:
            return
        if not self.is_there:
            self._is_told = False
        self._signs.append(now)
        level = logging.INFO if self._is_told else logging.WARNING
        log.log(level, "a sign that %s: %s", SECOND_PROCESS, what)
        if not self._is_proven:
            return
        if not self._is_told:
            self._is_told = True
            log.error("%s: stop it, or reset the token in the developer portal", SECOND_PROCESS)
        self._found()


def note_sent_messages(http: Any, second: SecondProcess) -> None:
    """Let every message that this process posts be known as one of its own."""
    send = http.send_message

    async def send_message(*args: Any, **named: Any) -> Any:
        sent = await send(*args, **named)
        second.note_sent(int(sent["id"]))
        return sent

    http.send_message = send_message
