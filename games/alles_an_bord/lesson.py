"""The lesson of Alles an Bord?!: tile by tile, then a race, then the first cards of a voyage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CARDS, COLOURS, KINDS, STOW_PLACES
from games.alles_an_bord.model import Load, Options, Ready, TakeGood
from games.kit.lesson import LEARNER, Free, Lesson, Reply, Step
from games.kit.text import Seat

if TYPE_CHECKING:
    from games.alles_an_bord.model import State

OTHER: Final = Seat(1)
LOADING: Final = frozenset({"ready", "loading"})
FILLING: Final = (
    *(Load(tile=kind, place=place) for place in STOW_PLACES for kind in KINDS),
    *(TakeGood(colour=colour) for colour in COLOURS),
)
"""How the other ship gets full while the learner waits for it: at once, with what there is."""
CARDS_TO_MEET_PIRATES: Final = 6
"""Cards after which the lesson is over even if no pirates have come."""


def _is_loaded(state: State) -> bool:
    return state.phase not in LOADING


def _learner_is_loaded(state: State) -> bool:
    return _is_loaded(state) or state.ships[LEARNER].full


def _has_played_two(state: State) -> bool:
    return len(state.discard) > 1 or state.round > 1


def _has_met_pirates(state: State) -> bool:
    met = any(CARDS[card].category == "pirates" for card in state.discard)
    return met or len(state.discard) >= CARDS_TO_MEET_PIRATES or state.round > 1


FIRST: Final = Lesson(
    name="first",
    seats=2,
    options=Options(),
    seed="learn23",
    level="easy",  # a ship that is full waits for theirs
    script=(
        Step("ready", Ready()),
        Reply(OTHER, (Ready(),)),
        Step("deck", Load(tile="cannon", place="deck"), instead="deck-instead"),
        Step(
            "below",
            Load(tile="sabre", place="below"),
            # All kinds that lie open in this deal.
            tuple(Load(tile=kind, place="below") for kind in KINDS if kind != "rope"),
            instead="below-instead",
        ),
        Step(
            "good",
            TakeGood(colour=COLOURS[0]),
            tuple(TakeGood(colour=colour) for colour in COLOURS[1:]),
            instead="good-instead",
        ),
        Free("race", _learner_is_loaded),
        Free("wait", _is_loaded, FILLING),
        Free("voyage", _has_played_two),
        Free("pirates", _has_met_pirates),
    ),
)

LESSONS: Final = (FIRST,)
