"""Worker processes: they draw and think, so that the process that talks to Discord need not.

They run any function that can be pickled, with plain arguments. It must be repeatable: a job whose
worker was lost is done once more by another one.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import pickle
import signal
import sys
from contextlib import suppress
from enum import IntEnum
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, TypeVarTuple

from typing_extensions import override

from matches.workers.worker import LENGTH, code_digest, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MOST_WORKERS: Final = 2
"""Workers at most, at some 130 MiB each; no more than there are processors."""
LONGEST_CPU_TIME: Final = 10.0
"""Seconds of the processor that a job may take; its worker is taken to hang then, and ends."""
LONGEST_JOB: Final = 60.0
"""Seconds by the clock that a job, or a start, may take on a busy machine; its worker is killed."""
KEEPS_ROOM: Final = {"MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "67108864"}
"""Lets glibc keep the memory of one picture for the next: a quarter less work for 12 MiB."""
SHORT_WAIT: Final = 0.05
"""Seconds that a picture waits for the worker that has its parts cached."""
SHORT_LINE: Final = 4
"""Pictures that may wait for a worker with cached parts; for more another worker is taken."""
LONGEST_REST: Final = 600.0
"""Seconds without a job after which a worker ends: it takes some 70 MiB."""
LONGEST_WAIT: Final = 10.0
"""Seconds that a decision waits for a worker; after that it is made without a search."""
LONGEST_LINE: Final = 600.0
"""Seconds that anything else waits for a worker."""
STARTS: Final = 3
"""Attempts at a worker, one after the other, before those who wait for one are told."""
TRIES: Final = 2
"""Attempts at a job whose worker is lost."""
NOTICED: Final = 5.0
"""Seconds that the end of a worker may take to be noticed after its pipe has closed."""


class JobFailedError(Exception):
    """A job raised something in its worker; the message is what was raised there, and where."""


class WorkerLostError(Exception):
    """A job was given up: its workers ended, or were killed because it took too long."""


class WorkersBusyError(Exception):
    """A thought was given up: it has waited for a worker for too long."""


class Priority(IntEnum):
    """Which jobs come first; among equals those that were asked for first."""

    ASKED = 0
    """The answer to a press."""
    SHOWN = 1
    """A picture of a message that people see."""
    THOUGHT = 2
    """The decision of a computer."""
    LATER = 3
    """A picture that nobody waits for."""
    JUDGED = 4
    """A decision of a match that is looked at again."""


THINKING: Final = {Priority.THOUGHT, Priority.JUDGED}
"""Jobs that draw nothing, and take longer than a picture."""

Job: TypeAlias = "tuple[Callable[..., object], tuple[Any, ...]]"
"""A function with its arguments."""


class WorkersState(NamedTuple):
    """How the workers are; one that rests ends, so none may run while all is well."""

    running: int = 0
    busy: int = 0
    """How many of these have a job."""
    room: int = 1
    """How many may run."""
    lost: int = 0
    """How many had to be replaced since the start."""
    can_start: bool = True
    """Whether the last start succeeded."""


class Workers(Protocol):
    """Runs jobs in other processes."""

    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        """Run a function in a worker and return its result.

        Raises:
            JobFailedError: if the function raised something.
            WorkerLostError: if it took too long, or ended its worker, twice.
            WorkersBusyError: if it is a thought, and no worker had time for it.
        """

    def waiting(self) -> int:
        """Return how many jobs for people wait for a worker."""

    def state(self) -> WorkersState:
        """Return how many run and are busy, and whether more can be started."""

    def warm_up(self) -> None:
        """Start workers in the background and let them warm up; returns at once."""

    async def close(self) -> None:
        """End all workers at once; later jobs are not done."""


class WorkerProcesses(Workers):
    """A few processes, started when they are needed, ended after a rest, replaced when they fail.

    `prepare` is what each does before its first job; `warm_ups` are done one by one while it is
    idle. A worker caches what it has drawn: so the first one draws as long as it keeps up, and
    computers think in the last.
    """

    def __init__(
        self,
        prepare: Job | None = None,
        warm_ups: Sequence[Job] = (),
        *,
        most: int = 0,
        most_drawing: int = 0,
        cpu_time: float = LONGEST_CPU_TIME,
        longest_job: float = LONGEST_JOB,
        longest_rest: float = LONGEST_REST,
    ) -> None:
        """`most_drawing` is how many run while computers do not think.

        The process that talks needs a processor for itself.
        """
        code_digest()  # from now on it is known which program runs
        self._prepare = prepare
        self._warm_ups = warm_ups
        self._most = most or max(1, min(MOST_WORKERS, processors()))
        self._most_drawing = most_drawing or max(1, min(self._most, processors() - 1))
        self._cpu_time = cpu_time
        self._longest_job = longest_job
        self._longest_rest = longest_rest
        self._workers: list[_Worker] = []
        """The running workers, in the order in which they were started."""
        self._idle: dict[_Worker, asyncio.TimerHandle] = {}
        """Workers without a job, each with what ends it if that lasts."""
        self._tasks: set[asyncio.Task[None]] = set()
        """Tasks that start workers and warm them up."""
        self._starting = 0
        self._failed_starts = 0
        """Starts that have failed since one succeeded, or since those who waited were told."""
        self._lost = 0
        self._can_start = True
        self._waiting: list[tuple[Priority, int, asyncio.Future[_Worker]]] = []
        """Jobs that wait for a worker: by priority, then first come first."""
        self._numbers = count()
        self._closed = False

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        done: T = await self._run(pack((function, arguments)), priority)
        return done

    @override
    def waiting(self) -> int:
        return sum(priority < Priority.THOUGHT for priority, *_ in self._waiting)

    @override
    def state(self) -> WorkersState:
        running = [worker for worker in self._workers if worker.is_alive]
        busy = sum(worker not in self._idle for worker in running)
        return WorkersState(len(running), busy, self._room(), self._lost, self._can_start)

    @override
    def warm_up(self) -> None:
        if not self._workers and not self._starting:
            self._start_another()

    @override
    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._give_up(WorkerLostError("the workers have been ended"))
        for idle in [*self._idle]:
            self._rouse(idle)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        self._workers.clear()

    def processes(self) -> list[int]:
        """Return the ids of the processes that run now."""
        return [worker.pid for worker in self._workers]

    async def _run(self, job: bytes, priority: Priority) -> Any:
        for _ in range(TRIES):
            worker = await self._take(priority)
            worker.priority = priority
            try:
                succeeded, answer = await asyncio.wait_for(worker.ask(job), self._longest_job)
            except (TimeoutError, OSError, EOFError) as error:
                await self._replace(worker, error)
                continue
            except BaseException:  # the answer is not wanted any more, and must not be taken
                await self._discard(worker)  # for the one to a later question
                raise
            self._give(worker)
            if succeeded:
                return answer
            raise JobFailedError(answer)
        raise WorkerLostError("twice a worker was lost over it")

    async def _take(self, priority: Priority) -> _Worker:
        """Wait for an idle worker."""
        if self._closed:
            raise WorkerLostError("the workers have been ended")
        if worker := self._rested(priority):
            self._rouse(worker)
            return worker
        place: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        longest = LONGEST_WAIT if priority is Priority.THOUGHT else LONGEST_LINE
        heapq.heappush(self._waiting, (priority, next(self._numbers), place))
        none_yet = not self._workers and not self._starting
        if none_yet or priority is Priority.THOUGHT or len(self._waiting) > SHORT_LINE:
            self._spread()
        else:
            asyncio.get_running_loop().call_later(SHORT_WAIT, self._spread)
        try:
            async with asyncio.timeout(longest):
                return await place
        except TimeoutError:
            busy = WorkersBusyError if priority is Priority.THOUGHT else WorkerLostError
            raise busy("no worker had time for it") from None
        except asyncio.CancelledError:
            # Cancelled in the moment in which it got a worker: the next job gets that one.
            if place.done() and not place.cancelled() and not place.exception():
                self._give(place.result())
            raise

    def _rested(self, priority: Priority) -> _Worker | None:
        """Return the idle worker for a job of this priority, if there is one."""
        # An idle worker may have been killed, as by a system short of memory, while nobody asked
        # it.
        for lost in [worker for worker in self._idle if not worker.is_alive]:
            self._rouse(lost)
            self._workers.remove(lost)
            self._lost += 1
            log.warning("a worker has ended while it was idle")
        resting = [worker for worker in self._workers if worker in self._idle]
        if not resting:
            return None
        if priority in THINKING:
            return resting[-1]
        first = self._workers[0]
        may_wait = first.priority not in THINKING  # it is drawing, which is soon done
        return None if may_wait and first is not resting[0] else resting[0]

    def _spread(self) -> None:
        """Give jobs to idle workers, and start another one if jobs still wait."""
        while self._waiting and self._idle:
            worker = next(worker for worker in self._workers if worker in self._idle)
            self._rouse(worker)
            self._give(worker)
        if self._waiting:
            self._start_another()

    def _give(self, worker: _Worker) -> None:
        """Give a worker to the next job, or let it warm up or idle."""
        while self._waiting:
            *_, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_result(worker)
                return
        if worker.warm_ups and not self._closed:
            self._keep(asyncio.create_task(self._warm_up(worker), name="warm-up"))
        else:
            ending = asyncio.get_running_loop().call_later(self._longest_rest, self._end, worker)
            self._idle[worker] = ending

    def _rouse(self, worker: _Worker) -> None:
        """Let an idle worker have something to do, so that it does not end."""
        self._idle.pop(worker).cancel()

    def _end(self, worker: _Worker) -> None:
        """End a worker that has been idle for long."""
        self._rouse(worker)
        self._keep(asyncio.create_task(self._discard(worker), name="end-worker"))

    async def _warm_up(self, worker: _Worker) -> None:
        """Let an idle worker draw what will be needed, so that it is cached."""
        job = pack(worker.warm_ups.pop())
        try:
            succeeded, answer = await asyncio.wait_for(worker.ask(job), self._longest_job)
        except (TimeoutError, OSError, EOFError) as error:
            await self._replace(worker, error)
            return
        if not succeeded:
            log.error("a worker could not warm up: %s", answer)
        self._give(worker)

    def _start_another(self) -> None:
        """Begin to start a worker if there is room for one; the next job gets it."""
        if len(self._workers) + self._starting < self._room() and not self._closed:
            self._starting += 1
            self._keep(asyncio.create_task(self._start(), name="start-worker"))

    def _room(self) -> int:
        """Return how many workers may run: one more than draw where one of them thinks."""
        busy = {worker.priority for worker in self._workers if worker not in self._idle}
        waiting = {priority for priority, *_ in self._waiting}
        return self._most if THINKING & (busy | waiting) else self._most_drawing

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        try:
            worker = await _Worker.start(self._prepare, self._warm_ups, self._cpu_time)
        except Exception as error:  # whatever it is, those who wait must not wait for ever
            log.exception("a worker could not be started")
            self._starting, self._can_start = self._starting - 1, False
            self._start_instead(error)
            return
        except BaseException:
            self._starting -= 1
            raise
        self._starting -= 1
        self._failed_starts, self._can_start = 0, True
        self._workers.append(worker)
        self._give(worker)

    def _start_instead(self, error: Exception) -> None:
        """Start another worker after one that failed, or tell those who wait that there is none."""
        self._failed_starts += 1
        if self._failed_starts < STARTS:
            if self._waiting:
                self._start_another()
            return
        self._failed_starts = 0
        if not self._workers:
            self._give_up(WorkerLostError(f"no worker could be started: {error!r}"))

    async def _replace(self, worker: _Worker, error: BaseException) -> None:
        """End a worker that was lost over a job, and log why."""
        self._lost += 1
        if not isinstance(error, TimeoutError):
            await worker.noticed()
        await self._discard(worker)
        if worker.took_too_long:
            reason = f"it took longer than {self._cpu_time:g} s of the processor"
        elif isinstance(error, TimeoutError):
            reason = f"it took longer than {self._longest_job:g} s"
        else:
            reason = f"it has ended ({type(error).__name__})"
        log.warning("a worker is replaced: %s", reason)

    async def _discard(self, worker: _Worker) -> None:
        """End a worker, and start another one if jobs wait."""
        with suppress(ValueError):  # all workers are being ended
            self._workers.remove(worker)
        await asyncio.shield(worker.end())
        if self._waiting:
            self._start_another()

    def _give_up(self, error: WorkerLostError) -> None:
        """Fail all jobs that wait: there will be no worker."""
        while self._waiting:
            *_, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_exception(error)


class _Worker:
    """One process, idle or with one job."""

    priority: Priority = Priority.SHOWN
    """The priority of its last job."""

    def __init__(self, process: asyncio.subprocess.Process, warm_ups: Sequence[Job] = ()) -> None:
        self._process = process
        self.warm_ups = list(reversed(warm_ups))
        """Jobs left to warm it up, the next one last."""
        if process.stdin is None or process.stdout is None:
            raise ValueError("a worker is asked and answers by pipes")
        self._jobs, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, prepare: Job | None, warm_ups: Sequence[Job], cpu_time: float) -> _Worker:
        """Start a process and wait until it has prepared itself; a failure of that is logged.

        It is a fresh interpreter that imports what its jobs need, and nothing of the bot's.

        Raises:
            OSError: if it cannot be started.
            EOFError: if it ends at once.
            TimeoutError: if it takes too long.
        """
        begun = asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "matches.workers.worker", str(cpu_time), code_digest()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **KEEPS_ROOM, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        worker = cls(await asyncio.wait_for(begun, LONGEST_JOB), warm_ups)
        function, arguments = prepare or (_nothing, ())
        try:
            job = pack((function, arguments))
            succeeded, answer = await asyncio.wait_for(worker.ask(job), LONGEST_JOB)
        except BaseException:
            await worker.end()
            raise
        if not succeeded:
            log.error("a worker could not prepare itself: %s", answer)
        return worker

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.returncode is None

    @property
    def took_too_long(self) -> bool:
        """Whether it has ended because a job took the processor for too long."""
        return self._process.returncode == -getattr(signal, "SIGPROF", 0) != 0

    async def ask(self, job: bytes) -> tuple[bool, Any]:
        """Send a job and wait for the answer: whether it succeeded, and what it returned or raised.

        Raises:
            OSError: if the process is gone.
            EOFError: if it ends before it has answered.
        """
        try:
            self._jobs.write(job)
            await self._jobs.drain()
        except RuntimeError as error:  # what uvloop raises where asyncio's loop says BrokenPipe
            raise BrokenPipeError(str(error)) from error
        (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
        answer = await self._answers.readexactly(length)
        succeeded, returned = pickle.loads(answer)  # noqa: S301 - from our own process
        return succeeded, returned

    async def noticed(self) -> None:
        """Wait, not for ever, until it is known how the process has ended.

        Killing one whose pipe has closed earlier would take that from asyncio: to send a signal,
        `subprocess` first asks the system whether the process has ended, which answers only once.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), NOTICED)

    async def end(self) -> None:
        """Kill the process and close its pipes."""
        with suppress(ProcessLookupError):
            self._process.kill()
        # There is no public way to close the pipe of its answers; waiting may wait for that.
        self._process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001
        await self.noticed()


def processors() -> int:
    """Return on how many processors this process may run."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _nothing() -> None:
    """Do nothing; the answer shows that the process runs."""
