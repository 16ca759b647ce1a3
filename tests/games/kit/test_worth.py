"""Views in words are ordered by worth: they are read aloud from the beginning, and cut at the end.

First comes what is asked, then what is one's own, then what is in reach, rivals, and the rest.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.kit.check.tables import Table
from games.kit.menu import Menu, break_down, menu
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Text

ALT_TEXT: Final = 1024
"""Characters of an alt text; Discord's limit."""
FIRST_WORDS: Final = 40
"""Within which what is one's own begins: some fifteen seconds of listening."""
MOMENTS: Final = 25
WORD: Final = re.compile(r"[^\W\d_]{2}")
DRAWN: Final = re.compile("[\u2500-\u259f]")
"""Signs that draw boxes: a screen reader says each by a name of four words."""
NAMES: Final = ("Ana", "Bruno", "Carla", "Dora", "Elena")
REST: Final = {
    "all_aboard": {"saved-line", "lost-line", "more-line", "family-line"},
    "alles_an_bord": {"deck-line", "below-closed-line"},
    "bandido_alcatraz": {
        *("last-line", "latest-line", "seats-line", "places-line", "place-line"),
        *("map-line", "map-row", "map-fence"),
    },
    "off_the_rails": {
        *("mission-line", "mission-line-taken", "tokens-line", "track-line", "ways-line"),
        *("deck-line", "deck-line-chasm", "supply-line", "bag-line", "gone-line", "pools-line"),
    },
}
"""Lines that an alt text may leave out, by game: what does not change, what 📝 tells, what is far.

What is one's own comes first, where a line has this key also of others."""
MOST_TUNNELS: Final = 14
"""Played at random, tunnels multiply as they do for nobody who wants to escape."""


@cache
def described(slug: str) -> tuple[tuple[int, tuple[Text, ...], tuple[Text, ...]], ...]:
    """Describe moments of a match of two: the seat to act, for it, and for the table."""
    game = SHELF[slug]
    table = Table(game, game.spec.options(), 2, "worth")
    return tuple(
        (
            seat,
            tuple(game.describe(game.view(at.before, seat))),
            tuple(game.describe(game.view(at.before, None))),
        )
        for at in table.few(MOMENTS)
        for seat in sorted(game.to_act(at.before))[:1]
    )


@pytest.mark.parametrize("slug", SHELF)
def test_what_is_ones_own_begins_within_forty_words_and_before_what_is_a_rivals(slug: str) -> None:
    voice = Voice("en", slug, NAMES[:2])
    for seat, lines, public in described(slug):
        own, rival = NAMES[seat], NAMES[1 - seat]
        said, for_all = list(map(voice, lines)), set(map(voice, public))
        begins = [n for n, line in enumerate(said) if n and (own in line or line not in for_all)]
        if lines[0].key == "summary-sides":
            continue  # nobody owns anything yet
        assert begins, said
        assert sum(len(line.split()) for line in said[: begins[0]]) <= FIRST_WORDS, said
        assert not any(line.startswith(rival) for line in said[1 : begins[0]]), said


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_nothing_that_matters_is_cut_from_an_alt_text(slug: str, language: str) -> None:
    voice = Voice(language, slug, NAMES[:2])
    for _, lines, _ in described(slug):
        if int(str(lines[0].args.get("tunnels", 0))) > MOST_TUNNELS:
            continue
        cut = set(_cut(voice, lines)) - REST.get(slug, set())
        assert not cut, list(map(voice, lines))


def _cut(voice: Voice, lines: tuple[Text, ...]) -> Iterator[str]:
    room = ALT_TEXT
    for line in lines:
        room -= len(voice(line)) + 1
        if room < 0:
            yield line.key


@pytest.mark.parametrize("slug", SHELF)
def test_no_label_is_without_a_word_nor_drawn_of_lines(slug: str) -> None:
    """A short button of a first question has one, too: what it leads to is said nowhere else."""
    game, luck = SHELF[slug], Random(slug)  # noqa: S311
    table = Table(game, game.spec.options(), 2, "worth")
    for at in table.few(MOMENTS):
        seat = min(game.to_act(at.before))
        moves = break_down(game, game.view(at.before, seat), game.legal(at.before, seat))
        path: tuple[int, ...] = ()
        while isinstance(asked := menu(moves, path), Menu):
            for voice in table.voices():
                for one in asked.options:
                    label = voice(one.label)
                    assert WORD.search(label), label
                    assert not DRAWN.search(label), label
                    short = voice(one.on_button or one.label)
                    assert not DRAWN.search(short), short
                    assert path or one.move or WORD.search(short), short
            path = (*path, luck.randrange(len(asked.options)))
