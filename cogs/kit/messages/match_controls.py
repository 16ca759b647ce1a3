"""The controls that every match has; the cogs of the house answer them."""

from __future__ import annotations

from typing import Final

from cogs.kit.messages.controls import Control

USUAL_LEVEL: Final = "normal"
"""The level of a computer that plays for a player who left."""


class ShowHand(Control, verb="hand", in_public=True):
    """Show the hand of the player who presses."""

    match: int


class ShowWords(Control, verb="words", in_public=True):
    """Say the table in words."""

    match: int


class ShowMoves(Control, verb="moves", in_public=True):
    """Show all moves, line by line."""

    match: int


class TurnMoves(Control, verb="moves-page"):
    """Turn to another page of all moves."""

    match: int
    page: int
    """Counted from the newest."""


class ShowLarger(Control, verb="zoom", in_public=True):
    """Show the larger picture."""

    match: int


class ShowRules(Control, verb="rules", in_public=True):
    """Show the rules of a game."""

    game: str
    """Its slug."""


class ShowReplay(Control, verb="replay", in_public=True):
    """Show a match that is over from first to last."""

    match: int


class OpenReview(Control, verb="steps", in_public=True):
    """Open a match that is over to be looked at step by step, privately."""

    match: int


class ShowHowItWent(Control, verb="how", in_public=True):
    """Show how a match that is over went, and what turned it, privately."""

    match: int


class PlayAgain(Control, verb="again", in_public=True):
    """Open a table for the same people as a match that is over."""

    match: int


class ShowShelf(Control, verb="games", only_where_shown=True):
    """Show the games that a table can be opened for."""


class PlayAlone(Control, verb="alone", only_where_shown=True):
    """Ask which game to play alone, against computers or without."""


class ShowMatches(Control, verb="my-matches", only_where_shown=True):
    """List the running matches of the player who presses."""


class PlayToo(Control, verb="play-too", only_where_shown=True):
    """Open a table for a game that others play."""

    game: str
    """Its slug."""


class ChangeNothing(Control, verb="no"):
    """Say no to a question whether something is meant."""


class Pick(Control, verb="pick"):
    """Follow the answer of a menu that is picked in the select."""

    match: int
    stamp: str
    """The seat's stamp when the menu was drawn; see `matches.match.Match.stamp`."""
    path: tuple[int, ...]
    """The answers given before."""


class Press(Control, verb="move"):
    """Follow the answer of a menu that the button stands for: to a question, or to a move."""

    match: int
    stamp: str
    path: tuple[int, ...]
    """The answers given so far, this one included."""


class Back(Control, verb="back"):
    """Return to the first question."""

    match: int


class More(Control, verb="more"):
    """Turn to the next page of a long list of answers."""

    match: int
    stamp: str
    path: tuple[int, ...]
    pages_turned: int
    """With this one."""


class Confirm(Control, verb="sure"):
    """Make a move after the question whether it is meant."""

    match: int
    stamp: str
    move: int
    """Its place among the seat's legal moves."""


class TakeBack(Control, verb="undo"):
    """Take the player's last move back."""

    match: int
    ply: int
    """Of that move."""


class Resign(Control, verb="resign"):
    """Give up a seat."""

    match: int
    player: int
    """Whose seat it is."""


class AskToResign(Control, verb="leavematch"):
    """Ask whether a player means to give up their seat."""

    match: int


class LetComputerPlay(Control, verb="computer", in_public=True):
    """Let a computer play a seat: the own, one given up, or that of who has left the server."""

    match: int
    seat: int
    level: str


class ComeBack(Control, verb="comeback"):
    """Play the own seat again that a computer has played."""

    match: int


class Follow(Control, verb="follow"):
    """Follow a match without playing in it, or stop following."""

    match: int
    follows: int
    """1 to follow, 0 to stop."""


class GiveUp(Control, verb="giveup"):
    """Say that the player would give up, in a team."""

    match: int


class StopLessons(Control, verb="no-lessons"):
    """Have nothing explained any more, in any game."""

    match: int


class NextMatch(Control, verb="next-match"):
    """Go on with another match of the player that waits for them."""

    here: int
    """The match on whose hand the button stands."""
    match: int


class LetPass(Control, verb="let-pass"):
    """Pass unasked where that is the only move, or not any more."""

    match: int
    unasked: int
    """1: do it unasked from now on; 0: ask again."""
