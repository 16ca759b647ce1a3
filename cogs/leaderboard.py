"""The leaderboard of a server: matches, wins and points, page by page."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands, ui

from cogs.kit.answers import acknowledge, show_page
from cogs.kit.commands import command
from cogs.kit.controls import Control, button, rows
from cogs.kit.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.layouts import page
from cogs.kit.places import check_is_borne
from cogs.kit.table_cog import TableCog
from cogs.kit.users import name_in_text
from cogs.kit.voices import public_language
from games.kit.charts import Bar
from games.kit.game import IllegalMove, text
from games.kit.words import Voice

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host
    from cogs.kit.layouts import Picture
    from matches.standings import Standing, TeamStanding

ROWS_PER_PAGE: Final = 10
"""Players on one page."""
LAST_PAGE: Final = 1_000_000
"""No server has so many; what the database counts rows with holds no more."""
PATIENCE: Final = 1.5
"""Seconds that a page that is turned to waits for its picture; then it comes without."""
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
ALL_GAMES: Final = "all"
"""Stands in a custom id for the leaderboard of all games together."""


@dataclass(frozen=True)
class TurnPage(Control):
    """Turn to a page of the leaderboard."""

    verb: ClassVar = "ranks"
    in_public: ClassVar = True
    game: str
    """Its slug, or `ALL_GAMES`."""
    page: int
    """Counted from 0."""


class Leaderboard(TableCog):
    """Who has played and won how often in this server."""

    async def cog_load(self) -> None:
        """Answer the buttons that turn the page."""
        offer_games(self.leaderboard_command, self.host.shelf)
        self.host.on(TurnPage, self.page_turned)

    @command("leaderboard")
    @app_commands.guild_only()
    async def leaderboard_command(self, call: Call, game: str | None = None) -> None:
        """Show the first page, to everybody."""
        if game is not None:
            game = read_game(call, game)
        await acknowledge(call, in_place=False, private=False)
        view, picture = await self._layout(call, game, 0)
        await show_page(call, view, picture, in_place=False, promised=True)

    async def page_turned(self, call: Call, turn: TurnPage) -> None:
        """Turn the page.

        Raises:
            IllegalMove: if there is no such game or no such page.
        """
        check_is_borne(call, TurnPage)
        game = None if turn.game == ALL_GAMES else turn.game
        if game is not None:
            check_on_shelf(call, game)
        if turn.page > LAST_PAGE:
            raise IllegalMove("moved-on")
        view, picture = await self._layout(call, game, turn.page, PATIENCE)
        await show_page(call, view, picture, in_place=True, promised=False)

    async def _layout(
        self, call: Call, game: str | None, number: int, patience: float | None = None
    ) -> tuple[ui.LayoutView, Picture | None]:
        bars: list[Bar] = []
        voice = Voice(await public_language(call), game)
        if game and self.host.shelf[game].spec.kind == "cooperative":
            lines, total = await self._teams(call, game, number, voice)
        else:
            lines, bars, total = await self._players(call, game, number, voice)
            if game and number == 0 and self.host.shelf[game].spec.grades:
                alone, _ = await self._teams(call, game, 0, voice)
                lines += alone
        title = voice("title") if game else voice("any-game-title")
        pages = max(1, -(-total // ROWS_PER_PAGE))
        turns: list[ui.Item[Any]] = []
        for label, to in (("button-previous", number - 1), ("button-next", number + 1)):
            if 0 <= to < pages:
                turns.append(button(voice(label), TurnPage(game or ALL_GAMES, to)))
        if pages > 1:
            lines.append(f"-# {voice('leaderboard-page', page=number + 1, pages=pages)}")
        heading = f"## 🏆 {voice('leaderboard-title', game=title)}"
        picture = None
        if bars:
            drawn = voice("leaderboard-title", game=title)
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    picture = await self.host.delivery.bars(drawn, bars, "\n".join(lines))
        below = lines or [voice("leaderboard-empty")]
        view = page(heading, picture, below, [*rows(*turns)])
        return view, picture

    async def _players(
        self, call: Call, game: str | None, number: int, voice: Voice
    ) -> tuple[list[str], list[Bar], int]:
        """Return the lines of one page, its bars, and the number of rows on all."""
        found = await self.host.store.standings.page(
            call.guild_id or 0, game, number, ROWS_PER_PAGE
        )
        lines = [_line(row, voice, of_game=game is not None) for row in found.rows]
        bars = [_bar(row, voice, of_game=game is not None) for row in found.rows]
        return lines, bars, found.total

    async def _teams(
        self, call: Call, game: str, number: int, voice: Voice
    ) -> tuple[list[str], int]:
        """Return the same for a game that is won together: by seats and difficulty."""
        found = await self.host.store.standings.team_page(
            call.guild_id or 0, game, self.host.shelf[game].spec.grades, number, ROWS_PER_PAGE
        )
        lines: list[str] = []
        for variant, rows_of_one in groupby(found.rows, key=lambda row: row.variant):
            lines.append(f"**{voice(f'variant-{variant}')}**")
            lines += [_team_line(row, voice) for row in rows_of_one]
        return lines, found.total


def _line(row: Standing, voice: Voice, *, of_game: bool) -> str:
    """Say a row: of one game wins, share of wins and best result, of all games wins alone."""
    return voice(
        "leaderboard-row" if of_game else "leaderboard-row-all",
        rank=MEDALS.get(row.rank, f"{row.rank}."),
        player=_name(row, voice),
        wins=row.wins,
        matches=row.matches,
        share=_share(row),
        best=row.best,
    )


def _bar(row: Standing, voice: Voice, *, of_game: bool) -> Bar:
    """Draw the same as a bar, and behind it the matches that were not won."""
    name = row.name if row.player >= 0 else voice("former-player")
    if not of_game:
        figure = voice("leaderboard-wins", wins=row.wins)
        return Bar(row.rank, name, row.wins, row.wins, figure)
    share = {"wins": row.wins, "matches": row.matches, "share": _share(row)}
    figure = voice("leaderboard-share", **share)
    note = voice("leaderboard-most", best=row.best) if row.best else ""
    return Bar(row.rank, name, row.wins, row.matches, figure, note)


def _share(row: Standing) -> int:
    return round(100 * row.wins / row.matches)


def _name(row: Standing | TeamStanding, voice: Voice) -> str:
    """Return what a row calls its player; one who was erased has an id below 0."""
    return voice("former-player") if row.player < 0 else name_in_text(row.name)


def _team_line(row: TeamStanding, voice: Voice) -> str:
    line = voice(
        "leaderboard-team-row",
        rank=MEDALS.get(row.rank, f"{row.rank}."),
        player=_name(row, voice),
        wins=row.wins,
        matches=row.matches,
    )
    if row.grade is None:
        return line
    return f"{line} · {voice('leaderboard-best', grade=text(f'{row.grade}-short'))}"


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Leaderboard(host))
