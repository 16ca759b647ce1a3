"""Playouts: whole matches between seats that move at random, repeatable by seed.

The laws are checked along them, `python -m games` counts them, and transcripts print them.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, get_args

from games.kit.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Event, Options, Seat, Value

LONGEST = 5_000
"""Moves after which a match at random is taken to be endless."""


@dataclass(frozen=True)
class Moment:
    """One move of a playout, with the positions before and after it."""

    ply: int
    before: Value
    seat: Seat
    move: Value
    after: Value
    events: tuple[Event, ...]


def playout(
    game: AnyGame, seats: int, options: Options, seed: str, longest: int = LONGEST
) -> Iterator[Moment]:
    """Play one match to its end, move by move.

    Raises:
        RuntimeError: if a seat has to move and cannot, or if it does not end.
    """
    state: Value = game.setup(seats, options, Chance(seed, 0))
    for ply in count(1):
        actors = sorted(game.actors(state))
        if not actors:
            return
        if ply > longest:
            msg = f"{game.spec.slug} ({seed}) is not over after {longest} moves"
            raise RuntimeError(msg)
        driver = Chance(f"{seed}/driver", ply)
        seat = driver.pick(actors)
        move = game.random_move(state, seat, driver)
        if move is None:
            msg = f"{game.spec.slug} ({seed}): seat {seat} is stuck at ply {ply}"
            raise RuntimeError(msg)
        after, events = game.play(state, seat, move, Chance(seed, ply))
        yield Moment(ply, state, seat, move, after, events)
        state = after


def choices(options: type[Options]) -> dict[str, tuple[str | int | bool, ...]]:
    """Return every value that each field of `options` may have; the fields are Literals."""
    return {name: get_args(field.annotation) for name, field in options.model_fields.items()}
