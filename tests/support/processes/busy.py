"""Lets a worker hang, and says which process that is; made to be killed.

python -m tests.support.processes.busy PORT
"""

from __future__ import annotations

import asyncio
import sys

from matches.workers.processes import WorkerProcesses
from tests.support.processes import jobs


async def hold(port: int) -> None:
    """Say which process works, and let it work for ever."""
    workers = WorkerProcesses(most=1)
    sys.stdout.write(f"{await workers.run(jobs.process_id)}\n")
    sys.stdout.flush()
    await workers.run(jobs.wait_and_hang, port)


if __name__ == "__main__":
    asyncio.run(hold(int(sys.argv[1])))
