"""What computer players know of Alles an Bord?!, what they remember, and how well they play."""

from __future__ import annotations

import pytest

from games.alles_an_bord.game import AllesAnBord
from games.alles_an_bord.mind import earnings
from games.alles_an_bord.model import Flee, Fulfil, Load, Meet, Notes, Options, Ship, State
from games.kit.chance import Chance
from games.kit.computers.search import choose
from games.kit.game import Seat
from games.kit.mind import LEVELS

GAME = AllesAnBord()
MIND = GAME.mind()
FIRST, SECOND = Seat(0), Seat(1)


def _loading(seats: int = 2) -> State:
    state = GAME.setup(seats, Options(), Chance("mind", 0))
    for seat in range(seats):
        move = GAME.legal(state, Seat(seat))[0]
        state, _ = GAME.play(state, Seat(seat), move, Chance("mind", seat + 1))
    return state


LOADING = _loading()


def _at_sea(**changes: object) -> State:
    ship = Ship(deck=("cannon", "sabre"), goods=("blue",), coins=5)
    return LOADING.model_copy(
        update={"phase": "decide", "first_full": FIRST, "ships": (ship, Ship()), **changes}
    )


def test_a_ship_may_earn_more_with_what_a_card_asks_for() -> None:
    with_rope = earnings(Ship(deck=("rope",)), ("D02",), LOADING)
    assert with_rope > earnings(Ship(deck=("map",)), ("D02",), LOADING)


def test_a_second_rope_earns_nothing_where_one_is_asked_for() -> None:
    one = earnings(Ship(deck=("rope",)), ("D02",), LOADING)
    assert one == earnings(Ship(deck=("rope", "rope")), ("D02",), LOADING)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_tile_is_loaded_that_an_open_card_asks_for(level: str) -> None:
    heap = (1,) * 10
    state = LOADING.model_copy(update={"pile": ("D02",), "heap_open": heap, "heap_hidden": ()})
    legal = GAME.legal(state, FIRST)
    move = MIND.policy(state, FIRST, legal, Chance(level, 0))
    assert isinstance(move, Load)
    assert move.tile == "rope"


def test_nothing_is_taken_up_or_thrown_without_need() -> None:
    for state in (LOADING, _at_sea(card="P01")):
        kinds = {move.kind for move in MIND.moves(state, FIRST, GAME.legal(state, FIRST))}
        assert kinds
        assert not kinds & {"take", "put_back", "throw"}


def test_a_card_is_fulfilled_that_pays() -> None:
    state = _at_sea(card="P01", phase="decide", pile=())
    legal = GAME.legal(state, FIRST)
    assert isinstance(MIND.policy(state, FIRST, legal, Chance("x", 0)), Fulfil)


def test_pirates_are_met_by_whoever_can_pay_them_alone() -> None:
    armed = _at_sea(phase="announce", card="P01", pile=())
    bare = _at_sea(phase="announce", card="P01", pile=(), ships=(Ship(coins=5), Ship()))
    legal = (Meet(), Flee())
    assert MIND.policy(armed, FIRST, legal, Chance("x", 0)) == Meet()
    assert MIND.policy(bare, FIRST, legal, Chance("x", 0)) == Flee()


# ---- memory --------------------------------------------------------------------------


def test_the_thirteen_cards_are_remembered_once_they_are_covered() -> None:
    notes = MIND.remember(Notes(), GAME.view(LOADING, FIRST))
    assert notes == Notes(round=1, cards=LOADING.pile)
    at_sea = LOADING.model_copy(update={"first_full": SECOND})
    assert MIND.remember(notes, GAME.view(at_sea, FIRST)) == notes
    for number in range(5):
        recalled = GAME.recall(at_sea, FIRST, Chance("recall", number), notes)
        assert recalled.pile == LOADING.pile
        assert recalled.box == LOADING.box


def test_whoever_does_not_remember_them_guesses() -> None:
    at_sea = LOADING.model_copy(update={"first_full": SECOND})
    piles = {GAME.redeal(at_sea, FIRST, Chance("guess", number)).pile for number in range(5)}
    assert len(piles) > 1


def test_what_was_seen_of_the_first_voyage_says_nothing_of_the_second() -> None:
    later = LOADING.model_copy(update={"first_full": SECOND, "round": 2})
    notes = Notes(round=1, cards=LOADING.pile)
    for number in range(3):
        chance, again = Chance("later", number), Chance("later", number)
        assert GAME.recall(later, FIRST, chance, notes) == GAME.redeal(later, FIRST, again)


# ---- strength ------------------------------------------------------------------------


def test_the_quicker_level_presses_sooner() -> None:
    paces = [MIND.levels[level].pace or (0.0, 0.0) for level in LEVELS]
    assert all(0 < least < most for least, most in paces)
    assert sorted(paces, reverse=True) == paces


def test_a_computer_that_slips_makes_another_move_now_and_then() -> None:
    state = LOADING
    moves = {choose(GAME, state, FIRST, "easy", f"{n}").move for n in range(30)}
    assert len(moves) > 1


def _loads(style: str, seed: str) -> list[str]:
    """Let two load, each as often as lot has it; return what the first one did, in this style."""
    state, done = GAME.setup(2, Options(), Chance(seed, 0)), list[str]()
    for ply in range(1, 1_000):
        if state.phase not in {"ready", "loading"}:
            break
        seat = Chance(f"{seed}/who", ply).pick(sorted(GAME.actors(state)))
        mind = MIND.in_style(style if seat == FIRST else "")
        move = mind.policy(state, seat, GAME.legal(state, seat), Chance(seed, ply))
        state, _ = GAME.play(state, seat, move, Chance(seed, ply))
        if seat == FIRST and move.kind != "ready":
            done.append(move.tile if isinstance(move, Load) else move.kind)
    return done


def test_styles_are_seen_in_what_is_loaded_first_turned_over_and_brought_aboard() -> None:
    plain, gambler, hoarder, gunner = (
        [_loads(style, f"style {number}") for number in range(6)] for style in ("", *MIND.styles)
    )
    goods_first = [[done[:2] == ["take_good"] * 2 for done in all_] for all_ in (hoarder, plain)]
    assert all(goods_first[0])
    assert not all(goods_first[1])
    turned = [sum(done[:10].count("flip") for done in all_) for all_ in (gambler, plain)]
    assert turned[0] > 2 * turned[1]
    arms = [
        sum(done.count("cannon") + done.count("sabre") for done in all_) for all_ in (gunner, plain)
    ]
    assert arms[0] > 1.5 * arms[1]


def test_a_word_that_is_no_style_plays_plainly() -> None:
    legal = GAME.legal(LOADING, FIRST)
    moves = {MIND.in_style(one).policy(LOADING, FIRST, legal, Chance("x", 0)) for one in ("", "x")}
    assert moves == {MIND.policy(LOADING, FIRST, legal, Chance("x", 0))}
