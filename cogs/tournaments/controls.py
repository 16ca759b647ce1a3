"""The controls of tournaments; `cogs.tournaments.cog` answers them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cogs.kit.messages.controls import Control


@dataclass(frozen=True)
class SignUp(Control):
    """Sign up for a tournament."""

    verb: ClassVar = "enter"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class SignOff(Control):
    """Take it back; once the tournament runs, ask whether dropping out is meant."""

    verb: ClassVar = "withdraw"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class DropOut(Control):
    """Drop out of a tournament that runs."""

    verb: ClassVar = "dropout"
    tournament: int


@dataclass(frozen=True)
class AddEntrant(Control):
    """Let a computer of a level sign up."""

    verb: ClassVar = "addentrant"
    in_public: ClassVar = True
    tournament: int
    level: str


@dataclass(frozen=True)
class RemoveEntrant(Control):
    """Remove the computer that signed up last."""

    verb: ClassVar = "dropentrant"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class Begin(Control):
    """Let a tournament begin, or its next round."""

    verb: ClassVar = "begin"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class SayStandings(Control):
    """Say privately in words how a tournament stands."""

    verb: ClassVar = "tournament-words"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class ShowLots(Control):
    """Show the seal of a tournament's lots, privately; when all is over, the secret behind it."""

    verb: ClassVar = "lots"
    in_public: ClassVar = True
    tournament: int


@dataclass(frozen=True)
class ShowTableSeal(Control):
    """Show the seal of a table's shuffle, privately.

    The announcement itself bears it, before anything is dealt.
    """

    verb: ClassVar = "table-seal"
    in_public: ClassVar = True
    seal: str


@dataclass(frozen=True)
class EndTournament(Control):
    """End a tournament before its time."""

    verb: ClassVar = "endtournament"
    tournament: int
