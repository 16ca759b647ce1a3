"""A match in the browser: three people sit down, play, and see what is theirs to see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.support.evenings.answers import answers_of

if TYPE_CHECKING:
    from tests.support.page.page import Stage

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,  # `make test` plays on a phone alone
    pytest.mark.asyncio(loop_scope="module"),
]

GAME, TITLE = "all_aboard", "All aboard!"
NAMES = ("Ada", "Dara", "Emil")  # those who read English
PRIVATE = "Only you can see this"


def mover_of(stage: Stage) -> str:
    """Return who is offered something to decide in the direct messages."""
    return next(name for name in NAMES if answers_of(stage.chair(name).person.dms()[-1]))


async def test_three_people_open_a_table_sit_down_and_start(stage: Stage) -> None:
    host, *guests = [await stage.window(name) for name in NAMES]
    await host.command("play", game=TITLE)
    for name, guest in zip(NAMES[1:], guests, strict=True):
        await guest.press("Join")
        await expect(host.saying("seats taken")).to_contain_text(name)
    await host.shoot("match-lobby")
    await host.press("Start")
    for window in (host, *guests):
        await expect(window.saying("🔔")).to_be_visible()
    await host.shoot("match-table")


async def test_each_reads_another_hand_in_the_direct_messages(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    hands = set()
    for name in NAMES:
        window = await stage.window(name, "dm")
        hands.add(await window.page.locator(".picture").get_attribute("aria-label"))
    assert len(hands) == len(NAMES)


async def test_a_move_by_two_buttons_changes_the_picture_for_everybody(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    mover = mover_of(stage)
    watcher = await stage.window(next(name for name in NAMES if name != mover))
    picture = watcher.page.locator(".picture").last
    before = str(await picture.get_attribute("aria-label"))
    hand = await stage.window(mover, "dm")
    await expect(hand.messages.last).to_contain_text("Which animal?")
    await hand.page.locator(".message [data-use^=move]").first.click()
    await expect(hand.messages.last).to_contain_text("Into which boat")
    await hand.shoot("match-hand")
    await hand.page.locator(".message [data-use^=move]").first.click()
    await expect(picture).not_to_have_attribute("aria-label", before)
    await expect(watcher.saying("🔔")).not_to_contain_text(f"@{mover}")


async def test_nobody_sees_anothers_private_answer_live_or_after_reloading(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    mine, other = await stage.window("Ada"), await stage.window("Emil")
    await mine.press("My hand")
    await expect(mine.saying(PRIVATE)).to_be_visible()
    await expect(other.messages.filter(has_text=PRIVATE)).to_have_count(0)
    for window, count in ((other, 0), (mine, 1)):
        await window.page.reload()
        await expect(window.saying("🔔")).to_be_visible()
        await expect(window.messages.filter(has_text=PRIVATE)).to_have_count(count)


async def test_anothers_hand_has_no_address_that_serves_it(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    mine, other = await stage.window("Ada", "dm"), await stage.window("Emil")
    picture = str(await mine.page.locator(".picture img").get_attribute("src"))
    as_other = picture.replace("/as/ada/", "/as/emil/")
    assert (await other.page.request.get(stage.address + picture)).status == 200
    assert (await other.page.request.get(stage.address + as_other)).status == 404
    room = mine.page.url.replace("/as/ada/", "/as/emil/")
    assert (await other.page.request.get(room)).status == 404


async def test_an_unread_mark_calls_whoever_was_dealt_a_hand_until_it_is_read(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    window = await stage.window("Ada", stage.room("chatter"))
    door = window.page.locator(".place", has_text="Gangway")
    await expect(door.locator(".badge")).to_have_text("1")
    await door.click()
    await expect(window.saying("All aboard!")).to_be_visible()
    await expect(door.locator(".badge")).to_have_count(0)


async def test_changing_chairs_in_the_direct_messages_shows_the_next_hand(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    window = await stage.window("Ada", "dm")
    picture = window.page.locator(".picture")
    before = str(await picture.get_attribute("aria-label"))
    await window.page.keyboard.press("Alt+5")
    await expect(window.page).to_have_title(re.compile("Emil"))
    await expect(picture).not_to_have_attribute("aria-label", before)


async def test_one_click_seats_everybody_and_the_first_move_is_one_click_away(stage: Stage) -> None:
    window = await stage.window("Ada")
    await window.page.get_by_role("button", name=TITLE).click()
    await expect(window.page.locator(".toast")).to_contain_text("Everybody is seated")
    alt = str(await window.page.locator(".picture").last.get_attribute("aria-label"))
    assert all(chair.person.name in alt for chair in stage.site.chairs)
    await window.page.locator(".toast a").click()
    await expect(window.page.locator(".message [data-use^=move]").first).to_be_visible()


async def test_a_second_try_plays_in_a_thread(stage: Stage) -> None:
    await stage.match(GAME, *NAMES)
    window = await stage.window("Ada")
    await window.page.get_by_role("button", name=TITLE).click()
    await expect(window.page.locator(".room > .head")).to_contain_text("Thread in # table")
    await expect(window.page.locator(".places .thread")).to_have_count(1)
    await expect(window.saying("Waiting for")).to_be_visible()
