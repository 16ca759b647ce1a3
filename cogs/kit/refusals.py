"""Answers to what went wrong: one clear sentence, in the language of the user who asked."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
from discord import app_commands

from cogs.kit.bot import Refusal
from cogs.kit.discord_errors import (
    NOBODY_LISTENS,
    PLACE_CLOSED,
    UNKNOWN_MESSAGE,
    is_transient,
)
from cogs.kit.responses import ALREADY_ANSWERED, is_promised
from cogs.kit.voices import match_voice, own_voice
from games.kit.game import IllegalMove
from games.kit.words import name_in_text
from matches.match import AlreadyAnsweredError
from matches.ports import ShownElsewhereError, StorageUnavailableError

if TYPE_CHECKING:
    from cogs.kit.bot import Call, TakeAway
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

STALE_LASTS: Final = 12.0
"""Seconds for which it is said that a table has moved on: the message shows how it stands."""
_GOING: Final[set[asyncio.Task[None]]] = set()
"""Refusals that are being taken away; the loop itself holds no task."""
REFUSALS_KEPT: Final = 1_000
"""Users whose last refusal can still be deleted."""
SEEN_AGAIN_AFTER: Final = 10
"""Seconds after which the same refusal is said anew, as its user may have closed it."""


async def refuse(call: Call, error: BaseException, *, about: str) -> None:
    """Answer a failed interaction; `about` names the command or control, for the log.

    A refusal of the rules is said as it is. Anything unexpected is logged under a short reference
    that the player reads and the operator can find. A refusal that fails itself, for want of
    the names in it, is unexpected too.
    """
    try:
        await _refuse(call, error, about=about)
    except Exception as failure:  # noqa: BLE001 - the user gets a sentence
        await _apologise(call, failure, about=about)


async def _refuse(call: Call, error: BaseException, *, about: str) -> None:
    error = _cause(error)
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            log.warning("interaction %s (%s): an unknown command: %s", call.id, about, error)
            of_one_server = "guild_id" in (call.data or {})  # ours are the same everywhere
            key = "command-left-over" if of_one_server else "command-outdated"
            await say_no(call, own_voice(call)(key))
        case IllegalMove(text=text):
            await say_no(call, (await _voice(call))(text))
        case AlreadyAnsweredError():
            log.info("interaction %s (%s) came twice; answered once", call.id, about)
        case ShownElsewhereError():
            log.info("interaction %s (%s) was heard before a standstill", call.id, about)
        case StorageUnavailableError(unsure=unsure):
            log.error("interaction %s (%s): %s", call.id, about, error)
            away = "storage-unsure" if unsure else "storage-away"
            await say_no(call, own_voice(call)("done-not-told" if _was_done(call) else away))
        case discord.HTTPException(code=code) if code in NOBODY_LISTENS:
            log.info("interaction %s (%s) was answered too late: %s", call.id, about, error)
        case discord.HTTPException(code=code) if code in PLACE_CLOSED:
            log.info("interaction %s (%s): its place is closed: %s", call.id, about, error)
            await say_no(call, own_voice(call)("place-closed"))
        case discord.HTTPException(code=code) if code == UNKNOWN_MESSAGE:
            log.info("interaction %s (%s): its message has gone: %s", call.id, about, error)
            await _say_moved_on(call)
        case discord.HTTPException() | discord.RateLimited() | aiohttp.ClientError() if (
            is_transient(error)
        ):
            log.warning("interaction %s (%s): Discord failed: %s", call.id, about, error)
            await say_no(call, own_voice(call)("discord-failed"))
        case _:
            await _apologise(call, error, about=about)


async def _say_moved_on(call: Call) -> None:
    """Say that the table has moved on, unless it has by this very call."""
    if not _was_done(call):
        await say_no(call, own_voice(call)("moved-on"))


def _cause(error: BaseException) -> BaseException:
    """Return what stands behind an error of the library: what was raised, or is to be said."""
    match error:
        case app_commands.CommandInvokeError():
            return _cause(error.original)
        case app_commands.TransformerError(value=value):
            return not_a_choice(value)
        case app_commands.NoPrivateMessage():
            return IllegalMove("needs-server")
    return error


async def _apologise(call: Call, error: BaseException, *, about: str) -> None:
    reference = secrets.token_hex(3)
    match = call.extras.get("match")
    log.error(
        "[%s] interaction %s (%s), match %s: failed",
        reference,
        call.id,
        about,
        match.id if match else "none",
        exc_info=error,
    )
    key = "unexpected-afterwards" if _was_done(call) else "unexpected"
    await say_no(call, own_voice(call)(key, reference=reference))


def _was_done(call: Call) -> bool:
    """Tell whether what was asked for is stored: then only telling it has failed."""
    return call.id in call.client.referee.recorded


async def _voice(call: Call) -> Voice:
    match: Match | None = call.extras.get("match")
    if match is None:
        return own_voice(call, call.extras.get("slug"))
    return await match_voice(call, match)


async def say_no(call: Call, line: str, lasts: float | None = None) -> None:
    """Say a refusal privately; the one that the same user got before goes, so none pile up.

    Where a press has been answered already, a line that was said just before is not said again; a
    promised answer would then be "thinking" for ever. One that only `lasts` some seconds goes by
    itself.
    """
    latest, user = call.client.latest_refusals, call.user.id
    said, earlier = Refusal(line, call.channel_id, call.created_at), latest.get(user)
    answered = call.response.is_done() and not is_promised(call)
    if earlier and answered and _repeats(said, earlier):
        return
    latest[user] = said
    try:
        said.take_away = await _answer(call, line)
        if earlier:
            await _take_away(earlier)
        if latest.get(user) is not said:  # another one has been said meanwhile
            await _take_away(said)
        elif lasts is not None:
            asyncio.get_running_loop().call_later(lasts, _let_go, said)
    except (
        *(discord.DiscordException, OSError, aiohttp.ClientError),
        ShownElsewhereError,  # this process stood still, and another one shows the match
    ) as error:
        if latest.get(user) is said and said.take_away is None:
            del latest[user]
        log.info("interaction %s: nobody is listening any more: %s", call.id, error)


def _let_go(refusal: Refusal) -> None:
    """Take a refusal away that has lasted long enough, if Discord lets us."""
    going = asyncio.create_task(_take_away(refusal), name="let a refusal go")
    _GOING.add(going)
    going.add_done_callback(_gone)


def _gone(going: asyncio.Task[None]) -> None:
    _GOING.discard(going)
    if not going.cancelled() and (error := going.exception()):
        log.info("a note stays: %s", error)


async def take_away_latest(call: Call, line: str) -> None:
    """Take away the note that the same user got last: `line` answers this call in its place."""
    latest, user = call.client.latest_refusals, call.user.id
    earlier = latest.get(user)
    latest[user] = Refusal(line, call.channel_id, call.created_at, call.delete_original_response)
    if earlier:
        try:
            await _take_away(earlier)
        except (discord.DiscordException, OSError, aiohttp.ClientError) as error:
            log.info("interaction %s: an earlier note stays: %s", call.id, error)


def let_go_latest(call: Call) -> None:
    """Take away the note that a user got last: they have acted since, so it says nothing true."""
    if earlier := call.client.latest_refusals.pop(call.user.id, None):
        _let_go(earlier)


async def _take_away(refusal: Refusal) -> None:
    """Take a refusal away that has been said, once."""
    take_away, refusal.take_away = refusal.take_away, None
    if take_away:
        with suppress(discord.NotFound):  # its user closed it
            await take_away()


def _repeats(said: Refusal, earlier: Refusal) -> bool:
    """Tell whether a refusal repeats one that its user still sees."""
    just_before = said.asked - earlier.asked < timedelta(seconds=SEEN_AGAIN_AFTER)
    return (said.line, said.channel) == (earlier.line, earlier.channel) and just_before


async def _answer(call: Call, line: str) -> TakeAway:
    """Answer with a line, or add it to an answer that has been given; return how to take it away.

    After a failure its state is unknown: Discord may have taken the answer and not said so.
    """
    if not call.response.is_done():
        try:
            await call.response.send_message(line, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
        else:
            return call.delete_original_response
    said = await call.followup.send(line, ephemeral=True, wait=True)
    return said.delete


QUOTE_LIMIT: Final = 50
"""Characters quoted back of what was typed and could not be read."""


def not_a_choice(typed: object) -> IllegalMove:
    """Return the refusal of a word that is no choice; it quotes the word."""
    return IllegalMove("not-a-choice", typed=name_in_text(str(typed)[:QUOTE_LIMIT]))
