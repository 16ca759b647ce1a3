"""The contract every game keeps: rules as pure functions over a frozen state.

No clock, no I/O, no Discord, no global luck. So replay is a fold, a refused move changes nothing,
and every secret leaves through one door: `Game.view`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    NoReturn,
    Self,
    TypeAlias,
    TypeVar,
)

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from games.kit.chance import Chance
from games.kit.described import BySeat, described
from games.kit.marks import Marked, Marking, with_marks
from games.kit.mind import Mind, move_at_random
from games.kit.story import Headline, Honours, Nomination
from games.kit.text import Arg, Seat, SeatName, Text, seat_name, text
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from PIL.Image import Image

    from games.kit.daily import Daily
    from games.kit.lesson import Lesson
    from games.kit.words import Voice

__all__ = [
    "AnyGame",
    "BySeat",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Options",
    "Outcome",
    "Picture",
    "Proposals",
    "Seat",
    "SeatName",
    "Spec",
    "Text",
    "Value",
    "View",
    "decision",
    "event",
    "replay",
    "seat_name",
    "text",
]


class Options(Value):
    """What a table may agree on before it starts.

    Every field is a `Literal` with a default: the lobby turns it into a select whose labels are the
    texts `option-<field>` and `option-<field>-<value>`.
    """


class Spec(Value):
    """What the lobby must know before anybody sits down."""

    model_config = ConfigDict(arbitrary_types_allowed=True, hide_input_in_errors=True)

    slug: str
    icon: str
    """One emoji that stands for the game in menus."""
    seats: tuple[int, ...]
    """Every number of players the game admits, ascending."""
    minutes: int
    decisions: int = 40
    """Decisions of a match at its smallest table against others, typically: a round of a tournament
    lasts as long as they need."""
    kind: Literal["versus", "cooperative"] = "versus"
    teams: int = 0
    """How many teams play against each other, if any; partners sit apart, see `team_of`."""
    grades: tuple[str, ...] = ()
    """Text keys of the grades that an outcome may have, best first."""
    version: int = 1
    """Raised whenever stored states or moves are read differently; see `Game.load_state`."""
    options: type[Options] = Options
    fewest_moves: int = 1
    """Moves for each seat without which a match says nothing of how strong its players are."""

    def team_of(self, seat: Seat) -> int | None:
        """Return the team of a seat, from 0: of two teams, seats 0 and 2 are in the first."""
        return seat % self.teams if self.teams else None

    def is_one_team(self, seats: Iterable[Seat]) -> bool:
        """Tell whether seats are all of one team, so that they win together and share nothing."""
        return self.teams > 0 and len(set(map(self.team_of, seats))) == 1


class Outcome(Value):
    """How a match ended: who won, why (a text key), and the points by seat where there are any."""

    winners: frozenset[Seat]
    reason: str
    scores: tuple[int, ...] = ()
    grade: str | None = None


class View(Value):
    """All that one seat, or the table, may know; every game's view extends it."""

    result: Outcome | None = None
    """Set once the match is over."""
    honours: Honours | None = Field(default=None, exclude_if=partial(is_, None))
    """What is said of a match that is over, if anything; its game's `story` knows."""
    marks: Marked = ()
    """What the last move has changed; in a hand, what has changed since its owner last acted."""

    def without_turn(self) -> Self:
        """Return the view of a match that was broken off: no seat is to act any more."""
        return self


class Event(Text):
    """Something that happened, worth telling: to everybody, or to one seat.

    A secret is told in two events, a public one without it and a private one with it, so that no
    event needs to be censored.
    """

    to: Seat | None = None


def event(key: str, to: Seat | None = None, **args: Arg) -> Event:
    """Build an `Event` the short way: `event("boarded", who=seat_name(seat), boat=2)`."""
    return Event(key=key, args=args, to=to)


class IllegalMove(Exception):  # noqa: N818 - a refusal, named as a player would name it
    """A move the rules refuse: a text that says why not, in words still to be chosen."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.text = text(key, **args)


class Decision(Value):
    """One decision on the way to a move, as a menu offers it: what is asked, and one answer."""

    field: str
    """The field of the move that is decided; `kind` for its verb."""
    ask: Text
    value: str
    label: Text
    """At most 80 characters in every language."""
    icon: str | None = None
    on_button: Text | None = None
    """What stands on its button, if that is to be shorter than in a list."""
    brief: Text | None = None
    """The label where several answers share one, if it is to be shorter then."""
    group: Text | None = None
    """What this answer is found under where there are more answers than `ungrouped`."""
    ungrouped: int | None = None
    """So many answers are asked for at once, without their groups, or as a list if they have none;
    None for those of two rows."""
    group_on_button: Text | None = None
    """What stands on a group's button, if not its label."""
    ask_group: Text | None = None
    """How the group is asked for, if not as the answer is."""
    others: Text | None = None
    """Set where this answer is a likely one: how the way to the other answers is labelled.

    A move all of whose open decisions are likely is offered at once, as one press.
    """
    rank: int = 0
    """Of likely moves, those with the lowest ranks come first."""
    proposal: Text | None = None
    """What stands on the button of a likely move, if the picture shows it under a sign: "①"."""


def decision(
    field: str,
    ask: Text,
    value: str,
    label: Text,
    icon: str | None = None,
    on_button: Text | None = None,
) -> Decision:
    """Return a decision that says no more than most do."""
    return Decision(field=field, ask=ask, value=value, label=label, icon=icon, on_button=on_button)


Proposals: TypeAlias = "tuple[tuple[Decision, ...], ...]"
"""Moves that a picture shows apart, each as the decisions that are left to it."""

S = TypeVar("S", bound=Value)
M = TypeVar("M", bound=Value)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, M, V, O: state, move, view, options


@dataclass(frozen=True)
class Climax(Generic[V]):
    """A moment at which a story turns: what the table saw before, what was told, what it sees."""

    before: V
    told: tuple[Event, ...]
    """What everybody was told, in order."""
    after: V
    seat: Seat | None = None
    """For whose eyes it is drawn: what is their own is ringed. None for all, and nothing is."""


class Frame(NamedTuple):
    """One picture of an animation."""

    image: Image
    milliseconds: int
    """How long it stands."""


@dataclass(frozen=True)
class Picture(Generic[V]):
    """How a game draws its views; pure functions, each to an image that is still to be encoded."""

    draw: Callable[[V, Voice], Image]
    preview: Callable[[V, Voice, tuple[Decision, ...], Proposals], Image] | None = None
    """Draw what the answers so far in a menu would lead to, where a game shows that.

    With it come the likely moves that the menu proposes there, or those of a chosen group.
    """
    zoom: Callable[[V, Voice], Image] | None = None
    """Draw the larger picture that a game offers on demand."""
    climax: Callable[[Climax[V], Voice], Iterable[Frame]] | None = None
    """Draw how the story turns, in some seconds; the last frame stands for all of it.

    Its frames are scenes on `games.kit.draw.stage`.
    """
    title: Callable[[Voice], Image] | None = None
    """Paint the title picture, a scene with the game's name; else its sign stands for it."""
    sign: Callable[[str, int], Image | None] | None = None
    """Draw what its pictures show for an emoji that a sentence begins with, so many units large."""


Mood: TypeAlias = Literal["won", "lost", "watched"]
"""How a climax leaves who plays: better off, worse off, or no otherwise."""


def _nothing(*_: Any) -> tuple[()]:
    return ()


def _untouched(_: Text) -> Mood:
    return "watched"


@dataclass(frozen=True)
class Story(Generic[V]):
    """How a game tells its matches beyond single events; every part may be left out.

    All of it is read from what everybody was told, so that it gives nothing away.
    """

    headlines: Callable[[Sequence[Event]], Iterable[Headline]] = _nothing
    """What may be said above a round, of all that was told in it."""
    endings: Callable[[Sequence[Event], Outcome], Iterable[Headline]] = _nothing
    """What may be said of a match, of all that was told and how it ended."""
    awards: Callable[[Sequence[Event], Outcome], Iterable[Nomination]] = _nothing
    """Who may be given what, of the same."""
    retold: Callable[[Sequence[Event]], Sequence[Event]] = tuple
    """What was told in a row, with whom single events leave out: whose lion eats whose zebra.

    The log and the captions of a climax say it so.
    """
    fate: Callable[[Climax[V], Seat], Iterable[Text]] = _nothing
    """What a climax meant to a seat, in clauses: "⛵ your sloth is saved, +5"."""
    own: Callable[[Climax[V], Seat], Collection[Any]] = _nothing
    """What in the pictures of a climax is a seat's own, and is ringed where that seat plays.

    Who has nothing in it sees what everybody sees.
    """
    mood: Callable[[Text], Mood] = _untouched
    """How such a clause leaves its seat: computers remark on it."""
    lacked: Callable[[V], Iterable[Text]] = _nothing
    """What somebody alone lacked, at the end of a match, for the next better result."""


class Game(ABC, Generic[S, M, V, O]):
    """Rules as pure functions; one subclass per game, without any state of its own."""

    spec: ClassVar[Spec]
    moves: ClassVar[TypeAdapter[Any]]
    """The move union, discriminated by `kind`; every move has a `kind` field first."""
    state: ClassVar[type[Value]]
    candidates_are_legal: ClassVar[bool] = False
    """Whether `candidates` lists legal moves only, so that `legal` need not check each again."""
    is_open: ClassVar[bool] = False
    """Whether nothing is ever hidden from anybody, and luck plays no part after the set-up."""
    previews: ClassVar[bool] = False
    """Whether its `picture` has a `preview`; said here, so that asking imports no drawing."""
    zooms: ClassVar[bool] = False
    """Whether its `picture` has a `zoom`."""
    maps: ClassVar[bool] = False
    """Whether its pictures are tall, as maps are: on a phone there is less room below them."""
    climaxes: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events at which the story turns; its `picture` then has a `climax`."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """What teaches the game to somebody new, the first lesson first."""
    daily: ClassVar[Daily | None] = None
    """The challenge that it offers for a day, if it does."""
    marking: ClassVar[Marking[Any] | None] = None
    """What its pictures mark as changed, if anything; its state then has a field `marks`."""

    @abstractmethod
    def setup(self, seats: int, options: O, chance: Chance) -> S:
        """Deal the opening position."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who must act now: one seat, several at once, or none when it is over.

        The table waits for exactly these: they are called, and their clocks run.
        """

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[M]:
        """Every move worth checking: a cheap superset of the legal ones, in a stable order.

        Just the legal ones where `candidates_are_legal`; the laws check that.
        """

    @abstractmethod
    def check(self, state: S, seat: Seat, move: M) -> None:
        """Refuse what the rules do not allow; the only place where legality is decided.

        Raises:
            IllegalMove: with the text that says why not.
        """

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """Carry out a checked move."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may know; None is the table, seen by everybody. Built field by field."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat, chance: Chance) -> S:
        """Return another world that `seat` cannot tell from `state`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, once there is one."""

    # ---- a game may override these -------------------------------------------

    def outcome_among(self, state: S, stayed: frozenset[Seat]) -> Outcome | None:
        """Return the result among seats whose players stayed: nobody else can win.

        Where all lost, that stays. By default the most points decide where only others have won; a
        game that breaks ties ranks those who stayed.
        """
        outcome = self.outcome(state)
        if outcome is None:
            return None
        winners = outcome.winners & stayed
        if outcome.winners and not winners and outcome.scores:
            best = max(outcome.scores[seat] for seat in stayed)
            winners = frozenset(seat for seat in stayed if outcome.scores[seat] == best)
        return outcome.model_copy(update={"winners": winners})

    def describe(self, view: V) -> Iterable[Text]:
        """Say in lines of text what the picture of `view` shows, for those who cannot see it.

        What matters most comes first: where there is no room for all, the last lines are not even
        asked for. By default field by field, by the texts `view-<field>`; see
        `games.kit.described`.
        """
        as_team = view.result is not None and self.spec.is_one_team(view.result.winners)
        return described(view, as_team=as_team)

    def picture(self) -> Picture[V]:
        """Return how views are drawn; it imports the drawing, which an idle bot need not hold.

        By default a card with the lines of `describe`.
        """
        from games.kit.draw.card import card

        return Picture(partial(card, self.describe))

    def check_table(self, seats: int, options: O) -> None:
        """Refuse options that do not go with this number of players; by default none.

        Raises:
            IllegalMove: with the text that says why not.
        """

    def may_act(self, state: S) -> frozenset[Seat]:  # noqa: ARG002 - for overriders
        """Who may act besides those who must, though nobody waits for them; by default nobody."""
        return frozenset()

    def refuse_turn(self, state: S, seat: Seat, move: M) -> NoReturn:  # noqa: ARG002 - for overriders
        """Refuse a move of a seat that is not to act; a game may know a better reason to say.

        Raises:
            IllegalMove: always.
        """
        actors = sorted(self.to_act(state))
        raise IllegalMove("not-your-turn", who=tuple(seat_name(actor) for actor in actors))

    def decisions(self, view: V, move: M) -> tuple[Decision, ...]:  # noqa: ARG002 - for overriders
        """Break a move into the decisions that lead to it: its verb, then field by field.

        By default the texts are `ask-verb`, `verb-<kind>`, `ask-<field>` and, as labels,
        `<field>-<value>` for a string and `<field>` with `n` for a number.
        """
        fields = [(name, getattr(move, name)) for name in type(move).model_fields]
        return tuple(
            Decision(
                field=name, ask=text("ask-verb"), value=str(value), label=text(f"verb-{value}")
            )
            if name == "kind"
            else Decision(
                field=name,
                ask=text(f"ask-{name}"),
                value=str(value),
                label=text(name, n=value) if isinstance(value, int) else text(f"{name}-{value}"),
            )
            for name, value in fields
        )

    def given_answers(self, view: V) -> tuple[str, ...]:  # noqa: ARG002 - for overriders
        """Return the answers that a menu takes as given when it is shown again; by default none.

        So a repeated action need not be chosen each time. The way back leads to the first
        question.
        """
        return ()

    def offered(self, view: V, legal: Sequence[M]) -> Sequence[M]:  # noqa: ARG002 - for overriders
        """Return the legal moves that menus offer, in that order: by default all of them.

        What can help nobody now is left to commands.
        """
        return legal

    def is_formality(self, move: M) -> bool:
        """Tell whether a move, where it is the only one, decides and reveals nothing.

        It may be made for a player who wants that. By default it is to pass.
        """
        return getattr(move, "kind", None) == "pass"

    def idle_options(self, seats: int) -> frozenset[str]:  # noqa: ARG002 - for overriders
        """Return the options that change nothing with this many players; by default none.

        The lobby does not offer them.
        """
        return frozenset()

    def variant(self, seats: int, options: O) -> str | None:  # noqa: ARG002 - for overriders
        """Return a word for how hard a match is; results are compared within it.

        By default it is the number of seats where people win together, and nothing where they play
        against each other. There a word makes a league, with ratings and a leaderboard of its own,
        for options that are easier or unequal. Its text is `variant-<word>`; a word of parts, as
        `3-easy`, is named part by part: `variant-3`, `variant-with-easy`.
        """
        return str(seats) if self.spec.kind == "cooperative" else None

    def round_of(self, view: V) -> int | None:
        """Return which round a view is in; None where a game counts none.

        Replays go from round to round. By default it is the view's `round`.
        """
        number = getattr(view, "round", None)
        return number if isinstance(number, int) else None

    def mind(self) -> Mind[S, M, V]:
        """Return what computer players know beyond the rules; by default nothing, and they play."""
        return Mind()

    def story(self) -> Story[V]:
        """Return how matches are told beyond single events; by default they are not."""
        return Story()

    def recall(self, state: S, seat: Seat, chance: Chance, notes: Any) -> S:  # noqa: ARG002
        """Return another world that `seat` cannot tell from `state`, notes included.

        The notes are what `Mind.remember` made of the seat's views. By default they are not used.
        """
        return self.redeal(state, seat, chance)

    def pieces(self, state: S) -> Counter[str]:  # noqa: ARG002 - for overriders
        """Count every piece of the box, wherever it lies; the laws check that none gets lost.

        By default nothing is counted, and nothing found.
        """
        return Counter()

    def warning(self, view: V, move: M) -> Text | None:  # noqa: ARG002 - for overriders
        """Return what to ask before a legal move that its player may regret, if anything.

        It may tell no more than the player's own view does.
        """
        return None

    def may_take_back(self, move: M, told: Sequence[Event]) -> bool:  # noqa: ARG002 - for overriders
        """Tell whether a move with these events may be taken back until another player acts.

        Only one that drew no luck and revealed nothing hidden; the laws check that. By default
        none.
        """
        return False

    def stand_in(self, view: V, legal: Sequence[M], chance: Chance) -> M:  # noqa: ARG002 - for overriders
        """Choose a move for a seat without a player; by default any, by lot.

        It may use no more than the seat may see. A game's rulings describe its choice.
        """
        return chance.pick(legal)

    def load_state(self, stored: str, version: int) -> S:
        """Read a stored state back. A game whose `version` was raised reads the older ones too.

        Raises:
            ValueError: for a state that this version of the game cannot continue.
        """
        if version != self.spec.version:
            msg = f"{self.spec.slug}: cannot read a state of version {version}"
            raise ValueError(msg)
        read = self.state.model_validate_json
        try:
            state: S = read(stored)  # type: ignore[assignment]
        except ValidationError:
            state = read(self.older_state(stored))  # type: ignore[assignment]
        return state

    def older_state(self, stored: str) -> str:
        """Return what an earlier version stored as a state, as this one stores it; both as JSON.

        Asked where it cannot be read as it is. By default nothing is changed.

        Raises:
            ValueError: for what is not JSON, or no state.
        """
        return stored

    def older_move(self, stored: str) -> str:
        """Return the same of a move; see `older_state`."""
        return stored

    def load_move(self, stored: str) -> M:
        """Read a stored move back; a game that has renamed a field reads the older name too.

        Raises:
            ValueError: for what this version of the game does not know as a move.
        """
        try:
            move: M = self.moves.validate_json(stored)
        except ValidationError:
            move = self.moves.validate_json(self.older_move(stored))
        return move

    def load_event(self, stored: Event) -> Event:
        """Return a stored event as this version tells it; by default as it is.

        A game that has changed what an event carries brings older ones into the new form.
        """
        return stored

    # ---- derived: no game overrides these ------------------------------------

    def check_start(self, seats: int, options: O) -> None:
        """Refuse a match that cannot start with this many players and these options.

        Raises:
            IllegalMove: with the text that says why not.
        """
        few, many = self.spec.seats[0], self.spec.seats[-1]
        if seats not in self.spec.seats:
            span = "exact" if few == many else "from"
            raise IllegalMove("table-seats", range=span, few=few, many=many, seats=seats)
        self.check_table(seats, options)

    def actors(self, state: S) -> frozenset[Seat]:
        """Return all who can move now: those who must, and those who may besides."""
        return self.to_act(state) | self.may_act(state)

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return every move `seat` may make now, in a stable order."""
        if seat not in self.actors(state):
            return ()
        if self.candidates_are_legal:
            return tuple(self.candidates(state, seat))
        passed = []
        for move in self.candidates(state, seat):
            try:
                self.check(state, seat, move)
            except IllegalMove:
                continue
            passed.append(move)
        return tuple(passed)

    def random_move(self, state: S, seat: Seat, luck: Chance) -> M | None:
        """Pick a legal move at random, as `move_at_random` does; None if there is none.

        A game of many moves may pick before it builds them; the laws check that it picks the same.
        """
        legal = self.legal(state, seat)
        return move_at_random(legal, luck) if legal else None

    def refuse(self, state: S, seat: Seat, move: M) -> None:
        """Refuse `move` unless `seat` may make it now.

        Raises:
            IllegalMove: with the text that says why not.
        """
        actors = self.actors(state)
        if not actors:
            raise IllegalMove("match-over")
        if seat not in actors:
            self.refuse_turn(state, seat, move)
        self.check(state, seat, move)

    def play(self, state: S, seat: Seat, move: M, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """Check, carry out, and note what has changed.

        Raises:
            IllegalMove: if the rules refuse.
        """
        self.refuse(state, seat, move)
        after, events = self.apply(state, seat, move, chance)
        if self.marking:
            after = with_marks(self.marking, state, after, seat)
        return after, events


AnyGame = Game[Any, Any, Any, Any]


def replay(
    game: AnyGame, seats: int, options: Options, seed: str, log: Sequence[tuple[Seat, Value]]
) -> Value:
    """Fold a move log back into the position it led to.

    Raises:
        IllegalMove: if the log holds a move that the rules refuse.
    """
    state: Value = game.setup(seats, options, Chance(seed, 0))
    for ply, (seat, move) in enumerate(log, start=1):
        state, _ = game.play(state, seat, move, Chance(seed, ply))
    return state
