"""Thinking as a job: what a worker process is told of a decision, and how it decides.

The process that talks imports this module, but never the search: that is imported where a job is
done. A job holds a redealt world, never the position itself, so no worker can peek.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from games.kit.mind import effects_apart, without_search

if TYPE_CHECKING:
    from games.kit.computers.candidates import Reason
    from games.kit.game import AnyGame, Seat, Value
    from games.kit.mind import Effect, Level

LONGEST_THOUGHT: Final = 4.0
"""Seconds of the processor after which a search returns the best move so far: more than twice what
the level strong takes. On a busy host it takes longer by the clock, and plays as well."""
LONGEST_SEARCH: Final = 8.0
"""Seconds by the clock after which it does so too: a worker that takes longer is soon killed."""
OTHERS_ASKED: Final = 3
"""Moves beside the best two whose effects are counted: what all of them do is no reason."""


@dataclass(frozen=True)
class ThinkJob:
    """Everything that a decision depends on, as plain data."""

    game: type[AnyGame]
    world: str = field(repr=False)
    """What `Game.redeal` returned for the seat, as JSON."""
    seat: Seat
    level: Level
    seed: str = field(repr=False)
    """The seed of this decision, from which the match's own cannot be worked out."""
    notes: str | None = field(default=None, repr=False)
    """What the seat remembers, as JSON."""
    scale: float = 1.0
    """Multiplies the steps of the level."""
    style: str = ""
    """In which of its mind's styles the seat plays; in none by default."""
    exact: bool = False
    """Whether nothing but its steps may end the search, however long they take."""
    explains: bool = True
    """Whether somebody reads why: then the effects of the best few moves are counted."""


@dataclass(frozen=True)
class Thought:
    """A decision, as plain data."""

    move: str = field(repr=False)
    """As JSON."""
    worths: tuple[float, ...] = ()
    """Of the candidates, best first: from 0, lost, to 1, won; none where nothing was searched."""
    reason: Reason | None = None
    """What the simulations saw more often after this move than after the next best."""
    drawback: Reason | None = None
    """What they saw that speaks against it."""
    second: str | None = field(default=None, repr=False)
    """The next best move as JSON, where there is one that was tried often enough to tell."""
    effects: tuple[Effect, ...] = ()
    """What the move does, best first."""
    second_effects: tuple[Effect, ...] = ()
    forced: bool = False
    """Whether there was only one legal move."""
    cut: bool = False
    """Whether it was cut for time, so that a faster machine may come to another move."""
    seconds: float = 0.0
    """Seconds that it took by the clock, for which others had to wait."""


def think(job: ThinkJob) -> Thought:
    """Decide for a seat that is to act.

    Raises:
        ValueError: if the world cannot be read, or the seat has no move.
    """
    from games.kit.computers.candidates import COMPARABLE, drawback_of, reason_for
    from games.kit.computers.search import choose

    began, begun = time.perf_counter(), time.thread_time()

    def is_late() -> bool:
        if job.exact:
            return False
        spent = time.thread_time() - begun
        return spent > LONGEST_THOUGHT or time.perf_counter() - began > LONGEST_SEARCH

    game = job.game()
    effort = replace(game.mind().levels[job.level], style=job.style)
    world, notes = _world(game, job), _notes(game, job)
    chosen = choose(
        game, world, job.seat, effort, job.seed, notes=notes, scale=job.scale, is_late=is_late
    )
    mind, known = game.mind(), world
    if notes is not None:
        mind = mind.with_notes(notes)
        known = game.recall(world, job.seat, Chance(job.seed, 0), notes)
    tried = [one.move for one in chosen.candidates[1:2] if one.visits >= COMPARABLE]
    if not chosen.candidates and not chosen.forced:
        tried = _next_best(game, known, job.seat, chosen.move)
    others = [one.move for one in chosen.candidates if one.move not in (chosen.move, *tried)]
    effects = [
        tuple(sorted(mind.effects(known, job.seat, move), key=lambda one: -one.value))
        for move in (chosen.move, *tried, *others[:OTHERS_ASKED])
        if job.explains
    ]
    return Thought(
        move=game.moves.dump_json(chosen.move).decode(),
        worths=tuple(one.worth for one in chosen.candidates),
        reason=reason_for(chosen.candidates, mind.harms),
        drawback=drawback_of(chosen.candidates, mind.harms),
        second=game.moves.dump_json(tried[0]).decode() if tried else None,
        effects=effects_apart(effects[0], effects[1:]) if effects else (),
        second_effects=effects_apart(effects[1], effects) if effects and tried else (),
        forced=chosen.forced,
        cut=chosen.cut,
        seconds=time.perf_counter() - began,
    )


def _next_best(game: AnyGame, world: Value, seat: Seat, move: Value) -> list[Value]:
    """Return what a level without a search would do, were its move not allowed; if it can say."""
    mind, legal = game.mind(), game.legal(world, seat)
    others = [one for one in legal if one != move]
    found: Value = mind.policy(world, seat, others, Chance("next best", 0))
    return [found] if found in others and found in mind.moves(world, seat, legal) else []


def decide_at_once(job: ThinkJob) -> Thought:
    """Decide without a search, in a few milliseconds.

    A level that never searches comes to the same move here as in a worker.

    Raises:
        ValueError: if the world cannot be read.
    """
    began = time.perf_counter()
    game = job.game()
    mind, effort = game.mind().in_style(job.style), game.mind().levels[job.level]
    luck, world, notes = Chance(job.seed, 0), _world(game, job), _notes(game, job)
    if notes is not None and effort.remembers:
        world = game.recall(world, job.seat, luck, notes)
    else:
        world = game.redeal(world, job.seat, luck)
    legal = game.legal(world, job.seat)
    effort = replace(effort, steps=0)
    forced = legal[0] if len(legal) == 1 else None
    move = forced or without_search(mind, effort, world, job.seat, legal, luck)
    return Thought(
        move=game.moves.dump_json(move).decode(),
        forced=forced is not None,
        seconds=time.perf_counter() - began,
    )


def _world(game: AnyGame, job: ThinkJob) -> Value:
    world: Value = game.load_state(job.world, game.spec.version)
    return world


def _notes(game: AnyGame, job: ThinkJob) -> Value | None:
    blank = game.mind().blank
    return None if job.notes is None else type(blank).model_validate_json(job.notes)
