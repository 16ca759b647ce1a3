"""The table of ¡Abordaje! in words, in place of its picture: a summary first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import (
    DECK_AT,
    SECTION_OF,
    SHIP_OF,
    SIDES,
    crew_of,
    deck_name,
    order_name,
    side_name,
)
from games.abordaje.events import open_question_text
from games.kit.game import Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Force, OrderPair, View


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows."""
    yield from _summary(view)
    if view.hand and not view.revealed:
        yield text("line-hand")
        for order in view.hand:
            yield text("line-card", order=order_name(order), does=text(f"hint-{order}"))
    forces = zip(SIDES, view.forces, strict=True)
    for side, force in sorted(forces, key=lambda one: one[0] != view.side):
        yield from _side_lines(view, side, force)
    for section in sorted(view.order_sections):
        yield from _section_lines(view, section)
    if not view.revealed and view.last_orders:
        yield text("line-last")
        yield from map(_pair_line, view.last_orders)


def _summary(view: View) -> Iterator[Text]:
    if view.result is not None:
        winners = tuple(seat_name(seat) for seat in sorted(view.result.winners))
        yield text("line-won", who=winners) if winners else text("line-tie")
        yield text(view.result.reason)
        return
    if not view.to_act:
        return  # the match was broken off
    actors = tuple(seat_name(seat) for seat in view.to_act)
    yield text("line-turn", turn=view.turn, who=actors)
    first, last = view.order_sections[0], view.order_sections[-1]
    yield text("line-way-odd" if view.turn % 2 else "line-way-even", first=first, last=last)
    if view.question is not None:
        yield open_question_text(view)
    for side, first, second in view.swaps:
        yield text("line-swapped", side=side_name(side), first=first, second=second)


def _section_lines(view: View, section: int) -> Iterator[Text]:
    yield text("line-section", section=section)
    if section in view.directed_sections:
        yield from (_deck_line(view, DECK_AT[side, section]) for side in SIDES)
    at = view.order_sections.index(section)
    laid = [row[at] for row in view.orders if at < len(row)]
    orders = [order for order in laid if order]
    if view.revealed:
        pair = zip(SIDES, orders, strict=True)
        pirate, spanish = (_order(view, side, section, order) for side, order in pair)
        yield text("line-orders", pirate=pirate, spanish=spanish)
    else:
        yield from (text("line-order-own", order=order_name(order)) for order in orders)


def _deck_line(view: View, deck: Deck) -> Text:
    crews = [crew_of(side, force.on(deck)) for side, force in zip(SIDES, view.forces, strict=True)]
    crews = [one for one in crews if one.key != "nobody"]
    extras: list[Text] = []
    for side, force in zip(SIDES, view.forces, strict=True):
        if force.captain == deck:
            extras.append(text(f"line-captain-{side}"))
        if deck in force.markers:
            extras.append(text(f"line-marker-{side}"))
    there = (*crews, *extras) or (text("line-empty"),)
    return text(f"line-deck-{SHIP_OF[deck]}", there=tuple(there))


def _order(view: View, side: Side, section: int, order: Order) -> Text:
    name = order_name(order)
    if not view.is_carried_out(side, section):
        return name
    key = "order-cancelled" if view.is_cancelled(section) else "order-carried-out"
    return text(key, order=name)


def _pair_line(met: OrderPair) -> Text:
    pirate, spanish = map(order_name, met.orders)
    key = "line-met-cancelled" if met.cancelled else "line-met"
    return text(key, section=met.section, pirate=pirate, spanish=spanish)


def _side_lines(view: View, side: Side, force: Force) -> Iterator[Text]:
    yield text("line-side", side=side_name(side), who=seat_name(view.seat_of(side)))
    yield text("line-men", crew=sum(force.crew), pool=force.pool, losses=force.losses)
    if force.conquests:
        yield text("line-conquests", decks=tuple(map(deck_name, force.conquests)))
    if SECTION_OF[force.captain] not in view.directed_sections:
        yield text("line-captain", deck=deck_name(force.captain))
    row = view.orders[SIDES.index(side)]
    hidden = [one for one, order in zip(view.order_sections, row, strict=False) if order is None]
    if hidden:
        yield text("line-orders-hidden", sections=tuple(map(str, sorted(hidden))))
    if view.question is None and view.result is None:
        yield text("line-cards", n=view.hand_sizes[SIDES.index(side)])
