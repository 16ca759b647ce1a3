"""How a move breaks into decisions, how routes are named, and what is asked before a loss."""

from games.off_the_rails.menu.decisions import decisions, given_answers, split_of
from games.off_the_rails.menu.routes import (
    move_by_letter,
    route_end,
    route_label,
    routes_by_letter,
    warning,
)
from games.off_the_rails.menu.suggestions import FirstPlan
