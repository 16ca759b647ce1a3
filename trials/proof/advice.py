"""What advice rests on: reasons of hints that are counted, looks at decisions that are judged.

    python -m trials.proof.advice hints [GAME…] --seeds a,b --each 24 --scale 0.3
    python -m trials.proof.advice looks [GAME…] --seeds a
    python -m trials.proof.advice said [GAME…] --seeds a --each 8 --skip 3 --language de

`said` prints the hints as they are read, each below the situation in words. One of two seats asks
for hints and makes their moves; easy plays the other. `--alone` asks for hints alone, where a game
can be played so. For looks both play as easy, and each decision gets its share of the product's own
first look.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import replace
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING, Final

from cogs.table.hint_layout import hinted_moves, move_in_words, reason_lines, rests_on
from games import SHELF
from games.kit.chance import Chance, decision_seed
from games.kit.computers.candidates import COMPARABLE
from games.kit.game import Seat
from games.kit.words import LANGUAGES, Voice
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


def match_of(game: AnyGame, seed: str, seats: int = SEATS) -> Match:
    """Return a match, by default of two, not dealt yet."""
    options, players = game.spec.options(), tuple(range(1, seats + 1))
    any_state, acted = game.setup(seats, options, Chance(seed, 0)), (0,) * seats
    match = Match(
        1, 0, 0, "en", game, options, players, seed, 0, acted, frozenset(), any_state, None
    )
    return replace(match, moves=0, luck_by_name=True)


def played(
    game: AnyGame, seed: str, reader: Level, scale: float, seats: int = SEATS
) -> Iterator[tuple[Match, Played, Thought]]:
    """Play a match, its reader at a level, the other as easy; yield positions, moves, thoughts."""
    match, mind = match_of(game, seed, seats), game.mind()
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
        before = replace(match, state=state)
        state, events = game.play(state, seat, move, match.deal.luck_of(ply, ply))
        yield before, Played(ply, seat, move, tuple(events)), thought


def asked(
    game: AnyGame, seed: str, scale: float, seats: int = SEATS
) -> Iterator[tuple[Match, Thought]]:
    """Yield the hints of a match that a reader asks for at each decision, and makes."""
    for position, line, thought in played(game, seed, "strong", scale, seats):
        if line.seat == READER and not thought.forced:
            yield position, thought


def hints(
    game: AnyGame, seeds: Sequence[str], each: int, scale: float, seats: int = SEATS
) -> Counter[str]:
    """Count on what the first hints of a match rest, `each` of them."""
    found = Counter[str]()
    for seed in seeds:
        first = islice(asked(game, seed, scale, seats), each)
        found.update(rests_on(thought) for _, thought in first)
    return found


async def looks(game: AnyGame, seeds: Sequence[str]) -> list[int]:
    """Return how often each decision that is judged has both its moves looked at, at the least."""
    found = list[int]()
    for seed in seeds:
        log = [line for _, line, _ in played(game, seed, "easy", 1.0)]
        jobs = [job async for job in decisions(match_of(game, seed), log)]
        share = min(LONGEST, FIRST_LOOK / max(1, len(jobs)))
        judged = [judge_decision(replace(job, seconds=share)) for job in jobs]
        found += [one.visits for one in judged if one.visits]
    return found


def hint_said(match: Match, thought: Thought, voice: Voice) -> str:
    """Say a hint as its reader reads it, below the situation in words."""
    game, seen = match.game, match.view(READER)
    moves = [move_in_words(match, READER, one, voice) for one in hinted_moves(match, thought)]
    lines = [*map(voice, game.describe(seen)), f"💡 {' / '.join(moves)}"]
    return "\n".join((*lines, *reason_lines(match, READER, thought, voice)))


def hints_line(game: AnyGame, found: Counter[str]) -> str:
    """Say on what hints rest."""
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
    parser.add_argument("what", choices=["hints", "looks", "said"])
    parser.add_argument("games", nargs="*", default=list(SHELF))
    parser.add_argument("--seeds", default="a", help="separated by commas, a match each")
    parser.add_argument("--each", type=int, default=24, help="hints of a match")
    parser.add_argument("--skip", type=int, default=0, help="hints that are left out at first")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--alone", action="store_true", help="one plays, without computers")
    parser.add_argument("--scale", type=float, default=1.0, help="times the steps of strong")
    given = parser.parse_args()
    for game in map(SHELF.__getitem__, given.games):
        for said in _lines(game, given):
            sys.stdout.write(f"{said}\n")
            sys.stdout.flush()


def _lines(game: AnyGame, given: argparse.Namespace) -> Iterator[str]:
    seeds, seats = given.seeds.split(","), 1 if given.alone else SEATS
    if given.what == "hints":
        yield hints_line(game, hints(game, seeds, given.each, given.scale, seats))
    elif given.what == "looks":
        yield looks_line(game, seeds)
    else:
        voice = Voice(given.language, game.spec.slug, ("Ada", "Bolt"))
        for seed in seeds:
            every = asked(game, seed, given.scale, seats)
            some = islice(every, given.skip, given.skip + given.each)
            for number, (position, thought) in enumerate(some, given.skip + 1):
                yield f"--- {game.spec.slug} {seed}, hint {number}\n" + hint_said(
                    position, thought, voice
                )


if __name__ == "__main__":
    main()
