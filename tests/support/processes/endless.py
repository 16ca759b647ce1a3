"""Plays the toy for ever on one database, and says each ply once it is stored; made to be killed.

python -m tests.support.processes.endless DATABASE [CHANNEL]
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from matches.referee import Referee
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal
from tests.support.toys import shelf


async def play(place: str, first: int = 0) -> None:
    """Play match after match, in channels from `first` on."""
    async with await Store.open(place, shelf()) as store:
        referee = Referee(store.matches)
        for channel in count(first or await first_free(store)):
            match = await deal(store, ANN, BOB, channel=channel)
            while match.outcome is None:
                seat = min(match.to_act())
                move = match.legal(seat)[0]
                match = (await referee.submit(match.id, match.players[seat], move)).match
                sys.stdout.write(f"{match.id} {match.ply}\n")
                sys.stdout.flush()


async def first_free(store: Store) -> int:
    """Return a channel that no killed process has left a match in."""
    return max(await store.matches.running(), default=0) + 1


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], *map(int, sys.argv[2:])))
