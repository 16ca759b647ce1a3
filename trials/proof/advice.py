"""What advice rests on: reasons of hints that are counted, looks at decisions that are judged.

    python -m trials.proof.advice hints [GAME…] --seeds a,b --each 24 --scale 0.3
    python -m trials.proof.advice looks [GAME…] --seeds a

One of two seats asks for hints and makes their moves; easy plays the other. For looks both play as
easy, and each decision gets its share of the product's own first look.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING, Final

from cogs.table.hint_layout import rests_on
from games import SHELF
from games.kit.chance import Chance, decision_seed
from games.kit.computers.candidates import COMPARABLE
from games.kit.game import Seat
from matches.computers.analysis import FIRST_LOOK, LONGEST, decisions, judge_decision
from matches.computers.thinking import ThinkJob, think
from matches.match import Match, Played

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import AnyGame
    from games.kit.mind import Level
    from matches.computers.thinking import Thought

READER: Final = Seat(0)
"""Who asks for hints."""
SEATS: Final = 2
MOST_PLIES: Final = 400


def match_of(game: AnyGame, seed: str) -> Match:
    """Return a match of two, not dealt yet."""
    options, players = game.spec.options(), tuple(range(1, SEATS + 1))
    any_state, acted = game.setup(SEATS, options, Chance(seed, 0)), (0,) * SEATS
    match = Match(
        1, 0, 0, "en", game, options, players, seed, 0, acted, frozenset(), any_state, None
    )
    return replace(match, moves=0, luck_by_name=True)


def played(
    game: AnyGame, seed: str, reader: Level, scale: float
) -> Iterator[tuple[Played, Thought]]:
    """Play a match, its reader at a level, the other as easy; yield moves and thoughts."""
    match, mind = match_of(game, seed), game.mind()
    state, notes = match.deal.setup(), mind.blank
    for ply in range(1, MOST_PLIES):
        notes = mind.remember(notes, game.view(state, READER))
        actors = sorted(game.actors(state))
        if not actors or game.outcome(state):
            return
        seat = actors[ply % len(actors)]
        drawn = decision_seed(seed, seat, ply)
        world = game.redeal(state, seat, Chance(drawn, 0)).model_dump_json()
        level: Level = reader if seat == READER else "easy"
        known = notes.model_dump_json() if seat == READER else None
        thought = think(ThinkJob(type(game), world, seat, level, drawn, known, scale))
        move = game.load_move(thought.move)
        state, events = game.play(state, seat, move, match.deal.luck_of(ply, ply))
        yield Played(ply, seat, move, tuple(events)), thought


def hints(game: AnyGame, seeds: Sequence[str], each: int, scale: float) -> Counter[str]:
    """Count on what the first hints of a match rest, `each` of them."""
    found = Counter[str]()
    for seed in seeds:
        asked = (
            thought
            for line, thought in played(game, seed, "strong", scale)
            if line.seat == READER and not thought.forced
        )
        found.update(rests_on(thought) for thought, _ in zip(asked, range(each), strict=False))
    return found


async def looks(game: AnyGame, seeds: Sequence[str]) -> list[int]:
    """Return how often each decision that is judged has both its moves looked at, at the least."""
    found = list[int]()
    for seed in seeds:
        log = [line for line, _ in played(game, seed, "easy", 1.0)]
        jobs = [job async for job in decisions(match_of(game, seed), log)]
        share = min(LONGEST, FIRST_LOOK / max(1, len(jobs)))
        judged = [judge_decision(replace(job, seconds=share)) for job in jobs]
        found += [one.visits for one in judged if one.visits]
    return found


def hints_line(game: AnyGame, seeds: Sequence[str], each: int, scale: float) -> str:
    """Say on what hints rest."""
    found = hints(game, seeds, each, scale)
    return f"{game.spec.slug}: {found['counted']} of {found.total()} counted, {dict(found)}"


def looks_line(game: AnyGame, seeds: Sequence[str]) -> str:
    """Say how often decisions are looked at."""
    found = asyncio.run(looks(game, seeds))
    enough = sum(one >= COMPARABLE for one in found)
    least, middle = (min(found), round(median(found))) if found else (0, 0)
    return (
        f"{game.spec.slug}: {len(found)} decisions, {middle} looks at each of the two moves "
        f"(median), {least} at the least; {enough} with {COMPARABLE} or more"
    )


def main() -> None:
    """Print what was asked for, a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["hints", "looks"])
    parser.add_argument("games", nargs="*", default=list(SHELF))
    parser.add_argument("--seeds", default="a", help="separated by commas, a match each")
    parser.add_argument("--each", type=int, default=24, help="hints of a match")
    parser.add_argument("--scale", type=float, default=1.0, help="times the steps of strong")
    asked = parser.parse_args()
    for game in map(SHELF.__getitem__, asked.games):
        seeds = asked.seeds.split(",")
        is_hints = asked.what == "hints"
        said = (
            hints_line(game, seeds, asked.each, asked.scale)
            if is_hints
            else looks_line(game, seeds)
        )
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
