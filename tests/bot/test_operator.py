"""The operator's verbs: each failure is one line that names the right file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
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


def test_the_doctor_makes_no_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{path} cannot be opened: there is no such file" in said(capsys, "doctor")
    assert not path.exists()


def test_the_doctor_finds_a_database_sound(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out == f"database {database}: sound, 0 running; token: missing\n"


def test_the_doctor_takes_no_empty_file_for_a_database(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.touch()
    assert f"{path} is empty" in said(capsys, "doctor")
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
