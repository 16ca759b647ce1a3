"""The arena: contests of computer players against one another, repeatable by seed.

Every deal is played as often as there are seats, each time with everybody one chair further on, so
that luck and the right to begin fall on all alike; the next deal is played in the next order around
the table, so that all have all others for neighbours; partners stay partners. Players of
one kind play every deal once.
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
from typing import TYPE_CHECKING, Final

from games.kit.computers.analysis import accuracy, open_ones, spread_of_accuracy
from games.kit.computers.arena_match import Pairing, Played, Player, arrangements, play
from games.kit.computers.candidates import EVEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from games.kit.game import Outcome, Seat, Spec

CONFIDENCE: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """What one player came to in a contest."""

    player: Player
    won: int
    drawn: int
    """Shared wins, and matches between opponents without a winner."""
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
    open: int = 0
    """Decisions that were judged while the match was open."""
    accuracy: float | None = None
    """Of these, 0 as by lot, 1 as the search that judges; None if none was judged."""
    accuracy_within: float = 0.0
    """How far its 95 % interval reaches on either side."""
    in_order: str = ""
    """In how many matches it was more accurate than the next player, of those that tell."""


@dataclass(frozen=True)
class Report:
    """What a contest came to."""

    game: str
    options: dict[str, str | int | bool]
    seed: str
    scale: float
    matches: int
    arrangements: int
    """Matches until every order around the table has been played from every chair."""
    plies: int
    standings: tuple[Standing, ...]
    endings: dict[str, int]
    """Matches by reason."""
    grades: dict[str, int] = field(default_factory=dict)
    """Matches by grade, where the game has grades."""
    figures: dict[str, float] = field(default_factory=dict)
    """Averages of what a mind counts at the end."""


def contest(
    pairing: Pairing,
    matches: int,
    jobs: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> Report:
    """Play matches in `jobs` processes, and count; `progress` hears how many are over."""
    if jobs == 1:
        return count(pairing, _counted(map(partial(play, pairing), range(matches)), progress))
    # Never fork: a process may have threads. Each starts anew and imports the games.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return count(pairing, _counted(pool.map(partial(play, pairing), range(matches)), progress))


def _counted(played: Iterable[Played], progress: Callable[[int], object]) -> list[Played]:
    done = []
    for one in played:
        done.append(one)
        progress(len(done))
    return done


def share_of_wins(pairing: Pairing, player: Player, matches: int) -> float:
    """Return which share of all wins the seats of a player have.

    With half of the seats 0.5 is even. A shared win is shared; one without a winner counts half.
    """
    shares = []
    for played in map(partial(play, pairing), range(matches)):
        winners = played.outcome.winners
        seats = zip(played.seats, pairing.players, strict=True)
        won = len(winners & {seat for seat, one in seats if one == player})
        shares.append(won / len(winners) if winners else EVEN)
    return fmean(shares)


def count(pairing: Pairing, played: Sequence[Played]) -> Report:
    """Count what matches came to."""
    outcomes = [one.outcome for one in played]
    return Report(
        game=pairing.game.spec.slug,
        options=pairing.options.model_dump(),
        seed=pairing.seed,
        scale=pairing.scale,
        matches=len(played),
        arrangements=arrangements(pairing),
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
    results = [_result(one.outcome, one.seats[at], pairing.game.spec) for one in played]
    won, drawn = results.count(1.0), results.count(0.5)
    low, high = wilson(sum(results), len(results))
    points = [one.outcome.scores[one.seats[at]] for one in played if one.outcome.scores]
    decisions = sum(one.costs[at].decisions for one in played)
    forced = sum(one.costs[at].forced for one in played)
    thought = max(decisions - forced, 1)
    judged = [open_ones(one.costs[at].judged) for one in played]
    open_in_all = [*chain.from_iterable(judged)]
    accurate = accuracy(open_in_all)
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
        open=sum(map(len, judged)),
        accuracy=None if accurate is None else round(accurate, 4),
        accuracy_within=round(CONFIDENCE * spread_of_accuracy(open_in_all), 4) if accurate else 0.0,
        in_order=_in_order(played, at) if judged[0] else "",
    )


def _in_order(played: Sequence[Played], at: int) -> str:
    """Count the matches in which a player was more accurate than the next one."""
    pairs = [
        [accuracy(open_ones(one.costs[who].judged)) for who in (at, (at + 1) % len(one.costs))]
        for one in played
    ]
    told = [(own, other) for own, other in pairs if own is not None and other is not None]
    return f"{sum(own > other for own, other in told)} of {len(told)}"


def _result(outcome: Outcome, seat: Seat, spec: Spec) -> float:
    """Return 1 for a win, 0.5 for a draw or a shared win, 0 for a loss."""
    alone = len(outcome.winners) == 1 or spec.is_one_team(outcome.winners)
    if spec.kind == "cooperative" or alone:
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
            *_uneven(report),
            *map(_line, report.standings),
            *(f"ended     {n}x {reason}" for reason, n in report.endings.items()),
            *(f"graded    {n}x {grade}" for grade, n in report.grades.items()),
            *(f"average   {figure} {name}" for name, figure in report.figures.items()),
            "",
        )
    )


def _uneven(report: Report) -> Iterator[str]:
    """Say where some have had luckier chairs or neighbours than others."""
    if report.matches % report.arrangements:
        yield f"uneven    not all sat alike; play a multiple of {report.arrangements} matches"


def _line(one: Standing) -> str:
    points = "" if one.points is None else f", {one.points} points"
    return (
        f"{one.player:<9} {one.won} won, {one.drawn} drawn, {one.lost} lost: "
        f"{one.score:.3f} [{one.low:.3f}-{one.high:.3f}]{points}; "
        f"{one.steps} steps and {one.milliseconds} ms a decision, {one.forced:.0%} forced"
        f"{_accurate(one)}"
    )


def _accurate(one: Standing) -> str:
    if one.accuracy is None:
        return ""
    return (
        f"; accuracy {one.accuracy:.2f} ± {one.accuracy_within:.2f} over {one.open} open decisions,"
        f" higher than the next in {one.in_order}"
    )
