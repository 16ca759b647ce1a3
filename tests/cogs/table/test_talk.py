"""Talk: sentences at a press, read at the table and in all hands until their speaker moves."""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from cogs.kit.presentation import Presentation
from games import SHELF
from games.kit.draw.speech import ROW
from games.kit.words import LANGUAGES, Voice
from tests.support.evenings.evening import evening, in_full

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

MOST_ON_A_BUTTON = 80


def size_of(seen: Seen) -> tuple[int, int]:
    """Return how large a message's picture is, in pixels."""
    return Image.open(BytesIO(seen.pictures[0].bytes)).size


async def say(table: Evening, person: Person, words: str) -> str:
    """Say a sentence; return what the speaker reads of that."""
    asked = await person.press("💬", on=table.hand(person))
    (on_button,) = [one.text for one in asked.buttons if one.text.endswith(words)]
    said = await person.press(on_button, on=asked)
    await table.settle()
    return said.text


async def test_a_sentence_is_read_at_the_table_and_in_hands_until_its_speaker_moves(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, locales=("en-US", "de")) as table:
        red, blue = table.people
        await table.open_table("bandido_alcatraz", red, blue)
        await say(table, blue, "Ich kann zwei Tunnel verbinden.")
        said = f"{blue.name}: “I can join two tunnels.”"
        assert said in in_full(table.table())
        assert said in in_full(table.hand(red))
        assert "Ich kann zwei Tunnel verbinden." in in_full(table.hand(blue))
        for _ in table.people:
            await table.move()
        assert "I can join two tunnels." not in in_full(table.table())
        assert "I can join two tunnels." not in in_full(table.hand(red))


@pytest.mark.draws
async def test_what_is_said_stands_in_bubbles_in_the_picture_and_not_in_the_text_as_well(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        shown = [table.table(), table.hand(red)]
        before = [size_of(one) for one in shown]
        await say(table, blue, "Not my elephant!")
        shown = [table.table(), table.hand(red)]
        for one, (width, height) in zip(shown, before, strict=True):
            assert "Not my elephant!" not in one.text
            assert size_of(one) == (width, height + ROW // 2)


async def test_who_reads_in_words_reads_what_is_said_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        page = await red.slash("settings", at=table.world.table)
        await red.select("prefer:words", "on", on=page)
        await say(table, blue, "Not my elephant!")
        assert "“Not my elephant!”" in red.dms()[-1].text


async def test_what_was_said_is_read_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        await say(table, red, "Not my elephant!")
        await table.restart()
        assert "You have said something already" in await say(table, red, "Sorry!")
        await say(table, blue, "Well played!")
        said = re.findall("“(.+?)”", in_full(table.table()))
        assert said == ["Not my elephant!", "Well played!"]


async def test_one_sentence_is_said_in_a_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", *table.people)
        await say(table, red, "Not my elephant!")
        assert "You have said something already" in await say(table, red, "Sorry!")
        assert "Sorry!" not in in_full(table.table())


async def test_who_does_not_want_to_read_what_others_say_does_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        page = await blue.slash("settings", at=table.world.table)
        await blue.select("prefer:talk", "off", on=page)
        await say(table, red, "Not my elephant!")
        assert "Not my elephant!" in in_full(table.hand(red))
        assert "Not my elephant!" not in in_full(table.hand(blue))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_has_something_to_say(tmp_path: Path, language: str) -> None:
    async with evening(tmp_path) as table:
        for slug, shown in table.bot.presentations.items():
            assert isinstance(shown, Presentation)
            voice = Voice(language, slug)
            assert slug not in SHELF or 5 <= len(shown.sentences) <= 8
            for word in shown.sentences:
                assert voice.knows(f"talk-{word}")
                assert len(voice(f"talk-{word}")) <= MOST_ON_A_BUTTON
