"""The game as the house plays it: every verb of the contract, one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import ValidationError

from games.bandido_alcatraz import describe, events, menu, rules
from games.bandido_alcatraz import view as views
from games.bandido_alcatraz.mind import BandidoMind
from games.bandido_alcatraz.model import MOVES, Move, Options, State, View, with_rotations
from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text
from games.kit.marks import Marking

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance


class BandidoAlcatraz(Game[State, Move, View, Options]):
    """Close every tunnel but the way out, gather the kit, and cover the water."""

    spec = Spec(
        slug="bandido_alcatraz",
        icon="⛏️",
        seats=(1, 2, 3, 4),
        minutes=15,
        kind="cooperative",
        grades=rules.GRADES,
        options=Options,
    )
    moves = MOVES
    state = State
    marking = Marking(views.changes, lambda state: len(state.hands))
    candidates_are_legal = True
    previews = zooms = True

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.dealing`."""
        return rules.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.legality`."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """See `rules.legality`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """See `rules.legality`.

        Raises:
            IllegalMove: with the text that says why not.
        """
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """See `rules.turns`."""
        return rules.apply(state, seat, move, chance)

    def random_move(self, state: State, seat: Seat, luck: Chance) -> Move | None:
        """See `rules.legality`."""
        return rules.random_move(state, seat, luck) if seat in self.to_act(state) else None

    def outcome(self, state: State) -> Outcome | None:
        """See `rules.execution`."""
        return rules.outcome(state)

    def variant(self, seats: int, options: Options) -> str:
        """See `rules.dealing`."""
        return rules.variant(seats, options)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view`."""
        return views.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view`."""
        return views.redeal(state, seat, chance)

    def idle_options(self, seats: int) -> frozenset[str]:
        """Return what concerns only a single player, or only a team."""
        alone = {"first_player", "signals", "score_line"}
        return frozenset(alone if seats == 1 else {"solo_hand"})

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menu`."""
        return menu.decisions(view, move)

    def warning(self, view: View, move: Move) -> Text | None:
        """See `menu`."""
        return menu.warning(view, move)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe`."""
        return describe.describe(view)

    def mind(self) -> BandidoMind:
        """See `mind`."""
        return BandidoMind()

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.bandido_alcatraz import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, picture.preview, picture.zoom)

    def load_state(self, stored: str, version: int) -> State:
        """Read also a state as earlier versions stored it; see `model.with_rotations`."""
        try:
            return super().load_state(stored, version)
        except ValidationError:
            return super().load_state(with_rotations(stored), version)

    def load_move(self, stored: str) -> Move:
        """Read also a move as earlier versions stored it; see `model.with_rotations`."""
        try:
            return super().load_move(stored)
        except ValidationError:
            return super().load_move(with_rotations(stored))

    def load_event(self, stored: Event) -> Event:
        """See `events`."""
        return events.load_event(stored)
