"""The tasks that answer interactions, and answers that Discord need not repeat."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog
from discord import InteractionResponseType, InteractionType
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.kit.responses import ALREADY_ANSWERED
from matches.caching import BoundedDict
from storage.database import answer_within

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord.http import MultipartParameters

LONGEST_ANSWER: Final = 2.0
"""Seconds after which nothing is done any more for who has not been answered: Discord waits three
for an answer, and says then that the interaction has failed."""
DISCORD_WAITS: Final = 3.0
"""Seconds for which Discord takes the first answer to an interaction."""
CALLS_REMEMBERED: Final = 2_000
"""Interactions of which it is known that they were heard: of twenty seconds at Discord's limit."""


class _BriefAnswers(AsyncWebhookAdapter):
    """Answers interactions, and lets Discord send back new messages alone.

    The library asks for every message that it shows, and builds it anew with all its controls: a
    fifth of what a press of a large panel costs, though nobody reads it. Of a new one the id is.
    https://discord.com/developers/docs/interactions/receiving-and-responding#create-interaction-response
    """

    def __init__(self, answered_elsewhere: Callable[[str], object]) -> None:
        """Answer; `answered_elsewhere` hears of an interaction that has had an answer already."""
        super().__init__()  # type: ignore[no-untyped-call]
        self._answered_elsewhere = answered_elsewhere

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: MultipartParameters, **session: Any
    ) -> Any:
        """Send a first answer; returns what Discord says about it, at least its id.

        Raises:
            discord.HTTPException: if Discord does not take it.
            ServerTimeoutError: if that is not known when nobody waits for it any more.
        """
        try:
            async with asyncio.timeout(DISCORD_WAITS):
                said = await self._respond(interaction_id, token, params, session)
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                self._answered_elsewhere(f"interaction {interaction_id} was answered already")
            raise
        except TimeoutError as error:
            raise aiohttp.ServerTimeoutError("the answer to an interaction hangs") from error
        # A proxy may answer without a body: that the answer was taken is known all the same.
        return said if isinstance(said, dict) else {"interaction": {"id": interaction_id}}

    async def _respond(
        self, number: int, token: str, params: MultipartParameters, session: dict[str, Any]
    ) -> Any:
        answer = params.payload
        if answer is None or answer["type"] == InteractionResponseType.channel_message.value:
            return await super().create_interaction_response(
                number, token, params=params, **session
            )
        ids: dict[str, Any] = {"webhook_id": number, "webhook_token": token}
        callback = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **ids)
        await self.request(callback, payload=answer, **session)
        return None


def answer_briefly(answered_elsewhere: Callable[[str], object]) -> None:
    """Let this task, and those that it starts, answer interactions so."""
    async_context.set(_BriefAnswers(answered_elsewhere))


class InteractionTasks:
    """The tasks that answer interactions now."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._heard: BoundedDict[int, bool] = BoundedDict(CALLS_REMEMBERED)
        self.longest_answer = LONGEST_ANSWER
        """Seconds that an answer may take to be written down; tests on a busy machine take more."""
        self.heard = 0
        """Interactions so far."""
        self.listeners: list[Callable[[discord.Interaction[Any]], object]] = []
        """Called with every interaction, in the task that answers it."""

    @property
    def under_way(self) -> int:
        """How many interactions are being answered."""
        return len(self._tasks)

    def note(self, call: discord.Interaction[Any]) -> bool:
        """Count the running task among those that answer an interaction, until it ends.

        Its log lines say which interaction they are about. Returns whether it is new: Discord may
        deliver one twice, and the answer to the second could be taken for that to the first.
        """
        self.heard += 1
        if call.type is not InteractionType.autocomplete:
            answer_within(self.longest_answer, call.response.is_done)
        structlog.contextvars.bind_contextvars(interaction=call.id)
        for listener in self.listeners:
            listener(call)
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(partial(_let_go, call))
        is_new = call.id not in self._heard
        self._heard[call.id] = True
        return is_new

    async def wait_until_answered(self) -> None:
        """Wait until no interaction is being answered any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def give_up(self) -> None:
        """Cancel the answers that are still under way: none may outlive the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _let_go(call: discord.Interaction[Any], _: object) -> None:
    """Break the circle of an interaction that was dealt with, and the answer that belongs to it.

    The match that it was about, and all that was derived of it, would stay until circles are looked
    for; the library has no public way.
    """
    call.response._parent = None  # type: ignore[assignment]  # noqa: SLF001
