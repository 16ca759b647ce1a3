"""How ships cast off, what pirates do, and the reckoning of a voyage, as animations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.model import Flee, Fulfil, Load, Meet, Pass, Penalty, Throw
from games.alles_an_bord.picture.climax import scenes
from games.kit.draw.stage import STRIP
from games.kit.game import Climax, Frame, Seat
from games.kit.words import LANGUAGES
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    GAME,
    LUCK,
    at_sea,
    loading,
    pirates,
    play,
    ship,
    voice,
)
from tests.support.laws.pictures import check_animation, cut, in_pixels

if TYPE_CHECKING:
    from games.alles_an_bord.model import Move, State, View

PLAIN: Final = ship("sailor*8", below="sailor", goods="blue*2")


def climax_of(state: State, seat: Seat, move: Move) -> Climax[View]:
    """Make a move with which the story turns, and return what the table has of it."""
    after, events = GAME.play(state, seat, move, LUCK)
    assert not AllesAnBord.climaxes.isdisjoint(one.key for one in events)
    told = tuple(one for one in events if one.to is None)
    return Climax(GAME.view(state, None), told, GAME.view(after, None))


def frames(state: State, seat: Seat, move: Move, language: str = "en") -> list[Frame]:
    """Draw what a move leads to."""
    draw = GAME.picture().climax
    assert draw is not None
    return list(draw(climax_of(state, seat, move), voice(language)))


def captions(state: State, seat: Seat, move: Move) -> list[str]:
    """Return what stands below the scenes, one by one."""
    said = (one.said for one in scenes(climax_of(state, seat, move), voice()))
    return [one.words.replace("\u2068", "").replace("\u2069", "") for one in said if one]


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
    check_animation(drawn, "alles_an_bord", in_pixels(1400, 986 + STRIP))
    assert len({one.image.tobytes() for one in drawn}) == len(drawn)


def test_what_is_paid_robbed_and_thrown_is_each_a_picture_of_its_own() -> None:
    calm = len(frames(by_contract(2), ANN, Pass()))
    assert len(frames(by_contract(2), ANN, Fulfil(payment=()))) == calm + 2
    full = ship("map*8", below="rope*4", goods="violet*3")
    laden = at_sea(full, PLAIN, card="C04", phase="stow")
    assert len(frames(laden, ANN, Throw(thing="violet"))) == calm + 1


def test_the_last_picture_says_how_rich_everybody_is() -> None:
    state = by_contract(2)
    paid, passed = (frames(state, ANN, move)[-1].image for move in (Fulfil(payment=()), Pass()))
    purses = (28, 14, 1372, 484)
    assert cut(paid, purses).tobytes() != cut(passed, purses).tobytes()
    sky = (0, 0, 1400, 10)
    assert cut(paid, sky).tobytes() == cut(passed, sky).tobytes()


# ---- pirates -----------------------------------------------------------------------------


def before_pirates(*, last: Move) -> tuple[State, Seat, Move]:
    """Lay a table at which Ann has paid the pirates, Carl has fled, and Bea ends it."""
    ready = ship("cannon*2 sabre sailor map")
    state = pirates(ready, ship("map", goods="violet", coins=2), PLAIN, card="P03", pile="D01")
    state = play(state, (ANN, Meet()), (BEA, Meet()), (CARL, Flee()))
    fulfil = next(one for one in GAME.legal(state, ANN) if isinstance(one, Fulfil))
    return play(state, (ANN, fulfil)), BEA, last


def test_pirates_turn_up_then_it_is_told_ship_by_ship_what_they_did() -> None:
    said = captions(*before_pirates(last=Penalty(good="violet")))
    assert said[0].startswith("🏴‍☠️ Pirates ahead!")
    assert said[1] == "⚔️ Meeting them: Ann and Bea · 💨 Fleeing: Carl"
    assert said[2].startswith("🏴‍☠️ Pirates:")
    assert [line.partition(" ")[0] for line in said[3:]] == ["✅", "✅", "☠️", "⚔️"]
    assert said[-1] == "⚔️ Held out: Ann · ☠️ Robbed: Bea · 💨 Fled: Carl"


def test_the_card_lies_face_down_until_everybody_has_announced() -> None:
    state, seat, move = before_pirates(last=Penalty(good="violet"))
    shown = [one.image for one in frames(state, seat, move)]
    card = (430, 2, 970, 508)
    down, *_, up = (cut(one, card).tobytes() for one in shown)
    assert cut(shown[2], card).tobytes() == down != up


def test_pirates_from_whom_all_flee_are_seen_as_well() -> None:
    state = play(pirates(PLAIN, PLAIN, card="P03", pile="D01"), (ANN, Flee()))
    said = captions(state, BEA, Flee())
    assert (said[1], said[-1]) == ("💨 Everybody flees", "💨 Fled: Ann and Bea")


def test_pirates_as_the_last_card_lead_to_the_reckoning() -> None:
    state = play(pirates(PLAIN, PLAIN, card="P03"), (ANN, Flee()))
    *_, over, ahead = captions(state, BEA, Flee())
    assert over.startswith("🏁 Voyage 1 is over")
    assert ahead == "🥇 Ann and Bea are ahead with 2 coins"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pirates_are_seen_in_a_few_seconds_and_small_enough_to_send(language: str) -> None:
    drawn = frames(*before_pirates(last=Penalty(good="violet")), language)
    check_animation(drawn, "alles_an_bord", in_pixels(1400, 986 + STRIP))


# ---- casting off -------------------------------------------------------------------------


def all_but_full(first: Seat = ANN) -> State:
    """Lay a table at which Ann was full first, and Bea lacks one tile."""
    full = ship("map*5 rope*3", below="storage*4", goods="blue*2")
    nearly = ship("sailor*8", below="sabre*3", goods="white*2")
    return loading(full, nearly, first_full=first)


def test_casting_off_tells_who_was_full_first_and_what_lies_in_the_pile() -> None:
    said = captions(all_but_full(), BEA, Load(tile="cannon", place="below"))
    assert said == [
        "📣 Ann has a full ship: the cards are gone",
        "⚓ Bea has a full ship, too: loaded from memory",
        "🔀 In the pile: 5 discoveries, 2 trades, 3 pirate cards and 3 contracts",
        "⛵ Voyage 1. Ann shuffles the cards, and off you sail.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_casting_off_is_seen_in_a_few_seconds(language: str) -> None:
    drawn = frames(all_but_full(), BEA, Load(tile="cannon", place="below"), language)
    check_animation(drawn, "alles_an_bord", in_pixels(1400, 986 + STRIP))
