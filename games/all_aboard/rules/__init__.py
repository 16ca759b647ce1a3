"""The rules of All aboard! as pure functions."""

from games.all_aboard.rules.boarding import (
    apply,
    candidates,
    check,
    check_table,
    setup,
    to_act,
)
from games.all_aboard.rules.scoring import outcome, over, points

__all__ = [
    "apply",
    "candidates",
    "check",
    "check_table",
    "outcome",
    "over",
    "points",
    "setup",
    "to_act",
]
