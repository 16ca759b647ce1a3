"""How a computer player decides: a search over redealt worlds, counted in rules steps.

Nothing here has a clock or sees the true state of a match: the same world, seat, notes, level and
seed lead to the same move on every machine. What is hidden in the given world is dealt anew before
it is read, so it has no influence either.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.computers.candidates import (
    Budget,
    Candidate,
    Choice,
    best_first,
    is_decided,
    width_after,
)
from games.kit.computers.table import Table
from games.kit.computers.tree import tree
from games.kit.mind import Effort, candidates, in_lot_order, is_blind, without_search

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import AnyGame, Seat, Value
    from games.kit.mind import Level


def never() -> bool:
    """Return False: there is no deadline."""
    return False


def choose(
    game: AnyGame,
    world: Value,
    seat: Seat,
    level: Level | Effort,
    seed: str,
    *,
    notes: Value | None = None,
    scale: float = 1.0,
    is_late: Callable[[], bool] = never,
) -> Choice:
    """Decide for a seat that is to act.

    `world` is what `Game.redeal` returned for the seat, `notes` what `Mind.remember` made of its
    views. `scale` multiplies the level's steps. `is_late` is a safety cap, asked between
    simulations; it alone can make the same question have two answers.

    Raises:
        ValueError: if the seat has no move.
    """
    mind = game.mind()
    effort = level if isinstance(level, Effort) else mind.levels[level]
    mind = mind.in_style(effort.style)
    if notes is not None and effort.remembers:
        mind = mind.with_notes(notes)
    table = Table(game, mind, seat, Chance(seed, 0), notes if effort.remembers else None)
    anew = table.deal(world)
    legal = game.legal(anew, seat)
    if not legal:
        msg = f"{game.spec.slug}: seat {seat} has no move"
        raise ValueError(msg)
    if len(legal) == 1:
        return Choice(legal[0], forced=True)
    at_once = without_search(mind, effort, anew, seat, legal, table.luck)
    if at_once is not None:
        return Choice(at_once)
    moves = candidates(mind, effort, anew, seat, legal)
    blind = is_blind(mind)
    if blind:
        moves = in_lot_order(moves, table.luck)
    if len(moves) == 1:
        return Choice(moves[0])
    steps = max(1, round(scale * effort.steps))
    if effort.search == "tree":
        return tree(table, anew, moves, steps, is_late, akin=effort.akin)
    return flat(table, anew, moves, steps, is_late, widen=blind)


# ---- the flat search ----------------------------------------------------------------------------


def flat(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    steps: int,
    is_late: Callable[[], bool] = never,
    *,
    widen: bool = False,
) -> Choice:
    """Search moves by UCB1: each simulation redeals, makes one move and plays to the horizon.

    To `widen` it begins with the first few and takes in more as it goes on: where nothing is known
    of very many moves, each would be tried too rarely to tell which is good, and more steps would
    not make a better player.

    Ends when the steps are used up, when the leader cannot be caught any more, or when it is late.
    """
    candidates = [Candidate(move) for move in moves]
    budget = Budget(steps)
    cut = False
    visits = 0
    while not cut and budget.left > 0:
        tried = candidates[: width_after(visits)] if widen else candidates
        # A candidate that has not been looked at might still catch up.
        if len(tried) == len(candidates) and is_decided(candidates, budget):
            break
        candidate = next_candidate(tried)
        before = budget.spent
        end = simulate(table, root, candidate.move, budget)
        # The budget cut it off: what it would have come to is not known, so it does not count.
        if end is None:
            break
        visits += 1
        candidate.visits += 1
        candidate.total += table.values(end, (table.seat,))[0]
        candidate.lead += table.lead(end)
        candidate.steps += budget.spent - before
        candidate.signs.update(table.mind.signs(root, end, table.seat))
        cut = is_late()
    best = best_first(table.game, candidates, table.luck)
    return Choice(best[0].move, budget.spent, best, cut=cut)


def next_candidate(candidates: Sequence[Candidate]) -> Candidate:
    """Return the candidate to try next: each once, then by upper confidence bound."""
    for candidate in candidates:
        if not candidate.visits:
            return candidate
    log_visits = log(sum(one.visits for one in candidates))
    return max(candidates, key=lambda one: one.appeal(log_visits))


def simulate(table: Table, root: Value, move: Value, budget: Budget) -> Value | None:
    """Play one simulation; return where it ended, or None if the steps ran out in it."""
    game, mind, luck = table.game, table.mind, table.luck
    world = table.deal(root)
    state: Value = game.apply(world, table.seat, move, luck)[0]
    budget.spend()
    while not mind.horizon(world, state) and (actors := sorted(game.actors(state))):
        if not budget.left:
            return None
        actor = luck.pick(actors) if len(actors) > 1 else actors[0]
        chosen = mind.policy(state, actor, game.legal(state, actor), luck)
        state, _ = game.apply(state, actor, chosen, luck)
        budget.spend()
    return state
