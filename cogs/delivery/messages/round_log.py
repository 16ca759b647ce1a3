"""The log: what was told of a round, in brief, in a message of its own above the table.

It is posted once, when its round is over; the table shows the round that is going on. Up to where
the log of a match reaches stands in the digest of its last message, so nothing is told twice, nor
left out after a restart. Whoever plays alone has the table, and no log.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from cogs.delivery.messages.recent_events import looked_back_to
from cogs.kit.messages import layouts
from cogs.kit.summaries import in_brief, last_fitting
from games.kit.story import most_surprising
from matches.caching import BoundedDict
from matches.match import events_for
from matches.records import TABLE, PostedMessage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.delivery.messages.animations import Climaxes
    from cogs.delivery.messages.recent_events import NewsDesk
    from cogs.delivery.sending.posting import Posted, Posting
    from cogs.kit.bot import Bot
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.presentation import Presentation
    from games.kit.game import Event
    from games.kit.words import Voice
    from matches.match import Match, Played

HEADLINES_KEPT: Final = 1_000
"""Matches of which the last headline is known."""
MOST_LOG_LINES: Final = 10
"""Lines of one message: the last ones of a round."""
MOST_LOG_CHARACTERS: Final = 800
"""Characters of them: some sixteen lines of a phone, which has room for them below a climax."""


@dataclass(frozen=True)
class Span:
    """Which part of a match's log a message tells.

    >>> str(Span(3, 7)), Span.read("3.0.7") == Span(3, 7)
    ('3.0.7', True)
    """

    first: int
    """The first ply."""
    last: int
    """The last ply."""

    def __str__(self) -> str:
        return f"{self.first}.0.{self.last}"  # versions before 0.4 split plies

    @classmethod
    def read(cls, written: str) -> Span:
        """Read a span as it is written down."""
        first, _, last = map(int, written.split("."))
        return cls(first, last)


class Round(NamedTuple):
    """What is told of a round that is over."""

    span: Span
    lines: list[str]
    climax: Picture | None
    events: Sequence[Event]
    """What everybody was told."""


@dataclass(frozen=True)
class LogUpdate:
    """What of a log is to be told."""

    rounds: tuple[Round, ...]
    """Those that are over; the table comes down below them."""
    left: Sequence[Played]
    """What no message tells then: the table does. It begins with the sums of the last round."""
    then: Mapping[int, Voice]
    """The voices, by ply, of entries at which others played than now."""


class LogMessage:
    """Keeps the log of matches in their channels."""

    def __init__(self, bot: Bot, posting: Posting, news: NewsDesk, climaxes: Climaxes) -> None:
        self._bot = bot
        self._climaxes = climaxes
        self._posting = posting
        self._news = news
        self._headlines: BoundedDict[int, str] = BoundedDict(HEADLINES_KEPT)
        """The kind of the last headline, by match: none comes twice in a row."""

    async def due(self, match: Match, voice: Voice, posted: Posted) -> LogUpdate:
        """Return what of the log is to be told now."""
        old = posted.get((TABLE, "log"))
        told = Span.read(old.digest).last if old else looked_back_to(match.ply)
        game = self._bot.presentations[match.game.spec.slug]
        first = Span.read(old.digest).first if old and game.sums else told + 1
        looked_at = await self._news.told_after(match, first - 1)
        then = await self._bot.known_users.voices_then(match, looked_at, voice)
        waiting = [line for line in looked_at if line.ply > told]
        over = rounds_of(waiting, game, is_over=match.outcome is not None)
        rounds: list[Round] = []
        if match.alone is not None:
            begun = [part for part in over if part[-1].ply < match.ply]
            told, over = (begun[-1][-1].ply if begun else told), []
        for part in over:
            span = Span(part[0].ply, part[-1].ply)
            events = events_for([one for line in part for one in line.events], None)
            is_shown = game.climaxes_in_log is None or any(
                one.key in game.climaxes_in_log for one in events
            )
            if is_shown and self._climaxes.awaited(match, span.first, span.last):
                break
            climax = self._climaxes.take(match, span.first, span.last) if is_shown else None
            seen = game.sums | (game.seen_in_climax if climax else frozenset())
            lines = in_brief(
                part, None, voice, then, seen, retold=match.story.retold, by_outcome=True
            )
            if lines or climax:
                rounds.append(Round(span, last_lines(lines), climax, events))
            first, told = span.first, span.last
        left = [only_events(line, game.sums) for line in looked_at if first <= line.ply <= told]
        left += [line for line in waiting if line.ply > told]
        return LogUpdate(tuple(rounds), left, then)

    async def bring(self, match: Match, posted: Posted, update: LogUpdate) -> None:
        """Post a message for each round that is over.

        Raises:
            discord.HTTPException: if that fails.
            discord.RateLimited: if there is a long wait.
        """
        voice = await self._bot.known_users.voice(match, None)
        last = posted.get((TABLE, "log"))
        for span, lines, climax, events in update.rounds:
            before = self._headlines.get(match.id, "")
            headline = most_surprising(match.story.headlines(events), after=before)
            heading = f"**{voice(headline)}**" if headline else ""
            layout = layouts.page(heading, climax, [f"-# {line}" for line in lines], [])
            now, named = self._posting.now(), (match.id, "log", span.first, 0)
            new = PostedMessage(match.id, TABLE, "log", match.channel, 0, str(span), now)
            gone = [last] if last else []  # its message stays
            message = await self._posting.send(new, named, layout, climax, gone=gone)
            last = replace(new, message=message)
            self._climaxes.told(match, span.last)
            self._headlines[match.id] = headline.key if headline else ""


def only_events(entry: Played, keys: frozenset[str]) -> Played:
    """Return an entry of a log with some of its events."""
    return replace(entry, events=tuple(one for one in entry.events if one.key in keys))


def last_lines(lines: list[str]) -> list[str]:
    """Return the lines of a round that its message has room for: the last ones."""
    return last_fitting(lines[-MOST_LOG_LINES:], MOST_LOG_CHARACTERS)


def rounds_of(
    log: Sequence[Played], game: Presentation, *, is_over: bool = False
) -> list[list[Played]]:
    """Return the rounds of a log that are over; with the match, the last one is too.

    A round is over with an event that ends it. A game that names none has its log in portions of
    some turns, which end where the seat that began is back, or at once with a climax that is shown.
    """
    ends = game.round_ends or game.climaxes_in_log or frozenset()
    over: list[list[Played]] = []
    part: list[Played] = []
    for line in log:
        is_back = part and line.seat == part[0].seat != part[-1].seat
        if is_back and not game.round_ends and len(part) >= game.plies_in_log:
            over.append(part)
            part = []
        part.append(line)
        if any(told.key in ends for told in events_for(line.events, None)):
            over.append(part)
            part = []
    return [*over, part] if is_over and part else over
