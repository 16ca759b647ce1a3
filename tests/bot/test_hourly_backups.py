"""Hourly backups: made while the bot plays, told in the log, and never a reason to stop."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bot.hourly_backups import BETWEEN_BACKUPS, back_up_hourly
from bot.rehearsal import rehearse
from storage.errors import StorageError
from storage.sqlite.backup import back_up
from storage.sqlite.inspection import inspect
from tests.support.stores.tables import ANN, deal, move
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

    from storage.store import Store

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Hours:
    """A clock that stops the backups after so many hours."""

    def __init__(self, hours: int) -> None:
        self.now, self._last = NOON, NOON + timedelta(hours=hours)

    def __call__(self) -> datetime:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)
        if self.now >= self._last:
            raise asyncio.CancelledError


async def run(path: Path, folder: Path, hours: Hours, kept: int = 2) -> None:
    with pytest.raises(asyncio.CancelledError):
        await back_up_hourly(path, folder, kept, hours.sleep, hours)


async def test_a_backup_is_made_every_hour_and_the_youngest_are_kept(
    store: Store, path: Path, tmp_path: Path
) -> None:
    await deal(store)
    await run(path, tmp_path / "backups", Hours(3))
    names = sorted(file.name for file in (tmp_path / "backups").iterdir())
    assert names == ["gangway-20261122-130000.db", "gangway-20261122-140000.db"]
    assert inspect(tmp_path / "backups" / names[-1]).running == 1
    assert BETWEEN_BACKUPS == 3600


async def test_a_backup_that_fails_is_told_and_tried_again(
    store: Store, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await deal(store)
    folder = tmp_path / "backups"
    folder.write_text("a file stands where the folder should")
    await run(path, folder, Hours(1))
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert str(folder) in line.getMessage()
    folder.unlink()
    await run(path, folder, Hours(1))
    assert [file.name for file in folder.iterdir()] == ["gangway-20261122-120000.db"]


async def test_once_a_day_a_backup_is_restored_for_trial_and_that_is_told(
    store: Store, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    await deal(store)
    told: list[float] = []
    hours = Hours(26)
    with pytest.raises(asyncio.CancelledError):
        await back_up_hourly(path, tmp_path / "backups", 2, hours.sleep, hours, told.append)
    assert told == [NOON.timestamp(), (NOON + timedelta(hours=24)).timestamp()]
    trials = [one for one in caplog.messages if "restored for trial" in one]
    assert trials[0] == "gangway-20261122-120000.db was restored for trial: 1 matches, 0 moves"
    assert len([*(tmp_path / "backups").iterdir()]) == 2, "no trial leaves anything behind"


async def test_a_backup_of_which_a_row_is_gone_is_found_before_it_is_needed(
    store: Store, path: Path, tmp_path: Path
) -> None:
    match = await deal(store)
    await move(store, match, ANN)
    backup = tmp_path / "copy.db"
    back_up(path, backup)
    assert str(await rehearse(backup, shelf())).startswith("1 matches, 1 moves, the newest on ")
    with closing(sqlite3.connect(backup)) as there, there:
        there.execute("UPDATE match SET ply = 0")
    with pytest.raises(StorageError, match="newest move of match 1 differs"):
        await rehearse(backup, shelf())
    with closing(sqlite3.connect(backup)) as there, there:
        there.execute("UPDATE match SET state = '{}', version = 0")
    with pytest.raises(StorageError, match="match 1: unreadable"):
        await rehearse(backup, shelf())
    text = backup.read_bytes()
    backup.write_bytes(text[:8192] + b"x" * (len(text) - 8192))
    with pytest.raises(StorageError):
        await rehearse(backup, shelf())
