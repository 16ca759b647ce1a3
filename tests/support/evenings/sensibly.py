"""People who play sensibly: they answer as a computer in their place would, by what a hand offers.

Whoever plays by lot meets tables that nobody else does: a mine with forty open tunnels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.chance import Chance, decision_seed
from games.kit.computers.search import choose
from games.kit.menu import Menu
from tests.support.evenings.answers import ANSWER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat, Value
    from matches.match import Match
    from playground import Seen

LEVEL: Final = "normal"
STEPS: Final = 0.2
"""The share of the level's steps that they think."""


def sensible_move(match: Match, seat: Seat) -> Value:
    """Return what a computer would do at a seat that is to act."""
    seed = decision_seed(match.seed, seat, match.acted[seat])
    world = match.game.redeal(match.state, seat, Chance(seed, 0))
    move: Value = choose(match.game, world, seat, LEVEL, seed, scale=STEPS).move
    return move


def sensible_path(match: Match, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the answers that lead to such a move; none where no menu offers it."""
    return _path_to(match, seat, sensible_move(match, seat), ()) or ()


def _path_to(
    match: Match, seat: Seat, move: Value, path: tuple[int, ...]
) -> tuple[int, ...] | None:
    asked = match.menu(seat, path)
    if not isinstance(asked, Menu):
        return path if asked == move else None
    for number in range(len(asked.options)):
        if found := _path_to(match, seat, move, (*path, number)):
            return found
    return None


class Onward(NamedTuple):
    """An answer that a hand offers."""

    deep: int
    """How many answers there are, with this one."""
    control: str
    """The custom id of its control."""
    value: str
    """What is picked there, if it is a select."""
    said: str
    """What stands there."""


def onward(hand: Seen, path: tuple[int, ...]) -> Onward | None:
    """Return the answer that goes on along a path; None if the hand offers none."""
    return max((one for one, at in _offered(hand) if at == path[: len(at)]), default=None)


def _offered(hand: Seen) -> Iterator[tuple[Onward, tuple[int, ...]]]:
    """Yield the answers of a hand, with the paths to them."""
    for one in hand.buttons:
        if one.custom_id.startswith(ANSWER):
            at = _path_of(one.custom_id)
            yield Onward(len(at), one.custom_id, "", one.text), at
    for select in hand.selects[:1]:
        for option in select.options:
            at = (*_path_of(select.custom_id), int(option.value))
            yield Onward(len(at), select.custom_id, option.value, option.label), at


def _path_of(custom_id: str) -> tuple[int, ...]:
    said = custom_id.rsplit(":", 1)[1]
    return tuple(map(int, said.split("."))) if said else ()
