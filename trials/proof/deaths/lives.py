"""Lives of the bot and of its parts, as processes that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

KILLED = -signal.SIGKILL
"""Exit status of whatever was killed."""


@dataclass
class Life:
    """A process that runs, or has run."""

    pid: int
    ended: asyncio.Task[int]
    """Its exit status, once there is one."""

    def send(self, number: signal.Signals) -> None:
        """Send a signal, unless it is too late."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def kill(self) -> int:
        """Kill it without warning; return its exit status, which may be of an earlier end."""
        self.send(signal.SIGKILL)
        return await self.ended


class Lives:
    """Starts one process after another; see `trials.proof.deaths.mortal`."""

    def __init__(self, mother: asyncio.subprocess.Process, log: Path) -> None:
        self._mother = mother
        self.log = log
        """What all of them have said."""

    async def begin(
        self, work: str, dies: str = "", at: int = 1, *, freezes: str = "", **arguments: Any
    ) -> Life:
        """Start a process; it dies when it reaches the point `dies` for the `at`-th time.

        At the point `freezes` it stops instead, until it is continued.
        """
        assert self._mother.stdin
        told = {"work": work, "dies": dies, "freezes": freezes, "at": at, "arguments": arguments}
        told["log"] = str(self.log)
        self._mother.stdin.write(json.dumps(told).encode() + b"\n")
        return Life(await self._number(), asyncio.create_task(self._number()))

    async def run(self, work: str, dies: str = "", at: int = 1, **arguments: Any) -> int:
        """Let a process run until it ends; return its exit status."""
        life = await self.begin(work, dies, at, **arguments)
        return await life.ended

    async def _number(self) -> int:
        assert self._mother.stdout
        return int(await self._mother.stdout.readline())


@asynccontextmanager
async def lives(folder: Path) -> AsyncIterator[Lives]:
    """Be ready to start processes meanwhile; what they say goes to a file in `folder`."""
    mother = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "trials.proof.deaths.mortal"),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Lives(mother, folder / "said.log")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(mother.pid, signal.SIGKILL)
        await mother.wait()
