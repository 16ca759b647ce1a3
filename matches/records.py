"""What is written down around matches: lobbies, users, posted messages.

`storage` reads and writes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.kit.game import Seat  # noqa: TC001 - the type of a field that is read
from matches.seated import is_computer
from matches.terms import Speed, Terms

if TYPE_CHECKING:
    from matches.match import Match

USUAL_SPEED: Final = "relaxed"
"""The speed at tables of servers that have settled none."""
TABLE: Final = -1
"""The viewer of the table message, which everybody sees; other viewers are seats."""
HAND: Final = "hand"
"""The kind of a private answer that shows a hand."""
COPY: Final = "copy"
"""The kind of one that is the private copy of a hand: there is one at most for each player."""
WORDS: Final = "words"
"""The kind of one that tells a match in words."""


@dataclass(frozen=True)
class Lobby:
    """A table that has not started: who sits, and what has been agreed."""

    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    """The slug of the game."""
    host: int
    players: tuple[int, ...]
    options: str
    """The game's options, as JSON."""
    language: str
    expires: float
    """Seconds since the epoch."""
    secret: str | None = field(default=None, repr=False)
    """Whose seal its message shows; None in a lobby that an older version opened."""
    terms: Terms = Terms()  # noqa: RUF009 - frozen

    def without(self, player: int) -> Lobby:
        """Return the lobby after a player has stood up; a host who goes hands over."""
        left = tuple(one for one in self.players if one != player)
        people = [one for one in left if not is_computer(one)]
        if not people:  # computers do not wait for people
            return replace(self, players=())
        return replace(self, players=left, host=self.host if self.host in people else people[0])


@dataclass(frozen=True)
class MatchOver:
    """A match that is over, as a list names it."""

    id: int
    game: str
    """The slug of the game."""
    ended: int
    """Seconds since the epoch."""


@dataclass(frozen=True)
class RunningMatch:
    """A match that runs, as a list of a server's matches has it."""

    channel: int
    since: int
    """When somebody has moved last, or when it began, in seconds since the epoch."""
    match: Match | None
    """None if this version cannot read it."""


@dataclass(frozen=True)
class User:
    """What the bot remembers of a Discord user."""

    id: int
    name: str
    """The name wherever no nickname of a server replaces it."""
    language: str
    dm_channel: int | None = None
    dm_closed: bool = False
    """The last direct message did not get through."""


@dataclass(frozen=True)
class Lesson:
    """One kind of decision that has been explained to a player."""

    kind: str
    """The key of what is asked, without its `ask-`; of a lesson that was played, see `learnt`."""
    match: int
    """Where that was."""
    acted: int
    """The moves the player had made there: the lesson is shown until they make another."""


LESSON_OFFERED: Final = Lesson("offered", 0, 0)
"""Stands for that a player new to a game was offered to learn it."""


def learnt(lesson: str) -> str:
    """Return the kind that stands for a lesson of a game, played to its end."""
    return f"learnt:{lesson}"


@dataclass(frozen=True)
class ServerConfig:
    """What the managers of a server have settled for its tables."""

    language: str | None = None
    channels: frozenset[int] = frozenset()
    """Where tables may be opened, threads of these included; everywhere if there are none."""
    opener_role: int | None = None
    """Who has this role may open tables; everybody may if there is none."""
    retention: int | None = None
    """Days for which a match that is over is kept; for good if there are none."""
    keeps_results: bool = True
    """Whether the leaderboard keeps the results of matches that are deleted."""
    speed: Speed = USUAL_SPEED
    """How fast is played at tables that agree on nothing else."""
    computers: bool = True
    """Whether computers may be asked to sit down, or to play on for a player."""
    hints: bool = True
    """Whether a table may agree on hints."""
    remarks: bool = True
    """Whether computers remark on it where the story of a match turns."""
    motion: bool = True
    """Whether it is seen in motion where the story of a match turns, or in a still picture."""
    summary: int | None = None
    """The channel where it is told how a day's deal went; it is not told if there is none."""
    lessons: bool = True
    """Whether the shelf, lobbies and the greeting offer lessons."""


@dataclass(frozen=True)
class Due:
    """Matches with a clock that needs a reminder or a move."""

    matches: tuple[tuple[int, int], ...]
    """Id and server of each, the longest due first."""
    next: float | None
    """When the next one will be, in seconds since the epoch."""


MessageState: TypeAlias = Literal["posting", "stands", "stale", "replaced", "going"]
"""What has become of a message. Without a row it is absent."""
TRANSITIONS: Final[dict[MessageState, frozenset[MessageState]]] = {
    "posting": frozenset({"stands", "going"}),
    "stands": frozenset({"stands", "stale", "replaced", "going"}),
    "stale": frozenset({"stands", "stale", "replaced", "going"}),
    "replaced": frozenset({"stands", "stale", "replaced", "going"}),
    "going": frozenset(),
}
"""What each state may become. A message that is absent begins as `posting` or `stands`, and each
may become absent: what was refused, what is gone, and what nobody edits any more.

- `posting`: it may have been posted, and has no number yet;
- `stands`: it shows what its digest says;
- `stale`: it shows something that does not hold: a call whose players have moved, an old picture;
- `replaced`: it stands until the one that takes its place does, which may have been posted;
- `going`: it is to be deleted.
"""


@dataclass(frozen=True)
class PostedMessage:
    """One message that shows a match: its table or log, a hand by direct message, a turn notice."""

    match: int
    viewer: int
    """A seat, or `TABLE`."""
    kind: str
    """`board` (a picture with controls), `log` (what was told), `notice` (it is your turn) or
    `reminder`."""
    channel: int
    message: int
    """0 while it is unknown whether it was posted."""
    digest: str
    """Changes when, and only when, the message would look different."""
    posted: float
    """Seconds since the epoch."""
    state: MessageState = "stands"
    reader: Literal["", "acts", "waits", "away"] = ""
    """What the owner of a hand had to do when it was written; `away` if a computer plays."""
    notified: int | None = None
    """How often its seat had acted when it notified its player of a turn; None if it did not."""

    def shows(self, other: PostedMessage) -> bool:
        """Tell whether it stands, and looks as another one of its kind would."""
        looks = self.state, self.digest, self.reader
        return looks == ("stands", other.digest, other.reader)

    def becomes(self, state: MessageState) -> PostedMessage:
        """Return the same message in another state.

        Raises:
            ValueError: if that cannot follow; see `TRANSITIONS`.
        """
        if state not in TRANSITIONS[self.state]:
            wrong = f"a message that is {self.state} does not become {state}"
            raise ValueError(wrong)
        return replace(self, state=state)


@dataclass(frozen=True)
class PrivateAnswer:
    """A private answer that shows a match, and is to be brought up to date."""

    match: int
    player: int
    """Who reads it; perhaps a user who only watches."""
    kind: str
    """`HAND`, `COPY` or `WORDS`."""
    language: str
    expires: float
    """When the token is over, seconds since the epoch."""
    token: str = field(repr=False)
    """Edits the answer. A secret: it is shown and logged nowhere."""
    covers: bool = False
    """Whether it shows what the match will cover up."""
    asks: bool = False
    """Whether it offers moves."""


@dataclass(frozen=True)
class Said:
    """What a seat has said to its table."""

    match: int
    seat: Seat
    word: str
    """One of its game's, `talk-<word>`."""
    acted: int
    """How often the seat had moved then."""


class Shown(NamedTuple):
    """All that shows a match now."""

    messages: tuple[PostedMessage, ...]
    answers: tuple[PrivateAnswer, ...]


@dataclass(frozen=True)
class Erased:
    """What is still on show after a person was erased from storage."""

    messages: tuple[PostedMessage, ...]
    """The hands and calls that were the person's; no row tells of them any more."""
    lobbies: tuple[Lobby, ...]
    """Where the person sat, as they are now; one without players is closed."""
    tournaments: tuple[int, ...] = ()
    """Those under way that the person was in, or had opened."""


@dataclass(frozen=True)
class Judged:
    """A decision of a match, as it was judged."""

    ply: int
    seat: Seat
    chance: float
    """To win with the move that was made, 0 to 1, as far as the seat could know."""
    best: str | None = None
    """What the search would have done, as JSON, maybe the same; None where there was no choice."""
    best_chance: float = 0.0
    lot_chance: float = 0.0
    """Of a move by lot."""
    visits: int = 0
    """In how many simulations each was tried."""

    @property
    def loss(self) -> float:
        """How much chance was given away, 0 to 1."""
        return max(0.0, self.best_chance - self.chance) if self.best else 0.0
