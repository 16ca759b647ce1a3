"""Logging: levels and form of the log; no level writes a seed, hand or token."""

from __future__ import annotations

import logging
import math
import re
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import structlog
from typing_extensions import override

from bot.connecting import DISCORD_TROUBLE, in_one_line
from storage.errors import StorageError

if TYPE_CHECKING:
    from structlog.typing import Processor

OWN_LAYERS: Final = ("__main__", "bot", "cogs", "games", "matches", "storage")
"""The loggers of this program, which keep to the rule that secrets are never logged."""


TALKING_TO_DISCORD: Final = ("discord.client", "discord.shard", "discord.app_commands.tree")
"""The loggers that write a whole traceback whenever the connection or an answer is lost."""

AWAY_TOLD_EVERY: Final = 60.0
"""Seconds between two lines of the log that say that the database is away."""


class InOneLine(logging.Filter):
    """Tells of a lost connection in one line, without the way through the library.

    It is no fault: connections come back by themselves, and health says if they do not.
    """

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (*DISCORD_TROUBLE, OSError)):
            record.msg, record.args = f"{record.getMessage()} ({in_one_line(error)})", ()
            record.exc_info = None
            if record.levelno > logging.WARNING:
                record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


class StorageAway(logging.Filter):
    """Tells once a minute, in one line, that the database is away: every task there is meets it."""

    def __init__(self) -> None:
        super().__init__()
        self._told = -math.inf

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        about = record.args if isinstance(record.args, tuple) else ()
        raised = record.exc_info[1] if record.exc_info else None
        away = next((one for one in (raised, *about) if isinstance(one, StorageError)), None)
        if away is None:
            return True
        if record.created - self._told < AWAY_TOLD_EVERY:
            return False
        self._told = record.created
        record.msg, record.args, record.exc_info = str(away), (), None
        return True


Form: TypeAlias = Literal["text", "json"]
"""A line for people, or one JSON object a line for programs that collect logs."""


def configure_logs(level: str, form: Form = "text") -> None:
    """Set up the log at `level`, such as "DEBUG", without secrets.

    Every line ends with (in JSON: has fields for) the `interaction` and the `match` it is about,
    as far as known: the code that begins to answer or to show something binds them with structlog.

    At DEBUG libraries write whole requests (hands, and tokens that answer for the bot) and whole
    function calls (matches with their seeds). So theirs begins at INFO, whatever ours begins at.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form))
    handler.addFilter(StorageAway())
    logging.basicConfig(handlers=[handler])
    chosen = logging.getLevelNamesMapping()[level]
    logging.getLogger().setLevel(max(chosen, logging.INFO))
    for layer in OWN_LAYERS:
        logging.getLogger(layer).setLevel(chosen)
    for name in TALKING_TO_DISCORD:
        logging.getLogger(name).addFilter(InOneLine())


def formatter(form: Form) -> logging.Formatter:
    """Return what writes a record of the standard library's logging in that form.

    A traceback stands in the line as plain text: structlog's own would tell local variables, and
    those hold hands.
    """
    if form == "text":
        return _Text()
    known: tuple[Processor, ...] = (
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=known,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


STEERING: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What steers a terminal: control characters but for tabs and ends of lines, and directions."""


def harmless(text: str) -> str:
    r"""Return a text whose words may be a player's as a terminal may show it.

    >>> harmless("Ann\x1b[2J says hello")
    'Ann\\x1b[2J says hello'
    """
    return STEERING.sub(lambda found: ascii(found[0])[1:-1], text)


class _Text(logging.Formatter):
    """A line for people: time, level, logger, what is said, and in brackets what it is about."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    @override
    def format(self, record: logging.LogRecord) -> str:
        return harmless(super().format(record))

    @override
    def formatMessage(self, record: logging.LogRecord) -> str:
        about = structlog.contextvars.get_contextvars()
        ids = " ".join(f"{name}={value}" for name, value in about.items())
        return super().formatMessage(record) + (f" [{ids}]" if ids else "")
