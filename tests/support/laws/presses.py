"""Presses: how many it takes to make a move by the menus alone, over whole matches.

A button is one press; a select is two, one to open it and one to pick; a page turned is one more.
The moves are random ones, each made by its shortest way: what is counted is what a person does who
knows the way. Reading is not counted.

A whole turn of Off the Rails is counted apart, with all four actions used, and by a player who
carries on their own track where it ends, as people do. Laying track anywhere at random is counted
beside it: there the place has to be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final

from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT
from games import SHELF
from games.alles_an_bord.model import State as VoyageState
from games.kit.chance import Chance
from games.kit.menu import Menu, break_down, menu, path_to
from games.off_the_rails.model import ACTIONS_PER_TURN, EndActions, Lay, Undo
from games.off_the_rails.model import State as MineState
from games.off_the_rails.model import View as MineView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import AnyGame, Seat, Value
    from games.kit.menu import Breakdown

BUTTON: Final = 1
SELECT: Final = 2
MINES: Final = "off_the_rails"


@dataclass(frozen=True)
class Pressed:
    """One decision of a playout, with the presses that it took."""

    seat: Seat
    move: Value
    presses: int
    turn: object
    """What tells a turn of Off the Rails from the next one; None in other games."""


@dataclass(frozen=True)
class Presses:
    """The presses of many decisions, and of whole turns where turns have several."""

    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    @property
    def median(self) -> float:
        """Presses of a usual decision."""
        return median(self.decisions)

    @property
    def p95(self) -> float:
        """Presses of which no more are needed in 95 of 100 decisions."""
        return quantiles(self.decisions, n=20, method="inclusive")[-1]

    @property
    def turn_p50(self) -> float:
        """Presses of a usual turn."""
        return median(self.turns)


def press_figures_of(slug: str, matches: int) -> dict[str, float]:
    """Return the figures of one game by name: `presses.<slug>.median` and so on."""
    game = SHELF[slug]
    found = presses_of(game, matches)
    figures = {f"presses.{slug}.median": found.median, f"presses.{slug}.p95": found.p95}
    if slug == MINES:
        figures[f"presses.{slug}.turn_at_random_p50"] = found.turn_p50
        figures[f"presses.{slug}.turn_p50"] = presses_of(game, matches, onwards=True).turn_p50
    return figures


@cache
def presses_of(game: AnyGame, matches: int, *, onwards: bool = False) -> Presses:
    """Play whole matches, with every number of seats in turn, and count the presses; only once.

    `onwards`: track is laid only where it carries on the own one, if it can be.
    """
    found = Presses()
    for number in range(matches):
        seats = game.spec.seats[number % len(game.spec.seats)]
        turns: dict[object, int] = {}
        for one in pressed_playout(game, seats, f"presses-{number}", onwards=onwards):
            found.decisions.append(one.presses)
            if one.turn is not None:
                turns[one.turn] = turns.get(one.turn, 0) + one.presses
        found.turns.extend(turns.values())
    return found


def pressed_playout(
    game: AnyGame, seats: int, seed: str, *, onwards: bool = False
) -> Iterator[Pressed]:
    """Play one match at random, each move by its shortest way through the menus."""
    state: Value = game.setup(seats, game.spec.options(), Chance(seed, 0))
    ply = 0
    while actors := sorted(game.to_act(state)):
        ply += 1
        luck = Chance(f"{seed}/presses", ply)
        seat = luck.pick(actors)
        view = game.view(state, seat)
        moves = break_down(game, view, game.legal(state, seat))
        move = _random_move(luck, view, moves, onwards=onwards)
        yield Pressed(seat, move, _count(game, view, state, moves, move), _turn_of(state))
        state, _ = game.play(state, seat, move, Chance(seed, ply))


def _random_move(
    luck: Chance, view: Any, moves: Sequence[Breakdown[Value]], *, onwards: bool
) -> Value:
    """Pick a verb, then one of its moves; a turn of Off the Rails uses all of its actions."""
    idle: tuple[type[Value], ...] = (Undo,)
    if isinstance(view, MineView) and len(view.actions_done) < ACTIONS_PER_TURN:
        idle = (Undo, EndActions)
    verbs: dict[type[Value], list[Breakdown[Value]]] = {}
    for one in moves:
        if not isinstance(one.move, idle):
            verbs.setdefault(type(one.move), []).append(one)
    kind = luck.pick(list(verbs.values()) or [list(moves)])
    carried_on = [one for one in kind if all(step.others for step in one.decisions[1:])]
    if onwards and carried_on and isinstance(kind[0].move, Lay):
        kind = carried_on
    return luck.pick(kind).move


def _turn_of(state: Value) -> object:
    return (state.round, state.turn) if isinstance(state, MineState) else None


def _count(
    game: AnyGame, view: Any, state: Value, moves: Sequence[Breakdown[Value]], move: Value
) -> int:
    if isinstance(state, VoyageState) and state.phase == "loading":
        return BUTTON  # on the panel every move is a button
    given = path_to(moves, game.given_answers(view))
    # What is passed over with the answers taken as given stands below them, as buttons.
    fewest = min(_fewest(moves, start, move) for start in {(), given})
    return fewest + (BUTTON if game.warning(view, move) else 0)


def _fewest(moves: Sequence[Breakdown[Value]], path: tuple[int, ...], move: Value) -> int:
    """Return the fewest presses from a question to a move; very many if it does not lead there."""
    question = menu(moves, path)
    assert isinstance(question, Menu)
    fewest = 1_000
    for n, option in enumerate(question.options):
        if move in option.moves:
            further = 0 if option.move is not None else _fewest(moves, (*path, n), move)
            fewest = min(fewest, _presses(question, n) + further)
    return fewest


def _presses(question: Menu[Value], n: int) -> int:
    """Return the presses that the n-th answer to a question takes."""
    if n < question.buttons:
        return BUTTON
    return SELECT + (n - question.buttons) // SELECT_OPTIONS_LIMIT
