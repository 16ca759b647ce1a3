"""What goes wrong, and what the page says then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.support.page.page import Stage, Window

pytest_plugins = ("tests.support.page.fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,  # `make test` plays on a phone alone
    pytest.mark.asyncio(loop_scope="module"),
]

REQUIRED = "name: This option is required. Specify a value."


def problem(window: Window) -> Locator:
    """What the composer complains of."""
    return window.page.locator(".composer .problem")


async def test_an_unknown_command_is_not_sent(stage: Stage) -> None:
    window = await stage.window("Ada")
    await window.composer.fill("/sink everything")
    await window.composer.press("Enter")
    await expect(problem(window)).to_have_text("There is no command /sink here.")
    await expect(window.composer).to_have_value("/sink everything")
    await expect(window.messages).to_have_count(0)


async def test_a_missing_option_is_asked_for(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.composer.fill("/fruit ")
    await expect(window.offers.first).to_be_visible()
    await window.field("name").press("Escape")
    await expect(window.offers.first).to_be_hidden()
    await window.page.locator(".send").click()
    await expect(problem(window)).to_have_text(REQUIRED)
    await expect(window.field("name")).to_be_focused()
    await window.shoot("missing-option")


async def test_what_the_bot_refuses_is_said_to_its_user_alone(stage: Stage) -> None:
    window, other = await stage.window("Ada"), await stage.window("Bruno")
    await window.command("hand")
    await expect(window.saying("Only you can see this")).to_be_visible()
    await expect(window.messages).to_have_count(1)
    await expect(other.messages).to_have_count(0)


async def test_a_game_that_is_no_choice_is_refused_beside_the_composer(stage: Stage) -> None:
    window = await stage.window("Ada")
    await window.composer.fill("/play ")
    await window.add_option("game")
    await window.field("game").fill("Chess")
    await window.field("game").press("Enter")
    await expect(problem(window)).to_have_text("game: Pick one of the choices.")
    await expect(window.messages).to_have_count(0)


async def test_a_number_out_of_bounds_is_refused_beside_the_composer(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.composer.fill("/fruit ")
    await window.field("name").fill("plum")
    await window.page.get_by_role("button", name="+ count").click()
    await window.field("count").fill("12")
    await window.page.locator(".send").click()
    await expect(problem(window)).to_have_text("count: At most 9.")
    await expect(window.field("name")).to_have_value("plum")


async def test_a_text_that_is_too_long_is_kept_and_counted(stage: Stage) -> None:
    window = await stage.window("Ada")
    await window.composer.fill("x" * 2001)
    await expect(window.page.locator(".count")).to_have_text("-1")
    await window.composer.press("Enter")
    await expect(problem(window)).to_contain_text("at most 2000 characters; this one has 2001")
    await expect(window.composer).to_have_value("x" * 2001)


async def test_a_picture_that_is_not_there_says_what_it_shows(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.page.route("**/files/**", lambda route: route.fulfill(status=404))
    await window.command("layout")
    await expect(window.page.locator(".absent").first).to_have_text(
        "The picture is not there. It shows: Amber"
    )


async def test_a_place_that_is_not_there_leads_back(stage: Stage) -> None:
    window = await stage.window("Ada", "123")
    await expect(window.page.get_by_role("heading")).to_have_text("Ada sees no such place.")
    await window.page.get_by_role("link", name="Back to the harbour").click()
    await expect(window.composer).to_be_visible()


async def test_a_place_that_goes_away_while_one_looks_leads_back(stage: Stage) -> None:
    window = await stage.window("Ada", stage.room("chatter"))
    await expect(window.page.get_by_role("heading", name="# chatter", exact=True)).to_be_visible()
    stage.world.delete(stage.world.find("chatter"))
    await expect(window.page.get_by_role("heading", name="# table", exact=True)).to_be_visible()
    await expect(window.page.locator(".places", has_text="chatter")).to_have_count(0)


async def test_a_lost_connection_is_said_and_found_again_with_the_draft(stage: Stage) -> None:
    window, other = await stage.window("Ada"), await stage.window("Bruno")
    await window.composer.fill("Well, I think …")
    await stage.lose()
    await expect(window.page.locator(".banner")).to_contain_text("Connection lost")
    await window.composer.press("Enter")
    await expect(problem(window)).to_contain_text("Nothing was sent")
    await window.shoot("lost-connection")
    stage.chair("Bruno").person.says("Meanwhile", at=stage.table)
    await stage.find_again()
    await expect(window.saying("Meanwhile")).to_be_visible()
    await expect(window.page.locator(".banner")).not_to_be_visible()
    await expect(window.composer).to_have_value("Well, I think …")
    await window.composer.press("Enter")
    await expect(other.saying("Well, I think …")).to_be_visible()


async def test_a_command_half_filled_in_is_still_there_after_reloading(stage: Stage) -> None:
    window = await stage.window("Ada")
    await window.composer.fill("/play ")
    await window.add_option("game")
    await window.field("game").fill("All")
    await window.page.reload()
    await expect(window.field("game")).to_have_value("All")
    await window.page.goto(f"{stage.address}/as/ada/{stage.room('chatter')}")
    await expect(window.composer).to_have_value("")


async def test_two_tabs_of_one_person_show_the_same(stage: Stage) -> None:
    one, two = await stage.window("Ada"), await stage.window("Ada")
    await one.command("games")
    await expect(two.messages).to_contain_text("Only you can see this")
    await two.press("Dismiss")
    await expect(one.messages).to_have_count(0)
    await two.page.reload()
    await expect(two.messages).to_have_count(0)


async def test_a_stopped_bot_is_shown_and_comes_back_with_its_match(stage: Stage) -> None:
    await stage.match("all_aboard", "Ada", "Dara")
    window = await stage.window("Ada")
    await window.press("Stop the bot")
    await expect(window.page.locator(".bot")).to_contain_text("The bot is offline")
    await window.press("My hand")
    await stage.three_seconds_pass()
    await expect(window.saying("This interaction failed")).to_be_visible()
    await window.shoot("bot-offline")
    await window.press("Start the bot")
    await expect(window.page.locator(".bot")).to_contain_text("The bot is online")
    await window.press("My hand")
    await expect(window.saying("Only you can see this")).to_be_visible()
    await expect(window.page.locator(".shortcut")).to_have_count(len(await stage.games()))


async def test_earlier_messages_come_as_one_scrolls_up(stage: Stage) -> None:
    for number in range(200):
        stage.chair("Bruno").person.says(f"Line {number}", at=stage.table)
    window = await stage.window("Ada")
    await expect(window.messages).to_have_count(80)
    await expect(window.saying("Line 199")).to_be_in_viewport()
    for count in (160, 200):
        await window.page.locator(".scroll").evaluate("one => one.scrollTo(0, 0)")
        await expect(window.messages).to_have_count(count)
    texts = await window.page.locator(".message .text").all_inner_texts()
    assert texts == [f"Line {number}" for number in range(200)]


async def test_new_messages_do_not_pull_a_reader_down(stage: Stage) -> None:
    for number in range(60):
        stage.chair("Bruno").person.says(f"Line {number}", at=stage.table)
    window = await stage.window("Ada")
    await window.page.locator(".scroll").evaluate("one => one.scrollTo(0, 0)")
    await expect(window.saying("Line 10")).to_be_in_viewport()
    stage.chair("Bruno").person.says("News", at=stage.table)
    await expect(window.saying("News")).not_to_be_in_viewport()
    await window.press("New messages")
    await expect(window.saying("News")).to_be_in_viewport()
