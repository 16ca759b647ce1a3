"""What is written to the log while a proof listens, at DEBUG, as its lines would stand there."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.logs import OWN_LAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator


class Written(logging.Handler):
    """Keeps lines of the log; those of libraries from INFO on, as the bot has them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        own = record.name.partition(".")[0] in OWN_LAYERS
        if own or record.levelno >= logging.INFO:
            self.lines.append(self.format(record))

    def take(self) -> list[str]:
        """Return the lines since the last time."""
        taken, self.lines = self.lines, []
        return taken

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Keep what is written while the block lasts."""
        root = logging.getLogger()
        loggers = [root, *map(logging.getLogger, OWN_LAYERS)]
        levels = [logger.level for logger in loggers]
        root.addHandler(self)
        for logger in loggers[1:]:
            logger.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(self)
            for logger, level in zip(loggers, levels, strict=True):
                logger.setLevel(level)
