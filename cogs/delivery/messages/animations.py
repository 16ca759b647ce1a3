"""Climaxes: where the story of a match turns it is seen, with the round's log and in every hand.

It is drawn when nobody waits for a picture, and the log message of its round waits for it a while:
so it costs no request of its own, and the next move does not cut it off. What is drawn is public:
what the table saw before and after, and what everybody was told.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cogs.delivery.pace import BACKLOG
from cogs.kit.pictures.jobs import ClimaxJob
from games.kit.story import most_surprising
from matches.caching import BoundedDict
from matches.preferences import OFF
from matches.seated import is_computer
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping

    from cogs.kit.bot import Bot
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.pictures.pictures import Pictures
    from games.kit.game import Climax, Seat, Text
    from games.kit.words import Voice
    from matches.match import Match
    from matches.wakeups import Clock

T = TypeVar("T")

MATCHES_KEPT: Final = 500
"""Matches of which the last climaxes are kept, until their log messages take them."""
CLIMAXES_KEPT: Final = 3
"""Climaxes of a match that are kept: while one is drawn, the next rounds may be over."""
LONGEST_CLIMAX_WAIT: Final = 15.0
"""Seconds for which a log message waits for its climax."""
FILMS_KEPT: Final = 32
"""Matches whose last climax is kept for hands, at some hundred kilobytes each."""
GLANCE: Final = 0.5
"""Seconds between two looks at whether somebody wants to go on."""
STANDS: Final = 3.0
"""Seconds for which the end of a climax is seen before what comes of it."""
GRAPHIC_CONTROL: Final = re.compile(rb"\x21\xf9\x04.(..).\x00[\x21\x2c]", re.DOTALL)
"""Where GIF89a (section 23) has how long a picture stands, in hundredths of a second."""
MOST_AT_ONCE: Final = 32
"""Climaxes that wait to be drawn, at most: behind so many none is drawn in time."""


@dataclass(frozen=True)
class Film:
    """A climax that hands show before what is asked next, until somebody acts."""

    ply: int
    """Where the match stood then."""
    picture: Picture
    until: float
    """When it has been seen, seconds since the epoch."""
    climax: Climax[Any]
    moves: bool
    """Whether it runs; else it shows how things stand in the end."""
    own: Mapping[Seat, ClimaxJob]
    """Those in which what is a seat's own is ringed, in its player's language."""

    def seen_by(self, seat: Seat, pictures: Pictures) -> Film:
        """Return the film that a seat sees: its own, if that has been drawn by now."""
        job = self.own.get(seat)
        own = pictures.at_hand(job) if job else None
        return replace(self, picture=own) if own else self

    def said_to(self, match: Match, seat: Seat, voice: Voice) -> str:
        """Say what it is about, and what it meant to a seat, but not how a match has ended.

        Above a question there is room for what it meant alone, if it did. While it runs that stays
        covered until it is pressed: what comes of it is to be seen.
        """
        story, ends = match.story, match.outcome.reason if match.outcome else ""
        clauses = [one for one in story.fate(self.climax, seat) if one.key != ends]
        fates = " · ".join(map(voice, clauses))
        headline = most_surprising(story.headlines(self.climax.told))
        if fates and seat in match.to_act():
            headline = None
        said = [*filter(None, (f"**{voice(headline)}**" if headline else "", fates))]
        return "\n".join(f"||{one}||" if self.moves else one for one in said)


@dataclass(frozen=True)
class _Drawing:
    """A climax that is being drawn, or has been."""

    ply: int
    task: asyncio.Task[Picture | None]


class Climaxes:
    """Has the climaxes of running matches drawn, each once."""

    def __init__(self, bot: Bot, clock: Clock, show: Callable[[int, Match | None], None]) -> None:
        """`show` brings the log of a match by its id; one that is over comes with it."""
        self._bot = bot
        self._clock = clock
        self._show = show
        self._drawings: BoundedDict[int, list[_Drawing]] = BoundedDict(MATCHES_KEPT)
        """By match, the newest last."""
        self.films: BoundedDict[int, Film] = BoundedDict(FILMS_KEPT)
        """The last climax of a match, until it has been seen or somebody has acted."""
        self.running: BoundedDict[int, float] = BoundedDict(FILMS_KEPT)
        """By match, when its last climax will have run once; until somebody acts or goes on."""
        self._own: BoundedDict[int, asyncio.Task[None]] = BoundedDict(MATCHES_KEPT)
        """By match, what draws the last one once more, for each whose own is ringed in it."""
        self.under_way: set[asyncio.Task[Any]] = set()
        """Those that are being drawn, of all matches."""

    def begin(self, match: Match, climax: Climax[Any], seats: Collection[Seat] = ()) -> None:
        """Begin to draw the climax of a turn that led to a match as it stands.

        For each of the `seats` that has something of its own in it, it is drawn with that ringed.

        In a backlog it is not: its log tells it in words, and need not wait.
        """
        if len(self.under_way) >= MOST_AT_ONCE:
            return
        task = self._start(match.id, self._draw(match, climax, seats))
        earlier = self._drawings.get(match.id, [])[1 - CLIMAXES_KEPT :]
        self._drawings[match.id] = [*earlier, _Drawing(match.ply, task)]

    def awaits(self, match_id: int) -> bool:
        """Tell whether a climax of a match is still being drawn, for all or for somebody."""
        own = self._own.get(match_id)
        return (own is not None and not own.done()) or any(
            not one.task.done() for one in self._drawings.get(match_id, ())
        )

    async def drawn(self, match_id: int, longest: float) -> None:
        """Wait until the climaxes of a match are drawn, at most so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(longest):
                while self.awaits(match_id):
                    await asyncio.wait(self.under_way, return_when=asyncio.FIRST_COMPLETED)

    async def watched(self, match_id: int) -> None:
        """Wait until the last climax of a match has run once, or somebody has acted or goes on."""
        while (left := self.running.get(match_id, 0) - self._clock.now()) > 0:
            await self._clock.sleep(min(left, GLANCE))

    def awaited(self, match: Match, first: int, last: int) -> bool:
        """Tell whether a climax of these plies is still being drawn."""
        return any(not one.task.done() for one in self._of(match, first, last))

    def take(self, match: Match, first: int, last: int) -> Picture | None:
        """Return the last climax of these plies, if there is one."""
        drawn = [one.task.result() for one in self._of(match, first, last) if one.task.done()]
        return next(filter(None, reversed(drawn)), None)

    def told(self, match: Match, last: int) -> None:
        """Forget the climaxes up to this ply, which are some hundred kilobytes each."""
        if left := [one for one in self._drawings.pop(match.id, ()) if one.ply > last]:
            self._drawings[match.id] = left

    def _of(self, match: Match, first: int, last: int) -> list[_Drawing]:
        return [one for one in self._drawings.get(match.id, ()) if first <= one.ply <= last]

    def _start(self, match_id: int, drawing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(drawing, name=f"climax-{match_id}")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    async def _draw(
        self, match: Match, climax: Climax[Any], seats: Iterable[Seat]
    ) -> Picture | None:
        match_id, ply = match.id, match.ply
        ended = match if match.outcome else None
        try:
            async with asyncio.timeout(LONGEST_CLIMAX_WAIT):
                await self._bot.talk.remark(match, climax)
                job = await self._job(match, climax)
                own = {
                    seat: await self._own_job(match, climax, job, seat)
                    for seat in seats
                    if match.story.own(climax, seat)
                }
                if own:
                    self._own[match_id] = self._start(match_id, self._draw_own(match_id, own))
                del match  # large as it is, it need not wait for the worker
                picture = await self._bot.pictures.of(job, priority=Priority.LATER)
                if picture:
                    seconds = runs_for(picture.png)
                    ends, moves = self._clock.now() + seconds, seconds > 0
                    self.films[match_id] = Film(ply, picture, ends + STANDS, climax, moves, own)
                    self.running[match_id] = ends
                return picture
        except TimeoutError:
            return None
        finally:
            asyncio.get_running_loop().call_soon(self._show, match_id, ended)

    async def _draw_own(self, match_id: int, own: Mapping[Seat, ClimaxJob]) -> None:
        """Draw a climax for each who has something of their own in it; hands wait for that."""
        pictures = self._bot.pictures
        drawn = (pictures.of(job, priority=Priority.LATER) for job in own.values())
        try:
            async with asyncio.timeout(LONGEST_CLIMAX_WAIT):
                await asyncio.gather(*drawn)
        except TimeoutError:
            return
        finally:
            asyncio.get_running_loop().call_soon(self._show, match_id, None)

    async def _own_job(
        self, match: Match, climax: Climax[Any], job: ClimaxJob, seat: Seat
    ) -> ClimaxJob:
        """Return what is to be drawn for a seat, said in its player's language."""
        voice = await self._bot.known_users.voice(match, seat)
        return replace(
            job, seat=seat, language=voice.language, names=voice.names, alt=_alt(climax, voice)
        )

    async def _job(self, match: Match, climax: Climax[Any]) -> ClimaxJob:
        """Return what is to be drawn, with the same in words."""
        voice = await self._bot.known_users.voice(match, None)
        still = self._bot.workers.waiting() > BACKLOG or await self._is_still(match)
        name = f"climax-{match.id}-{match.ply}"
        return ClimaxJob.of(
            match.game, climax, voice, still=still, name=name, alt=_alt(climax, voice)
        )

    async def _is_still(self, match: Match) -> bool:
        """Tell whether the server, or somebody who plays or watches, wants still pictures."""
        if match.guild and not (await self._bot.store.configs.get(match.guild)).motion:
            return True
        watchers = await self._bot.store.followers.of_match(match.id)
        people = [one for one in (*match.players, *watchers) if not is_computer(one)]
        wishes = [await self._bot.known_users.preferences(one) for one in people]
        return any(one.motion == OFF for one in wishes)


def runs_for(gif: bytes) -> float:
    r"""Return the seconds until a GIF shows its last picture; 0 for anything else.

    >>> shown = [b"\x21\xf9\x04\x04" + bytes([time, 0]) + b"\x00\x00\x2c" for time in (9, 9, 9)]
    >>> runs_for(b"".join(shown)), runs_for(b"no GIF")
    (0.18, 0.0)
    """
    hundredths = [int.from_bytes(found, "little") for found in GRAPHIC_CONTROL.findall(gif)]
    return sum(hundredths[:-1]) / 100


def _alt(climax: Climax[Any], voice: Voice) -> str:
    return "\n".join(filter(None, (_in_words(told, voice) for told in climax.told)))


def _in_words(told: Text, voice: Voice) -> str:
    """Say an event for those who cannot see it: in its form `.alt`, where it has one."""
    said = voice.in_form(told, "alt")
    return said.replace("**", "")  # an alt text knows no bold letters
