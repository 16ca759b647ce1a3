"""Matches played in Discord by people whose hands come in words: how many words a decision takes.

They go by the names on what they press, and know nothing else: no position, no view.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

from games.kit.words import Voice
from tests.support.evenings.answers import answer, answers_of, questions_deep
from tests.support.evenings.evening import evening
from tests.support.evenings.sensibly import onward, sensible_path

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

IN_WORDS: Final = Voice("en")("button-hands-in-words")
MY_HAND: Final = "🖐️ My hand"
PLAY_AGAIN: Final = "🔁 Play again"
GOODS: Final = ("blue", "white", "orange", "violet")
WHOLE: Final = 2_000
"""Answers of the longest match."""
WORD: Final = re.compile(r"[^\W\d_]{2,}")
TILE: Final = re.compile(r"([^\d,]+), [1-9]\d*")
"""What stands on a tile that can be loaded: its name, and how many there are."""


async def in_words(table: Evening, person: Person) -> None:
    """Have hands in words, by the button of the help page."""
    await person.press(IN_WORDS, on=await person.slash("help", at=table.world.table))
    await table.settle()


async def words_of_decisions(
    folder: Path, slug: str, moves: int, *, closed: bool, by_lot: bool = False
) -> list[int]:
    """Begin a match, and count the words that are heard before each answer, answers included.

    It is played sensibly, or by lot. Where direct messages are `closed`, hands come from the button
    at the table.
    """
    async with evening(folder) as table:
        heard = await _heard(table, slug, moves, closed=closed, by_lot=by_lot)
        return [words for person in table.people for words in heard[person]]


async def words_of_match(
    folder: Path, slug: str, *, closed: bool, by_lot: bool = False
) -> list[int]:
    """Play a whole match; count the words that one of two hears before each of their answers.

    It is played sensibly, or by lot.

    Raises:
        AssertionError: if it is not over after many moves.
    """
    async with evening(folder) as table:
        heard = await _heard(table, slug, WHOLE, closed=closed, by_lot=by_lot)
        assert _is_over(table), "it goes on"
        return heard[table.people[0]]


async def _heard(
    table: Evening, slug: str, moves: int, *, closed: bool, by_lot: bool
) -> dict[Person, list[int]]:
    """Open a table and answer so many times; return the words that each heard, answer by answer."""
    luck = Random(slug)  # noqa: S311 - for answers
    for person in table.people:
        await in_words(table, person)
        await table.bot.known_users.prefer(person.id, "lessons", "off")  # they know the game
        if closed:
            person.close_dms()
    await table.open_table(slug, *table.people)
    heard: dict[Person, list[int]] = {person: [] for person in table.people}
    for _ in range(moves):
        if _is_over(table):
            break
        person, hand = await _asked(table, closed=closed)
        if answers_of(hand):
            path = () if by_lot else await _sensible_path(table, person)
            heard[person] += await _words_of_move(table, luck, person, hand, path)
        else:
            heard[person].append(await _load(table, luck, person, hand))
    return heard


def _is_over(table: Evening) -> bool:
    return PLAY_AGAIN in [
        button.text for seen in table.people[0].sees(table.world.table) for button in seen.buttons
    ]


async def _sensible_path(table: Evening, person: Person) -> tuple[int, ...]:
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    return sensible_path(match, match.seat_of(person.id))


async def _words_of_move(
    table: Evening, luck: Random, person: Person, hand: Seen, path: tuple[int, ...]
) -> list[int]:
    """Answer along a path, or by lot where it leads nowhere."""
    counted, asked = list[int](), 0
    while questions_deep(hand) > asked:
        asked = questions_deep(hand)
        counted.append(_words(hand, answers_of(hand)))
        wanted = onward(hand, path)
        said = wanted.said if wanted else luck.choice(answers_of(hand))
        hand = await answer(person, hand, said)
    for sure in [one.text for one in hand.buttons if one.custom_id.startswith("sure:")]:
        await person.press(sure, on=hand)
    await table.settle()
    return counted


async def _load(table: Evening, luck: Random, person: Person, panel: Seen) -> int:
    """Load a tile by its name, which the answer says, or do what else can be done in a race."""
    counted = _words(panel, panel.labels)
    said = _loading(panel)
    tiles = [one for one in said if TILE.fullmatch(one)]
    if not tiles:
        await person.press(luck.choice(said), on=panel)
    else:
        tile = luck.choice(tiles)
        after = await person.press(tile, on=panel)
        name = tile.rpartition(", ")[0]
        assert name.lower() in after.text, (name, after.text)
    await table.settle()
    return counted


def _loading(hand: Seen) -> list[str]:
    """Return what is pressed to load a ship, by name: what ends it, else tiles, else goods.

    Where nothing of that is left it is a tile that nobody knows.
    """
    said = [one.text for one in hand.buttons if not one.disabled]
    tiles = [one for one in said if TILE.fullmatch(one)]
    ends = [one for one in said if "Cast off" in one]
    goods = [one for one in said if one in GOODS]
    return ends or tiles or goods or [one for one in said if one == "Load one blind"]


def _words(hand: Seen, answers: list[str]) -> int:
    assert not hand.pictures
    assert all(map(WORD.search, answers)), answers
    return len(WORD.findall("\n".join((hand.text, *answers))))


async def _asked(table: Evening, *, closed: bool) -> tuple[Person, Seen]:
    """Return somebody who is asked, or may load, with their hand."""
    for person in table.people:
        hand = await _hand_of(table, person, closed=closed)
        if answers_of(hand) or _loading(hand):
            return person, hand
    raise AssertionError([(one.text, one.labels) for p in table.people for one in p.dms()[-2:]])


async def _hand_of(table: Evening, person: Person, *, closed: bool) -> Seen:
    """Return a hand: the last of the direct messages, or what the button at the table answers."""
    if closed:
        return await person.press(MY_HAND, at=table.world.table)
    return person.dms()[-1]
