"""All moves of a match, line by line, for those who want more than the news in brief."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.kit.messages.controls import icon_button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import ShowMoves, TurnMoves
from cogs.kit.presses import answers, load_match
from cogs.kit.summaries import standing
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from matches.history import worth_telling

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discord.ui import LayoutView

    from cogs.kit.bot import Call
    from matches.match import Match

PAGE_CHARACTERS: Final = 900
"""Characters of one page: a screen of a phone."""


class AllMoves(TableCog):
    """Shows privately what was told of a match, the newest first."""

    @answers(ShowMoves)
    async def moves_pressed(self, call: Call, pressed: ShowMoves) -> None:
        """Open the newest page."""
        view = await self._page(call, await load_match(call, pressed.match), 0)
        await call.response.send_message(view=view, ephemeral=True)

    @answers(TurnMoves)
    async def page_turned(self, call: Call, pressed: TurnMoves) -> None:
        """Turn to another page."""
        view = await self._page(call, await load_match(call, pressed.match), pressed.page)
        await call.response.edit_message(view=view)

    async def _page(self, call: Call, match: Match, at: int) -> LayoutView:
        voice = await match_voice(call, match)
        seat = match.seat_of(call.user.id) if call.user.id in match.players else None
        log = worth_telling(await self.bot.store.matches.log_of(match.id))
        then = await self.bot.known_users.voices_then(match, log, voice)
        told = standing(log, seat, voice)
        lines = [then.get(entry.ply, voice)(one) for entry, one in told]
        pages = list(_pages(lines or [voice("moves-none")]))
        at = min(at, len(pages) - 1)
        heading = voice("moves-heading", page=len(pages) - at, pages=len(pages))
        older = [icon_button(TurnMoves(match.id, at + 1), "◀️")] if at + 1 < len(pages) else []
        newer = [icon_button(TurnMoves(match.id, at - 1), "▶️")] if at else []
        return page(f"-# {heading}", None, pages[at], rows(*older, *newer))


def _pages(lines: Sequence[str]) -> Iterator[list[str]]:
    """Fill pages with lines, the newest page first and full."""
    part: list[str] = []
    for line in reversed(lines):
        if part and sum(map(len, part)) + len(line) > PAGE_CHARACTERS:
            yield part[::-1]
            part = []
        part.append(line)
    yield part[::-1]
