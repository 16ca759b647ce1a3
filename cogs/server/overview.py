"""What runs in a server, for its moderators: matches, tables that have not started, tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.match_list import title
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.layouts import page
from cogs.kit.voices import match_voice, own_voice

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Call
    from games.kit.words import Voice
    from matches.records import RunningMatch


async def overview(call: Call) -> ui.LayoutView:
    """List what runs in a server: of each match whose turn it is, since when and until when."""
    store, guild, voice = call.client.store, call.guild_id or 0, own_voice(call)
    lines = [await _match_line(call, one) for one in await store.matches.in_guild(guild)]
    lines += [
        voice(
            "admin-list-lobby",
            game=_title(call, lobby.game),
            channel=f"<#{lobby.channel}>",
            seated=len(lobby.players),
            most=call.client.shelf[lobby.game].spec.seats[-1],
        )
        for lobby in await store.lobbies.in_guild(guild)
        if lobby.game in call.client.shelf
    ]
    for tournament_id, there in await store.tournaments.under_way():
        tournament = await store.tournaments.get(tournament_id) if there == guild else None
        if tournament and tournament.game in call.client.shelf:
            lines.append(
                voice(
                    "games-tournament",
                    game=_title(call, tournament.game),
                    channel=f"<#{tournament.channel}>",
                    round=tournament.round,
                    rounds=tournament.rounds,
                )
            )
    return page(f"### {voice('admin-list-title')}", None, lines or [voice("admin-list-none")])


def _title(call: Call, slug: str) -> str:
    return f"{call.client.shelf[slug].spec.icon} {own_voice(call, slug)('title')}"


async def _match_line(call: Call, running: RunningMatch) -> str:
    match, channel = running.match, f"<#{running.channel}>"
    if match is None:
        return own_voice(call)("admin-list-unreadable", channel=channel)
    voice = await match_voice(call, match)
    return voice(
        "admin-list-match",
        game=f"{match.game.spec.icon} {title(match, voice.language)}",
        channel=channel,
        who=voice.series([voice.name(seat) for seat in sorted(match.to_act())]),
        since=relative(running.since),
        until=_until(call, running, voice),
    )


def _until(call: Call, running: RunningMatch, voice: Voice) -> str:
    """Say until when a match waits, where it has a clock."""
    match = running.match
    due = call.client.presentations[match.game.spec.slug].due(match) if match else {}
    return voice("admin-list-until", when=relative(min(due.values()))) if due else ""
