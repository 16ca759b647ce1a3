"""A day's deal on a phone, in each language, from its page to the table of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from games.kit.words import Voice
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

MOST_PRESSES: Final = 400
"""By the first answer each time, Off the Rails takes 140 to 160; the day says which game it is."""
LEADS_TO_DAY: Final = "[data-use^='today']"


@pytest.mark.parametrize("name", READERS)
async def test_a_day_is_played_and_shared_by_what_is_on_screen(stage: Stage, name: str) -> None:
    person, voice = stage.chair(name).person, Voice(READERS[name])
    window = await stage.window(name, "dm", size=PHONE)
    await window.command("today")
    await expect(window.saying(voice("today-not-yet"))).to_be_visible()
    await window.shoot(f"day-{READERS[name]}-page")
    await window.press(voice("today-play"))
    for press in range(MOST_PRESSES):
        await stage.world.idle()
        hand = window.messages.last
        over = hand.locator(LEADS_TO_DAY)
        offered = hand.locator(ANSWERS).and_(hand.locator(NOT_BACK)).or_(over).first
        await expect(offered).to_be_visible(timeout=LONGEST_FILM)
        await window.shoot(f"day-{READERS[name]}-{press:03}")
        if await over.count():
            break
        await answer_on_screen(person, window, LEADS_TO_DAY)
    else:
        pytest.fail("it does not end")
    await over.click()
    await expect(window.saying(voice("today-title", day="").split()[0])).to_be_visible()
    await window.shoot(f"day-{READERS[name]}-over")
    server = await stage.window(name, stage.room(), size=PHONE)
    await server.command("today")
    await server.press(voice("today-share"))
    await expect(server.page.locator(".picture img").last).to_be_visible()
    await server.shoot(f"day-{READERS[name]}-shared")
