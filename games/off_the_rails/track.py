"""Where carts can go: what lies ahead of them, the routes they may take, where track ends.

Pure geometry over what everybody sees, so that rules, menus and pictures agree about every route.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.off_the_rails.board import (
    BEYOND,
    CENTRES,
    EXITS,
    OPPOSITE,
    PRINTED,
    START_HEADING,
    SURFACE_OF,
    UPGRADES,
    Exit,
    Exits,
    Square,
    in_order,
)
from games.off_the_rails.model import Route

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.off_the_rails.board import Colour
    from games.off_the_rails.model import Cart, Options
    from games.off_the_rails.moves import CartName

ROUTES: Final = 9
"""Routes of one cart that are offered whole; with more, it is steered junction by junction."""
T_LENGTH: Final = 3
"""Exits of a T; fewer make a straight or corner, more a cross."""

EVERY: Final = 4**6
"""More routes than six steps can make."""

End: TypeAlias = Literal["stops", "leaves", "derails", "collides", "falls", "returns", "forks"]
Ahead: TypeAlias = Literal["enters", "leaves", "derails", "collides", "falls", "returns"]


WAYS: Final[dict[tuple[Exits, Exit], tuple[Exit, ...]]] = {
    (tile, travel): tuple(one for one in EXITS if one in tile and one != OPPOSITE[travel])
    for tile in UPGRADES
    for travel in EXITS
}
"""The exits open to a cart that comes onto a tile travelling this way: any but back."""


class Layout:
    """The track as one cart finds it: tiles, collapsed squares, and the carts in its way."""

    def __init__(
        self,
        tiles: dict[Square, Exits],
        tokens: dict[Square, Colour],
        carts: Iterable[Cart],
        options: Options,
    ) -> None:
        self.tiles = tiles
        self.tokens = tokens
        self.parked = {one.square: one.name for one in carts if one.square is not None}
        self.lenient = options.surface_exit == "any_square"

    def exits(self, square: Square) -> Exits:
        """Return the exits of a square that has track, laid or printed."""
        return self.tiles.get(square) or PRINTED[square]

    def ahead(self, square: Square, heading: Exit, driver: CartName) -> tuple[Ahead, Square]:
        """Tell what happens at the next step, and where (rulebook, moving; ruling 16).

        Where there is nothing beyond, it happens on the square itself.
        """
        beyond = BEYOND.get((square, heading))
        if beyond is None:
            return "returns", square
        if self.parked.get(beyond, driver) != driver:
            return "collides", beyond
        if beyond in SURFACE_OF:
            return ("leaves" if self.lenient or beyond in PRINTED else "derails"), beyond
        if beyond in self.tokens:
            return "falls", beyond
        tile = self.tiles.get(beyond)
        if tile is None or OPPOSITE[heading] not in tile:
            return "derails", beyond
        return "enters", beyond

    def ways_on(self, square: Square, travel: Exit) -> tuple[Exit, ...]:
        """Return the exits open to a cart that came in travelling this way: any but back."""
        return WAYS[self.exits(square), travel]


class Way(NamedTuple):
    """A `Route` as the search finds it: there may be hundreds, and few are shown."""

    cart: CartName
    exits: str
    path: tuple[Square, ...]
    headings: str
    end: End
    at: Square
    opponent: CartName | None

    def route(self) -> Route:
        """Return it for all to see, without a letter yet."""
        return Route(letter="", **self._asdict())


class Search:
    """Every way a cart may drive, in order of the exits N, E, S, W; up to one more than `most`."""

    def __init__(self, layout: Layout, name: CartName, most: int) -> None:
        self.found: list[Way] = []
        self._layout = layout
        self._name = name
        self._most = most

    def drive(
        self,
        square: Square,
        heading: Exit,
        steps: int,
        exits: str = "",
        path: tuple[Square, ...] = (),
        headings: str = "",
    ) -> None:
        """Follow the track up to the next junction, or to the end."""
        track = self._layout
        while steps:
            ahead, at = track.ahead(square, heading, self._name)
            headings += heading
            if ahead != "enters":
                over = (*path, at) if ahead in {"leaves", "falls"} else path
                self._end(exits, over, headings, ahead, at)
                return
            square, steps = at, steps - 1
            path = (*path, at)
            ways = track.ways_on(square, heading)
            if len(ways) > 1:
                self.fork(square, heading, steps, exits, path, headings)
                return
            heading = ways[0]
        self._end(exits, path, headings + heading, "stops", square)

    def fork(
        self,
        square: Square,
        travel: Exit,
        steps: int,
        exits: str = "",
        path: tuple[Square, ...] = (),
        headings: str = "",
    ) -> None:
        """Take every exit of a junction in turn."""
        for way in self._layout.ways_on(square, travel):
            if len(self.found) > self._most:
                return
            self.drive(square, way, steps, exits + way, path, headings)

    def _end(
        self, exits: str, path: tuple[Square, ...], headings: str, end: End, at: Square
    ) -> None:
        opponent = self._layout.parked[at] if end == "collides" else None
        self.found.append(Way(self._name, exits, path, headings, end, at, opponent))


def routes(
    layout: Layout, cart: Cart, steps: int, *, steering: bool = False, most: int = EVERY
) -> list[Way]:
    """Return every way a cart may drive `steps` steps, or `most` and one more.

    `steering`: it stands on a junction and may still choose its exit.
    """
    if cart.square is None or cart.heading is None:
        return []
    search = Search(layout, cart.name, most)
    (search.fork if steering else search.drive)(cart.square, cart.heading, steps)
    return search.found


def offered(layout: Layout, cart: Cart, steps: int, *, steering: bool = False) -> tuple[Route, ...]:
    """Return the ways to choose from: whole routes, or where they are many, the next exits only."""
    found = routes(layout, cart, steps, steering=steering, most=ROUTES)
    if len(found) > ROUTES:
        return _forks(layout, cart, steps, steering=steering)
    return tuple(way.route() for way in found)


def _forks(layout: Layout, cart: Cart, steps: int, *, steering: bool) -> tuple[Route, ...]:
    """Return one route for every exit of the first junction: whole if there is but one such."""
    square, heading, left = cart.square, cart.heading, steps
    path: tuple[Square, ...] = ()
    headings = ""
    while square and heading and not steering:
        _, square = layout.ahead(square, heading, cart.name)
        path, headings, left = (*path, square), headings + heading, left - 1
        ways = layout.ways_on(square, heading)
        steering = len(ways) > 1
        heading = heading if steering else ways[0]
    if square is None or heading is None:
        return ()
    ways_out = []
    for way in layout.ways_on(square, heading):
        search = Search(layout, cart.name, most=1)
        search.drive(square, way, left, way, path, headings)
        fork = Way(cart.name, way, path, headings + way, "forks", square, None)
        ways_out.append((search.found[0] if len(search.found) == 1 else fork).route())
    return tuple(ways_out)


def reach(layout: Layout, cart: Cart, steps: int) -> frozenset[Square]:
    """Return every square that matters to a cart's drive, whatever route it takes."""
    if cart.square is None or cart.heading is None:
        return frozenset()
    squares = {cart.square}
    edge = {(cart.square, cart.heading)}
    for _ in range(steps):
        further: set[tuple[Square, Exit]] = set()
        for square, heading in edge:
            ahead, at = layout.ahead(square, heading, cart.name)
            squares.add(at)
            if ahead == "enters":
                further.update((at, way) for way in layout.ways_on(at, heading))
        edge = further
    return frozenset(squares)


def lettered(groups: Sequence[Sequence[Route]]) -> tuple[Route, ...]:
    """Give every route a letter of its own: A to Z, then AA, AB, and so on."""
    flat = [route for group in groups for route in group]
    return tuple(route.model_copy(update={"letter": _letter(n)}) for n, route in enumerate(flat))


def _letter(n: int) -> str:
    more, last = divmod(n, 26)
    return (_letter(more - 1) if more else "") + chr(ord("A") + last)


def ends(layout: Layout, carts: Iterable[Cart], starts: Iterable[Square]) -> tuple[Square, ...]:
    """Return the squares without track to which carts and start tracks lead, in reading order."""
    open_ends: list[tuple[Square, Exit]] = [
        (one.square, one.heading) for one in carts if one.square and one.heading
    ]
    open_ends += [(start, START_HEADING[start]) for start in starts]
    seen: set[tuple[Square, Exit]] = set()
    found: set[Square] = set()
    while open_ends:
        place = open_ends.pop()
        if place in seen:
            continue
        seen.add(place)
        heading = place[1]
        at = BEYOND.get(place)
        if at is None or at in SURFACE_OF or at in CENTRES or at in layout.tokens:
            continue
        tile = layout.tiles.get(at)
        if tile is None:
            found.add(at)
        elif OPPOSITE[heading] in tile:
            open_ends += [(at, way) for way in layout.ways_on(at, heading)]
    return in_order(found)
