"""Matches as commands need them: the one that a command is about, and its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.bot import channel_of
from games.kit.game import IllegalMove, Seat, seat_name, text
from games.kit.words import name_in_text

if TYPE_CHECKING:
    import discord

    from cogs.kit.bot import Call
    from matches.match import Match


async def match_here(call: Call, slug: str | None = None) -> Match:
    """Find the match a command is about: the one in this channel, or the player's only one.

    Cached in the call.

    Raises:
        IllegalMove: if there is none, or, away from the tables, several.
    """
    found: Match | None = call.extras.get("match")
    if found is not None and slug in (None, found.game.spec.slug):
        return found
    match = await _match_here(call, slug)
    call.extras["match"] = match
    return match


async def _match_here(call: Call, slug: str | None) -> Match:
    matches = call.client.store.matches
    here = await matches.in_channel(channel_of(call))
    if here and slug in (None, here.game.spec.slug):
        return here
    mine = [
        match
        for match in await matches.of_player(call.user.id)
        if slug in (None, match.game.spec.slug)
    ]
    if call.guild_id is not None and not here:
        mine = [match for match in mine if match.guild == call.guild_id]
    if (here and here.guild) or not mine:
        call.extras["slug"] = slug
        raise IllegalMove("no-match-here", game=text("title")) if slug else IllegalMove("no-match")
    if len(mine) > 1:
        tables = tuple(f"<#{match.channel}>" for match in mine)
        raise IllegalMove("several-matches", tables=tables)
    return mine[0]


def seat_of_another(match: Match, user: discord.User | discord.Member) -> Seat:
    """Return the seat of a user whom somebody else has named.

    Raises:
        IllegalMove: "does-not-sit" if that user does not play here.
    """
    if user.id not in match.players:
        raise IllegalMove("does-not-sit", who=name_in_text(user.display_name))
    return match.seat_of(user.id)


def check_turn(match: Match, seat: Seat) -> None:
    """Refuse a player who is not to act, if what they said cannot be read.

    Of labels only those of legal moves are known, and out of turn nothing is legal.

    Raises:
        IllegalMove: "not-your-turn".
    """
    if seat not in match.actors():
        awaited = sorted(match.to_act())
        raise IllegalMove("not-your-turn", who=tuple(map(seat_name, awaited)))
