"""The table of ¡Abordaje! in lines, for whoever cannot see its picture: a summary first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import DECK, SECTION, SHIP, SIDES
from games.abordaje.events import asked, deck_text, men, name, side_text
from games.kit.game import Seat, SeatName, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Force, View


def describe(view: View) -> tuple[Text, ...]:
    """Say what the picture shows."""
    return tuple(_lines(view))


def seat_of(view: View, side: Side) -> Seat:
    """Return who plays a side."""
    return view.pirate if side == "pirate" else Seat(1 - view.pirate)


def _lines(view: View) -> Iterator[Text]:
    yield from _summary(view)
    if view.hand and not view.revealed:
        yield text("line-hand")
        yield from (text("line-card", order=name(order)) for order in view.hand)
    for side, force in zip(SIDES, view.forces, strict=True):
        yield from _side_lines(view, side, force)
    for section in sorted(view.positions):
        yield from _section_lines(view, section)
    if not view.revealed and view.last:
        yield text("line-last")
        for met in view.last:
            key = "line-met-cancelled" if met.cancelled else "line-met"
            yield _met(key, met.section, *met.orders)


def _summary(view: View) -> Iterator[Text]:
    if view.result is not None:
        winners = tuple(SeatName(seat=seat) for seat in sorted(view.result.winners))
        yield text("line-won", who=winners) if winners else text("line-tie")
        yield text(view.result.reason)
        return
    waiting = tuple(SeatName(seat=seat) for seat in view.waiting)
    yield text("line-turn", turn=view.turn, who=waiting)
    yield text("line-way-odd" if view.turn % 2 else "line-way-even")
    if view.question is not None:
        yield asked(view.question)
    for side, first, second in view.swaps:
        yield text("line-swapped", side=side_text(side), first=first, second=second)


def _section_lines(view: View, section: int) -> Iterator[Text]:
    yield text("line-section", section=section)
    for side in SIDES:
        yield _deck_line(view, DECK[side, section])
    at = view.positions.index(section)
    for side, row in zip(SIDES, view.orders, strict=True):
        if at < len(row):
            yield _order_line(view, side, section, row[at])


def _deck_line(view: View, deck: Deck) -> Text:
    crews = [men(side, force.on(deck)) for side, force in zip(SIDES, view.forces, strict=True)]
    crews = [one for one in crews if one.key != "nobody"]
    extras: list[Text] = []
    for side, force in zip(SIDES, view.forces, strict=True):
        if force.captain == deck:
            extras.append(text(f"line-captain-{side}"))
        if deck in force.markers:
            extras.append(text(f"line-marker-{side}"))
    there = (*crews, *extras) or (text("line-empty"),)
    return text(f"line-deck-{SHIP[deck]}", there=tuple(there))


def _order_line(view: View, side: Side, section: int, order: Order | None) -> Text:
    if order is None:
        return text("line-order-hidden", side=side_text(side))
    if not view.revealed:
        return text("line-order-own", order=name(order))
    open_yet = (side, section) in view.to_come
    key = "line-order-to-come" if open_yet else "line-order"
    return text(key, side=side_text(side), order=name(order))


def _met(key: str, section: int, pirate: Order, spanish: Order) -> Text:
    return text(key, section=section, pirate=name(pirate), spanish=name(spanish))


def _side_lines(view: View, side: Side, force: Force) -> Iterator[Text]:
    yield text("line-side", side=side_text(side), who=SeatName(seat=seat_of(view, side)))
    yield text("line-men", crew=sum(force.crew), pool=force.pool, losses=force.losses)
    if force.conquests:
        yield text("line-conquests", decks=tuple(map(deck_text, force.conquests)))
    if SECTION[force.captain] not in view.positions:
        yield text("line-captain", deck=deck_text(force.captain))
    if view.question is None and view.result is None:
        yield text("line-cards", n=view.hand_sizes[SIDES.index(side)])
