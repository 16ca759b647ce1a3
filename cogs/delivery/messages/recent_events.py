"""News: what has been told of a match lately, as its log has it.

Entries are cached by ply: each entry of the log takes one, and none is ever changed. What this
process adds it has heard of; so only what others have added is read. Of each match it keeps what
its hands, and the log below its table, still have to tell: a few entries, so that there is room for
many matches.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from functools import cached_property, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cogs.kit.summaries import in_brief, in_one_line, in_sentences
from matches.caching import BoundedDict, SingleFlight
from matches.entries import Entry, TookBack
from matches.history import move_to_take_back, worth_telling
from matches.preferences import ON

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping, Sequence

    from cogs.kit.users import Users
    from games.kit.game import Climax, Event, Seat, Text
    from games.kit.words import Voice
    from matches.match import Match, Played, Turn
    from matches.ports import MatchStore

RECENT_PLIES: Final = 120
"""Entries of the log looked back on: more than four players make between two turns of one."""
MATCHES_CACHED: Final = 128
"""Matches whose news are kept from one showing to the next, at some 20 kB each."""
HANDS_CACHED: Final = 256
"""Hands whose news are kept in words, at some 300 bytes each: their owners answer a question or two
before they move."""
HAND_CHARACTERS: Final = 88
"""Characters of news in a hand: two lines of a phone, 336 pixels each, at 6.0 to 7.0 pixels in the
small letters of news of all games and languages, as measured; some are lost where a line ends."""
LINE_CHARACTERS: Final = 42
"""The same in one line."""
WORDS_OF_NEWS: Final = 12
"""Words of news in a hand in words: some five seconds of listening."""
SAID_TO_WHO_IS_AWAY: Final = ("seat-left-to-computer",)
"""Events that the hand of a seat which a computer plays says itself."""
BY_PLY: Final = attrgetter("ply")
"""The order of a log."""


@dataclass(frozen=True)
class Told:
    """What the log has for one hand."""

    line: str
    """What its seat was told since its own last move, in brief; empty if nothing."""
    short: str
    """The same in one line; empty once the seat has acted again."""
    undo: int | None
    """The ply of the move that it may take back."""


class Fate(NamedTuple):
    """What the last climax of a match meant to a seat."""

    ply: int
    """Of the move that brought it about."""
    clauses: tuple[Text, ...]


NO_FATE: Final = Fate(0, ())


@dataclass(frozen=True)
class News:
    """The last entries of a match's log."""

    entries: tuple[Played, ...]
    ply: int = 0
    """Up to which they reach."""
    begin: int = 0
    """After which they reach back."""
    since: int = 0
    """How the match stood at this ply, or has stood since, they tell."""

    @cached_property
    def log(self) -> list[Played]:
        """What others hear of: nothing that was taken back."""
        return worth_telling(self.entries)

    def up_to(self, ply: int) -> News:
        """Return the news of a match as it stood at a ply, not before `since`."""
        end = bisect_right(self.entries, ply, key=BY_PLY)
        return replace(self, entries=self.entries[:end], ply=ply)

    def needed(self, seats: Iterable[Seat], told: int) -> News:
        """Return these without what no hand of these seats tells, nor a log that told up to a ply.

        A match that goes on from here can be told with them, unless a move is taken back.
        """
        first = len(self.log)
        for seat in seats:
            turn, others = self._begins(seat)
            first = min(first, others - 1 if turn else len(self.log) - 1)
        untold = min(self.log[first - 1].ply if first > 0 else self.begin, told)
        begin = max(untold, self.begin, looked_back_to(self.ply))
        kept = self.entries[bisect_right(self.entries, begin, key=BY_PLY) :]
        return News(kept, self.ply, begin, since=self.ply)

    def _begins(self, seat: Seat) -> tuple[int, int]:
        """Return where in the log a seat's last moves on end begin, and those of others before."""
        turn = len(self.log)
        while turn and self.log[turn - 1].seat == seat:
            turn -= 1
        others = turn
        while others and self.log[others - 1].seat != seat:
            others -= 1
        return turn, others

    def for_hand(
        self,
        seat: Seat,
        voice: Voice,
        then: Mapping[int, Voice],
        without: Container[str] = (),
        *,
        retold: Callable[[Sequence[Event]], Sequence[Event]] = tuple,
        fate: Fate = NO_FATE,
    ) -> tuple[str, str]:
        """Return in brief what a seat was told since its own last move: in two lines, in one.

        The one line is for a hand that has no room to say it again after each action of a turn.
        In place of what led to a climax stands the seat's `fate` in it, whole; where there is but
        one line, and others have acted since, as much as fits of both.
        For `then`, `without` and `retold` see `in_brief`.
        """
        entries, meant = self.since_move_of(seat), list[str]()
        if any(one.ply == fate.ply for one in entries):
            entries = [one for one in entries if one.ply > fate.ply]
            meant = [f"**{' · '.join(map(voice, fate.clauses))}**"]
        lines = in_brief(entries, seat, voice, then, without, retold=retold)
        if not entries:
            return " ".join(meant), " ".join(meant)
        has_acted = entries[-1].seat == seat and not isinstance(entries[-1].move, Entry)
        short = "" if has_acted else in_one_line([*meant, *lines], LINE_CHARACTERS)
        whole = [*meant, in_one_line(lines, HAND_CHARACTERS)]
        return " · ".join(filter(None, whole)), short

    def since_move_of(self, seat: Seat) -> list[Played]:
        """Return what has happened since a seat's own last move, with what that move led to.

        While it makes several moves on end, those of the others before them still count as news. As
        long as nobody else has moved, only its last one does: whoever plays alone made all others.
        """
        turn, others = self._begins(seat)
        if not turn:
            return self.log[-1:]
        return self.log[others:] if turn < len(self.log) else self.log[max(others - 1, 0) :]

    def has_passed(self, seat: Seat, is_formality: Callable[[Any], bool]) -> bool:
        """Tell whether a seat's last move was a formality, as one that is made for its player."""
        return any(one.seat == seat and is_formality(one.move) for one in self.since_move_of(seat))


class NewsDesk:
    """Reads the news of matches."""

    def __init__(self, matches: MatchStore, users: Users) -> None:
        self._matches = matches
        self._users = users
        self._known: BoundedDict[int, News] = BoundedDict(MATCHES_CACHED)
        """By match."""
        self._told_up_to: BoundedDict[int, int] = BoundedDict(MATCHES_CACHED)
        """The ply up to which the log below a table has told its match."""
        self._reading: SingleFlight[tuple[int, int], News] = SingleFlight()
        """A table and its hands ask at once."""
        self._fates: BoundedDict[int, Mapping[Seat, Fate]] = BoundedDict(MATCHES_CACHED)
        """By match, of those to whom its last climax meant something."""
        self._told: BoundedDict[tuple[int, Seat], tuple[object, Told]] = BoundedDict(HANDS_CACHED)
        """What hands showed last, each with what that depends on."""

    def hear(self, turn: Turn) -> None:
        """Add what a turn has told to the news of its match, unless others have told more.

        A film of it may come late or never: what it meant to everybody is kept in words.
        """
        if climax := turn.climax:
            self._fates[turn.match.id] = _fates(turn.match, climax)
        known = self._known.get(turn.match.id)
        if known and known.ply == turn.match.ply - len(turn.played):
            self._follow(known, turn.match, turn.played)

    def _follow(self, known: News, match: Match, later: Sequence[Played]) -> News | None:
        """Keep the news of a match with what has been added; none if a move was taken back.

        What lies further back may be news again then.
        """
        if any(isinstance(line.move, TookBack) for line in later):
            self._known.pop(match.id, None)
            return None
        told = self._told_up_to.get(match.id, known.ply)
        kept = known.needed(set(match.seats) - match.resigned, told)
        news = replace(kept, entries=(*kept.entries, *later), ply=match.ply)
        self._known[match.id] = news
        return news

    async def of(self, match: Match) -> News:
        """Return the news of a match.

        Raises:
            IllegalMove: if its log cannot be read.
        """
        known = self._known.get(match.id)
        if known and known.ply == match.ply:
            return known
        if known and known.since <= match.ply < known.ply:
            return known.up_to(match.ply)  # it has moved on since it was looked at
        return await self._reading.run((match.id, match.ply), partial(self._from_log, match))

    async def told_to(self, match: Match, seat: Seat, voice: Voice) -> Told:
        """Return what the hand of a seat shows of the news of a match, put into words once.

        Raises:
            IllegalMove: if its log cannot be read.
        """
        passes = (await self._users.preferences(match.players[seat])).passes == ON
        asked = match.ply, voice.language, voice.names, passes
        known, told = self._told.get((match.id, seat), (None, Told("", "", None)))
        if known != asked:
            news = await self.of(match)
            last = move_to_take_back(match, seat, news.log)
            then = await self._users.voices_then(match, news.entries, voice)
            said = SAID_TO_WHO_IS_AWAY if seat in match.computers else ()
            fate = self._fates.get(match.id, {}).get(seat, NO_FATE)
            line, short = news.for_hand(
                seat, voice, then, said, retold=match.story.retold, fate=fate
            )
            if passes and news.has_passed(seat, match.game.is_formality):
                line = " · ".join(filter(None, (voice("news-passed"), line)))
            told = Told(line, short, last.ply if last else None)
            self._told[match.id, seat] = asked, told
        return told

    async def told_in_sentences(self, match: Match, seat: Seat, voice: Voice) -> str:
        """Say what has happened since a seat's own last move: the last sentences, in few words.

        Raises:
            IllegalMove: if its log cannot be read.
        """
        news = await self.of(match)
        then = await self._users.voices_then(match, news.entries, voice)
        said = in_sentences(news.since_move_of(seat), seat, voice, then)
        kept = last_words(said, WORDS_OF_NEWS)
        return " ".join(["…", *kept] if len(kept) < len(said) else kept)

    async def told_after(self, match: Match, ply: int) -> tuple[Played, ...]:
        """Return what others hear of a match's log since a ply.

        Raises:
            IllegalMove: if it cannot be read.
        """
        news = await self.of(match)
        self._told_up_to[match.id] = ply
        told = news.log
        if ply < news.begin:
            told = worth_telling(await self._matches.log_of(match.id, after=ply))
        return tuple(line for line in told if ply < line.ply <= match.ply)

    def forget(self, match: Match) -> None:
        """Forget the news of a match that is over and has been shown: its log still has them."""
        self._known.pop(match.id, None)
        self._told_up_to.pop(match.id, None)
        self._fates.pop(match.id, None)
        for seat in match.seats:
            self._told.pop((match.id, seat), None)

    async def _from_log(self, match: Match) -> News:
        known = self._known.get(match.id)
        if known and known.ply <= match.ply:
            later = await self._matches.log_of(match.id, after=known.ply)
            news = self._follow(known, match, [line for line in later if line.ply <= match.ply])
            if news:
                return news
        begin = looked_back_to(match.ply)
        entries = await self._matches.log_of(match.id, after=begin)
        end = bisect_right(entries, match.ply, key=BY_PLY)
        news = News(entries[:end], match.ply, begin, since=match.ply)
        if known is None or known.ply < match.ply:
            self._known[match.id] = news
        return news


def _fates(match: Match, climax: Climax[Any]) -> dict[Seat, Fate]:
    """Return what a climax meant to each seat to whom it meant anything."""
    said = {seat: tuple(match.story.fate(climax, seat)) for seat in match.seats}
    return {seat: Fate(match.ply, clauses) for seat, clauses in said.items() if clauses}


def last_words(sentences: Sequence[str], most: int) -> list[str]:
    """Return the last sentences, at least one if there are any, that have at most so many words.

    >>> last_words(["Ada boards.", "Ben boards too.", "A boat sails."], 6)
    ['Ben boards too.', 'A boat sails.']
    """
    start = len(sentences)
    while start and (most := most - len(sentences[start - 1].split())) >= 0:
        start -= 1
    return list(sentences[min(start, len(sentences) - 1) :]) if sentences else []


def looked_back_to(ply: int) -> int:
    """Return the ply after which the log of a match that stands at a ply is looked back on."""
    return max(0, ply - RECENT_PLIES)
