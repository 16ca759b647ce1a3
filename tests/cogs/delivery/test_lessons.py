"""Lessons: a player new to a game is told once what each decision means."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.check.package import lesson_texts
from games.kit.draw.text.lettering import text_width
from games.kit.words import LANGUAGES, ROOT, Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = Voice("en")
ABOARD = Voice("en", "all_aboard")
KEYS = re.compile(r"^(ask|lesson)-([a-z-]+) =", re.MULTILINE)
MOST_LINES = 2
"""A lesson is short: it stands between the picture and the buttons of a phone."""
ROOM, LARGE, SMALL = 336, 161, 133
"""Pixels of a line there, and tenths of those of its letters, as measured in the page."""


def lines_on_a_phone(said: str, size: int = SMALL) -> int:
    """Return in how many lines a phone breaks a text, by default one in small letters."""
    lines = [""]
    for word in said.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, size) <= 10 * ROOM:
            lines[-1] = longer
        else:
            lines.append(word)
    return len(lines)


def keys(slug: str, language: str) -> set[tuple[str, str]]:
    """Return what is asked in a game, and what is explained."""
    return set(KEYS.findall((ROOT / "games" / slug / "texts" / f"{language}.ftl").read_text()))


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_explains_its_questions_in_two_lines_in_every_language(slug: str) -> None:
    for language in LANGUAGES:
        found = keys(slug, language)
        explained = {kind for what, kind in found if what == "lesson"}
        asked = {kind for what, kind in found if what == "ask"}
        assert explained <= asked | {"verb"}
        voice = Voice(language, slug)
        for kind in explained:
            assert lines_on_a_phone(f"🎓 {voice(f'lesson-{kind}')}") <= MOST_LINES


@pytest.mark.parametrize("slug", SHELF)
def test_what_a_lesson_says_takes_two_lines_in_every_language(slug: str) -> None:
    voices = [Voice(language, slug) for language in LANGUAGES]
    long = [
        said
        for lesson in SHELF[slug].lessons
        for key in (*lesson_texts(lesson), lesson.key("end"))
        for said in (f"🎓 {voice(key)}" for voice in voices)
        if lines_on_a_phone(said, LARGE) > MOST_LINES
    ]
    assert not long


async def test_each_kind_of_decision_is_explained_once_above_its_buttons(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        first, second = ABOARD("lesson-animal"), ABOARD("lesson-boat")
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        assert first in table.hand(player).text
        boats = await player.press(table.hand(player).labels[0], on=table.hand(player))
        assert second in boats.text
        assert first not in boats.text
        again = await player.press(ENGLISH("button-hand"), at=table.world.table)
        assert first in again.text  # as long as the player has not moved
        await table.move()
        (other,) = table.acting()
        assert other is not player
        assert first in table.hand(other).text
        await table.restart()
        assert first in table.hand(other).text
        await table.move()
        assert ABOARD("lesson-animal-face-down") in table.hand(player).text
        for _ in range(4):
            await table.move()
            for person in table.people:
                assert first not in table.hand(person).text
        assert first not in table.told()
        exported = await player.slash("privacy", what="export")
        kept = json.loads(exported.then.attachments[0].content)
        assert {"game": "all_aboard", "kind": "animal"} in kept["lessons"]


async def test_explanations_stop_at_a_button_and_in_the_settings(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        quiet = await player.press("🎓", on=table.hand(player))
        assert ABOARD("lesson-animal") not in quiet.text
        assert "🎓" not in [one.emoji for one in quiet.buttons]
        assert quiet.pictures
        for _ in range(2):
            await table.move()
        assert ABOARD("lesson-animal-face-down") not in table.hand(player).text
        page = await player.slash("settings")
        asked = ENGLISH("setting-lessons")
        (select,) = (one for one in page.selects if one.placeholder == asked)
        (chosen,) = (one.label for one in select.options if one.default)
        assert chosen.endswith(ENGLISH("setting-lessons-off"))
        await player.select(asked, f"{asked}: {ENGLISH('setting-lessons-on')}", on=page)
        shown = await player.press(ENGLISH("button-hand"), at=table.world.table)
        assert ABOARD("lesson-animal-face-down") in shown.text


async def test_small_buttons_bear_their_words_in_the_first_three_matches(tmp_path: Path) -> None:
    names = {ENGLISH("button-words"), ENGLISH("name-moves")}
    async with evening(tmp_path) as table:
        for many in range(4):
            await table.open_table("all_aboard", *table.people)
            (player,) = table.acting()
            hand = table.hand(player)
            assert (names <= set(hand.labels)) == (many < 3)
            assert {"📝", "📜"} <= {one.emoji for one in hand.buttons}
            await player.press("📝", on=hand)
            sure = await player.slash("resign", at=table.world.table)
            await player.press("Yes, give up the seat", on=sure)
            await table.settle()


async def test_small_buttons_bear_no_words_for_who_wants_nothing_explained(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        quiet = await player.press("🎓", on=table.hand(player))
        assert {"📝", "📜"} <= set(quiet.labels)


async def test_a_user_whose_data_are_deleted_is_taught_anew(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        preferences = table.bot.store.preferences
        assert await preferences.lessons(player.id, "all_aboard")
        sure = await player.slash("privacy", what="delete", at=table.world.table)
        await player.press(ENGLISH("button-erase"), on=sure)
        await table.settle()
        assert not await preferences.lessons(player.id, "all_aboard")
        await table.open_table("all_aboard", player, *(p for p in table.people if p is not player))
        shown = await player.press(ENGLISH("button-hand"), at=table.world.table)
        acting = player in table.acting()
        assert (ABOARD("lesson-animal") in shown.text) == acting


async def test_the_loading_panel_explains_itself_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        voice = Voice("en", "alles_an_bord")
        await table.open_table("alles_an_bord", *table.people)
        for person in table.people:
            hand = table.hand(person)
            assert voice("lesson-ready") in hand.text
            await person.press(voice("verb-ready"), on=hand)
        await table.settle()
        for person in table.people:
            panel = person.dms()[-1]
            assert voice("lesson-loading") in panel.text
