"""The shelf: what there is to play, for people who do not know yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.words import Voice
from matches.records import ServerConfig
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_the_shelf_says_of_every_game_who_plays_it_how_long_and_how(
    tmp_path: Path, locale: str
) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        shelf = await red.slash("play", at=table.world.table)
        assert shelf.ephemeral
        language = locale[:2]
        for slug, game in SHELF.items():
            voice = Voice(language, slug)
            assert voice("title") in shelf.labels
            assert voice(f"shelf-{game.spec.kind}") in shelf.text
            assert voice("time-left-minutes", n=game.spec.minutes) in shelf.text
        (titles,) = shelf.pictures
        voices = [Voice(language, slug) for slug in SHELF]
        said = [f"{voice('title')}: {voice('tagline')}" for voice in voices]
        assert titles.alt.split("\n") == said
        assert not shelf.selects


async def test_a_game_picked_from_the_shelf_gets_its_table(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        shelf = await red.slash("play", at=table.world.table)
        opened = await red.press("All aboard!", on=shelf)
        assert not opened.ephemeral
        assert Voice("en", "all_aboard")("tagline") in opened.text
        assert "Join" in opened.labels


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_somebody_alone_is_dealt_a_match_from_the_shelf(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        voice = Voice(locale[:2], "all_aboard")
        shelf = await red.slash("play", at=table.world.table)
        games = await red.press(voice("button-alone"), on=shelf)
        assert games.ephemeral
        how = await red.select(voice("alone-which"), voice("title"), on=games)
        assert how.ephemeral
        how = await red.press(voice("alone-computers", n=3), on=how)
        where = await red.press(voice("level-easy"), on=how)
        assert where.ephemeral
        await red.press(voice("button-in-channel"), on=where)
        await table.settle()
        (match_id,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(match_id)
        assert [*match.computers.values()] == ["easy", "easy", "easy"]


async def test_somebody_alone_may_do_without_computers_where_the_game_does(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        games = await red.press("Alone", on=await red.slash("play", at=table.world.table))
        title = Voice("en", "bandido_alcatraz")("title")
        how = await red.select("Which game?", title, on=games)
        where = await red.press("Start", on=await red.press("no computer", on=how))
        await red.press("Here in the channel", on=where)
        await table.settle()
        (match_id,) = await table.bot.store.matches.running()
        assert (await table.bot.store.matches.load(match_id)).players == (red.id,)


async def test_as_many_computers_are_dealt_to_as_are_asked_for_and_have_room(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        refused = await red.slash("play", game="abordaje", computers=2, at=table.world.table)
        assert refused.text == Voice("en")("computers-too-many", most=1)
        assert refused.ephemeral
        await table.play_alone(red, game="all_aboard", computers=4, at=table.world.table)
        await table.settle()
        (match_id,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(match_id)
        assert [*match.computers.values()] == ["normal"] * 4


async def test_where_computers_are_forbidden_nobody_is_offered_any(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.bot.store.configs.save(table.world.home.id, ServerConfig(computers=False))
        assert "Alone" not in (await red.slash("play", at=table.world.table)).labels
        assert "Alone" not in (await red.slash("help", at=table.world.table)).labels
