"""That a hint is read at a glance."""

from __future__ import annotations

from itertools import islice

import pytest

from cogs.table.hint_layout import reason_lines
from games import SHELF
from games.kit.words import LANGUAGES, Voice
from trials.proof.advice import READER, asked

SCALE = 0.05
"""Of the steps of strong: how long a hint is does not hang on how good it is."""
HINTS = 24
MOST_WORDS = 55
FEW, MANY = ("a", "b", "c"), tuple("abcdefghijkl")


@pytest.mark.parametrize("seeds", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_nineteen_of_twenty_hints_have_few_words(seeds: tuple[str, ...]) -> None:
    game = SHELF["abordaje"]
    given = [one for seed in seeds for one in islice(asked(game, seed, SCALE), HINTS)]
    for language in LANGUAGES:
        voice = Voice(language, "abordaje")
        each = [reason_lines(match, READER, thought, voice) for match, thought in given]
        lengths = sorted(len(" ".join(said).split()) for said in each)
        assert lengths[int(0.95 * len(lengths))] <= MOST_WORDS, language
