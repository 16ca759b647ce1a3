"""Where a card fits, and the code of every place.

A place is told by a letter and a number, such as B3. The number is that of the open tunnel the card
is laid against, the letter the way it goes from there: A straight on, B to the right, C to the
left, with half 1 at the tunnel; D, E and F are the same three with half 2 there. G to L are the
same six for a card laid on a blue half, with the number of that water; straight on is away from the
dry half. A place at several tunnels goes by the lowest number. So a code means the same place for
every card as long as the table stays the same.

Every legal place is found so: a card that covers no water touches some open tunnel with a tunnel of
its own, and one that covers water cannot turn back, for dry halves are never covered.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.deck import ALL_SIDES, EAST, FACES, TURNS, TWOFOLD
from games.bandido_alcatraz.geometry import FREE, Cell, Grid, Opening, Spot, Way, beside, same_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.geometry import CoverRule

WAYS: Final = (0, 1, -1)
"""Straight on, right, left: what to add to the side one is heading for."""
LETTERS: Final = "ABCDEF"
WATER_LETTERS: Final = "GHIJKL"
CODE: Final = re.compile(rf"\s*([{LETTERS}{WATER_LETTERS}])\s*(\d{{1,3}})\s*", re.IGNORECASE)


_NEAR: Final = {
    card: tuple(first | second << 4 for first, second in faces) for card, faces in FACES.items()
}
"""The tunnel sides of both halves as `Way.known` has them, half 1 at the mouth, by quarters."""
_FAR: Final = {
    card: tuple(second | first << 4 for first, second in faces) for card, faces in FACES.items()
}
"""The same with half 2 at the mouth."""


def places(grid: Grid, card: str, rule: CoverRule) -> dict[Spot, str]:
    """Return every place where a card may be laid, with its code, by tunnel and letter."""
    key = (card, rule)
    if (known := grid.found.places.get(key)) is None:
        known = grid.found.places[key] = {}
        for opening in _openings(grid, rule):
            if (fits := opening.fits.get(card)) is None:
                fits = _fits(opening, card)
            for spot, code in fits:
                known.setdefault(spot, code)
    return known


def _fits(opening: Opening, card: str) -> tuple[tuple[Spot, str], ...]:
    """Find how a card fits at one tunnel or water, and keep it there."""
    letters, number, near, far = opening.letters, opening.number, _NEAR[card], _FAR[card]
    found = [
        (spot, f"{letters[way]}{number}")
        for way, spot, _, known, tunnels in opening.ways
        if not (near[spot.turn // 90] ^ tunnels) & known
    ]
    if card in TWOFOLD:
        found = [(same_place(card, spot), code) for spot, code in found]
    else:
        found += [
            (spot, f"{letters[way + len(WAYS)]}{number}")
            for way, _, spot, known, tunnels in opening.ways
            if not (far[spot.turn // 90] ^ tunnels) & known
        ]
    opening.fits[card] = tuple(found)
    return opening.fits[card]


def _openings(grid: Grid, rule: CoverRule) -> tuple[Opening, ...]:
    """List tunnels, then water, by number, with the ways of laying a card there."""
    if rule not in grid.found.by_number:
        grid.found.by_number[rule] = tuple(_find_openings(grid, rule))
    return grid.found.by_number[rule]


def _find_openings(grid: Grid, rule: CoverRule) -> Iterator[Opening]:
    found = grid.found.openings
    for end, number in grid.by_number:
        if (opening := found.get((end, rule))) is None:
            mouth = beside(*end)
            ways = tuple(_ways(grid, mouth, end[1], rule))
            opening = found[end, rule] = Opening(LETTERS, number, mouth, ways)
        yield opening
    for cell, number in grid.waters.items():
        end = (cell, grid.squares[cell].seam)
        if (opening := found.get((end, rule))) is None:
            ways = tuple(_ways(grid, cell, _away(grid, cell), rule))
            opening = found[end, rule] = Opening(WATER_LETTERS, number, cell, ways)
        yield opening


def _away(grid: Grid, water: Cell) -> int:
    """Return the side of a blue half that is opposite its dry half."""
    return grid.squares[water].seam ^ 2


def _ways(grid: Grid, mouth: Cell, heading: int, rule: CoverRule) -> Iterator[Way]:
    for letter, way in enumerate(WAYS):
        side = (heading + way) % 4
        other = beside(mouth, side)
        if other in grid.squares and other not in grid.waters:
            continue
        known, tunnels = _asked(grid, mouth, side, rule)
        known_there, tunnels_there = _asked(grid, other, side ^ 2, rule)
        near, far = _spots(mouth, side)
        yield Way(letter, near, far, known | known_there << 4, tunnels | tunnels_there << 4)


def _asked(grid: Grid, cell: Cell, seam: int, rule: CoverRule) -> tuple[int, int]:
    """Return on which sides a square on this cell is bound, and which of them must be tunnels."""
    if rule == "strict" and cell in grid.waters:
        return ALL_SIDES, grid.squares[cell].exits  # ruling 10: exactly as the blue half
    known, tunnels = grid.demands.get(cell, FREE)
    return known & ~(1 << seam), tunnels


@lru_cache(maxsize=4096)
def _spots(mouth: Cell, side: int) -> tuple[Spot, Spot]:
    """Return where a card lies that goes from `mouth` to `side`, half 1 or half 2 at the mouth."""
    return (
        Spot(*mouth, TURNS[(side - EAST) % 4]),
        Spot(*beside(mouth, side), TURNS[(side + 2 - EAST) % 4]),
    )


def spot(grid: Grid, code: str) -> Spot | None:
    """Read a code, in capitals or not; None if there is no such tunnel or water.

    Every code that fits the table can be read, also those by which a place is not listed.
    """
    if not (read := CODE.fullmatch(code)):
        return None
    letter, number = read[1].upper(), int(read[2])
    mouths = (
        ((cell, _away(grid, cell)) for cell, n in grid.waters.items() if n == number)
        if letter in WATER_LETTERS
        else ((beside(*end), end[1]) for end, n in grid.tunnels.items() if n == number)
    )
    for mouth, heading in mouths:
        half, way = divmod((LETTERS + WATER_LETTERS).index(letter) % len(LETTERS), len(WAYS))
        return _spots(mouth, (heading + WAYS[way]) % 4)[half]
    return None
