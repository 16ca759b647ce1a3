"""Replaying: a match played again from its seed and its log, entry by entry."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.kit.chance import Chance
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.kit.game import AnyGame, Event, Options, Seat, Value


LuckOf: TypeAlias = Literal["plies", "moves", "names"]
"""What the luck of a move goes by: the number of its entry, that of the moves that count, or the
names of what is drawn; see `Chance.named`."""


@dataclass(frozen=True)
class Deal:
    """A match before its first entry."""

    game: AnyGame
    seats: int
    options: Options
    seed: str = field(repr=False)
    luck: LuckOf

    def setup(self) -> Value:
        """Return the first position."""
        state: Value = self.game.setup(self.seats, self.options, Chance(self.seed, 0))
        return state

    def luck_of(self, ply: int, step: int) -> Chance:
        """Return the luck of a move: of the entry `ply`, the `step`-th move that counts."""
        number = ply if self.luck == "plies" else step
        return Chance(self.seed, number, by_name=self.luck == "names")


@dataclass(frozen=True)
class LogEntry:
    """One entry of a log, as far as positions depend on it."""

    ply: int
    seat: Seat
    move: Value | None
    """None for an entry of the referee's own."""
    takes_back: int | None = None
    """The ply of the move that this entry takes back."""


@dataclass(frozen=True)
class Position:
    """What an entry led to."""

    ply: int
    state: Value
    told: tuple[Event, ...] = ()
    """The events of the rules, without those of the referee's own entries."""


def replay(deal: Deal, log: Iterable[LogEntry]) -> Iterator[Position]:
    """Yield the position that was dealt, and that after each entry of a log.

    What is noted or taken back before a move does not change its luck, but in the oldest matches.

    Raises:
        IllegalMove: at a move that the rules refuse, or "not-to-be-taken-back" where what is taken
            back is not the last move that counts.
    """
    state = deal.setup()
    counting: list[tuple[int, Value]] = []
    yield Position(0, state)
    for entry in log:
        told: tuple[Event, ...] = ()
        if entry.move is not None:
            counting.append((entry.ply, state))
            luck = deal.luck_of(entry.ply, len(counting))
            state, told = deal.game.play(state, entry.seat, entry.move, luck)
        elif entry.takes_back is not None:
            if not counting or counting[-1][0] != entry.takes_back:
                raise IllegalMove("not-to-be-taken-back")
            _, state = counting.pop()
        yield Position(entry.ply, state, told)
