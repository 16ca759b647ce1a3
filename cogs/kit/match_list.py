"""A player's matches as lists name them: first those that wait for the player, the latest first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from games.kit.words import Voice, name_in_text
from matches.links import link_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.kit.bot import Bot
    from matches.match import Match

MINUTE, HOUR, DAY = 60, 3_600, 86_400
"""Seconds."""
LAST: Final = math.inf


def is_waiting(match: Match, player: int) -> bool:
    """Tell whether a match waits for a player's decision."""
    return match.seat_of(player) in match.awaited()


def due(bot: Bot, match: Match, player: int) -> int | None:
    """Return until when a match waits for a player, in seconds since the epoch."""
    if not is_waiting(match, player):
        return None
    return bot.presentations[match.game.spec.slug].due(match).get(match.seat_of(player))


def in_order(bot: Bot, player: int, matches: Iterable[Match]) -> list[Match]:
    """Sort matches of a player: those that wait for them first, by the time that is left."""

    def urgency(match: Match) -> tuple[bool, float, int]:
        return not is_waiting(match, player), due(bot, match, player) or LAST, match.id

    return sorted(matches, key=urgency)


def short_time(seconds: float, voice: Voice) -> str:
    """Say how much time is left, in a few letters: labels have no room, and no clock of Discord's.

    >>> [short_time(n, Voice("en")) for n in (20, 90, 14.9 * HOUR, 50 * HOUR)]
    ['<1 min', '1 min', '14 h', '2 d']
    """
    if seconds >= 2 * DAY:
        return voice("time-left-days", n=int(seconds // DAY))
    if seconds >= HOUR:
        return voice("time-left-hours", n=int(seconds // HOUR))
    return voice("time-left-minutes", n=int(seconds // MINUTE) if seconds >= MINUTE else "<1")


def time_left(bot: Bot, match: Match, player: int, voice: Voice) -> str:
    """Say how much time a player has in a match; nothing where there is no clock."""
    until = due(bot, match, player)
    return short_time(until - bot.delivery.clock.now(), voice) if until else ""


def server_name(bot: Bot, match: Match) -> str:
    """Return the name of a match's server, as far as the bot knows it."""
    server = bot.get_guild(match.guild)
    return name_in_text(server.name) if server else ""


def mention(match: Match, voice: Voice) -> str:
    """Return what leads to the channel of a match, in texts."""
    if match.guild:
        return f"<#{match.channel}>"
    return f"[{voice('in-private')}]({link_to(match.guild, match.channel)})"


def channel_name(bot: Bot, match: Match, voice: Voice) -> str:
    """Name the channel of a match, as far as the bot knows it."""
    if not match.guild:
        return voice("in-private")
    channel = bot.get_channel(match.channel)
    return f"#{getattr(channel, 'name', '')}" if channel else voice("channel-gone")


def place(bot: Bot, match: Match, voice: Voice) -> str:
    """Name the channel of a match and its server, for labels, which show no mentions."""
    return " · ".join(filter(None, (channel_name(bot, match, voice), server_name(bot, match))))


def title(match: Match, language: str) -> str:
    """Return the title of a match's game."""
    return Voice(language, match.game.spec.slug)("title")
