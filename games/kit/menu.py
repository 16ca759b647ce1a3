"""Menus over legal moves: which decisions lead to a move, one after another.

A menu is derived from the list of legal moves and a path of answers, so nothing has to be
remembered between two presses: a button carries the seat's stamp and the path, and after a restart
both still mean the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from zlib import crc32

from games.kit.game import AnyGame, Decision, IllegalMove, Text, Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

M = TypeVar("M", bound=Value)


@dataclass(frozen=True)
class Breakdown(Generic[M]):
    """A move with the decisions that lead to it."""

    decisions: tuple[Decision, ...]
    move: M


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
    chosen: tuple[Decision, ...]
    """The answers given so far, also those that were the only one."""


def break_down(game: AnyGame, view: Any, legal: Iterable[M]) -> tuple[Breakdown[M], ...]:
    """Return a seat's legal moves, each with the decisions that lead to it from what it sees."""
    return tuple(Breakdown(game.decisions(view, move), move) for move in legal)


def menu(moves: Sequence[Breakdown[M]], path: Sequence[int] = ()) -> Menu[M] | M:
    """Follow `path` through the decisions of legal moves: the next question, or the move it led to.

    A question with a single answer is not asked, except the last one: a move is always pressed.

    Raises:
        IllegalMove: "moved-on" if the path leads nowhere.
    """
    answers, depth = list(path), 0
    while moves:
        groups: dict[str, list[Breakdown[M]]] = {}
        for one in moves:
            groups.setdefault(one.decisions[depth].value, []).append(one)
        choices = list(groups.values())
        finished = all(
            len(group) == 1 and len(group[0].decisions) == depth + 1 for group in choices
        )
        if len(choices) > 1 or finished:
            if not answers:
                return _question(choices, depth)
            if not 0 <= (answer := answers.pop(0)) < len(choices):
                break
            moves = choices[answer]
            if len(moves) == 1:
                if answers:
                    break
                return moves[0].move
        depth += 1
    raise IllegalMove("moved-on")


def _question(choices: list[list[Breakdown[M]]], depth: int) -> Menu[M]:
    first = choices[0][0].decisions
    options = tuple(
        Option(
            group[0].decisions[depth].label,
            group[0].decisions[depth].icon,
            group[0].move if len(group) == 1 else None,
        )
        for group in choices
    )
    return Menu(first[depth].ask, options, first[:depth])


def stamp(game: AnyGame, legal: Sequence[Value], acted: int) -> str:
    """Eight hex digits that change when, and only when, what this seat may do changes.

    `acted` is the number of moves the seat has made: it makes the second press of a double click
    stale even where the same move would be legal again. A ply number would not do: in simultaneous
    play other seats move meanwhile, and their moves must not make this seat's buttons stale.
    """
    dumped = b"".join(game.moves.dump_json(move) for move in legal)
    return f"{crc32(dumped, acted):08x}"
