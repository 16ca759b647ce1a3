"""Tuples that change by being made anew."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return `row` with `item` in place of the one at `at`, which counts from 0.

    >>> replaced(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*row[:at], item, *row[at + 1 :])
