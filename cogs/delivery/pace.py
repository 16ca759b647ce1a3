"""When each message is brought, and how urgent its request is then: one pure function, one table.

Waits are close to nothing where there is room, and grow smoothly with what is used of it: of the
requests that Discord takes, or of what the workers draw. What a move means decides more than how
many there were: what covers a secret, a round's end, a climax and the end of a match wait for
nothing, and a seat that is to act is shown its hand before anything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from cogs.delivery.sending.urgency import Urgency

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE: Final = -inf
"""A time that has come, whatever the clock says."""


BACKLOG: Final = 32
"""Pictures that wait while all is drawn that can be: a quarter of a second's work, or more."""


class Kind(Enum):
    """What a message shows of a match."""

    TABLE = "table"
    """The table with the log above it."""
    CALL = "call"
    """Who is to act is called, or reminded."""
    HAND = "hand"
    ANSWERS = "answers"
    """Private answers, which their interactions edit."""
    LEFTOVERS = "leftovers"
    """Messages that are to be deleted."""


class Reader(Enum):
    """What part the reader of a message has in what happens."""

    ACTS = "acts"
    """Is to act."""
    HAS_ACTED = "has acted"
    """Has acted since it was shown, or was to act before."""
    LOOKS_ON = "looks on"


class Happened(IntEnum):
    """What has happened since a message was shown; the more, the later it stands here."""

    NOTHING_TOLD = 0
    MOVE = 1
    TURNING_POINT = 2
    """A round is over, or the story of the match has turned: nobody is to miss that."""
    END = 3
    """The match is over."""
    COVERS = 4
    """Something lies open in the message that must not be seen any longer."""


class Utilisation(NamedTuple):
    """Which shares of what there is are used: 0 nothing, 1 all of it; more waits in a queue."""

    requests: float = 0.0
    """Of the requests that Discord takes from the bot."""
    drawing: float = 0.0
    """Of what the workers draw in a quarter of a second: so much of a `BACKLOG` waits."""


IDLE: Final = Utilisation()


@dataclass(frozen=True)
class Facts:
    """All that the pace of one message depends on; times in seconds since the epoch."""

    kind: Kind
    reader: Reader = Reader.LOOKS_ON
    happened: Happened = Happened.NOTHING_TOLD
    since: float = 0.0
    """Since when it shows something old; of a call, since when its reader is to act."""
    shown: float = 0.0
    """When it was brought last."""
    race: float = 0.0
    """Seconds from one showing to the next while nothing is told, of a race."""
    is_there: bool = False
    """Whether who is to be called has moved a moment ago, and needs no call yet."""
    has_hand_coming: bool = False
    """Whether a hand is posted anew for who is to be called, which notifies as well."""
    is_called: bool = False
    """Whether its reader is called; of a table, also whether one of them has no hand; of what goes,
    whether somebody was called."""
    awaits_film: bool = False
    """Whether what has just happened is being drawn in motion, for it to show first."""
    is_free: bool = False
    """Whether it can be edited by a press on it, which counts towards no limit."""
    used: Utilisation = IDLE

    @property
    def is_silent_race(self) -> bool:
        """Whether nothing was told in a race, where many moves come at once."""
        return self.race > 0 and self.happened is Happened.NOTHING_TOLD


@dataclass(frozen=True)
class Wait:
    """A wait in seconds that grows with utilisation, from almost nothing to the longest."""

    least: float
    longest: float
    steepness: int = 12
    """The power of utilisation that it grows by: the higher, the later it is felt."""

    def at(self, used: float) -> float:
        """Return how long it is while so much is used.

        >>> [round(Wait(1.0, 30.0).at(used), 1) for used in (0, 0.5, 0.7, 0.9, 1, 2)]
        [1.0, 1.0, 1.4, 9.2, 30.0, 30.0]
        """
        return self.least + (self.longest - self.least) * min(1.0, used) ** self.steepness


TABLES_APART: Final = 1.05
"""Seconds from one showing of a table to the next: a channel takes five edits in five seconds."""
TABLE: Final = Wait(0.0, 30.0)
"""Until a table follows."""
CALLED_TO: Final = Wait(0.0, 8.0, steepness=18)
"""The same where somebody is called to the table, or has no hand: what it says of who is to act is
not to differ from what the call says for more than two seconds at nine tenths of all requests."""
LOOKING_ON: Final = Wait(1.0, 60.0)
"""Until a hand follows that nothing is asked of; mostly its owner's turn has come before."""
CALLED_INSTEAD: Final = Wait(0.0, 30.0, steepness=16)
"""Until a hand follows whose owner is called: either is enough to move."""
GRACE: Final = Wait(20.0, 60.0)
"""That somebody who is there has before they are called."""
HAND_FIRST: Final = Wait(2.0, 10.0)
"""That a hand has which is posted anew before its owner is called; then they are not."""
FILM: Final = 2.0
"""Seconds that a hand waits for a climax which it is to show, while there is room."""
ROOM_FOR_FILMS: Final = 0.5
"""Utilisation up to which hands show climaxes, and tables wait until they have been seen."""
FALSE_CALL: Final = Wait(0.0, 4.0, steepness=24)
"""Until a call goes whose readers have acted, and that no other one replaces. It goes at some time,
so that it waits for long saves a request only where there is room for none.
"""


class Due(NamedTuple):
    """When a message is to be brought."""

    at: float
    """Seconds since the epoch."""
    urgency: Urgency
    why: str
    """The row of the table that says so."""


@dataclass(frozen=True)
class Rule:
    """One row of the table: for which messages it is, and when these are due."""

    message: str
    when: str
    due: str
    urgency: Urgency
    applies: Callable[[Facts], bool]
    time: Callable[[Facts], float] = lambda _: AT_ONCE
    """When it is due, in seconds since the epoch."""


def _used(facts: Facts) -> float:
    """Return the utilisation that a message feels: one that is edited freely needs no request."""
    return max(facts.used.drawing, 0.0 if facts.is_free else facts.used.requests)


def _from_to(wait: Wait) -> str:
    return f"{wait.least:.3g} to {wait.longest:.0f} s"


RULES: Final = (
    Rule(
        "any",
        "something is covered up",
        "at once",
        Urgency.COVER,
        lambda one: one.happened is Happened.COVERS,
    ),
    Rule(
        "private answers",
        "none covers anything, and what has happened is being drawn in motion",
        f"once it is drawn, at most {FILM:.0f} s later",
        Urgency.COVER,
        lambda one: one.kind is Kind.ANSWERS and one.awaits_film,
        lambda one: one.since + FILM,
    ),
    Rule("private answers", "", "at once", Urgency.COVER, lambda one: one.kind is Kind.ANSWERS),
    Rule(
        "what goes",
        "a call is among it",
        f"{_from_to(FALSE_CALL)} later",
        Urgency.CALL,
        lambda one: one.kind is Kind.LEFTOVERS and one.is_called,
        lambda one: one.since + FALSE_CALL.at(one.used.requests),
    ),
    Rule("what goes", "", "at once", Urgency.ENDED, lambda one: one.kind is Kind.LEFTOVERS),
    Rule(
        "hand or table",
        "what has happened is being drawn in motion",
        f"once it is drawn, at most {FILM:.0f} s later",
        Urgency.NEXT_HAND,
        lambda one: one.awaits_film,
        lambda one: one.since + FILM,
    ),
    Rule(
        "any",
        "the match is over",
        "at once",
        Urgency.TABLE,
        lambda one: one.happened is Happened.END,
    ),
    Rule(
        "any",
        "a race in which nothing was told",
        "at the race's own pace",
        Urgency.TABLE,
        lambda one: one.is_silent_race,
        lambda one: one.since + one.race,
    ),
    Rule(
        "call",
        "its reader has moved a moment ago",
        f"{_from_to(GRACE)} after the turn began",
        Urgency.CALL,
        lambda one: one.kind is Kind.CALL and one.reader is Reader.ACTS and one.is_there,
        lambda one: one.since + GRACE.at(one.used.requests),
    ),
    Rule(
        "call",
        "a hand is posted anew for its reader",
        f"{_from_to(HAND_FIRST)} after the turn began, if it is not there by then",
        Urgency.CALL,
        lambda one: one.kind is Kind.CALL and one.has_hand_coming,
        lambda one: one.since + HAND_FIRST.at(one.used.requests),
    ),
    Rule(
        "call",
        "its reader has acted",
        f"{_from_to(FALSE_CALL)} later",
        Urgency.CALL,
        lambda one: one.kind is Kind.CALL and one.reader is Reader.HAS_ACTED,
        lambda one: one.since + FALSE_CALL.at(one.used.requests),
    ),
    Rule("call", "", "at once", Urgency.CALL, lambda one: one.kind is Kind.CALL),
    Rule(
        "hand",
        "its owner acts, and is called as well",
        f"{_from_to(CALLED_INSTEAD)} later",
        Urgency.NEXT_HAND,
        lambda one: (
            one.kind is Kind.HAND
            and one.reader is Reader.ACTS
            and one.is_called
            and not one.is_free
        ),
        lambda one: one.since + CALLED_INSTEAD.at(one.used.requests),
    ),
    Rule(
        "hand",
        "its owner acts",
        "at once",
        Urgency.NEXT_HAND,
        lambda one: one.kind is Kind.HAND and one.reader is Reader.ACTS,
    ),
    Rule(
        "hand",
        "its owner has acted",
        "at once",
        Urgency.OTHER_HAND,
        lambda one: one.kind is Kind.HAND and one.reader is Reader.HAS_ACTED,
    ),
    Rule(
        "hand",
        "its owner looks on",
        f"{_from_to(LOOKING_ON)} later",
        Urgency.PUT_OFF,
        lambda one: one.kind is Kind.HAND,
        lambda one: one.since + LOOKING_ON.at(_used(one)),
    ),
    Rule(
        "table",
        "a round is over, or the story turns",
        "at once",
        Urgency.TABLE,
        lambda one: one.happened is Happened.TURNING_POINT,
    ),
    Rule(
        "table",
        "somebody is called to it, or has no hand",
        f"{_from_to(CALLED_TO)} later, and {TABLES_APART} s after the last one",
        Urgency.TABLE,
        lambda one: one.is_called,
        lambda one: max(one.shown + TABLES_APART, one.since + CALLED_TO.at(_used(one))),
    ),
    Rule(
        "table",
        "",
        f"{_from_to(TABLE)} later, and {TABLES_APART} s after the last one",
        Urgency.TABLE,
        lambda _: True,
        lambda one: max(one.shown + TABLES_APART, one.since + TABLE.at(_used(one))),
    ),
)
"""The first that applies counts."""


def pace(facts: Facts) -> Due:
    """Return when a message is due, and how urgent its request is then."""
    rule = next(one for one in RULES if one.applies(facts))
    return Due(rule.time(facts), rule.urgency, ", ".join(filter(None, (rule.message, rule.when))))


def at_once(facts: Facts) -> Due:
    """Let nothing wait but a race, which has a pace of its own."""
    due = pace(facts)
    return due if facts.is_silent_race else due._replace(at=AT_ONCE)


def printed() -> str:
    """Return the table as it stands in the documentation."""
    rows = (f"| {one.message} | {one.when} | {one.due} | {one.urgency.name} |" for one in RULES)
    return "\n".join(("| message | when | due | urgency |", "|---|---|---|---|", *rows))
