"""The controls that every match has; the cogs of the house answer them."""

from __future__ import annotations

from typing import Final

from cogs.kit.messages.controls import Control, OfGame, OfMatch

USUAL_LEVEL: Final = "normal"
"""The level of a computer that plays for a player who left."""


class ShowHand(OfMatch, verb="hand", in_public=True):
    """Show the hand of the player who presses."""


class ShowWords(OfMatch, verb="words", in_public=True):
    """Say the table in words."""


class HandsInWords(Control, verb="hands-in-words"):
    """Have hands in words, or with a picture."""

    wanted: int
    """1: in words from now on; 0: with a picture."""


class ShowMoves(OfMatch, verb="moves", in_public=True):
    """Show all moves, line by line."""


class TurnMoves(OfMatch, verb="moves-page"):
    """Turn to another page of all moves."""

    page: int
    """Counted from the newest."""


class OpenTalk(OfMatch, verb="talk"):
    """Show privately what may be said to the table."""


class Say(OfMatch, verb="say"):
    """Say something to the table."""

    word: str
    """Which of the game's sentences."""


class AskForHint(OfMatch, verb="hint-here", in_public=True):
    """Say privately what a strong computer would do."""


class AgreeOnHints(OfMatch, verb="hints-agreed"):
    """Take hints from now on in a match alone, so that it counts nowhere."""


class ShowLarger(OfMatch, verb="zoom", in_public=True):
    """Show the larger picture."""


class ShowRules(OfGame, verb="rules", in_public=True):
    """Show the rules of a game."""


class ShowReplay(OfMatch, verb="replay", in_public=True):
    """Show a match that is over from first to last."""


class OpenReview(OfMatch, verb="steps", in_public=True):
    """Open a match that is over to be looked at step by step, privately."""


class ShowHowItWent(OfMatch, verb="how", in_public=True):
    """Show how a match that is over went, and what turned it, privately."""


class PlayAgain(OfMatch, verb="again", in_public=True):
    """Open a table for the same people as a match that is over."""


class PlayEasier(OfMatch, verb="easier"):
    """Deal anew to somebody alone, among weaker computers than in a match that is over."""


class ShowToday(Control, verb="today", in_public=True):
    """Show today's deal."""


class ShowShelf(Control, verb="games", only_where_shown=True):
    """Show the games that a table can be opened for."""


class PlayAlone(Control, verb="alone", only_where_shown=True):
    """Ask which game to play alone, against computers or without."""


class ShowMatches(Control, verb="my-matches", only_where_shown=True):
    """List the running matches of the player who presses."""


class PlayToo(OfGame, verb="play-too", only_where_shown=True):
    """Open a table for a game that others play."""


class ChangeNothing(Control, verb="no"):
    """Say no to a question whether something is meant."""


class Pick(OfMatch, verb="pick"):
    """Follow the answer of a menu that is picked in the select."""

    stamp: str
    """The seat's stamp when the menu was drawn; see `matches.match.Match.stamp`."""
    path: tuple[int, ...]
    """The answers given before."""


class Press(OfMatch, verb="move", is_decision=True):
    """Follow the answer of a menu that the button stands for: to a question, or to a move."""

    stamp: str
    path: tuple[int, ...]
    """The answers given so far, this one included."""


class Back(OfMatch, verb="back"):
    """Return to the first question."""


class More(OfMatch, verb="more"):
    """Turn to the next page of a long list of answers."""

    stamp: str
    path: tuple[int, ...]
    pages_turned: int
    """With this one."""


class Confirm(OfMatch, verb="sure"):
    """Make a move after the question whether it is meant."""

    stamp: str
    move: int
    """Its place among the seat's legal moves."""


class TakeBack(OfMatch, verb="undo"):
    """Take the player's last move back."""

    ply: int
    """Of that move."""


class Resign(OfMatch, verb="resign"):
    """Give up a seat."""

    player: int
    """Whose seat it is."""


class AskToResign(OfMatch, verb="leavematch"):
    """Ask whether a player means to give up their seat."""


class LetComputerPlay(OfMatch, verb="computer", in_public=True):
    """Let a computer play a seat: the own, one given up, or that of who has left the server."""

    seat: int
    level: str


class ComeBack(OfMatch, verb="comeback"):
    """Play the own seat again that a computer has played."""


class Follow(OfMatch, verb="follow"):
    """Follow a match without playing in it, or stop following."""

    follows: int
    """1 to follow, 0 to stop."""


class GiveUp(OfMatch, verb="giveup"):
    """Say that the player would give up, in a team."""


class AskToGiveUp(OfMatch, verb="askgiveup", in_public=True):
    """Ask privately whether a player of a team would give up."""


class Learn(OfGame, verb="learn", in_public=True):
    """Begin the next lesson of a game."""


class ShowLessons(Control, verb="lessons", in_public=True):
    """Show what there is to learn."""


class PlayNow(OfGame, verb="play-now"):
    """Show who waits at a table of a game in the servers of who presses."""


class LearnLesson(OfGame, verb="lesson"):
    """Begin a lesson of a game."""

    lesson: str


class StopLessons(OfMatch, verb="no-lessons"):
    """Have nothing explained any more, in any game."""


class NextMatch(Control, verb="next-match"):
    """Go on with another match of the player that waits for them."""

    here: int
    """The match on whose hand the button stands."""
    match: int


class LetPass(OfMatch, verb="let-pass"):
    """Pass unasked where that is the only move, or not any more."""

    unasked: int
    """1: do it unasked from now on; 0: ask again."""
