"""Lets computers decide as a bot does, and says whether its own process has searched.

python -m tests.support.processes.thinking_elsewhere DATABASE
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from games import SHELF
from games.kit.game import Seat
from matches.computers.thinker import Thinker
from matches.referee import Referee
from matches.seated import computer_id
from matches.workers.processes import WorkerProcesses
from storage.store import Store

PERSON = 1111


async def main(database: str) -> None:
    """Let a computer decide once in every game, whose turn it may be."""
    workers = WorkerProcesses(most=1)
    async with await Store.open(Path(database), dict(SHELF)) as store:
        thinker, referee = Thinker(store.matches, workers), Referee(store.matches)
        thinker.scale = 0.001
        for channel, game in enumerate(SHELF.values(), 1):
            match = await referee.start(
                game,
                game.spec.options(),
                (computer_id("strong", 1), PERSON),
                guild=1,
                channel=channel,
                language="en",
                seed="sealed",
            )
            if Seat(0) in match.to_act():
                await thinker.decide(match, Seat(0))
    await workers.close()
    searched = "games.kit.computers.search" in sys.modules
    sys.stdout.write(f"lost {thinker.counts['lost']}, searched here: {searched}\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
