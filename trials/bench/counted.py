"""What is counted and not timed: presses and words for a move, how small letters are on a phone.

Nothing is timed here, so every game may have a processor of its own.
"""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from statistics import median
from typing import Final

from games import SHELF
from tests.support.evenings.by_words import words_of_decisions, words_of_match
from tests.support.laws.letters import letters
from tests.support.laws.presses import press_figures_of
from trials.bench.report import figure

MATCHES: Final = 8
"""Matches of each game in which presses are counted, with every number of seats in turn."""
HEARD: Final = 8
"""Moves of each game before which words are counted, where hands come in words."""
HANDS: Final = 2
BOARDS: Final = 3
MOST_PRESSES: Final = {
    **{f"presses.{slug}.median": HANDS for slug in SHELF},
    "presses.bandido_alcatraz.median": BOARDS,
    "presses.bandido_alcatraz.p95": BOARDS,
    "presses.off_the_rails.median": BOARDS,
    "presses.off_the_rails.turn_p50": 10,
}
"""How many presses a decision, or a turn, may take."""
MOST_WORDS: Final = 60
"""Words that are heard before half of the decisions, answers included."""
WORDS_A_MINUTE: Final = 150
"""How fast a screen reader reads that is easily followed."""
SMALLEST_LETTERS: Final = 8.6
"""CSS pixels on a phone."""


def print_counted() -> None:
    """Count in several processes, and note the figures, with their goals beside them."""
    with ProcessPoolExecutor(cpu_count(), get_context("spawn")) as pool:
        pressed = pool.map(press_figures_of, SHELF, [MATCHES] * len(SHELF))
        written = pool.map(_smallest_letters, SHELF)
        for figures in pressed:
            for name, presses in figures.items():
                figure(name, presses, at_most=MOST_PRESSES.get(name))
        for slug, smallest in zip(SHELF, written, strict=True):
            figure(f"letters.{slug}.css_px", smallest, "px", at_least=SMALLEST_LETTERS)
    for slug in SHELF:
        figure(f"words.{slug}.decision", _usual_words(slug), at_most=MOST_WORDS)
        figure(f"words.{slug}.match", _minutes_of_match(slug), "min")


def _usual_words(slug: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return median(asyncio.run(words_of_decisions(Path(folder), slug, HEARD, closed=False)))


def _minutes_of_match(slug: str) -> float:
    """Return for how many minutes one of two listens in a whole match, played at random."""
    with tempfile.TemporaryDirectory() as folder:
        heard = asyncio.run(words_of_match(Path(folder), slug, closed=False))
        return sum(heard) / WORDS_A_MINUTE


def _smallest_letters(slug: str) -> float:
    return letters(slug).smallest
