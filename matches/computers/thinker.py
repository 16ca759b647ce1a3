"""The thinker: lets the workers decide for computers, within bounds.

If a worker is lost or takes too long, the move is made without a search; if the queue is too long,
at a lower level.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance, decision_seed
from games.kit.mind import LEVELS
from matches.computers.memory import Memory
from matches.computers.thinking import ThinkJob, Thought, decide_at_once, think
from matches.workers.processes import (
    MOST_WORKERS,
    JobFailedError,
    Priority,
    WorkerLostError,
    processors,
)

if TYPE_CHECKING:
    from games.kit.game import Seat, Value
    from games.kit.mind import Level
    from matches.match import Match
    from matches.ports import MatchStore
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

USUAL_SECONDS: Final[dict[Level, float]] = {"easy": 0.05, "normal": 0.3, "strong": 1.5}
"""The expected time of a decision until one has been measured."""
LONGEST_QUEUE: Final = 3.0
"""Seconds of thinking in the queue above which the next decision is made at a lower level."""


class Thinker:
    """Lets the workers decide."""

    def __init__(self, matches: MatchStore, workers: Workers) -> None:
        self._workers = workers
        self._memory = Memory(matches)
        self._queue = 0.0
        """Seconds that the decisions under way and waiting are expected to take."""
        self._usual: dict[tuple[str, Level], float] = {}
        """Seconds that decisions took lately, by game and level."""
        self.scale = 1.0
        """Multiplies the steps of every level; tests think less."""
        self.counts: Counter[str] = Counter()
        """Decisions not made as asked for: `lowered`, `cut` or `lost`."""

    async def decide(
        self, match: Match, seat: Seat, *, level: Level | None = None, at_once: bool = False
    ) -> Value:
        """Return the move of a seat that is to act: a computer's, or any with a `level` given.

        A decision without a search (`at_once`, by its level, or forced) is made in a thread
        beside the loop, and waits for no worker.
        """
        level = level or match.computers[seat]
        if at_once or not match.game.mind().levels[level].steps or _is_forced(match, seat):
            return await _without_search(match, seat, await self._job(match, seat, level))
        level = self._affordable(match, level)
        expected = self._seconds(match.game.spec.slug, level)
        self._queue += expected
        try:
            return await self._think_or_not(match, seat, await self._job(match, seat, level))
        finally:
            self._queue -= expected

    async def _think_or_not(self, match: Match, seat: Seat, job: ThinkJob) -> Value:
        try:
            thought = await self._ask(match, job, Priority.THOUGHT)
        except (JobFailedError, WorkerLostError) as error:
            log.error("match %s, ply %s: thinking failed: %s", match.id, match.ply, error)  # noqa: TRY400 - the trace is the worker's
            self.counts["lost"] += 1
            return await _without_search(match, seat, job)
        if thought.cut:
            log.warning("match %s, ply %s: thinking was cut short", match.id, match.ply)
            self.counts["cut"] += 1
        return read_move(match, thought)

    async def advise(self, match: Match, seat: Seat) -> Thought:
        """Return what a strong computer would do in a person's place.

        Raises:
            JobFailedError: if thinking failed.
            WorkerLostError: if it took too long.
        """
        job = await self._job(match, seat, LEVELS[-1])
        return await self._ask(match, job, Priority.SHOWN)

    def forget(self, match_id: int) -> None:
        """Drop what was noted of a match that is over."""
        self._memory.forget(match_id)

    async def _job(self, match: Match, seat: Seat, level: Level) -> ThinkJob:
        seed = decision_seed(match.seed, seat, match.step)
        effort = match.game.mind().levels[level]
        notes = await self._memory.notes(match, seat) if effort.remembers else None
        world: Value = match.game.redeal(match.state, seat, Chance(seed, 0))
        return ThinkJob(
            type(match.game),
            world.model_dump_json(),
            seat,
            level,
            seed,
            None if notes is None else notes.model_dump_json(),
            self.scale,
        )

    async def _ask(self, match: Match, job: ThinkJob, priority: Priority) -> Thought:
        thought = await self._workers.run(think, job, priority=priority)
        usual = match.game.spec.slug, job.level
        self._usual[usual] = (self._seconds(*usual) + thought.seconds) / 2
        return thought

    def _seconds(self, slug: str, level: Level) -> float:
        return self._usual.get((slug, level), USUAL_SECONDS[level])

    def _affordable(self, match: Match, level: Level) -> Level:
        """Return the level, or the next lower one if the queue is too long."""
        queue = self._queue / min(MOST_WORKERS, processors())
        if queue <= LONGEST_QUEUE or level == LEVELS[0]:
            return level
        self.counts["lowered"] += 1
        lower = LEVELS[LEVELS.index(level) - 1]
        log.info("match %s: %s instead of %s, for %.1f s wait", match.id, lower, level, queue)
        return lower


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
