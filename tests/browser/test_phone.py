"""What must fit one screen of a phone, measured in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from games.kit.words import Voice
from tests.support.page.page import PHONE

if TYPE_CHECKING:
    from tests.support.page.page import Stage, Window

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

POLYGLOTS: Final = ("Ada", "Bruno", "Carmen")
"""They read English, German and Spanish."""
WORDIEST: Final = "sea 159"
"""A seed whose cards need eight lines of a phone: of 300, four need so many, and none more."""


async def test_the_race_fits_one_screen_in_every_language_before_and_after_a_press(
    stage: Stage,
) -> None:
    windows = await race(stage)
    for name, window in windows.items():
        panel = window.messages.last
        await window.shoot(f"phone-race-{name}")
        assert await spare_room(window) >= 0, f"what {name} sees first is too high"
        before = await panel.inner_text()
        await panel.locator("[data-use^=load]").first.click()
        await expect(panel).not_to_have_text(before, use_inner_text=True)
        assert await spare_room(window) >= 0, f"what {name} sees after a press is too high"
    await windows["Ada"].shoot("phone-race-pressed")


@pytest.mark.parametrize("name", POLYGLOTS)
async def test_a_race_alone_fits_one_screen_before_and_after_a_press(
    stage: Stage, name: str
) -> None:
    bot = stage.site.bot_runner.bot
    assert isinstance(bot, GameBot)
    bot.referee.seed_for = lambda _origin: WORDIEST
    person = stage.chair(name).person
    await person.slash("play", game="alles_an_bord", level="first", at=person.dm)
    window = await stage.window(name, str(person.dm.id), size=PHONE)
    panel = window.messages.first
    await panel.locator("[data-use]").first.click()
    await expect(panel.locator("[data-use^=load]").nth(5)).to_be_visible()
    for press in ("before", "after"):
        await window.shoot(f"phone-race-alone-{name}-{press}")
        box, room = await panel.bounding_box(), await window.page.locator(".scroll").bounding_box()
        assert box
        assert room
        assert box["height"] <= room["height"], press
        if press == "before":
            before = await panel.inner_text()
            await panel.locator("[data-use^=load]").first.click()
            await expect(panel).not_to_have_text(before, use_inner_text=True)


async def test_the_first_question_of_bandido_fits_one_and_a_half_screens(stage: Stage) -> None:
    host, guest = (stage.chair(name).person for name in ("Bruno", "Ada"))
    german = Voice("de")
    await host.slash("play", game="bandido_alcatraz", at=stage.table)
    await guest.press(german("button-join"), at=stage.table)
    await host.press(german("button-start"), at=stage.table)
    await stage.world.until(host.dms)
    window = await stage.window("Bruno", "dm", size=PHONE)
    await expect(window.messages.last.locator(".picture img")).to_be_visible()
    await window.shoot("phone-bandido")
    assert await spare_room(window, screens=1.5) >= 0


@pytest.mark.parametrize("name", POLYGLOTS)
async def test_the_shelf_fits_one_screen(stage: Stage, name: str) -> None:
    await stage.chair(name).person.slash("play", at=stage.table)
    window = await stage.window(name, stage.room(), size=PHONE)
    await expect(window.messages.last.locator(".picture img")).to_be_visible()
    await window.shoot(f"phone-shelf-{name}")
    assert await spare_room(window) >= 0


@pytest.mark.parametrize("way", ["×", "Escape", "Backspace"])
async def test_a_command_whose_options_may_all_be_left_out_is_left_again(
    stage: Stage, way: str
) -> None:
    window = await stage.window("Ada", size=PHONE)
    await window.composer.fill("/profile ")
    await expect(window.page.locator(".command")).to_have_text("/profile")
    if way == "×":
        await window.page.get_by_role("button", name="Leave the command").click()
    else:
        await window.page.keyboard.press(way)
    await expect(window.composer).to_be_focused()
    await expect(window.page.locator(".command")).to_be_hidden()


async def test_what_the_empty_composer_says_fits_whatever_the_channel_is_called(
    stage: Stage,
) -> None:
    window = await stage.window("Ada", stage.room("second-table"), size=PHONE)
    await expect(window.composer).to_be_visible()
    hidden = "(one) => one.scrollHeight - one.clientHeight"
    assert await window.composer.evaluate(hidden) == 0


LONGEST_HINT: Final = ("tournament open", "rounds")
"""A command and an option that need not be given, with the most to say of it."""


@pytest.mark.parametrize(("command", "option"), [("feedback", "text"), LONGEST_HINT])
@pytest.mark.parametrize("name", POLYGLOTS)
async def test_what_a_command_asks_for_is_read_whole(
    stage: Stage, name: str, command: str, option: str
) -> None:
    window = await stage.window(name, size=PHONE)
    await window.composer.fill(f"/{command} ")
    await expect(window.page.locator(".command")).to_have_text(f"/{command}")
    await window.add_option(option)
    await expect(window.field(option)).to_be_focused()
    language = stage.chair(name).person.user.locale[:2]
    key = f"command-{command}-{option}".replace(" ", "-")
    asked = window.page.locator(".asked")
    await expect(asked).to_have_text(Voice(language)(key))
    await window.shoot(f"phone-asked-{option}-{name}")
    hidden = (
        "(one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)"
    )
    assert await asked.evaluate(hidden) <= 0
    box = await asked.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


async def race(stage: Stage) -> dict[str, Window]:
    """Start a race for people of three languages; return their hands, once all are ready."""
    bot = stage.site.bot_runner.bot
    assert isinstance(bot, GameBot)
    bot.referee.seed_for = lambda _origin: WORDIEST
    host, *guests = [stage.chair(name).person for name in POLYGLOTS]
    await host.slash("play", game="alles_an_bord", at=stage.table)
    for guest in guests:
        await guest.press("Join", at=stage.table)
    await host.press("Start", at=stage.table)
    dealt = [stage.chair(name).person.dms for name in POLYGLOTS]
    await stage.world.until(lambda: all(dms() for dms in dealt))
    windows = {name: await stage.window(name, "dm", size=PHONE) for name in POLYGLOTS}
    for window in windows.values():
        await window.messages.last.locator("[data-use]").first.click()
    for window in windows.values():
        await expect(window.messages.last.locator("[data-use]").nth(5)).to_be_visible()
    return windows


async def spare_room(window: Window, screens: float = 1) -> float:
    """Return how many pixels of so many screens the newest message leaves free."""
    room = await window.page.locator(".scroll").bounding_box()
    assert room
    needed = None
    while needed is None:  # the page may just be drawing the message anew
        needed = await window.messages.last.bounding_box()
    return room["height"] * screens - needed["height"]
