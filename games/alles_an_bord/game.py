"""Alles an Bord?! as the house knows it: the contract, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from pydantic import ValidationError

from games.alles_an_bord import menu, rules, view
from games.alles_an_bord.describe import describe
from games.alles_an_bord.mind import AllesAnBordMind
from games.alles_an_bord.model import (
    MOVES,
    Move,
    Notes,
    Options,
    State,
    View,
    renamed_move,
    renamed_state,
)
from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text
from games.kit.marks import Marking, compared

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.chance import Chance


SEALED_KINDS = frozenset({"fulfil", "pass", "meet", "flee", "penalty", "choose"})
"""Moves that answer a card, in secret where others still have to."""


class AllesAnBord(Game[State, Move, View, Options]):
    """Race to load your ship from one heap, then sail and see what the tiles are good for."""

    spec = Spec(
        slug="alles_an_bord",
        icon="⚓",
        seats=(2, 3, 4),
        minutes=30,
        options=Options,
        fewest_moves=20,
    )
    moves = MOVES
    state = State
    marking = Marking(compared(view.things), lambda state: len(state.ships))
    candidates_are_legal = True

    def check_table(self, seats: int, options: Options) -> None:
        """See `rules.check_table`."""
        rules.check_table(seats, options)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.setup`."""
        return rules.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """See `rules.refuse_done`; for all others, whose turn it is."""
        rules.refuse_done(state, seat, move)
        super().refuse_turn(state, seat, move)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """See `rules.apply`."""
        return rules.apply(state, seat, move, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `rules.outcome`."""
        return rules.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return view.redeal(state, seat, chance)

    def recall(self, state: State, seat: Seat, chance: Chance, notes: Notes) -> State:
        """See `view.redeal`."""
        return view.redeal(state, seat, chance, notes)

    def mind(self) -> AllesAnBordMind:
        """See `mind`."""
        return AllesAnBordMind()

    def idle_options(self, seats: int) -> frozenset[str]:
        """Return the competition for two: it takes three."""
        return rules.idle_options(seats)

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menu.decisions`."""
        return menu.decisions(view, move)

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:
        """Let a hidden answer be given anew until the last one is in."""
        return move.kind in SEALED_KINDS and all(one.to is not None for one in told)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe`."""
        return describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.alles_an_bord.picture import draw  # an idle bot need not hold what drawing needs

        return Picture(draw)

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
