"""What a match costs without Discord: moves per second, and pictures drawn and encoded."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.draw.canvas import encode
from games.kit.words import Voice
from trials.bench.report import figure

if TYPE_CHECKING:
    from games.kit.game import AnyGame

PLIES: Final = {
    "all_aboard": 3_000,
    "abordaje": 3_500,
    "bandido_alcatraz": 1_300,
    "alles_an_bord": 1_800,
    "off_the_rails": 2_000,
}
"""In a second of processor, at least: half of what a busy machine manages."""
PICTURE: Final = {
    "all_aboard": 60,
    "abordaje": 60,
    "bandido_alcatraz": 120,
    "alles_an_bord": 100,
    "off_the_rails": 120,
}
"""Milliseconds at p50, warm, at most."""
LARGEST: Final = 300
"""Kilobytes of one picture, at most."""
TYPICAL: Final = 90
"""Kilobytes of the median picture, at most."""
NAMES: Final = ("Rosalind", "Bartholomew", "Cleo", "Dagmar", "Evaristo")


@dataclass(frozen=True)
class Drawing:
    """Pictures of one game: milliseconds at p50; the median and the largest in kilobytes."""

    p50: float
    typical: float
    largest: float


def print_plies(pong: float) -> None:
    """Play every game, beside a bare pong that takes `pong` seconds of processor."""
    for slug, game in SHELF.items():
        plies = plies_per_second(game)
        figure(f"plies.{slug}", plies, "per s", at_least=PLIES[slug])
        figure(f"plies.{slug}_per_pong", plies * pong)


def print_pictures() -> None:
    """Draw every game."""
    for slug, game in SHELF.items():
        pictures = drawing(game)
        figure(f"picture.{slug}.p50_ms", pictures.p50, "ms", at_most=PICTURE[slug])
        figure(f"picture.{slug}.kb", pictures.typical, "kB", at_most=TYPICAL)
        figure(f"picture.{slug}.largest_kb", pictures.largest, "kB", at_most=LARGEST)


def plies_per_second(game: AnyGame, seconds: float = 2.0) -> float:
    """Play at random, with every number of seats in turn, for so many seconds of processor."""
    for seats in game.spec.seats:  # after a while all is cached
        _play(game, seats, "warm")
    gc.collect()
    gc.freeze()  # a match should not pay for the games measured before it
    plies, start, number = 0, process_time(), 0
    while (spent := process_time() - start) < seconds:
        seats = game.spec.seats[number % len(game.spec.seats)]
        plies += _play(game, seats, f"bench-{number}")
        number += 1
    return plies / spent


def _play(game: AnyGame, seats: int, seed: str) -> int:
    return sum(1 for _ in playout(game, seats, game.spec.options(), seed))


def drawing(game: AnyGame, pictures: int = 12) -> Drawing:
    """Draw and encode the table and one hand at so many moments of a match, warm."""
    draw = import_module(f"games.{game.spec.slug}.picture").draw
    seats = game.spec.seats[-1]
    moments = list(playout(game, seats, game.spec.options(), "bench"))
    chosen = moments[:: -(-len(moments) // pictures)]
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
