"""How long computers of each level take from ready to full, where they race one another."""

from __future__ import annotations

import heapq
from itertools import pairwise
from statistics import median
from typing import Final

from games import SHELF
from games.alles_an_bord.model import Options
from games.kit.chance import Chance
from games.kit.computers.search import choose
from games.kit.game import Seat
from games.kit.mind import LEVELS, Level
from matches.computers.paces import live_pause

GAME: Final = SHELF["alles_an_bord"]
RACES: Final = 9
LEAST_APART: Final = 0.8
"""What a level may take, at most, of the seconds of the one below it."""


def seconds_to_full(level: Level, deal: str) -> float:
    """Let two computers of a level race, by their pace; return when the first ship was full."""
    pace = GAME.mind().levels[level].pace
    assert pace
    state, ply = GAME.setup(2, Options(), Chance(deal, 0)), 0
    while state.phase == "ready":
        seat = min(GAME.to_act(state))
        state, _ = GAME.apply(state, seat, GAME.legal(state, seat)[0], Chance(deal, ply := ply + 1))
    due = [(live_pause(pace, f"{deal} {seat}", first=True), seat) for seat in range(2)]
    now = 0.0
    while state.first_full is None:
        now, at = heapq.heappop(due)
        seat, seed = Seat(at), f"{deal} {(ply := ply + 1)}"
        move = choose(GAME, state, seat, level, seed).move
        state, _ = GAME.apply(state, seat, move, Chance(deal, ply))
        heapq.heappush(due, (now + live_pause(pace, seed, first=False), at))
    return now


def test_each_level_fills_its_ship_a_fifth_sooner_than_the_one_below() -> None:
    medians = [median(seconds_to_full(one, f"race {n}") for n in range(RACES)) for one in LEVELS]
    assert all(after <= LEAST_APART * before for before, after in pairwise(medians)), medians
