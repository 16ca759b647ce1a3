"""Tables beside one another at a Discord that keeps its limits: how long each has to wait.

`python -m trials.bench.limits --tables 80 --every 5`; `make bench-limits` runs one after another.

The minutes are those of a fast loop, and pictures are sketches: what is measured is the waiting for
Discord, on any machine the same. What drawing and the rest take of a processor `delivered` tells.
Each request takes between 50 and 150 ms on its way to Discord.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Final

import pytest
from typing_extensions import override

from cogs.delivery.pace import pace
from cogs.delivery.sending.rate_limiter import USUAL_RATE, RateLimiter
from cogs.delivery.sending.urgency import Urgency, urgency
from games import SHELF
from playground import Seen, World
from playground.server.faults import ANY, Fault
from tests.support.evenings.evening import Evening
from tests.support.fast_time import FastLoop, run_fast
from trials.people import Table, choices, control, hand_of, let_all_come

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match
    from playground import Change, Person
    from playground.rest.routes import Route
    from playground.state.model import Interaction, Message

GAMES: Final = tuple(slug for slug in SHELF if slug != "alles_an_bord")
"""Games that are played in turn, table by table; the race has a pace of its own."""
SHORTEST_WAY, LONGEST_WAY = 0.05, 0.15
"""Seconds that a request takes to Discord."""
BETWEEN_OPENINGS: Final = 0.3
"""Seconds between two tables that are opened: so they are, as fast as Discord takes it."""
MOST_OPENING: Final = 0.5
"""Seconds for each table, after which all must have been opened."""
REST: Final = 60.0
"""Seconds after the last move after which nothing may be untold."""
MOST_STEPS: Final = 12
"""Presses on the way to one move, at most."""
BETWEEN_LOOKS: Final = 0.25
"""Seconds between two looks at whether a table offers a move."""


class Way:
    """The way to Discord: every request takes its time, some longer than others."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def next_fault(self, _route: Route) -> Fault:
        """Return a delay, the only thing that a request meets."""
        return Fault(ANY, ANY, delay=self._luck.uniform(SHORTEST_WAY, LONGEST_WAY))


@dataclass
class Told:
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    """From a press until it was answered."""
    seen: list[float] = field(default_factory=list)
    """From a press until its message was edited."""
    called: list[float] = field(default_factory=list)
    """From a move until a seat that is to act has the hand, or is called."""
    ages: list[float] = field(default_factory=list)
    """How long what a table showed had not been true, whenever it was brought up to date."""
    hands: list[float] = field(default_factory=list)
    """The same of the hands of those who are not to act."""
    spans: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds: in all, those in which a call names somebody who is not to act, and those in which
    it names somebody else than the table below which it stands."""
    wanted: int = 0
    made: int = 0
    untold: int = 0
    """Seats without a hand and tables not up to date, after the rest."""
    refusals: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    """Requests that count, by what they are for."""
    seconds: float = 0.0
    most_waiting: int = 0

    def lines(self) -> list[str]:
        """Return the figures, one a line."""
        sent = sum(self.requests.values())
        by = ", ".join(f"{name} {many / self.made:.2f}" for name, many in self.requests.items())
        return [
            f"429: {self.refusals}; requests {sent}, {sent / max(1, self.made):.2f} a move ({by})",
            f"moves made {self.made} of {self.wanted}, {self.made / self.seconds:.1f} a second",
            f"requests that waited at once: {self.most_waiting} at most",
            f"answered   {_cuts(self.answered)}",
            f"seen       {_cuts(self.seen)}",
            f"next       {_cuts(self.called)}",
            f"table age  {_cuts(self.ages)}",
            f"other hand {_cuts(self.hands)}",
            f"false call {self._share('false')}; call against table {self._share('apart')}",
            f"untold after {REST:.0f} s of rest: {self.untold}",
        ]

    def _share(self, span: str) -> str:
        return f"{self.spans[span] / max(1.0, self.spans['all']):.1%} of the time"


def _cuts(waits: Sequence[float]) -> str:
    if len(waits) < 2:
        return "too few"
    cuts = quantiles(waits, n=100)
    three = " ".join(f"p{at} {cuts[at - 1]:.2f}" for at in (50, 95, 99))
    return f"{three} longest {max(waits):.2f} s"


class Counting(RateLimiter):
    """A limiter that notes what each request that counts was for."""

    def __init__(self, requests: Counter[str], per_second: float) -> None:
        super().__init__(per_second)
        self._requests = requests

    @override
    async def _leave_evenly(self) -> None:
        self._requests[Urgency(urgency()).name] += 1
        await super()._leave_evenly()


@dataclass
class Signs:
    """Whom the call in a channel names, and whom the table; and for how long either is not so."""

    spans: defaultdict[str, float]
    since: float = 0.0
    acting: frozenset[int] = frozenset()
    """Who is to act."""
    acted_at: dict[int, frozenset[int]] = field(default_factory=dict)
    """Who was to act, by ply."""
    calls: dict[int, frozenset[int]] = field(default_factory=dict)
    """Who is called, by message."""
    shown: int = 0
    """The ply of the table."""

    def pass_by(self, now: float) -> None:
        """Count the time since something changed last; to be called before anything does."""
        named = frozenset[int]().union(*self.calls.values())
        span, self.since = now - self.since, now
        self.spans["all"] += span
        self.spans["false"] += span * (not named <= self.acting)
        self.spans["apart"] += span * (not named <= self.acted_at.get(self.shown, named))


@dataclass
class Watched(Table):
    """A table whose waiting is measured."""

    told: Told = field(default_factory=Told)
    awaits: dict[int, tuple[str, float]] = field(default_factory=dict)
    """By player who is to act: the stamp of the hand that they need, and since when."""
    made: list[float] = field(default_factory=list)
    """When the match moved beyond each ply."""
    shown: int = 0
    """The ply of the table as it is shown."""
    match: int = 0
    pressed: tuple[Seen, float] | None = None
    """What was pressed last, and when, until it changes."""
    began: float = 0.0
    """When the last press began."""
    changed: dict[int, float] = field(default_factory=dict)
    """When each player's direct messages, and the table (0), changed last."""

    signs: Signs = field(init=False)
    hand_shows: dict[int, int] = field(default_factory=dict)
    """The ply of each player's hand."""
    called: set[int] = field(default_factory=set)
    """Players who are called and have not moved since."""
    called_at: dict[int, float] = field(default_factory=dict)
    """When each player was called last."""
    opened: dict[int, Message] = field(default_factory=dict)
    """The hand that each of them has opened at the table."""

    def __post_init__(self) -> None:
        self.signs = Signs(self.told.spans)

    @override
    async def step(self) -> bool:
        """Do what there is to do next; who is called and has no question opens the hand there."""
        for person in self.people:
            hand = hand_of(person)
            if person.id in self.called and hand and not choices(hand):
                return await self._play_at_the_table(person)
        return await super().step()

    async def _play_at_the_table(self, person: Person) -> bool:
        if person.id not in self.opened:
            tables = [one for one in person.sees(self.channel) if control(one, "hand")]
            if not tables:
                return False
            asked = await self._use(person, tables[-1], control(tables[-1], "hand") or "")
            if asked is None or asked.original is None:
                return False
            self.opened[person.id] = asked.original
        hand = Seen(self.opened[person.id])
        if not (offered := choices(hand)):
            del self.opened[person.id]
            return False
        await self._decide(person, hand, self.luck.choice(offered))
        return True

    @override
    async def _use(
        self, person: Person, seen: Seen, custom_id: str, picked: tuple[str, ...] = ()
    ) -> Interaction | None:
        now = asyncio.get_running_loop().time
        start = now()
        self.pressed, self.began = (seen, start), start
        asked = await super()._use(person, seen, custom_id, picked)
        self.told.answered.append(now() - start)
        return asked

    def moved(self, match: Match) -> None:
        """Note what people wait for since the last press; some of it may be there already."""
        now = self.began
        if match.id != self.match:
            self.match, self.shown, self.made = match.id, match.ply, []
            self.signs.acted_at.clear()
            self.hand_shows.clear()
        self.made += [now] * (match.ply - len(self.made))
        self.signs.pass_by(max(now, self.signs.since))
        acting = frozenset(match.players[seat] for seat in match.awaited())
        self.signs.acting = self.signs.acted_at[match.ply] = acting
        self.awaits = {match.players[seat]: (match.stamp(seat), now) for seat in match.awaited()}
        self.called &= self.awaits.keys()
        self.opened.clear()
        for person in self.people:
            self.look(person, max(now, self.changed.get(person.id, now)))
            if person.id in self.awaits and self.called_at.get(person.id, 0.0) >= now:
                self.told.called.append(self.called_at[person.id] - now)
                del self.awaits[person.id]
        if self.shown >= len(self.made):
            self.told.ages.append(max(0.0, self.changed.get(0, now) - now))

    def look(self, person: Person, now: float) -> None:
        """Note whether somebody has the hand that they wait for."""
        if (wait := self.awaits.get(person.id)) and (hand := hand_of(person)):
            stamp, since = wait
            ids = [*(one.custom_id for one in hand.buttons + hand.selects)]
            if any(stamp in one.split(":") for one in ids):
                self.told.called.append(now - since)
                del self.awaits[person.id]

    def hear(self, change: Change, now: float) -> None:
        """Note what a message in the channel tells, or one in the direct messages of a player."""
        message = change.message
        if message and change.channel is self.channel:
            self._hear_call(change, message, now)
        if message is None or change.what not in {"message_created", "message_edited"}:
            return
        if self.pressed and message is self.pressed[0].message:
            self.told.seen.append(now - self.pressed[1])
            self.pressed = None
        if change.channel is not self.channel:
            self._hear_hand(change, Seen(message), now)
            return
        seen = Seen(message)
        for player in [person.id for person in self.people if f"<@{person.id}>" in seen.text]:
            self.called.add(player)
            self.called_at[player] = now
            if player in self.awaits:
                self.told.called.append(now - self.awaits.pop(player)[1])
        for picture in seen.pictures:
            name, _, ply = picture.filename.partition(".")[0].rpartition("-")
            if name == "table" and ply.isdigit():
                self._table_shows(int(ply), now)

    def _hear_hand(self, change: Change, seen: Seen, now: float) -> None:
        for person in self.people:
            if person.id in (change.channel.recipients if change.channel else ()):
                self.changed[person.id] = now
                self.look(person, now)
                self._hand_shows(person.id, seen, now)

    def _hear_call(self, change: Change, message: Message, now: float) -> None:
        self.signs.pass_by(now)
        seen = Seen(message)
        named = {person.id for person in self.people if f"<@{person.id}>" in seen.text}
        if change.what == "message_deleted":
            self.signs.calls.pop(message.id, None)
        elif named:
            self.signs.calls[message.id] = frozenset(named)

    def _hand_shows(self, player: int, seen: Seen, now: float) -> None:
        """Note how old a hand was of which nothing was asked, and that it shows the present."""
        for picture in seen.pictures:
            name, _, rest = picture.filename.partition("-")
            ply = rest.partition("-")[0]
            if name == "hand" and ply.isdigit():
                before = self.hand_shows.get(player, int(ply))
                if player not in self.signs.acting and before < min(int(ply), len(self.made)):
                    self.told.hands.append(now - self.made[before])
                self.hand_shows[player] = int(ply)

    def _table_shows(self, ply: int, now: float) -> None:
        if self.shown < len(self.made) and ply > self.shown:
            self.told.ages.append(now - self.made[self.shown])
        self.shown, self.changed[0] = ply, now
        self.signs.shown = ply


@dataclass
class Trial:
    """All tables, and who plays there."""

    evening: Evening
    tables: Sequence[Watched]
    lively: Watched | None
    loop: FastLoop
    luck: Random
    told: Told

    def listen(self) -> None:
        """Hear what is shown, for the table that it is of."""
        by_place = {one.channel.id: one for one in self.tables}
        by_person = {person.id: one for one in self.tables for person in one.people}

        def hear(change: Change) -> None:
            if place := change.channel:
                near = [by_person[one] for one in place.recipients if one in by_person]
                for table in [*near, *filter(None, [by_place.get(place.id)])]:
                    table.hear(change, self.loop.time())

        self.evening.world.state.changes.listeners.append(hear)

    async def open(self) -> None:
        """Open all tables, a few a second, and wait until all have been shown."""
        opening = []
        for table in self.tables:
            opening.append(asyncio.create_task(self._open(table)))
            await asyncio.sleep(BETWEEN_OPENINGS)
        async with asyncio.timeout(MOST_OPENING * len(self.tables) + 2 * REST):
            await asyncio.gather(*opening)
        await asyncio.sleep(REST)

    async def _open(self, table: Watched) -> None:
        while await self._match(table) is None:
            await table.step()
            await asyncio.sleep(BETWEEN_LOOKS)

    async def play(self, every: float, seconds: float) -> None:
        """Let all play for so long, and rest."""
        told = self.told
        for before in (told.answered, told.seen, told.called, told.ages, told.hands):
            before.clear()
        told.requests.clear()
        told.spans.clear()
        for table in self.tables:
            table.signs.since = self.loop.time()
        end = self.loop.time() + seconds
        refused = self.evening.world.server.limits.refusals
        playing = [
            asyncio.create_task(self._play(one, 1.0 if one is self.lively else every, end))
            for one in self.tables
        ]
        looking = asyncio.create_task(self._look())
        await asyncio.gather(*playing)
        spans = told.spans.copy()
        self.told.seconds = seconds
        await asyncio.sleep(REST)
        looking.cancel()
        told.spans = spans  # of the time in which there were moves
        self.told.untold = sum(len(one.awaits) + (one.shown < len(one.made)) for one in self.tables)
        self.told.refusals = self.evening.world.server.limits.refusals - refused

    async def _look(self) -> None:
        while True:
            waiting = self.evening.limiter.waiting() if self.evening.limiter else 0
            self.told.most_waiting = max(self.told.most_waiting, waiting)
            await asyncio.sleep(1)

    async def _play(self, table: Watched, every: float, end: float) -> None:
        """Make a move every so often; what cannot be made in time is made as soon as it can be."""
        due = self.loop.time() + self.luck.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - self.loop.time()))
            self.told.wanted += 1
            while self.loop.time() < end and not await self._move(table):  # noqa: ASYNC110
                # The world's event would wake all tables at each change.
                await asyncio.sleep(BETWEEN_LOOKS)
            due = max(due + every, self.loop.time())

    async def _move(self, table: Watched) -> bool:
        """Press until a move is made; tell whether one was."""
        before = await self._match(table)
        at = (before.id, before.ply) if before else (0, 0)
        for _ in range(MOST_STEPS):
            if not await table.step():
                return False
            match = await self._match(table)
            if match is None:
                return True  # it is over
            if (match.id, match.ply) != at:
                table.moved(match)
                self.told.made += 1
                return True
        return False

    async def _match(self, table: Watched) -> Match | None:
        return await self.evening.bot.store.matches.in_channel(table.channel.id)


@dataclass(frozen=True)
class Asked:
    """What is tried."""

    tables: int = 80
    every: float = 20.0
    """Seconds between two moves of a table."""
    seconds: float = 120.0
    lively: str = ""
    """A game that moves every second, beside the others."""
    seats: int = 2
    """At each table, where a game has so many."""
    seed: int = 1
    rate: float = USUAL_RATE
    """Requests a second."""


async def run(folder: Path, loop: FastLoop, asked: Asked) -> Told:
    """Let tables want their moves, and return what was found."""
    async with World.open(clock=loop) as world:
        told, lively = Told(), [asked.lively] if asked.lively else []
        games = [*lively, *(GAMES[at % len(GAMES)] for at in range(asked.tables))]
        watched = [
            Watched(
                world,
                world.channel(f"table-{number}"),
                [
                    world.member(f"P{number}-{seat}")
                    for seat in range(min(asked.seats, SHELF[slug].spec.seats[-1]))
                ],
                slug,
                Random(f"{asked.seed} {number}"),
                told=told,
            )
            for number, slug in enumerate(games)
        ]
        people = [person for one in watched for person in one.people]
        table = Evening(world, folder / "gangway.db", people, clock=loop)
        table.limiter = Counting(told.requests, asked.rate)
        table.pace = pace
        await table.start()
        world.faults.bad_day = Way(Random(asked.seed))
        world.keep_real_limits()
        let_all_come(table.bot, len(people))
        try:
            first = watched[0] if lively else None
            trial = Trial(table, watched, first, loop, Random(asked.seed), told)
            trial.listen()
            await trial.open()
            await trial.play(asked.every, asked.seconds)
        finally:
            world.end_bad_day()
            await table.stop()
    return told


def main() -> None:
    """Read what is asked for, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    for one in fields(Asked):
        usual = one.default
        parser.add_argument(f"--{one.name}", type=type(usual), default=usual)
    asked = Asked(**vars(parser.parse_args()))
    began = time.monotonic(), time.process_time()
    with (
        tempfile.TemporaryDirectory(prefix="limits-") as name,
        pytest.MonkeyPatch.context() as patch,
    ):
        told = run_fast(patch, lambda loop: run(Path(name), loop, asked))
    took = time.monotonic() - began[0], time.process_time() - began[1]
    lines = [", ".join(f"{key} {value}" for key, value in asdict(asked).items()), *told.lines()]
    lines.append(f"{took[0]:.0f} s; {took[1]:.0f} s of processor")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
