"""The routes that a cart may take over the track, and which of them are offered.

Pure geometry over what everybody sees, so that rules, menus and pictures agree about every route.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.off_the_rails.model import Cart, Route

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.off_the_rails.components import CartName, Exit, Square
    from games.off_the_rails.model import State
    from games.off_the_rails.rules.track import Layout

MOST_WHOLE_ROUTES: Final = 9
"""Routes of one cart that are offered whole; with more, it is steered junction by junction."""
MORE_THAN_ALL_ROUTES: Final = 4**6
"""More routes than six steps can make."""

End: TypeAlias = Literal["stops", "leaves", "derails", "collides", "falls", "returns", "forks"]


class FoundRoute(NamedTuple):
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


class _RouteSearch:
    """Every way a cart may drive, in order of the exits N, E, S, W; up to one more than `most`."""

    def __init__(self, layout: Layout, name: CartName, most: int) -> None:
        self.found: list[FoundRoute] = []
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
        self.found.append(FoundRoute(self._name, exits, path, headings, end, at, opponent))


def carts_to_drive(state: State) -> tuple[Cart, ...]:
    """Return the carts that still must drive: all the seat has on the board (ruling 4)."""
    return tuple(
        cart
        for cart in state.carts
        if cart.square and cart.owner == state.turn and cart.name not in state.driven
    )


def all_routes(
    layout: Layout,
    cart: Cart,
    steps: int,
    *,
    steering: bool = False,
    most: int = MORE_THAN_ALL_ROUTES,
) -> list[FoundRoute]:
    """Return every way a cart may drive `steps` steps, or `most` and one more.

    `steering`: it stands on a junction and may still choose its exit.
    """
    if cart.square is None or cart.heading is None:
        return []
    search = _RouteSearch(layout, cart.name, most)
    (search.fork if steering else search.drive)(cart.square, cart.heading, steps)
    return search.found


def routes_of_cart(
    layout: Layout, cart: Cart, steps: int, *, steering: bool = False
) -> tuple[Route, ...]:
    """Return the ways to choose from: whole routes, or where they are many, the next exits only."""
    found = all_routes(layout, cart, steps, steering=steering, most=MOST_WHOLE_ROUTES)
    if len(found) > MOST_WHOLE_ROUTES:
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
        search = _RouteSearch(layout, cart.name, most=1)
        search.drive(square, way, left, way, path, headings)
        fork = FoundRoute(cart.name, way, path, headings + way, "forks", square, None)
        ways_out.append((search.found[0] if len(search.found) == 1 else fork).route())
    return tuple(ways_out)


def squares_in_reach(layout: Layout, cart: Cart, steps: int) -> frozenset[Square]:
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


def with_letters(groups: Sequence[Sequence[Route]]) -> tuple[Route, ...]:
    """Give every route a letter of its own: A to Z, then AA, AB, and so on."""
    flat = [route for group in groups for route in group]
    return tuple(route.model_copy(update={"letter": _letter(n)}) for n, route in enumerate(flat))


def _letter(n: int) -> str:
    more, last = divmod(n, 26)
    return (_letter(more - 1) if more else "") + chr(ord("A") + last)
