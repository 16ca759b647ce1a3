"""Headlines and awards: what is made of a round or a match beyond its single events.

A game's `story` offers them, each with how memorable it is; here the best are chosen.
"""

from __future__ import annotations

from functools import partial
from operator import is_
from typing import TYPE_CHECKING, Final, NamedTuple

from pydantic import Field

from games.kit.text import Seat, Text, seat_name, text
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

MOST_AWARDS: Final = 3
"""Of one match."""


class Headline(NamedTuple):
    """What might be said above a round, or a match."""

    text: Text
    surprise: int
    """From 0, as every round, to 100, once in a hundred matches; the greatest is said."""


class Award(Value):
    """What somebody did more of than anybody else, in a match that is over."""

    seat: Seat
    text: Text
    """Has `$who`; its form `.name` is the award alone: "🦁 Best fed"."""


class Nomination(NamedTuple):
    """An award that might be given."""

    award: Award
    worth: int
    """From 0 to 100, as of a headline; the greatest are given."""


class Honours(Value):
    """What is said of a match that is over."""

    headline: Text | None = Field(default=None, exclude_if=partial(is_, None))
    awards: tuple[Award, ...] = ()
    """One per seat at most, the most memorable first."""

    def of(self, seat: int) -> Award | None:
        """Return the award of a seat."""
        return next((one for one in self.awards if one.seat == seat), None)


def most_surprising(found: Iterable[Headline], after: str = "") -> Text | None:
    """Return the headline that surprises most, of another kind than the one before, by its key.

    >>> found = [Headline(text("a"), 10), Headline(text("b"), 50), Headline(text("c"), 50)]
    >>> most_surprising(found).key, most_surprising(found, after="b").key, most_surprising(())
    ('b', 'c', None)
    """
    others = [one for one in found if one.text.key != after]
    return max(others, key=lambda one: one.surprise).text if others else None


def most_of(key: str, counts: Mapping[Seat, int], least: int, worth: int) -> Iterator[Nomination]:
    """Nominate who has more of something than anybody else, if it is at least so many.

    >>> counts = {Seat(0): 2, Seat(1): 3}
    >>> [one.award.seat for one in most_of("award-rope", counts, 3, 50)]
    [1]
    >>> [*most_of("award-rope", counts, 4, 50)], [*most_of("award-rope", {}, 1, 50)]
    ([], [])
    """
    best = max(counts.values(), default=0)
    first = [seat for seat, count in counts.items() if count == best]
    if best >= least and len(first) == 1:
        (seat,) = first
        yield Nomination(Award(seat=seat, text=text(key, who=seat_name(seat), n=best)), worth)


def awarded(nominated: Iterable[Nomination]) -> tuple[Award, ...]:
    """Choose the awards of a match: each seat and each award once, the most memorable first.

    >>> def named(key, seat, worth):
    ...     return Nomination(Award(seat=Seat(seat), text=text(key)), worth)
    >>> given = awarded((named("a", 0, 9), named("b", 0, 8), named("a", 1, 7), named("c", 1, 1)))
    >>> [(one.text.key, one.seat) for one in given]
    [('a', 0), ('c', 1)]
    """
    given: list[Award] = []
    for award, _ in sorted(nominated, key=lambda one: -one.worth):
        if all(award.seat != one.seat and award.text.key != one.text.key for one in given):
            given.append(award)
    return tuple(given[:MOST_AWARDS])
