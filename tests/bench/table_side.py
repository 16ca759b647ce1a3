"""What a match costs without Discord: moves per second, and pictures drawn and encoded."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from games.kit.draw.canvas import encode
from games.kit.playout import playout
from games.kit.words import Voice

if TYPE_CHECKING:
    from games.kit.game import AnyGame

NAMES = ("Rosalind", "Bartholomew", "Cleo", "Dagmar", "Evaristo")


@dataclass(frozen=True)
class Drawing:
    """Pictures of one game: milliseconds at p50; the median and the largest in kilobytes."""

    p50: float
    typical: float
    largest: float


def plies_per_second(game: AnyGame, seconds: float = 3.0) -> float:
    """Play at random, most seats first, until the time is up."""
    gc.collect()
    gc.freeze()  # a match should not pay for the games measured before it
    plies, start, number = 0, perf_counter(), 0
    while (spent := perf_counter() - start) < seconds:
        seats = game.spec.seats[number % len(game.spec.seats)]
        plies += sum(1 for _ in playout(game, seats, game.spec.options(), f"bench-{number}"))
        number += 1
    return plies / spent


def drawing(game: AnyGame, pictures: int = 40) -> Drawing:
    """Draw and encode the table and one hand along a match, warm."""
    draw = import_module(f"games.{game.spec.slug}.picture").draw
    seats = game.spec.seats[-1]
    moments = list(playout(game, seats, game.spec.options(), "bench"))
    chosen = moments[:: max(1, len(moments) // pictures)]
    voice = Voice("en", game.spec.slug, NAMES[:seats])
    times, sizes = [], []
    for warm in (False, True):
        for moment in chosen:
            for seat in (None, moment.seat):
                view = game.view(moment.after, seat)
                start = perf_counter()
                png = encode(draw(view, voice), game.spec.slug)
                if warm:
                    times.append(perf_counter() - start)
                    sizes.append(len(png))
    return Drawing(1000 * median(times), median(sizes) / 1000, max(sizes) / 1000)
