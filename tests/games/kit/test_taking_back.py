"""What draws nothing and shows nobody anything is taken back, but for what is named here."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.playout import Moment, playout
from games.kit.game import Seat

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from games.kit.game import AnyGame, Event

STANDS: Final = {
    "abordaje": {
        "laid-last",  # ruling 1: the other side has chosen, too
        "told-fire",  # who falls is drawn wherever more than two stand there
    },
    "all_aboard": {"boarded"},  # a card of the hand is shown
    "alles_an_bord": {
        *("stow", "load", "take_good"),  # rulings 4 and 7
        "take",  # what is in the hand is put back
    },
    "bandido_alcatraz": {"dig", "gather"},  # a card of the hand is shown
    "off_the_rails": {"lay", "upgrade", "cart", "faster", "slower", "undo"},  # ruling 22: `undo`
}
"""Kinds of moves, and of events, after which nothing is taken back, on what ground."""
OPTIONS: Final = {"alles_an_bord": {"loading": "calm"}, "abordaje": {"mode": "advanced"}}
MATCHES: Final = 3
MOMENTS: Final = 200
"""Moves of each that are looked at."""
SEEN: Final = 3
"""How often a kind of move must have shown nothing, to take it for one that never does."""


def audible(told: tuple[Event, ...], seat: Seat) -> list[Event]:
    return [one for one in told if one.to in {None, seat}]


def shows_nothing(game: AnyGame, seats: int, moment: Moment) -> bool:
    """Tell whether a move drew no luck, and looks alike in all worlds that looked alike before."""
    other_luck = Chance("other", moment.ply)
    if game.play(moment.before, moment.seat, moment.move, other_luck)[0] != moment.after:
        return False
    for seat in map(Seat, range(seats)):
        world = game.redeal(moment.before, seat, Chance("world", moment.ply))
        if moment.move not in game.legal(world, moment.seat):
            return False
        after, told = game.play(world, moment.seat, moment.move, other_luck)
        same = game.view(after, seat) == game.view(moment.after, seat)
        if not same or audible(told, seat) != audible(moment.events, seat):
            return False
    return game.outcome(moment.after) is None


@pytest.mark.parametrize("slug", SHELF)
def test_whatever_draws_nothing_and_shows_nobody_anything_is_taken_back(slug: str) -> None:
    game = SHELF[slug]
    options = game.spec.options(**OPTIONS.get(slug, {}))
    stands: AbstractSet[str] = STANDS.get(slug, frozenset())
    seats = min(3, game.spec.seats[-1])
    found: dict[tuple[str, ...], list[Moment]] = defaultdict(list)
    matches = (playout(game, seats, options, f"misclick{n}") for n in range(MATCHES))
    for moment in chain.from_iterable(islice(one, MOMENTS) for one in matches):
        kinds = {str(moment.move.model_dump()["kind"]), *(one.key for one in moment.events)}
        if not kinds & stands and not game.may_take_back(moment.move, moment.events):
            found[tuple(sorted(kinds))].append(moment)
    shown_nothing = [
        kinds
        for kinds, moments in found.items()
        if len(moments) >= SEEN
        and all(shows_nothing(game, seats, one) for one in moments[: 2 * SEEN])
    ]
    assert not shown_nothing
