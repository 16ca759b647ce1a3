"""A yardstick for rules: python-chess playing random legal moves, in the same run.

It is under the GPL, so it is a tool of the benchmark alone: nothing that is shipped imports it.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Final

from tests.bench.report import figure, remark

if TYPE_CHECKING:
    from collections.abc import Mapping

SECONDS: Final = 2.0
"""Of processor."""


OVER_CHESS: Final = {"bandido_alcatraz": 0.29, "off_the_rails": 0.43}
"""Plies for each of chess, at least: twice what they were when the two were first compared."""


def print_chess(plies: Mapping[str, float]) -> None:
    """Note the figure, and how games that had plies to gain stand beside it; or why there is none.

    `plies` are those of our games in a second, by slug.
    """
    try:
        chess = chess_plies_per_second()
    except ImportError:
        remark("plies.python_chess: not measured, as chess is not installed")
        return
    figure("plies.python_chess", chess, "per s")
    for slug, least in OVER_CHESS.items():
        figure(f"plies.{slug}_over_chess", plies[slug] / chess, at_least=least)


def chess_plies_per_second() -> float:
    """Play random legal moves until the time is up.

    Raises:
        ImportError: if it is not installed.
    """
    chess = import_module("chess")
    luck = Random("bench")  # noqa: S311 - nobody bets
    plies, start, board = 0, process_time(), chess.Board()
    while (spent := process_time() - start) < SECONDS:
        if board.is_game_over():
            board = chess.Board()
        board.push(luck.choice(list(board.legal_moves)))
        plies += 1
    return plies / spent
