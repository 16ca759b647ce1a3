"""Columns: a picture's width divided evenly."""

from __future__ import annotations


def columns(count: int, width: int, margin: int, gap: int) -> list[tuple[int, int]]:
    """Divide `width` into columns: the left edge and the width of each, in units.

    `margin` stays free on both sides, `gap` between two columns.

    >>> columns(3, 320, 10, 15)
    [(10, 90), (115, 90), (220, 90)]
    """
    each = (width - 2 * margin - gap * (count - 1)) // count
    return [(margin + n * (each + gap), each) for n in range(count)]
