"""Profiles as a server sees them: a picture with a curve, and the same in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games import SHELF
from games.kit.words import LANGUAGES, Voice
from matches.tournaments.tournament import Entrant, Pairing, Result, Tournament
from tests.support.evenings.evening import evening, in_full
from tests.support.stores.tables import play_until_it_counts

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


ENGLISH = Voice("en")


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


async def win_a_tournament(table: Evening, winner: int, loser: int) -> None:
    """Write down a tournament of one match that is over."""
    entrants = (Entrant(1, winner), Entrant(2, loser))
    met = Pairing(1, 1, (1, 2), result=Result((1,)))
    opened = await table.bot.store.tournaments.open(
        Tournament(
            id=0,
            guild=table.world.home.id,
            channel=table.world.channel("cup").id,
            message=None,
            game="all_aboard",
            system="knockout",
            rhythm="evening",
            rounds=1,
            table_size=2,
            opener=winner,
            language="en",
            seed="seed",
            round=1,
            entrants=entrants,
            pairings=(met,),
        )
    )
    await table.bot.store.tournaments.change(opened.id, lambda now: replace(now, phase="over"))


async def test_a_profile_is_private_until_it_is_shown_and_says_in_words_what_its_picture_shows(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        for winner, loser in ((red, blue),) * 5 + ((blue, red),):
            await finish(table, winner.id, loser.id)
        await finish(table, red.id, blue.id, "abordaje")
        await win_a_tournament(table, red.id, blue.id)
        profile = await red.slash("profile", at=table.world.table)
        assert profile.ephemeral
        assert not profile.text, "the picture says it"
        words = await red.press("📝", on=profile)
        assert words.ephemeral
        assert f"Profile: {red.name}" in words.text
        for said in (
            "All aboard!: rating 1",
            "Other games: ¡Abordaje!: rating 1512 ± 249 (provisional)",
            "6 wins of 7 matches · 86% played to the end",
            "1 tournament won: All aboard!",
            "Favourite game: All aboard! (6 matches)",
            "won · won · won · won · won · left · won",
            "over 6 rated matches",
            "5 wins in a row",
            "Highest rating: 1",
        ):
            assert said in words.text
            assert said in profile.pictures[0].alt
        assert "**" not in profile.pictures[0].alt
        assert [one.label for one in profile.selects[0].options] == ["All aboard!", "¡Abordaje!"]
        other = await red.select("Which game?", "¡Abordaje!", on=profile)
        assert "¡Abordaje!: rating 1512 ± 249 (provisional)" in other.pictures[0].alt
        shown = await red.press(ENGLISH("button-show-everybody"), on=other)
        assert not shown.ephemeral
        assert not shown.selects
        (seen,) = [one for one in blue.sees(table.world.table) if one.id == shown.id]
        assert seen.pictures[0].alt == other.pictures[0].alt
        assert f"Profile: {red.name}" in (await blue.press("📝", on=seen)).text
        of_other = await red.slash("profile", member=blue, game="abordaje", at=table.world.table)
        assert f"Profile: {blue.name}" in in_full(of_other)
        assert "¡Abordaje!: rating 1488 ± 249 (provisional)" in in_full(of_other)
        assert "tournament" not in in_full(of_other)


async def test_who_has_not_played_here_is_told_so_in_every_language(tmp_path: Path) -> None:
    locales = ("en-US", "es-ES", "de")
    async with evening(tmp_path, locales=locales, seats=3) as table:
        stranger = table.world.member("Stranger")
        await finish(table, table.people[0].id, 9)
        for person, language in zip(table.people, LANGUAGES, strict=True):
            empty = await person.slash("profile", member=stranger, at=table.world.table)
            assert empty.text == Voice(language)("profile-none", player="Stranger")
            full = await person.slash("profile", member=table.people[0], at=table.world.table)
            said = Voice(language, "all_aboard")("profile-title", player=table.people[0].name)
            assert said in full.pictures[0].alt


async def test_whoever_was_erased_has_no_profile_any_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await finish(table, red.id, blue.id)
        await table.bot.store.privacy.erase(red.id)
        gone = await blue.slash("profile", member=red, at=table.world.table)
        assert "has not finished a match here" in gone.text
