"""Who is in charge of a tournament: its opener and managers, else the people in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from matches.tournaments.tournament import Tournament


async def check_in_charge(call: Call, now: Tournament) -> None:
    """Refuse users other than the opener and managers, or, if the opener is gone, its people.

    Raises:
        IllegalMove: "tournament-not-in-charge", or "tournament-none" from another server.
    """
    if call.guild_id != now.guild:
        raise IllegalMove("tournament-none")
    if call.user.id == now.opener or call.permissions.manage_guild:
        return
    entrant = now.entrant_of(call.user.id)
    if entrant and not entrant.is_out and await _is_gone(call, now.opener):
        return
    users = call.client.known_users
    (name,) = await users.names([now.opener], now.guild, now.language)
    who = name or own_voice(call)("former-player")
    raise IllegalMove("tournament-not-in-charge", opener=who)


async def _is_gone(call: Call, user_id: int) -> bool:
    """Tell whether a user has left the server of a call."""
    if user_id <= 0 or call.guild is None:
        return True
    try:
        await call.guild.fetch_member(user_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
