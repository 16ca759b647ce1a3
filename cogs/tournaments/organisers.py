"""Organisers of a tournament: its opener and the server's managers, else the people in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.members import has_left
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
    may_stand_in = entrant is not None and not entrant.is_out
    if may_stand_in and (now.opener <= 0 or await has_left(call.guild, now.opener)):
        return
    users = call.client.known_users
    (name,) = await users.names([now.opener], now.guild, now.language)
    who = name or own_voice(call)("former-player")
    raise IllegalMove("tournament-not-in-charge", opener=who)
