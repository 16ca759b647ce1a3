"""One match of a contest: computer players at their chairs, each with its own notes.

Minds get what they get at a table: a redealt world and the notes of their own seat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import permutations
from time import process_time
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.chance import Chance, decision_seed
from games.kit.computers.analysis import Judgement, judge
from games.kit.computers.candidates import Choice
from games.kit.computers.greedy import greedy
from games.kit.computers.playout import LONGEST
from games.kit.computers.search import choose
from games.kit.game import AnyGame, Options, Outcome, Seat, Value
from games.kit.mind import LEVELS, Effort, move_at_random

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Player: TypeAlias = str
"""Who may take part: `random` picks a verb, then one of its moves, `greedy` is a beginner.

`flat` and `tree` are strong with that search, whatever its mind searches with. A level may have one
of its mind's styles behind it: `strong:gambler`.
"""
PLAYERS: Final[tuple[str, ...]] = (*LEVELS, "flat", "tree", "greedy", "random")


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
    judged: int = 0
    """Rules steps with which decisions are judged; 0 if none is."""
    judge_every: int = 1
    """Which of a player's decisions are judged: each, every second, …"""
    talk: bool = False
    """Whether each seat hears what the minds of all others say of their hands."""


@dataclass
class Costs:
    """What one player's decisions have cost."""

    decisions: int = 0
    forced: int = 0
    """Decisions with one legal move."""
    steps: int = 0
    seconds: float = 0.0
    """Processor time."""
    judged: list[Judgement] = field(default_factory=list)

    def add(self, choice: Choice, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.forced += choice.forced
        self.steps += choice.steps
        self.seconds += seconds


@dataclass(frozen=True)
class Played:
    """One match of a contest. Tuples by player."""

    outcome: Outcome
    plies: int
    seats: tuple[Seat, ...]
    """Where each player sat."""
    costs: tuple[Costs, ...]
    figures: dict[str, float]
    """See `Mind.figures`."""


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
            actors = sorted(self.game.actors(self.state))
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
        effort = self._effort(player)
        return effort is not None and effort.remembers

    def _effort(self, player: Player) -> Effort | None:
        """Return how hard a player thinks; None for one that does not."""
        strong = self.mind.levels["strong"]
        if player == "flat":
            return replace(strong, search="flat")
        if player == "tree":
            return replace(strong, search="tree")
        said, _, style = player.partition(":")
        efforts = self.mind.levels.items()
        return next((replace(one, style=style) for level, one in efforts if level == said), None)

    def _take_notes(self) -> None:
        for seat, notes in self.notes.items():
            self.notes[seat] = self.mind.remember(notes, self.game.view(self.state, seat))

    def _decide(self, seat: Seat, ply: int) -> Value:
        """Let a player decide, on what its seat may know; count what it costs."""
        player, seed = self._player(seat), decision_seed(self.seed, seat, ply)
        world = self.game.redeal(self.state, seat, Chance(f"{seed}/world", 0))
        effort, notes = self._effort(player), self._notes_of(seat)
        start = process_time()
        if effort is None:
            legal, luck = self.game.legal(world, seat), Chance(seed, 0)
            at_once = player == "random"
            choice = (
                _at_random(legal, luck) if at_once else greedy(self.game, world, seat, legal, luck)
            )
        else:
            choice = choose(
                self.game,
                world,
                seat,
                effort,
                seed,
                notes=notes,
                scale=self.pairing.scale,
            )
        costs = self.costs[self.player_at[seat]]
        costs.add(choice, process_time() - start)
        is_due = costs.decisions % self.pairing.judge_every == 0
        is_open = not choice.forced and self.mind.can_be_judged(self.state)
        if self.pairing.judged and is_due and is_open:
            costs.judged.append(
                judge(
                    self.game,
                    world,
                    seat,
                    choice.move,
                    f"{seed}/judged",
                    steps=self.pairing.judged,
                    notes=notes,
                )
            )
        return choice.move

    def _notes_of(self, seat: Seat) -> Value | None:
        """Return what a seat has noted, and hears, if it remembers anything."""
        notes = self.notes.get(seat)
        if notes is None or not self.pairing.talk:
            return notes
        signals = {
            one: self.mind.says(self.game.view(self.state, one))
            for one in sorted(self.player_at)
            if one != seat
        }
        said = {one: signal[1] for one, signal in signals.items() if signal}
        return self.mind.hear(notes, said)


def _at_random(legal: Sequence[Value], luck: Chance) -> Choice:
    return Choice(move_at_random(legal, luck), forced=len(legal) == 1)


@cache
def cyclic_orders(many: int, teams: int = 0) -> tuple[tuple[int, ...], ...]:
    """Return every order in which players can sit around a table; partners stay partners.

    They come so that all have sat behind all others as early as can be.

    >>> cyclic_orders(3)
    ((0, 1, 2), (0, 2, 1))
    >>> cyclic_orders(4, teams=2)
    ((0, 1, 2, 3), (0, 3, 2, 1))
    """
    left = [
        order
        for others in permutations(range(1, many))
        if _keeps_partners(order := (0, *others), teams)
    ]
    met: Counter[tuple[int, int]] = Counter()
    found = []
    while left:
        order = min(left, key=lambda one: sum(met[pair] for pair in _neighbours(one)))
        left.remove(order)
        met.update(_neighbours(order))
        found.append(order)
    return tuple(found)


def _keeps_partners(order: tuple[int, ...], teams: int) -> bool:
    """Tell whether those who are partners where all sit as given are partners in this order."""
    seated = [{player % teams for player in order[team::teams]} for team in range(teams)]
    return all(len(one) == 1 for one in seated)


def _neighbours(order: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Return who sits before whom."""
    return zip((order[-1], *order), order, strict=False)


def arrangements(pairing: Pairing) -> int:
    """Return how many matches it takes until every order has been played from every chair."""
    many = len(pairing.players)
    orders = cyclic_orders(many, pairing.game.spec.teams)
    return many * len(orders) if len(set(pairing.players)) > 1 else 1


def play(pairing: Pairing, number: int) -> Played:
    """Play the match with this number, from 0."""
    many = len(pairing.players)
    # Where all are alike, a deal played from another chair would be the same match once more.
    deal, turn = divmod(number, many) if len(set(pairing.players)) > 1 else (number, 0)
    orders = cyclic_orders(many, pairing.game.spec.teams)
    order = orders[deal % len(orders)]
    seats = tuple(Seat((order.index(at) + turn) % many) for at in range(many))
    match = _Match(pairing, f"{pairing.seed}-{deal + 1}", seats)
    outcome, plies = match.play()
    return Played(outcome, plies, seats, match.costs, dict(match.mind.figures(match.state)))
