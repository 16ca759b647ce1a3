"""Off the Rails as the house plays it: each part of the contract is one line into a room."""

from __future__ import annotations

from functools import partial

from games.kit.game import Game, Picture, Spec, Story
from games.kit.marks import Marking
from games.off_the_rails import describe, events, menu, rules
from games.off_the_rails import view as views
from games.off_the_rails.daily import DAILY
from games.off_the_rails.lesson import LESSONS
from games.off_the_rails.mind import OffTheRailsMind
from games.off_the_rails.mind.first_plan import first_plan
from games.off_the_rails.model import (
    MOVES,
    Move,
    Options,
    State,
    View,
    current_event,
    current_move,
    current_state,
)
from games.off_the_rails.rules.pieces import pieces
from games.off_the_rails.story import STORY


class OffTheRails(Game[State, Move, View, Options]):
    """Lay track, drive carts over jewels, and be out before the chasm opens."""

    spec = Spec(
        slug="off_the_rails",
        icon="🛤️",
        seats=(1, 2, 3, 4),
        minutes=60,
        decisions=115,
        options=Options,
        grades=rules.GRADES,
        fewest_moves=8,
    )
    moves = MOVES
    state = State
    marking = Marking(views.changes, lambda state: state.seats, views.turn_of)
    candidates_are_legal = True
    previews = zooms = maps = True
    climaxes = events.CLIMAXES
    daily = DAILY

    setup = staticmethod(rules.new_match)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    pieces = staticmethod(pieces)
    outcome = staticmethod(rules.outcome)
    mind = staticmethod(OffTheRailsMind)
    lessons = LESSONS
    older_state = staticmethod(current_state)
    outcome_among = staticmethod(rules.outcome_among)
    load_event = staticmethod(current_event)
    warning = staticmethod(menu.warning)
    stand_in = staticmethod(rules.stand_in)
    may_take_back = staticmethod(rules.may_take_back)
    decisions = staticmethod(partial(menu.decisions, plan=first_plan))
    given_answers = staticmethod(menu.given_answers)
    describe = staticmethod(describe.describe)

    def load_move(self, stored: str) -> Move:
        """Read a stored move: the older form is that of another rule, see `current_move`."""
        return super().load_move(current_move(stored))

    def variant(self, seats: int, options: Options) -> str | None:
        """Compare solo matches among themselves, by their grades, and so those made gentler."""
        if seats == 1:
            return "solo"
        gentle = options.bumpers == "on" or options.surface_exit == "any_square"
        return "gentle" if gentle else None

    def idle_options(self, seats: int) -> frozenset[str]:
        """Return what has no effect alone: all cards, no missions, squares that fall by card."""
        return frozenset({"length", "missions", "chasm_die"} if seats == 1 else ())

    def story(self) -> Story[View]:
        """See `story`."""
        return STORY

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.off_the_rails import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, picture.preview, picture.zoom, picture.climax, picture.title)
