"""Computer players decide alike, and pictures look alike, in every process.

Sets and dictionaries have another order in each, so whatever depends on it would differ.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.draw.canvas import encode
from games.kit.words import ROOT, Voice
from tools.palette import moments

if TYPE_CHECKING:
    from collections.abc import Iterator

PLIES = 50
"""Of each game, at the fewest seats, played by the policies that searches lean on."""
IN_A_NEW_PROCESS = """
from tests.games.test_minds_elsewhere import digest_of_a_picture, moves_of_all_games
print(*moves_of_all_games(), digest_of_a_picture(), hash("order"), sep="\\n")
"""


def moves_of_all_games() -> Iterator[str]:
    """Yield the moves of the beginning of a match of each game, one in a line."""
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
            yield f"{game.spec.slug} {ply} {move.model_dump_json()}"
            state, _ = game.play(state, actors[0], move, luck)


def digest_of_a_picture() -> str:
    """Draw a table and return what tells its bytes from others."""
    game = SHELF["all_aboard"]
    moment = moments(game, 3, "same", 3)[1]
    voice = Voice("en", "all_aboard", ("Ana", "Zoë 🦊", "太郎"))
    drawn = game.picture().draw(game.view(moment.after, None), voice)
    return sha256(encode(drawn, "all_aboard")).hexdigest()


@pytest.mark.long
def test_the_same_seed_plays_and_draws_the_same_in_every_process() -> None:
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "3"
    elsewhere = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", IN_A_NEW_PROCESS],
        cwd=ROOT,
        env={"PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        text=True,
    )
    *moves, drawn, order = elsewhere.stdout.splitlines()
    assert order != str(hash("order")), "sets have the same order there as here"
    assert len(moves) > PLIES
    assert moves == list(moves_of_all_games())
    assert drawn == digest_of_a_picture()
