"""The terms of a table: its speed, hints and computers, as people agree and managers allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.kit.agreed_terms import term_text
from games.kit.words import LANGUAGES, Voice
from matches.clocks.timing import DECISION
from matches.terms import Terms
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


def manager(table: Evening) -> Person:
    return table.world.member("Mo", permissions=["MANAGE_GUILD"])


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_the_host_agrees_on_a_speed_and_all_read_it(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, locales=[locale]) as table:
        red, blue = table.people
        voice = Voice(locale[:2])
        await table.open_table("abordaje", red, blue, start=False)
        assert f"{voice('term-speed')}: {voice(term_text('speed', 'relaxed'))}" in table.told()
        options = await red.press(voice("button-options"), at=table.world.table)
        assert any("term:" in one.custom_id for one in options.selects)
        wanted = f"{voice('term-speed')}: {voice(term_text('speed', 'live'))}"
        await red.select(voice("term-speed"), wanted, on=options)
        await table.settle()
        assert wanted in table.told()
        await red.press(voice("button-start"), at=table.world.table)
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        assert match.terms == Terms(speed="live")


async def test_options_say_nothing_of_hints_where_a_computer_sits(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        await table.open_table("all_aboard", red, start=False)
        before = await red.press(ENGLISH("button-options"), at=table.world.table)
        lobby = await red.press("+ easy", at=table.world.table)
        assert "`/hint`" in lobby.text
        after = await red.press(ENGLISH("button-options"), at=table.world.table)
        asked = [[one.placeholder for one in now.selects] for now in (before, after)]
        assert [ENGLISH("term-hints") in one for one in asked] == [True, False]


def test_a_speed_says_how_long_its_clock_runs() -> None:
    assert {
        language: [Voice(language)(term_text("speed", speed)) for speed in DECISION]
        for language in LANGUAGES
    } == {
        "en": ["live, 5 minutes a decision", "relaxed, 2 days a decision"],
        "es": ["en vivo, 5 minutos por turno", "con calma, 2 días por turno"],
        "de": [
            "zügig, 5 Minuten je Zug",
            "gemütlich, 2 Tage je Zug",
        ],
    }


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (60, ("1 minute", "1 minuto", "1 Minute")),
        (90 * 60, ("90 minutes", "90 minutos", "90 Minuten")),
        (60 * 60, ("1 hour", "1 hora", "1 Stunde")),
        (36 * 60 * 60, ("36 hours", "36 horas", "36 Stunden")),
        (24 * 60 * 60, ("1 day", "1 día", "1 Tag")),
        (7 * 24 * 60 * 60, ("7 days", "7 días", "7 Tage")),
    ],
)
def test_another_length_of_the_clock_is_another_text(
    monkeypatch: pytest.MonkeyPatch, seconds: float, said: tuple[str, str, str]
) -> None:
    monkeypatch.setitem(DECISION, "relaxed", seconds)
    for language, words in zip(("en", "es", "de"), said, strict=True):
        assert f", {words} " in Voice(language)(term_text("speed", "relaxed"))


async def test_a_table_with_hints_gives_them_to_its_players_and_counts_for_nothing(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        table.bot.thinker.scale = 0.01
        await table.open_table("abordaje", red, blue, start=False)
        await table.agree(red, "Hints", "Hints: with `/hint` – the match does not count")
        await table.settle()
        assert "Hints: with `/hint`" in table.told()
        await red.press("Start", at=table.world.table)
        await table.settle()
        hint = await red.slash("hint", at=table.world.table)
        assert "A strong computer would play" in hint.text
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        await table.bot.referee.resign(match.id, blue.id)
        board = await red.slash("leaderboard", game="abordaje")
        assert "Nobody has finished a match here yet" in board.text


async def test_what_managers_settle_holds_at_every_new_table(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        boss = manager(table)
        before = await red.slash("play", game="all_aboard", at=table.world.table)
        page = await boss.slash("config", at=table.world.table)
        page = await boss.select("config:speed", "untimed", on=page)
        page = await boss.select("config:computers", "off", on=page)
        await boss.select("config:hints", "off", on=page)
        button = next(one for one in before.labels if one.startswith("+ "))
        refused = await red.press(button, on=before)
        assert refused.text == ENGLISH("computers-forbidden")
        there = table.world.channel("there")
        refused = await red.slash("play", game="abordaje", level="easy", at=there)
        assert refused.text == ENGLISH("computers-forbidden")
        lobby = await red.slash("play", game="abordaje", at=there)
        assert ENGLISH("term-speed-untimed") in lobby.text
        assert not [one for one in lobby.labels if one.startswith("+ ")]
        options = await red.press("Options…", on=lobby)
        assert ENGLISH("term-hints") not in [one.placeholder for one in options.selects]


async def test_no_computer_takes_over_and_no_hint_is_given_where_managers_forbid_it(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        boss = manager(table)
        await table.open_table("abordaje", red, blue, start=False)
        await table.agree(red, "Hints", "Hints: with `/hint` – the match does not count")
        await red.press("Start", at=table.world.table)
        await table.settle()
        page = await boss.slash("config", at=table.world.table)
        page = await boss.select("config:computers", "off", on=page)
        await boss.select("config:hints", "off", on=page)
        asked = await red.slash("resign", at=table.world.table)
        refused = await red.press("Computer for me", on=asked)
        assert refused.text == ENGLISH("computers-forbidden")
        refused = await red.slash("hint", at=table.world.table)
        assert refused.text == ENGLISH("hints-forbidden")
