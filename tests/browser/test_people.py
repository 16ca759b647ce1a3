"""The page for everybody: by keyboard alone, on a phone, in the dark, with a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.support.evenings.answers import answers_of
from tests.support.page.page import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.support.page.page import Stage

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,  # `make test` plays on a phone alone
    pytest.mark.asyncio(loop_scope="module"),
]

HOUR: Final = 3_600
"""Seconds."""
DAY: Final = 24 * HOUR

FOCUSED = "document.activeElement.matches('button, a') ? document.activeElement.innerText : ''"
NAMELESS = """
[...document.querySelectorAll("button, a, input, textarea, img, [role=button]")]
  .filter((one) => one.checkVisibility())
  .filter((one) => !(one.innerText?.trim() || one.ariaLabel || one.labels?.length
    || one.hasAttribute("alt")))
  .map((one) => one.outerHTML)
"""


async def tab_to(page: Page, text: str, key: str = "Tab") -> None:
    """Press a key until the focus is where a text stands."""
    for _ in range(60):
        if text in str(await page.evaluate(FOCUSED)):
            return
        await page.keyboard.press(key)
    raise AssertionError(text)


async def test_a_table_is_opened_and_started_by_keyboard_alone(stage: Stage) -> None:
    window = await stage.window("Ada")
    page, keys = window.page, window.page.keyboard
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(window.composer).to_be_focused()
    await keys.type("/play")
    await expect(window.offers.first).to_contain_text("/play")
    await keys.press("Enter")
    await tab_to(page, "+ game", "Shift+Tab")
    await keys.press("Enter")
    await expect(window.offers.first).to_contain_text("All aboard!")
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(window.saying("1 of")).to_be_visible()
    await stage.chair("Dara").person.press("Join", at=stage.table)
    await tab_to(page, "Start", "Shift+Tab")
    await keys.press("Enter")
    await expect(window.saying("🔔")).to_be_visible()


async def test_a_move_is_played_by_keyboard_alone_and_the_focus_follows(stage: Stage) -> None:
    await stage.match("all_aboard", "Ada", "Dara")
    mover = next(one for one in ("Ada", "Dara") if answers_of(stage.chair(one).person.dms()[-1]))
    window = await stage.window(mover, "dm")
    page, keys = window.page, window.page.keyboard
    first = answers_of(stage.chair(mover).person.dms()[-1])[0]
    await tab_to(page, first.split(" ", 1)[1])
    await keys.press("Enter")
    await expect(window.saying("Into which boat")).to_be_visible()
    await expect(page.locator(".message [data-use^=move]").first).to_be_focused()
    await page.evaluate("performance.now = () => 1e9")  # the page is deaf for a moment no more
    await keys.press("Enter")
    await expect(window.messages.last).to_contain_text("Waiting for")
    assert await page.evaluate("document.activeElement.closest('.message') !== null")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
async def test_everything_fits_the_width_of_a_phone(stage: Stage, dark: bool) -> None:  # noqa: FBT001
    await stage.match("all_aboard", "Ada", "Dara", "Emil")
    name = "dark" if dark else "light"
    for place in ("", "dm"):
        window = await stage.window("Ada", place, size=PHONE, dark=dark)
        await expect(window.page.locator(".picture img").last).to_be_visible()
        await window.shoot(f"phone-{place or 'table'}-{name}")
        wide = await window.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
        inside = await window.page.locator(".scroll").evaluate("one => one.scrollWidth")
        assert inside <= PHONE[0]


async def test_channels_and_games_are_in_a_drawer_on_a_phone(stage: Stage) -> None:
    window = await stage.window("Ada", size=PHONE)
    game = window.page.get_by_role("button", name="All aboard!")
    await expect(game).not_to_be_visible()
    await window.page.get_by_role("button", name="Channels and games").click()
    await expect(game).to_be_visible()
    await window.shoot("phone-drawer")
    await window.page.get_by_role("link", name="chatter").click()
    await expect(window.page.get_by_role("heading", name="# chatter", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("name", "told"),
    [("Ada", "in 2 days"), ("Bruno", "in 2 Tagen"), ("Carmen", "dentro de 2 días")],
)
async def test_times_are_told_in_the_readers_language(stage: Stage, name: str, told: str) -> None:
    at = round(stage.world.clock.now() + 2 * DAY + HOUR)
    stage.chair("Dara").person.says(f"Until <t:{at}:R>", at=stage.table)
    window = await stage.window(name, stage.room())
    await expect(window.saying("Until")).to_contain_text(told)


async def test_dark_or_light_is_chosen_and_remembered(stage: Stage) -> None:
    window = await stage.window("Ada")
    colour = "getComputedStyle(document.body).backgroundColor"
    light = await window.page.evaluate(colour)
    await window.page.get_by_role("button", name="Light or dark").click()
    dark = await window.page.evaluate(colour)
    assert dark != light
    await window.page.reload()
    assert await window.page.evaluate(colour) == dark
    await window.page.get_by_role("button", name="Light or dark").click()
    assert await window.page.evaluate(colour) == light


async def test_everything_that_can_be_used_has_a_name(stage: Stage, toys: Stage) -> None:
    await stage.match("all_aboard", "Ada", "Dara")
    for opened, place in ((stage, ""), (stage, "dm"), (toys, "")):
        window = await opened.window("Ada", place)
        if opened is toys:
            await window.command("people")
            await expect(window.saying("Choose")).to_be_visible()
        assert await window.page.evaluate(NAMELESS) == []


async def test_on_a_phone_the_first_page_says_how_to_try_a_game(stage: Stage) -> None:
    window = await stage.window("Ada", size=PHONE)
    await expect(window.page.locator(".side")).to_be_hidden()
    await window.page.locator(".welcome").get_by_role("button", name="Try a game").click()
    await expect(window.page.locator("[data-shortcuts] button").first).to_be_visible()


async def test_a_note_closes_when_asked_by_its_button_or_by_escape(stage: Stage) -> None:
    window = await stage.window("Ada")
    toasts = window.page.locator(".toast")
    for close in ("Close", "Escape"):
        await window.page.evaluate(
            "sessionStorage.setItem('toast', JSON.stringify(['News', [['There', '/']]]))"
        )
        await window.page.reload()
        await expect(toasts).to_have_count(1)
        if close == "Close":
            await toasts.get_by_role("button", name="Close").click()
        else:
            await window.page.keyboard.press("Escape")
        await expect(toasts).to_have_count(0)
