"""Whether what many did at once can be explained by one after another.

Every operation takes effect at some moment between its beginning and its end. The search is Wing
and Gong's (https://doi.org/10.1006/jpdc.1993.1015): of what may come first, try what would have
been answered as it was; states seen before with the same rest are not tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

S = TypeVar("S", bound=Hashable)


@dataclass(frozen=True)
class Operation(Generic[S]):
    """Something that a user did, and what they were answered."""

    began: int
    ended: int
    said: str
    """The answer; compared with what `work` answers."""
    work: Callable[[S], tuple[S, str]] = field(repr=False)
    """Does it to a state, alone: the next state, and the answer."""
    name: str = ""


def order_of(history: Sequence[Operation[S]], state: S) -> list[Operation[S]] | None:
    """Return an order that explains a history from a state on; None if there is none.

    >>> taken = lambda state: (True, "no" if state else "yes")
    >>> first, second = Operation(1, 3, "yes", taken), Operation(2, 4, "no", taken)
    >>> order_of([second, first], False) == [first, second]
    True
    >>> order_of([Operation(1, 2, "no", taken), Operation(3, 4, "yes", taken)], False)
    """
    seen: set[tuple[frozenset[int], S]] = set()
    stack: list[tuple[frozenset[int], S, tuple[int, ...]]] = [
        (frozenset(range(len(history))), state, ())
    ]
    while stack:
        left, now, done = stack.pop()
        left, done = _without_effect(history, left, now, done)
        if not left:
            return [history[place] for place in done]
        if (left, now) in seen:
            continue
        seen.add((left, now))
        for place in _first(history, left):
            after, said = history[place].work(now)
            if said == history[place].said:
                stack.append((left - {place}, after, (*done, place)))
    return None


def _first(history: Sequence[Operation[S]], left: frozenset[int]) -> list[int]:
    """Return what may come first: nothing that is left had ended before it began."""
    earliest = min(history[place].ended for place in left)
    return [place for place in left if history[place].began <= earliest]


def _without_effect(
    history: Sequence[Operation[S]], left: frozenset[int], now: S, done: tuple[int, ...]
) -> tuple[frozenset[int], tuple[int, ...]]:
    """Take whatever was answered rightly and changes nothing: to wait would bring nothing."""
    while left:
        for place in _first(history, left):
            if history[place].work(now) == (now, history[place].said):
                left, done = left - {place}, (*done, place)
                break
        else:
            break
    return left, done
