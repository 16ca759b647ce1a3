"""The contract of a mind: what a game may tell computer players, every part with a default.

A mind never holds the true state. `games.kit.computers.search` gives it a redealt world and the
notes of its own seat, so all that it reads there is its own guess.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import groupby, zip_longest
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
)

from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from games.kit.chance import Chance
    from games.kit.text import Seat, Text

Level: TypeAlias = Literal["first", "easy", "normal", "strong"]
"""How strong a computer player is; `first` is for people who take their first steps."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Weakest first."""


def level_dots(level: Level) -> str:
    """Return a level as so many dots: a figure beside a name reads as a score.

    >>> level_dots("normal")
    '•••'
    """
    return "•" * (LEVELS.index(level) + 1)


COMPUTER_NAMES: Final = (
    *("Dot", "Zip", "Chip"),
    *("Pixel", "Echo", "Mica"),
    *("Bolt", "Gizmo", "Kilo"),
    *("Atlas", "Sonar", "Fuse"),
)
"""What computers are called in every language: three for each of the levels, weakest first."""

FIRST_SLIPS: Final = 0.5
"""The share of its moves that a computer makes at random for people who take their first steps."""
FIRST_PACE: Final = 1.4
"""How much longer it takes than easy from one move to the next, where moves are a race."""
Sign: TypeAlias = tuple[str, int]
"""What a simulation came to: a text key, and the number `n` that it names."""
PERCENT: Final = 100


class Effect(NamedTuple):
    """What a move does by the rules, whatever others hold and do: a reason, or what speaks against.

    It must be true wherever it is said; the laws of a game's signs hold it against its rules.
    """

    said: Text
    value: float
    """Above 0 what is good for the seat, the more the better; below 0 what harms it."""


def effects_beyond(these: Sequence[Effect], those: Sequence[Effect]) -> list[Effect]:
    """Return the effects that are not among those of another move, as good or as bad as here."""
    there = [(one.said, one.value > 0) for one in those]
    return [one for one in these if (one.said, one.value > 0) not in there]


def effects_above(these: Sequence[Effect], those: Sequence[Effect]) -> list[Effect]:
    """Return the effects of which another move has none of the kind that is as good.

    To save 5 points is no reason to prefer a move to one that saves 10.
    """
    as_good = {one.said.key: one.value for one in sorted(those, key=lambda one: one.value)}
    beyond = effects_beyond(these, those)
    return [one for one in beyond if one.value > as_good.get(one.said.key, float("-inf"))]


def effects_apart(
    these: Sequence[Effect], others: Sequence[Sequence[Effect]]
) -> tuple[Effect, ...]:
    """Return the effects that not every other move has just as well; all if no other good is left.

    What comes of whatever one does is no reason to do this.
    """
    beyond = [effects_beyond(these, those) for those in others]
    apart = tuple(one for one in these if any(one in some for some in beyond))
    return apart if best_effect(apart) else tuple(these)


def best_effect(effects: Sequence[Effect]) -> Text | None:
    """Return what is best of these for the seat; None if nothing is good."""
    best = max(effects, key=lambda one: one.value, default=None)
    return best.said if best and best.value > 0 else None


S = TypeVar("S", bound=Value)
M = TypeVar("M", bound=Value)
T = TypeVar("T")
V = TypeVar("V", bound=Value)  # state, move, view


class Notes(Value):
    """A seat's notes on its views: empty, unless a game has notes of its own."""


@dataclass(frozen=True)
class Effort:
    """How hard a level thinks about one decision."""

    steps: int
    """Rules steps (moves applied) at the most; 0 plays `Mind.policy` at once."""
    width: int | None = None
    """How many moves are looked at, the best by `Mind.order`; None for all of them."""
    search: Literal["flat", "tree"] = "flat"
    """What simulates: `flat` looks at the next move alone, `tree` at the whole way to the horizon.

    A tree finds more where the answers matter, and needs `Mind.shown`.
    """
    akin: bool = False
    """Whether a tree takes a move to be worth much the same wherever a seat makes it next.

    Good where it does much the same whatever came before.
    """
    remembers: bool = False
    """Whether the seat's notes are used; without them it plays as if it had seen nothing before."""
    slips: float = 0.0
    """The share of decisions, 0 to 1, in which any of `Mind.moves` is made, without a thought."""
    pace: tuple[float, float] | None = None
    """Seconds from one move to the next, least and most, where the quickest is served first.

    None where moves are no race. Rules have no clock: the caller of a mind keeps to it.
    """
    head_start: int = 1
    """Moves of a race that the only person at the table makes first."""
    style: str = ""
    """In which of `Mind.styles` it decides; by default in none of them."""


def levels(
    easy: Effort, normal: Effort, strong: Effort, first: Effort | None = None
) -> Mapping[Level, Effort]:
    """Say how hard each level thinks; by default `first` is easy that slips in every other move."""
    first = first or replace(easy, slips=FIRST_SLIPS, pace=easy.pace and slower(easy.pace))
    return MappingProxyType({"first": first, "easy": easy, "normal": normal, "strong": strong})


def slower(pace: tuple[float, float]) -> tuple[float, float]:
    """Return the pace of first steps, by easy's.

    >>> slower((3.5, 5.0))
    (5.0, 7.0)
    """
    least, most = pace
    return round(FIRST_PACE * least * 2) / 2, round(FIRST_PACE * most * 2) / 2


class Mind(Generic[S, M, V]):
    """What a computer player knows of a game beyond its rules; no state of its own.

    Every state that is handed in here is a redealt world, in which the hands of others are guesses.
    Still, look only at what the seat in question may know, or opponents will guess too well.
    """

    levels: ClassVar[Mapping[Level, Effort]] = levels(
        easy=Effort(60),
        normal=Effort(2_000, remembers=True),
        strong=Effort(10_000, remembers=True),
    )
    blank: ClassVar[Value] = Notes()
    """The notes of a seat that has seen nothing yet; a game's own class reads them back."""
    harms: ClassVar[frozenset[str]] = frozenset()
    """Keys of the `signs` that are bad for the seat that reads them; all others are good."""
    fatal: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events after which the rules let nobody win any more."""
    styles: ClassVar[tuple[str, ...]] = ()
    """Ways to play beside the plain one that people can see, none stronger; see `in_style`."""
    accuracies: ClassVar[Mapping[Level, float]] = MappingProxyType({})
    """How accurate each level was found to be, 0 as by lot, 1 as the search that judges; measured,
    see docs/computer-players.md. By default nothing is known."""

    def in_style(self, style: str) -> Self:  # noqa: ARG002 - for overriders
        """Return a mind that plays in one of its `styles`; by default there are none."""
        return self

    def with_notes(self, notes: Any) -> Self:  # noqa: ARG002 - for overriders
        """Return a mind that decides with the notes of its seat; by default it does without.

        `Game.recall` uses them, too: here is what no world can say.
        """
        return self

    def moves(self, state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:  # noqa: ARG002
        """Return the legal moves that are worth a thought, at least one; by default all."""
        return legal

    def order(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:  # noqa: ARG002
        """Return moves with the best first; by default as listed. See `Effort.width`.

        A search tries them in this order. For a blind mind it tries a few, in an order drawn by
        lot, and more as it goes on.
        """
        return moves

    def policy(self, state: S, seat: Seat, legal: Sequence[M], luck: Chance) -> M:  # noqa: ARG002
        """Return a move without a search; playouts make it for every seat. By default at random.

        It also plays when there is no time to search, so it may take a few milliseconds at most.
        """
        return move_at_random(legal, luck)

    def horizon(self, root: S, state: S) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a playout from `root` may stop at `state`; by default it never does."""
        return False

    def worth(self, state: S) -> tuple[float, ...]:  # noqa: ARG002 - for overriders
        """Return how good a position is for each seat, 0 (lost) to 1 (won); a result overrides it.

        By default nothing is known: an empty tuple, as if all were level.
        """
        return ()

    def glance(self, state: S) -> tuple[float, ...]:
        """Return what a beginner thinks of a position, who looks no further: `worth`, by default.

        Where worth says nothing before a round is over, a game can say more here.
        """
        return self.worth(state)

    def shown(self, state: S, move: M) -> Hashable:  # noqa: ARG002 - for overriders
        """Return what all others see of a move that was made at `state`; None for nothing.

        By default the verb. A tree search keeps what each seat does apart by what it saw.
        """
        return type(move)

    def signs(self, root: S, end: S, seat: Seat) -> Sequence[Sign]:  # noqa: ARG002 - for overriders
        """Return what happened in a simulation from `root` to `end`, in signs that `seat` may read.

        By default nothing. A hint names the sign in which its move differs most from the next best.
        """
        return ()

    def effects(self, state: S, seat: Seat, move: M) -> Sequence[Effect]:  # noqa: ARG002 - for overriders
        """Return what a move does, counted, as far as the seat can know; by default nothing.

        Or what it is meant for: then its words say that it is a plan.
        """
        return ()

    def can_be_judged(self, state: S) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a decision at a position can be judged afterwards; by default any can.

        In a race, where whoever is quicker takes the better part, it cannot.
        """
        return True

    def waits_for_person(self, state: S, person: Seat, moves: int) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether the only person at the table has not made so many moves of a race yet.

        Who is alone with computers reads first, and may be slow. By default nobody is waited for.
        """
        return False

    def remember(self, notes: Any, view: V) -> Value:  # noqa: ARG002 - for overriders
        """Return the notes after a seat has seen one more of its own views; by default as they are.

        Every view is seen once, in order. For a seat that begins in the middle of a match the notes
        are `blank`. `Game.recall` uses them.
        """
        known: Value = notes
        return known

    def says(self, view: V) -> tuple[int, str] | None:  # noqa: ARG002 - for overriders
        """Return what a computer says of its hand to its team, and how much it helps to know it.

        Among several the one speaks that helps most. By default nothing.
        """
        return None

    def hear(self, notes: Any, said: Mapping[Seat, str]) -> Value | None:  # noqa: ARG002 - for overriders
        """Return the notes of a seat with what others say just now; by default as they are.

        `said` is what all at the table can read: the words of sentences, by speaker. Without notes
        (None) they are `blank`. `Game.recall` uses them, where the level remembers.
        """
        known: Value | None = notes
        return known

    def figures(self, state: S) -> Mapping[str, float]:  # noqa: ARG002 - for overriders
        """Return what a tournament should count at the end of a match besides its result.

        A lost attempt of a team may have been close: `{"tunnels left": 3}`. By default nothing.
        """
        return {}


def candidates(
    mind: Mind[S, M, Any], effort: Effort, state: S, seat: Seat, legal: Sequence[M]
) -> Sequence[M]:
    """Return the legal moves that a level looks at, best first."""
    return mind.order(state, seat, mind.moves(state, seat, legal))[: effort.width]


def without_search(
    mind: Mind[S, M, Any], effort: Effort, state: S, seat: Seat, legal: Sequence[M], luck: Chance
) -> M | None:
    """Return what a level does at once: a slip, or its policy; None if it is to search."""
    if effort.slips and luck.below(PERCENT) < PERCENT * effort.slips:
        return move_at_random(candidates(mind, effort, state, seat, legal), luck)
    return None if effort.steps else mind.policy(state, seat, legal, luck)


def move_at_random(legal: Sequence[T], luck: Chance, verb_of: Callable[[T], object] = type) -> T:
    """Pick a verb, then one of its moves: one that can be done in many ways crowds out no other."""
    verbs: defaultdict[object, list[T]] = defaultdict(list)
    for verb, some in groupby(legal, verb_of):  # moves of one verb are listed together, by hundreds
        verbs[verb] += some
    moves = list(verbs.values())
    return luck.pick(luck.pick(moves) if len(moves) > 1 else moves[0])


def is_blind(mind: Mind[Any, Any, Any]) -> bool:
    """Tell whether a mind knows nothing of what is good: all of its judgement is the default."""
    judgement = ("moves", "order", "policy", "horizon", "worth")
    return all(getattr(type(mind), name) is getattr(Mind, name) for name in judgement)


def in_lot_order(
    moves: Sequence[T], luck: Chance, verb_of: Callable[[T], object] = type
) -> list[T]:
    """Return moves in an order drawn by lot, verb by verb in turn: no verb crowds out another."""
    verbs: defaultdict[object, list[T]] = defaultdict(list)
    for move in luck.shuffle(moves):
        verbs[verb_of(move)].append(move)
    rounds = zip_longest(*luck.shuffle(list(verbs.values())))
    return [move for some in rounds for move in some if move is not None]
