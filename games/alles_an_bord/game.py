"""Alles an Bord?! as the house knows it: the contract, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from pydantic import ValidationError

from games.alles_an_bord import describe, menu, rules
from games.alles_an_bord import view as views
from games.alles_an_bord.mind import AllesAnBordMind
from games.alles_an_bord.model import (
    MOVES,
    Move,
    Options,
    State,
    View,
    renamed_move,
    renamed_state,
)
from games.alles_an_bord.rules.pieces import pieces
from games.kit.game import Event, Game, Picture, Seat, Spec
from games.kit.marks import Marking, compared

if TYPE_CHECKING:
    from collections.abc import Sequence


SEALED_KINDS = frozenset({"fulfil", "pass", "meet", "flee", "penalty", "choose"})
"""Moves that answer a card, in secret where others still have to."""


class AllesAnBord(Game[State, Move, View, Options]):
    """Race to load your ship from one heap, then sail and see what the tiles are good for."""

    spec = Spec(
        slug="alles_an_bord",
        icon="⚓",
        seats=(2, 3, 4),
        minutes=30,
        decisions=145,
        options=Options,
        fewest_moves=20,
    )
    moves = MOVES
    state = State
    marking = Marking(compared(views.things), lambda state: len(state.ships))
    candidates_are_legal = True
    climaxes = frozenset({"sold"})

    check_table = staticmethod(rules.check_table)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    may_act = staticmethod(rules.may_act)
    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    pieces = staticmethod(pieces)
    recall = staticmethod(views.redeal)
    idle_options = staticmethod(rules.idle_options)
    decisions = staticmethod(menu.decisions)
    describe = staticmethod(describe.describe)

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """See `rules.refuse_done`; for all others, whose turn it is."""
        rules.refuse_done(state, seat, move)
        super().refuse_turn(state, seat, move)

    def mind(self) -> AllesAnBordMind:
        """See `mind`."""
        return AllesAnBordMind()

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:
        """Let a hidden answer be given anew until the last one is in."""
        return move.kind in SEALED_KINDS and all(one.to is not None for one in told)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.alles_an_bord import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, climax=picture.draw_climax, title=picture.title)

    def load_state(self, stored: str, version: int) -> State:
        """Read also a state as version 0.1 stored it; see `model.renamed_state`."""
        try:
            return super().load_state(stored, version)
        except ValidationError:
            return super().load_state(renamed_state(stored), version)

    def load_move(self, stored: str) -> Move:
        """Read also a move as version 0.1 stored it; see `model.renamed_move`."""
        try:
            return super().load_move(stored)
        except ValidationError:
            return super().load_move(renamed_move(stored))
