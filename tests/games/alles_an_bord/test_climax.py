"""The reckoning of a voyage as an animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.model import Flee, Fulfil, Meet, Pass, Penalty, Throw
from games.kit.draw.stage import STRIP
from games.kit.game import Climax, Frame, Seat
from games.kit.words import LANGUAGES
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    GAME,
    LUCK,
    at_sea,
    pirates,
    play,
    ship,
    voice,
)
from tests.support.laws.pictures import check_animation, cut, in_pixels

if TYPE_CHECKING:
    from games.alles_an_bord.model import Move, State

PLAIN: Final = ship("sailor*8", below="sailor", goods="blue*2")


def frames(state: State, seat: Seat, move: Move, language: str = "en") -> list[Frame]:
    """Make the last move of a voyage and draw what it leads to."""
    after, events = GAME.play(state, seat, move, LUCK)
    assert not AllesAnBord.climaxes.isdisjoint(one.key for one in events)
    told = tuple(one for one in events if one.to is None)
    draw = GAME.picture().climax
    assert draw is not None
    return list(draw(Climax(GAME.view(state, None), told, GAME.view(after, None)), voice(language)))


def by_contract(seats: int) -> State:
    """Lay a table at which Ann alone has still to answer the last card, a contract."""
    ships = (ship("map", goods="violet*3"), *[PLAIN] * (seats - 1))
    state = at_sea(*ships, card="C04")
    return play(state, *((Seat(n), Pass()) for n in range(1, seats)))


@pytest.mark.parametrize("seats", GAME.spec.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reckoning_is_seen_in_a_few_seconds_and_small_enough_to_send(
    seats: int, language: str
) -> None:
    drawn = frames(by_contract(seats), ANN, Fulfil(payment=()), language)
    check_animation(drawn, "alles_an_bord", in_pixels(1400, 1140 + STRIP))
    assert len({one.image.tobytes() for one in drawn}) == len(drawn)


def test_what_is_paid_robbed_and_thrown_is_each_a_picture_of_its_own() -> None:
    calm = len(frames(by_contract(2), ANN, Pass()))
    assert len(frames(by_contract(2), ANN, Fulfil(payment=()))) == calm + 2
    robbed = play(
        pirates(ship("map", goods="violet"), PLAIN, card="P03"), (ANN, Meet()), (BEA, Flee())
    )
    assert len(frames(robbed, ANN, Penalty(good="violet"))) == calm + 1
    full = ship("map*8", below="rope*4", goods="violet*3")
    laden = at_sea(full, PLAIN, card="C04", phase="stow")
    assert len(frames(laden, ANN, Throw(thing="violet"))) == calm + 1


def test_the_last_picture_says_how_rich_everybody_is() -> None:
    state = by_contract(2)
    paid, passed = (frames(state, ANN, move)[-1].image for move in (Fulfil(payment=()), Pass()))
    purses = (28, 140, 1372, 610)
    assert cut(paid, purses).tobytes() != cut(passed, purses).tobytes()
    header = (0, 0, 1400, 130)
    assert cut(paid, header).tobytes() == cut(passed, header).tobytes()
