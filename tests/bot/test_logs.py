"""The log tells no secrets: no seed, no card of a hand or pile, no token, at any level."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import structlog
from pydantic import ValidationError

from bot.logs import OWN_LAYERS, StorageAway, configure_logs, formatter
from bot.status import Fault, Status, Waiting
from games import SHELF
from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.model import State
from games.kit.chance import Chance
from games.kit.words import Voice
from matches.match import Played, Turn
from storage.errors import StorageError
from tests.support.evenings.answers import answer
from tests.support.evenings.evening import evening
from tests.support.stores.tables import ANN, deal, move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matches.match import Match
    from storage.store import Store
    from tests.support.evenings.evening import Evening


class Written(logging.Handler):
    """Everything that any logger writes, as it would stand in the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "aiohttp.access":  # the playground's: a bot serves no pages
            self.lines.append(self.format(record))


@pytest.fixture
def written() -> Iterator[Written]:
    """Log at DEBUG as the bot does, and afterwards as before."""
    levels = {name: logging.getLogger(name).level for name in ("", *OWN_LAYERS)}
    handler = Written()
    logging.getLogger().addHandler(handler)
    configure_logs("DEBUG")
    yield handler
    logging.getLogger().removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


async def play_some(table: Evening) -> Match:
    """Let two people dig once each and look at their hands, by command and by button."""
    red, blue = table.people
    await table.open_table("bandido_alcatraz", red, blue)
    for _ in range(2):
        match = await running(table)
        player = table.people[min(match.to_act())]
        await player.slash("hand", at=table.world.table)
        await table.press_on(player, table.hand(player))
        await table.settle()
    await blue.slash("bandido exchange", at=table.world.table)
    return await running(table)


async def running(table: Evening) -> Match:
    (match_id,) = await table.bot.store.matches.running()
    return await table.bot.store.matches.load(match_id)


async def test_an_evening_at_debug_tells_no_secret(tmp_path: Path, written: Written) -> None:
    async with evening(tmp_path) as table:
        match = await play_some(table)
        tokens = [table.application.token, *table.world.services.interactions._by_token]
    log = "\n".join(written.lines)
    assert isinstance(match.state, State)
    assert "ready as" in log
    assert match.seed not in log
    assert len(tokens) > 5
    assert not [token for token in tokens if token in log]
    named = re.findall(r"\b[A-Z]\d\d\b|EXIT", log)
    assert not set(named) & set(CARDS)
    sentence = Voice("en", "bandido_alcatraz")
    assert sentence("title") not in log


def test_a_database_that_is_away_costs_one_line_a_minute() -> None:
    away = StorageError("unreachable", Path("gangway.db"), "no route")
    throttle = StorageAway()
    clock = iter((0.0, 1.0, 59.0, 61.0))
    told = []
    for _ in range(4):
        record = logging.LogRecord(
            "cogs", logging.ERROR, "", 1, "match %s: %s", (7, away), (StorageError, away, None)
        )
        record.created = next(clock)
        if throttle.filter(record):
            told.append((record.getMessage(), record.exc_info))
    assert told == [("gangway.db cannot be reached: no route.", None)] * 2
    other = logging.LogRecord("cogs", logging.INFO, "", 1, "a line", (), None)
    assert throttle.filter(other)


def test_our_own_loggers_say_as_much_as_asked(written: Written) -> None:
    logging.getLogger("cogs.delivery").debug("fine detail")
    logging.getLogger("discord.http").debug("a whole request")
    logging.getLogger("discord.http").info("a line")
    assert [line.splitlines()[0] for line in written.lines] == ["fine detail", "a line"]


def test_json_lines_hold_ids_and_no_local_variable() -> None:
    record = failed_with("a hand of aces")
    with structlog.contextvars.bound_contextvars(interaction=5, match=7):
        line = json.loads(formatter("json").format(record))
    assert line["event"] == "match 7 could not be shown"
    assert (line["level"], line["logger"]) == ("error", "cogs.delivery")
    assert (line["interaction"], line["match"]) == (5, 7)
    assert "ValueError: wrong" in line["exception"]
    assert "aces" not in json.dumps(line)


def test_lines_for_people_end_with_what_they_are_about() -> None:
    record = failed_with("a hand of aces")
    with structlog.contextvars.bound_contextvars(interaction=5):
        first, *rest = formatter("text").format(record).splitlines()
    assert first.endswith("ERROR   cogs.delivery: match 7 could not be shown [interaction=5]")
    assert rest[-1] == "ValueError: wrong"
    assert "aces" not in "".join(rest)
    record.exc_info = record.exc_text = None
    assert formatter("text").format(record).endswith("could not be shown")


def failed_with(secret: str) -> logging.LogRecord:
    """Return the record of a failure in a function that holds a secret."""

    def fail(hand: str) -> None:
        if hand:
            raise ValueError("wrong")

    try:
        fail(secret)
    except ValueError:
        return logging.getLogger("cogs.delivery").makeRecord(
            *("cogs.delivery", logging.ERROR, __file__, 1, "match %s could not be shown", (7,)),
            sys.exc_info(),
        )
    raise AssertionError


async def test_an_evening_in_json_says_what_each_line_is_about(tmp_path: Path) -> None:
    written = Written()
    written.setFormatter(formatter("json"))
    logging.getLogger().addHandler(written)
    try:
        async with evening(tmp_path) as table:
            await play_some(table)
            table.bot.press_methods.clear()
            (player,) = table.acting()
            await answer(player, table.hand(player))
    finally:
        logging.getLogger().removeHandler(written)
    errors = [line for line in map(json.loads, written.lines) if line["level"] == "error"]
    assert errors
    assert all(line["interaction"] for line in errors)


async def test_no_repr_of_a_match_tells_its_secrets(store: Store) -> None:
    before = await deal(store)
    after = await move(store, before, ANN)
    (line,) = await store.matches.log_of(after.id)
    said = repr((before, after, line, Turn(after, line.events), Chance(after.seed, 1)))
    assert isinstance(line, Played)
    assert f"id={after.id}" in said
    assert after.seed not in said
    for hidden in ("hands", "box", "sealed=", "card="):
        assert hidden not in said
    assert json.dumps(after.players)[1:-1] in said, "who plays is no secret"


def test_what_a_player_writes_does_not_steer_the_operator_s_terminal() -> None:
    record = logging.LogRecord("bot", logging.ERROR, "", 1, "said %s", ("\x1b[2J\u202eevil",), None)
    assert formatter("text").format(record).endswith("said \\x1b[2J\\u202eevil")
    at = datetime(2026, 11, 28, tzinfo=UTC)
    waiting = Waiting(updates=0, pictures=0, thoughts=0, requests=0)
    told = Status(
        version="1",
        trouble=None,
        since=at,
        now=at,
        servers=1,
        tables={},
        turns=(),
        waiting=waiting,
        backup=None,
        faults=(Fault(at=at, reference=None, logger="bot", says="\x1b]0;evil\x07"),),
        letters=("\x1b[31mred",),
    )
    assert "\x1b" not in told.in_words()
    assert "\x07" not in told.in_words()


def test_no_traceback_quotes_what_lies_hidden() -> None:
    with pytest.raises(ValidationError) as error:
        SHELF["all_aboard"].load_state('{"hands": [["secret-wolf"]]}', 1)
    assert "secret-wolf" not in str(error.value)
