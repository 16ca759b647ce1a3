"""The log message: all that was told of a round, above the table; one message, edited.

A round ends where the game says so, and in any case where the message is full. Which part of the
log a message tells stands in its digest, so nothing is told twice, nor left out after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cogs.delivery.news import MOST_TABLE_LINES, RECENT_PLIES, heard
from cogs.kit.messages import layouts
from matches.match import events_for
from matches.records import TABLE, PostedMessage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.delivery.news import NewsDesk
    from cogs.delivery.posting import Posted, Posting
    from cogs.kit.bot import Bot
    from games.kit.words import Voice
    from matches.match import Match, Played

LOG_CHARACTERS: Final = 3_600
"""Characters of one log message; Discord takes 4,000, its heading included."""


@dataclass(frozen=True)
class Span:
    """Which part of a match's log a message tells.

    >>> str(Span(3, 0, 7)), Span.read("3.0.7") == Span(3, 0, 7)
    ('3.0.7', True)
    """

    first: int
    """The first ply."""
    skipped: int
    """Lines of that ply that stand in the message before."""
    last: int
    """The last ply."""

    def __str__(self) -> str:
        return f"{self.first}.{self.skipped}.{self.last}"

    @classmethod
    def read(cls, written: str) -> Span:
        """Read a span as it is written down."""
        return cls(*map(int, written.split(".")))


@dataclass(frozen=True)
class Page:
    """What one log message says."""

    span: Span
    lines: tuple[str, ...]


class LogMessage:
    """Keeps the running log of matches in their channels."""

    def __init__(self, bot: Bot, posting: Posting, news: NewsDesk) -> None:
        self._bot = bot
        self._posting = posting
        self._news = news

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> bool:
        """Bring the log up to date if it is time; tell whether a message was posted.

        Raises:
            discord.HTTPException: if that fails.
            discord.RateLimited: if there is a long wait.
        """
        old = posted.get((TABLE, "log"))
        told = Span.read(old.digest) if old else Span(max(0, match.ply - RECENT_PLIES) + 1, 0, 0)
        waiting = await self._news.told_after(match, max(told.last, told.first - 1))
        if not heard(waiting, None):
            return False
        if old and self._posting.is_old(old):
            told, old = Span(told.last + 1, 0, 0), None
        log = await self._news.told_after(match, told.first - 1)
        ends = self._bot.presentations[match.game.spec.slug].round_ends
        shown = list(pages(log, told, ends, voice))
        if not _is_due(match, waiting, posts=len(shown) > 1 or old is None):
            return False
        return await self._bring(match, voice, shown, old)

    async def _bring(
        self, match: Match, voice: Voice, shown: list[Page], old: PostedMessage | None
    ) -> bool:
        is_new = False
        heading = f"-# 📜 {voice('title')} · {voice('log-heading')}"
        for page in shown:
            layout = layouts.page(heading, None, list(page.lines), [])
            now, mark = self._posting.now(), str(page.span)
            new = PostedMessage(match.id, TABLE, "log", match.channel, 0, mark, now)
            if old and old.digest == mark:
                pass
            elif old and await self._posting.edit(old, layout, None):
                self._posting.note(replace(new, message=old.message, posted=old.posted))
            else:
                named = match.id, "log", page.span.first, page.span.skipped
                await self._posting.send(new, named, layout, None)
                is_new = True
            old = None
        return is_new


def _is_due(match: Match, waiting: Sequence[Played], *, posts: bool) -> bool:
    """Tell whether it is time to tell the lines that wait.

    When the turn has passed, as long as that takes an edit only; a message more `posts` what the
    table could not show any longer, as it has to come down below it.
    """
    lines = heard(waiting, None)
    if posts or not lines:
        return len(lines) > MOST_TABLE_LINES
    return match.awaited() != {waiting[-1].seat} or len(lines) > MOST_TABLE_LINES


def pages(
    log: Sequence[Played], told: Span, round_ends: frozenset[str], voice: Voice
) -> Iterator[Page]:
    """Spread what everybody was told over messages, from the beginning of `told` on.

    `round_ends` are the keys of events after whose ply a new message begins.
    """
    span, lines, room = replace(told, last=told.first), list[str](), LOG_CHARACTERS
    begins_anew = False
    for line in log:
        public = events_for(line.events, None)
        skipped = told.skipped if line.ply == told.first else 0
        if begins_anew and public:
            yield Page(span, tuple(lines))
            span, lines, room = Span(line.ply, 0, line.ply), [], LOG_CHARACTERS
            begins_anew = False
        for at, said in list(enumerate(map(voice, public)))[skipped:]:
            if lines and len(said) >= room:
                yield Page(replace(span, last=line.ply) if at else span, tuple(lines))
                span, lines, room = Span(line.ply, at, line.ply), [], LOG_CHARACTERS
            lines.append(said)
            room -= len(said) + 1
        span = replace(span, last=line.ply) if public else span
        begins_anew = begins_anew or any(one.key in round_ends for one in public)
    if lines:
        yield Page(span, tuple(lines))
