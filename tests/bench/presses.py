"""Presses: how many it takes to make a move, and a whole turn of Off the Rails.

`print_presses` is one line of the benchmark; `python -m tests.bench.presses` prints it alone.
"""

from __future__ import annotations

from typing import Final

from games import SHELF
from tests.bench.report import figure
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


def print_presses() -> None:
    """Note the figures, with their goals beside them."""
    for name, presses in press_figures(MATCHES).items():
        figure(name, presses, at_most=MOST_PRESSES.get(name))


if __name__ == "__main__":
    print_presses()
