"""The leaderboard as a server sees it: medals, pages, one game or all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games import SHELF
from matches.records import User
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.support.evening import Evening


async def finish(table: Evening, winner: int, loser: int) -> None:
    """Play a match that the loser gives up at once."""
    game = SHELF["all_aboard"]
    match = await table.bot.referee.start(
        game,
        game.spec.options(),
        (winner, loser),
        guild=table.world.home.id,
        channel=table.world.channel(f"room-{winner}").id,
        language="en",
    )
    await table.bot.referee.resign(match.id, loser)


async def test_an_empty_leaderboard_invites_to_play(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        board = await table.people[0].slash("leaderboard", at=table.world.table)
        assert "`/play`" in board.text


async def test_long_leaderboards_have_pages_that_turn_both_ways(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for winner in range(1, 13):
            await finish(table, winner, 99)
        await table.bot.known_users.save(User(99, "Last", "en"))
        first = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "🥇" in first.text
        assert "Page 1 of 2" in first.text
        assert first.labels == ["Next"]
        second = await red.press("Next", on=first)
        assert "13. Last · 0 wins of 12" in second.text
        assert second.labels == ["Previous"]


async def test_a_leaderboard_is_drawn_with_bars_and_says_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for _ in range(3):
            await finish(table, 1, 2)
        await finish(table, 2, 1)
        await table.bot.known_users.save(User(1, "Ana", "en"))
        of_one = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "🥇 Ana · 3 wins of 4 · 75 %" in of_one.text
        (picture,) = of_one.pictures
        assert "Ana · 3 wins of 4" in picture.alt
        of_all = await red.slash("leaderboard", at=table.world.table)
        assert "🥇 Ana · 3 wins" in of_all.text
        assert "of 4" not in of_all.text
        assert of_all.pictures


async def test_a_game_that_is_not_on_the_shelf_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.game_option.MOST_CHOICES", 0)
    async with evening(tmp_path, seats=1) as table:
        answer = await table.people[0].slash("leaderboard", game="chess", at=table.world.table)
        assert answer.ephemeral
        assert "no such game" in answer.text
