"""The operator's verbs that work all ratings out anew, and bring an older snapshot up to date."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from storage.engines import claim
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, end, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

    from matches.standings.rows import Standing


@pytest.fixture(autouse=True)
def _settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the database of the test, and nothing else."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("GANGWAY_LOG_LEVEL", raising=False)
    monkeypatch.setenv("GANGWAY_DATABASE", str(path))


async def play_twice(path: Path) -> None:
    async with await Store.open(path, shelf()) as store:
        for winner in (ANN, BOB):
            await end(store, await deal(store, ANN, BOB), winner)


async def rows_of(path: Path) -> tuple[Standing, ...]:
    async with await Store.open(path, shelf()) as store:
        return (await store.standings.page(1, "lanterns", 0, 10)).rows


def test_ratings_follow_from_the_results_again(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(play_twice(path))
    rows = asyncio.run(rows_of(path))
    spoil(path, "UPDATE result SET mu = 99 WHERE match = 2")
    for wrong in (2, 0):
        assert main(["recompute"]) == 0
        assert capsys.readouterr().out == (
            f"all ratings follow from the results; {wrong} of these had another one\n"
        )
    assert asyncio.run(rows_of(path)) == rows


def test_a_database_that_is_not_there_is_not_made(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["recompute"]) == 1
    assert str(path) in capsys.readouterr().err
    assert not path.exists()


def test_an_older_snapshot_is_brought_up_to_date_while_no_bot_runs(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reconcile"]) == 1
    assert not path.exists()

    async def begin() -> None:
        async with await Store.open(path, shelf()) as store:
            await deal(store)

    asyncio.run(begin())
    capsys.readouterr()
    with claim(path):
        assert main(["reconcile"]) == 1
    assert "in use" in capsys.readouterr().err
    assert main(["reconcile"]) == 0
    assert capsys.readouterr().out.startswith("1 matches are shown anew at the next start")
