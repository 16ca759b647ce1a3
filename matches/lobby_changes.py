"""Changes of a lobby, as pure functions: sitting down, standing up, computers, order of seats.

All of them raise IllegalMove, and name the text that says why, for what is not possible.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from matches.seated import another_computer, is_computer

if TYPE_CHECKING:
    from games.kit.mind import Level
    from matches.records import Lobby

LOBBY_IDLE: Final = 30 * 60
"""Seconds after its last change when a lobby is cleared away."""


def joined(lobby: Lobby, player: int, most: int) -> Lobby:
    """Return the lobby after a player has sat down; `most` is how many its game seats.

    Raises:
        IllegalMove: "lobby-seated-already" or "lobby-full".
    """
    if player in lobby.players:
        raise IllegalMove("lobby-seated-already")
    if len(lobby.players) >= most:
        raise IllegalMove("lobby-full", seats=most)
    return replace(lobby, players=(*lobby.players, player))


def with_computer(lobby: Lobby, player: int, level: Level, most: int) -> Lobby:
    """Return the lobby after a player who sits there has let a computer sit down.

    Raises:
        IllegalMove: "lobby-not-seated" or "lobby-full".
    """
    _check_seated(lobby, player)
    return joined(lobby, another_computer(lobby.players, level), most)


def without_computer(lobby: Lobby, player: int) -> Lobby:
    """Return the lobby after the computer that sat down last has stood up.

    Raises:
        IllegalMove: "lobby-not-seated", or "moved-on" if no computer sits there.
    """
    _check_seated(lobby, player)
    computers = [one for one in lobby.players if is_computer(one)]
    if not computers:
        raise IllegalMove("moved-on")
    return replace(lobby, players=tuple(one for one in lobby.players if one != computers[-1]))


def left(lobby: Lobby, player: int) -> Lobby:
    """Return the lobby after a player has stood up; a host who goes hands over.

    Raises:
        IllegalMove: "lobby-not-seated".
    """
    _check_seated(lobby, player)
    return lobby.without(player)


def one_up(lobby: Lobby, player: int) -> Lobby:
    """Return the lobby with a player one seat further up, or from the first seat in the last.

    Raises:
        IllegalMove: "lobby-not-seated".
    """
    _check_seated(lobby, player)
    at = lobby.players.index(player)
    others = [one for one in lobby.players if one != player]
    others.insert(at - 1 if at else len(others), player)
    return replace(lobby, players=tuple(others))


def _check_seated(lobby: Lobby, player: int) -> None:
    if player not in lobby.players:
        raise IllegalMove("lobby-not-seated")
