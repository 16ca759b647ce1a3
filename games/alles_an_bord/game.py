"""Alles an Bord?! as the house knows it: the contract, each method one line into a room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NoReturn

from games.alles_an_bord import describe, menu, rules
from games.alles_an_bord import view as views
from games.alles_an_bord.daily import DAILY
from games.alles_an_bord.lesson import LESSONS
from games.alles_an_bord.mind import AllesAnBordMind
from games.alles_an_bord.model import MOVES, Move, Options, State, Throw, View
from games.alles_an_bord.rules.pieces import pieces
from games.alles_an_bord.story import STORY
from games.kit.game import Event, Game, Picture, Seat, Spec, Story
from games.kit.marks import Marking, compared
from games.kit.stored import renamed

if TYPE_CHECKING:
    from collections.abc import Sequence


SEALED_KINDS = frozenset({"fulfil", "pass", "meet", "flee", "penalty", "choose"})
"""Moves that answer a card, in secret where others still have to."""
STATE_NAMES: Final = {"turn": "loader", "last": "last_answers"}
"""The present names of a state's fields, by those that version 0.1 stored."""
MOVE_NAMES: Final = {"colours": "goods", "item": "thing", "on_deck": "deck"}
"""The same for moves; no two verbs use one name for two things."""


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
    zooms = True
    climaxes = frozenset({"voyage-begins", "pirates-gone", "sold"})
    daily = DAILY

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
    mind = staticmethod(AllesAnBordMind)
    lessons = LESSONS
    older_state = staticmethod(partial(renamed, names=STATE_NAMES))
    older_move = staticmethod(partial(renamed, names=MOVE_NAMES))

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """See `rules.refuse_done`; for all others, whose turn it is."""
        rules.refuse_done(state, seat, move)
        super().refuse_turn(state, seat, move)

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:
        """Let a hidden answer be changed until the last one is in, and what shows nothing else.

        Goods, and what comes from below deck, were hidden until then.
        """
        if move.kind in SEALED_KINDS:
            return all(one.to is not None for one in told)
        if isinstance(move, Throw) and not move.thing.endswith("@deck"):
            return False
        return [one.key for one in told] in (["is-ready"], ["chests-placed"], ["thrown"])

    def offered(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Offer to throw things overboard only where there is more than the ship can hold.

        Before that it helps nobody: who gets more goods than that is asked then (ruling 21).
        """
        if view.phase == "stow":
            return legal
        return [move for move in legal if not isinstance(move, Throw)] or legal

    def story(self) -> Story[View]:
        """See `story`."""
        return STORY

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.alles_an_bord import picture  # an idle bot need not hold what drawing needs

        return Picture(
            picture.draw, zoom=picture.zoom, climax=picture.draw_climax, title=picture.title
        )
