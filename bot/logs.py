"""Logging: how much is said, and by whom; no level tells a seed, a hand or a token."""

from __future__ import annotations

import logging
from typing import Final

from typing_extensions import override

from bot.reaching import DISCORD_TROUBLE, in_one_line

FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

OWN_LAYERS: Final = ("__main__", "bot", "cogs", "games", "matches", "storage")
"""The loggers of this program, which keep to the rule that secrets are never logged."""


CONNECTING: Final = ("discord.client", "discord.shard")
"""The loggers that write a whole traceback whenever the connection is lost."""


class InOneLine(logging.Filter):
    """Tells of a lost connection in one line, without the way through the library."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (*DISCORD_TROUBLE, OSError)):
            record.msg, record.args = f"{record.getMessage()} ({in_one_line(error)})", ()
            record.exc_info = None
        return True


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
    for name in CONNECTING:
        logging.getLogger(name).addFilter(InOneLine())
