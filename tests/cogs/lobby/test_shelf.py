"""The shelf: what there is to play, for people who do not know yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.words import Voice
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
            assert voice("title") in shelf.text
            assert voice("tagline") in shelf.text
            assert voice(f"shelf-{game.spec.kind}") in shelf.text
            assert voice("shelf-minutes", minutes=game.spec.minutes) in shelf.text
        assert [one.filename for one in shelf.pictures] == [f"title-{slug}.png" for slug in SHELF]
        assert len(shelf.selects[0].options) == len(SHELF)


async def test_a_game_picked_from_the_shelf_gets_its_table(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        shelf = await red.slash("play", at=table.world.table)
        opened = await red.select("shelf", "All aboard!", on=shelf)
        assert not opened.ephemeral
        assert Voice("en", "all_aboard")("tagline") in opened.text
        assert "Join" in opened.labels


async def test_whoever_wants_to_be_surprised_gets_some_table(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        shelf = await red.slash("play", at=table.world.table)
        opened = await red.press(Voice("en")("button-surprise"), on=shelf)
        assert any(Voice("en", slug)("tagline") in opened.text for slug in SHELF)
        assert "Join" in opened.labels
