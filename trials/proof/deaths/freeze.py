"""Stop one of two processes, let the other one play on, and continue the first one.

Direct messages are heard by the process that is stopped, the server by the other one. Nothing that
has been shown may be followed by something older; but a request that is under way when its process
is stopped, half of it sent, arrives when it is continued: then what it shows must not stay.
"""

from __future__ import annotations

import asyncio
import re
import signal
from collections import Counter
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from games import SHELF
from playground import InteractionFailed, NotOffered, World
from playground.people.seen import Seen
from storage.store import Store
from tests.support.stores.tables import look_up
from trials.people import choices, seat, server_on
from trials.proof.deaths.lives import lives
from trials.proof.deaths.points import FREEZES
from trials.proof.deaths.shown import missing, tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from matches.match import Match
    from playground import Application, Change
    from storage.address import PostgresAddress
    from trials.people import Table
    from trials.proof.deaths.lives import Life, Lives

PROCESSES: Final = 2
LEASE: Final = 3
"""Seconds after which a process that says nothing counts as dead here: more than those after which
the server ends a transaction that stands still, as others may have to wait for that."""
BETWEEN_LOOKS: Final = 0.05
"""Seconds between two looks at what is shown."""
LONGEST_WAIT: Final = 60.0
"""Seconds until a process is connected, stopped, or everything is on show."""
LONGEST_LIFE: Final = 12.0
"""Seconds after which a process is given up that does not come to its point."""
LONGEST_PLAY: Final = 1.5
"""Seconds of play before a freeze at a random moment."""
MOVES_MEANWHILE: Final = 3
"""Moves at each table while a process stands still."""
PLY: Final = re.compile(r"^(table|hand)-(\d+)\D")
"""What the files of pictures are called that show a match."""
HALF_SENT: Final = "half of an edit sent"
"""The process is stopped here from outside; the edit takes effect once the others have played on.
"""
EDIT: Final = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
ON_ITS_WAY: Final = 15.0
"""Seconds for which such an edit is on its way."""
UNSHOWN: Final = "SELECT match FROM unshown"


@dataclass
class Freezes:
    """Two processes, and tables where people play from both doors."""

    world: World
    place: PostgresAddress
    application: Application
    tables: Sequence[Table]
    store: Store
    luck: Random
    frozen: Lives
    """Where the process begins that is stopped."""
    ended: Counter[str] = field(default_factory=Counter)
    """How often it was stopped at each point."""
    moved: int = 0
    """Moves made while it stood still."""
    past: list[str] = field(default_factory=list)
    """Messages that were brought back to how they had been."""
    late: int = 0
    """How often that was a request that had been under way."""
    _arrives: float = 0.0
    """When an edit that was half sent has taken effect, in the loop's time."""
    _newest: dict[tuple[int, str], int] = field(default_factory=dict)
    """The latest ply that each message has shown."""
    _shown: dict[tuple[int, str], int] = field(default_factory=dict)
    """The ply that each message shows."""

    def __post_init__(self) -> None:
        self.world.state.changes.listeners.append(self._watch)

    def _watch(self, change: Change) -> None:
        """Note each message that shows an earlier ply than it did before."""
        if change.message is None or change.what != "message_edited" or change.message.deleted:
            return
        seen = Seen(change.message)
        if seen.ephemeral:
            return  # the answer to a press, given where it was made
        for picture in seen.pictures:
            if found := PLY.match(picture.filename):
                what, ply = (seen.id, found[1]), int(found[2])
                if ply < self._newest.get(what, 0):
                    self.past.append(f"{found[1]} {self._newest[what]} -> {ply}")
                self._newest[what] = max(ply, self._newest.get(what, 0))
                self._shown[what] = ply

    async def freeze(self, point: str, at: int = 1) -> bool:
        """Stop a process at a point, or anywhere without one, and continue it much later.

        Return whether it came to the point.

        Raises:
            AssertionError: if something older is shown than before, or than is stored.
        """
        life = await self._born(point if point in FREEZES else "", at)
        try:
            if not await self._play_until_stopped(life, point):
                return False
            for _ in range(MOVES_MEANWHILE):
                for table in self.tables:
                    await self._move(table)
            if point == HALF_SENT:
                clock = asyncio.get_running_loop().time
                await self.world.until(lambda: clock() > self._arrives, LONGEST_WAIT)
            else:  # of what stands still, half a request may be under way until it goes on
                await self._until_up_to_date()
            life.send(signal.SIGCONT)
            await self._until_shown()
            await self.world.until(lambda: not look_up(self.place, UNSHOWN), LONGEST_WAIT)
            await self.world.until(lambda: self._shown == self._newest, LONGEST_WAIT)
            await self._until_shown()
        finally:
            await life.kill()
        if point in {"", HALF_SENT}:
            self.late += len(self.past)
            self.past.clear()
        assert not self.past, f"{point}: {self.past}"
        self.ended[point or "at a random moment"] += 1
        return True

    async def _born(self, point: str, at: int) -> Life:
        """Start the process that is to be stopped; the server may not have missed the last yet."""
        ready = partial(self.world.gateway.ready, self.application)
        while True:
            life = await begin(self.frozen, self.world, self.place, self.application, 0, point, at)
            await self.world.until(lambda ended=life.ended: ended.done() or ready(), LONGEST_WAIT)  # type: ignore[misc]
            if not life.ended.done():
                return life

    async def _play_until_stopped(self, life: Life, point: str) -> bool:
        """Let everybody play from direct messages until their process stands still."""
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        try:
            if not point:
                await asyncio.sleep(LONGEST_PLAY * self.luck.random())
                life.send(signal.SIGSTOP)
            elif point == HALF_SENT:
                calls, edit = self.world.calls, " ".join(EDIT)
                before = calls[edit]
                self.world.delay(*EDIT, ON_ITS_WAY)
                await self.world.until(lambda: calls[edit] > before, LONGEST_WAIT)
                self._arrives = asyncio.get_running_loop().time() + ON_ITS_WAY + 1
                life.send(signal.SIGSTOP)
            clock = asyncio.get_running_loop().time
            over = clock() + LONGEST_LIFE
            await self.world.until(lambda: clock() > over or _is_stopped(life), LONGEST_WAIT)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return _is_stopped(life)

    async def _match(self, table: Table) -> Match | None:
        return await self.store.matches.in_channel(table.channel.id)

    async def _move(self, table: Table) -> None:
        """Make a move from the channel, whose process is awake.

        Raises:
            AssertionError: if it could not be made.
        """
        match = await self._match(table)
        if match is None or not tables(table, match):
            return
        player = next(one for one in table.people if one.id == match.players[min(match.awaited())])
        hand: Seen | None = None
        over = asyncio.get_running_loop().time() + LONGEST_WAIT
        while not await self._is_past(table, match):
            assert asyncio.get_running_loop().time() < over, f"nobody could move: {match}"
            if hand and (offered := choices(Seen(hand.message))):
                await table._decide(player, Seen(hand.message), self.luck.choice(offered))
                continue
            with suppress(InteractionFailed, NotOffered):
                hand = await player.press("My hand", on=tables(table, match)[-1])
        self.moved += 1

    async def _is_past(self, table: Table, before: Match) -> bool:
        now = await self._match(table)
        return now is None or (now.id, now.ply) > (before.id, before.ply)

    async def _until_shown(self) -> None:
        """Wait until every table shows what is stored, and nothing follows."""
        await self._until_up_to_date()
        await self.world.idle(LONGEST_WAIT)

    async def _until_up_to_date(self) -> None:
        """Wait until every table shows what is stored."""
        clock = asyncio.get_running_loop().time
        over = clock() + LONGEST_WAIT
        while left := await self._missing():  # read anew: a press may have been on its way
            assert clock() < over, "\n".join(left)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _missing(self) -> list[str]:
        matches = [(table, await self._match(table)) for table in self.tables]
        return [one for table, match in matches if match for one in missing(table, match)]


def _is_stopped(life: Life) -> bool:
    state = Path(f"/proc/{life.pid}/stat").read_text("utf-8")
    return state.rsplit(")", 1)[1].split()[0] == "T"


async def begin(
    where: Lives,
    world: World,
    place: PostgresAddress,
    application: Application,
    shard: int,
    freezes: str = "",
    at: int = 1,
) -> Life:
    """Start the process that keeps a shard."""
    return await where.begin(
        "serve",
        freezes=freezes,
        at=at,
        database=place.conninfo,
        socket=world.socket,
        token=application.token,
        shards=f"{shard}/{PROCESSES}",
        lease=LEASE,
    )


@asynccontextmanager
async def freezing(
    place: PostgresAddress, folder: Path, seed: int, slugs: Sequence[str] = ("all_aboard",)
) -> AsyncIterator[Freezes]:
    """Open a playground with two people at each table, and the process that stays awake."""
    (folder / "awake").mkdir()
    async with (
        World.open() as world,
        lives(folder) as frozen,
        lives(folder / "awake") as awake,
        await Store.open(place, SHELF) as store,
    ):
        world.shard(PROCESSES, max_concurrency=PROCESSES)
        application = world.application("Gangway")
        server = server_on(world, "Away", PROCESSES - 1, PROCESSES)
        seated = [seat(world, slug, seed, server) for slug in slugs]
        life = await begin(awake, world, place, application, PROCESSES - 1)
        try:
            yield Freezes(world, place, application, seated, store, Random(seed), frozen)
        finally:
            await life.kill()


def moments(luck: Random) -> Iterator[tuple[str, int]]:
    """Yield where the process is stopped: at every point in turn, and as often anywhere."""
    while True:
        for point in (*FREEZES, HALF_SENT):
            yield point, luck.randint(1, 4)
            yield "", 1
