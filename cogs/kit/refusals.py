"""Answers to what went wrong: one clear sentence, in the language of whoever asked."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.kit.voices import match_voice, own_voice
from games.kit.game import IllegalMove
from matches.match import AlreadyAnsweredError

if TYPE_CHECKING:
    from cogs.kit.host import Call
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

NOBODY_LISTENS: Final = frozenset({10062, 10015, 40060, 50027})
"""Unknown interaction or webhook, already acknowledged, invalid token: nobody is listening."""


async def refuse(call: Call, error: BaseException, *, about: str) -> None:
    """Answer a failed interaction; `about` names the command or control, for the log.

    A refusal of the rules is said as it is. Anything unexpected is logged under a short reference
    which the player gets to read, so that somebody can find it.
    """
    match error:
        case app_commands.CommandInvokeError() | app_commands.TransformerError():
            await refuse(call, error.__cause__ or error.args[0], about=about)
        case IllegalMove(text=text):
            await _say(call, (await _voice(call))(text))
        case AlreadyAnsweredError():
            log.info("interaction %s (%s) came twice; answered once", call.id, about)
        case discord.HTTPException(code=code) if code in NOBODY_LISTENS:
            log.info("interaction %s (%s) was answered too late: %s", call.id, about, error)
        case _:
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
            await _say(call, own_voice(call)("unexpected", reference=reference))


async def _voice(call: Call) -> Voice:
    match: Match | None = call.extras.get("match")
    if match is None:
        return own_voice(call, call.extras.get("slug"))
    return await match_voice(call, match)


async def _say(call: Call, line: str) -> None:
    try:
        if call.response.is_done():
            await call.followup.send(line, ephemeral=True)
        else:
            await call.response.send_message(line, ephemeral=True)
    except discord.HTTPException as error:
        log.info("interaction %s: nobody is listening any more: %s", call.id, error)
