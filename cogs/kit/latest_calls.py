"""Latest calls: each player's last interaction, which allows a private message for some minutes."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from cogs.kit.failures import may_pass
from matches.sharing import BoundedDict

log = logging.getLogger(__name__)

LATEST_CALLS_KEPT: Final = 500
"""Players whose latest interaction can be answered once more."""


class LatestCalls:
    """The latest interactions of the players who were heard last."""

    def __init__(self) -> None:
        self._followups: BoundedDict[int, discord.Webhook] = BoundedDict(LATEST_CALLS_KEPT)
        """Their webhooks; the interaction itself would keep its message in memory."""

    def listen(self, call: discord.Interaction[Any]) -> None:
        """Keep a player's latest interaction."""
        self._followups[call.user.id] = call.followup

    async def tell(self, user_id: int, line: str, match_id: int) -> None:
        """Say something privately to a player, if Discord still lets us.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        followup = self._followups.get(user_id)
        if followup is None:
            return
        try:
            await followup.send(line, ephemeral=True)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("match %s: a player could not be told so: %s", match_id, error)
