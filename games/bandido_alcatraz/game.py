"""The game as the house plays it: every verb of the contract, one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz import describe, events, menu, rules
from games.bandido_alcatraz import view as views
from games.bandido_alcatraz.daily import DAILY
from games.bandido_alcatraz.lesson import LESSONS
from games.bandido_alcatraz.mind import BandidoMind
from games.bandido_alcatraz.model import MOVES, Move, Options, State, View, with_rotations
from games.bandido_alcatraz.rules.pieces import pieces
from games.bandido_alcatraz.story import STORY
from games.kit.game import Game, Picture, Seat, Spec, Story
from games.kit.marks import Marking

if TYPE_CHECKING:
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
    previews = zooms = maps = True
    climaxes = events.CLIMAXES
    daily = DAILY

    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    variant = staticmethod(rules.variant)
    view = staticmethod(views.view)
    redeal = recall = staticmethod(views.redeal)
    pieces = staticmethod(pieces)
    decisions = staticmethod(menu.decisions)
    warning = staticmethod(menu.warning)
    describe = staticmethod(describe.describe)
    mind = staticmethod(BandidoMind)
    lessons = LESSONS
    older_state = older_move = staticmethod(with_rotations)
    load_event = staticmethod(events.load_event)

    def random_move(self, state: State, seat: Seat, luck: Chance) -> Move | None:
        """See `rules.legality`."""
        return rules.random_move(state, seat, luck) if seat in self.to_act(state) else None

    def idle_options(self, seats: int) -> frozenset[str]:
        """Return what concerns only a single player, or only a team."""
        alone = {"first_player", "signals", "score_line"}
        return frozenset(alone if seats == 1 else {"solo_hand"})

    def story(self) -> Story[View]:
        """See `story`."""
        return STORY

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.bandido_alcatraz import picture  # an idle bot need not hold what drawing needs

        return Picture(
            picture.draw,
            picture.preview,
            picture.zoom,
            picture.climax,
            picture.title,
            picture.sign,
        )
