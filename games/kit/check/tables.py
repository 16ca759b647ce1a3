"""Matches at random for the laws: every game, number of seats and value of every option."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from games.kit.computers.playout import LONGEST, Moment, choices, playout
from games.kit.game import AnyGame, IllegalMove, Options, Seat, Value
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


T = TypeVar("T")

NAMES = tuple(f"{'Maximiliane-Konstanze the Great'[:30]} {n}" for n in range(1, 9))
"""As long as Discord lets names be: 32 characters."""

VALUES = 5
"""Steps between the first and the last value of an option: more values are not all laid."""


class _Reach(NamedTuple):
    """How much of the matches the laws look at; what is not named here they always look at."""

    seeds: int
    """Matches of a game by its usual options, for a number of seats."""
    tables: bool
    """Whether for every number of seats, not the largest alone, and each value of every option."""
    slow: int
    """Positions of a match at which laws look that take long at each."""
    quick: int
    """Positions of a match at which laws look that take long only at all of them."""
    share: int
    """One of how many laws looks at a match with an unusual option, and at which one in turn."""


REACHES = {
    "few": _Reach(seeds=1, tables=False, slow=2, quick=10, share=1),  # make quick
    "some": _Reach(seeds=1, tables=True, slow=3, quick=10, share=4),  # python -m games check
    "all": _Reach(seeds=2, tables=True, slow=12, quick=LONGEST, share=1),  # make laws
}
REACH = REACHES[os.environ.get("LAWS", "some")]


@dataclass(frozen=True)
class Table:
    """One match at random, played when first looked at."""

    game: AnyGame
    options: Options
    seats: int
    seed: str

    def __str__(self) -> str:
        """Name the table in a test's report."""
        odd = [
            f"{name}={value}"
            for name, value in self.options
            if value != type(self.options).model_fields[name].default
        ]
        return "-".join((self.game.spec.slug, str(self.seats), self.seed, *odd))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """All moves of the match."""
        return tuple(playout(self.game, self.seats, self.options, self.seed))

    @property
    def is_unusual(self) -> bool:
        """Whether an option has another value than usual."""
        return self.options != self.game.spec.options()

    @property
    def end(self) -> Value:
        """The last position."""
        return self.moments[-1].after

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(map(Seat, range(self.seats)))

    @property
    def log(self) -> list[tuple[Seat, Value]]:
        """The moves alone, as `replay` takes them."""
        return [(moment.seat, moment.move) for moment in self.moments]

    def few(self, many: int = REACH.slow) -> tuple[Moment, ...]:
        """Return a few moments, the first and the last among them, evenly spread."""
        last = len(self.moments) - 1
        many = max(2, min(many, last + 1))
        places = sorted({round(n * last / (many - 1)) for n in range(many)})
        return tuple(self.moments[place] for place in places)

    def some(self) -> tuple[Moment, ...]:
        """Return more moments, for the laws that take less time at each."""
        return self.few(REACH.quick)

    def voices(self) -> tuple[Voice, ...]:
        """Return a voice for each language, with long names."""
        return tuple(Voice(one, self.game.spec.slug, NAMES[: self.seats]) for one in LANGUAGES)


def tables(games: Sequence[AnyGame], seeds: int = REACH.seeds) -> list[Table]:
    """Lay tables for numbers of seats, and more for the values of every option."""
    return [table for game in games for table in _tables_of(game, seeds)]


def before(laws: Sequence[T], laid: Sequence[Table]) -> list[tuple[T, Table]]:
    """Return which law looks at which table: all at the usual ones, some at each of the others."""
    return [
        (law, table)
        for place, table in enumerate(laid)  # so that one process plays the match of a table
        for turn, law in enumerate(laws)
        if not table.is_unusual or (place + turn) % REACH.share == 0
    ]


def _tables_of(game: AnyGame, seeds: int) -> Iterator[Table]:
    numbers = game.spec.seats if REACH.tables else game.spec.seats[-1:]
    for seats, n in product(numbers, range(seeds)):
        yield Table(game, game.spec.options(), seats, f"law{n}")
    for name, values in choices(game.spec.options).items() if REACH.tables else ():
        for n, value in enumerate(_spread(values)):
            options = game.spec.options(**{name: value})
            fitting = [seats for seats in game.spec.seats if _fits(game, seats, options)]
            assert fitting, f"{game.spec.slug}: nobody can play {name}={value}"
            laid = Table(game, options, fitting[n % len(fitting)], "odd")
            if laid.is_unusual:
                yield laid


def _spread(values: Sequence[T]) -> list[T]:
    """Return the values of an option, or where there are many, some from the first to the last."""
    last = len(values) - 1
    return [
        values[place] for place in sorted({round(n * last / VALUES) for n in range(VALUES + 1)})
    ]


def _fits(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        game.check_start(seats, options)
    except IllegalMove:
        return False
    return True
