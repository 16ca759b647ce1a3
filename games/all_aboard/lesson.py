"""The lesson of All aboard!: elephant, mouse and lion, then love, then a round of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.model import Options, board
from games.kit.lesson import Free, Lesson, Reply, Step
from games.kit.text import Seat

if TYPE_CHECKING:
    from games.all_aboard.model import State

OTHER: Final = Seat(1)


def _second_is_placed(state: State) -> bool:
    return (state.round, state.circuit) >= (2, 3)


def _second_has_sailed(state: State) -> bool:
    return state.round > 2  # noqa: PLR2004 - the second round


def _third_has_sailed(state: State) -> bool:
    return state.round > 3  # noqa: PLR2004 - the third


FIRST: Final = Lesson(
    name="first",
    seats=2,
    options=Options(first_player="1"),
    seed="learn62482",
    script=(
        Step("elephant", board(animal="elephant", boat=1), instead="elephant-instead"),
        Reply(OTHER, (board(animal="giraffe", boat=2),)),
        Step("mouse", board(animal="mouse", boat=1), instead="mouse-instead"),
        Reply(OTHER, (board(animal="octopus", boat=2),)),
        Step("lion", board(animal="lion", boat=2), instead="lion-instead"),
        Reply(OTHER, (board(animal="fox", boat=1),)),
        Reply(OTHER, (board(animal="zebra", boat=1),)),
        Step("love", board(animal="zebra", boat=1), instead="love-instead"),
        Free("hide", _second_is_placed),
        Free("last", _second_has_sailed),
        Free("alone", _third_has_sailed),
    ),
)

LESSONS: Final = (FIRST,)
