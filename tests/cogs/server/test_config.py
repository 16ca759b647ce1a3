"""The config of a server: managers settle it, everybody keeps to it."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from cogs.server.config import CHOICES, word_of
from games.kit.words import Voice
from matches.records import ServerConfig
from playground import NotOffered
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Channel, Person
    from playground.state.model import Role
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


def manager(table: Evening, locale: str = "en-US") -> Person:
    return table.world.member("Mo", locale=locale, permissions=["MANAGE_GUILD"])


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_a_manager_is_shown_what_holds(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1) as table:
        voice = Voice(locale[:2])
        page = await manager(table, locale).slash("config", at=table.world.table)
        assert page.ephemeral
        first, *others = (name for name in CHOICES if name != "results")
        assert [one.placeholder for one in page.selects] == [
            voice(f"config-{name}") for name in (first, "channels", "role", *others, "summary")
        ]


async def test_whatever_a_manager_picks_is_settled_and_shown(tmp_path: Path) -> None:
    """Years of matches kept come last, so that what becomes of their results is asked."""
    async with evening(tmp_path, seats=1) as table:
        boss = manager(table)
        page = await boss.slash("config", at=table.world.table)
        for name, (field, meanings) in CHOICES.items():
            for value, means in meanings.items():
                page = await boss.select(f"config:{name}", value, on=page)
                (asked,) = (one for one in page.selects if one.custom_id == f"config:{name}")
                (shown,) = (option.label for option in asked.options if option.default)
                assert shown == f"{ENGLISH(f'config-{name}')}: {word_of(name, value, ENGLISH)}"
                settled = await table.bot.store.configs.get(table.world.home.id)
                assert getattr(settled, field) == means
    picked = {field for field, _ in CHOICES.values()} | {"channels", "opener_role", "summary"}
    assert picked == {field.name for field in fields(ServerConfig)}


async def test_whoever_may_not_manage_is_offered_no_config_and_refused_in_words(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        boss = manager(table)
        with pytest.raises(NotOffered):
            await red.slash("config", at=table.world.table)
        page = await boss.slash("config", at=table.world.table)
        member = table.world.home.members[boss.id]
        member.roles.clear()
        refused = await boss.select("config:language", "de", on=page)
        assert refused.text == ENGLISH("managers-only")
        assert (await table.bot.store.configs.get(table.world.home.id)).language is None


async def test_a_server_speaks_the_language_its_managers_chose(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        boss = manager(table)
        page = await boss.slash("config", at=table.world.table)
        await boss.select("config:language", "de", on=page)
        await red.slash("play", game="all_aboard", at=table.world.table)
        assert Voice("de", "all_aboard")("tagline") in table.told()


async def test_tables_are_opened_where_managers_allow_it_and_in_threads_of_these(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        boss = manager(table)
        games = table.world.channel("games")
        page = await boss.slash("config", at=table.world.table)
        await boss.select("config:channels", games, on=page)
        refused = await red.slash("play", game="all_aboard", at=table.world.table)
        assert refused.text == ENGLISH("tables-elsewhere", places=(f"<#{games.id}>",))
        assert "Join" in (await red.slash("play", game="all_aboard", at=games)).labels
        offer = await blue.slash("play", game="all_aboard", at=games)
        await blue.press(ENGLISH("button-thread"), on=offer)
        (thread,) = table.world.threads
        assert "Join" in blue.sees(thread)[-1].labels
        by_boss = await boss.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in by_boss.labels


async def test_tables_are_opened_by_whom_managers_allow_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        boss = manager(table)
        role = table.world.role("Hosts", blue)
        page = await boss.slash("config", at=table.world.table)
        page = await boss.select("config:role", role, on=page)
        refused = await red.slash("play", game="all_aboard", at=table.world.table)
        assert refused.text == ENGLISH("tables-by-role", role="Hosts")
        opened = await blue.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in opened.labels
        await red.press("Join", at=table.world.table)
        await boss.select("config:role", on=page)
        elsewhere = table.world.channel("quay")
        assert "Join" in (await red.slash("play", game="all_aboard", at=elsewhere)).labels


# ---- what was settled is deleted --------------------------------------------------------


async def settled(table: Evening) -> tuple[Person, Channel, Role]:
    """Let a manager settle a channel and a role for tables."""
    boss = manager(table)
    games, role = table.world.channel("games"), table.world.role("Hosts", table.people[1])
    page = await boss.slash("config", at=table.world.table)
    page = await boss.select("config:channels", games, on=page)
    await boss.select("config:role", role, on=page)
    return boss, games, role


async def test_a_channel_and_a_role_that_are_deleted_hold_nobody_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        _, games, role = await settled(table)
        table.world.delete(games)
        table.world.delete(role)
        await table.settle()
        config = await table.bot.store.configs.get(table.world.home.id)
        assert (config.channels, config.opener_role) == (frozenset(), None)
        assert "Join" in (await red.slash("play", game="all_aboard", at=table.world.table)).labels


async def test_what_was_deleted_while_the_bot_was_away_holds_nobody_back_and_is_not_offered(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        boss, games, role = await settled(table)
        await table.stop()
        table.world.delete(games)
        table.world.delete(role)
        await table.start()
        assert "Join" in (await red.slash("play", game="all_aboard", at=table.world.table)).labels
        page = await boss.slash("config", at=table.world.table)
        assert str(games.id) not in json.dumps(page.payload)
        assert str(role.id) not in json.dumps(page.payload)
