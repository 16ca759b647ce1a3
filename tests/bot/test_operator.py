"""The operator's verbs: each failure is one line that names the right file."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.settings import read_settings
from storage.sqlite.backup import back_up_in_turn
from storage.sqlite.claim import claim
from storage.store import Store
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _settings(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the database of the test, and nothing else."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("GANGWAY_LOG_LEVEL", raising=False)
    monkeypatch.setenv("GANGWAY_DATABASE", str(path))


@pytest.fixture
def database(path: Path) -> Path:
    async def make() -> None:
        await (await Store.open(path, shelf())).close()

    asyncio.run(make())
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a verb that fails, and return its one line."""
    assert main(arguments) == 1
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def lines(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what a report says; nothing stands beside it."""
    captured = capsys.readouterr()
    assert not captured.err
    return captured.out


def test_the_doctor_makes_no_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    assert f"note   database: {path} is not there yet; the first start makes it" in lines(capsys)
    assert not path.exists()


def test_the_doctor_finds_a_database_sound(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor"]) == 0
    assert f"ok     database: {database}, sound, 0 running\n" in lines(capsys)


def test_the_doctor_takes_no_empty_file_for_a_database(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.touch()
    assert main(["doctor"]) == 1
    assert f"wrong  database: {path} is empty" in lines(capsys)
    assert path.read_bytes() == b""


def test_each_failure_of_a_backup_names_the_file_that_is_to_blame(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "precious.db").touch()
    assert "precious.db exists already" in said(capsys, "backup", "precious.db")
    assert "nowhere" in said(capsys, "backup", "nowhere/copy.db")
    assert "File name too long" in said(capsys, "backup", "x" * 300)
    database.unlink()
    assert f"{database} cannot be opened" in said(capsys, "backup", "copy.db")
    assert not [*tmp_path.glob("copy*")]


def test_a_backup_is_restored_for_trial_before_it_is_needed(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert said(capsys, "backup", "--verify") == (
        "backup: name a file; there is no hourly one to verify.\n"
    )
    assert main(["backup", "copy.db", "--verify"]) == 0
    assert main(["backup", "copy.db", "--verify"]) == 0, "it is there by now"
    whole = "copy.db was restored for trial, and is whole: 0 matches, 0 moves\n"
    assert capsys.readouterr().out == whole * 2
    monkeypatch.setenv("GANGWAY_BACKUPS", str(tmp_path / "hourly"))
    made = back_up_in_turn(database, tmp_path / "hourly", datetime.now(UTC), 2)
    assert main(["backup", "--verify"]) == 0
    assert capsys.readouterr().out.startswith(f"{made} was restored for trial")
    made.write_bytes(b"no database")
    assert f"{made} is not an SQLite database" in said(capsys, "backup", "--verify")


def test_a_backup_is_put_back_and_says_where_the_former_database_lies(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.db"]) == 0
    assert main(["restore", "copy.db"]) == 0
    (former,) = tmp_path.glob("gangway.db.replaced-*")
    assert capsys.readouterr().out == f"{database} is copy.db now; what was there is now {former}\n"


def test_a_backup_that_cannot_be_put_back_is_one_line(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "nowhere.db cannot be opened" in said(capsys, "restore", "nowhere.db")
    main(["backup", "copy.db"])
    with claim(database):
        assert "in use by another program" in said(capsys, "restore", "copy.db")


def test_a_setting_without_a_value_is_as_if_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOG_FORMAT", "BACKUPS", "BACKUPS_KEPT", "HEALTH_PORT"):
        monkeypatch.setenv(f"GANGWAY_{name}", "")
    settings = read_settings()
    assert (settings.backups, settings.backups_kept, settings.health_port) == (None, 48, None)
    assert settings.log_format == "text"


def test_nonsense_in_several_settings_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GANGWAY_HEALTH_PORT", "99999")
    monkeypatch.setenv("GANGWAY_BACKUPS_KEPT", "0")
    monkeypatch.setenv("GANGWAY_LOG_FORMAT", "xml")
    line = said(capsys, "doctor")
    for name in ("HEALTH_PORT", "BACKUPS_KEPT", "LOG_FORMAT"):
        assert f"GANGWAY_{name}: " in line
