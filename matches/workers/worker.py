"""A worker: the process that draws or thinks, one job at a time.

Jobs come on the standard input and answers leave by the standard output, each as its length in four
bytes and a pickle. The worker ends when its input does, also in the middle of a job: so none
outlives the bot.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LENGTH: Final = struct.Struct(">I")
"""The header of every job and answer."""
LESS_URGENT: Final = 5
"""By how much a worker is nicer than the process that answers people, as `nice` counts."""

TIDY_AFTER: Final = 256
"""Jobs after which a worker gives memory back. A dozen leave as much as a hundred do, and the next
ones pay for asking the system for it again: in a backlog a tenth, if done after every 64th."""
REST: Final = 20.0
"""Seconds without a job after which a worker gives memory back: at a calm table, too, the next move
comes sooner, and asks the system for all of it again."""


SOURCES: Final = tuple(Path(__file__).parents[2] / layer for layer in ("games", "matches", "cogs"))
"""Where what a job runs comes from."""
REPLACED: Final = "the program on the disk is no longer the one that runs: restart the bot"


@cache
def code_digest() -> str:
    """Return what tells the program on the disk from another version of it, as it was first seen.

    A worker is a fresh interpreter, and would run what was put there under a bot that runs.
    """
    digest = sha256()
    for path in sorted(path for source in SOURCES for path in source.rglob("*.py")):
        found = path.stat()
        digest.update(f"{path} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def pack(content: object) -> bytes:
    """Return what is sent for a job, or for an answer."""
    pickled = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def main(cpu_time: float) -> None:  # pragma: no cover - its process ends, whatever is traced
    """Do jobs until the bot is gone; the first one prepares it, and shows that it is ready.

    A job that takes the processor for longer than `cpu_time` (seconds) ends its worker, where the
    system can count that. It is counted here, because a clock would blame a busy machine on the
    job: a worker is nicer than everything else that runs.
    """
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked_to_stop, signal.SIG_IGN)  # the bot ends us when it has finished
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    incoming = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a job prints goes to the log, and not among the answers
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(incoming, jobs), daemon=True).start()
    _work(jobs, answers, cpu_time)


def _work(  # pragma: no cover - as main
    jobs: SimpleQueue[bytes], answers: BinaryIO, cpu_time: float
) -> None:
    """Do job after job, and give memory back now and then."""
    untidy = 0
    while True:
        try:
            job = jobs.get(timeout=REST if untidy else None)
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_PROF, cpu_time)  # unhandled, it ends the process
            answers.write(pack(_done(job)))
            untidy += 1
        except Empty:
            untidy = TIDY_AFTER
        if untidy >= TIDY_AFTER:
            give_memory_back()
            untidy = 0


def give_memory_back() -> None:
    """Give the system back what jobs have left: after pictures some 50 MiB.

    The C library of Linux keeps it otherwise; others have no such function.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def _listen(incoming: BinaryIO, jobs: SimpleQueue[bytes]) -> None:  # pragma: no cover - as main
    """Read jobs until the input ends; then end at once, also in the middle of a job."""
    try:
        while head := incoming.read(LENGTH.size):
            jobs.put(incoming.read(*LENGTH.unpack(head)))
    finally:
        os._exit(0)


def _done(job: bytes) -> tuple[bool, object]:
    """Do a job; return whether that succeeded, and what it returned or how it failed."""
    try:
        function: Callable[..., object]
        function, arguments = pickle.loads(job)  # noqa: S301 - from our own bot, by our own pipe
        return True, function(*arguments)
    except Exception:  # noqa: BLE001 - its caller hears of it
        return False, traceback.format_exc()


if __name__ == "__main__":
    if sys.argv[2] != code_digest():
        sys.exit(REPLACED)
    main(float(sys.argv[1]))
