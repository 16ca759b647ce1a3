"""The controls of tournaments; `cogs.tournaments.cog` answers them."""

from __future__ import annotations

from cogs.kit.messages.controls import Control


class _OfTournament(Control):
    """What is said about a tournament."""

    tournament: int


class SignUp(_OfTournament, verb="enter", in_public=True):
    """Sign up for a tournament."""


class SignOff(_OfTournament, verb="withdraw", in_public=True):
    """Take it back; once the tournament runs, ask whether dropping out is meant."""


class DropOut(_OfTournament, verb="dropout", only_where_shown=True):
    """Drop out of a tournament that runs."""


class AddEntrant(_OfTournament, verb="addentrant", in_public=True):
    """Let a computer of a level sign up."""

    level: str


class RemoveEntrant(_OfTournament, verb="dropentrant", in_public=True):
    """Remove the computer that signed up last."""


class Begin(_OfTournament, verb="begin", in_public=True):
    """Let a tournament begin, or its next round."""


class SayStandings(_OfTournament, verb="tournament-words", in_public=True):
    """Say privately in words how a tournament stands."""


class ShowLots(_OfTournament, verb="lots", in_public=True):
    """Show the seal of a tournament's lots, privately; when all is over, the secret behind it."""


class ShowTableSeal(Control, verb="table-seal", in_public=True, only_where_shown=True):
    """Show the seal of a table's shuffle, privately.

    The announcement itself bears it, before anything is dealt.
    """

    seal: str


class EndTournament(_OfTournament, verb="endtournament", only_where_shown=True):
    """End a tournament before its time."""
