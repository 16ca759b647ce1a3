"""The question whether a move is meant that its player may regret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import Confirm
from cogs.kit.refusals import take_away_latest
from cogs.kit.voices import match_voice

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from games.kit.game import Value
    from matches.match import Match


async def confirm_first(call: Call, match: Match, move: Value) -> bool:
    """Ask privately whether a move is meant that its player may regret; tell whether it was asked.

    The button makes the move; a player who thinks better of it just leaves it alone.

    Raises:
        IllegalMove: "not-seated" if the user does not play here.
    """
    seat = match.seat_of(call.user.id)
    legal = match.legal(seat)
    if move not in legal or not (warning := match.game.warning(match.view(seat), move)):
        return False
    voice = await match_voice(call, match)
    sure = button(
        voice("button-sure"),
        Confirm(match.id, match.stamp(seat), legal.index(move)),
        style=discord.ButtonStyle.danger,
    )
    line = voice(warning)
    view = page(line, None, [], [*rows(sure)])
    await call.response.send_message(view=view, ephemeral=True)
    await take_away_latest(call, line)
    return True
