"""The leaderboard of a server: matches, wins and points, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands, ui

from cogs.kit.commands import command
from cogs.kit.controls import Control, button, rows
from cogs.kit.game_option import offer_games, read_game
from cogs.kit.layouts import page
from cogs.kit.places import check_is_borne
from cogs.kit.table_cog import TableCog
from cogs.kit.users import name_in_text
from cogs.kit.voices import public_language
from games.kit.game import IllegalMove, text
from games.kit.words import Voice

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host
    from matches.records import Standing, TeamStanding

ROWS_PER_PAGE: Final = 10
"""Players on one page."""
LAST_PAGE: Final = 1_000_000
"""No server has so many; what the database counts rows with holds no more."""
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
        await call.response.send_message(view=await self._layout(call, game, 0))

    async def page_turned(self, call: Call, turn: TurnPage) -> None:
        """Turn the page.

        Raises:
            IllegalMove: if there is no such game or no such page.
        """
        check_is_borne(call, TurnPage)
        game = None if turn.game == ALL_GAMES else turn.game
        if game is not None and game not in self.host.shelf:
            raise IllegalMove("no-such-game")
        if turn.page > LAST_PAGE:
            raise IllegalMove("moved-on")
        await call.response.edit_message(view=await self._layout(call, game, turn.page))

    async def _layout(self, call: Call, game: str | None, number: int) -> ui.LayoutView:
        voice = Voice(await public_language(call), game)
        if game and self.host.shelf[game].spec.kind == "cooperative":
            lines, total = await self._teams(call, game, number, voice)
        else:
            lines, total = await self._players(call, game, number, voice)
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
        return page(heading, None, lines or [voice("leaderboard-empty")], [*rows(*turns)])

    async def _players(
        self, call: Call, game: str | None, number: int, voice: Voice
    ) -> tuple[list[str], int]:
        """Return the lines of one page, and the number of rows on all."""
        found = await self.host.store.standings.page(
            call.guild_id or 0, game, number, ROWS_PER_PAGE
        )
        lines = [
            voice(
                "leaderboard-row",
                rank=MEDALS.get(row.rank, f"{row.rank}."),
                player=_name(row, voice),
                wins=row.wins,
                matches=row.matches,
                points=row.points,
            )
            for row in found.rows
        ]
        return lines, found.total

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
