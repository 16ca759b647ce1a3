"""Tables beside one another at a Discord that keeps its limits: how long each has to wait.

`python -m trials.bench.limits --tables 80 --every 5`; `make bench-limits` runs one after another.

The minutes are those of a fast loop, and pictures are sketches: what is measured is the waiting for
Discord, on any machine the same. What drawing and the rest take of a processor `delivered` tells.
Each request takes between 50 and 150 ms on its way to Discord.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field, fields
from operator import attrgetter
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

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
    from collections.abc import Iterable, Mapping, Sequence

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
CALLS: Final = "🔔"
"""How a call begins."""
HAND_SHOWS: Final = re.compile(r"(?:hand|climax-\d+)-(\d+)\b")
"""The picture of a hand, which may be a climax for a while: up to which ply it shows a match."""
WRONG: Final = {"false": "false call", "apart": "call against table"}
"""How a call may be wrong: it names who is not to act, or who the table does not name."""
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
    """How long what a table showed had not been true, whenever it was brought up to date, or a
    climax above it showed what has happened."""
    hands: list[float] = field(default_factory=list)
    """The same of the hands of those who are not to act."""
    spans: list[Mapping[str, float]] = field(default_factory=list)
    """Of each table: for how many seconds a call names somebody who is not to act, and how long it
    names somebody else than the table below which it stands; see `spans_of`."""
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
            *(f"{said:10} {self._wrong(span)}" for span, said in WRONG.items()),
            f"untold after {REST:.0f} s of rest: {self.untold}",
        ]

    def share(self, span: str) -> float:
        """Return the share of the time in which a call was wrong."""
        return sum(one[span] for one in self.spans) / sum(one["all"] for one in self.spans)

    def longest(self, span: str) -> float:
        """Return for how many seconds at a stretch a call was wrong."""
        return max(one[f"longest {span}"] for one in self.spans)

    def _wrong(self, span: str) -> str:
        return f"{self.share(span):.1%} of the time, longest {self.longest(span):.2f} s"


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


class Sign(NamedTuple):
    """What became known in a channel of who is to act, or is said to be."""

    at: float
    """When, in seconds: of a move when it was pressed, whenever the trial hears of it."""
    what: Literal["begun", "acting", "shown", "called"]
    key: int = 0
    """A ply, or the message of a call."""
    who: frozenset[int] = frozenset()


def spans_of(signs: Iterable[Sign], begin: float, end: float) -> Mapping[str, float]:
    """Return for how many seconds a call named who was not to act, or who the table did not name.

    In all, and the longest of each at a stretch.
    """
    acting, acted_at, shown = frozenset[int](), dict[int, frozenset[int]](), 0
    calls, since = dict[int, frozenset[int]](), begin
    spans, stretch = defaultdict[str, float](float), dict.fromkeys(WRONG, 0.0)
    for at, what, key, who in [*sorted(signs, key=attrgetter("at")), Sign(end, "shown")]:
        named = frozenset[int]().union(*calls.values())
        span = max(0.0, min(at, end) - since)
        since += span
        spans["all"] += span
        wrong = {"false": not named <= acting, "apart": not named <= acted_at.get(shown, named)}
        for name, is_wrong in wrong.items():
            spans[name] += span * is_wrong
            stretch[name] = stretch[name] + span if is_wrong else 0.0
            spans[f"longest {name}"] = max(spans[f"longest {name}"], stretch[name])
        if what == "begun":
            acted_at = {}
        if what in {"begun", "acting"}:
            acting = acted_at[key] = who
        elif what == "shown":
            shown = key
        elif who:
            calls[key] = who
        else:
            calls.pop(key, None)
    return spans


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

    signs: list[Sign] = field(default_factory=list)
    acting: frozenset[int] = frozenset()
    """Who is to act, as far as presses have been answered."""
    hand_shows: dict[int, int] = field(default_factory=dict)
    """The ply of each player's hand."""
    called: set[int] = field(default_factory=set)
    """Players who are called and have not moved since."""
    called_at: dict[int, float] = field(default_factory=dict)
    """When each player was called last."""
    opened: dict[int, Message] = field(default_factory=dict)
    """The hand that each of them has opened at the table."""

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
            self.hand_shows.clear()
        self.made += [now] * (match.ply - len(self.made))
        self.acting = _acting(match)
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
                self.signs.append(Sign(now, "shown", int(ply)))
            if ply.isdigit() and (name == "table" or name.startswith("climax-")):
                self._table_shows(int(ply), now)

    def _hear_hand(self, change: Change, seen: Seen, now: float) -> None:
        for person in self.people:
            if person.id in (change.channel.recipients if change.channel else ()):
                self.changed[person.id] = now
                self.look(person, now)
                self._hand_shows(person.id, seen, now)

    def stored(self, match: Match, now: float) -> None:
        """Note who is to act from now on, or else since the press that led to it."""
        is_pressed = match.id == self.match and self.pressed is not None
        at = self.began if is_pressed and match.ply > len(self.made) else now
        what: Literal["begun", "acting"] = "acting" if match.ply else "begun"
        self.signs.append(Sign(at, what, match.ply, _acting(match)))

    def _hear_call(self, change: Change, message: Message, now: float) -> None:
        seen = Seen(message)
        is_call = seen.text.startswith(CALLS)
        named = {
            person.id
            for person in self.people
            if f"<@{person.id}>" in seen.text or (is_call and person.name in seen.text)
        }
        is_gone = change.what == "message_deleted"
        self.signs.append(Sign(now, "called", message.id, frozenset(() if is_gone else named)))

    def _hand_shows(self, player: int, seen: Seen, now: float) -> None:
        """Note how old a hand was of which nothing was asked, and that it shows the present."""
        found = [HAND_SHOWS.match(picture.filename) for picture in seen.pictures]
        plies = [int(one[1]) for one in found if one]
        ply = max(plies, default=len(self.made))  # in words alone it shows what there is
        before = self.hand_shows.get(player, ply)
        if player not in self.acting and before < min(ply, len(self.made)):
            self.told.hands.append(now - self.made[before])
        self.hand_shows[player] = ply

    def _table_shows(self, ply: int, now: float) -> None:
        if ply <= self.shown:
            return  # a climax of before, in the log
        if self.shown < len(self.made):
            self.told.ages.append(now - self.made[self.shown])
        self.shown, self.changed[0] = ply, now


def _acting(match: Match) -> frozenset[int]:
    return frozenset(match.players[seat] for seat in match.awaited())


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

        def stored(match: Match) -> None:
            by_place[match.channel].stored(match, self.loop.time())

        listeners = self.evening.bot.referee.listeners
        listeners["clocks"].append(stored)
        listeners["end"].append(stored)

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
        begin = self.loop.time()
        end = begin + seconds
        refused = self.evening.world.server.limits.refusals
        playing = [
            asyncio.create_task(self._play(one, 1.0 if one is self.lively else every, end))
            for one in self.tables
        ]
        looking = asyncio.create_task(self._look())
        await asyncio.gather(*playing)
        self.told.seconds = seconds
        await asyncio.sleep(REST)
        looking.cancel()
        told.spans = [spans_of(one.signs, begin, end) for one in self.tables]
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
