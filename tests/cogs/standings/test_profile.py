"""Profiles as a server sees them: a picture with a curve, and the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games import SHELF
from games.kit.words import LANGUAGES, Voice
from matches.records import ServerConfig
from tests.support.evenings.evening import evening
from tests.support.stores.tables import play_until_it_counts

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


async def finish(table: Evening, winner: int, loser: int, slug: str = "all_aboard") -> None:
    """Play a match that the loser gives up as soon as it counts."""
    game = SHELF[slug]
    match = await table.bot.referee.start(
        game,
        game.spec.options(),
        (winner, loser),
        guild=table.world.home.id,
        channel=table.world.channel("room").id,
        language="en",
    )
    await play_until_it_counts(table.bot.referee, match)
    await table.bot.referee.resign(match.id, loser)


async def test_a_profile_says_in_words_what_its_picture_shows(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        for winner, loser in ((red, blue),) * 5 + ((blue, red),):
            await finish(table, winner.id, loser.id)
        await finish(table, red.id, blue.id, "abordaje")
        profile = await red.slash("profile", at=table.world.table)
        assert not profile.ephemeral
        assert f"Profile: {red.name}" in profile.text
        for said in (
            "All aboard!: rating 1",
            "Other games: ¡Abordaje!: rating 1579 ± 242 (provisional)",
            "6 wins of 7 matches · 86 % played to the end",
            "Favourite game: All aboard! (6 matches)",
            "won · won · won · won · won · left · won",
            "over 6 rated matches",
            "5 wins in a row",
            "Highest rating: 1",
        ):
            assert said in profile.text
        (picture,) = profile.pictures
        assert "Favourite game" in picture.alt
        assert "**" not in picture.alt
        of_other = await red.slash("profile", member=blue, game="abordaje", at=table.world.table)
        assert f"Profile: {blue.name}" in of_other.text
        assert "¡Abordaje!: rating 1421 ± 242 (provisional)" in of_other.text


async def test_who_has_not_played_here_is_told_so_in_every_language(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await finish(table, red.id, 9)
        for language in LANGUAGES:
            await table.bot.store.configs.save(table.world.home.id, ServerConfig(language))
            empty = await red.slash("profile", member=blue, at=table.world.table)
            assert empty.text == Voice(language)("profile-none", player=blue.name)
            full = await blue.slash("profile", member=red, at=table.world.table)
            assert Voice(language, "all_aboard")("profile-title", player=red.name) in full.text
            assert full.pictures


async def test_whoever_was_erased_has_no_profile_any_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await finish(table, red.id, blue.id)
        await table.bot.store.privacy.erase(red.id)
        gone = await blue.slash("profile", member=red, at=table.world.table)
        assert "has not finished a match here" in gone.text
