"""The database goes away while people play: each is told in one sentence, and play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from bot.interaction_tasks import LONGEST_ANSWER
from games.kit.words import Voice
from tests.support.evenings.evening import UNHURRIED, evening
from tests.support.stores.cutting import way_to

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from storage.address import Address, PostgresAddress
    from tests.support.stores.postgres import Server


CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


async def test_presses_and_commands_are_refused_while_the_server_is_away_and_go_on_afterwards(
    server: Server, postgres: Address, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    away = Voice("en")("storage-away")
    async with evening(tmp_path, place=postgres) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (player,) = table.acting()
        hand = table.hand(player)
        while hand.selects:
            select = hand.selects[0]
            hand = await player.select(select.custom_id, select.options[0].label, on=hand)
        board = table.table()
        try:
            server.stop()
            refused = await player.press(hand.buttons[0].text, on=hand)
            assert away in refused.text
            table.bot.known_users.hear(None)  # in a while, what is known of people is not trusted
            assert away in (await red.slash("leaderboard", at=table.world.table)).text
        finally:
            server.start()
        assert "Traceback" not in caplog.text
        await player.press(hand.buttons[0].text, on=hand)
        await table.settle()
        assert table.table() != board


async def test_a_press_while_another_program_has_the_file_is_refused_in_time_and_does_nothing(
    tmp_path: Path,
) -> None:
    place = tmp_path / "gangway.db"
    async with evening(tmp_path, place=place) as table:
        await table.open_table("all_aboard", *table.people)
        (match_id,) = await table.bot.store.matches.running()
        (player,) = table.acting()
        table.bot.interaction_tasks.longest_answer = LONGEST_ANSWER
        with closing(sqlite3.connect(place, isolation_level=None)) as browser:
            browser.execute("BEGIN IMMEDIATE")
            asked = asyncio.get_running_loop().time()
            refused = await table.press_on(player, table.hand(player))
            assert Voice("en")("storage-away") in refused.text
            assert asyncio.get_running_loop().time() - asked < 3.0
            browser.execute("ROLLBACK")
        assert (await table.bot.store.matches.load(match_id)).ply == 0
        table.bot.interaction_tasks.longest_answer = UNHURRIED
        await table.move()
        assert (await table.bot.store.matches.load(match_id)).ply > 0


async def test_what_fails_after_a_move_was_stored_is_not_told_as_if_nothing_was_done(
    server: Server, postgres: PostgresAddress, tmp_path: Path
) -> None:
    async with (
        way_to(server, postgres) as way,
        evening(tmp_path, place=way.address) as table,
    ):
        await table.open_table("all_aboard", *table.people)
        (match_id,) = await table.bot.store.matches.running()
        (player,) = table.acting()
        way.next_commit, way.closed = "is heard of", True
        try:
            said = await table.press_on(player, table.hand(player))
        finally:
            way.closed = False
        assert not any(Voice("en")(key) in said.text for key in ("storage-away", "storage-unsure"))
        assert (await table.bot.store.matches.load(match_id)).ply > 0
        await table.settle()


async def test_a_move_that_counts_is_told_so_though_its_answer_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (match_id,) = await table.bot.store.matches.running()
        (player,) = table.acting()
        ((_, animal), *_) = await player.complete(
            "allaboard board", "animal", "", at=table.world.table
        )
        table.world.fault("POST", CALLBACK, status=400, code=50035)
        said = await player.slash("allaboard board", at=table.world.table, animal=animal, boat="1")
        counts, _, _ = Voice("en")("unexpected-afterwards", reference="").partition(";")
        assert counts in said.text
        await table.settle()
        assert (await table.bot.store.matches.load(match_id)).ply > 0
