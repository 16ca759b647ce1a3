"""Par: what the house's best computer comes to at the deal of a day."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kit.chance import Chance, decision_seed
from games.kit.daily import PERSON, DayResult
from games.kit.game import Seat
from games.kit.mind import LEVELS
from matches.computers.memory import takes_notes
from matches.computers.thinking import ThinkJob, decide_at_once, think
from matches.days.plan import daily_of, game_of, options_of
from matches.fairness.seals import DayOrigin, seed_of
from matches.replaying import Deal
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from games.kit.game import AnyGame, Value
    from matches.days.day import Day
    from matches.fairness.chains import Chain
    from matches.ports import VariableStore
    from matches.workers.processes import Workers


@dataclass(frozen=True)
class Decision:
    """What a seat of a day's deal may know when it is to act."""

    seat: Seat
    number: int
    """How often it has acted."""
    world: Value
    """What `Game.redeal` returned for it."""
    notes: Value | None
    """On all of its views; None in games where there is nothing to note."""


async def play_day(
    game: AnyGame, seed: str, decide: Callable[[Decision], Awaitable[Value]]
) -> DayResult:
    """Play a day's deal to its end, every seat by what `decide` returns."""
    daily, mind = daily_of(game), game.mind()
    deal = Deal(game, 1 + daily.computers, options_of(game), seed, "names")
    state, ply = deal.setup(), 0
    acted: Counter[Seat] = Counter()
    notes: dict[Seat, Value] = {}
    if takes_notes(game):
        seats = map(Seat, range(1 + daily.computers))
        notes = {seat: mind.remember(mind.blank, game.view(state, seat)) for seat in seats}
    while actors := sorted(game.to_act(state)):
        seat, ply = actors[0], ply + 1
        luck = Chance(decision_seed(seed, seat, acted[seat]), 0)
        world = game.redeal(state, seat, luck)
        move = await decide(Decision(seat, acted[seat], world, notes.get(seat)))
        acted[seat] += 1
        state, _ = game.play(state, seat, move, deal.luck_of(ply, ply))
        notes = {one: mind.remember(noted, game.view(state, one)) for one, noted in notes.items()}
    return daily.result(state)


class Pars:
    """Works out pars, a decision at a time, as the last thing that workers do; keeps them."""

    def __init__(
        self, shelf: Mapping[str, AnyGame], variables: VariableStore, workers: Workers
    ) -> None:
        self._shelf = shelf
        self._variables = variables
        self._workers = workers

    async def known(self, day: Day) -> DayResult | None:
        """Return the par of a day, if it has been worked out."""
        kept = await self._variables.get(_key(day))
        return DayResult.model_validate_json(kept) if kept else None

    async def work_out(self, day: Day, chain: Chain, scale: float = 1.0) -> None:
        """Work out the par of a day; `scale` multiplies the steps of every level.

        Raises:
            JobFailedError: if a decision fails.
            WorkerLostError: if a worker is lost.
            WorkersBusyError: if too much waits for one.
        """
        game = game_of(day, self._shelf)
        seed = seed_of(DayOrigin(secret=chain.secret(day), day=day.number))
        daily, levels = daily_of(game), game.mind().levels

        async def decide(one: Decision) -> Value:
            level = LEVELS[-1] if one.seat == PERSON else daily.level
            notes = one.notes if levels[level].remembers else None
            job = ThinkJob(
                type(game),
                one.world.model_dump_json(),
                one.seat,
                level,
                decision_seed(seed, one.seat, one.number),
                notes.model_dump_json() if notes else None,
                scale,
                exact=True,
            )
            if levels[level].steps:
                thought = await self._workers.run(think, job, priority=Priority.JUDGED)
            else:
                thought = await asyncio.to_thread(decide_at_once, job)
            move: Value = game.load_move(thought.move)
            return move

        result = await play_day(game, seed, decide)
        await self._variables.save(_key(day), result.model_dump_json())


def _key(day: Day) -> str:
    return f"par-{day}"
