"""Responses to interactions: the first one, and what an interaction allows afterwards.

Discord waits three seconds for the first one, and no longer. For a quarter of an hour a player's
last interaction allows a private message. The last press on a message that was answered in place
edits that message, and such an edit counts towards none of the bot's limits (Discord, "Rate
Limits": requests that go through an interaction's webhook).
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import discord

from cogs.kit.discord_errors import is_refused, is_transient
from cogs.kit.messages.layouts import page
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from discord import ui

    from cogs.kit.discord_clock import DiscordClock
    from cogs.kit.messages.layouts import Picture

log = logging.getLogger(__name__)

PRESS_EDITS_FOR: Final = 14 * 60
"""Seconds in which a press edits its message: a minute less than Discord's limit."""
THE_ANSWER: Final = cast("int", "@original")
"""What Discord calls the first answer to an interaction, in place of its id."""
PRESSES_KEPT: Final = 5_000
"""Messages of which the last press is kept, at some 500 bytes each."""
LATEST_CALLS_KEPT: Final = 500
"""Players whose latest interaction can be answered once more."""
_AS_THEY_ARE: Final[list[discord.File]] = discord.utils.MISSING
"""The attachments of an edit that does not name them."""
ALREADY_ANSWERED: Final = 40060
"""Discord's code for a second answer: an earlier try, reported as failed, had succeeded."""


@dataclass(slots=True)
class _Press:
    """A press that was answered in place, or is just being."""

    webhook: discord.Webhook
    over: float
    """When it edits its message no longer, seconds since the epoch."""
    answered: asyncio.Event | None
    """Set when it is; then nothing, as an event is larger than all the rest."""


class LatestCalls:
    """The latest interactions of the players who were heard last."""

    def __init__(self, clock: DiscordClock) -> None:
        self.clock = clock
        self._presses: BoundedDict[int, _Press] = BoundedDict(PRESSES_KEPT)
        """By message."""
        self._followups: BoundedDict[int, discord.Webhook] = BoundedDict(LATEST_CALLS_KEPT)
        """Their webhooks; the interaction itself would keep its message in memory."""

    def listen(self, call: discord.Interaction[Any]) -> None:
        """Keep a player's latest interaction."""
        self._followups[call.user.id] = call.followup

    @contextmanager
    def answering(self, call: discord.Interaction[Any]) -> Iterator[None]:
        """Keep a press whose message is edited in answer to it, once Discord has that answer."""
        message = call.message
        if message is None or message.flags.ephemeral:
            yield
            return
        over = self.clock.here(call.created_at) + PRESS_EDITS_FOR
        answered = asyncio.Event()
        press = self._presses[message.id] = _Press(call.followup, over, answered)
        try:
            yield
        except BaseException:
            self.forget(message.id)
            raise
        finally:
            answered.set()
            press.answered = None

    async def on(self, message: int, now: float) -> discord.Webhook | None:
        """Return what edits a message as the answer to the last press on it, while that goes."""
        press = self._presses.get(message)
        if press is None or press.over < now:
            return None
        if press.answered:
            await press.answered.wait()
        return press.webhook if self._presses.get(message) is press else None

    def has(self, message: int, now: float) -> bool:
        """Tell whether a press on a message may still be answered."""
        press = self._presses.get(message)
        return press is not None and press.over >= now

    def pressed_since(self, message: int, moment: float) -> bool:
        """Tell whether a message was pressed on after a moment, in seconds since the epoch."""
        press = self._presses.get(message)
        return press is not None and press.over - PRESS_EDITS_FOR >= moment

    def forget(self, message: int) -> None:
        """Edit a message by the bot itself from now on."""
        self._presses.pop(message, None)

    async def tell(self, user_id: int, line: str, match_id: int) -> None:
        """Say something privately to a player, if Discord still lets us.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        followup = self._followups.get(user_id)
        if followup is None:
            return
        try:
            await followup.send(line, ephemeral=True)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("match %s: a player could not be told so: %s", match_id, error)


async def acknowledge(
    call: discord.Interaction[Any], *, in_place: bool, private: bool = True
) -> None:
    """Defer an answer that takes long: a private or public one, or an edit of the pressed message.

    Raises:
        discord.HTTPException: if Discord does not take it.
    """
    latest: LatestCalls = call.client.latest_calls
    try:
        if in_place:
            with latest.answering(call):
                await call.response.defer()
        else:
            await call.response.defer(ephemeral=private, thinking=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise


def is_promised(call: discord.Interaction[Any]) -> bool:
    """Tell whether a call was answered by "thinking", which something has to take the place of."""
    return call.response.type is discord.InteractionResponseType.deferred_channel_message


async def show_page(
    call: discord.Interaction[Any],
    view: ui.LayoutView,
    picture: Picture | None,
    *,
    in_place: bool,
    promised: bool,
    more: Iterable[Picture] = (),
) -> None:
    """Answer with a page: privately, or in place of the pressed message; also one `promised`.

    It shows a picture, or `more`. A picture that the pressed message shows already is not sent
    again, unless Discord finds it gone.

    Raises:
        discord.HTTPException: if Discord does not take it.
    """
    is_there = in_place and picture is not None and call.message and picture.is_on(call.message)
    if is_there and await keep_picture(call, view, promised=promised):
        return
    files = [one.file() for one in (picture, *more) if one]
    await _show(call, view, files, in_place=in_place, promised=promised)


async def keep_picture(
    call: discord.Interaction[Any], view: ui.LayoutView, *, promised: bool = False
) -> bool:
    """Put a page in place of the pressed message, around the picture that it shows.

    Returns whether it was still there; if not, the call waits for another answer.

    Raises:
        discord.HTTPException: if that fails for a reason that may pass.
    """
    try:
        await _show(call, view, _AS_THEY_ARE, in_place=True, promised=promised)
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        log.info("interaction %s: the message shows another picture by now: %s", call.id, error)
        return False
    return True


async def _show(
    call: discord.Interaction[Any],
    view: ui.LayoutView,
    files: list[discord.File],
    *,
    in_place: bool,
    promised: bool,
) -> None:
    latest: LatestCalls = call.client.latest_calls
    if promised:
        await call.edit_original_response(view=view, attachments=files)
    elif in_place:
        with latest.answering(call):
            await call.response.edit_message(view=view, attachments=files)
    else:
        await call.response.send_message(view=view, files=files, ephemeral=True)


async def posted_id(
    call: discord.Interaction[Any], sent: discord.InteractionCallbackResponse[Any]
) -> int:
    """Return the message that answers a call, also where Discord's answer does not name it.

    Raises:
        discord.HTTPException: if Discord does not say.
    """
    return sent.message_id or (await call.original_response()).id


async def close_question(call: discord.Interaction[Any], line: str) -> None:
    """Let a private question be a line once it is answered, or nothing below hands.

    There it would push the hand up until the match ends, and tell what the hand does.

    Raises:
        discord.HTTPException: if Discord does not take it.
    """
    if call.guild_id is None:
        await acknowledge(call, in_place=True)
        with suppress(discord.NotFound):  # an attempt whose answer was lost has deleted it
            await call.delete_original_response()
    else:
        await show_page(call, page(line), None, in_place=True, promised=False)
