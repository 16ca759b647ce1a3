"""Kills in the middle of play, of a migration, of a backup and of a restore.

The bot is killed as in `make crash`, only less often; what needs no Discord is killed without it.
"""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from playground import World
from storage.matches import ABANDONED
from storage.sqlite.database import MIGRATIONS
from storage.sqlite.inspection import inspect
from storage.store import Store
from tests.support.stores.tables import ANN, deal, move, spoil
from tests.support.toys import shelf
from trials.proof.deaths.ledger import Ledger
from trials.proof.deaths.lives import KILLED, lives
from trials.proof.deaths.trial import Plan, trial

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from trials.proof.deaths.lives import Lives

RELEASED = Path(__file__).parents[2] / "storage/released/gangway-0.1.0.sqlite.gz"
STATEMENTS = range(2, 50, 6)
"""Of the migrations that are left, at which one start after the other is killed."""
MOST_STEPS = 30
"""Steps of a backup or a restore, at most."""
NOON = 1_790_000_000.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def born(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Lives]:
    async with lives(tmp_path_factory.mktemp("lives")) as born:
        yield born


# ---- the bot ------------------------------------------------------------------------------------


LIVES = (
    Plan("after commit, before answer", at=3),
    Plan("message sent, not written down", at=2),
    Plan(seconds=0.4, stops=True, trouble="gateway dropped"),
)


async def test_nothing_acknowledged_is_lost_or_doubled_and_everything_comes_to_be_shown(
    path: Path, tmp_path: Path
) -> None:
    async with trial(path, tmp_path, 1, ["all_aboard"]) as tried:
        for plan in LIVES:
            await tried.life(plan)
        assert await tried.finish() > 0
        await tried.check()
        assert tried.ledger.figures.accepted > 0
        assert sum(tried.again.values()) > 0
        assert "Traceback" not in tried.lives.log.read_text("utf-8")


async def test_a_move_that_nobody_answers_for_is_noticed(store: Store) -> None:
    async with World.open() as world:
        ledger, match = Ledger(world), await deal(store)
        await ledger.check(store)
        await move(store, match, ANN)  # without an interaction
        with pytest.raises(AssertionError, match="0 carried out"):
            await ledger.check(store)


async def test_a_move_that_is_missing_in_the_log_is_noticed(path: Path, store: Store) -> None:
    async with World.open() as world:
        match = await deal(store)
        await move(store, match, ANN)
        spoil(path, "DELETE FROM move")
        with pytest.raises(AssertionError):
            await Ledger(world).check(store)


async def test_of_a_channel_the_match_that_goes_on_comes_last(path: Path, store: Store) -> None:
    async with World.open() as world:
        later, earlier = await deal(store, channel=5), await deal(store, channel=6)
        ended = f"UPDATE match SET ended_at = 1, outcome = '{ABANDONED}' WHERE id = 2"  # noqa: S608 - a constant
        spoil(path, ended)
        seen = [one.id for one in await Ledger(world).check(store)]
        assert seen == [earlier.id, later.id], "numbers may be given out in any order"


# ---- migrations ---------------------------------------------------------------------------------


def dump(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        return list(connection.iterdump())


@pytest.mark.asyncio(loop_scope="module")
async def test_a_start_that_is_killed_while_it_migrates_is_finished_by_the_next(
    born: Lives, path: Path, tmp_path: Path
) -> None:
    path.write_bytes(gzip.decompress(RELEASED.read_bytes()))
    untouched = tmp_path / "untouched.db"
    shutil.copy(path, untouched)
    ended = [
        await born.run("open", "in a migration", statement, database=str(path))
        for statement in STATEMENTS
    ]
    assert ended.count(KILLED) >= 5
    for database in (path, untouched):
        assert await born.run("open", database=str(database)) == 0
    assert dump(path) == dump(untouched)


# ---- backups ------------------------------------------------------------------------------------


@pytest.mark.asyncio(loop_scope="module")
async def test_a_backup_that_is_killed_anywhere_leaves_only_whole_ones_and_no_rest(
    born: Lives, path: Path, tmp_path: Path
) -> None:
    async with await Store.open(path, shelf()) as store:
        await deal(store)
    folder = tmp_path / "backups"
    for step in range(1, MOST_STEPS):
        asked = {"database": str(path), "folder": str(folder), "moment": NOON + step}
        status = await born.run("back-up", "in a backup", step, **asked)
        assert all(inspect(made).running == 1 for made in folder.glob("*.db"))
        if status == 0:
            break
    else:
        pytest.fail("it dies for ever")
    assert step > 5
    assert [made.suffix for made in folder.iterdir()] == [".db", ".db"], "the two youngest"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_restore_that_is_killed_anywhere_can_be_done_again_and_loses_nothing(
    born: Lives, path: Path, tmp_path: Path
) -> None:
    async with await Store.open(path, shelf()) as store:
        await deal(store, channel=5)
        assert await born.run("back-up", database=str(path), folder=str(tmp_path), moment=NOON) == 0
        await deal(store, channel=6)
    (saved,) = tmp_path.glob("gangway-*.db")
    for step in range(1, MOST_STEPS):
        asked = {"backup": str(saved), "database": str(path), "moment": NOON + step}
        status = await born.run("restore", "in a backup", step, **asked)
        assert path.exists(), "a start in this moment would begin with an empty database"
        assert inspect(path).running in {1, 2}
        if status == 0:
            break
    else:
        pytest.fail("it dies for ever")
    assert inspect(path).running == 1
    kept = [
        inspect(one).running
        for one in tmp_path.glob("gangway.db.replaced-*")
        if "-wal" not in one.name
    ]
    assert 2 in kept, "what stood there before is kept"
