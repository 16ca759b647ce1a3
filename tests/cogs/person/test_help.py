"""Help and feedback: what to do first, and how to reach the operator."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.status import LastFaults, Reporter
from cogs.person.feedback import LETTERS_KEPT
from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")
FIRST = "Open a table", "Alone", "Learn", "Today"
ALONE = "Alone", "Learn", "Rules", "Today"


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_help_is_one_page_in_ones_language(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        answer = await red.slash("help", at=table.world.table)
        voice = Voice(locale[:2])
        assert answer.ephemeral
        assert all(voice(key) in answer.text for key in ("help-page", "help-more"))
        offered = {command["name"] for command in table.application.commands.values()}
        named = {word.strip("`:;,.?") for word in answer.text.split() if word.startswith("`/")}
        assert {name.removeprefix("/") for name in named} <= offered
        assert {"/hint", "/undo"} <= named
        assert all(icon in answer.text for icon in "📜📝🔍⏪")


async def test_help_begins_with_four_things_to_do(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        answer = await red.slash("help", at=table.world.table)
        assert answer.labels == [*FIRST, "Rules", "Hands in words"]
        shelf = await red.press("Open a table", on=answer)
        assert ENGLISH("shelf-title") in shelf.text
        games = await red.press("Alone", on=answer)
        assert ENGLISH("alone-page") in games.text
        which = await red.press("Rules", on=answer)
        title = Voice("en", "all_aboard")("title")
        rules = await red.select(ENGLISH("rules-which"), title, on=which)
        assert title in rules.text
        lessons = await red.press("Learn", on=answer)
        assert ENGLISH("learning-page") in lessons.text
        private = await red.slash("help", at=red.dm)
        assert private.labels == [*ALONE, "My matches", "Hands in words"]
        assert (await red.press("My matches", on=private)).text == ENGLISH("games-none")


async def letters(table: Evening) -> list[str]:
    await table.settle()
    channel = table.world.find("letters")
    return [message.content for message in channel.messages.values()]


async def test_feedback_reaches_the_operators_channel_without_names_or_hands(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        red.nickname("Admiral")
        table.bot.feedback = table.world.channel("letters").id
        await table.open_table("all_aboard", red, blue)
        (running,) = await table.bot.store.matches.running()
        answer = await red.slash("feedback", text="The monkey is @everyone", at=table.world.table)
        assert answer.text == ENGLISH("feedback-sent")
        (letter,) = await letters(table)
        assert letter == f"💌 all_aboard {running} · en\nThe monkey is @everyone"
        assert not table.world.find("letters").messages.popitem()[1].everyone


async def test_feedback_reaches_an_operator_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, operator = table.people
        table.bot.feedback = operator.id
        answer = await red.slash("feedback", text="Well done", at=table.world.table)
        assert answer.text == ENGLISH("feedback-sent")
        await table.settle()
        assert operator.dms()[-1].text.endswith("Well done")


async def test_feedback_that_cannot_go_anywhere_is_kept_for_the_operator(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        clock = table.bot.delivery.clock
        reporter = Reporter(table.bot, LastFaults(), None)
        assert (await reporter.report(None)).letters == ()
        begin = clock.now()
        for number in range(LETTERS_KEPT + 2):
            clock.now = partial(float, begin + number * 60)
            table.bot.feedback = 12 if number % 2 else None
            text = f"Well done\nno. {number}"
            answer = await red.slash("feedback", text=text, at=table.world.table)
            assert answer.text == ENGLISH("feedback-kept")
        await table.restart()
        status = await Reporter(table.bot, LastFaults(), None).report(None)
        assert len(status.letters) == LETTERS_KEPT
        assert status.letters[-1] == f"– · en\nWell done\nno. {LETTERS_KEPT + 1}"
        assert f"letter   – · en Well done no. {LETTERS_KEPT + 1}\n" in status.in_words()

        clock = table.bot.delivery.clock
        clock.now = partial(float, begin + 24 * 60 * 60)
        table.bot.feedback = table.world.channel("letters").id
        answer = await red.slash("feedback", text="At last", at=table.world.table)
        assert answer.text == ENGLISH("feedback-sent")
        delivered = await letters(table)
        assert delivered[-1] == "💌 – · en\nAt last"
        assert delivered[-2] == f"💌 {status.letters[-1]}"
        assert len(delivered) == LETTERS_KEPT
        assert (await Reporter(table.bot, LastFaults(), None).report(None)).letters == ()


async def test_feedback_has_its_limit(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        clock = table.bot.delivery.clock
        first = await red.slash("feedback", text="Well done", at=table.world.table)
        assert first.text == ENGLISH("feedback-kept")
        soon = await red.slash("feedback", text="Well done", at=table.world.table)
        assert "You can ask again <t:" in soon.text
        later = clock.now() + 60
        clock.now = lambda: later
        again = await red.slash("feedback", text="Well done", at=table.world.table)
        assert again.text == ENGLISH("feedback-kept")


@pytest.mark.parametrize("command", ["help", "config", "settings"])
async def test_of_private_pages_of_one_kind_the_newest_stays(tmp_path: Path, command: str) -> None:
    async with evening(tmp_path, seats=1) as table:
        manager = table.world.member("Mo", permissions=["MANAGE_GUILD"])
        *_, newest = [await manager.slash(command, at=table.world.table) for _ in range(3)]
        await table.settle()
        assert [one.id for one in manager.ephemerals()] == [newest.id]


async def test_private_pages_of_different_things_stay_beside_one_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        first = await red.slash("profile", member=red, at=table.world.table)
        second = await red.slash("profile", member=blue, at=table.world.table)
        await table.settle()
        assert [one.id for one in red.ephemerals()] == [first.id, second.id]
