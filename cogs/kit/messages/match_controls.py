"""The controls that every match has; the cogs of the house answer them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from cogs.kit.messages.controls import Control

USUAL_LEVEL: Final = "normal"
"""The level of a computer that plays for a player who left."""


@dataclass(frozen=True)
class ShowHand(Control):
    """Show the hand of the player who presses."""

    verb: ClassVar = "hand"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class ShowWords(Control):
    """Say the table in words."""

    verb: ClassVar = "words"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class ShowMoves(Control):
    """Show all moves, line by line."""

    verb: ClassVar = "moves"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class TurnMoves(Control):
    """Turn to another page of all moves."""

    verb: ClassVar = "moves-page"
    match: int
    page: int
    """Counted from the newest."""


@dataclass(frozen=True)
class ShowLarger(Control):
    """Show the larger picture."""

    verb: ClassVar = "zoom"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class ShowRules(Control):
    """Show the rules of a game."""

    verb: ClassVar = "rules"
    in_public: ClassVar = True
    game: str
    """Its slug."""


@dataclass(frozen=True)
class ShowReplay(Control):
    """Show a match that is over from first to last."""

    verb: ClassVar = "replay"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class OpenReview(Control):
    """Open a match that is over to be looked at step by step, privately."""

    verb: ClassVar = "steps"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class ShowHowItWent(Control):
    """Show how a match that is over went, and what turned it, privately."""

    verb: ClassVar = "how"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class PlayAgain(Control):
    """Open a table for the same people as a match that is over."""

    verb: ClassVar = "again"
    in_public: ClassVar = True
    match: int


@dataclass(frozen=True)
class ShowShelf(Control):
    """Show the games that a table can be opened for."""

    verb: ClassVar = "games"


@dataclass(frozen=True)
class PlayAlone(Control):
    """Ask which game to play alone, against computers or without."""

    verb: ClassVar = "alone"


@dataclass(frozen=True)
class ShowMatches(Control):
    """List the running matches of the player who presses."""

    verb: ClassVar = "my-matches"


@dataclass(frozen=True)
class PlayToo(Control):
    """Open a table for a game that others play."""

    verb: ClassVar = "play-too"
    game: str
    """Its slug."""


@dataclass(frozen=True)
class ChangeNothing(Control):
    """Say no to a question whether something is meant."""

    verb: ClassVar = "no"


@dataclass(frozen=True)
class Pick(Control):
    """Follow the answer of a menu that is picked in the select."""

    verb: ClassVar = "pick"
    match: int
    stamp: str
    """The seat's stamp when the menu was drawn; see `matches.match.Match.stamp`."""
    path: tuple[int, ...]
    """The answers given before."""


@dataclass(frozen=True)
class Press(Control):
    """Follow the answer of a menu that the button stands for: to a question, or to a move."""

    verb: ClassVar = "move"
    match: int
    stamp: str
    path: tuple[int, ...]
    """The answers given so far, this one included."""


@dataclass(frozen=True)
class Back(Control):
    """Return to the first question."""

    verb: ClassVar = "back"
    match: int


@dataclass(frozen=True)
class More(Control):
    """Turn to the next page of a long list of answers."""

    verb: ClassVar = "more"
    match: int
    stamp: str
    path: tuple[int, ...]
    pages_turned: int
    """With this one."""


@dataclass(frozen=True)
class Confirm(Control):
    """Make a move after the question whether it is meant."""

    verb: ClassVar = "sure"
    match: int
    stamp: str
    move: int
    """Its place among the seat's legal moves."""


@dataclass(frozen=True)
class TakeBack(Control):
    """Take the player's last move back."""

    verb: ClassVar = "undo"
    match: int
    ply: int
    """Of that move."""


@dataclass(frozen=True)
class Resign(Control):
    """Give up a seat."""

    verb: ClassVar = "resign"
    match: int
    player: int
    """Whose seat it is."""


@dataclass(frozen=True)
class AskToResign(Control):
    """Ask whether a player means to give up their seat."""

    verb: ClassVar = "leavematch"
    match: int


@dataclass(frozen=True)
class LetComputerPlay(Control):
    """Let a computer play a seat: the own, one given up, or that of who has left the server."""

    verb: ClassVar = "computer"
    in_public: ClassVar = True
    match: int
    seat: int
    level: str


@dataclass(frozen=True)
class ComeBack(Control):
    """Play the own seat again that a computer has played."""

    verb: ClassVar = "comeback"
    match: int


@dataclass(frozen=True)
class Follow(Control):
    """Follow a match without playing in it, or stop following."""

    verb: ClassVar = "follow"
    match: int
    follows: int
    """1 to follow, 0 to stop."""


@dataclass(frozen=True)
class GiveUp(Control):
    """Say that the player would give up, in a team."""

    verb: ClassVar = "giveup"
    match: int


@dataclass(frozen=True)
class StopLessons(Control):
    """Have nothing explained any more, in any game."""

    verb: ClassVar = "no-lessons"
    match: int


@dataclass(frozen=True)
class NextMatch(Control):
    """Go on with another match of the player that waits for them."""

    verb: ClassVar = "next-match"
    here: int
    """The match on whose hand the button stands."""
    match: int


@dataclass(frozen=True)
class LetPass(Control):
    """Pass unasked where that is the only move, or not any more."""

    verb: ClassVar = "let-pass"
    match: int
    unasked: int
    """1: do it unasked from now on; 0: ask again."""
