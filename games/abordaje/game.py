"""¡Abordaje! as a `Game`: the contract, every method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.abordaje import describe, events, menu, rules
from games.abordaje import view as views
from games.abordaje.components import SIDES
from games.abordaje.daily import DAILY
from games.abordaje.lesson import LESSONS
from games.abordaje.mind import AbordajeMind
from games.abordaje.model import MOVES, Move, Options, State, View
from games.abordaje.rules.pieces import pieces
from games.abordaje.story import STORY
from games.kit.game import Event, Game, Outcome, Picture, Seat, Spec, Story
from games.kit.marks import Marking, compared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance


class Abordaje(Game[State, Move, View, Options]):
    """Two captains give their orders in secret, and pass on whatever they do not play."""

    spec = Spec(
        slug="abordaje",
        icon="🏴‍☠️",
        seats=(2,),
        minutes=25,
        decisions=80,
        options=Options,
        fewest_moves=10,
    )
    moves = MOVES
    state = State
    candidates_are_legal = True
    zooms = maps = True
    climaxes = frozenset(
        {
            *("told-control", "told-conquest", "told-exterminated", "told-cap"),
            *("turn-begins-odd", "turn-begins-even"),
        }
    )
    marking = Marking(compared(views.things), lambda _: len(SIDES), views.pair_of_orders)
    daily = DAILY

    def setup(self, seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG002
        """See `rules.setup`."""
        return rules.setup(options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return frozenset(rules.to_act(state))

    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    pieces = staticmethod(pieces)
    recall = staticmethod(views.redeal)
    decisions = staticmethod(menu.decisions)
    describe = staticmethod(describe.describe)
    mind = staticmethod(AbordajeMind)
    lessons = LESSONS
    older_state = staticmethod(rules.modern_state)
    older_move = staticmethod(rules.modern_move)
    load_event = staticmethod(events.load_event)

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """See `rules.refuse_turn`."""
        rules.refuse_turn(state, seat, move)
        super().refuse_turn(state, seat, move)

    def offered(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:  # noqa: ARG002 - the base asks so
        """Offer one answer for both questions of an order with a shield; commands ask for each."""
        return rules.as_a_whole(legal)

    def outcome(self, state: State) -> Outcome | None:
        """See `State.result`."""
        return state.result

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:
        """See `rules.may_take_back`."""
        return rules.may_take_back(move, told)

    def story(self) -> Story[View]:
        """See `story`."""
        return STORY

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from games.abordaje import picture  # an idle bot need not hold what drawing needs

        return Picture(
            picture.draw, zoom=picture.zoom, climax=picture.draw_climax, title=picture.title
        )

    def round_of(self, view: View) -> int:
        """Return the turn that a view is in."""
        return view.turn
