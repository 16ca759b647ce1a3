"""Menus of a position, as a seat that is asked meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.kit.menu import Menu, break_down, menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import AnyGame, Seat, Value


def menu_of(game: AnyGame, state: Value, seat: Seat, path: Sequence[int] = ()) -> Menu[Any] | Value:
    """Follow `path` through the decisions of `seat`: the next question, or the move it led to."""
    view = game.view(state, seat)
    offered = game.offered(view, game.legal(state, seat))
    return menu(break_down(game, view, offered), path)
