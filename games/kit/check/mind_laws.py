"""What holds for the computer players of every game, checked along matches played at random."""

from __future__ import annotations

from itertools import accumulate, product
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.check.laws import differing
from games.kit.check.tables import REACH
from games.kit.computers.playout import LONGEST
from games.kit.computers.search import choose
from games.kit.mind import LEVELS, Mind

if TYPE_CHECKING:
    from games.kit.check.tables import Table
    from games.kit.computers.candidates import Choice
    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame, Seat, Value
    from games.kit.mind import Level

STEPS = 12
"""Rules steps for a decision in a law: enough for some simulations."""
MOMENTS = max(2, REACH.slow // 2)
"""Positions of a match at which computer players are asked."""


def every_level_answers_legally_and_within_its_budget(table: Table) -> None:
    game = table.game
    for moment, level in product(table.few(MOMENTS), LEVELS):
        for seat in game.actors(moment.before):
            choice = _ask(table, moment.before, seat, level)
            is_legal = choice.move in game.legal(moment.before, seat)
            assert is_legal, f"{level}, seat {seat}: {choice.move!r} is not legal"
            assert choice.steps <= STEPS, f"{level} takes {choice.steps} steps of {STEPS}"
            assert choice == _ask(table, moment.before, seat, level), "it cannot be repeated"


def computers_among_themselves_come_to_an_end(table: Table) -> None:
    """They play by their policies, which searches lean on, and which plays when time is short."""
    game, mind = table.game, table.game.mind()
    state = game.setup(table.seats, table.options, Chance(table.seed, 0))
    for ply in range(1, LONGEST + 1):
        actors = sorted(game.actors(state))
        if not actors:
            break
        luck, legal = Chance(table.seed, ply), game.legal(state, actors[0])
        move = mind.policy(state, actors[0], legal, luck)
        assert move in legal, f"the policy of seat {actors[0]} makes {move!r}, which is not legal"
        state, _ = game.apply(state, actors[0], move, luck)
    assert game.outcome(state), "computers play for ever"


def a_decision_depends_on_nothing_hidden(table: Table) -> None:
    game = table.game
    for moment, level in product(table.few(MOMENTS), LEVELS):
        for seat in game.actors(moment.before):
            notes = _notes(table, seat)[moment.ply - 1]
            world = game.redeal(moment.before, seat, Chance("another", moment.ply))
            here, there = (
                _ask(table, state, seat, level, notes) for state in (moment.before, world)
            )
            assert here == there, f"seat {seat}, ply {moment.ply}: a computer peeks"


def worth_is_a_share_for_every_seat(table: Table) -> None:
    mind = table.game.mind()
    for moment in table.some():
        worth = mind.worth(moment.after)
        assert len(worth) in {0, table.seats}, f"{len(worth)} shares for {table.seats} seats"
        beyond = [share for share in worth if not 0 <= share <= 1]
        assert not beyond, f"after move {moment.ply} a seat's worth is {beyond[0]}, not from 0 to 1"


def what_is_recalled_is_what_was_seen(table: Table) -> None:
    """A world dealt around a seat's notes looks to it as the true one, and tells nothing of it."""
    moments = table.some() if takes_notes(table.game) else table.few()
    for seat in table.chairs:
        noted = _notes(table, seat)
        for moment in moments:
            notes = noted[moment.ply - 1]
            read = type(notes).model_validate_json(notes.model_dump_json())
            assert read == notes, f"notes are read back otherwise: {differing(read, notes)}"
            _check_recall(table, moment, seat, notes)


def _check_recall(table: Table, moment: Moment, seat: Seat, notes: Value) -> None:
    game, state = table.game, moment.before
    recalled = game.recall(state, seat, Chance(table.seed, moment.ply), notes)
    for viewer in (seat, None):
        seen = differing(game.view(recalled, viewer), game.view(state, viewer))
        assert not seen, f"seat {seat} recalls a table that looks otherwise: {seen}"
    same_pieces = game.pieces(recalled) == game.pieces(state)
    assert same_pieces, f"seat {seat} recalls other pieces than there are"
    world = game.redeal(state, seat, Chance("another", moment.ply))
    again = game.recall(world, seat, Chance(table.seed, moment.ply), notes)
    assert again == recalled, f"seat {seat} recalls what is hidden: {differing(again, recalled)}"


def takes_notes(game: AnyGame) -> bool:
    """Tell whether a game has anything to remember."""
    return type(game.mind()).remember is not Mind.remember


def _notes(table: Table, seat: Seat) -> list[Value]:
    """Return what a seat has noted before each move of a match."""
    mind = table.game.mind()
    if not takes_notes(table.game):
        return [mind.blank] * len(table.moments)
    views = (table.game.view(moment.before, seat) for moment in table.moments)
    return list(accumulate(views, mind.remember, initial=mind.blank))[1:]


def _ask(
    table: Table, state: Value, seat: Seat, level: Level, notes: Value | None = None
) -> Choice:
    steps = table.game.mind().levels[level].steps
    scale = STEPS / max(steps, STEPS)
    return choose(table.game, state, seat, level, table.seed, notes=notes, scale=scale)
