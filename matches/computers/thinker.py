"""The thinker: lets the workers decide for computers, within bounds.

If a worker is lost or takes too long, the move is made without a search; if the queue is long, at a
lower level, and if it is too long, without a search too; but not in a match whose terms are exact.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from games.kit.chance import Chance, decision_seed
from games.kit.mind import LEVELS, Mind
from matches.caching import BoundedDict
from matches.computers.memory import Memory
from matches.computers.thinking import ThinkJob, Thought, decide_at_once, think
from matches.seated import is_computer, names_of, style_of
from matches.workers.processes import (
    MOST_WORKERS,
    JobFailedError,
    Priority,
    WorkerLostError,
    WorkersBusyError,
    processors,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from games.kit.game import Seat, Value
    from games.kit.mind import Level
    from matches.match import Match
    from matches.ports import MatchStore
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

USUAL_SECONDS: Final[dict[Level, float]] = {
    "first": 0.05,
    "easy": 0.05,
    "normal": 0.3,
    "strong": 1.5,
}
"""The expected time of a decision until one has been measured."""
LONG_QUEUE: Final = 3.0
"""Seconds of thinking in the queue above which the next decision is made at a lower level."""
LONGEST_QUEUE: Final = 10.0
"""Seconds of thinking in the queue above which it is made without a search."""
ADVICE_KEPT: Final = 1_000
"""Hints that are cached, so that asking again costs nothing."""


async def nothing(match: Match) -> Mapping[Seat, str]:  # noqa: ARG001 - like any other listener
    """Hear nothing at a table."""
    return {}


class Thinker:
    """Lets the workers decide.

    `listen` returns what is said at a table now, as all there may read it.
    """

    def __init__(
        self,
        matches: MatchStore,
        workers: Workers,
        listen: Callable[[Match], Awaitable[Mapping[Seat, str]]] = nothing,
    ) -> None:
        self._workers, self._listen = workers, listen
        self._memory = Memory(matches)
        self._queue: Counter[tuple[str, Level]] = Counter()
        """Decisions under way and waiting, by game and level."""
        self.measured: dict[tuple[str, Level], float] = {}
        """Seconds that decisions took lately, by game and level."""
        self._advice: BoundedDict[tuple[int, Seat], tuple[int, Thought]] = BoundedDict(ADVICE_KEPT)
        """The last hint that each seat of a match was given, and at which ply."""
        self._advising: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each match in which a hint is thought about."""
        self.scale = 1.0
        """Multiplies the steps of every level; tests think less."""
        self.counts: Counter[str] = Counter()
        """Decisions not made as asked for: `lowered`, `cut` or `lost`."""

    async def decide(
        self, match: Match, seat: Seat, *, level: Level | None = None, at_once: bool = False
    ) -> Value:
        """Return the move of a seat that is to act: a computer's, or any with a `level` given.

        It is thought about where the seat became due; anew where the match stands, if the rules
        refuse that move by now. A decision without a search (`at_once`, by its level, or forced) is
        made in a thread beside the loop, and waits for no worker; `at_once` as the match stands.
        """
        level = level or match.computers[seat]
        if at_once:
            return await _without_search(match, seat, await self._job(match, seat, level))
        due, notes = await self._memory.due(match, seat)
        notes = await self._after_listening(match, notes)
        move = await self._decide_at(due, seat, level, notes)
        if due is not match and move not in match.legal(seat):
            move = await self._decide_at(match, seat, level, await self._notes(match, seat))
        return move

    async def _decide_at(
        self, match: Match, seat: Seat, level: Level, notes: Value | None
    ) -> Value:
        searches = match.game.mind().levels[level].steps and not _is_forced(match, seat)
        affordable = self._affordable(match, level) if searches else None
        job = replace(self._job_from(match, seat, affordable or level, notes), explains=False)
        if affordable is None:
            return await _without_search(match, seat, job)
        with self._queued(match, affordable):
            return await self._think_or_not(match, seat, job)

    async def _think_or_not(self, match: Match, seat: Seat, job: ThinkJob) -> Value:
        """Let a worker decide, or decide without a search if none can.

        Raises:
            WorkerLostError: if its worker was lost, where nothing but steps may end a search.
        """
        try:
            thought = await self._ask(match, job)
        except WorkersBusyError as error:
            if job.exact:
                log.info("match %s: it is waited for, though %s", match.id, error)
                return await self._think_or_not(match, seat, job)
            self._note_lowered(match, f"no search instead of {job.level}, as {error}")
            return await _without_search(match, seat, job)
        except (JobFailedError, WorkerLostError) as error:
            self.counts["lost"] += 1
            if job.exact and isinstance(error, WorkerLostError):
                raise
            log.error("match %s, ply %s: thinking failed: %s", match.id, match.ply, error)  # noqa: TRY400 - the trace is the worker's
            return await _without_search(match, seat, job)
        if thought.cut:
            log.warning("match %s, ply %s: thinking was cut short", match.id, match.ply)
            self.counts["cut"] += 1
        return read_move(match, thought)

    async def advise(self, match: Match, seat: Seat) -> Thought:
        """Return what a strong computer would do in a person's place; asked again, the same.

        At one table they are thought about one by one.

        Raises:
            JobFailedError: if thinking failed.
            WorkerLostError: if it took too long.
            WorkersBusyError: if too much waits to be thought about.
        """
        async with self._advising.setdefault(match.id, asyncio.Lock()):
            ply, thought = self._advice.get((match.id, seat), (-1, None))
            if thought is None or ply != match.ply:
                if self._waiting() > LONGEST_QUEUE:
                    raise WorkersBusyError("too much waits to be thought about")
                with self._queued(match, LEVELS[-1]):
                    thought = await self._ask(match, await self._job(match, seat, LEVELS[-1]))
                self._advice[match.id, seat] = match.ply, thought
            return thought

    def forget(self, match_id: int) -> None:
        """Drop what was noted of a match that is over."""
        self._memory.forget(match_id)
        for advised in [advised for advised in self._advice if advised[0] == match_id]:
            del self._advice[advised]

    async def _job(self, match: Match, seat: Seat, level: Level) -> ThinkJob:
        return self._job_from(match, seat, level, await self._notes(match, seat))

    async def _notes(self, match: Match, seat: Seat) -> Value | None:
        return await self._after_listening(match, await self._memory.notes(match, seat))

    async def _after_listening(self, match: Match, notes: Value | None) -> Value | None:
        """Return a seat's notes with what is said at the table.

        Where all must be the same whenever it is thought about, nothing is heard.
        """
        mind = match.game.mind()
        if match.terms.exact or type(mind).hear is Mind.hear:
            return notes
        heard: Value | None = mind.hear(notes, await self._listen(match))
        return heard

    def _job_from(self, match: Match, seat: Seat, level: Level, notes: Value | None) -> ThinkJob:
        seed = decision_seed(match.seed, seat, match.acted[seat])
        if not match.game.mind().levels[level].remembers:
            notes = None
        world: Value = match.game.redeal(match.state, seat, Chance(seed, 0))
        return ThinkJob(
            type(match.game),
            world.model_dump_json(),
            seat,
            level,
            seed,
            None if notes is None else notes.model_dump_json(),
            self.scale,
            _style_of(match, seat),
            match.terms.exact,
        )

    async def _ask(self, match: Match, job: ThinkJob) -> Thought:
        kind = match.game.spec.slug, job.level
        thought = await self._workers.run(think, job, priority=Priority.THOUGHT)
        self.measured[kind] = (self._seconds(kind) + thought.seconds) / 2
        return thought

    @contextmanager
    def _queued(self, match: Match, level: Level) -> Iterator[None]:
        """Count a decision to the queue while it is waited for."""
        kind = match.game.spec.slug, level
        self._queue[kind] += 1
        try:
            yield
        finally:
            self._queue[kind] -= 1

    def _seconds(self, kind: tuple[str, Level]) -> float:
        return self.measured.get(kind, USUAL_SECONDS[kind[1]])

    def _waiting(self) -> float:
        """Return the seconds that the decisions under way and waiting are expected to take."""
        seconds = sum(many * self._seconds(kind) for kind, many in self._queue.items())
        return seconds / min(MOST_WORKERS, processors())

    def _affordable(self, match: Match, level: Level) -> Level | None:
        """Return the level, or the next lower one if the queue is long; None for no search."""
        if match.terms.exact:
            return level
        queue = self._waiting()
        lower = level if level == LEVELS[0] else LEVELS[LEVELS.index(level) - 1]
        affordable = level if queue <= LONG_QUEUE else lower if queue <= LONGEST_QUEUE else None
        if affordable != level:
            instead = f"{affordable or 'no search'} instead of {level}"
            self._note_lowered(match, f"{instead}, for {queue:.1f} s wait")
        return affordable

    def _note_lowered(self, match: Match, how: str) -> None:
        self.counts["lowered"] += 1
        log.info("match %s: %s", match.id, how)


def _style_of(match: Match, seat: Seat) -> str:
    """Return the style of the computer that sits there; plain in a match that others play too.

    Who lets a computer play in their place, or asks it for a hint, gets a plain one.
    """
    player = match.players[seat]
    if match.terms.exact or not is_computer(player):
        return ""
    name = names_of(filter(is_computer, match.players))[player]
    return style_of(name, match.game.mind().styles)


def _is_forced(match: Match, seat: Seat) -> bool:
    """Tell whether there is only one legal move, which the seat knows as well."""
    return len(match.legal(seat)) == 1


async def _without_search(match: Match, seat: Seat, job: ThinkJob) -> Value:
    """Decide in a thread without a search, or else make the house's move."""
    try:
        thought = await asyncio.to_thread(decide_at_once, job)
        return read_move(match, thought)
    except Exception:
        log.exception("match %s: its computers have no policy", match.id)
        luck = Chance(job.seed, 0)
        stand_in: Value = match.game.stand_in(match.view(seat), match.legal(seat), luck)
        return stand_in


def read_move(match: Match, thought: Thought) -> Value:
    """Return the move that was decided on."""
    move: Value = match.game.load_move(thought.move)
    return move
