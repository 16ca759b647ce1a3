"""A view in words, line by line, for those who cannot see the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Outcome, Seat, Text, seat_name, text
from games.off_the_rails.components import (
    COLOURS,
    COURSE,
    EDGE_OF,
    NOTHING,
    READING_ORDER,
    Jewels,
    cart_name,
    in_reading_order,
    jewel_names,
    mine_name,
    square_name,
)
from games.off_the_rails.menu import route_end, route_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.off_the_rails.model import Cart, Earned, View


SQUARES_PER_LINE: Final = 6
"""Squares in one line of track."""


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: a summary first, then routes, people, missions, the board."""
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
    for route in view.routes:
        label = route_label(route) if view.phase in {"drive", "steer"} else route_end(route)
        yield text("route-line", cart=cart_name(route.cart), route=label)
    yield from _collision_lines(view)
    for seat in map(Seat, range(len(view.stockpiles))):
        yield from _seat_lines(view, seat)
    yield from _mission_lines(view)
    yield from _board_lines(view)
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
    if view.earned and view.points[seat]:
        yield text("earned-line", parts=tuple(_earned_parts(view.earned[seat])))
    if view.gained and view.gained[seat] > 0:
        yield text("gained-line", points=view.gained[seat])
    for cart in view.carts:
        if cart.owner == seat:
            yield _cart_line(cart)
    if not view.solo:
        yield _jewels_line("home-line", view.stockpiles[seat])
        return
    for colour, jewels in zip(COLOURS, view.homes, strict=True):
        yield _jewels_line("home-line-solo", jewels, clan=text(f"clan-{colour}"))


def _earned_parts(earned: Earned) -> Iterator[Text]:
    for source, points in earned:
        if points:
            yield text("earned-part", what=text(f"source-{source}"), n=points)


def _jewels_line(key: str, jewels: Jewels, **more: Text) -> Text:
    said = jewel_names(jewels) if jewels != NOTHING else (text("none"),)
    return text(key, jewels=said, **more)


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


def _board_lines(view: View) -> Iterator[Text]:
    if view.deposits:
        yield text("deposits-line")
    for square in in_reading_order(one for one in view.deposits if one in READING_ORDER):
        yield text(
            "deposit-line", square=square_name(square), jewels=jewel_names(view.deposits[square])
        )
    track = in_reading_order(view.tiles)
    for at in range(0, len(track), SQUARES_PER_LINE):
        few = track[at : at + SQUARES_PER_LINE]
        tiles = tuple(
            text("tile-at", square=one, tile=text(f"tile-short-{view.tiles[one]}")) for one in few
        )
        yield text("track-line", tiles=tiles)
    for colour in COLOURS:
        squares = [one for one in in_reading_order(view.tokens) if view.tokens[one] == colour]
        if squares:
            yield text("tokens-line", mine=mine_name(colour), squares=tuple(squares))
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
            points = COURSE.mission_points
            yield text("mission-line", mission=named, task=task, points=points)


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
