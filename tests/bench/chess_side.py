"""A yardstick for rules: python-chess playing random legal moves, in the same run.

It is under the GPL, so it is a tool of the benchmark alone: nothing that is shipped imports it.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import process_time
from typing import Final

from tests.bench.report import figure, remark

SECONDS: Final = 2.0
"""Of processor."""


def print_chess() -> None:
    """Note the figure, or why there is none."""
    try:
        figure("plies.python_chess", chess_plies_per_second(), "per s")
    except ImportError:
        remark("plies.python_chess: not measured, as chess is not installed")


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
