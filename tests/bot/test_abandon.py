"""The operator's verb that calls off a match that cannot be read, also while the bot runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from games.kit.words import Voice
from storage.store import Store
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening
from tests.support.stores.tables import deal, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the database of the test, and nothing else."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("GANGWAY_LOG_LEVEL", raising=False)
    monkeypatch.setenv("GANGWAY_DATABASE", str(path))


@pytest.fixture
def match_id(path: Path) -> int:
    """Deal a match that this version cannot read."""

    async def open_one() -> int:
        async with await Store.open(path, shelf()) as store:
            return (await deal(store)).id

    opened = asyncio.run(open_one())
    spoil(path, "UPDATE match SET state = ''")
    return opened


def test_a_match_that_cannot_be_read_is_called_off(
    match_id: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["abandon", str(match_id)]) == 0
    assert capsys.readouterr().out == (
        f"match {match_id} is called off; its channel is free for another one\n"
    )


def test_a_match_that_is_over_cannot_be_called_off(
    match_id: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["abandon", str(match_id)])
    assert main(["abandon", str(match_id)]) == 1
    assert capsys.readouterr().err == f"No match {match_id} is running in {path}.\n"


def test_a_match_that_never_was_is_one_line(
    match_id: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["abandon", str(match_id + 1)]) == 1
    assert capsys.readouterr().err == f"No match {match_id + 1} is running in {path}.\n"


def test_without_a_database_none_is_made(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["abandon", "1"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert not path.exists()


async def test_a_match_is_called_off_while_the_bot_plays(path: Path) -> None:
    async with evening(path.parent) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (running,) = await table.bot.store.matches.running()
        assert await asyncio.to_thread(main, ["abandon", str(running)]) == 0
        (player,) = table.acting()
        hand = table.hand(player)
        boats = await answer(player, hand)
        await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        assert Voice("en")("abandoned") in table.hand(player).text
        assert "A moderator" not in table.hand(player).text, "its end is told once"
        assert "⏳" not in table.hand(player).text
        again = await red.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in again.labels
