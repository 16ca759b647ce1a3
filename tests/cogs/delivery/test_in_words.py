"""Hands in words: what is read aloud in place of a picture, and by what it is answered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from tests.support.evenings.answers import answer_all, answers_of
from tests.support.evenings.by_words import IN_WORDS, in_words
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen

SAY = Voice("en")
WITH_PICTURE = SAY("button-hands-with-picture")
WORD = re.compile(r"[^\W\d_]{2}")


def hand_of(person: Person) -> Seen:
    return next(seen for seen in person.dms() if answers_of(seen))


async def test_a_hand_in_words_says_question_cards_news_and_answers_in_this_order(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await in_words(table, red)
        await table.open_table("all_aboard", red, blue)
        acting = [one for one in (red, blue) if any(answers_of(seen) for seen in one.dms())]
        if acting == [blue]:
            await answer_all(blue, hand_of(blue))
            await table.settle()
        await answer_all(red, hand_of(red))
        await table.settle()
        assert hand_of(blue).pictures, "the setting is one's own"
        await answer_all(blue, hand_of(blue))
        await table.settle()
        hand = hand_of(red)
        assert not hand.pictures
        order = ["Your turn!", "Your hand:", " kg", f"{blue.name} ", "All aboard!"]
        places = [hand.text.index(said) for said in order]
        assert places == sorted(places), hand.text
        assert all(WORD.search(one.text) for one in hand.buttons), hand.labels


async def test_a_hand_comes_in_words_and_with_a_picture_as_soon_as_that_is_wanted(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("abordaje", red, blue)
        assert hand_of(red).pictures
        everything = await red.press("📝", on=hand_of(red))
        done = await red.press(IN_WORDS, on=everything)
        assert SAY("hands-in-words-on") in done.text
        await table.settle()
        assert not hand_of(red).pictures
        await red.press(WITH_PICTURE, on=done)
        await table.settle()
        assert hand_of(red).pictures


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("alles_an_bord", "Alles an Bord!"),
        ("bandido_alcatraz", "Say something"),
        ("off_the_rails", "North – Red"),
    ],
)
async def test_what_is_pressed_in_words_has_a_word(tmp_path: Path, game: str, said: str) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        for one in (red, blue):
            await in_words(table, one)
        await table.open_table(game, red, blue)
        hand = next(hand for one in (red, blue) for hand in one.dms() if answers_of(hand))
        assert [one for one in hand.labels if said in one], hand.labels
        assert all(map(WORD.search, hand.labels)), hand.labels


async def test_the_race_is_run_by_names_and_numbers(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await in_words(table, red)
        await table.open_table("alles_an_bord", red, blue)
        for one in (red, blue):
            await answer_all(one, hand_of(one))
            await table.settle()
        panel = next(seen for seen in red.dms() if "loading" in seen.text)
        assert all(map(WORD.search, panel.labels)), panel.labels
        sabre = next(one for one in panel.labels if re.fullmatch(r"Sabre, [1-9]", one))
        after = await red.press(sabre, on=panel)
        assert "on deck: sabre" in after.text
