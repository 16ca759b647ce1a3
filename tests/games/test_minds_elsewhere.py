"""Computer players decide alike in every process, whatever order its sets have."""

from __future__ import annotations

import subprocess
import sys

from games import SHELF
from games.kit.chance import Chance
from games.kit.words import ROOT

PLIES = 50
"""Of each game, at the fewest seats, played by the policies that searches lean on."""
IN_A_NEW_PROCESS = """
from tests.games.test_minds_elsewhere import moves_of_all_games
print(moves_of_all_games())
"""


def moves_of_all_games() -> str:
    """Return the moves of the beginning of a match of each game, one in a line."""
    lines: list[str] = []
    for game in SHELF.values():
        mind, state = (
            game.mind(),
            game.setup(game.spec.seats[0], game.spec.options(), Chance("p0", 0)),
        )
        for ply in range(1, PLIES + 1):
            actors = sorted(game.to_act(state))
            if not actors:
                break
            luck = Chance("p0", ply)
            move = mind.policy(state, actors[0], game.legal(state, actors[0]), luck)
            lines.append(f"{game.spec.slug} {ply} {move.model_dump_json()}")
            state, _ = game.play(state, actors[0], move, luck)
    return "\n".join(lines)


def test_the_same_seed_plays_the_same_moves_in_every_process() -> None:
    asked = [
        subprocess.Popen(  # noqa: S603 - our own interpreter
            [sys.executable, "-c", IN_A_NEW_PROCESS],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "3")
    ]
    here, there = (process.communicate()[0].splitlines() for process in asked)
    assert len(here) > PLIES
    assert here == there
