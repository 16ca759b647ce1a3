"""What the climaxes of a match cost: processor of a worker for each, and how large its file is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from cogs.kit.pictures.jobs import ClimaxJob
from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.greedy import greedy
from games.kit.game import Climax
from games.kit.words import Voice
from matches.match import events_for
from trials.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Event, View

NAMES: Final = ("Ada", "Bruno", "Carmen", "Diego", "Emil")
MOST_MS: Final = 400
"""Milliseconds of a worker's processor for one climax, at most."""
MOST_KB: Final = 1_000
MATCHES: Final = 10
"""Matches in which climaxes are looked for, at most, with as many seats as there are."""
MOST_DRAWN: Final = 12
"""Climaxes of a game that are drawn, the first of which warms up."""


def climaxes(game: AnyGame) -> Iterator[ClimaxJob]:
    """Yield the climaxes of some matches at random, as a running match would have them drawn."""
    seats = game.spec.seats[-1]
    voice = Voice("en", game.spec.slug, NAMES[:seats])
    for number in range(MATCHES):
        for before, told, after in _played(game, seats, f"climax {number}"):
            public = tuple(events_for(told, None))
            if not game.climaxes.isdisjoint(one.key for one in public):
                yield ClimaxJob.of(game, Climax(before, public, after), voice)


def _played(game: AnyGame, seats: int, seed: str) -> Iterator[tuple[View, tuple[Event, ...], View]]:
    """Yield each move that sensible beginners make: what the table saw, was told, and sees then."""
    state = game.setup(seats, game.spec.options(), Chance(seed, 0))
    ply = 0
    while actors := sorted(game.actors(state)):
        ply += 1
        luck = Chance(f"{seed}/driver", ply)
        seat = luck.pick(actors)
        move = greedy(game, state, seat, game.legal(state, seat), luck).move
        before = game.view(state, None)
        state, told = game.play(state, seat, move, Chance(seed, ply))
        yield before, told, game.view(state, None)


def print_climaxes() -> None:
    """Draw climaxes of every game; the dearest and the largest of each count."""
    for slug, game in SHELF.items():
        spent, sizes = [], []
        for _, job in zip(range(MOST_DRAWN), climaxes(game), strict=False):
            began = time.process_time()
            sizes.append(len(job.paint()) / 1000)
            spent.append(1000 * (time.process_time() - began))
        figure(f"climax.{slug}.cpu_ms", max(spent[1:] or spent), "ms", at_most=MOST_MS)
        figure(f"climax.{slug}.kb", max(sizes), "kB", at_most=MOST_KB)


if __name__ == "__main__":
    print_climaxes()
