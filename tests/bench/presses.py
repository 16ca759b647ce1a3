"""Presses: how many it takes to make a move, and a whole turn of Off the Rails.

`print_presses` is one line of the benchmark; `python -m tests.bench.presses` prints it alone.
"""

from __future__ import annotations

import sys
from typing import Final

from games import SHELF
from tests.support.presses import press_figures

MATCHES: Final = 24
"""Matches of each game, with every number of seats in turn."""
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


def print_presses() -> dict[str, float]:
    """Print the figures with their goals beside them, and return them by name."""
    figures = press_figures(MATCHES)
    for name, figure in figures.items():
        goal = MOST_PRESSES.get(name)
        judged = "" if goal is None else "reached" if figure <= goal else "MISSED"
        wanted = "" if goal is None else f"at most {goal}"
        sys.stdout.write(f"{name:<44}{figure:>12,.1f}  {wanted:<18} {judged}\n")
    return figures


if __name__ == "__main__":
    print_presses()
