"""A match: one game being played, at one ply, with what follows from its position."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from games.kit.game import (
    AnyGame,
    Climax,
    Event,
    IllegalMove,
    Options,
    Outcome,
    Seat,
    Story,
    Value,
    View,
)
from games.kit.menu import Menu, break_down, menu, path_to, stamp
from matches.clocks.values import Clocks
from matches.days.day import Day
from matches.fairness.seals import DayOrigin
from matches.leaving import GAVE_UP, Leavers
from matches.replaying import Deal
from matches.seated import is_computer
from matches.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.menu import Breakdown
    from games.kit.mind import Level
    from games.kit.story import Honours
    from matches.fairness.seals import Origin
    from matches.lessons.progress import Progress
    from matches.replaying import LuckOf

T = TypeVar("T")
ViewT = TypeVar("ViewT", bound=View)


ROOM_OF_DAY: Final = "day"
ROOM_OF_LESSON: Final = "lesson"


@dataclass(frozen=True)
class Match:
    """One game being played, as stored. Players are ids by seat; see `matches.seated`.

    A match never changes: a move leads to another one. So whatever follows from its position (legal
    moves, views, menus) is worked out once, when first asked for, and kept with it.
    """

    id: int
    guild: int
    """The server; 0 where one person plays in the bot's direct messages, which belong to none."""
    channel: int
    language: str
    """The language of everything this match says in public."""
    game: AnyGame
    options: Options
    players: tuple[int, ...]
    seed: str = field(repr=False)
    """Secret, as is the state: whatever shows a match, such as a log, leaves them out."""
    ply: int
    acted: tuple[int, ...]
    """Moves made so far, by seat."""
    resigned: frozenset[Seat]
    state: Value = field(repr=False)
    outcome: Outcome | None
    """Set once the match is over."""
    giving_up: frozenset[Seat] = frozenset()
    """Seats of a team that would give up; when all would, the match ends."""
    computers: Mapping[Seat, Level] = field(default_factory=dict, hash=False)
    """Seats that a computer plays now. Where `players` has a person, it stands in for them."""
    terms: Terms = Terms()  # noqa: RUF009 - frozen
    """What its people have agreed on beside the options."""
    clocks: Clocks = field(default_factory=Clocks, hash=False)
    """Until when each seat is waited for; see `matches.clocks.values`."""
    moves: int | None = None
    """The game's moves that count so far; None in matches from before 0.3, which do not know."""
    luck_by_name: bool = False
    """Whether luck goes by the names of what is drawn; up to 0.3 it went by the moves."""
    origin: Origin | DayOrigin | None = field(default=None, repr=False)
    """What the seed follows from; None where it was drawn directly, as before 0.3."""
    honours: Honours | None = None
    """What is said of it once it is over, if anything."""
    rewrites: int = field(default=0, compare=False)
    """How often it was written otherwise than by entries of its log: moved to another channel, or
    one of its players erased."""
    lesson: Progress | None = None
    """How far it is in the script of a lesson, if it is one; see `matches.lessons.script`."""
    version: int | None = field(default=None, compare=False)
    """Of the rules by which the position was written last; None before it is stored."""
    _derived: dict[object, Any] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )

    def seat_of(self, player: int) -> Seat:
        """Return the seat of a Discord user.

        Raises:
            IllegalMove: "not-seated" if that user does not play here.
        """
        if player not in self.players:
            raise IllegalMove("not-seated")
        return Seat(self.players.index(player))

    @property
    def luck(self) -> LuckOf:
        """What the luck of its moves goes by."""
        if self.moves is None:
            return "plies"
        return "names" if self.luck_by_name else "moves"

    @property
    def story(self) -> Story[Any]:
        """How it is told beyond single events: not at all where an older version has told them.

        That named nothing in them that could be counted; see `Text.fact`.
        """
        return self.game.story() if self.luck_by_name else Story()

    @property
    def step(self) -> int:
        """The number of moves so far, by which luck goes where it does not go by name."""
        return self.ply if self.moves is None else self.moves

    @property
    def day(self) -> Day | None:
        """The day whose deal it is, if it is one; everybody has the same then."""
        return Day(self.origin.day) if isinstance(self.origin, DayOrigin) else None

    @property
    def room(self) -> str:
        """What else may run in the same channel: one match in each room."""
        if self.day:
            return ROOM_OF_DAY
        return ROOM_OF_LESSON if self.lesson else ""

    @property
    def revision(self) -> int:
        """Counts everything that was written to it: a copy with another one is out of date."""
        return self.ply + self.rewrites

    @property
    def deal(self) -> Deal:
        """The match as it was dealt."""
        return Deal(self.game, len(self.players), self.options, self.seed, self.luck)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, in order."""
        return tuple(map(Seat, range(len(self.players))))

    @property
    def played_by_people(self) -> frozenset[Seat]:
        """The seats at which a person plays now: neither given up nor left to a computer."""
        return (
            frozenset(map(Seat, range(len(self.players)))) - self.resigned - self.computers.keys()
        )

    @property
    def alone(self) -> Seat | None:
        """The seat of the one person who began it, against computers or the game; else None."""
        people = [seat for seat in self.seats if not is_computer(self.players[seat])]
        return people[0] if len(people) == 1 else None

    @property
    def leavers(self) -> Leavers:
        """Who has left the seats."""
        seats, computers = len(self.players), frozenset(self.computers)
        return Leavers(seats, self.resigned, self.giving_up, computers)

    def awaited(self) -> frozenset[Seat]:
        """Return the seats to act that a person plays, so that the match waits for them."""
        return self.to_act() & self.played_by_people

    def to_act(self) -> frozenset[Seat]:
        """Return the seats that must move now; none once the match is over."""
        return frozenset() if self.outcome else self.game.to_act(self.state)

    def actors(self) -> frozenset[Seat]:
        """Return the seats that can move now: those that must, and those that may besides."""
        return frozenset() if self.outcome else self.game.actors(self.state)

    def legal(self, seat: Seat) -> tuple[Value, ...]:
        """Return every move the seat may make now; none once the match is over."""
        if self.outcome:
            return ()
        return self.derive(("legal", seat), partial(self.game.legal, self.state, seat))

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or the table (None), may see.

        A view's `result` is the rules' word; where a seat resigned, the referee's replaces it. A
        match that a whole team gave up goes on for the rules: there it stands in for theirs. Where
        a match was broken off, the view names nobody who is to act.
        """
        return self.derive(("view", seat), partial(self._view, seat))

    def _view(self, seat: Seat | None) -> View:
        view: View = self.game.view(self.state, seat)
        if self.outcome is None:
            return view
        if self.outcome.reason == GAVE_UP or (self.resigned and view.result):
            view = view.model_copy(update={"result": self.outcome})
        if not view.result:
            return view.without_turn()
        return view.model_copy(update={"honours": self.honours}) if self.honours else view

    def breakdowns(self, seat: Seat) -> tuple[Breakdown[Value], ...]:
        """Return the seat's moves, as far as they are offered, with the decisions to each."""
        return self.derive(
            ("breakdowns", seat),
            partial(break_down, self.game, self.view(seat), self.offered(seat)),
        )

    def offered(self, seat: Seat) -> Sequence[Value]:
        """Return the legal moves that the seat's menu offers; see `Game.offered`."""
        moves: Sequence[Value] = self.game.offered(self.view(seat), self.legal(seat))
        return moves

    def menu(self, seat: Seat, path: Sequence[int] = ()) -> Menu[Value] | Value:
        """Follow `path` through the seat's decisions: the next question, or the move it led to.

        Raises:
            IllegalMove: "moved-on" if the path leads nowhere.
        """
        return self.derive(("menu", seat, tuple(path)), partial(menu, self.breakdowns(seat), path))

    def first_path(self, seat: Seat) -> tuple[int, ...]:
        """Return the path at which the seat's menu opens: answers that its game takes as given."""
        given = self.game.given_answers(self.view(seat))
        if not given:
            return ()
        return self.derive(("first path", seat), partial(path_to, self.breakdowns(seat), given))

    def stamp(self, seat: Seat) -> str:
        """Return the stamp that this seat's buttons carry now; see `games.kit.menu.stamp`."""
        return self.derive(
            ("stamp", seat), partial(stamp, self.game, self.legal(seat), self.acted[seat])
        )

    def at_clocks(self, clocks: Clocks) -> Match:
        """Return the same position with other clocks; what was derived from it stays cached."""
        after = replace(self, clocks=clocks)
        # Nothing that is derived from a position depends on clocks.
        after._derived.update(self._derived)  # noqa: SLF001 - another one of this class
        return after

    def formality(self, seat: Seat) -> Value | None:
        """Return the only move offered to a seat, if it is one that decides nothing; else None.

        It is made for players who do not want to be asked. Off unless a player wants it: whoever
        passes at once shows that there was nothing to think about.
        """
        moves = self.offered(seat) if seat in self.to_act() else ()
        return moves[0] if len(moves) == 1 and self.game.is_formality(moves[0]) else None

    def forget_derived(self) -> None:
        """Drop what was derived from the position, until it is asked for again."""
        self._derived.clear()

    def derive(self, what: object, work: Callable[[], T]) -> T:
        """Return what follows from this position, worked out when it is first asked for."""
        if what not in self._derived:
            self._derived[what] = work()
        derived: T = self._derived[what]
        return derived


@dataclass(frozen=True)
class Pressed:
    """A button or select of a menu: what the seat could do when it was drawn, and the answers."""

    stamp: str
    path: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """One line of a match's log."""

    ply: int
    seat: Seat
    move: Value = field(repr=False)
    """May hold a secret, such as a card face down; so a line is shown without it."""
    events: tuple[Event, ...] = field(repr=False)


@dataclass(frozen=True)
class Turn:
    """What one accepted move led to."""

    match: Match
    events: tuple[Event, ...] = field(repr=False)
    """Some are for one seat alone."""
    before: Match | None = None
    """The match as it was; None where it begins."""
    played: tuple[Played, ...] = ()
    """The entries of the log that it took."""

    @cached_property
    def climax(self) -> Climax[Any] | None:
        """How the table saw the story turn, if it did, as what its game calls a climax."""
        keys = (one.key for one in self.events)
        if self.before is None or self.match.game.climaxes.isdisjoint(keys):
            return None
        told = tuple(events_for(self.events, None))
        return Climax(self.before.view(None), told, self.match.view(None))


def view_of(match: Match, seat: Seat | None, kind: type[ViewT]) -> ViewT:
    """Return what a seat, or the table (None), may see, as a view of this kind.

    Raises:
        TypeError: if the match is one of another game.
    """
    view = match.view(seat)
    if not isinstance(view, kind):
        raise TypeError(type(view))
    return view


def events_for(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Return which of these events a seat is told: the public ones, and its own secrets."""
    return [told for told in events if told.to is None or told.to == seat]


class AlreadyAnsweredError(Exception):
    """This interaction was carried out before: it reached the bot a second time."""
