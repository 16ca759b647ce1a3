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
from tests.support.evenings.by_words import words_of_match
from tests.support.laws.letters import letters
from tests.support.laws.presses import press_figures_of
from trials.bench.report import figure

MATCHES: Final = 8
"""Matches of each game in which presses are counted, with every number of seats in turn."""
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
        for by_lot, name in ((False, f"words.{slug}"), (True, f"words_by_lot.{slug}")):
            heard = _words_of_match(slug, by_lot=by_lot)
            figure(f"{name}.decision", median(heard), at_most=None if by_lot else MOST_WORDS)
            figure(f"{name}.match", sum(heard) / WORDS_A_MINUTE, "min")


def _words_of_match(slug: str, *, by_lot: bool) -> list[int]:
    """Return how many words one of two hears before each answer of a whole match."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(words_of_match(Path(folder), slug, closed=False, by_lot=by_lot))


def _smallest_letters(slug: str) -> float:
    return letters(slug).smallest
