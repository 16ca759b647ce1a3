"""Status: what a running bot does now, as its operator reads it beside the log.

The running bot alone knows it, and tells it at `/status` of its health port; whoever can read that
reads no name, hand or channel.
"""

from __future__ import annotations

import logging
import re
from collections import Counter, deque
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import aiohttp
from pydantic import BaseModel, ConfigDict, ValidationError
from typing_extensions import override

from bot.doctor import version
from bot.logs import harmless
from bot.settings import BadSettingsError
from cogs.person.feedback import letters_kept
from games.kit.game import IllegalMove
from matches.ports import StorageUnavailableError
from storage.sqlite.backup import backups_in

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping
    from pathlib import Path

    from bot.app import GameBot
    from games.kit.game import AnyGame

FAULTS_KEPT: Final = 5
TURNS_TOLD: Final = 20
"""The latest matches, for which a status says who is to act: each has to be read."""
LONGEST_WAIT: Final = 10.0
"""Seconds that a bot may take to answer; a stop takes it up to eight."""
NO_BOT: Final = "No bot tells its status at port {port}: see whether one runs (`gangway doctor`)."
REFERENCE: Final = re.compile(r"\[([0-9a-f]{6})\] ")
"""The beginning of a line of the log that has a reference, which a player got to read."""


class _Told(BaseModel):
    model_config = ConfigDict(frozen=True)


class ReportLine(_Told):
    """Who is waited for in a match."""

    match: int
    game: str
    ply: int
    seats: tuple[int, ...]
    """Counted from 1."""
    computers: tuple[int, ...]
    """Which of these a computer plays."""


class Waiting(_Told):
    """How much is still to be done."""

    updates: int
    """Matches with something to be shown."""
    pictures: int
    """Pictures, and answers to presses, that wait for a worker."""
    thoughts: int
    """Computers' seats that are to act."""
    requests: int
    """Requests to Discord that wait for a slot."""


class Fault(_Told):
    """A line of the log at ERROR."""

    at: datetime
    reference: str | None
    """The reference that a player got to read, if one did."""
    logger: str
    says: str


class Status(_Told):
    """What a bot does now."""

    version: str
    trouble: str | None
    """Why it cannot serve people; None if it can."""
    since: datetime
    """When it started."""
    now: datetime
    servers: int
    tables: dict[str, int]
    """Running matches by game; with several processes, those of all."""
    turns: tuple[ReportLine, ...]
    waiting: Waiting
    backup: datetime | None
    """When the last backup was made that lies in the folder of the settings."""
    faults: tuple[Fault, ...]
    """The last ones since the start, oldest first."""
    lessons: tuple[str, ...] = ()
    """Where people stand in lessons, or have stopped: a line for each step."""
    letters: tuple[str, ...] = ()
    """What was written with `/feedback` and did not get to its place, oldest first."""

    def in_words(self) -> str:
        """Write the status down for people, a line for each thing."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        age = str(self.now - self.since).partition(".")[0]
        yield _line("bot", f"{self.version}, {self.trouble or 'ok'}, started {age} ago")
        yield _line("servers", f"{self.servers}")
        games = ", ".join(f"{game} {matches}" for game, matches in self.tables.items())
        yield _line("tables", f"{sum(self.tables.values())}" + (f": {games}" if games else ""))
        for turn in self.turns:
            names = (f"{seat}{' (computer)' * (seat in turn.computers)}" for seat in turn.seats)
            yield _line(
                "turn", f"match {turn.match}, {turn.game}, ply {turn.ply}: seat {', '.join(names)}"
            )
        yield _line("waiting", ", ".join(f"{count} {what}" for what, count in self.waiting))
        yield _line("backup", f"{self.backup:%Y-%m-%d %H:%M} UTC" if self.backup else "none")
        for fault in self.faults:
            yield _line("fault", f"{fault.at:%Y-%m-%d %H:%M} UTC {fault.logger}: {fault.says}")
        if not self.faults:
            yield _line("faults", "none since the start")
        for lesson in self.lessons:
            yield _line("lesson", lesson)
        for letter in self.letters:
            yield _line("letter", " ".join(letter.split()))


def _line(about: str, says: str) -> str:
    return harmless(f"{about:<9}{says}")


class LastFaults(logging.Handler):
    """Keeps the last lines of the log at ERROR, without what was raised."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: deque[Fault] = deque(maxlen=FAULTS_KEPT)

    @override
    def emit(self, record: logging.LogRecord) -> None:
        says = record.getMessage()
        reference = REFERENCE.match(says)
        self.kept.append(
            Fault(
                at=datetime.fromtimestamp(record.created, UTC),
                reference=reference[1] if reference else None,
                logger=record.name,
                says=says,
            )
        )


class Reporter:
    """Tells the status of one bot."""

    def __init__(self, bot: GameBot, faults: LastFaults, backups: Path | None) -> None:
        self._bot = bot
        self._faults = faults
        self._backups = backups
        self._since = datetime.now(UTC)

    async def report(self, trouble: str | None) -> Status:
        """Look at everything; `trouble` is what `bot.health.trouble` says."""
        bot = self._bot
        tables: dict[str, int] = {}
        turns: list[ReportLine] = []
        letters: tuple[str, ...] = ()
        lessons: tuple[str, ...] = ()
        with suppress(StorageUnavailableError):  # that is the trouble
            tables = await bot.store.matches.running_by_game()
            turns = [turn async for turn in self._turns()]
            letters = await letters_kept(bot.store.variables)
            lessons = tuple(lesson_lines(bot.shelf, await bot.store.matches.lessons_left()))
        return Status(
            version=version(),
            trouble=trouble,
            since=self._since,
            now=datetime.now(UTC),
            servers=len(bot.guilds),
            tables=tables,
            turns=tuple(turns),
            waiting=Waiting(
                updates=bot.delivery.waiting(),
                pictures=bot.workers.waiting(),
                thoughts=bot.computers.under_way(),
                requests=bot.delivery.limiter.waiting() if bot.delivery.limiter else 0,
            ),
            backup=last_backup(self._backups),
            faults=tuple(self._faults.kept),
            letters=letters,
            lessons=lessons,
        )

    async def _turns(self) -> AsyncIterator[ReportLine]:
        """Tell whose turn it is in the latest matches that can be read."""
        matches = self._bot.store.matches
        for match_id in (await matches.running())[-TURNS_TOLD:]:
            with suppress(IllegalMove):  # the log says which cannot be read
                match = await matches.load(match_id)
                seats = sorted(match.to_act())
                yield ReportLine(
                    match=match_id,
                    game=match.game.spec.slug,
                    ply=match.ply,
                    seats=tuple(seat + 1 for seat in seats),
                    computers=tuple(seat + 1 for seat in seats if seat in match.computers),
                )


def lesson_lines(
    shelf: Mapping[str, AnyGame], counted: Mapping[tuple[str, str, int], int]
) -> Iterator[str]:
    """Say of each lesson how many stand at which step, or have stopped there."""
    for slug, game in shelf.items():
        for lesson in game.lessons:
            many: Counter[str] = Counter()
            for (of, name, at), count in counted.items():
                if (of, name) == (slug, lesson.name):
                    many[lesson.step_at(at)] += count
            if many:
                said = ", ".join(f"{step} {count}" for step, count in many.items())
                yield f"{slug} {lesson.name}: {said}"


def last_backup(folder: Path | None) -> datetime | None:
    """Return when the youngest backup in a folder was made."""
    made = backups_in(folder) if folder else ()
    return datetime.fromtimestamp(made[-1].stat().st_mtime, UTC) if made else None


async def ask(port: int | None) -> Status:
    """Ask the bot that runs on this machine.

    Raises:
        BadSettingsError: if none answers there, or no port is set.
    """
    try:
        return Status.model_validate_json(await _get(port, "status"))
    except ValidationError:
        raise BadSettingsError(NO_BOT.format(port=port)) from None


async def ask_why(port: int | None, match_id: int) -> str:
    """Ask the bot that runs on this machine why messages of a match were brought when they were.

    Raises:
        BadSettingsError: if none answers there, or no port is set.
    """
    told = await _get(port, f"why/{match_id}")
    return told or f"Nothing of match {match_id} was shown lately.\n"


async def ask_to_drain(port: int | None) -> str:
    """Let the bot that runs on this machine stop; return what it says when all is handed over.

    Raises:
        BadSettingsError: if none answers there, or no port is set.
    """
    return await _get(port, "drain", "POST")


async def _get(port: int | None, path: str, method: str = "GET") -> str:
    """Return what the bot that runs on this machine answers.

    Raises:
        BadSettingsError: if none answers there, or no port is set.
    """
    if port is None:
        raise BadSettingsError(
            "GANGWAY_HEALTH_PORT is not set: a running bot tells its status at that port."
        )
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(LONGEST_WAIT)) as session,
            session.request(method, f"http://127.0.0.1:{port}/{path}") as answer,
        ):
            return await answer.text()
    except (OSError, TimeoutError, aiohttp.ClientError):
        raise BadSettingsError(NO_BOT.format(port=port)) from None
