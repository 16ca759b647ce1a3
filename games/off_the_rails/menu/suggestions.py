"""Suggestions: the likely answers, what plans want first, then what carries the own track on."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from games.off_the_rails.components import (
    BEYOND,
    EXITS,
    OPPOSITE,
    PLAIN_TILES,
    PRINTED,
    UPGRADES,
    Exit,
    Exits,
    Square,
)
from games.off_the_rails.model import Lay, Move, PlaceCart, Upgrade, View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

MOST_SUGGESTED: Final = 5
"""Suggested answers to one question: with the door to the others they are two rows on a phone."""
MOST_PLANNED: Final = 2
"""Of these, tiles that a plan wants after this turn, at most."""

Track: TypeAlias = "tuple[str, Square, Exits]"
"""Whether track is laid or upgraded, where, and what lies there then."""


@dataclass(frozen=True)
class FirstPlan:
    """What plans want: moves to make now, track to lay later, and squares to collapse."""

    now: tuple[Move, ...] = ()
    later: tuple[Move, ...] = ()
    harm: dict[Square, float] = field(default_factory=dict)
    """How much the others lose if a square collapses, less what one loses oneself."""


class Suggestions:
    """The likely answers in one view."""

    def __init__(self, view: View, plan: FirstPlan) -> None:
        self.view = view
        self.track: dict[Track, int] = {}
        """The rank of likely track."""
        self.starts: dict[Square, int] = {}
        """The rank of start tracks on which plans would place a cart."""
        self.collapses: dict[Square, int] = {}
        """The rank of squares that may collapse."""
        if view.phase == "actions":
            starts = (move.at for move in plan.now if isinstance(move, PlaceCart))
            self.starts = {at: n - MOST_SUGGESTED for n, at in enumerate(starts)}
            for kind, ones in (("lay", _ends(view)), ("upgrade", _tiles(view))):
                now = _track_of(plan.now, kind)
                later = [one for one in _track_of(plan.later, kind) if one not in now]
                after = list(_after_the_last(view)) if kind == "lay" else []
                going_on = [one for one in (*now, *later) if one in after]
                found = dict.fromkeys(chain(going_on, after, now, later[:MOST_PLANNED], ones))
                lawful = [one for one in found if _is_free(view, *one)]
                self.track |= {one: n for n, one in enumerate(lawful[:MOST_SUGGESTED])}
        elif view.phase == "spread":
            worst = sorted(view.choices, key=lambda at: -plan.harm.get(at, 0.0))
            self.collapses = {at: n for n, at in enumerate(worst[:MOST_SUGGESTED])}


class _Latest:
    """Keeps what is likely in the view that was asked about last: a menu asks for every move."""

    def __init__(self) -> None:
        self._suggestions: Suggestions | None = None

    def of(self, view: View, plan: Callable[[View], FirstPlan]) -> Suggestions:
        if self._suggestions is None or self._suggestions.view is not view:
            self._suggestions = Suggestions(view, plan(view))
        return self._suggestions


_LATEST: Final = _Latest()


def suggestions_in(view: View, plan: Callable[[View], FirstPlan]) -> Suggestions:
    """Return what is likely in a view, by its first plan."""
    return _LATEST.of(view, plan)


def _track_of(moves: Iterable[object], kind: str) -> list[Track]:
    return [
        (kind, move.at, move.tile)
        for move in moves
        if isinstance(move, Lay | Upgrade) and move.kind == kind
    ]


def _is_free(view: View, kind: str, square: Square, tile: Exits) -> bool:
    """Tell whether track may lie there, as far as a view tells."""
    old = view.tiles.get(square)
    if kind == "lay":
        return old is None and square not in view.tokens and tile in PLAIN_TILES
    return old is not None and tile in UPGRADES[old]


# ---- ends of one's own track ---------------------------------------------------------------------


def _after_the_last(view: View) -> Iterator[Track]:
    """Go on after the tile laid last, or else where an own cart would derail."""
    last = view.actions_done[-1].move if view.actions_done else None
    squares = [
        square
        for square in view.ends
        if isinstance(last, Lay)
        and last.at in {BEYOND[square, side] for side in _open_sides(view, square)}
    ]
    for square in squares or [one.at for one in view.routes if one.end == "derails"]:
        if square in view.ends:
            yield from _joining(view, square)


def _ends(view: View) -> Iterator[Track]:
    """Go on where own track ends: first after tiles, then after bare start tracks."""
    goes_on = {
        square: any(BEYOND[square, side] in view.tiles for side in _open_sides(view, square))
        for square in view.ends
    }
    for square in sorted(view.ends, key=lambda at: not goes_on[at]):
        yield from _joining(view, square)


def _tiles(view: View) -> Iterator[Track]:
    """Upgrade first what own carts would drive over; never what a cart stands on."""
    parked = {cart.square for cart in view.carts}
    driven = chain.from_iterable(route.path for route in view.routes)
    for square in dict.fromkeys(chain(driven, view.tiles)):
        if square in view.tiles and square not in parked:
            yield from (("upgrade", square, tile) for tile in UPGRADES[view.tiles[square]])


def _joining(view: View, square: Square) -> list[Track]:
    """Return the tiles that join track on a square, those that join most first."""
    sides = _open_sides(view, square)
    tiles = [tile for tile in PLAIN_TILES if any(side in tile for side in sides)]
    tiles.sort(key=lambda tile: -sum(side in tile for side in sides))
    return [("lay", square, tile) for tile in tiles]


def _open_sides(view: View, square: Square) -> list[Exit]:
    """Return the sides of a square on which track leads to it."""
    return [side for side in EXITS if OPPOSITE[side] in _exits(view, BEYOND.get((square, side)))]


def _exits(view: View, square: Square | None) -> str:
    return cast("str", view.tiles.get(square) or PRINTED.get(square, "")) if square else ""
