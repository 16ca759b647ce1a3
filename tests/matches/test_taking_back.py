"""Which move may be taken back, by the log of a match alone."""

from __future__ import annotations

import pytest

from games import SHELF
from games.abordaje.model import Captain
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from matches.match import Match, Played
from matches.transitions import play_move, take_back


def before_the_captains() -> tuple[Match, list[Played]]:
    """Return a match of ¡Abordaje! in which a captain may step, and its log."""
    game = SHELF["abordaje"]
    options = game.spec.options()
    match = Match(
        id=1,
        guild=1,
        channel=1,
        language="en",
        game=game,
        options=options,
        players=(11, 22),
        seed="captains",
        ply=0,
        acted=(0, 0),
        resigned=frozenset(),
        state=game.setup(2, options, Chance("captains", 0)),
        outcome=None,
    )
    log: list[Played] = []
    moves = match.legal(Seat(0))
    while not any(isinstance(one, Captain) for one in moves):
        seat = min(match.to_act())
        match, line = play_move(match, seat, match.legal(seat)[0])
        log.append(line)
        moves = match.legal(min(match.to_act()))
    return match, log


def test_a_move_that_called_somebody_is_taken_back_once_in_a_turn() -> None:
    """Otherwise who plays and takes back never runs out of time, and calls the other each time."""
    match, log = before_the_captains()
    (seat,) = match.to_act()
    stepped, line = play_move(match, seat, match.legal(seat)[0])
    assert stepped.to_act() == {Seat(1 - seat)}
    match, (back,) = take_back(stepped, seat, [*log, line], None)
    assert match.to_act() == {seat}
    match, again = play_move(match, seat, match.legal(seat)[1])
    with pytest.raises(IllegalMove, match="not-to-be-taken-back"):
        take_back(match, seat, [*log, line, back, again], None)
