"""Matches played in Discord by people whose hands come in words: how many words a decision takes.

They go by the names on what they press, and know nothing else: no position, no view.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

from games.kit.words import Voice
from tests.support.evenings.answers import answer, answer_all, answers_of, questions_deep
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

IN_WORDS: Final = Voice("en")("button-hands-in-words")
MY_HAND: Final = "🖐️ My hand"
RACE: Final = "alles_an_bord"
WORD: Final = re.compile(r"[^\W\d_]{2,}")
TILE: Final = re.compile(r"([^\d,]+), [1-9]\d*")
"""What stands on a tile that can be loaded: its name, and how many there are."""


async def in_words(table: Evening, person: Person) -> None:
    """Have hands in words, by the button of the help page."""
    await person.press(IN_WORDS, on=await person.slash("help", at=table.world.table))
    await table.settle()


async def words_of_decisions(folder: Path, slug: str, moves: int, *, closed: bool) -> list[int]:
    """Begin a match, and count the words that are heard before each answer, answers included.

    Where direct messages are `closed`, hands come from the button at the table.
    """
    luck = Random(slug)  # noqa: S311 - for answers
    async with evening(folder) as table:
        for person in table.people:
            await in_words(table, person)
            await table.bot.known_users.prefer(person.id, "lessons", "off")  # they know the game
            if closed:
                person.close_dms()
        await table.open_table(slug, *table.people)
        if slug == RACE:
            return await _words_of_race(table, luck, moves, closed=closed)
        counted = list[int]()
        for _ in range(moves):
            counted += await _words_of_move(table, luck, closed=closed)
        return counted


async def _words_of_move(table: Evening, luck: Random, *, closed: bool) -> list[int]:
    person, hand = await _asked(table, closed=closed)
    counted, asked = list[int](), 0
    while questions_deep(hand) > asked:
        asked = questions_deep(hand)
        counted.append(_words(hand, answers_of(hand)))
        hand = await answer(person, hand, luck.choice(answers_of(hand)))
    for sure in [one.text for one in hand.buttons if one.custom_id.startswith("sure:")]:
        await person.press(sure, on=hand)
    await table.settle()
    return counted


async def _words_of_race(table: Evening, luck: Random, moves: int, *, closed: bool) -> list[int]:
    """Load tile after tile, by name; what is loaded is named in the answer."""
    for person in table.people:
        await answer_all(person, await _hand_of(table, person, closed=closed))
        await table.settle()
    loader, counted = table.people[0], list[int]()
    panel = await _hand_of(table, loader, closed=closed)
    for _ in range(moves):
        counted.append(_words(panel, panel.labels))
        tiles = [one for one in panel.labels if TILE.fullmatch(one)]
        tile = luck.choice(tiles)
        panel = await loader.press(tile, on=panel)
        name = tile.rpartition(", ")[0]
        assert name.lower() in panel.text, (name, panel.text)
        await table.settle()
    return counted


def _words(hand: Seen, answers: list[str]) -> int:
    assert not hand.pictures
    assert all(map(WORD.search, answers)), answers
    return len(WORD.findall("\n".join((hand.text, *answers))))


async def _asked(table: Evening, *, closed: bool) -> tuple[Person, Seen]:
    """Return somebody who is asked, with their hand."""
    for person in table.people:
        hand = await _hand_of(table, person, closed=closed)
        if answers_of(hand):
            return person, hand
    raise AssertionError("nobody is asked")


async def _hand_of(table: Evening, person: Person, *, closed: bool) -> Seen:
    """Return a hand: the last of the direct messages, or what the button at the table answers."""
    if closed:
        return await person.press(MY_HAND, at=table.world.table)
    return person.dms()[-1]
