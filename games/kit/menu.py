"""Menus over legal moves: which decisions lead to a move, one after another.

A menu is derived from the list of legal moves and a path of answers, so nothing has to be
remembered between two presses: a button carries the seat's stamp and the path, and after a restart
both still mean the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from zlib import crc32

from games.kit.game import AnyGame, Fact, IllegalMove, Seat, Step, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

M = TypeVar("M", bound=Fact)


@dataclass(frozen=True)
class Option(Generic[M]):
    """One answer in a menu; `move` is set when nothing is left to decide after it."""

    label: Text
    icon: str | None
    move: M | None


@dataclass(frozen=True)
class Menu(Generic[M]):
    """One question with its answers; the n-th answer extends the path by n."""

    ask: Text
    options: tuple[Option[M], ...]
    chosen: tuple[Step, ...]
    """The answers given so far, also those that were the only one."""


def menu(game: AnyGame, state: Any, seat: Seat, path: Sequence[int] = ()) -> Menu[Any] | Fact:
    """Follow `path` through the decisions of `seat`: the next question, or the move it led to.

    A question with a single answer is not asked, except the last one: a move is always pressed.
    Raises IllegalMove("moved-on") if the path leads nowhere.
    """
    view = game.view(state, seat)
    lines = [(game.steps(view, move), move) for move in game.legal(state, seat)]
    turns, depth = list(path), 0
    while lines:
        groups: dict[str, list[tuple[tuple[Step, ...], Fact]]] = {}
        for steps, move in lines:
            groups.setdefault(steps[depth].value, []).append((steps, move))
        choices = list(groups.values())
        finished = all(len(group) == 1 and len(group[0][0]) == depth + 1 for group in choices)
        if len(choices) > 1 or finished:
            if not turns:
                return _question(choices, depth)
            if not 0 <= (turn := turns.pop(0)) < len(choices):
                break
            lines = choices[turn]
            if len(lines) == 1:
                if turns:
                    break
                return lines[0][1]
        depth += 1
    raise IllegalMove("moved-on")


def _question(choices: list[list[tuple[tuple[Step, ...], Fact]]], depth: int) -> Menu[Any]:
    first = choices[0][0][0]
    options = tuple(
        Option(
            group[0][0][depth].label,
            group[0][0][depth].icon,
            group[0][1] if len(group) == 1 else None,
        )
        for group in choices
    )
    return Menu(first[depth].ask, options, first[:depth])


def stamp(game: AnyGame, legal: Sequence[Fact], acted: int) -> str:
    """Eight hex digits that change when, and only when, what this seat may do changes.

    `acted` is the number of moves the seat has made: it makes the second press of a double click
    stale even where the same move would be legal again. A ply number would not do: in simultaneous
    play other seats move meanwhile, and their moves must not make this seat's buttons stale.
    """
    dumped = b"".join(game.moves.dump_json(move) for move in legal)
    return f"{crc32(dumped, acted):08x}"
