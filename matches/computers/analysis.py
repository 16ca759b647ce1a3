"""Analysis: the decisions of a match that is over, judged one by one while workers are idle.

Each is judged by what its seat could know when it decided; `games.kit.computers.analysis` says
how.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance, decision_seed
from games.kit.computers.candidates import COMPARABLE
from matches.caching import BoundedDict
from matches.computers.hindsight import Way, WayJob, find_way, is_lost_together, latest_way
from matches.computers.memory import takes_notes
from matches.history import moves_that_count
from matches.records import Judged
from matches.wakeups import Wakeups, storage_is_away
from matches.workers.processes import JobFailedError, Priority, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

    from games.kit.game import AnyGame, Seat, Value
    from matches.match import Match, Played
    from matches.ports import AnalysisStore, MatchStore
    from matches.wakeups import Clock
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

STEPS: Final = 15_000
"""Rules steps for one decision, at most."""
FIRST_LOOK: Final = 14.0
"""Seconds of the processor for the first look at all decisions of a match; each has its share."""
LONGEST: Final = 1.0
"""Seconds of the processor for one look: a picture waits as long where there is one worker."""
LOOKED_AT_AGAIN: Final = 32
"""Decisions that get a look of that length with a search of its own: those that seem dearest."""
COMPARED: Final = 4
"""Of these, those that still seem dearest are compared with their best other move."""
COMPARISONS: Final = 2
"""How often each of them is compared, for `LONGEST` each time."""
TURNING_POINTS: Final = 3
"""How many are named."""
WAYS_CACHED: Final = 64
"""Matches of which it is known how they could have been won."""
ANALYSIS_RETRY_PAUSES: Final = (60.0, 300.0)
"""Seconds until an analysis that has failed goes on, by the number of faults in a row."""
LEAST_LOSS: Final = 0.05
"""The loss of chance, 0 to 1, below which a decision turned nothing."""


@dataclass(frozen=True)
class JudgeJob:
    """Everything that a judgement depends on, as plain data."""

    game: type[AnyGame]
    world: str = field(repr=False)
    """What `Game.redeal` returned for the seat, as JSON."""
    ply: int
    """Of the move that was made."""
    seat: Seat
    played: str = field(repr=False)
    """As JSON."""
    seed: str = field(repr=False)
    notes: str | None = field(default=None, repr=False)
    best: str | None = field(default=None, repr=False)
    """The best move as JSON, where it has been found: then the two are only compared."""
    seconds: float = LONGEST
    """Of the processor; more where its moves would else be seen too rarely to compare them."""


def judge_decision(job: JudgeJob) -> Judged:
    """Judge a decision; for workers.

    Raises:
        ValueError: if the world, the move or the notes cannot be read.
    """
    from games.kit.computers.analysis import compare, judge

    game, begun = job.game(), time.thread_time()
    notes = None
    if job.notes is not None:
        notes = type(game.mind().blank).model_validate_json(job.notes)
    world, played = game.load_state(job.world, game.spec.version), game.load_move(job.played)

    def spent() -> float:
        return (time.thread_time() - begun) / job.seconds

    if job.best:
        judging = partial(compare, game, world, job.seat, (played, game.load_move(job.best)))
    else:
        judging = partial(judge, game, world, job.seat, played)
    judgement = judging(job.seed, steps=STEPS, notes=notes, spent=spent)
    best = game.moves.dump_json(judgement.best).decode() if judgement.best else None
    return Judged(
        job.ply,
        job.seat,
        judgement.chance,
        best,
        judgement.best_chance,
        judgement.lot_chance,
        judgement.visits,
    )


async def decisions(match: Match, log: Sequence[Played]) -> AsyncIterator[JudgeJob]:
    """Yield the decisions of a match that can be judged, for the workers.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    game, mind = match.game, match.game.mind()
    state = match.deal.setup()
    notes: dict[Seat, Value] = {}
    if takes_notes(game):
        notes = {seat: mind.remember(mind.blank, game.view(state, seat)) for seat in match.seats}
    for step, line in enumerate(moves_that_count(log), 1):
        seat, seed = line.seat, decision_seed(match.seed, line.seat, step)
        if mind.can_be_judged(state) and len(game.legal(state, seat)) > 1:
            yield JudgeJob(
                type(game),
                game.redeal(state, seat, Chance(seed, 0)).model_dump_json(),
                line.ply,
                seat,
                line.move.model_dump_json(),
                seed,
                notes[seat].model_dump_json() if notes else None,
            )
        luck = match.deal.luck_of(line.ply, step)
        state, _ = game.play(state, seat, line.move, luck)
        for one in notes:
            notes[one] = mind.remember(notes[one], game.view(state, one))
        await asyncio.sleep(0)  # a long log must not hold up presses meanwhile


def turning_points(judged: Iterable[Judged], fatal: frozenset[int] = frozenset()) -> list[Judged]:
    """Return the decisions that turned a match, in the order in which they were made.

    Those that the rules called `fatal`, by their plies, come before those that gave away most, and
    however little they gave away. What was seen too rarely turned nothing.
    """
    seen = [one for one in judged if one.visits >= COMPARABLE]
    dear = [one for one in seen if one.loss >= LEAST_LOSS or (one.loss and one.ply in fatal)]
    dear.sort(key=lambda one: (one.ply not in fatal, -one.loss))
    return sorted(dear[:TURNING_POINTS], key=lambda one: one.ply)


def pooled(one: Judged, other: Judged) -> Judged:
    """Return what two looks at one decision, by the same two moves, come to together."""
    visits = one.visits + other.visits
    share = other.visits / visits if visits else 0.5
    return replace(
        one,
        chance=one.chance + (other.chance - one.chance) * share,
        best_chance=one.best_chance + (other.best_chance - one.best_chance) * share,
        lot_chance=one.lot_chance + (other.lot_chance - one.lot_chance) * share,
        visits=visits,
    )


def _dearest(found: Mapping[int, Judged], many: int) -> list[int]:
    """Return when the decisions were made that seem to have cost most."""
    judged = sorted((one for one in found.values() if one.best), key=lambda one: -one.loss)
    return [one.ply for one in judged[:many]]


class Analysis:
    """Has the decisions of matches judged in the background, and stores what came of it."""

    def __init__(
        self, matches: MatchStore, store: AnalysisStore, workers: Workers, clock: Clock
    ) -> None:
        self._matches = matches
        self._store = store
        self._workers = workers
        self._jobs: dict[int, list[JudgeJob]] = {}
        """The decisions of matches that are being judged, each in its order."""
        self._judging = Wakeups(
            self._judge,
            clock,
            pauses=ANALYSIS_RETRY_PAUSES,
            named="analysis of match {}".format,
            is_transient=lambda error: storage_is_away(error) or isinstance(error, WorkerLostError),
        )
        """By match."""
        self._one_by_one = asyncio.Lock()
        """Held for a decision: of all matches, one is judged at a time."""
        self.left: dict[int, int] = {}
        """Of matches that are being judged, how many decisions have not been judged at all; 0 while
        those that cost most are looked at more closely."""
        self.ways: BoundedDict[int, Way] = BoundedDict(WAYS_CACHED)
        """Of matches that a team has lost, how they could have been won. After a restart a way
        is looked for again."""

    async def of(self, match: Match) -> tuple[Judged, ...]:
        """Return what is known so far, in order; what is missing is worked out from now on.

        Raises:
            IllegalMove: if this version's rules refuse what was played.
        """
        if match.id not in self._jobs:
            known = {one.ply for one in await self._store.of_match(match.id)}
            played = await self._matches.log_of(match.id)
            jobs = [job async for job in decisions(match, played)]
            share = min(LONGEST, FIRST_LOOK / max(1, len(jobs)))
            missing = sum(job.ply not in known for job in jobs)
            is_due = missing or (is_lost_together(match) and match.id not in self.ways)
            if is_due and match.id not in self._jobs:
                self.left[match.id] = missing
                self._jobs[match.id] = [replace(job, seconds=share) for job in jobs]
                self._judging.wake(match.id)
        return await self._store.of_match(match.id)

    async def close(self) -> None:
        """Stop; what is missing is worked out when somebody asks again."""
        await self._judging.close()

    async def _judge(self, match_id: int) -> None:
        """Judge the decisions of a match that have not been judged."""
        found = {one.ply: one for one in await self._store.of_match(match_id)}
        jobs = {job.ply: job for job in self._jobs[match_id]}
        missing = [ply for ply in jobs if ply not in found]
        try:
            for ply in missing:
                found[ply] = await self._look(jobs[ply])
                await self._store.save(match_id, found[ply])
                self.left[match_id] -= 1
            if missing:
                await self._look_closer(match_id, jobs, found)
            await self._find_way(await self._matches.load(match_id))
        except JobFailedError as error:  # it would fail again
            log.error("match %s: a decision cannot be judged: %s", match_id, error)  # noqa: TRY400 - the trace is the worker's
        del self._jobs[match_id], self.left[match_id]

    async def _look_closer(
        self, match_id: int, jobs: Mapping[int, JudgeJob], found: dict[int, Judged]
    ) -> None:
        """Look again and again at the decisions that seem to have cost most.

        What seems dearest of many after a short look is so by luck, too.
        """
        for ply in _dearest(found, LOOKED_AT_AGAIN):  # too short a look finds no best move
            job = replace(jobs[ply], seed=f"{jobs[ply].seed}/1", seconds=LONGEST)
            found[ply] = await self._look(job)
            await self._store.save(match_id, found[ply])
        for ply, number in product(_dearest(found, COMPARED), range(2, 2 + COMPARISONS)):
            job = replace(jobs[ply], seed=f"{jobs[ply].seed}/{number}", seconds=LONGEST)
            compared = await self._look(replace(job, best=found[ply].best))
            found[ply] = pooled(found[ply], compared)
            await self._store.save(match_id, found[ply])

    async def _find_way(self, match: Match) -> None:
        """Look for a way in which the team could have won that has lost this match."""

        async def look(job: WayJob) -> tuple[str, ...]:
            async with self._one_by_one:
                return await self._workers.run(find_way, job, priority=Priority.JUDGED)

        if is_lost_together(match) and match.id not in self.ways:
            played = await self._matches.log_of(match.id)
            self.ways[match.id] = await latest_way(match, played, look)

    async def _look(self, job: JudgeJob) -> Judged:
        async with self._one_by_one:
            return await self._workers.run(judge_decision, job, priority=Priority.JUDGED)
