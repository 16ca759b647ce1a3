"""Climaxes: where the story of a match turns it is seen, in an animation with the round's log.

It is drawn when nobody waits for a picture, and the log message of its round waits for it a while:
so it costs no request of its own, and the next move does not cut it off. What is drawn is public:
what the table saw before and after, and what everybody was told.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cogs.delivery.pace import BACKLOG
from cogs.kit.pictures.jobs import ClimaxJob
from games.kit.game import Climax
from matches.caching import BoundedDict
from matches.match import events_for
from matches.preferences import OFF
from matches.seated import is_computer
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.bot import Bot
    from cogs.kit.messages.layouts import Picture
    from games.kit.game import Text
    from games.kit.words import Voice
    from matches.match import Match, Turn

MATCHES_KEPT: Final = 500
"""Matches of which the last climaxes are kept, until their log messages take them."""
CLIMAXES_KEPT: Final = 3
"""Climaxes of a match that are kept: while one is drawn, the next rounds may be over."""
LONGEST_CLIMAX_WAIT: Final = 15.0
"""Seconds for which a log message waits for its climax."""
MOST_AT_ONCE: Final = 32
"""Climaxes that wait to be drawn, at most: behind so many none is drawn in time."""


@dataclass(frozen=True)
class _Drawing:
    """A climax that is being drawn, or has been."""

    ply: int
    task: asyncio.Task[Picture | None]


class Climaxes:
    """Has the climaxes of running matches drawn, each once."""

    def __init__(self, bot: Bot, show: Callable[[int, Match | None], None]) -> None:
        """`show` brings the log of a match by its id; one that is over comes with it."""
        self._bot = bot
        self._show = show
        self._drawings: BoundedDict[int, list[_Drawing]] = BoundedDict(MATCHES_KEPT)
        """By match, the newest last."""
        self._under_way: set[asyncio.Task[Picture | None]] = set()

    def begin(self, turn: Turn, before: Match) -> None:
        """Begin to draw how a turn has changed the story of the match that was `before`.

        In a backlog it is not: its log tells it in words, and need not wait.
        """
        if len(self._under_way) >= MOST_AT_ONCE:
            return
        match = turn.match
        task = asyncio.create_task(self._draw(turn, before), name=f"climax-{match.id}")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        earlier = self._drawings.get(match.id, [])[1 - CLIMAXES_KEPT :]
        self._drawings[match.id] = [*earlier, _Drawing(match.ply, task)]

    def awaits(self, match_id: int) -> bool:
        """Tell whether a climax of a match is still being drawn."""
        return any(not one.task.done() for one in self._drawings.get(match_id, ()))

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

    async def _draw(self, turn: Turn, before: Match) -> Picture | None:
        match = turn.match
        match_id = match.id
        ended = match if match.outcome else None
        try:
            async with asyncio.timeout(LONGEST_CLIMAX_WAIT):
                job = await self._job(turn, before)
                del turn, before, match  # large as they are, they need not wait for the worker
                return await self._bot.pictures.of(job, priority=Priority.LATER)
        except TimeoutError:
            return None
        finally:
            asyncio.get_running_loop().call_soon(self._show, match_id, ended)

    async def _job(self, turn: Turn, before: Match) -> ClimaxJob:
        """Return what is to be drawn, with the same in words."""
        match = turn.match
        voice = await self._bot.known_users.voice(match, None)
        climax = Climax(before.view(None), tuple(events_for(turn.events, None)), match.view(None))
        still = self._bot.workers.waiting() > BACKLOG or await self._is_still(match)
        name = f"climax-{match.id}-{match.ply}"
        alt = "\n".join(filter(None, (_in_words(told, voice) for told in climax.told)))
        return ClimaxJob.of(match.game, climax, voice, still=still, name=name, alt=alt)

    async def _is_still(self, match: Match) -> bool:
        """Tell whether the server, or somebody at the table, wants still pictures."""
        if match.guild and not (await self._bot.store.configs.get(match.guild)).motion:
            return True
        people = [one for one in match.players if not is_computer(one)]
        wishes = [await self._bot.known_users.preferences(one) for one in people]
        return any(one.motion == OFF for one in wishes)


def _in_words(told: Text, voice: Voice) -> str:
    """Say an event for those who cannot see it: in its form `.alt`, where it has one."""
    said = voice.in_form(told, "alt")
    return said.replace("**", "")  # an alt text knows no bold letters
