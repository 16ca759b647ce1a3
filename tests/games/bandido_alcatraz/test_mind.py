"""What computer players know of Bandido Alcatraz, and how well they play for it."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.components import EXIT
from games.bandido_alcatraz.mind.mouths import layout_of, layout_with
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Laid, Move, Options
from games.kit.computers.arena import contest
from games.kit.computers.arena_match import Pairing
from games.kit.computers.playout import playout
from games.kit.computers.search import choose
from games.kit.mind import LEVELS, Level
from tests.support.boards.bandido_table import FITS_NOT, GAME, KIT, Team, digging, stuck, team

LAST_TUNNEL = ("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
"""Scenario 10: one tunnel is left, to the east."""
FORK_WITH_RAINCOAT = "A63"
levels = pytest.mark.parametrize("level", LEVELS[1:])  # first steps err by design


def chosen(position: Team, level: Level = "easy") -> Move:
    """Return what a computer does at the seat that is to act."""
    return choose(GAME, position.state, position.state.turn, level, "x", scale=0.1).move  # type: ignore[return-value]


def chance(position: Team) -> float:
    return GAME.mind().worth(position.state)[0]


# ---- judgement ----------------------------------------------------------------------------------


@levels
def test_the_exit_closes_the_last_tunnel_when_everything_is_gathered(level: Level) -> None:
    position = team(gathered=KIT).dig(*LAST_TUNNEL).hold("A30", "A66", EXIT)
    move = chosen(position, level)
    assert position.play(move).result == (True, "won-escape")


@levels
def test_nobody_closes_the_last_tunnel_before_the_exit_lies(level: Level) -> None:
    position = team(gathered=KIT).dig(*LAST_TUNNEL).hold("A05", "A36", "A48")
    move = chosen(position, level)
    assert isinstance(move, Dig)
    assert move.card != "A05", "a dead end would shut the Bandido in"


@levels
def test_the_exit_waits_until_everything_is_gathered(level: Level) -> None:
    position = team(gathered=KIT[1:]).dig(*LAST_TUNNEL).hold("A36", "A48", EXIT)
    move = chosen(position, level)
    assert isinstance(move, Dig)
    assert move.card != EXIT


@levels
def test_whoever_plays_alone_wants_to_escape_not_just_the_best_line(level: Level) -> None:
    """The line of the rulebook for no open tunnel is reached with items missing, too."""
    position = team(1, gathered=KIT[1:]).dig("EXIT @ (2,0) 0", "A26 @ (0,-1) 0").hold("A25", "A36")
    assert len(GAME.legal(position.state, position.state.turn)) < 6
    assert chosen(position, level) != digging("A25 @ (1,1) 180")


def test_a_dead_end_is_kept_for_later_where_a_card_can_be_gathered() -> None:
    position = team(gathered=KIT[1:]).dig(*LAST_TUNNEL[:1]).hold("A05", "A48", FORK_WITH_RAINCOAT)
    assert chosen(position) == Gather(card=FORK_WITH_RAINCOAT)


@levels
def test_water_is_not_blocked(level: Level) -> None:
    """A dead end beyond the blue half would shut it in; on the blue half it covers the water."""
    position = team().dig("A35 @ (2,0) 0").hold("A05", "A10", "A48")
    assert position.refusal("A05 @ (4,0) 0") is None
    position.play(chosen(position, level))
    assert not position.state.table.grid.blocked("strict")


@levels
def test_a_hole_of_one_square_is_not_dug_where_something_else_can_be_done(level: Level) -> None:
    hole = "A26 @ (0,1) 180"
    position = team().dig("A02 @ (2,0) 90").hold("A26", "A36", "A48")
    assert position.refusal(hole) is None
    position.play(chosen(position, level))
    assert not any(tunnel.walled for tunnel in GAME.view(position.state, None).tunnels)


def test_who_can_play_nothing_exchanges() -> None:
    assert chosen(stuck(*FITS_NOT, gathered=KIT)) == Exchange()


# ---- worth --------------------------------------------------------------------------------------


def test_towards_the_end_an_escape_is_likelier_the_fewer_tunnels_are_open() -> None:
    closed, opened = team().dig("A26 @ (0,-1) 0"), team().dig("A30 @ (1,-1) 0")
    for one in (closed, opened):
        one.given(pile=one.state.pile[:10])
    assert closed.open < opened.open
    assert chance(opened) < chance(closed) < 1


def test_water_that_can_never_be_covered_leaves_next_to_no_hope() -> None:
    lost = team().dig("A35 @ (2,0) 0", "A05 @ (4,0) 0")
    assert lost.state.table.grid.blocked("strict")
    assert chance(lost) < 0.001


def test_all_are_worth_the_same_for_they_win_together() -> None:
    assert len(set(GAME.mind().worth(team(4).state))) == 1


@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 2), (4, 4)])
def test_a_simulation_stops_when_the_turn_has_come_round(seats: int, cards: int) -> None:
    start = team(seats).state
    mind = GAME.mind()
    before, round_over = (team(seats, gathered=KIT[:n]).state for n in (cards - 1, cards))
    assert not mind.horizon(start, before)
    assert mind.horizon(start, round_over)


def test_a_place_is_judged_as_if_a_card_lay_there() -> None:
    for moment in playout(GAME, 2, Options(side="normal"), "places"):
        grid = moment.before.table.grid  # type: ignore[attr-defined]
        for move in GAME.legal(moment.before, moment.seat):  # type: ignore[arg-type]
            if isinstance(move, Dig):
                laid = Laid(card=move.card, x=move.x, y=move.y, rotation=move.rotation)
                seen, anew = layout_with(grid, move.card, move.spot), grid.plus(laid)
                assert seen.mouths == layout_of(anew).mouths
                assert {*seen.waters} == {*anew.waters}
                assert seen.blocked == bool(anew.blocked("strict"))


# ---- playing ------------------------------------------------------------------------------------


def test_even_easy_escapes_where_chance_does_not() -> None:
    report = contest(Pairing(GAME, Options(), ("easy", "easy"), "mind"), 6)
    assert report.standings[0].won >= 1
