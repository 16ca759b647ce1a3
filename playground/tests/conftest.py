"""What all tests of the playground share."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _discord_log_level() -> Iterator[None]:
    """Let no test leave the library's log saying more or less than it did."""
    logger = logging.getLogger("discord")
    level = logger.level
    yield
    logger.setLevel(level)
