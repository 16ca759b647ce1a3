"""Every kind of control in the browser, with a bot that has them all."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from playground.tests.support.browser import PHONE
from playground.tests.support.toys import SCRIPT, Toys

if TYPE_CHECKING:
    from playground.tests.support.browser import Stage, Window

pytest_plugins = ("playground.tests.support.browser_fixtures",)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,  # `make test` plays on a phone alone
    pytest.mark.asyncio(loop_scope="module"),
]


def go_on(toys: Stage) -> None:
    """Let the bot that waits go on."""
    bot = toys.site.bot_runner.bot
    assert isinstance(bot, Toys)
    bot.go_on.set()


def waits_for(toys: Stage, typed: str) -> bool:
    """Whether the bot is being asked for completions of a text."""
    unanswered = toys.world.services.interactions.unanswered
    return any(typed in one.command_options.values() for one in unanswered)


async def with_form(toys: Stage) -> Window:
    """Open the form and fill it in."""
    window = await toys.window("Ada")
    await window.command("form")
    dialog = window.page.locator("dialog.form")
    await expect(dialog.get_by_role("heading")).to_have_text("A sealed choice")
    await dialog.get_by_label("Name your ship").fill("Marigold")
    await dialog.get_by_label("South").check()
    await dialog.get_by_label("Apple").check()
    await dialog.get_by_label("Banana").check()
    await dialog.locator(".shown").click()
    await window.page.locator(".choices:popover-open [role=option]", has_text="Bruno").click()
    return window


async def test_a_press_counts_though_its_message_changes_under_the_finger(toys: Stage) -> None:
    ada, bruno = await toys.window("Ada"), await toys.window("Bruno")
    await ada.command("count")
    await bruno.saying("Not pressed").get_by_role("button", name="Count").hover()
    await bruno.page.mouse.down()
    await ada.press("Count")
    await expect(ada.saying("Pressed 1 times")).to_be_visible()
    await bruno.page.mouse.up()
    await expect(bruno.saying("Pressed 2 times")).to_be_visible()


async def test_a_key_that_is_held_presses_once(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("count")
    await window.page.get_by_role("button", name="Count").focus()
    await window.page.keyboard.down("Enter")
    await expect(window.saying("Pressed 1 times")).to_be_visible()
    await window.page.keyboard.down("Enter")
    await window.page.keyboard.up("Enter")
    await window.press("Count")
    await expect(window.saying("Pressed 2 times")).to_be_visible()


async def test_a_question_that_comes_under_the_focus_is_deaf_to_keys_for_a_moment(
    toys: Stage,
) -> None:
    window = await toys.window("Ada")
    await window.command("duel")
    await expect(window.page.locator(".aloud")).to_have_text(re.compile("Question 1"))
    await window.page.keyboard.press("Alt+0")
    first = window.page.get_by_role("button", name="crossed swords Fight")
    await expect(first).to_be_focused()
    await window.page.evaluate("performance.now = () => 1e9")
    await window.page.keyboard.press("Enter")
    await expect(window.saying("Question 2")).to_be_visible()
    await expect(window.page.locator(".aloud")).to_have_text(re.compile("Question 2"))
    await expect(first).to_be_focused()
    await window.page.keyboard.press("Enter")
    await window.page.evaluate("performance.now = () => 1e9 + 401")
    await window.page.keyboard.press("Enter")
    await expect(window.saying("Question 3")).to_be_visible()
    assert await window.saying("Question 4").count() == 0


async def test_a_message_that_goes_under_the_finger_stays_gone(toys: Stage) -> None:
    window, watcher = await toys.window("Ada"), await toys.window("Bruno")
    await window.command("edits")
    await watcher.saying("Soon gone").hover()
    await watcher.page.mouse.down()
    go_on(toys)
    await expect(watcher.messages).to_have_count(1)
    await watcher.page.mouse.up()
    await watcher.page.evaluate("new Promise((done) => setTimeout(done))")
    assert await watcher.messages.count() == 1


async def test_a_form_is_filled_in_and_answered_privately(toys: Stage) -> None:
    window = await with_form(toys)
    await window.shoot("form")
    await window.press("Submit")
    await expect(window.page.locator("dialog.form")).not_to_be_visible()
    said = window.saying("Marigold sails s with Apple, Banana and @Bruno")
    await expect(said).to_contain_text("Only you can see this")


async def test_a_form_says_which_required_field_is_empty(toys: Stage) -> None:
    window = await with_form(toys)
    await window.page.get_by_label("Name your ship").fill("")
    await window.press("Submit")
    wrong = window.page.locator('[data-wrong="name"]')
    await expect(wrong).to_have_text("This field is required.")
    await expect(window.page.get_by_label("Name your ship")).to_be_focused()


async def test_a_form_that_is_not_answered_says_so_and_keeps_what_was_entered(toys: Stage) -> None:
    window = await with_form(toys)
    await window.page.get_by_label("Name your ship").fill("Silence")
    await window.press("Submit")
    await toys.three_seconds_pass()
    problem = window.page.locator("dialog.form .problem")
    await expect(problem).to_have_text("Something went wrong. Try again.")
    await expect(window.page.get_by_label("Name your ship")).to_have_value("Silence")


async def test_options_are_completed_by_the_bot_as_one_types(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.composer.fill("/fruit ")
    await expect(window.offers).to_have_text(["Apple", "Apricot", "Banana", "Cherry"])
    await window.field("name").press_sequentially("ap")
    await expect(window.offers).to_have_text(["Apple", "Apricot"])
    await window.shoot("autocomplete")
    await window.field("name").press("ArrowDown")
    await window.field("name").press("Enter")
    await window.field("name").press("Enter")
    await expect(window.saying("1 apricot")).to_be_visible()


async def test_optional_options_are_added_and_listed(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.composer.fill("/fruit ")
    await window.field("name").fill("plum")
    await window.page.get_by_role("button", name="+ count").click()
    await window.field("count").fill("3")
    await window.page.get_by_role("button", name="+ whose").click()
    await window.field("whose").fill("Em")
    await expect(window.offers).to_have_text(["Emil"])
    await window.field("whose").press("Enter")
    await window.page.get_by_role("button", name="+ ripe").click()
    await window.offers.filter(has_text="False").click()
    await window.page.locator(".send").click()
    await expect(window.saying("3 plum of @Emil, green")).to_be_visible()


async def test_completions_that_do_not_come_are_said_to_be_missing(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.composer.fill("/fruit ")
    await window.field("name").fill("slow")
    await toys.world.until(lambda: waits_for(toys, "slow"))
    await toys.three_seconds_pass()
    await expect(window.page.locator(".composer .problem")).to_have_text("Loading options failed")


async def test_a_command_without_an_answer_fails_for_its_user_alone(toys: Stage) -> None:
    window, other = await toys.window("Ada"), await toys.window("Bruno")
    await window.command("silent")
    failed = window.saying("The application did not respond")
    await expect(failed).to_be_visible()
    await window.shoot("failed-command")
    await expect(other.messages).to_have_count(0)
    await failed.get_by_role("button", name="Dismiss").click()
    await expect(window.messages).to_have_count(0)


async def test_a_button_without_an_answer_fails_below_its_message(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("people")
    await window.press("Nobody answers")
    await toys.three_seconds_pass()
    line = window.saying("Choose").locator(".failed")
    await expect(line).to_have_text("This interaction failed")
    await expect(window.page.get_by_role("button", name="Closed")).to_be_disabled()


async def test_several_people_are_chosen_in_a_user_select(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("people")
    await window.press("Whom?")
    listed = window.page.locator(".choices:popover-open [role=option]")
    await window.page.keyboard.type("a")
    await listed.filter(has_text="Dara").click()
    await listed.filter(has_text="Carmen").click()
    await window.shoot("user-select")
    await window.press("Done")
    await expect(window.saying("You chose Carmen and Dara")).to_be_visible()


async def test_two_of_several_options_are_chosen_and_a_channel(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("people")
    await window.press("Where?")
    await window.page.locator(".choices:popover-open [role=option]", has_text="chatter").click()
    await expect(window.saying("You chose # chatter")).to_be_visible()
    await window.press("Which two?")
    listed = window.page.locator(".choices:popover-open [role=option]")
    for name in ("Apple", "Cherry", "Banana"):
        await listed.filter(has_text=name).click()
    await window.press("Done")
    await expect(window.saying("You chose Apple and Cherry")).to_contain_text("(edited)")


async def test_a_thinking_answer_is_shown_and_then_filled(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("think")
    await expect(window.saying("Bot is thinking…")).to_be_visible()
    go_on(toys)
    await expect(window.saying("I have thought")).to_contain_text("Ada used /think")
    await expect(window.messages).to_have_count(1)


async def test_edits_and_deletions_are_seen_by_who_only_watches(toys: Stage) -> None:
    window, watcher = await toys.window("Ada"), await toys.window("Bruno")
    await window.command("edits")
    await expect(watcher.saying("Soon gone")).to_be_visible()
    go_on(toys)
    await expect(watcher.saying("Other words")).to_contain_text("(edited)")
    await expect(watcher.messages).to_have_count(1)


async def test_a_layout_shows_pictures_with_their_words_and_hides_spoilers(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("layout")
    await expect(window.page.get_by_label("Amber sea")).to_be_visible()
    await expect(window.page.get_by_label("Teal sky")).not_to_be_visible()
    await expect(window.saying("which this page does not load")).to_contain_text("Far away")
    for _ in range(2):
        await window.page.locator('.spoiler[aria-expanded="false"]').first.click()
    await expect(window.page.get_by_label("Teal sky")).to_be_visible()
    await expect(window.page.get_by_text("A secret")).to_be_visible()
    await window.shoot("layout")
    await window.page.get_by_label("Amber sea").click()
    await expect(window.page.locator("dialog.enlarged p")).to_have_text("Amber sea")


async def test_the_longest_question_of_a_select_fits_the_width_of_a_phone(toys: Stage) -> None:
    window = await toys.window("Ada", size=PHONE)
    await window.command("layout")
    await expect(window.page.get_by_role("button", name="Which of all these")).to_be_visible()
    await window.shoot("phone-layout")
    assert await window.page.locator(".scroll").evaluate("one => one.scrollWidth") <= PHONE[0]


async def test_a_picture_that_comes_late_leaves_the_list_at_its_end(toys: Stage) -> None:
    window = await toys.window("Ada", size=PHONE)
    await window.command("layout")
    await expect(window.page.get_by_label("Amber sea")).to_be_visible()
    left = await window.page.locator(".scroll").evaluate(
        """async (list) => {
          list.querySelector(".message:last-child").style.minHeight = "1500px";
          list.dispatchEvent(new Event("scroll")); // of before, and told by now
          await new Promise((done) => setTimeout(done, 100));
          return list.scrollHeight - list.scrollTop - list.clientHeight;
        }"""
    )
    assert left <= 1


async def test_an_embed_is_shown(toys: Stage) -> None:
    window = await toys.window("Ada", dark=True)
    await window.command("embed")
    shown = window.page.locator(".embed")
    await expect(shown.locator("strong")).to_have_text("Calm")
    await expect(shown.locator("dt")).to_have_text(["Wind", "Crew"])
    await expect(shown.locator("img")).to_be_visible()
    await window.shoot("embed-dark")


async def test_nothing_that_is_said_can_script_the_page(toys: Stage) -> None:
    window = await toys.window("Ada")
    await window.command("nasty")
    await expect(window.saying(SCRIPT)).to_be_visible()
    await window.composer.fill(SCRIPT)
    await window.composer.press("Enter")
    await expect(window.messages).to_have_count(2)
    await expect(window.messages.last.locator(".text")).to_have_text(SCRIPT)
    await window.page.reload()
    await expect(window.messages).to_have_count(2)
    assert "table" in await window.page.title()
    assert await window.page.locator(".message script, .message img[src=x]").count() == 0


async def test_typing_is_shown_to_the_others(toys: Stage) -> None:
    window, other = await toys.window("Ada"), await toys.window("Bruno")
    await asyncio.gather(
        expect(other.page.locator(".typing")).to_have_text("Ada is typing…"),
        window.composer.fill("Well, …"),
    )


async def test_escape_leaves_lists_commands_and_forms(toys: Stage) -> None:
    window = await toys.window("Ada")
    keys = window.page.keyboard
    await window.composer.fill("/fruit ")
    await expect(window.offers.first).to_be_visible()
    await keys.press("Escape")
    await expect(window.offers.first).not_to_be_visible()
    await keys.press("Escape")
    await expect(window.composer).to_be_focused()
    await window.command("form")
    await expect(window.page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")
    await expect(window.page.get_by_role("dialog")).not_to_be_visible()
