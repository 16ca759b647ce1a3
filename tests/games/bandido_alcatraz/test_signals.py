"""What computers say of their hands, and how they heed what others have said of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.mind import best_signal, closable, coverable
from games.bandido_alcatraz.model import Dig, Notes, State, cards_meant, cells_of
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.computers.search import choose
from games.kit.game import Seat
from tests.support.boards.bandido_table import GAME, digging, team

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import View


def hands(seed: str) -> Iterator[View]:
    """Yield what each seat of a match by lot sees after each move."""
    for moment in playout(GAME, 3, GAME.spec.options(), seed):
        for seat in range(3):
            assert isinstance(moment.after, State)
            yield GAME.view(moment.after, Seat(seat))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_is_said_is_true_of_the_hand(seed: str) -> None:
    for view in hands(seed):
        items = {CARDS[card].item for card in view.hand or ()}
        match (best_signal(view) or (0, ""))[1].partition("/"):
            case "close", _, number:
                assert int(number) in closable(view)
            case "cover", _, number:
                assert int(number) in coverable(view)
            case ("rope" | "raincoat") as item, *_:
                assert item in items


def test_whoever_can_join_tunnels_says_that_before_all_else() -> None:
    said = [(view, best_signal(view)) for seed in "abc" for view in hands(seed)]
    joining = [
        signal
        for view, signal in said
        if any(
            one.closes > 1 and not one.opens and not (one.loses or one.ruins) for one in view.places
        )
    ]
    assert joining
    assert {signal[1] for signal in joining if signal} == {"join"}


def test_a_number_names_what_is_open() -> None:
    for view in hands("d"):
        tunnels, waters = ({one.number for one in ones} for ones in (view.tunnels, view.waters))
        assert tunnels.issuperset(closable(view))
        assert waters.issuperset(coverable(view))


# ---- what is heard -------------------------------------------------------------------------------

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
DEAD_ENDS = ("A02", "A05", "A07")
UPPER_LEFT = "A26 @ (0,-1) 0"
"""Laid there, tunnels 2, 4 and 5 are open, and a dead end closes each of them."""


def said(signal: str, by: Seat = YOU) -> Notes:
    return Notes(said=((by, signal),))


def worlds(seed: str, signals: tuple[str, ...]) -> Iterator[tuple[State, str, State]]:
    """Yield positions, each with a signal, and a world that the first seat deals around it."""
    for moment in playout(GAME, 3, GAME.spec.options(), seed):
        state = moment.after
        assert isinstance(state, State)
        named = [f"close/{one}" for one in list(state.table.grid.tunnels.values())[:2]]
        for signal in (*signals, *named):
            yield state, signal, GAME.recall(state, ME, Chance("heard", moment.ply), said(signal))


@pytest.mark.parametrize("signal", ["join", "close", "close/any", "cover", "rope", "raincoat"])
def test_who_has_said_something_is_dealt_a_card_that_makes_it_true(signal: str) -> None:
    for state, told, world in worlds(signal, (signal,)):
        meant = cards_meant(state.table.grid, state.options.cover_rule, told)
        possible = meant & {*state.pile, *state.hands[YOU], *state.hands[THIRD]}
        if possible and state.hands[YOU]:
            assert meant & {*world.hands[YOU]}, (told, world.hands[YOU])


def test_nothing_hidden_is_read_and_no_card_gets_lost_whatever_is_said() -> None:
    heard = worlds("b", ("join", "cover", "rope", "hello"))
    for number, (state, signal, world) in enumerate(heard):
        for viewer in (ME, None):
            assert GAME.view(world, viewer) == GAME.view(state, viewer)
        assert GAME.pieces(world) == GAME.pieces(state)
        elsewhere = GAME.redeal(state, ME, Chance("else", number))
        here, there = (
            GAME.recall(one, ME, Chance("x", number), said(signal)) for one in (state, elsewhere)
        )
        assert here == there, "what it deals depends on hidden cards"


def test_a_computer_decides_alike_in_all_worlds_that_look_alike_to_it() -> None:
    state = team(3).dig(UPPER_LEFT).state
    seat, (you, third) = state.turn, [one for one in range(3) if one != state.turn]
    notes = Notes(said=((Seat(you), "close/4"), (Seat(third), "raincoat")))
    others = [GAME.redeal(state, seat, Chance("other", n)) for n in range(3)]
    moves = [
        choose(GAME, world, seat, "normal", "x", notes=notes, scale=0.2).move
        for world in (state, *others)
    ]
    assert len({move.model_dump_json() for move in moves}) == 1


def tunnels_closed(move: Dig, state: State) -> tuple[int, ...]:
    return state.table.grid.tunnels_into(cells_of(move.spot))


def decided(notes: Notes, seed: str) -> tuple[int, ...]:
    """Return which tunnels a computer with three dead ends closes."""
    state = team().dig(UPPER_LEFT).hold(*DEAD_ENDS).state
    move = choose(GAME, state, state.turn, "normal", seed, notes=notes, scale=0.5).move
    assert isinstance(move, Dig)
    return tunnels_closed(move, state)


@pytest.mark.parametrize("seed", ["x0", "x1", "x2"])
def test_a_tunnel_is_left_to_who_has_said_they_can_close_it(seed: str) -> None:
    assert decided(Notes(), seed) == (4,)
    assert decided(said("close/4", ME), seed) != (4,)


def test_a_join_is_left_out_only_where_others_can_close_all_that_it_joins() -> None:
    state = team().dig(UPPER_LEFT).hold("A26", "A05", "A36").state
    join, legal = digging("A26 @ (1,1) 180"), GAME.legal(state, state.turn)
    assert tunnels_closed(join, state) == (2, 5)
    one, both = said("close/2", ME), Notes(said=((ME, "close/2"), (THIRD, "close/5")))
    kept = [GAME.mind().with_notes(each).moves(state, state.turn, legal) for each in (one, both)]
    assert [join in moves for moves in kept] == [True, False]


def test_what_is_said_of_a_tunnel_that_is_closed_by_now_means_nothing() -> None:
    grid = team().dig(UPPER_LEFT).state.table.grid
    assert not cards_meant(grid, "strict", "close/1")
    assert cards_meant(grid, "strict", "close/4")


def test_what_others_say_is_heard_by_levels_that_search() -> None:
    listening = {level for level, effort in GAME.mind().levels.items() if effort.remembers}
    assert listening == {"normal", "strong"}
