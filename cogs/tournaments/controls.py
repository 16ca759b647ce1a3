"""The controls of tournaments; `cogs.tournaments.cog` answers them."""

from __future__ import annotations

from cogs.kit.messages.controls import Control


class SignUp(Control, verb="enter", in_public=True):
    """Sign up for a tournament."""

    tournament: int


class SignOff(Control, verb="withdraw", in_public=True):
    """Take it back; once the tournament runs, ask whether dropping out is meant."""

    tournament: int


class DropOut(Control, verb="dropout", only_where_shown=True):
    """Drop out of a tournament that runs."""

    tournament: int


class AddEntrant(Control, verb="addentrant", in_public=True):
    """Let a computer of a level sign up."""

    tournament: int
    level: str


class RemoveEntrant(Control, verb="dropentrant", in_public=True):
    """Remove the computer that signed up last."""

    tournament: int


class Begin(Control, verb="begin", in_public=True):
    """Let a tournament begin, or its next round."""

    tournament: int


class SayStandings(Control, verb="tournament-words", in_public=True):
    """Say privately in words how a tournament stands."""

    tournament: int


class ShowLots(Control, verb="lots", in_public=True):
    """Show the seal of a tournament's lots, privately; when all is over, the secret behind it."""

    tournament: int


class ShowTableSeal(Control, verb="table-seal", in_public=True, only_where_shown=True):
    """Show the seal of a table's shuffle, privately.

    The announcement itself bears it, before anything is dealt.
    """

    seal: str


class EndTournament(Control, verb="endtournament", only_where_shown=True):
    """End a tournament before its time."""

    tournament: int
