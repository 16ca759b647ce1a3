"""Logging: how much is said, and by whom; no level tells a seed, a hand or a token."""

from __future__ import annotations

import logging
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

OWN_LAYERS: Final = ("__main__", "bot", "cogs", "games", "matches", "storage")
"""The loggers of this program, which keep to the rule that secrets are never logged."""


def configure_logs(level: str) -> None:
    """Let the log say as much as `level` names, such as "DEBUG", and no secrets.

    At DEBUG libraries write whole requests (hands, and tokens that answer for the bot) and whole
    function calls (matches with their seeds). So theirs begins at INFO, whatever ours begins at.
    """
    logging.basicConfig(format=FORMAT)
    chosen = logging.getLevelNamesMapping()[level]
    logging.getLogger().setLevel(max(chosen, logging.INFO))
    for layer in OWN_LAYERS:
        logging.getLogger(layer).setLevel(chosen)
