"""Par: what the house's best computer comes to at the deal of a day."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from games.kit.chance import Chance, decision_seed
from games.kit.daily import DayResult
from games.kit.mind import LEVELS
from matches.computers.memory import takes_notes
from matches.computers.thinking import ThinkJob, decide_at_once, think
from matches.days.plan import daily_of, game_of, options_of
from matches.fairness.seals import DayOrigin, seed_of
from matches.referee import dealt
from matches.seated import another_computer, computer_id
from matches.standings.honours import honours_of
from matches.terms import Terms
from matches.transitions import play_move
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from games.kit.game import AnyGame, Seat, Value
    from matches.days.day import Day
    from matches.fairness.chains import Chain
    from matches.match import Match, Played
    from matches.ports import Store
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


class Par(DayResult):
    """What the strong computer came to on a day."""

    match: int | None = None
    """Where its moves are kept; None for days on which they were not yet."""


def deal_day(game: AnyGame, origin: DayOrigin) -> Match:
    """Deal a day to computers alone, the strongest in the person's place."""
    daily = daily_of(game)
    players = [computer_id(LEVELS[-1], 1)]
    for _ in range(daily.computers):
        players.append(another_computer(players, daily.level))
    terms = Terms(exact=True)
    return dealt(game, options_of(game), players, seed_of(origin), origin, terms)


async def play_day(
    match: Match, decide: Callable[[Decision], Awaitable[Value]]
) -> tuple[Match, tuple[Played, ...]]:
    """Play a day's deal to its end, every seat by what `decide` returns; return all moves, too."""
    game, mind = match.game, match.game.mind()
    acted: Counter[Seat] = Counter()
    notes: dict[Seat, Value] = {}
    if takes_notes(game):
        notes = {seat: mind.remember(mind.blank, match.view(seat)) for seat in match.seats}
    played: list[Played] = []
    while actors := sorted(match.to_act()):
        seat = actors[0]
        luck = Chance(decision_seed(match.seed, seat, acted[seat]), 0)
        world = game.redeal(match.state, seat, luck)
        move = await decide(Decision(seat, acted[seat], world, notes.get(seat)))
        acted[seat] += 1
        match, line = play_move(match, seat, move)
        played.append(line)
        notes = {one: mind.remember(noted, match.view(one)) for one, noted in notes.items()}
    return replace(match, honours=honours_of(match, played)), tuple(played)


class Pars:
    """Works out pars, a decision at a time, as the last thing that workers do; keeps them."""

    def __init__(self, shelf: Mapping[str, AnyGame], store: Store, workers: Workers) -> None:
        self._shelf = shelf
        self._store = store
        self._workers = workers

    async def known(self, day: Day) -> Par | None:
        """Return the par of a day, if it has been worked out."""
        kept = await self._store.variables.get(_key(day))
        return Par.model_validate_json(kept) if kept else None

    async def work_out(self, day: Day, chain: Chain, scale: float = 1.0) -> None:
        """Work out the par of a day, and keep its moves; `scale` multiplies the steps of levels.

        Raises:
            JobFailedError: if a decision fails.
            WorkerLostError: if a worker is lost.
            WorkersBusyError: if too much waits for one.
        """
        game = game_of(day, self._shelf)
        dealt_to = deal_day(game, DayOrigin(secret=chain.secret(day), day=day.number))
        levels = game.mind().levels

        async def decide(one: Decision) -> Value:
            level = dealt_to.computers[one.seat]
            notes = one.notes if levels[level].remembers else None
            job = ThinkJob(
                type(game),
                one.world.model_dump_json(),
                one.seat,
                level,
                decision_seed(dealt_to.seed, one.seat, one.number),
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

        match, played = await play_day(dealt_to, decide)
        kept = await self._store.matches.keep(match, played)
        result = daily_of(game).result(match.state)
        par = Par(measures=result.measures, said=result.said, match=kept)
        await self._store.variables.save(_key(day), par.model_dump_json())


def _key(day: Day) -> str:
    return f"par-{day}"
