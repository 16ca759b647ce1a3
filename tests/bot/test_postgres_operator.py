"""The operator's verbs on a PostgreSQL database: what they say of it, and what they leave to it."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.settings import read_settings
from games import SHELF
from storage.address import PostgresAddress
from storage.engines import claim
from storage.store import Store
from tests.support.stores.tables import deal, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.stores.postgres import Server


@pytest.fixture(autouse=True)
def _settings(postgres: PostgresAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the database of the test, and nothing else."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("GANGWAY_DATABASE", postgres.conninfo)


def test_the_doctor_says_what_is_on_the_server(
    postgres: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert f"ok     database: {postgres}, sound, 0 running" in said
    assert "note   backups: pg_dump" in said


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_copies_are_left_to_the_servers_own_tools(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([verb, str(tmp_path / "copy.db")]) == 1
    assert "pg_dump and pg_restore" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_second_bot_on_the_same_database_is_one_line(
    postgres: PostgresAddress,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    with claim(postgres):
        assert main([]) == 1
    assert "is in use by another program" in capsys.readouterr().err


def start(
    place: PostgresAddress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """Start the bot, in vain, and return the one line that says why not."""
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("GANGWAY_DATABASE", place.conninfo)
    assert main([]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "hush" not in line
    return str(line)


def test_a_start_in_vain_is_one_line(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    down = PostgresAddress(f"postgresql://gangway:hush@/gangway?host={server.folder}-nowhere")
    assert "cannot be reached" in start(down, monkeypatch, capsys)
    shut_out = PostgresAddress(f"postgresql://stranger:hush@/postgres?host={server.folder}")
    assert "does not let this program in: " in start(shut_out, monkeypatch, capsys)
    newer, replica = (server.database("template_gangway") for _ in range(2))
    spoil(newer, "UPDATE gangway SET version = version + 1")
    assert "was written by a newer version" in start(newer, monkeypatch, capsys)
    name = replica.conninfo.split("/")[3].split("?")[0]
    server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "not a replica of it" in start(replica, monkeypatch, capsys)


def test_shards_that_another_process_keeps_are_one_line(
    postgres: PostgresAddress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GANGWAY_SHARDS", "1-2/4")
    with claim(postgres, (0, 1), 4):
        assert "another process keeps shard 1 already" in start(postgres, monkeypatch, capsys)


def test_a_release_starts_beside_the_one_before_if_every_game_has_the_same_rules(
    postgres: PostgresAddress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """How rules are written is what two releases agree on; `test_claim.py` is about the tables."""
    rules = " ".join(f"{slug} {game.spec.version}" for slug, game in sorted(SHELF.items()))
    monkeypatch.setenv("GANGWAY_SHARDS", "1/2")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("GANGWAY_HEALTH_PORT", str(taken.getsockname()[1]))
        with claim(postgres, (0,), 2, f"{rules}0"):
            assert "another version of this program plays there" in start(
                postgres, monkeypatch, capsys
            )
        with claim(postgres, (0,), 2, rules):
            assert "cannot be opened" in start(postgres, monkeypatch, capsys), "let in, so far"


def test_a_match_is_called_off_on_the_server(
    postgres: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    async def begin() -> int:
        async with await Store.open(postgres, shelf()) as store:
            return (await deal(store)).id

    match_id = asyncio.run(begin())
    assert main(["abandon", str(match_id)]) == 0
    assert main(["abandon", str(match_id)]) == 1
    assert f"No match {match_id} is running" in capsys.readouterr().err


def test_the_password_stands_in_no_message_and_no_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    for secret in (
        "postgresql://ann:hush@db/gangway",
        "postgresql://ann:x/hush@db/gangway",
        "postgresql://ann:x@hush@db/gangway",
        "postgresql:///d?user=a&password=hush",
        "postgresql://ann@db/d?sslmode=require&sslpassword=hush",
    ):
        monkeypatch.setenv("GANGWAY_DATABASE", secret)
        place = read_settings().database
        assert "hush" not in f"{place} {place!r} {read_settings()!r}"


@pytest.mark.parametrize(
    "given",
    [
        "PostgreSQL://ann:hush@db/gangway",
        "postgresql+psycopg://ann:hush@db/gangway",
        "host=db user=ann password=hush",
        "mysql://ann:hush@db/gangway",
        "host=db user=ann sslpassword=hush",
        "postgresql:ann:hush@db/gangway",
        "Postgres:ann:hush@db/gangway",
    ],
)
def test_a_connection_in_another_form_is_refused_unquoted_and_makes_no_folder(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["migrate", given, "sqlite:new.db"]) == 1
    monkeypatch.setenv("GANGWAY_DATABASE", given)
    assert main(["run"]) == 1
    told = capsys.readouterr().err
    assert told.count("is neither a file nor postgresql://") == 2
    assert "hush" not in told
    assert not [*tmp_path.iterdir()]
