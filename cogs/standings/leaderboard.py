"""The leaderboards of a server: by game, league and month, page by page."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Final

from discord import app_commands

from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.messages.layouts import page as page_of
from cogs.kit.pictures.charts import LeaderboardJob
from cogs.kit.presses import answers, is_private, picked
from cogs.kit.refusals import not_a_choice
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import ServerCog
from cogs.kit.voices import own_voice, public_language
from cogs.standings.layout import (
    ALL_GAMES,
    ALL_TIME,
    DAYS,
    FIRST_TABLE,
    ChooseRanks,
    SayRanks,
    ShareRanks,
    ShowRanks,
    TurnPage,
    games_control,
    name_of,
    ranks_controls,
    read_season,
    table_named,
    title_of,
    ways_to_read,
)
from cogs.standings.lines import bar_of, day_bar_of, day_line_of, line_of, team_line_of
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.days.tries import COUNTED_DAYS
from matches.standings.seasons import Season

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Picture
    from games.kit.charts import Bar
    from matches.days.tries import MonthRow
    from matches.standings.rows import Standing, Table, TeamStanding

ROWS_PER_PAGE: Final = 10
"""Players on one page."""
LAST_PAGE: Final = 1_000_000
"""The largest number of a page: no server has so many, and the database counts no further."""
LONGEST_PICTURE_WAIT: Final = 1.5
"""Seconds that a page waits for its picture; then it is shown without."""


@dataclass(frozen=True)
class _Found:
    """What a page of a leaderboard says."""

    shown: ShowRanks
    tables: tuple[Table, ...]
    """All of the same game."""
    voice: Voice
    title: str
    lines: list[str]
    """None where nobody has played."""
    bars: list[Bar]
    pages: int

    @property
    def heading(self) -> str:
        """The first line."""
        return f"## 🏆 {self.title}"


class Leaderboard(ServerCog):
    """Matches, wins and ratings of the players of a server."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.leaderboard_command, self.bot.shelf)

    @command("leaderboard", period=("month", "last-month", "all"))
    async def leaderboard_command(
        self,
        call: Call,
        game: str | None = None,
        period: str | None = None,
        page: app_commands.Range[int, 1, LAST_PAGE] = 1,
    ) -> None:
        """Show a page, privately at first."""
        slug = ALL_GAMES if game is None else read_game(call, game)
        season = _season_of(period, time.time())
        await acknowledge(call, in_place=False)
        asked = ShowRanks(slug, season, FIRST_TABLE, page - 1)
        view, picture = await self._layout(call, asked, is_private=True)
        await show_page(call, view, picture, in_place=False, promised=True)

    @answers(ShareRanks)
    async def share_pressed(self, call: Call, shared: ShareRanks) -> None:
        """Show a page to everybody.

        Raises:
            IllegalMove: if there is no such game, leaderboard or page.
        """
        asked = self._checked(call, ShowRanks(*vars(shared).values()))
        await acknowledge(call, in_place=False, private=False)
        view, picture = await self._layout(call, asked, is_private=False)
        await show_page(call, view, picture, in_place=False, promised=True)

    @answers(SayRanks)
    async def words_pressed(self, call: Call, said: SayRanks) -> None:
        """Say a page in words, privately.

        Raises:
            IllegalMove: if there is no such game, leaderboard or page.
        """
        asked = self._checked(call, ShowRanks(*vars(said).values()))
        found = await self._find(call, asked, own_voice(call).language)
        view = page_of(found.heading, None, found.lines)
        await call.response.send_message(view=view, ephemeral=True)

    @answers(TurnPage)
    async def page_turned(self, call: Call, turn: TurnPage) -> None:
        """Turn the page of a message that an older version has sent.

        Raises:
            IllegalMove: if there is no such game or no such page.
        """
        await self._turn_to(call, ShowRanks(turn.game, ALL_TIME, FIRST_TABLE, turn.page))

    @answers(ShowRanks)
    async def ranks_turned(self, call: Call, turn: ShowRanks) -> None:
        """Turn the page.

        Raises:
            IllegalMove: if there is no such game, leaderboard or page.
        """
        await self._turn_to(call, turn)

    @answers(ChooseRanks)
    async def ranks_chosen(self, call: Call, chosen: ChooseRanks) -> None:
        """Show the month, the leaderboard or the game that was picked.

        Raises:
            IllegalMove: if there is none such.
        """
        shown = ShowRanks(chosen.game, chosen.season, chosen.table, 0)
        if chosen.of == "season":
            await self._turn_to(call, replace(shown, season=picked(call)))
        elif chosen.of == "game":
            await self._turn_to(call, replace(shown, game=picked(call), table=FIRST_TABLE))
        else:
            await self._turn_to(call, replace(shown, table=picked(call)))

    async def _turn_to(self, call: Call, asked: ShowRanks) -> None:
        self._checked(call, asked)
        view, picture = await self._layout(
            call, asked, LONGEST_PICTURE_WAIT, is_private=is_private(call), is_turned=True
        )
        await show_page(call, view, picture, in_place=True, promised=False)

    @staticmethod
    def _checked(call: Call, asked: ShowRanks) -> ShowRanks:
        """Return what a control asks for.

        Raises:
            IllegalMove: if there is no such game or no such page.
        """
        if asked.game not in {ALL_GAMES, DAYS}:
            check_on_shelf(call, asked.game)
        if asked.page >= LAST_PAGE:
            raise IllegalMove("moved-on")
        return asked

    async def _layout(
        self,
        call: Call,
        asked: ShowRanks,
        longest_wait: float | None = None,
        *,
        is_private: bool,
        is_turned: bool = False,
    ) -> tuple[ui.LayoutView, Picture | None]:
        """Lay out a page: its picture, or where there is none its lines."""
        language = own_voice(call).language if is_private else await public_language(call)
        found = await self._find(call, asked, language)
        shown, voice, picture = found.shown, found.voice, None
        if found.bars:
            plain = (line.removeprefix("-# ") for line in found.lines)
            alt = "\n".join((found.title, *plain))
            with suppress(TimeoutError):
                async with asyncio.timeout(longest_wait):
                    job = LeaderboardJob(alt, found.title, tuple(found.bars))
                    picture = await self.bot.pictures.of(job)
        nothing = not found.lines and shown.season == ALL_TIME
        controls = [] if nothing else ranks_controls(shown, found.tables, found.pages, voice)
        if is_turned or not nothing:
            controls = [*controls, games_control(shown, self.bot.shelf.values(), voice)]
        below = [] if picture else found.lines or await self._say_empty(call, shown, voice)
        words = SayRanks(*vars(shown).values()) if picture else None
        share = ShareRanks(*vars(shown).values()) if is_private and found.lines else None
        controls = [*controls, *ways_to_read(words, share, voice)]
        if found.pages > 1 and picture:
            below = [found.lines[-1]]
        return page_of("" if picture else found.heading, picture, below, controls), picture

    async def _say_empty(self, call: Call, shown: ShowRanks, voice: Voice) -> list[str]:
        """Say that nobody stands here yet; of a month also who was first in the one before it."""
        season = read_season(shown.season)
        if season is None:
            return [voice("leaderboard-empty")]
        before = replace(shown, season=str(season.before), table=FIRST_TABLE, page=0)
        table = table_named(before.table, await self._tables(call, before))
        lines, _, _ = await self._rows(call, before, table, voice)
        last = [f"-# {voice('leaderboard-month-before')}", lines[0]] if lines else []
        return [voice("leaderboard-empty-month"), *last]

    async def _find(self, call: Call, asked: ShowRanks, language: str) -> _Found:
        """Find what a page says."""
        voice = Voice(language, None if asked.game in {ALL_GAMES, DAYS} else asked.game)
        if asked.game == DAYS and asked.season == ALL_TIME:  # days are compared month by month
            asked = replace(asked, season=str(Season.at(time.time())))
        tables = await self._tables(call, asked)
        table = table_named(asked.table, tables)
        shown = replace(asked, table=name_of(table))
        lines, bars, total = await self._rows(call, shown, table, voice)
        pages = max(1, -(-total // ROWS_PER_PAGE))
        if shown.page >= pages:
            shown = replace(shown, page=pages - 1)
            lines, bars, total = await self._rows(call, shown, table, voice)
        if pages > 1:
            lines.append(f"-# {voice('leaderboard-page', page=shown.page + 1, pages=pages)}")
        title = voice("leaderboard-title", game=title_of(shown, table, tables, voice))
        return _Found(shown, tables, voice, title, lines, bars, pages)

    async def _tables(self, call: Call, asked: ShowRanks) -> tuple[Table, ...]:
        if asked.game in {ALL_GAMES, DAYS}:
            return ()
        season = read_season(asked.season)
        return await self.bot.store.standings.tables(call.guild_id or 0, asked.game, season)

    async def _rows(
        self, call: Call, shown: ShowRanks, table: Table, voice: Voice
    ) -> tuple[list[str], list[Bar], int]:
        """Return the lines of one page, its bars, and the number of rows on all."""
        if shown.game == DAYS:
            return await self._days(call, shown, voice)
        if table.kind != "versus":
            return await self._teams(call, shown, table, voice)
        game = None if shown.game == ALL_GAMES else shown.game
        season = read_season(shown.season)
        found = await self.bot.store.standings.page(
            call.guild_id or 0,
            game,
            shown.page,
            ROWS_PER_PAGE,
            season=season,
            league=table.league,
        )
        named = [*zip(found.rows, await self._names(call, found.rows, shown, voice), strict=True)]
        lines = [line_of(*one, voice, of_game=game is not None) for one in named]
        bars = [bar_of(*one, voice, of_game=game is not None) for one in named]
        if any(row.rating for row in found.rows):
            lines.append(f"-# {voice('leaderboard-how')}")
        return lines, bars, found.total

    async def _days(
        self, call: Call, shown: ShowRanks, voice: Voice
    ) -> tuple[list[str], list[Bar], int]:
        """Return the same for the deals of a month's days: the best days of everybody count."""
        rows, total = await self.bot.store.days.month(
            call.guild_id or 0, Season.read(shown.season), shown.page, ROWS_PER_PAGE
        )
        named = [*zip(rows, await self._names(call, rows, shown, voice), strict=True)]
        lines = [day_line_of(*one, voice) for one in named]
        bars = [day_bar_of(*one, voice) for one in named]
        if rows:
            lines.append(f"-# {voice('today-month-how', days=COUNTED_DAYS)}")
        return lines, bars, total

    async def _teams(
        self, call: Call, shown: ShowRanks, table: Table, voice: Voice
    ) -> tuple[list[str], list[Bar], int]:
        """Return the same for teams, or for those who play alone: by variant, without bars."""
        found = await self.bot.store.standings.team_page(
            call.guild_id or 0,
            shown.game,
            self.bot.shelf[shown.game].spec.grades,
            shown.page,
            ROWS_PER_PAGE,
            season=read_season(shown.season),
            kind=table.kind,
        )
        lines: list[str] = []
        names = iter(await self._names(call, found.rows, shown, voice))
        for variant, rows_of_one in groupby(found.rows, key=lambda row: row.variant):
            lines.append(f"**{voice.variant(variant)}**")
            lines += [team_line_of(row, next(names), voice) for row in rows_of_one]
        return lines, [], found.total

    async def _names(
        self,
        call: Call,
        rows: Sequence[Standing | TeamStanding | MonthRow],
        shown: ShowRanks,
        voice: Voice,
    ) -> list[str]:
        """Return what the players of a page's rows are called."""
        players = [*dict.fromkeys(row.player for row in rows)]
        start = shown.page * ROWS_PER_PAGE + 1
        names = await self.bot.known_users.names(players, call.guild_id or 0, voice.language, start)
        called = dict(zip(players, names, strict=True))
        return [called[row.player] or voice("former-player") for row in rows]


def _season_of(period: str | None, now: float) -> str:
    """Return the month that a period means now, as it stands in a custom id.

    Raises:
        IllegalMove: "not-a-choice" if it is no period.
    """
    if period in {None, "all"}:
        return ALL_TIME
    this = Season.at(now)
    if period not in {"month", "last-month"}:
        raise not_a_choice(period)
    return str(this if period == "month" else this.before)
