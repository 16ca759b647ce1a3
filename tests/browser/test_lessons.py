"""Every lesson on a phone, in each language, by somebody who goes by what is on screen alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from games import SHELF
from games.kit.lesson import Step
from games.kit.words import Voice
from playground.tests.support.browser import ARTEFACTS
from tests.support.page.answering import ANSWERS, LONGEST_FILM, NOT_BACK, READERS, answer_on_screen
from tests.support.page.page import PHONE

if TYPE_CHECKING:
    from tests.support.page.page import Stage

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="module"),
]

WORDS_A_MINUTE: Final = 200
SECONDS_A_PRESS: Final = 2.0
LONGEST: Final = 10 * 60.0
"""Seconds that a lesson may take."""
MOST_PRESSES: Final = 150
LESSONS: Final = [(slug, one.name) for slug, game in SHELF.items() for one in game.lessons]
LISTED: Final = "[data-use^='pick:']"
"""A long list, which has no buttons."""


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
@pytest.mark.parametrize("name", READERS)
async def test_a_lesson_is_played_in_ten_minutes_by_what_is_on_screen(
    stage: Stage, name: str, slug: str, lesson: str
) -> None:
    person, voice = stage.chair(name).person, Voice(READERS[name], slug)
    window = await stage.window(name, "dm", size=PHONE)
    asked = await person.slash("learn", at=person.dm)
    await person.select(asked.selects[0].custom_id, f"{slug}:{lesson}", on=asked)
    over = voice("lesson-over").replace("*", "")
    read: set[str] = set()
    seconds = 0.0
    for press in range(MOST_PRESSES):
        await stage.world.idle()
        hand = window.messages.last
        offered = hand.locator(f"{ANSWERS}, {LISTED}").and_(hand.locator(NOT_BACK)).first
        await expect(offered.or_(hand.get_by_text(over)).first).to_be_visible(timeout=LONGEST_FILM)
        said = await hand.inner_text()
        lines = {one for one in said.splitlines() if one.strip()} - read
        read |= lines
        seconds += 60 * sum(len(one.split()) for one in lines) / WORDS_A_MINUTE + SECONDS_A_PRESS
        await window.shoot(f"lesson-{slug}-{lesson}-{READERS[name]}-{press:02}")
        if over in said:
            break
        await answer_on_screen(person, window, f"text={over}")
    else:
        pytest.fail("it does not end")
    with (ARTEFACTS / "lessons.txt").open("a", encoding="utf-8") as notes:
        notes.write(f"{slug} {lesson} {READERS[name]}: {press} presses, {seconds:.0f} seconds\n")
    assert seconds <= LONGEST
    (script,) = (one for one in SHELF[slug].lessons if one.name == lesson)
    steps = [script.key(one.name) for one in script.script if isinstance(one, Step)]
    assert not [key for key in steps if f"🎓 {voice(key)}" not in read]
