"""What computer players know: which place is best at a glance, and how far to look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import EXIT, missing_items
from games.bandido_alcatraz.mind.effects import effects_of
from games.bandido_alcatraz.mind.glance import best_of, worths_of
from games.bandido_alcatraz.mind.mouths import BIT, EVERY_CARD, card_set, layout_of
from games.bandido_alcatraz.mind.signals import best_signal
from games.bandido_alcatraz.mind.worth import Outlook, chance_of_escape
from games.bandido_alcatraz.model import (
    Dig,
    Move,
    Notes,
    State,
    View,
    cells_of,
)
from games.bandido_alcatraz.rules import candidates
from games.kit.mind import Effort, Mind, Sign, levels

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.mind import Effect

ABOUT_AS_GOOD: Final = 0.01
"""By how much likelier at a glance an escape must be after what a teammate could do as well."""
LEAST_CARDS_AHEAD: Final = 2
"""Cards that a simulation plays at the least; each seat plays one in any case."""


class BandidoMind(Mind[State, Move, View]):
    """Simulates every seat as playing what looks best at a glance."""

    levels = levels(
        easy=Effort(0),
        normal=Effort(350, width=5, remembers=True),
        strong=Effort(1_600, width=6, remembers=True),
    )
    blank = Notes()
    harms = frozenset({"sign-more-tunnels"})
    fatal = frozenset({"water-blocked", "tunnel-walled"})

    def __init__(self, notes: Notes = blank) -> None:
        """Decide with the notes of a seat."""
        self._notes = notes

    def with_notes(self, notes: Notes) -> BandidoMind:
        """See `moves`."""
        return type(self)(notes)

    def moves(self, state: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """Leave out what ends the match in defeat, unless there is nothing else.

        Alone, results have grades, and the best one can be had without escaping too. What others
        have said they can close, or cover, is left to them where something else is about as good.
        """
        worths = worths_of(state, seat, legal)
        others_can = self._notes.claimed_by_others(seat)
        to_leave = [others_can.issuperset(_said_before(state, move) or {""}) for move in legal]
        rest = [worth for worth, is_theirs in zip(worths, to_leave, strict=True) if not is_theirs]
        as_good = max(rest, default=0) + ABOUT_AS_GOOD
        return [
            move
            for move, worth, is_theirs in zip(legal, worths, to_leave, strict=True)
            if worth and not (is_theirs and worth <= as_good)
        ] or legal

    def order(self, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """Put what leads to the likeliest escape first."""
        worths = worths_of(state, seat, moves)
        return [moves[at] for at in sorted(range(len(moves)), key=lambda at: -worths[at])]

    def policy(self, state: State, seat: Seat, legal: Sequence[Move], luck: Chance) -> Move:  # noqa: ARG002
        """Play what leads to the likeliest escape."""
        return best_of(state, seat, legal)

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the turn has come round: then the own next move tells what it came to."""
        ahead = max(LEAST_CARDS_AHEAD, len(root.hands))
        return _cards_played(state) - _cards_played(root) >= ahead

    def worth(self, state: State) -> tuple[float, ...]:
        """Return the chance of an escape after the best next move, the same for all."""
        legal = tuple(candidates(state, state.turn))
        return (max(worths_of(state, state.turn, legal)),) * len(state.hands)

    def signs(self, root: State, end: State, seat: Seat) -> Sequence[Sign]:  # noqa: ARG002
        """Tell whether fewer tunnels, or more, were open."""
        before, after = len(root.table.grid.tunnels), len(end.table.grid.tunnels)
        if before == after:
            return ()
        return [("sign-fewer-tunnels" if after < before else "sign-more-tunnels", 0)]

    def effects(self, state: State, seat: Seat, move: Move) -> Sequence[Effect]:
        """Count tunnels and water, and what is gathered: all of it lies open."""
        return effects_of(state, seat, move)

    def says(self, view: View) -> tuple[int, str] | None:
        """See `signals`."""
        return best_signal(view) if view.options.signals == "on" else None

    def hear(self, notes: Notes | None, said: Mapping[Seat, str]) -> Notes | None:  # noqa: ARG002 - they hold nothing else
        """Believe what the others say of their hands."""
        return Notes(said=tuple(sorted(said.items())))

    def figures(self, state: State) -> Mapping[str, float]:
        """Count the open tunnels that are left."""
        return {"tunnels left": len(state.table.grid.tunnels)}


def chance_as_all_see(view: View) -> float:
    """Return how likely the escape is for all that everybody knows, no hand among it.

    It is learned of computers: of those that play at a glance, it has been right within a tenth.
    """
    laid = [one.card for one in view.laid]
    known = Outlook(
        layout=layout_of(view.grid),
        hand=(),
        unseen=EVERY_CARD & ~(card_set((*laid, *view.gathered)) | BIT[EXIT]),
        missing=missing_items(view.gathered),
        pile=view.pile_size,
        exit_lies=EXIT in laid,
    )
    return chance_of_escape(known)


def _said_before(state: State, move: Move) -> set[str]:
    """Return all that its player could have said of a move: "close/7", "cover/2"."""
    if not isinstance(move, Dig):
        return set()
    grid, cells = state.table.grid, cells_of(move.spot)
    return {
        *(f"close/{number}" for number in grid.tunnels_into(cells)),
        *(f"cover/{grid.waters[cell]}" for cell in cells if cell in grid.waters),
    }


def _cards_played(state: State) -> int:
    return len(state.table.laid) + len(state.gathered)
