"""Hindsight: the decisions of a match that is over, judged one by one while workers are idle.

Each is judged by what its seat could know when it decided; `games.kit.computers.hindsight` says
how.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from math import exp
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance, decision_seed
from matches.computers.memory import takes_notes
from matches.history import moves_that_count
from matches.records import Judged
from matches.workers.processes import JobFailedError, Priority, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence

    from games.kit.game import AnyGame, Seat, Value
    from matches.match import Match, Played
    from matches.ports import HindsightStore, MatchStore
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

STEPS: Final = 15_000
"""Rules steps for one decision, at most."""
MOST_SECONDS: Final = 60.0
"""Of the processor for a whole match; a decision gets its share at most."""
LONGEST: Final = 1.0
"""Of them for one decision: so long a picture may have to wait where there is one worker."""
TURNING_POINTS: Final = 3
"""How many are named."""
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
    seconds: float = MOST_SECONDS
    """Of the processor, at most."""


def judge_decision(job: JudgeJob) -> Judged:
    """Judge a decision; for workers.

    Raises:
        ValueError: if the world, the move or the notes cannot be read.
    """
    from games.kit.computers.hindsight import judge

    game, begun = job.game(), time.thread_time()
    notes = None
    if job.notes is not None:
        notes = type(game.mind().blank).model_validate_json(job.notes)
    judgement = judge(
        game,
        game.load_state(job.world, game.spec.version),
        job.seat,
        game.load_move(job.played),
        job.seed,
        steps=STEPS,
        notes=notes,
        is_late=lambda: time.thread_time() - begun > job.seconds,
    )
    best = game.moves.dump_json(judgement.best).decode() if judgement.best else None
    return Judged(job.ply, job.seat, judgement.chance, best, judgement.best_chance)


async def decisions(match: Match, log: Sequence[Played]) -> AsyncIterator[JudgeJob]:
    """Yield the decisions of a match that can be judged, for the workers.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    game, mind = match.game, match.game.mind()
    state: Value = game.setup(len(match.players), match.options, Chance(match.seed, 0))
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
        luck = Chance(match.seed, line.ply if match.luck == "plies" else step)
        state, _ = game.play(state, seat, line.move, luck)
        for one in notes:
            notes[one] = mind.remember(notes[one], game.view(state, one))
        await asyncio.sleep(0)  # a long log must not hold up presses meanwhile


def turning_points(judged: Iterable[Judged]) -> list[Judged]:
    """Return the decisions that gave away most, in the order in which they were made."""
    dear = sorted((one for one in judged if one.loss >= LEAST_LOSS), key=lambda one: -one.loss)
    return sorted(dear[:TURNING_POINTS], key=lambda one: one.ply)


def accuracy(judged: Iterable[Judged], seat: Seat) -> float | None:
    """Return how close a seat came to the best moves, in percent; None if nothing was judged.

    The mean of what each decision's loss comes to by https://lichess.org/page/accuracy.
    """
    found = [accuracy_of(one.loss) for one in judged if one.seat == seat and one.best]
    return sum(found) / len(found) if found else None


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision that gave away so much chance, 0 to 1, in percent.

    >>> [round(accuracy_of(loss)) for loss in (0.0, 0.05, 0.2, 1.0)]
    [100, 80, 40, 0]
    """
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


class Hindsight:
    """Has the decisions of matches judged in the background, and keeps what came of it."""

    def __init__(self, matches: MatchStore, store: HindsightStore, workers: Workers) -> None:
        self._matches = matches
        self._store = store
        self._workers = workers
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By match."""
        self._one_by_one = asyncio.Lock()
        """Held for a decision: of all matches, one is judged at a time."""
        self.left: dict[int, int] = {}
        """Of matches that are being looked at, how many decisions are still to be judged."""

    async def of(self, match: Match) -> tuple[Judged, ...]:
        """Return what is known so far, in order; what is missing is worked out from now on.

        Raises:
            IllegalMove: if this version's rules refuse what was played.
        """
        if match.id not in self._tasks:
            known = {one.ply for one in await self._store.of_match(match.id)}
            played = await self._matches.log_of(match.id)
            jobs = [job async for job in decisions(match, played)]
            share = min(LONGEST, MOST_SECONDS / max(1, len(jobs)))
            missing = [replace(job, seconds=share) for job in jobs if job.ply not in known]
            if missing and match.id not in self._tasks:
                self.left[match.id] = len(missing)
                self._tasks[match.id] = asyncio.create_task(
                    self._judge(match.id, missing), name=f"hindsight-{match.id}"
                )
        return await self._store.of_match(match.id)

    async def close(self) -> None:
        """Stop; what is missing is worked out when somebody asks again."""
        for task in (tasks := [*self._tasks.values()]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _judge(self, match_id: int, jobs: Sequence[JudgeJob]) -> None:
        try:
            for job in jobs:
                async with self._one_by_one:
                    judged = await self._workers.run(judge_decision, job, priority=Priority.LATER)
                await self._store.add(match_id, judged)
                self.left[match_id] -= 1
        except (JobFailedError, WorkerLostError) as error:
            log.error("match %s: hindsight failed: %s", match_id, error)  # noqa: TRY400 - the trace is the worker's
        finally:
            del self._tasks[match_id], self.left[match_id]
