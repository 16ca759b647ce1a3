"""Seals: the lines about a match's secret, before its end and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.messages.layouts import page
from cogs.kit.server_policy import allowed_terms
from games.kit.chance import seal
from matches.fairness.seals import DayOrigin, Origin, Place, seal_of

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Bot
    from games.kit.game import Options
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import Lobby


def origin_of(lobby: Lobby) -> Origin | None:
    """Return what the luck of a lobby's match follows from: its secret, and where its seal stands.

    A lobby that an older version opened has no secret, and its match gets a seed as it did there.
    """
    if lobby.secret is None or lobby.message is None:
        return None
    place = Place(guild=lobby.guild, channel=lobby.channel, message=lobby.message)
    return Origin(secret=lobby.secret, place=place)


async def deal(bot: Bot, lobby: Lobby, options: Options) -> Match:
    """Deal the match of a lobby whose message is posted, and close the lobby.

    Raises:
        IllegalMove: what `Referee.start` raises.
    """
    return await bot.referee.start(
        bot.shelf[lobby.game],
        options,
        lobby.players,
        guild=lobby.guild,
        channel=lobby.channel,
        language=lobby.language,
        lobby=lobby.id,
        origin=origin_of(lobby),
        terms=allowed_terms(lobby.terms, await bot.store.configs.get(lobby.guild)),
    )


def seal_line(secret: str | None, voice: Voice) -> str:
    """Return an announcement's line with the seal of its secret; empty without a secret."""
    return f"-# {voice('lobby-seal', seal=seal_of(secret))}" if secret else ""


def seal_page(seal: str | None, voice: Voice) -> ui.LayoutView:
    """Say what the seal of a table that has not begun is for, and show it, if there is one."""
    shown = [f"-# {voice('lobby-seal', seal=seal)}"] if seal else []
    return page("\n".join((voice("lobby-seal-why"), *shown)))


def match_seal(match: Match, voice: Voice) -> str:
    """Return the line about the seal of a match; when that is over, with what it hid."""
    if match.origin is None:
        key, shown = ("seed-opened", match.seed) if match.outcome else ("seed-sealed", "")
        return f"-# {voice(key, seed=shown, seal=seal(match.seed))}"
    if isinstance(match.origin, DayOrigin):
        # The secret is everybody's, and shown once the day is over: not with a match.
        seal_of_day = seal_of(match.origin.secret)
        return f"-# {voice('secret-of-day', seal=seal_of_day, date=str(match.day))}"
    key = "secret-opened" if match.outcome else "secret-sealed"
    # While the match runs the text needs no secret, so it gets none.
    secret = match.origin.secret if match.outcome else ""
    link = match.origin.place.link
    return f"-# {voice(key, secret=secret, seal=seal_of(match.origin.secret), link=link)}"
