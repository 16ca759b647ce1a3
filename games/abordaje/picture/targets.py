"""What the question to the viewer may be answered with: decks, and orders that may be exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.model import Captain, Fight, March, Regroup, State, Swap
from games.abordaje.rules import answers

if TYPE_CHECKING:
    from games.abordaje.components import Deck
    from games.abordaje.model import Move, View


def decks_to_choose(view: View) -> frozenset[Deck]:
    """Return the decks that the viewer may choose now, as a goal or as the start of a way."""
    found: set[Deck] = set()
    for move in _answers(view):
        match move:
            case Captain(deck=deck) | Fight(deck=deck):
                found.add(deck)
            case March(start=start, end=end) | Regroup(start=start, end=end) if start and end:
                found |= {start, end}
    return frozenset(found)


def orders_to_swap(view: View) -> frozenset[int]:
    """Return the sections in which the viewer's own orders may change places now."""
    moves = (move for move in _answers(view) if isinstance(move, Swap))
    return frozenset(section for move in moves for section in (move.first, move.second))


def _answers(view: View) -> tuple[Move, ...]:
    """Return the legal answers of the viewer, if it is asked: they follow from what it sees."""
    if view.question is None or view.seat not in view.to_act:
        return ()
    pirate, spanish = (tuple(order for order in row if order) for row in view.orders)
    seen = State.model_construct(
        options=view.options,
        pirate=view.pirate,
        turn=view.turn,
        sections_in_play=tuple(sorted(view.directed_sections)),
        forces=view.forces,
        hands=((), ()),
        order_sections=view.order_sections,
        laid=(pirate, spanish),  # all of them lie open to whom an order is asked about
        aside=(),
        aims=view.aims,
    )
    return answers(seen, view.question)
