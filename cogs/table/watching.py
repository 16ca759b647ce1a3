"""Watching: all moves of a match, line by line, and word of its end to those who follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cogs.kit.messages.controls import button, icon_button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import Follow, ShowMoves, TurnMoves
from cogs.kit.presses import answers, load_match
from cogs.kit.summaries import standing
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from games.kit.game import IllegalMove
from matches.history import worth_telling
from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discord import ui

    from cogs.kit.bot import Bot, Call
    from games.kit.words import Voice
    from matches.match import Match


PLIES_LOOKED_BACK: Final = 40
"""Entries of the log that are looked through for news."""
MOST_NEWS: Final = 6
"""Lines of news: as many as below the table."""
PAGE_CHARACTERS: Final = 900
"""Characters of one page of all moves: a screen of a phone."""


class Watching(TableCog):
    """What there is to ask for beside the table and its words."""

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

    async def _page(self, call: Call, match: Match, at: int) -> ui.LayoutView:
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

    @answers(Follow)
    async def follow_pressed(self, call: Call, pressed: Follow) -> None:
        """Note that a user follows a match, or does not any more.

        Raises:
            IllegalMove: for a user who plays in it or wants no direct messages, or once it is over.
        """
        match = await load_match(call, pressed.match)
        if call.user.id in match.players:
            raise IllegalMove("follow-seated")
        if match.outcome:
            raise IllegalMove("match-over")
        if (await self.bot.known_users.preferences(call.user.id)).dms == "off":
            raise IllegalMove("follow-no-dms")
        followers = self.bot.store.followers
        if pressed.follows:
            await followers.follow(match.id, call.user.id)
        else:
            await followers.unfollow(match.id, call.user.id)
        voice = await match_voice(call, match)
        key = "follow-noted" if pressed.follows else "follow-dropped"
        other_way = await follow_button(self.bot, match, call.user.id, voice)
        await call.response.edit_message(view=page(voice(key), controls=rows(other_way)))


async def news_for_watchers(bot: Bot, match: Match, voice: Voice) -> list[str]:
    """Return the last lines that everybody was told."""
    after = max(0, match.ply - PLIES_LOOKED_BACK)
    log = await bot.store.matches.log_of(match.id, after=after)
    return [voice(told) for line in log for told in events_for(line.events, None)][-MOST_NEWS:]


async def follow_button(bot: Bot, match: Match, user_id: int, voice: Voice) -> ui.Button[Any]:
    """Make the button of those who watch: to be told of the end, or not any more."""
    follows = await bot.store.followers.follows(match.id, user_id)
    key = "button-unfollow" if follows else "button-follow"
    return button(voice(key), Follow(match.id, int(not follows)), icon="🔔")


def _pages(lines: Sequence[str]) -> Iterator[list[str]]:
    """Fill pages with lines, the newest page first and full."""
    part: list[str] = []
    for line in reversed(lines):
        if part and sum(map(len, part)) + len(line) > PAGE_CHARACTERS:
            yield part[::-1]
            part = []
        part.append(line)
    yield part[::-1]
