"""Tournaments: computer players against one another, repeatable by seed.

Every deal is played as often as there are seats, each time with everybody one chair further on, so
that luck and the right to begin fall on all alike. Minds get what they get at a table: a redealt
world and their own notes.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.chance import Chance
from games.kit.game import AnyGame, Options, Outcome, Seat, Value
from games.kit.mind import LEVELS, Level, move_at_random
from games.kit.playout import LONGEST
from games.kit.search import Choice, choose, decision_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Player: TypeAlias = Level | Literal["random"]
"""Who may take part; `random` picks a verb, then one of its moves."""
PLAYERS: Final[tuple[Player, ...]] = (*LEVELS, "random")
CONFIDENCE: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass(frozen=True)
class Pairing:
    """Who plays what against whom."""

    game: AnyGame
    options: Options
    players: tuple[Player, ...]
    """One for each seat."""
    seed: str
    scale: float = 1.0
    """Multiplies the steps of every level."""


@dataclass
class Costs:
    """What one player's decisions have cost."""

    decisions: int = 0
    forced: int = 0
    """Decisions with one legal move."""
    steps: int = 0
    seconds: float = 0.0
    """Processor time."""

    def add(self, choice: Choice, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.forced += choice.forced
        self.steps += choice.steps
        self.seconds += seconds


@dataclass(frozen=True)
class Played:
    """One match of a tournament. Tuples by player."""

    outcome: Outcome
    plies: int
    seats: tuple[Seat, ...]
    """Where each player sat."""
    costs: tuple[Costs, ...]
    figures: dict[str, float]
    """See `Mind.figures`."""


@dataclass(frozen=True)
class Standing:
    """What one player came to in a tournament."""

    player: Player
    won: int
    drawn: int
    """Shared wins, and matches between opponents that nobody won."""
    lost: int
    score: float
    """Wins and half the draws, as a share of all matches."""
    low: float
    high: float
    """The 95 % interval of the score, after Wilson."""
    points: float | None
    """On average, where the game has points."""
    decisions: int
    forced: float
    """The share of decisions with one legal move."""
    steps: int
    """Rules steps for a decision that was not forced, on average."""
    milliseconds: float
    """Processor time for a decision that was not forced, on average."""


@dataclass(frozen=True)
class Report:
    """What a tournament came to."""

    game: str
    options: dict[str, str | int | bool]
    seed: str
    scale: float
    matches: int
    plies: int
    standings: tuple[Standing, ...]
    endings: dict[str, int]
    """Matches by reason."""
    grades: dict[str, int] = field(default_factory=dict)
    """Matches by grade, where the game has grades."""
    figures: dict[str, float] = field(default_factory=dict)
    """Averages of what a mind counts at the end."""


# ---- one match ----------------------------------------------------------------------------------


class _Match:
    """A match on its way, with the notes of every seat."""

    def __init__(self, pairing: Pairing, seed: str, seats: Sequence[Seat]) -> None:
        self.pairing, self.game, self.seed = pairing, pairing.game, seed
        self.mind = self.game.mind()
        self.player_at = dict(zip(seats, range(len(seats)), strict=True))
        self.costs = tuple(Costs() for _ in seats)
        self.state: Value = self.game.setup(len(seats), pairing.options, Chance(seed, 0))
        self.notes = {seat: self.mind.blank for seat in sorted(seats) if self._remembers(seat)}
        self._take_notes()

    def play(self) -> tuple[Outcome, int]:
        """Play to the end; return how it ended, and after how many moves.

        Raises:
            RuntimeError: if it does not end.
        """
        for ply in range(1, LONGEST + 1):
            actors = sorted(self.game.to_act(self.state))
            if not actors:
                break
            seat = Chance(f"{self.seed}/driver", ply).pick(actors)
            move = self._decide(seat, ply)
            self.state, _ = self.game.play(self.state, seat, move, Chance(self.seed, ply))
            self._take_notes()
        outcome = self.game.outcome(self.state)
        if outcome is None:
            msg = f"{self.game.spec.slug} ({self.seed}) is not over after {LONGEST} moves"
            raise RuntimeError(msg)
        return outcome, ply - 1

    def _player(self, seat: Seat) -> Player:
        return self.pairing.players[self.player_at[seat]]

    def _remembers(self, seat: Seat) -> bool:
        player = self._player(seat)
        return player != "random" and self.mind.levels[player].remembers

    def _take_notes(self) -> None:
        for seat, notes in self.notes.items():
            self.notes[seat] = self.mind.remember(notes, self.game.view(self.state, seat))

    def _decide(self, seat: Seat, ply: int) -> Value:
        """Let a player decide, on what its seat may know; count what it costs."""
        player, seed = self._player(seat), decision_seed(self.seed, seat, ply)
        world = self.game.redeal(self.state, seat, Chance(f"{seed}/world", 0))
        start = process_time()
        choice = (
            _at_random(self.game.legal(world, seat), Chance(seed, 0))
            if player == "random"
            else choose(
                self.game,
                world,
                seat,
                player,
                seed,
                notes=self.notes.get(seat),
                scale=self.pairing.scale,
            )
        )
        self.costs[self.player_at[seat]].add(choice, process_time() - start)
        return choice.move


def _at_random(legal: Sequence[Value], luck: Chance) -> Choice:
    return Choice(move_at_random(legal, luck), forced=len(legal) == 1)


def play(pairing: Pairing, number: int) -> Played:
    """Play the match with this number, from 0."""
    many = len(pairing.players)
    deal, turn = divmod(number, many)
    seats = tuple(Seat((at + turn) % many) for at in range(many))
    match = _Match(pairing, f"{pairing.seed}-{deal + 1}", seats)
    outcome, plies = match.play()
    return Played(outcome, plies, seats, match.costs, dict(match.mind.figures(match.state)))


# ---- all of them --------------------------------------------------------------------------------


def tournament(pairing: Pairing, matches: int, jobs: int = 1) -> Report:
    """Play so many matches in so many processes, and count."""
    if jobs == 1:
        return count(pairing, [play(pairing, number) for number in range(matches)])
    # Never fork: a process may have threads. Each starts anew and imports the games.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return count(pairing, list(pool.map(partial(play, pairing), range(matches))))


def count(pairing: Pairing, played: Sequence[Played]) -> Report:
    """Count what matches came to."""
    outcomes = [one.outcome for one in played]
    return Report(
        game=pairing.game.spec.slug,
        options=pairing.options.model_dump(),
        seed=pairing.seed,
        scale=pairing.scale,
        matches=len(played),
        plies=sum(one.plies for one in played),
        standings=tuple(_standing(pairing, played, at) for at in range(len(pairing.players))),
        endings=_tally(one.reason for one in outcomes),
        grades=_tally(one.grade for one in outcomes if one.grade),
        figures={
            name: round(fmean(one.figures[name] for one in played), 2)
            for name in dict.fromkeys(chain.from_iterable(one.figures for one in played))
        },
    )


def _tally(words: Iterable[str]) -> dict[str, int]:
    return dict(Counter(words).most_common())


def _standing(pairing: Pairing, played: Sequence[Played], at: int) -> Standing:
    """Count the matches, points and costs of the player with this number."""
    results = [_result(one.outcome, one.seats[at], pairing.game.spec.kind) for one in played]
    won, drawn = results.count(1.0), results.count(0.5)
    low, high = wilson(sum(results), len(results))
    points = [one.outcome.scores[one.seats[at]] for one in played if one.outcome.scores]
    decisions = sum(one.costs[at].decisions for one in played)
    forced = sum(one.costs[at].forced for one in played)
    thought = max(decisions - forced, 1)
    return Standing(
        player=pairing.players[at],
        won=won,
        drawn=drawn,
        lost=len(results) - won - drawn,
        score=round(fmean(results), 4),
        low=round(low, 4),
        high=round(high, 4),
        points=round(fmean(points), 2) if points else None,
        decisions=decisions,
        forced=round(forced / max(decisions, 1), 4),
        steps=round(sum(one.costs[at].steps for one in played) / thought),
        milliseconds=round(1000 * sum(one.costs[at].seconds for one in played) / thought, 2),
    )


def _result(outcome: Outcome, seat: Seat, kind: str) -> float:
    """Return 1 for a win, 0.5 for a draw or a shared win, 0 for a loss."""
    if kind == "cooperative" or len(outcome.winners) == 1:
        return float(seat in outcome.winners)
    return 0.5 * (seat in outcome.winners or not outcome.winners)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, which holds for few trials and near 0 and 1 too.

    >>> [round(end, 2) for end in wilson(60, 60)]
    [0.94, 1.0]
    """
    share, spread = successes / trials, CONFIDENCE**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE / (1 + spread) * sqrt(share * (1 - share) / trials + spread / trials / 4)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def lines(report: Report) -> str:
    """Say a report in lines."""
    options = " ".join(f"{name}={value}" for name, value in report.options.items())
    return "\n".join(
        (
            f"{report.game}, seed {report.seed}, {options or 'no options'}",
            f"matches   {report.matches}",
            *map(_line, report.standings),
            *(f"ended     {n}x {reason}" for reason, n in report.endings.items()),
            *(f"graded    {n}x {grade}" for grade, n in report.grades.items()),
            *(f"average   {figure} {name}" for name, figure in report.figures.items()),
            "",
        )
    )


def _line(one: Standing) -> str:
    points = "" if one.points is None else f", {one.points} points"
    return (
        f"{one.player:<9} {one.won} won, {one.drawn} drawn, {one.lost} lost: "
        f"{one.score:.3f} [{one.low:.3f}-{one.high:.3f}]{points}; "
        f"{one.steps} steps and {one.milliseconds} ms a decision, {one.forced:.0%} forced"
    )
