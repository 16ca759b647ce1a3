"""Private answers that show a match, and must not go on showing what is covered up later."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.retries import is_refused

if TYPE_CHECKING:
    from cogs.delivery.pending import Update
    from cogs.kit.host import Renewal
    from matches.match import Match

log = logging.getLogger(__name__)

PRIVATE_ANSWERS_KEPT: Final = 500
"""Private answers that can still be brought up to date; each holds an interaction."""


class PrivateAnswers:
    """How the private answers that were given last are brought up to date."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, Renewal]] = deque(maxlen=PRIVATE_ANSWERS_KEPT)

    def remember(self, match_id: int, renew: Renewal) -> None:
        """Keep a private answer about a match."""
        self._kept.append((match_id, renew))

    def about(self, match_id: int) -> list[Renewal]:
        """Return how to renew the answers about a match, oldest first."""
        return [renew for kept, renew in self._kept if kept == match_id]


async def renew_answer(renew: Renewal, match: Match, update: Update) -> None:
    """Bring a private answer up to date, unless its interaction is over by now.

    Raises:
        discord.HTTPException: if that fails for a reason that may pass.
    """
    try:
        await renew(match)
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        log.info("match %s: a private answer stays as it is: %s", match.id, error)
    update.renewed(renew)
