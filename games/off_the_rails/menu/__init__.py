"""How a move breaks into decisions, how routes are named, and what is asked before a loss."""

from games.off_the_rails.menu.decisions import decisions, split_called
from games.off_the_rails.menu.routes import by_letter, lettered, route_end, route_label, warning

__all__ = [
    "by_letter",
    "decisions",
    "lettered",
    "route_end",
    "route_label",
    "split_called",
    "warning",
]
