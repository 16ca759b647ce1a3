"""The leaderboard as a server sees it: medals, pages, one game or all."""

from __future__ import annotations

import sys
import time
from itertools import permutations
from typing import TYPE_CHECKING

from cogs.kit.messages.controls import button, rows
from cogs.standings.layout import TurnPage
from cogs.standings.lines import said_season
from games import SHELF
from games.kit.words import Voice
from matches.records import User
from matches.standings.seasons import Season
from tests.support.evenings.evening import evening, in_full
from tests.support.stores.tables import play_until_it_counts, spoil

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.support.evenings.evening import Evening


ENGLISH = Voice("en")
ENGLISH_MINES = Voice("en", "off_the_rails")


async def finish(
    table: Evening,
    winner: int,
    *losers: int,
    slug: str = "all_aboard",
    options: dict[str, str] | None = None,
) -> None:
    """Play a match that all losers give up as soon as it counts, or one player alone."""
    game = SHELF[slug]
    match = await table.bot.referee.start(
        game,
        game.spec.options(**options or {}),
        (winner, *losers),
        guild=table.world.home.id,
        channel=table.world.channel(f"room-{winner}").id,
        language="en",
    )
    await play_until_it_counts(table.bot.referee, match)
    for loser in losers or (winner,):
        await table.bot.referee.resign(match.id, loser)


async def test_an_empty_leaderboard_invites_to_play(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        board = await table.people[0].slash("leaderboard", at=table.world.table)
        assert "`/play`" in board.text
        assert not board.selects


async def test_long_leaderboards_have_pages_that_turn_both_ways(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for winner in range(1, 12):
            await finish(table, winner, 99 if winner < 5 else 100)  # four leave it provisional
        await table.bot.known_users.save(User(99, "Last", "en"))
        first = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "🥇" in in_full(first)
        assert "Page 1 of 2" in in_full(first)
        assert "Next" in first.labels
        second = await red.press("Next", on=first)
        assert "Last · 0 wins of 4" in in_full(second)
        assert "Previous" in second.labels


async def test_a_leaderboard_is_drawn_with_bars_and_says_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for _ in range(3):
            await finish(table, 1, 2)
        await finish(table, 2, 1)
        await table.bot.known_users.save(User(1, "Ana", "en"))
        of_one = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "🥇 Ana · 3 wins of 4 · 75%" in in_full(of_one)
        (picture,) = of_one.pictures
        assert "Ana · 3 wins of 4" in picture.alt
        of_all = await red.slash("leaderboard", at=table.world.table)
        assert "🥇 Ana · 3 wins" in in_full(of_all)
        assert "of 4" not in in_full(of_all)
        assert of_all.pictures


async def test_who_has_won_nothing_holds_no_medal(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await finish(table, 1, 2)
        board = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        (loser,) = [line for line in in_full(board).splitlines() if "0 wins of 1" in line]
        assert loser.startswith("2. ")


async def test_a_game_that_is_not_on_the_shelf_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.commands.game_option.MOST_CHOICES", 0)
    async with evening(tmp_path, seats=1) as table:
        answer = await table.people[0].slash("leaderboard", game="chess", at=table.world.table)
        assert answer.ephemeral
        assert "no such game" in answer.text


async def test_a_leaderboard_says_ratings_and_which_are_provisional(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for one, other in permutations(range(10, 18), 2):
            await finish(table, one, other)
        await finish(table, 3, 4)
        board = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        settled = [line for line in in_full(board).splitlines() if "7 wins of 14" in line]
        assert len(settled) == 8
        unsure = ["provisional" in line for line in settled]
        assert unsure == sorted(unsure), "whoever is settled stands first"
        assert not unsure[0]
        (newcomer,) = [line for line in in_full(board).splitlines() if "1 win of 1 " in line]
        assert newcomer.endswith("rating 1512 ± 249 (provisional)")
        assert ENGLISH("leaderboard-how") in in_full(board)
        everything = await red.slash("leaderboard", at=table.world.table)
        assert "rating" not in in_full(everything), "those of several games cannot be compared"


async def test_on_the_first_of_a_month_one_reads_who_won_the_one_before(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await finish(table, red.id, 2)
        earlier = "UPDATE result SET ended_at = unixepoch('now', 'start of month') - 1"
        spoil(tmp_path / "gangway.db", earlier)
        board = await red.slash("leaderboard", period="month", at=table.world.table)
        assert ENGLISH("leaderboard-empty-month") in board.text
        assert ENGLISH("leaderboard-month-before") in board.text
        assert "🥇 Red · 1 win" in board.text


async def test_another_game_is_picked_on_the_leaderboard(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await finish(table, 1, 2)
        board = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert "Leaderboard: All aboard!" in in_full(board)
        other = await red.select("Which game?", Voice("en", "abordaje")("title"), on=board)
        assert ENGLISH("leaderboard-empty") in other.text
        every = await red.select("Which game?", ENGLISH("any-game-title"), on=other)
        assert "1 win" in in_full(every)


async def test_a_leaderboard_of_a_month_is_asked_for_and_picked(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        at = table.world.table
        await finish(table, 1, 2)
        await finish(table, 3, 4)
        spoil(tmp_path / "gangway.db", "UPDATE result SET ended_at = 0 WHERE match = 2")
        await table.bot.store.standings.recompute()
        this = said_season(Season.at(time.time()), ENGLISH)
        of_month = await red.slash("leaderboard", game="all_aboard", period="month", at=at)
        assert f"Leaderboard: All aboard! · {this}" in in_full(of_month)
        assert in_full(of_month).count("win") == 2
        of_all_time = await red.select("Which month?", "All time", on=of_month)
        assert this not in in_full(of_all_time)
        assert in_full(of_all_time).count("win") == 4
        again = await red.select("Which month?", this, on=of_all_time)
        assert in_full(again) == in_full(of_month)
        last = await red.slash("leaderboard", period="last-month", at=at)
        assert ENGLISH("leaderboard-empty-month") in last.text


async def test_a_page_can_be_asked_for_and_the_last_one_stands_for_those_beyond(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for winner in range(1, 12):
            await finish(table, winner, 99)
        for number in (2, 7):
            page = await red.slash(
                "leaderboard", game="all_aboard", page=number, at=table.world.table
            )
            assert "Page 2 of 2" in in_full(page)
            assert page.labels[0] == "Previous"
        older = rows(button("Next", TurnPage("all_aboard", 1)))
        monkeypatch.setattr(
            sys.modules["cogs.standings.leaderboard"], "ranks_controls", lambda *_: older
        )
        first = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert first.labels[0] == "Next"
        assert "Page 2 of 2" in in_full(await red.press("Next", on=first))


async def test_a_league_and_those_who_play_alone_have_leaderboards_of_their_own(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        gentle = {"bumpers": "on"}
        for players, options in (((1, 2), None), ((3, 4), gentle), ((5,), None)):
            await finish(table, *players, slug="off_the_rails", options=options)
        board = await red.slash("leaderboard", game="off_the_rails", at=table.world.table)
        assert "Main leaderboard" in in_full(board)
        assert in_full(board).count("rating 15") == 1
        league = ENGLISH_MINES.variant("gentle")
        gentler = await red.select("Which leaderboard?", league, on=board)
        assert league in in_full(gentler)
        assert in_full(gentler).count("rating 15") == 1
        alone = await red.select("Which leaderboard?", "Alone", on=gentler)
        assert "**Alone**" in alone.text
        assert "rating" not in alone.text


async def test_a_leaderboard_is_private_until_it_is_shown_to_everybody_and_says_nothing_twice(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await finish(table, red.id, blue.id)
        board = await red.slash("leaderboard", game="all_aboard", at=table.world.table)
        assert board.ephemeral
        assert not board.text, "the picture says it"
        words = await red.press("📝", on=board)
        assert words.ephemeral
        assert "Leaderboard: All aboard!" in words.text
        assert "🥇 Red · 1 win of 1" in words.text
        shown = await red.press(ENGLISH("button-show-everybody"), on=board)
        assert not shown.ephemeral
        assert ENGLISH("button-show-everybody") not in shown.labels
        (seen,) = [one for one in blue.sees(table.world.table) if one.id == shown.id]
        assert "Red · 1 win of 1" in seen.pictures[0].alt
        assert "🥇 Red · 1 win of 1" in (await blue.press("📝", on=seen)).text
