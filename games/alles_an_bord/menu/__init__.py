"""How people are asked: a move as decisions, and the loading panel of the race."""

from games.alles_an_bord.menu.move_decisions import decisions

__all__ = ["decisions"]
