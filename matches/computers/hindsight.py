"""Hindsight: where a match that a team has lost could still have been won, by who knew all hands.

The latest place is looked for from which a way to win can be found. What has not been found may
still be there, so nothing is said of the places after it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from matches.history import moves_that_count

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from games.kit.game import AnyGame, Value
    from matches.match import Match, Played

STEPS: Final = 1_500
"""Rules steps for one look at a position, at most."""
LONGEST: Final = 1.0
"""Seconds of the processor for one look."""
FIRST_PLACES: Final = (3 / 4, 1 / 2, 1 / 4)
"""Which shares of the moves are played where it is looked first; then comes the deal."""
LOOKS_AT_DEAL: Final = 6
"""How often the deal is looked at, where no way has been found before."""
HALVINGS: Final = 3
"""How often it is looked half way on, to where none was found or the end."""


@dataclass(frozen=True)
class WayJob:
    """Everything that a look depends on, as plain data. It holds every secret of the match."""

    game: type[AnyGame]
    state: str = field(repr=False)
    """As JSON."""
    luck: str = field(repr=False)
    """The seed of the match."""
    number: int
    """Of the next move, by which its luck goes."""
    by_name: bool
    """See `games.kit.chance.Chance`."""
    seed: str = field(repr=False)
    """Of what the tries do."""


@dataclass(frozen=True)
class Way:
    """A way to win from a position of a match that was lost."""

    ply: int = 0
    """Of the move that was made there instead of the first one."""
    moves: tuple[str, ...] = ()
    """As JSON; none where no way was found."""


def find_way(job: WayJob) -> tuple[str, ...]:
    """Look for a way to win, for at most `STEPS` and `LONGEST`; for workers.

    Raises:
        ValueError: if the position cannot be read.
    """
    from games.kit.computers.hindsight import way_to_win

    game, begun = job.game(), time.thread_time()
    found = way_to_win(
        game,
        game.load_state(job.state, game.spec.version),
        lambda at: Chance(job.luck, job.number + at, by_name=job.by_name),
        job.seed,
        steps=STEPS,
        spent=lambda: (time.thread_time() - begun) / LONGEST,
    )
    return tuple([game.moves.dump_json(move).decode() for move in found])


def is_lost_together(match: Match) -> bool:
    """Tell whether a team has lost this match."""
    outcome = match.outcome
    return match.game.spec.kind == "cooperative" and bool(outcome and not outcome.winners)


async def latest_way(
    match: Match,
    log: Sequence[Played],
    look: Callable[[WayJob], Awaitable[tuple[str, ...]]],
) -> Way:
    """Return a way to win from the latest position where one is found; an empty one if none is.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    lines, positions = moves_that_count(log), await _positions(match, log)

    async def way_at(at: int, number: int = 0) -> Way:
        line, plies = lines[at], match.luck == "plies"
        job = WayJob(
            type(match.game),
            positions[at].model_dump_json(),
            match.seed,
            line.ply if plies else at + 1,
            match.luck == "names",
            f"{match.seed}/way/{at}/{number}",
        )
        return Way(line.ply, await look(job))

    if not lines:
        return Way()
    found, at, end = Way(), 0, len(lines)
    first = [(int(share * len(lines)), 0) for share in FIRST_PLACES]
    for at, number in (*first, *((0, number) for number in range(LOOKS_AT_DEAL))):
        found = await way_at(at, number)
        if found.moves:
            break
        end = at
    for _ in range(HALVINGS if found.moves else 0):
        middle = (at + end) // 2
        later = await way_at(middle) if middle > at else found
        if later.moves:
            at, found = middle, later
        else:
            end = middle
    return found


async def _positions(match: Match, log: Sequence[Played]) -> list[Value]:
    """Return the position before each of the moves that count."""
    state, found = match.deal.setup(), []
    for step, line in enumerate(moves_that_count(log), 1):
        found.append(state)
        state, _ = match.game.play(state, line.seat, line.move, match.deal.luck_of(line.ply, step))
        await asyncio.sleep(0)  # a long log must not hold up presses meanwhile
    return found
