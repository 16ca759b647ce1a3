"""The language of what everybody in a server reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.words import LANGUAGES, Voice
from matches.records import ServerConfig
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Channel, Person
    from tests.support.evenings.evening import Evening


def server(table: Evening, preferred: str = "", *locales: str) -> tuple[Channel, list[Person]]:
    """Create a server, a Community if it prefers a language; return its table and its people."""
    world = table.world
    guild = world.guild("Harbour", locale=preferred or "en-US", community=bool(preferred))
    people = [world.member(locale, locale=locale, guild=guild) for locale in locales]
    return next(iter(guild.channels.values())), people


async def languages(person: Person, at: Channel) -> list[str]:
    """Return the languages of a lobby, which all see, and of a leaderboard that a user asks for."""
    lobby = await person.slash("play", game="all_aboard", at=at)
    board = await person.slash("leaderboard", game="all_aboard", at=at)
    (leave,) = [one.label for one in lobby.buttons if one.custom_id.startswith("leave:")]
    await person.press(leave, at=at, on=lobby)
    told = {language: Voice(language, "all_aboard") for language in LANGUAGES}
    return [
        *(language for language, voice in told.items() if voice("tagline") in lobby.text),
        *(language for language, voice in told.items() if voice("leaderboard-empty") in board.text),
    ]


async def test_a_server_without_a_language_speaks_that_of_whoever_asks(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        at, people = server(table, "", "es-419", "de", "fr")
        assert [await languages(one, at) for one in people] == [["es"] * 2, ["de"] * 2, ["en"] * 2]


async def test_a_community_speaks_the_language_that_it_chose(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        for preferred, spoken in {"es-ES": "es", "en-GB": "en", "fr": "en"}.items():
            at, (german,) = server(table, preferred, "de")
            assert await languages(german, at) == [spoken, "de"]
        at, (german,) = server(table, "en-US", "de")
        assert await languages(german, at) == ["de"] * 2, "American may be no choice at all"


async def test_the_language_that_a_server_chose_here_goes_before_all_others(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        at, (german,) = server(table, "es-ES", "de")
        guild = at.guild.id if at.guild else 0
        await table.bot.store.configs.save(guild, ServerConfig("en"))
        assert await languages(german, at) == ["en", "de"]


async def test_a_table_in_a_thread_speaks_the_language_of_its_opener(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=2, locales=("en-US", "de")) as table:
        red, german = table.people
        await red.slash("play", game="all_aboard", at=table.world.table)
        offer = await german.slash("play", game="all_aboard", at=table.world.table)
        await german.press(offer.labels[0], on=offer)
        (thread,) = table.world.threads
        assert Voice("de", "all_aboard")("tagline") in red.sees(thread)[-1].text
