"""All aboard! as a `Game`: the contract, each method one line into a room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from games.all_aboard import describe, events, menu, rules
from games.all_aboard import view as views
from games.all_aboard.daily import DAILY
from games.all_aboard.lesson import LESSONS
from games.all_aboard.mind import AllAboardMind
from games.all_aboard.model import MOVES, Board, Options, State, View
from games.all_aboard.rules.pieces import pieces
from games.all_aboard.story import STORY
from games.kit.game import Event, Game, Picture, Spec, Story
from games.kit.marks import Marking, compared
from games.kit.stored import renamed

if TYPE_CHECKING:
    from collections.abc import Sequence


STATE_NAMES: Final = {"voyages": "departed_boats", "boardings": None}
"""The present names of a state's fields, by those of versions in which boats made voyages.

Those after them kept the boats that were boarded where there are marks now.
"""


class AllAboard(Game[State, Board, View, Options]):
    """Crowd your animals into shared boats; only those whose boat sails score."""

    spec = Spec(
        slug="all_aboard",
        icon="🚣",
        seats=(2, 3, 4, 5),
        minutes=20,
        decisions=24,
        options=Options,
        fewest_moves=4,
    )
    moves = MOVES
    state = State
    candidates_are_legal = previews = zooms = True
    climaxes = frozenset({"sailing-begins"})
    marking = Marking(compared(views.things), lambda state: len(state.hands))
    daily = DAILY

    check_table = staticmethod(rules.check_table)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    pieces = staticmethod(pieces)
    outcome = staticmethod(rules.outcome)
    outcome_among = staticmethod(rules.outcome_among)
    decisions = staticmethod(menu.decisions)
    describe = staticmethod(describe.describe)
    mind = staticmethod(AllAboardMind)
    lessons = LESSONS
    older_state = staticmethod(partial(renamed, names=STATE_NAMES))
    load_event = staticmethod(events.load_event)

    def may_take_back(self, move: Board, told: Sequence[Event]) -> bool:  # noqa: ARG002
        """Take a card face down back, unless another was drawn for it."""
        keys = {one.key for one in told}
        return {"boarded-face-down"} <= keys <= {"boarded-face-down", "circuit-face-up"}

    def story(self) -> Story[View]:
        """See `story`."""
        return STORY

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from games.all_aboard import picture  # an idle bot need not hold what drawing needs

        return Picture(
            picture.draw, picture.preview, picture.zoom, picture.draw_climax, picture.title
        )
