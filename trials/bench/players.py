"""Players of the benchmark: of whatever a hand offers they choose by lot, or as they prefer."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from games.kit.words import Voice
from playground import InteractionFailed, NotOffered, World
from playground.protocol.types import ResponseType
from trials.people import choices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from playground import Change, Channel, Person, Seen

MOST_ANSWERS: Final = 12
"""Questions on the way to one move, at most."""
LONGEST_WAIT: Final = 10.0
"""Seconds for something to be shown, at most."""


class Ear:
    """Hears what happens, for everybody: 64 tables that listened to everything would slow it."""

    def __init__(self, world: World) -> None:
        self._hearers: dict[int, list[Callable[[Change], None]]] = {}
        """By channel, or by the reader of the direct messages."""
        world.state.changes.listeners.append(self._hear)

    def listen(self, places: Iterable[int], hear: Callable[[Change], None]) -> None:
        """Tell `hear` of every change in these channels, and in the messages to these people."""
        for place in places:
            self._hearers.setdefault(place, []).append(hear)

    def leave(self, places: Iterable[int], hear: Callable[[Change], None]) -> None:
        """Tell it no more."""
        for place in places:
            self._hearers[place].remove(hear)

    def _hear(self, change: Change) -> None:
        if change.channel:
            for place in (change.channel.id, *change.channel.recipients):
                for hear in tuple(self._hearers.get(place, ())):
                    hear(change)


EARS: Final[WeakKeyDictionary[World, Ear]] = WeakKeyDictionary()
"""The ear of each world."""


@dataclass
class Table:
    """Some people and a match in a channel of their own."""

    ear: Ear
    people: Sequence[Person]
    channel: Channel
    slug: str
    ledger: sqlite3.Connection
    """The bot's database, opened to read how many moves have been made."""
    luck: Random
    language: str = "en"
    """That of the server."""
    acknowledged: list[float] = field(default_factory=list)
    """Seconds until each press was answered: the app says no more that the bot thinks."""
    answers: list[float] = field(default_factory=list)
    """Seconds until the presser sees the result, a new picture mostly."""
    shown: list[float] = field(default_factory=list)
    """Seconds from the press that moved until the table showed it."""
    plies: int = 0

    async def move(self) -> bool:
        """Let a person who is offered something make a move; tell whether one was made."""
        before = self._stored()
        for person in self.luck.sample(self.people, len(self.people)):
            offered = [seen for seen in person.dms() if choices(seen)]
            if offered and await self._answer(person, offered[-1], before):
                return True
        return False

    async def keep_moving(self, until: float) -> None:
        """Move again and again, whenever something is offered; begin anew when it is over."""
        heard = asyncio.Event()
        here = self.channel.id, *(person.user.id for person in self.people)
        hear = lambda _: heard.set()  # noqa: E731
        self.ear.listen(here, hear)
        while perf_counter() < until:
            heard.clear()
            if self._is_over():
                await self.start()
            elif not await self.move():
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), LONGEST_WAIT)
        self.ear.leave(here, hear)

    async def start(self) -> None:
        """Open a lobby, let everybody join, and start."""
        host, *guests = self.people
        says = Voice(self.language)
        await host.slash("play", game=self.slug, at=self.channel)
        for guest in guests:
            await guest.press(says("button-join"), at=self.channel)
        await host.press(says("button-start"), at=self.channel)

    async def preferred(self, person: Person, seen: Seen) -> str | None:  # noqa: ARG002 - for overriders
        """Return the custom id of the control that somebody uses; None for any, by lot."""
        return None

    def picked(self, seen: Seen) -> str:  # noqa: ARG002 - for overriders
        """Return what somebody picks in the select of a message; nothing for any, by lot."""
        return ""

    async def _answer(self, person: Person, seen: Seen, before: tuple[int, int]) -> bool:
        for _ in range(MOST_ANSWERS):
            chosen = choices(seen)
            if not chosen:
                return False
            start = perf_counter()
            watch = _TableWatch(self.ear, self.channel)
            try:
                wanted = await self.preferred(person, seen)
                seen = await self._press(person, seen, wanted or self.luck.choice(chosen))
            except (InteractionFailed, NotOffered):
                return False  # another player was faster, or the hand was renewed meanwhile
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
                picked = (self.picked(seen) or self.luck.choice(select.options).value,)
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
        """Wait until something has happened in a channel, or for long."""
        changed = asyncio.Event()
        hear = lambda _: changed.set()  # noqa: E731
        self.ear.listen([channel.id], hear)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    while not happened():
                        changed.clear()
                        await changed.wait()
        finally:
            self.ear.leave([channel.id], hear)

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

    def __init__(self, ear: Ear, channel: Channel) -> None:
        self._ear, self._here = ear, [channel.id]
        self._seen: float | None = None
        self._told: tuple[float, list[float]] | None = None
        self._over = perf_counter() + LONGEST_WAIT
        self._ear.listen(self._here, self._hear)

    def note(self, start: float, times: list[float]) -> None:
        """Add the seconds since `start` to `times`: it may have been shown before the answer."""
        if self._seen is None:
            self._told = start, times
        else:
            times.append(self._seen - start)

    def _hear(self, change: Change) -> None:
        now = perf_counter()
        is_shown = (
            change.what in {"message_edited", "message_created"}
            and change.message
            and change.message.attachments
        )
        if is_shown and now <= self._over:
            self._seen = now
            if self._told:
                start, times = self._told
                times.append(now - start)
        if is_shown or now > self._over:
            self._ear.leave(self._here, self._hear)


async def seat(world: World, slug: str, seats: int, number: int, database: Path) -> Table:
    """Open a channel, let new people come, and start a match."""
    people = [world.member(f"{slug}-{number}-{chair}") for chair in range(seats)]
    ledger = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
    channel = world.channel(f"{slug}-{seats}-{number}")
    if world not in EARS:
        EARS[world] = Ear(world)
    table = Table(EARS[world], people, channel, slug, ledger, Random(f"{slug} {number}"))
    await table.start()
    return table
