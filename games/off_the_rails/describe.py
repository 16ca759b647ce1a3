"""A view in words, line by line, for those who cannot see the picture.

What matters most comes first, as an alt text has room for some hundred and fifty words: the
question, the own carts and where track leads from them, what lies on it, then rivals, and the rest.
Track is told by where it leads: from a cart or a start track square by square to its end, or to a
junction, from which it is told on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Outcome, Seat, Text, seat_name, text
from games.off_the_rails.components import (
    COLOURS,
    EDGE_OF,
    NOTHING,
    OPPOSITE,
    READING_ORDER,
    START_HEADING,
    STARTS_OF,
    cart_name,
    in_reading_order,
    jewel_names,
    mine_name,
    square_name,
)
from games.off_the_rails.menu import route_end, route_label
from games.off_the_rails.rules import Layout

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from games.off_the_rails.components import Exit, Square
    from games.off_the_rails.model import Cart, Earned, View


SQUARES_PER_LINE: Final = 6
"""Squares in one line of track."""


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: a summary, the own side, what is in reach, rivals, the rest."""
    if view.result is not None:
        yield _result_line(view, view.result)
    else:
        yield from (_summary(view, seat) for seat in view.asked)
    if view.phase == "sides":
        yield text("sides-line")
        return
    yield from _stage(view)
    if view.phase == "take" and view.moving:
        yield text("steps-line", cart=cart_name(view.moving), n=view.steps_left)
    yield from _collision_lines(view)
    seats = sorted(map(Seat, range(len(view.stockpiles))), key=lambda one: one != view.seat)
    track = _Track(view)
    others = seats
    if view.seat is not None:
        own, *others = seats
        yield from _seat_lines(view, own)
    for route in view.routes:
        label = route_label(route) if view.phase in {"drive", "steer"} else route_end(route)
        yield text("route-line", cart=cart_name(route.cart), route=label)
    if view.seat is not None:
        yield from track.lines_from(view.seat)
    yield from _deposit_lines(view, track.told)
    for seat in others:
        yield from _seat_lines(view, seat)
    yield from _collapsed_lines(view)
    yield from _mission_lines(view)
    for seat in others:
        yield from track.lines_from(seat)
    yield from _track_lines(view, track.told)
    if view.result is None:
        yield from _stack_lines(view)


def _summary(view: View, asked: Seat) -> Text:
    return text(
        f"summary-{view.phase}",
        round=view.round,
        who=seat_name(asked),
        n=view.actions_left,
    )


def _result_line(view: View, result: Outcome) -> Text:
    if view.solo:
        grade = result.grade or "grade-loss"
        why = text(f"solo-why-{grade.removeprefix('grade-')}")
        return text("solo-result", grade=text(grade), points=result.scores[0], why=why)
    winners = sorted(result.winners)
    return text(
        "win",
        who=tuple(map(seat_name, winners)),
        winners=len(winners),
        points=result.scores[winners[0]],
    )


def _stage(view: View) -> Iterator[Text]:
    if view.chasm_open:
        yield text("stage-chasm")
    elif view.last_turns is not None:
        yield text("stage-last", n=view.last_turns)
    if view.token is not None:
        yield text("token-line", mine=mine_name(view.token))
    if view.result is None and view.solo and view.grade is not None:
        reached = "grade-open" if view.grade == "loss" else f"grade-{view.grade}"
        yield text("grade-line", grade=text(reached))


def _collision_lines(view: View) -> Iterator[Text]:
    collision = view.collision
    if collision is None:
        return
    yield text("crash-line", cart=cart_name(collision.cart), opponent=cart_name(collision.opponent))
    if collision.left is not None and collision.right is not None:
        yield text(
            "piles-line", left=jewel_names(collision.left), right=jewel_names(collision.right)
        )


def _seat_lines(view: View, seat: Seat) -> Iterator[Text]:
    if not view.solo:
        clan = view.clans[seat]
        yield text(
            "seat-line",
            who=seat_name(seat),
            clan=text(f"clan-{clan}"),
            edge=text(f"edge-{EDGE_OF[clan]}"),
            points=view.points[seat],
        )
    else:
        yield text("seat-line-solo", points=view.points[seat])
    is_rest = view.result is None and seat != view.seat
    if view.earned and view.points[seat] and not is_rest:
        yield text("earned-line", parts=tuple(_earned_parts(view.earned[seat])))
    if view.gained and view.gained[seat] > 0 and not is_rest:
        yield text("gained-line", points=view.gained[seat])
    yield from _cart_lines(view, seat)
    if not view.solo:
        if view.stockpiles[seat] != NOTHING:
            yield text("home-line", jewels=jewel_names(view.stockpiles[seat]))
        return
    for colour, jewels in zip(COLOURS, view.homes, strict=True):
        if jewels != NOTHING:
            home = text(f"clan-{colour}")
            yield text("home-line-solo", jewels=jewel_names(jewels), clan=home)


def _earned_parts(earned: Earned) -> Iterator[Text]:
    for source, points in earned:
        if points:
            yield text("earned-part", what=text(f"source-{source}"), n=points)


def _cart_lines(view: View, seat: Seat) -> Iterator[Text]:
    """Tell of the carts of a seat; those of others in the supply are left out."""
    carts = [cart for cart in view.carts if cart.owner == seat]
    if carts and not view.solo and not any(one.square or one.lost for one in carts):
        if seat == view.seat:
            yield text("cart-line-supply-both")
        return
    for cart in carts:
        if cart.square or cart.lost or seat == view.seat:
            yield _cart_line(cart)


def _cart_line(cart: Cart) -> Text:
    name = cart_name(cart.name)
    if cart.lost:
        return text("cart-line-lost", cart=name)
    if cart.square is None:
        return text("cart-line-supply", cart=name)
    return text(
        "cart-line",
        cart=name,
        square=cart.square,
        heading=text(f"heading-{cart.heading}"),
        speed=cart.speed,
        jewels=jewel_names(cart.hold) if cart.hold != NOTHING else (text("empty"),),
    )


class _Track:
    """Tells where track leads, from one side after the other, each square once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._layout = Layout(view.tiles, view.tokens, (), view.options)
        self._passed: set[tuple[Square, Exit]] = set()
        self.told: set[Square] = set()
        """The squares told so far."""

    def lines_from(self, seat: Seat) -> Iterator[Text]:
        """Say where the track leads from a seat's carts, then from its start tracks, if any."""
        if ways := tuple(self._ways_from(seat)):
            yield text("ways-line", ways=ways)

    def _ways_from(self, seat: Seat) -> Iterator[Text]:
        view = self._view
        clans = view.clans if view.solo else view.clans[seat : seat + 1]
        carts = [one for one in view.carts if one.owner == seat]
        begins = [
            (text("way-from-cart", cart=cart_name(one.name)), one.square, one.heading)
            for one in carts
            if one.square and one.heading
        ]
        begins += [
            (text("way-from", square=start), start, START_HEADING[start])
            for clan in clans
            for start in STARTS_OF[clan]
        ]
        while begins:
            way, forks = self._way(*begins.pop(0))
            begins = [*forks, *begins]
            if way:
                yield way

    def _way(
        self, begin: Text, square: Square, heading: Exit
    ) -> tuple[Text | None, list[tuple[Text, Square, Exit]]]:
        """Follow track to its end; return what is said of it, and where it leads on."""
        layout = self._layout
        end: Text | None = None  # where it forks
        squares: list[Square] = []
        forks: list[tuple[Text, Square, Exit]] = []
        while True:
            ahead, at = layout.ahead(square, heading, "")
            if ahead != "enters" or (at, heading) in self._passed:
                end = text("way-meets" if ahead == "enters" else f"way-{ahead}", square=at)
                break
            squares.append(at)
            ways = layout.ways_on(at, heading)
            self._passed.update((at, OPPOSITE[way]) for way in ways)
            self._passed.add((at, heading))
            if len(ways) > 1:
                forks = [
                    (text("way-from-fork", square=at, heading=text(f"exit-{way}")), at, way)
                    for way in ways
                ]
                break
            square, heading = at, ways[0]
        self.told.update(squares)
        if not squares:
            return None, forks
        if end is None:
            return text("way", begin=begin, squares=tuple(squares)), forks
        return text("way-ending", begin=begin, squares=tuple(squares), end=end), forks


def _deposit_lines(view: View, near: Container[Square]) -> Iterator[Text]:
    """Say what lies where, first on the squares that are near."""
    lying = in_reading_order(one for one in view.deposits if one in READING_ORDER)
    if lying:
        squares = sorted(lying, key=lambda one: one not in near)
        deposits = (
            text("deposit-at", square=square_name(one), jewels=jewel_names(view.deposits[one]))
            for one in squares
        )
        yield text("deposits-line", deposits=tuple(deposits))


def _track_lines(view: View, told: Container[Square]) -> Iterator[Text]:
    """Say what track lies where none leads."""
    track = in_reading_order(one for one in view.tiles if one not in told)
    for at in range(0, len(track), SQUARES_PER_LINE):
        few = track[at : at + SQUARES_PER_LINE]
        tiles = tuple(
            text("tile-at", square=one, tile=text(f"tile-short-{view.tiles[one]}")) for one in few
        )
        yield text("track-line", tiles=tiles)


def _collapsed_lines(view: View) -> Iterator[Text]:
    if view.tokens:
        yield text("tokens-line", squares=in_reading_order(view.tokens))
    if view.choices:
        yield text("choices-line", squares=view.choices)


def _mission_lines(view: View) -> Iterator[Text]:
    for mission in view.missions:
        named = text(f"mission-{mission}")
        if mission in view.claims:
            yield text("mission-line-taken", mission=named, who=seat_name(view.claims[mission]))
        elif mission == "dirty_goblins" and view.dirty:
            yield text("mission-line-taken", mission=named, who=tuple(map(seat_name, view.dirty)))
        else:
            task = text(f"task-{mission}")
            yield text("mission-line", mission=named, task=task)


def _stack_lines(view: View) -> Iterator[Text]:
    if view.chasm_place is None or view.solo:
        yield text("deck-line", n=view.deck_size)
    else:
        first, last = view.chasm_place
        yield text("deck-line-chasm", n=view.deck_size, first=first, last=last)
    left = tuple(
        text("supply-part", mine=mine_name(colour), n=n) for colour, n in view.supply.items() if n
    )
    yield text("supply-line", n=sum(view.supply.values()), parts=left)
    if view.bag != NOTHING:
        yield text("bag-line", jewels=jewel_names(view.bag))
    if view.gone != NOTHING:
        yield text("gone-line", jewels=jewel_names(view.gone))
    yield text("pools-line", plain=view.pools[0], branching=view.pools[1])
