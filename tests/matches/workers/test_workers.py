"""Worker processes: whatever becomes of one, jobs are done or refused, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import threading
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from games.kit.words import ROOT
from matches.workers.processes import (
    STARTS,
    JobFailedError,
    Priority,
    WorkerLostError,
    WorkerProcesses,
    WorkersBusyError,
)
from matches.workers.worker import TIDY_AFTER
from playground import PATIENCE
from tests.support.processes import jobs
from tests.support.processes.gate import gate
from trials.bench.processes import resident

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def workers(
    most: int = 1,
    cpu_time: float = 10.0,
    longest_job: float = PATIENCE,
    most_drawing: int = 0,
) -> AsyncIterator[WorkerProcesses]:
    opened = WorkerProcesses(
        most=most,
        most_drawing=most_drawing or most,
        cpu_time=cpu_time,
        longest_job=longest_job,
    )
    try:
        yield opened
    finally:
        await opened.close()


def runs(process: int) -> bool:
    """Tell whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until_ended(process: int) -> None:
    """Wait for the end of a process, ours or not: the system says when."""
    try:
        watched = os.pidfd_open(process)
    except ProcessLookupError:
        return
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_reader(watched, ended.set)
    try:
        await asyncio.wait_for(ended.wait(), PATIENCE)
    finally:
        loop.remove_reader(watched)
        os.close(watched)


async def test_a_job_is_done_in_another_process() -> None:
    async with workers() as pool:
        assert await pool.run(jobs.double, 21) == 42
        assert await pool.run(jobs.process_id) not in {0, os.getpid()}


async def test_no_worker_runs_before_it_is_needed_and_one_does_all_that_comes_one_by_one() -> None:
    async with workers(most=2) as pool:
        assert not pool.processes()
        assert {await pool.run(jobs.process_id) for _ in range(3)} == set(pool.processes())


async def test_a_worker_that_has_nothing_to_do_ends_and_another_does_what_comes_then() -> None:
    pool = WorkerProcesses(most=1, longest_rest=0.01)
    try:
        first = await pool.run(jobs.process_id)
        await until_ended(first)
        assert await pool.run(jobs.process_id) != first
    finally:
        await pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="others have no such function")
async def test_a_worker_gives_back_what_its_jobs_have_left() -> None:
    async with workers() as pool:
        (process,) = {await pool.run(jobs.process_id)}
        await pool.run(jobs.leave_room, 400)
        left = resident(process)
        for _ in range(TIDY_AFTER):
            await pool.run(jobs.double, 1)
        assert left - resident(process) >= 30


async def test_what_a_job_prints_is_not_taken_for_its_answer() -> None:
    async with workers() as pool:
        assert await pool.run(jobs.say_and_double, 4) == 8


async def test_a_job_that_fails_says_what_and_where_and_its_worker_goes_on() -> None:
    async with workers() as pool:
        with pytest.raises(JobFailedError, match=r"(?s)in fail.*LookupError: teacup"):
            await pool.run(jobs.fail, "teacup")
        assert await pool.run(jobs.double, 1) == 2


async def test_a_worker_that_hangs_is_killed_and_the_job_is_tried_once_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tries = tmp_path / "tries"
    async with workers(cpu_time=0.5) as pool:
        with pytest.raises(WorkerLostError):
            await pool.run(jobs.hang, str(tries))
        assert tries.read_text("utf-8").split() == ["tried", "tried"]
        assert "it took longer than 0.5 s of the processor" in caplog.text
        assert await pool.run(jobs.double, 3) == 6


async def test_why_a_worker_ended_is_known_even_if_its_end_is_noticed_late(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = os.waitpid
    late = threading.Event()

    def wait_late(process: int, options: int) -> tuple[int, int]:
        os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
        late.wait(0.2)
        return wait(process, options)

    monkeypatch.setattr(os, "waitpid", wait_late)
    async with workers(cpu_time=0.5) as pool:
        with pytest.raises(WorkerLostError):
            await pool.run(jobs.hang, str(tmp_path / "tries"))
        late.set()
    assert caplog.text.count("it took longer than 0.5 s of the processor") == 2


async def test_a_job_that_waits_for_the_processor_is_not_taken_to_hang() -> None:
    async with gate() as go, workers(cpu_time=1.0) as pool:  # to start a worker takes some of it
        waiting = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 1.5)
        go.open()
        await waiting


async def test_a_job_that_does_nothing_at_all_is_given_up_in_the_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with gate() as go, workers(longest_job=0.2) as pool:
        with pytest.raises(WorkerLostError):
            await pool.run(jobs.wait_at, go.port)
        assert "it took longer than 0.2 s\n" in caplog.text


async def test_a_worker_that_dies_is_replaced_and_its_job_is_done(tmp_path: Path) -> None:
    async with workers() as pool:
        assert await pool.run(jobs.die_once, str(tmp_path / "died")) == "alive"


async def test_a_worker_that_was_killed_while_it_rested_is_not_missed() -> None:
    async with workers() as pool:
        first = await pool.run(jobs.process_id)
        os.kill(first, signal.SIGKILL)
        assert await pool.run(jobs.process_id) != first


async def test_whoever_has_pressed_comes_first_and_computers_last(tmp_path: Path) -> None:
    order = tmp_path / "order"
    words = (
        ("thought", Priority.THOUGHT),
        ("table", Priority.SHOWN),
        ("hand", Priority.SHOWN),
        ("answer", Priority.ASKED),
    )
    async with gate() as go, workers() as pool:
        busy = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        asked = [
            asyncio.create_task(pool.run(jobs.note, str(order), word, priority=priority))
            for word, priority in words
        ]
        await asyncio.sleep(0)
        assert pool.waiting() == 3, "a computer's thoughts are not counted"
        go.open()
        await asyncio.gather(busy, *asked)
        assert pool.waiting() == 0
    assert order.read_text("utf-8").split() == ["answer", "table", "hand", "thought"]


async def test_a_thought_that_gets_no_worker_in_time_is_given_up_and_a_picture_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gate() as go, workers() as pool:
        busy = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        monkeypatch.setattr("matches.workers.processes.LONGEST_WAIT", 0.0)
        drawing = asyncio.create_task(pool.run(jobs.double, 2))
        with pytest.raises(WorkersBusyError):
            await pool.run(jobs.double, 1, priority=Priority.THOUGHT)
        go.open()
        assert await drawing == 4
        await busy


async def test_an_answer_that_nobody_wants_any_more_is_not_given_to_the_next() -> None:
    async with gate() as never, workers() as pool:
        await pool.run(jobs.double, 0)
        unwanted = asyncio.create_task(pool.run(jobs.wait_at, never.port))
        await never.knocked()
        unwanted.cancel()
        assert await pool.run(jobs.double, 5) == 10


async def test_closing_ends_every_process_and_whatever_is_asked_for() -> None:
    pool = WorkerProcesses(most=2)
    await pool.run(jobs.double, 1)
    async with gate() as never:
        asked = [asyncio.create_task(pool.run(jobs.wait_at, never.port)) for _ in range(4)]
        await never.knocked()
        running = pool.processes()
        assert running
        await pool.close()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(outcome, WorkerLostError) for outcome in outcomes)
    assert not any(map(runs, running))


async def test_a_signal_to_the_whole_group_leaves_the_workers_to_the_bot() -> None:
    async with workers() as pool:
        process = await pool.run(jobs.process_id)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(process, number)
        assert await pool.run(jobs.process_id) == process


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
async def test_a_busy_worker_ends_when_the_bot_is_killed() -> None:
    async with gate() as begun:
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.processes.busy", str(begun.port)),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        assert bot.stdout
        worker = int(await bot.stdout.readline())
        await begun.knocked()
    assert runs(worker)
    bot.kill()
    await bot.wait()
    await until_ended(worker)


async def test_a_second_worker_is_started_only_when_the_first_cannot_keep_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gate() as go, workers(most=2) as pool:
        with monkeypatch.context() as patch:
            patch.setattr(
                "matches.workers.processes.SHORT_WAIT", 60.0
            )  # on a busy machine all takes long
            await asyncio.gather(*(pool.run(jobs.double, n) for n in range(4)))
        assert len(pool.processes()) == 1
        busy = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        assert await pool.run(jobs.double, 1) == 2
        assert len(pool.processes()) == 2
        go.open()
        await busy


async def test_a_second_worker_for_computers_helps_to_draw_while_they_think() -> None:
    async with gate() as drawn, gate() as thought, workers(most=2, most_drawing=1) as pool:
        busy = asyncio.create_task(pool.run(jobs.wait_at, drawn.port))
        await drawn.knocked()
        waiting = [asyncio.create_task(pool.run(jobs.double, n)) for n in range(9)]
        thinking = asyncio.create_task(
            pool.run(jobs.wait_at, thought.port, priority=Priority.THOUGHT)
        )
        await thought.knocked()
        assert len(pool.processes()) == 2
        thought.open()
        assert await asyncio.gather(*waiting) == [2 * n for n in range(9)]
        drawn.open()
        await asyncio.gather(busy, thinking)


async def test_where_one_worker_may_draw_pictures_wait_for_it() -> None:
    async with gate() as go, workers(most=2, most_drawing=1) as one, workers(most=2) as two:
        busy = [asyncio.create_task(pool.run(jobs.wait_at, go.port)) for pool in (one, two)]
        await go.knocked()
        waiting = [asyncio.create_task(one.run(jobs.process_id)) for _ in range(9)]
        await two.run(jobs.process_id)  # until then another one would have started here as well
        assert (len(one.processes()), len(two.processes())) == (1, 2)
        assert not any(job.done() for job in waiting)
        go.open()
        await asyncio.gather(*busy)
        assert {*await asyncio.gather(*waiting)} == {*one.processes()}


async def test_computers_think_in_the_last_worker_and_pictures_are_drawn_in_the_first() -> None:
    async with gate() as go, workers(most=2) as pool:
        first = await pool.run(jobs.process_id)
        busy = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        second = await pool.run(jobs.process_id, priority=Priority.THOUGHT)
        go.open()
        await busy
        assert first != second
        assert await pool.run(jobs.process_id) == first
        assert await pool.run(jobs.process_id, priority=Priority.THOUGHT) == second


async def test_a_worker_warms_up_one_by_one_while_nobody_needs_it(tmp_path: Path) -> None:
    order = str(tmp_path / "order")
    async with gate() as done:
        pool = WorkerProcesses(
            warm_ups=[
                (jobs.note, (order, "first")),
                (jobs.fail, ("teacup",)),
                (jobs.note, (order, "last")),
                (jobs.wait_at, (done.port,)),
            ],
            most=1,
        )
        try:
            pool.warm_up()
            await done.knocked()
            done.open()
            assert await pool.run(jobs.double, 2) == 4
        finally:
            await pool.close()
    assert Path(order).read_text("utf-8").split() == ["first", "last"]


async def test_whoever_does_not_wait_any_more_is_passed_over() -> None:
    async with workers() as pool:
        waiting = [asyncio.create_task(pool.run(jobs.double, number)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        assert await waiting[2] == 6
        assert await waiting[0] == 2
        assert waiting[1].cancelled()


@pytest.mark.parametrize("program", ["/nowhere/python", shutil.which("false")])
async def test_whoever_waits_is_told_that_no_worker_can_be_started(
    program: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    async with workers() as pool:
        waiting = [asyncio.create_task(pool.run(jobs.double, number)) for number in (1, 2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        with pytest.raises(WorkerLostError, match="no worker could be started"):
            await waiting[1]
    assert "a worker could not be started" in caplog.text


def dying(monkeypatch: pytest.MonkeyPatch, most: int) -> list[int]:
    """Let the next `most` processes end before they are asked; return the ids of all."""
    begin, begun = asyncio.create_subprocess_exec, []

    async def begin_and_kill(*command: str, **how: Any) -> asyncio.subprocess.Process:
        process = await begin(*command, **how)
        begun.append(process.pid)
        if len(begun) <= most:
            process.kill()
            await process.wait()
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin_and_kill)
    return begun


async def test_a_picture_is_drawn_though_two_workers_die_at_their_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = dying(monkeypatch, 2)
    async with workers() as pool:
        waiting = [asyncio.create_task(pool.run(jobs.double, number)) for number in (1, 2)]
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.gather(*waiting) == [2, 4]
    assert len(begun) == 3


async def test_whoever_waits_is_told_where_every_worker_dies_and_later_ones_are_tried_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = dying(monkeypatch, STARTS)
    async with workers() as pool, asyncio.timeout(PATIENCE):
        with pytest.raises(WorkerLostError, match="no worker could be started"):
            await pool.run(jobs.double, 1)
        assert len(begun) == STARTS
        assert await pool.run(jobs.double, 1) == 2


async def test_a_picture_waits_for_a_worker_no_longer_than_anybody_would(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gate() as go, workers() as pool:
        busy = asyncio.create_task(pool.run(jobs.wait_at, go.port))
        await go.knocked()
        monkeypatch.setattr("matches.workers.processes.LONGEST_LINE", 0.0)
        with pytest.raises(WorkerLostError, match="no worker had time"):
            await pool.run(jobs.double, 1)
        go.open()
        await busy


async def test_one_worker_is_warmed_up_and_works_also_where_it_could_not_prepare_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = WorkerProcesses(prepare=(jobs.fail, ("teacup",)), most=2)
    try:
        pool.warm_up()
        pool.warm_up()
        assert pool._starting == 1
        assert await pool.run(jobs.double, 2) == 4
    finally:
        await pool.close()
    assert "a worker could not prepare itself" in caplog.text


async def test_a_worker_that_dies_while_it_warms_up_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "died"
    async with gate() as begun:
        pool = WorkerProcesses(warm_ups=[(jobs.die_once, (str(path), begun.port))], most=1)
        try:
            pool.warm_up()
            await begun.knocked()
            begun.open()
            assert await pool.run(jobs.double, 2) == 4
        finally:
            await pool.close()
    assert "a worker is replaced" in caplog.text
