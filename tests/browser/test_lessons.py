"""Every lesson on a phone, in each language, by somebody who goes by what is on screen alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from cogs.kit.messages.layouts import POINTED
from games import SHELF
from games.kit.lesson import Step
from games.kit.words import Voice
from playground.tests.support.browser import ARTEFACTS
from tests.support.evenings.answers import answer
from tests.support.page.page import PHONE

if TYPE_CHECKING:
    from playground import Person
    from tests.support.page.page import Stage, Window

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="module"),
]

READERS: Final = {"Ada": "en", "Bruno": "de", "Carmen": "es"}
WORDS_A_MINUTE: Final = 200
SECONDS_A_PRESS: Final = 2.0
LONGEST: Final = 10 * 60.0
"""Seconds that a lesson may take."""
UNDO: Final = "⏪"
MOST_PRESSES: Final = 150
LESSONS: Final = [(slug, one.name) for slug, game in SHELF.items() for one in game.lessons]
ANSWERS: Final = "[data-use^='move:']:enabled, [data-use^='load:']:enabled, [data-use^='back:']"
NOT_BACK: Final = ":not([data-use^='back:'])"
"""Below a film that plays while computers move, there is nothing but the way back to the hand."""
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
        await expect(offered.or_(hand.get_by_text(over)).first).to_be_visible()
        said = await hand.inner_text()
        lines = {one for one in said.splitlines() if one.strip()} - read
        read |= lines
        seconds += 60 * sum(len(one.split()) for one in lines) / WORDS_A_MINUTE + SECONDS_A_PRESS
        await window.shoot(f"lesson-{slug}-{lesson}-{READERS[name]}-{press:02}")
        if over in said:
            break
        await _answer(person, window, over)
    else:
        pytest.fail("it does not end")
    with (ARTEFACTS / "lessons.txt").open("a", encoding="utf-8") as notes:
        notes.write(f"{slug} {lesson} {READERS[name]}: {press} presses, {seconds:.0f} seconds\n")
    assert seconds <= LONGEST
    (script,) = (one for one in SHELF[slug].lessons if one.name == lesson)
    steps = [script.key(one.name) for one in script.script if isinstance(one, Step)]
    assert not [key for key in steps if f"🎓 {voice(key)}" not in read]


async def _answer(person: Person, window: Window, over: str) -> None:
    """Press what is pointed at, or the first answer there is, unless the lesson is over by now.

    It waits until the page shows what the press led to: a question that is answered is gone, and of
    the loading panel, whose buttons stay, the words are others.
    """
    hand = window.messages.last
    answers = hand.locator(ANSWERS)
    while True:  # the page may be drawing the message anew, or others press in between
        uses = await answers.evaluate_all(
            """(all, [pointed, undo]) => {
              const has = (one, sign) => one.textContent.includes(sign);
              const back = (one) => one.dataset.use.startsWith("back:") || has(one, undo);
              const leads = [...all].filter((one) => has(one, pointed));
              return [...leads, ...[...all].filter((one) => !back(one))]
                .map((one) => one.dataset.use);
            }""",
            [POINTED, UNDO],
        )
        if uses:
            break
        if over in await hand.inner_text():
            return
        if (seen := person.sees(person.dm)[-1]).selects:
            await answer(person, seen)
            return
    before, pressed = await hand.inner_text(), hand.locator(f"[data-use='{uses[0]}']")
    await pressed.click()
    if uses[0].startswith("move:"):
        await expect(pressed).to_have_count(0)
    else:
        await expect(hand).not_to_have_text(before, use_inner_text=True)
