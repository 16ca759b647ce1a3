"""How a leaderboard is laid out: its title, and the controls that show another part of it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.kit.messages.controls import OPTION_LIMIT, Control, button, icon_button, rows, select
from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT, game_options
from cogs.standings.lines import said_season
from matches.standings.rows import Table
from matches.standings.seasons import Season

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.game import AnyGame
    from games.kit.words import Voice

ALL_GAMES: Final = "all"
"""Stands in a custom id for the leaderboard of all games together."""
DAYS: Final = "days"
"""Stands in a custom id for the leaderboard of the deals of days."""
ALL_TIME: Final = "all"
"""Stands in a custom id for all seasons together."""
FIRST_TABLE: Final = "first"
"""Stands in a custom id for the first leaderboard of a game that is not empty."""
LEAGUE: Final = "league-"
"""What a league's leaderboard is called in a custom id, before the game's word."""


class TurnPage(Control, verb="ranks", in_public=True, only_where_shown=True):
    """Turn to a page of all time; older messages bear it."""

    game: str
    """Its slug, or `ALL_GAMES`."""
    page: int
    """Counted from 0."""


class ShowRanks(Control, verb="standings", in_public=True, only_where_shown=True):
    """Turn to a page of a leaderboard."""

    game: str
    """Its slug, or `ALL_GAMES`."""
    season: str
    """As `str(Season)`, or `ALL_TIME`."""
    table: str
    """`versus`, `team`, `solo`, a league, or `FIRST_TABLE`."""
    page: int
    """Counted from 0."""


class ChooseRanks(Control, verb="ranking", in_public=True, only_where_shown=True):
    """Show another month, leaderboard or game; it is picked in the select."""

    game: str
    season: str
    table: str
    of: str
    """What is picked: a `season`, a `table` or a `game`."""


class ShareRanks(ShowRanks, verb="share-standings", only_where_shown=True):
    """Show a page of a leaderboard to everybody."""


class SayRanks(ShowRanks, verb="standings-words", in_public=True, only_where_shown=True):
    """Say a page of a leaderboard in words."""


class ShareProfile(Control, verb="share-profile", only_where_shown=True):
    """Show a profile to everybody."""

    member: int
    game: str
    """Its slug."""


class SayProfile(ShareProfile, verb="profile-words", in_public=True, only_where_shown=True):
    """Say a profile in words."""


class ChooseProfile(Control, verb="profile-of", only_where_shown=True):
    """Show the same player at another game; it is picked in the select."""

    member: int


def read_season(said: str) -> Season | None:
    """Read a month from a custom id; None is all time.

    Raises:
        IllegalMove: "moved-on" if it is no month.
    """
    return None if said == ALL_TIME else Season.read(said)


def name_of(table: Table) -> str:
    """Return what a leaderboard is called in a custom id."""
    return LEAGUE + table.league if table.league else table.kind


def table_named(name: str, tables: tuple[Table, ...]) -> Table:
    """Return a leaderboard by its name; the first one if it is empty by now."""
    first = tables[0] if tables else Table("versus")
    return next((one for one in tables if name_of(one) == name), first)


def title_of(shown: ShowRanks, table: Table, tables: tuple[Table, ...], voice: Voice) -> str:
    """Say which leaderboard is shown: the game, what of it, and the month."""
    of_all = {ALL_GAMES: "any-game-title", DAYS: "today-month"}
    parts = [voice(of_all.get(shown.game, "title"))]
    if len(tables) > 1:
        parts.append(_said(table, voice))
    if season := read_season(shown.season):
        parts.append(said_season(season, voice))
    return " · ".join(parts)


def _said(table: Table, voice: Voice) -> str:
    if table.league:
        return voice.variant(table.league)
    return voice(f"leaderboard-table-{table.kind}")


def ranks_controls(
    shown: ShowRanks, tables: tuple[Table, ...], pages: int, voice: Voice
) -> list[ui.Item[Any]]:
    """Lay out what leads to other pages, months and leaderboards of the same game."""
    turns: list[ui.Item[Any]] = [
        button(voice(label), replace(shown, page=to))
        for label, to in (("button-previous", shown.page - 1), ("button-next", shown.page + 1))
        if 0 <= to < pages
    ]
    asked = (shown.game, shown.season, shown.table)
    months = _months(shown, voice)
    choices = [ui.ActionRow(select(voice("ask-period"), months, ChooseRanks(*asked, "season")))]
    if len(tables) > 1:
        listed = [
            discord.SelectOption(
                label=_said(one, voice)[:OPTION_LIMIT],
                value=name_of(one),
                default=name_of(one) == shown.table,
            )
            for one in tables[:SELECT_OPTIONS_LIMIT]
        ]
        choices.append(
            ui.ActionRow(select(voice("ask-leaderboard"), listed, ChooseRanks(*asked, "table")))
        )
    return [*rows(*turns), *choices]


def games_control(shown: ShowRanks, games: Iterable[AnyGame], voice: Voice) -> ui.ActionRow[Any]:
    """Lay out what leads to the leaderboards of other games, and of all together."""
    every = discord.SelectOption(label=voice("any-game-title"), value=ALL_GAMES, emoji="🏆")
    days = discord.SelectOption(label=voice("today-month"), value=DAYS, emoji="📅")
    asked = ChooseRanks(shown.game, shown.season, shown.table, "game")
    return _games_select(
        [every, days, *game_options(games, voice.language)], shown.game, asked, voice
    )


def profile_games(
    member: int, shown: str, games: Iterable[AnyGame], voice: Voice
) -> ui.ActionRow[Any]:
    """Lay out what leads to the same player's profile at other games."""
    return _games_select(game_options(games, voice.language), shown, ChooseProfile(member), voice)


def _games_select(
    offered: list[discord.SelectOption], shown: str, asked: Control, voice: Voice
) -> ui.ActionRow[Any]:
    for option in offered:
        option.default = option.value == shown
    return ui.ActionRow(select(voice("alone-which"), offered[:SELECT_OPTIONS_LIMIT], asked))


def ways_to_read(
    words: Control | None, share: Control | None, voice: Voice
) -> list[ui.ActionRow[Any]]:
    """Lay out the buttons that say a picture in words, and show a private page to everybody."""
    ways = [icon_button(words, "📝")] if words else []
    if share:
        ways.append(button(voice("button-show-everybody"), share, icon="📣"))
    return rows(*ways)


def _months(shown: ShowRanks, voice: Voice) -> list[discord.SelectOption]:
    """Offer all time, this month and the one before, and the one that is shown."""
    this = Season.at(time.time())
    seasons = {this, this.before}
    if season := read_season(shown.season):
        seasons |= {season, season.before}
    offered = [discord.SelectOption(label=voice("all-time"), value=ALL_TIME)]
    offered += [
        discord.SelectOption(label=said_season(one, voice), value=str(one))
        for one in sorted(seasons, reverse=True)
    ]
    for option in offered:
        option.default = option.value == shown.season
    return offered
