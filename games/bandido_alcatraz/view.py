"""The secrets of Bandido Alcatraz: what a seat may see, and every world that looks the same to it.

Hidden are the hands of others, the cards they set aside, and the order of the pile: so only its
holder knows where the exit card is. What somebody says of a hand is believed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.components import SIDES
from games.bandido_alcatraz.model import (
    Notes,
    OpenTunnel,
    State,
    View,
    Water,
    beside,
    cards_meant,
    gathered_thing,
    in_order,
    laid_thing,
)
from games.bandido_alcatraz.rules import can_act, gatherable, outcome

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.marks import Changes


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    grid = state.table.grid
    playing = seat is not None and not state.over
    seen = View(
        seat=seat,
        options=state.options,
        turn=None if state.over else state.turn,
        laid=state.table.laid,
        last=state.last,
        tunnels=_tunnels(state),
        waters=_waters(state),
        way_out=grid.exit_cell,
        gathered=state.gathered,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        pile_size=len(state.pile),
        set_aside_sizes=tuple(map(len, state.set_aside)),
        set_aside=None if seat is None else state.set_aside[seat],
        gatherable=gatherable(state, state.hands[seat]) if seat is not None and playing else (),
        result=outcome(state),
        marks=state.marks.of(seat),
    )
    # Reading sixty cards takes a while, and the grid says no more than the cards do.
    seen.__dict__["grid"] = grid
    return seen


def changes(before: State, after: State) -> Changes:
    """Name the cards that came to the table and those that were gathered, each by its number."""
    laid = range(len(before.table.laid), len(after.table.laid))
    gathered = range(len(before.gathered), len(after.gathered))
    return dict.fromkeys((*map(laid_thing, laid), *map(gathered_thing, gathered)), (None, "there"))


def _tunnels(state: State) -> tuple[OpenTunnel, ...]:
    grid = state.table.grid
    rule = state.options.cover_rule
    return tuple(
        OpenTunnel(
            number=number,
            x=cell[0],
            y=cell[1],
            side=SIDES[side],
            walled=grid.is_walled(beside(cell, side), rule),
        )
        for (cell, side), number in grid.tunnels_by_number()
    )


def _waters(state: State) -> tuple[Water, ...]:
    grid = state.table.grid
    rule = state.options.cover_rule
    return tuple(
        Water(number=number, x=cell[0], y=cell[1], blocked=grid.is_blocked(cell, rule))
        for cell, number in sorted(grid.waters.items(), key=lambda water: water[1])
    )


def redeal(state: State, seat: Seat, chance: Chance, notes: Notes | None = None) -> State:
    """Deal again all that `seat` cannot know: other hands, what others set aside, and the pile.

    With notes, whoever has said something has a card that makes it true, where there may be one.
    All know that the seat to act can act, so worlds in which it cannot are dealt anew until it can,
    as in the true one.
    """
    world = _deal_anew(state, seat, chance, notes or Notes())
    while not (state.over or can_act(world)):
        world = _deal_anew(state, seat, chance, Notes())
    return world


def _deal_anew(state: State, seat: Seat, chance: Chance, notes: Notes) -> State:
    others = [other for other in range(len(state.hands)) if other != seat]
    places = [*(state.hands[one] for one in others), *(state.set_aside[one] for one in others)]
    unseen = list(chance.shuffle(in_order([*state.pile, *(card for p in places for card in p)])))
    meant = _take_meant(state, seat, notes, unseen)
    hands, aside = list(state.hands), list(state.set_aside)
    for row, known in ((hands, meant), (aside, {})):
        for one in others:
            held = known.get(one, [])
            row[one] = in_order([*held, *(unseen.pop() for _ in row[one][len(held) :])])
    return state.model_copy(
        update={"hands": tuple(hands), "set_aside": tuple(aside), "pile": tuple(unseen)}
    )


def _take_meant(state: State, seat: Seat, notes: Notes, unseen: list[str]) -> dict[int, list[str]]:
    """Take from the unseen cards one for each of the others that makes true what it has said."""
    taken: dict[int, list[str]] = {}
    for one, signal in notes.said:
        if one == seat or not state.hands[one]:
            continue
        meant = cards_meant(state.table.grid, state.options.cover_rule, signal)
        if card := next((card for card in unseen if card in meant), None):
            unseen.remove(card)
            taken[one] = [card]
    return taken
