"""Private copies of hands: at most one for each seat, and a single line once its player has moved.

Only the token of its interaction edits a private answer, for fifteen minutes. So copies are kept
with their interactions, in memory; one from before a restart stays until its player dismisses it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.failures import is_refused
from cogs.kit.messages import layouts
from games.kit.game import Seat
from matches.bounded import BoundedDict

if TYPE_CHECKING:
    from cogs.kit.bot import Bot, Call
    from matches.match import Match

log = logging.getLogger(__name__)

COPIES_KEPT: Final = 500
"""Private hands that can still be shrunk; each holds an interaction."""


class PrivateCopies:
    """The private hands that were opened last."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._copies: BoundedDict[tuple[int, Seat], Call] = BoundedDict(COPIES_KEPT)
        """By match and seat."""
        self._asking: set[tuple[int, Seat]] = set()
        """Those that offer moves."""

    async def opened(self, call: Call, match: Match, seat: Seat) -> None:
        """Keep a hand that a call has opened, and take the one away that was opened before."""
        earlier = self._copies.pop((match.id, seat), None)
        self._copies[match.id, seat] = call
        self._asking.discard((match.id, seat))
        if seat in match.to_act():
            self._asking = {*(self._asking & self._copies.keys()), (match.id, seat)}
        if earlier is None:
            return
        try:
            await earlier.delete_original_response()
        except discord.HTTPException as error:
            log.info("match %s: an earlier private hand stays: %s", match.id, error)

    def answered(self, match: Match, seat: Seat) -> None:
        """Note that a copy is not to be shrunk: the answer to a press on it replaces it."""
        self._asking.discard((match.id, seat))

    async def shrink(self, match: Match) -> None:
        """Shrink the hands of those who have moved.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        for seat in map(Seat, range(len(match.players))):
            one = match.id, seat
            if one in self._asking and one in self._copies and seat not in match.to_act():
                self._asking.discard(one)
                await self._shrink(self._copies[one], match, seat)

    async def _shrink(self, call: Call, match: Match, seat: Seat) -> None:
        voice = await self._bot.known_users.voice(match, seat)
        try:
            await call.edit_original_response(view=layouts.shrunk(match, voice), attachments=[])
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a private hand stays as it is: %s", match.id, error)
