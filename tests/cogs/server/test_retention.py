"""Retention: what is deleted after its time, and what comes back before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import discord

from games.kit.words import Voice
from matches.records import ServerConfig
from tests.support.evenings.evening import evening, in_full
from tests.support.stores.engines import place
from tests.support.stores.remains import dump, remains, remains_in
from tests.support.stores.tables import look_up, play_until_it_counts

if TYPE_CHECKING:
    import pytest

    from cogs.server.retention import Retention
    from storage.address import Address
    from tests.support.evenings.evening import Evening

__all__ = ["place"]

DAY: Final = 24 * 60 * 60.0
ENGLISH = Voice("en")


async def look(table: Evening, days: float) -> None:
    """Let the daily look happen as it would so many days from now."""
    cog = cast("Retention", table.bot.get_cog("Retention"))
    began = cog.now()
    cog.now = lambda: began + days * DAY
    await cog.look()
    await table.settle()


async def finish_one(table: Evening) -> None:
    red, blue = table.people
    await table.open_table("all_aboard", red, blue)
    match = await table.bot.store.matches.in_channel(table.world.table.id)
    assert match
    await play_until_it_counts(table.bot.referee, match)
    await table.resign(blue)


async def test_a_server_that_removed_the_bot_is_forgotten_after_30_days(
    tmp_path: Path, place: Address
) -> None:
    async with evening(tmp_path, place=place) as table:
        red, blue = table.people
        red.nickname("Admiral-Xylophone")
        await finish_one(table)
        await table.open_table("all_aboard", red, blue)
        values = (table.world.home.id, "Admiral-Xylophone", red.id, blue.id)
        assert remains_in(place, *values) == list(values)
        table.world.remove(table.application)
        await table.settle()
        await look(table, 29.9)
        assert remains_in(place, *values) == list(values)
        await look(table, 0.6)
        assert remains(dump(place), *values) == []
        # A server of PostgreSQL overwrites the free space of its longest tables when it needs it.
        assert remains_in(place, *values[0 if isinstance(place, Path) else 1 :]) == []


async def test_servers_of_another_process_are_not_taken_for_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, shards=2) as table:
        configs, second = table.bot.store.configs, 1 << 22
        await configs.save(second, ServerConfig("de"))
        await configs.save(2 * second, ServerConfig("es"))
        monkeypatch.setattr(
            discord.AutoShardedClient, "shards", {0: None}
        )  # another process keeps the second one
        await look(table, 0)
        await look(table, 31)
        assert (await configs.get(second)).language == "de"
        assert (await configs.get(2 * second)).language is None, "this process would know of it"


async def test_a_server_that_comes_back_in_time_keeps_everything(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await finish_one(table)
        table.world.remove(table.application)
        await table.settle()
        await look(table, 20)
        table.world.invite(table.application)
        await table.settle()
        await look(table, 20)
        ranks = await red.slash("leaderboard", at=table.world.table)
        assert "Red" in in_full(ranks)


async def test_a_server_that_went_while_the_bot_was_down_is_noticed_at_the_start(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await finish_one(table)
        elsewhere = table.world.guild("Elsewhere")
        await table.stop()
        table.world.remove(table.application)
        await table.start()
        await look(table, 31)
        assert remains_in(tmp_path / "gangway.db", table.world.home.id) == []
        await table.bot.store.configs.greet(elsewhere.id)
        await look(table, 31)
        assert remains_in(tmp_path / "gangway.db", elsewhere.id) == [elsewhere.id]


async def test_matches_are_kept_as_long_as_their_server_chose_and_results_longer(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        home = table.world.home.id
        await finish_one(table)
        await table.open_table("all_aboard", red, blue)
        await look(table, 400)
        assert matches_in(tmp_path) == 2
        await table.bot.store.configs.save(home, ServerConfig(retention=30))
        await look(table, 0)
        assert matches_in(tmp_path) == 1
        assert "Red" in in_full(await red.slash("leaderboard", at=table.world.table))
        without = replace(await table.bot.store.configs.get(home), keeps_results=False)
        await table.bot.store.configs.save(home, without)
        await look(table, 0)
        ranks = await red.slash("leaderboard", at=table.world.table)
        assert ENGLISH("leaderboard-empty") in ranks.text
        assert matches_in(tmp_path) == 1


def matches_in(folder: Path) -> int:
    return len(look_up(folder / "gangway.db", "SELECT 1 FROM match"))
