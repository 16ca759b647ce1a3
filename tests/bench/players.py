"""Players of the benchmark: whatever a hand offers, they choose by lot, in every game."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playground import InteractionFailed, NotOffered
from playground.protocol.types import ResponseType

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from playground import Change, Channel, Person, Seen, World

CHOICES: Final = ("pick", "move", "load", "sure")
"""How the custom ids of controls begin that lead to a move."""
MOST_ANSWERS: Final = 12
"""Questions on the way to one move, at most."""
LONGEST_WAIT: Final = 10.0
"""Seconds for something to be shown, at most."""


@dataclass
class Table:
    """Some people and a match in a channel of their own."""

    world: World
    people: Sequence[Person]
    channel: Channel
    slug: str
    ledger: sqlite3.Connection
    """The bot's database, opened to read how many moves have been made."""
    luck: Random
    acknowledged: list[float] = field(default_factory=list)
    """Seconds until each press was answered: the app says no more that the bot thinks."""
    answers: list[float] = field(default_factory=list)
    """Seconds until whoever has pressed sees what has come of it, a new picture mostly."""
    shown: list[float] = field(default_factory=list)
    """Seconds from the press that moved until the table showed it."""
    plies: int = 0

    async def move(self) -> bool:
        """Let somebody who is offered something make a move; tell whether one was made."""
        before = self._stored()
        for person in self.luck.sample(self.people, len(self.people)):
            offered = [seen for seen in person.dms() if _choices(seen)]
            if offered and await self._answer(person, offered[-1], before):
                return True
        return False

    async def keep_moving(self, until: float) -> None:
        """Move again and again, whenever something is offered; begin anew when it is over."""
        while perf_counter() < until:
            if self._is_over():
                await self.start()
            elif not await self.move():
                await asyncio.sleep(0.02)

    async def start(self) -> None:
        """Open a lobby, let everybody join, and start."""
        host, *guests = self.people
        await host.slash("play", game=self.slug, at=self.channel)
        for guest in guests:
            await guest.press("Join", at=self.channel)
        await host.press("Start", at=self.channel)

    async def _answer(self, person: Person, seen: Seen, before: tuple[int, int]) -> bool:
        for _ in range(MOST_ANSWERS):
            chosen = _choices(seen)
            if not chosen:
                return False
            start = perf_counter()
            watch = _TableWatch(self.world, self.channel)
            try:
                seen = await self._press(person, seen, self.luck.choice(chosen))
            except (InteractionFailed, NotOffered):
                return False  # somebody was faster, or the hand was renewed meanwhile
            self.answers.append(perf_counter() - start)
            if self._stored() != before:
                self.plies += 1
                watch.note(start, self.shown)
                return True
        return False

    async def _press(self, person: Person, seen: Seen, custom_id: str) -> Seen:
        """Use a control that a message shows now; a select by one of its options.

        A person of the playground waits until the whole world is at rest after some answers: with
        many tables that is never.
        """
        picked: tuple[str, ...] = ()
        for select in seen.selects:
            if select.custom_id == custom_id:
                picked = (self.luck.choice(select.options).value,)
        start = perf_counter()
        asked = person.client.use(seen.message, custom_id, picked)
        await asyncio.wait([asked.answered], timeout=LONGEST_WAIT)
        self.acknowledged.append(perf_counter() - start)
        if asked.failed or not asked.answered.done():
            raise InteractionFailed(custom_id)
        if asked.response is ResponseType.DEFERRED_UPDATE:
            await self._until(
                lambda: seen.message.edited != seen.then.edited or bool(asked.followups),
                seen.message.channel,
            )
        else:
            await asyncio.wait([asked.settled], timeout=LONGEST_WAIT)
        shown = asked.followups[-1] if asked.followups else asked.original or seen.message
        return type(seen)(shown)

    async def _until(self, happened: Callable[[], bool], channel: Channel) -> None:
        """Wait until something has happened in a channel, or for long.

        The world's own event would wake 64 tables at each change.
        """
        changed, listeners = asyncio.Event(), self.world.state.changes.listeners

        def hear(change: Change) -> None:
            if change.channel is channel:
                changed.set()

        listeners.append(hear)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    while not happened():
                        changed.clear()
                        await changed.wait()
        finally:
            listeners.remove(hear)

    def _stored(self) -> tuple[int, int]:
        found = self.ledger.execute(
            "SELECT id, ply FROM match WHERE channel = ? ORDER BY id DESC LIMIT 1",
            (self.channel.id,),
        ).fetchone()
        return (found[0], found[1]) if found else (0, 0)

    def _is_over(self) -> bool:
        (running,) = self.ledger.execute(
            "SELECT count(*) FROM match WHERE channel = ? AND ended_at IS NULL", (self.channel.id,)
        ).fetchone()
        return not running


class _TableWatch:
    """Notes when the table message of a channel is next shown with a picture."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._changes = world.state.changes
        self._channel = channel
        self._seen: float | None = None
        self._told: tuple[float, list[float]] | None = None
        self._over = perf_counter() + LONGEST_WAIT
        self._changes.listeners.append(self._hear)

    def note(self, start: float, times: list[float]) -> None:
        """Add the seconds since `start` to `times`: it may have been shown before the answer."""
        if self._seen is None:
            self._told = start, times
        else:
            times.append(self._seen - start)
            if self._hear in self._changes.listeners:
                self._changes.listeners.remove(self._hear)

    def _hear(self, change: Change) -> None:
        now = perf_counter()
        if self._over < now:
            self._changes.listeners.remove(self._hear)
        elif (
            change.what in {"message_edited", "message_created"}
            and change.channel is self._channel
            and change.message
            and change.message.attachments
        ):
            self._seen = now
            if self._told:
                start, times = self._told
                times.append(now - start)
                self._changes.listeners.remove(self._hear)


def _choices(seen: Seen) -> list[str]:
    """Return the custom ids of what leads to a move."""
    pressable = [one.custom_id for one in seen.buttons if not one.disabled]
    offered = [*(one.custom_id for one in seen.selects), *pressable]
    return [one for one in offered if one.split(":")[0] in CHOICES]


async def seat(world: World, slug: str, seats: int, number: int, database: Path) -> Table:
    """Open a channel, let new people come, and start a match."""
    people = [world.member(f"{slug}-{number}-{chair}") for chair in range(seats)]
    ledger = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
    channel = world.channel(f"{slug}-{seats}-{number}")
    table = Table(world, people, channel, slug, ledger, Random(f"{slug} {number}"))  # noqa: S311 - nobody bets
    await table.start()
    return table
