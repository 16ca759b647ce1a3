"""Help and feedback: what to do first, and how to reach the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_help_is_one_page_in_ones_language(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        answer = await red.slash("help", at=table.world.table)
        voice = Voice(locale[:2])
        assert answer.ephemeral
        assert voice("help-page") in answer.text
        offered = {command["name"] for command in table.application.commands.values()}
        named = {word.strip("`:;,.?") for word in answer.text.split() if word.startswith("`/")}
        assert {name.removeprefix("/") for name in named} <= offered
        assert {"/hint", "/undo"} <= named
        assert all(icon in answer.text for icon in "📜📝🔍⏪")


async def test_help_begins_with_three_things_to_do(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        answer = await red.slash("help", at=table.world.table)
        assert answer.labels == ["Open a table", "Alone", "Rules"]
        shelf = await red.press("Open a table", on=answer)
        assert ENGLISH("shelf-title") in shelf.text
        games = await red.press("Alone", on=answer)
        assert ENGLISH("alone-page") in games.text
        which = await red.press("Rules", on=answer)
        title = Voice("en", "all_aboard")("title")
        rules = await red.select(ENGLISH("rules-which"), title, on=which)
        assert title in rules.text
        private = await red.slash("help", at=red.dm)
        assert private.labels == ["Rules"]


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


async def test_feedback_that_cannot_go_anywhere_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        nowhere = await red.slash("feedback", text="Well done", at=table.world.table)
        assert nowhere.text == ENGLISH("feedback-nowhere")
        table.bot.feedback = 12
        lost = await red.slash("feedback", text="Well done", at=table.world.table)
        assert lost.text == ENGLISH("feedback-lost")
        clock = table.bot.delivery.clock
        soon = await red.slash("feedback", text="Well done", at=table.world.table)
        assert "You can ask again <t:" in soon.text
        later = clock.now() + 60
        clock.now = lambda: later
        again = await red.slash("feedback", text="Well done", at=table.world.table)
        assert again.text == ENGLISH("feedback-lost")
