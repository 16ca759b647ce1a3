"""A trial: people at tables of every game in a playground, and a bot that dies again and again."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from games import SHELF
from games.kit.words import Voice
from matches.clocks.timekeeper import ALIVE, SHARDS
from matches.clocks.values import Clocks
from matches.terms import Terms
from playground import World
from storage.store import Store
from tests.support.stores.tables import look_up, spoil
from trials.bench.processes import children
from trials.people import LobbyTable, Table, choices, control, hand_of, seat
from trials.proof.deaths.ledger import Ledger
from trials.proof.deaths.lives import KILLED, lives
from trials.proof.deaths.shown import face, is_asked, missing, tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Sequence

    from matches.match import Match
    from playground import Person, Seen
    from storage.address import Address
    from storage.database import Connection
    from trials.proof.deaths.lives import Life, Lives

LONGEST_START: Final = 60.0
"""Seconds until a bot is connected, on a machine that has other things to do."""
LONGEST_SHOWING: Final = 60.0
"""Seconds until everything is on show after a start."""
LONGEST_LIFE: Final = 12.0
"""Seconds after which a bot is killed that does not come to the point where it is to die."""
DAYS_AWAY: Final = 3 * 24 * 60 * 60.0
"""Seconds for which the bot seems to have been away after each death."""
LEASE_OVER: Final = "UPDATE unshown SET held_until = held_until - 20"
"""Lets so many seconds pass for matches that a dead process holds."""
LEFT_TO_DO: Final = f"""
    SELECT match FROM unshown UNION ALL SELECT 0 FROM setting
    WHERE key LIKE '{ALIVE}%' AND key != '{SHARDS}'
      AND CAST(value AS REAL) < unixepoch() - {DAYS_AWAY / 2}
"""  # noqa: S608 - constants
"""What a bot is still about: what it has put off, and the time to be given back after a start."""
UNSHOWN: Final = "SELECT match FROM unshown"
OTHERS: Final = """
    SELECT 1 FROM pg_stat_activity
    WHERE application_name = 'gangway' AND datname = current_database()
"""
"""Connections of a dead process that a server still serves."""


@dataclass(frozen=True)
class Plan:
    """How one life of the bot is to end."""

    point: str = ""
    """Of `trials.proof.deaths.points`; without one it is killed from outside."""
    at: int = 1
    """The point is deadly when it is reached for the n-th time."""
    seconds: float = LONGEST_LIFE
    """For which people play until it is killed from outside."""
    stops: bool = False
    """Whether it is asked to stop instead."""
    trouble: str = ""
    """What else befalls it: see `Trial.trouble`."""

    @property
    def name(self) -> str:
        """What it is called in the figures."""
        ends = self.point or ("asked to stop" if self.stops else "at a random moment")
        return f"{ends}, {self.trouble}" if self.trouble else ends


@dataclass
class Trial:
    """What is tried, and with whom."""

    world: World
    place: Address
    lives: Lives
    tables: Sequence[Table]
    lobby: LobbyTable
    luck: Random
    draws: bool = False
    """Whether worker processes draw real pictures."""
    ended: Counter[str] = field(default_factory=Counter)
    """How often the bot ended in each way."""
    idle_ends: int = 0
    """Ends that do not count: nothing was under way."""
    again: Counter[str] = field(default_factory=Counter)
    """What became of buttons that were pressed again after a start."""
    standing: dict[int, Match] = field(default_factory=dict)
    """The last match of each channel, as it is stored."""

    def __post_init__(self) -> None:
        self.application = self.world.application("Gangway")
        self.ledger = Ledger(self.world)

    # ---- one life -----------------------------------------------------------------------------

    async def life(self, plan: Plan) -> None:
        """Let the bot live until it dies, or is killed or stopped, and check what it has left.

        Raises:
            AssertionError: if anything is not as it was acknowledged.
        """
        bot = await self._born(plan)
        try:
            if await self._or_death(bot, self._until_shown()):
                await self._or_death(bot, self._press_again())
                await self._play(bot, plan)
        finally:
            workers = children(bot.pid) if not bot.ended.done() else []
            status = await self._end(bot, plan)
            self.world.end_bad_day()
        if plan.stops or self._was_under_way():
            self.ended[plan.name] += 1
        else:
            self.idle_ends += 1
        assert status in {KILLED, 0}, f"it ended by itself ({status}); see {self.lives.log}"
        assert (status == 0) == (plan.stops and not plan.point)
        await self.world.until(lambda: not any(map(_lives, workers)), LONGEST_START)
        await self.check()

    async def check(self) -> None:
        """Hold what is stored against what people were told, while no bot runs."""
        await self.world.until(self._is_silent, LONGEST_START)
        async with await Store.open(self.place, SHELF) as store:
            matches = await self.ledger.check(store)
            await store.database.write(_let_days_pass)
            lobby = await store.lobbies.in_channel(self.lobby.channel.id)
        self.standing = {match.channel: match for match in matches}
        self._check_lobby(lobby)
        if not isinstance(self.place, Path):
            spoil(self.place, LEASE_OVER)

    async def _born(self, plan: Plan) -> Life:
        bot = await self.lives.begin(
            "serve",
            plan.point,
            plan.at,
            database=self._database(),
            socket=self.world.socket,
            token=self.application.token,
            draws=self.draws,
        )
        await self._or_death(bot, self._until_connected())
        return bot

    def _database(self) -> str:
        return str(self.place) if isinstance(self.place, Path) else self.place.conninfo

    async def _until_connected(self) -> None:
        ready = self.world.gateway.ready
        await self.world.until(lambda: ready(self.application), LONGEST_START)
        await self.world.until(lambda: self.application.commands, LONGEST_START)

    async def _or_death(self, bot: Life, work: Coroutine[Any, Any, None]) -> bool:
        """Do something unless the bot dies meanwhile; tell whether it was done."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task, bot.ended}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
            return True
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return False

    async def _end(self, bot: Life, plan: Plan) -> int:
        if plan.stops and not bot.ended.done():
            bot.send(signal.SIGTERM)
            async with asyncio.timeout(LONGEST_START):
                return await bot.ended
        return await bot.kill()

    def _was_under_way(self) -> bool:
        """Whether an end came in the middle of something: an answer, or a showing."""
        unanswered = any(one.response is None for one in self.ledger.asked)
        return unanswered or bool(look_up(self.place, UNSHOWN))

    def _is_silent(self) -> bool:
        """Whether nothing of a dead process is under way any more."""
        if self.world.gateway.connections or self.world.server.in_flight:
            return False
        return isinstance(self.place, Path) or not look_up(self.place, OTHERS)

    # ---- what people do -----------------------------------------------------------------------

    async def _play(self, bot: Life, plan: Plan) -> None:
        """Let everybody play until the bot dies, or the time is over."""
        async with self._playing() as at_work:
            befalls = asyncio.create_task(self._befall(plan))
            await asyncio.wait(
                {bot.ended, *at_work}, timeout=plan.seconds, return_when=asyncio.FIRST_COMPLETED
            )
            befalls.cancel()
            await asyncio.gather(befalls, return_exceptions=True)

    @asynccontextmanager
    async def _playing(self) -> AsyncIterator[set[asyncio.Task[None]]]:
        """Let everybody play meanwhile; what goes wrong with them is raised at the end."""
        at_work = {asyncio.create_task(one.play()) for one in (*self.tables, self.lobby)}
        try:
            yield at_work
        finally:
            failed = [one for one in at_work if one.done()]
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)
        for task in failed:
            task.result()

    async def _befall(self, plan: Plan) -> None:
        """Let something befall the bot while people play."""
        await asyncio.sleep(plan.seconds * self.luck.random() / 4)
        await self._trouble(plan.trouble)

    async def _trouble(self, trouble: str) -> None:
        match trouble:
            case "gateway dropped":
                await self.world.drop_sockets()
            case "session lost":
                await self.world.drop_sockets(resumable=False)
            case "interactions twice":
                self.world.deliver_twice(50)
            case "429s, 5xx, lost answers":
                self.world.begin_bad_day(self.luck.randrange(1000))
                self.world.let_people_send_names(send=False)

    async def _press_again(self) -> None:
        """Let a person at each table press once more what was pressed before the bot died."""
        pressed = [asked for table in self.tables if (asked := await table.press_again())]
        await self.world.idle(LONGEST_SHOWING)
        for asked in pressed:
            assert asked.response is not None, f"an old button is not answered: {asked.data}"
            words = "\n".join(one.content for one in asked.followups)
            assert Voice("en")("unexpected", reference="").split("`")[0] not in words
            self.again["refused" if asked.followups else "answered"] += 1

    # ---- what they must find ------------------------------------------------------------------

    def missing(self) -> list[str]:
        """Return what is not on show as it is stored."""
        return [
            one
            for table in self.tables
            if (match := self.standing.get(table.channel.id))
            for one in missing(table, match, self.ledger.alike.get(match.id, ()))
        ]

    async def _until_shown(self) -> None:
        """Wait until everything is on show as it is stored, without any moves meanwhile."""
        loop = asyncio.get_running_loop()
        over = loop.time() + LONGEST_SHOWING
        while left := self.missing():
            assert loop.time() < over, "\n".join(left)
            if any(match.computers and match.to_act() - match.awaited() for match in self.running):
                return  # a computer moves on: the next check sees the table where it has come to
            await asyncio.sleep(0.05)

    def _is_done(self) -> bool:
        """Whether the bot has nothing left to show: what it has put off tells on no face."""
        return not look_up(self.place, LEFT_TO_DO)

    @property
    def running(self) -> list[Match]:
        """The matches that go on."""
        return [match for match in self.standing.values() if match.outcome is None]

    def _check_lobby(self, lobby: Any) -> None:
        """Check that everybody who was told that they sit down does sit there."""
        seated = lobby.players if lobby else ()
        for person in self.lobby.people:
            asked = self.lobby.asked.get(person.id)
            if asked and asked.response and lobby and str(lobby.id) in str(asked.data):
                joined = str(asked.data["custom_id"]).startswith("join")
                if not asked.followups and asked.response.name == "UPDATE":
                    assert (person.id in seated) == joined, f"{person} and the lobby disagree"

    async def finish(self) -> int:
        """Let the bot live once more and show everything; return how many faces were compared.

        Whatever stands there must look like the same thing drawn anew.

        Raises:
            AssertionError: if it does not.
        """
        bot = await self._born(Plan())
        try:
            await self._until_shown()
            await self.world.until(self._is_done, LONGEST_SHOWING)
            await self.world.idle(LONGEST_SHOWING, quiet=0.5)
            compared = 0
            for table in self.tables:
                compared += await self._compare(table)
        finally:
            bot.send(signal.SIGTERM)
            status = await bot.ended
        assert status == 0
        return compared

    async def _compare(self, table: Table) -> int:
        """Hold the table and the hands against others that are drawn now."""
        match = self.standing.get(table.channel.id)
        if match is None or match.outcome or match.computers:
            return 0
        before = tables(table, match)[-1]
        for person in table.people:
            if match.seat_of(person.id) in match.awaited():
                await self._compare_hand(table, match, person)
        await table.people[0].slash("table", at=table.channel)
        await self.world.until(
            lambda: [one.id > before.id for one in tables(table, match)] == [True], LONGEST_SHOWING
        )
        await self.world.idle(LONGEST_SHOWING, quiet=0.5)
        (after,) = tables(table, match)
        assert face(after) == face(before)
        return 1 + len(match.awaited())

    async def _compare_hand(self, table: Table, match: Match, person: Person) -> None:
        label = Voice("en")("button-hand")
        hand = hand_of(person)
        assert hand
        drawn: Seen = await person.press(label, on=tables(table, match)[-1])
        assert is_asked(person, match)
        # Else it asks further about an answer, or says what a press on a panel has done.
        if choices(drawn) == choices(hand) and not control(hand, "load"):
            assert [one.content for one in drawn.files] == [one.content for one in hand.files]
            assert drawn.text == hand.text, f"{person}: {hand.text!r}, drawn anew {drawn.text!r}"

    def report(self, compared: int, *more: str) -> None:
        """Print the figures, and what else there is to say."""
        figures = self.ledger.figures
        said = self.lives.log.read_text("utf-8", "replace")
        lines = [
            *(f"{times:6}  {name}" for name, times in sorted(self.ended.items())),
            "",
            *more,
            f"{self.idle_ends:6}  ends with nothing under way, which do not count",
            f"{figures.matches:6}  matches, {figures.ended} of them played to their end",
            f"{figures.plies:6}  moves in the logs: each told and replayed as it was",
            f"{figures.accepted:6}  presses acknowledged as moves: each in the log, once",
            f"{figures.unanswered_but_stored:6}  moves stored, but not acknowledged before the end",
            f"{figures.refused_or_led_on:6}  presses refused, or that led to the next question",
            f"{figures.unanswered:6}  interactions that nobody answered any more",
            f"{self.again['answered']:6}  old controls that worked after a start",
            f"{self.again['refused']:6}  old controls that were refused in words",
            f"{compared:6}  tables and hands that look like those drawn anew",
            f"{said.count('Traceback'):6}  traces in the log",
        ]
        sys.stdout.write("\n".join(lines) + "\n")


def _let_days_pass(connection: Connection) -> None:
    """Let the bot have been away for days: whatever is noted of time lies so much further back.

    All matches are timed from now on, with less time for a decision than these days.
    """
    for match_id, written, due in list(
        connection.execute("SELECT id, document, due_at FROM match")
    ):
        document = json.loads(written)
        document["terms"] = Terms(speed="relaxed").model_dump()
        if due is not None:
            for clock in document["clocks"]["running"].values():
                for moment in ("began", "since", "due", "reminder"):
                    if clock[moment] is not None:
                        clock[moment] -= DAYS_AWAY
            due = Clocks.model_validate_json(json.dumps(document["clocks"])).due  # noqa: PLW2901
        connection.execute(
            "UPDATE match SET document = ?, due_at = ? WHERE id = ?",
            (json.dumps(document), due, match_id),
        )
    noted = connection.execute("SELECT key, value FROM setting")
    for key, value in [row for row in noted if row[0].startswith(ALIVE) and row[0] != SHARDS]:
        earlier = str(float(value) - DAYS_AWAY)
        connection.execute("UPDATE setting SET value = ? WHERE key = ?", (earlier, key))


def _lives(pid: int) -> bool:
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"


@asynccontextmanager
async def trial(
    place: Address,
    folder: Path,
    seed: int,
    slugs: Sequence[str] = tuple(SHELF),
    *,
    draws: bool = False,
) -> AsyncIterator[Trial]:
    """Open a playground with two people at a table of each game, one with a computer, a lobby."""
    async with World.open() as world, lives(folder) as born:
        seated = [seat(world, slug, seed) for slug in slugs]
        alone = Table(
            world,
            world.channel("alone"),
            [world.member("alone")],
            "all_aboard",
            Random(seed),
            computers="easy",
        )
        lobby = LobbyTable(
            world,
            world.channel("lobby"),
            [world.member(f"guest-{n}") for n in range(3)],
            "off_the_rails",
            Random(seed),
        )
        everybody = [*seated, alone]
        luck = Random(seed)
        yield Trial(world, place, born, everybody, lobby, luck, draws)
