"""Chance: the only source of luck, fixed by a match's secret seed and by what happens in it.

`(seed, options, moves)` is the complete record of a match: every card can be dealt again from it.
The rules name what they draw for, and which time it is: `chance.named("hands", turn)`. So a move
that changes nothing else does not change what is drawn later.
Publishing `seal(seed)` at the start and the seed at the end lets anybody verify that the house did
not choose the cards.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


class Chance:
    """Luck for one move of one match: same seed, same move, same luck, in every Python.

    Only `Random.random()` is promised to keep its sequence between Python versions, so every other
    draw is spelled out here from it.

    >>> Chance("a", 1).shuffle("abcde") == Chance("a", 1).shuffle("abcde")
    True

    With `by_name`, what is named is drawn by its name and occurrence, whatever the number of the
    move. Searches and older matches go without: there all that a move draws is one sequence.

    >>> early, late = Chance("a", 1, by_name=True), Chance("a", 9, by_name=True)
    >>> early.named("hands", 2).shuffle("abcde") == late.named("hands", 2).shuffle("abcde")
    True
    """

    def __init__(self, seed: str, occurrence: int | str, *, by_name: bool = False) -> None:
        self._seed = seed if by_name else None
        self._key = f"{seed}/{occurrence}"
        self._random: Callable[[], float] | None = None

    def named(self, name: str, *occurrence: int | str) -> Chance:
        """Return the luck of something that happens in a match: its name, and which time it is.

        Both together come once in a match. Draw all that belongs to it from what is returned.
        """
        if self._seed is None:
            return self
        return Chance(self._seed, "/".join(map(str, (name, *occurrence))))

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        if self._random is None:
            # Most plies need no luck, and seeding costs more than checking a move: on first use.
            self._random = Random(self._key).random  # noqa: S311 - repeatable by design; the seed is the secret
        return int(self._random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`, each as likely as any other."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return `items` in random order (Fisher-Yates)."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)


def fresh_seed() -> str:
    """Return a secret seed of 128 random bits, as 32 hex digits."""
    return secrets.token_hex(16)


def decision_seed(match_seed: str, seat: int, number: int) -> str:
    """Return the seed for one decision; a mind cannot learn the match's own seed from it."""
    return sha256(f"{match_seed}/mind/{seat}/{number}".encode()).hexdigest()


def seal(seed: str) -> str:
    """Return the SHA-256 of a seed in hex: publish it first, show the seed later.

    >>> seal("x") == seal("x") != seal("y")
    True
    """
    return sha256(seed.encode()).hexdigest()
