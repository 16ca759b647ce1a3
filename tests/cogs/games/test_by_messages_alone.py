"""Games, played in Discord by somebody who sees no picture.

They read what their hand says, the alt text of its picture, and what stands on its controls, and
nothing else: no position, no view. Every answer must be named there. Here matches are begun; `make
long` plays them to their end.
"""

from __future__ import annotations

import re
from functools import partial
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from tests.games.test_by_words_alone import (
    Page,
    abordaje,
    all_aboard,
    at_random,
    off_the_rails,
)
from tests.support.evenings.answers import answer, answers_of, questions_deep
from tests.support.evenings.by_words import (
    WORD,
    in_words,
    words_of_decisions,
    words_of_match,
)
from tests.support.evenings.evening import evening, in_full

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.games.test_by_words_alone import Reader
    from tests.support.evenings.evening import Evening

MOVES: Final = 8
WHOLE: Final = 2_000
WORDS_OF_A_DECISION: Final = 60
"""Words that somebody listens to before half of their decisions, answers included."""
WORDS_AMONG_TUNNELS: Final = 30
"""The same in a whole match of Bandido Alcatraz, in which most answers are one of few tunnels."""

PLACE: Final = r"([A-Z]+\d+) \(rows? .*, columns? .*\): (.*)"


# ---- who reads ---------------------------------------------------------------------------------


def bandido_alcatraz(page: Page) -> int:
    """Close tunnels: the card, then the tunnel, then the place that leaves the fewest open."""
    changes = {
        **{n: _signed(best) for n, best in page.find(r"^Card (\d): .* best (\S+)\.$")},
        **{code: _opened(done) for code, done in page.find(f"^(?:.*: )?{PLACE}$")},
    }

    def change(answer: str) -> int:
        if found := re.fullmatch(r"\d+: (\S+)", answer):
            return _signed(found[1])
        words = [one for one in answer.split() if one in changes]
        return changes[words[0]] if words else 0

    return min(range(len(page.answers)), key=lambda n: change(page.answers[n]))


def _signed(said: str) -> int:
    return int(said.replace("±", "").replace("−", "-"))


def _opened(done: str) -> int:
    """Return how many tunnels more are open afterwards."""
    opens, closes = (re.search(rf"{one} (\d+)", done) for one in ("opens", "closes"))
    return (int(opens[1]) if opens else 0) - (int(closes[1]) if closes else 0)


def read(person: Person, hand: Seen) -> Page:
    """Read a hand as a screen reader says it."""
    lines = in_full(hand).splitlines()
    asks = [one for one in hand.text.splitlines() if not one.startswith("-# ")]
    ask = asks[-1] if asks else hand.pictures[0].alt.splitlines()[0]
    ask = ask.replace("**", "").removeprefix("Your turn! ")
    return Page(tuple(lines), ask, tuple(answers_of(hand)), person.name)


def unnamed(page: Page) -> list[str]:
    """Return the answers without a word for which no line begins with them, sign or not."""
    return [
        said
        for said in page.answers
        if not WORD.search(said)
        and not any(line.startswith((said, said.partition(" ")[2] or said)) for line in page.lines)
    ]


# ---- the matches -------------------------------------------------------------------------------


async def play(table: Evening, readers: dict[Person, Reader], moves: int) -> int:
    """Let people play by what they read; return how many moves they made."""
    for made in range(moves):
        hands = [(who, seen) for who in table.people for seen in who.dms() if answers_of(seen)]
        if not hands:
            return made
        person, hand = hands[0]
        asked = 0
        while questions_deep(hand) > asked:
            asked = questions_deep(hand)
            page = read(person, hand)
            assert not unnamed(page), page
            hand = await answer(person, hand, page.answers[readers[person](page)])
        for sure in [one.text for one in hand.buttons if one.custom_id.startswith("sure:")]:
            await person.press(sure, on=hand)
        await table.settle()
    return moves


@pytest.mark.parametrize("reader", [all_aboard, abordaje, off_the_rails, bandido_alcatraz])
@pytest.mark.parametrize("moves", [MOVES, pytest.param(WHOLE, marks=pytest.mark.long)])
async def test_a_match_is_played_by_what_its_messages_say(
    tmp_path: Path, reader: Reader, moves: int
) -> None:
    slug = reader.__name__
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table(slug, red, blue)
        guessing = partial(at_random, Random(slug))  # noqa: S311
        team = slug == "bandido_alcatraz"
        made = await play(table, {red: reader, blue: reader if team else guessing}, moves)
        if moves == MOVES:
            assert made == MOVES
        else:
            assert "🔁 Play again" in [one.text for one in table.table().buttons]


async def test_a_ship_is_loaded_in_the_race_by_the_names_of_its_tiles(tmp_path: Path) -> None:
    counted = list[int]()
    async with evening(tmp_path) as table:
        red, blue = table.people
        await in_words(table, red)
        await table.open_table("alles_an_bord", red, blue)
        for person in (red, blue):
            await answer(person, next(seen for seen in person.dms() if answers_of(seen)))
            await table.settle()
        for _ in range(MOVES - 2):
            panel = next(one for one in red.dms() if "Voyage 1 of 2: loading" in one.text)
            assert not panel.pictures
            labels = [one.text for one in panel.buttons]
            assert all(map(WORD.search, labels)), labels
            counted.append(len(WORD.findall("\n".join((panel.text, *labels)))))
            words = in_full(await red.press("Everything in words", on=panel))
            cards = " ".join(line for line in words.splitlines() if "➜" in line)
            tiles = [one for one in labels if re.fullmatch(r"\w+, [1-9]\d*", one)]
            tile = max(tiles, key=lambda one: cards.count(one.partition(",")[0]))
            after = await red.press(tile, on=panel)
            assert tile.partition(",")[0].lower() in after.text, "what was loaded is named"
            await table.settle()
    assert median(counted) <= WORDS_OF_A_DECISION, counted


# ---- in words alone ----------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("closed", [False, True], ids=["by direct message", "behind the button"])
async def test_a_match_is_played_in_few_words_without_pictures(
    tmp_path: Path, slug: str, *, closed: bool
) -> None:
    counted = await words_of_decisions(tmp_path, slug, MOVES, closed=closed)
    assert median(counted) <= WORDS_OF_A_DECISION, counted


@pytest.mark.long
@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("closed", [False, True], ids=["by direct message", "behind the button"])
async def test_a_whole_match_is_played_in_few_words_without_pictures(
    tmp_path: Path, slug: str, *, closed: bool
) -> None:
    counted = await words_of_match(tmp_path, slug, closed=closed)
    most = WORDS_AMONG_TUNNELS if slug == "bandido_alcatraz" else WORDS_OF_A_DECISION
    assert median(counted) <= most, counted


@pytest.mark.long
async def test_even_where_chance_leaves_forty_tunnels_open_few_words_do(tmp_path: Path) -> None:
    counted = await words_of_match(tmp_path, "bandido_alcatraz", closed=False, by_lot=True)
    assert median(counted) <= WORDS_OF_A_DECISION, counted
