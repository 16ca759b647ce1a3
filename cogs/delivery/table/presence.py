"""Presence: who is at the table just now, with their hand before them, and needs no call.

A lively table needs no ping at each move. Whoever has moved a moment ago is called only if they let
some time go by once it is their turn again. What is known of this is known to one process alone;
without it players are called at once, as they are after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from matches.caching import BoundedDict
from matches.preferences import ALWAYS, NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from matches.match import Match
    from matches.wakeups import Clock, Timer

PRESENT: Final = 120.0
"""Seconds after a move for which its player is taken to be there."""
GRACE: Final = 20.0
"""Seconds that somebody who is there has before they are called."""
GRACE_UNDER_LOAD: Final = 60.0
"""The same where the bot sends so much that calls would keep hands and tables waiting."""
UTILISATION_UNDER_LOAD: Final = 0.5
"""The share of its requests that a bot sends then, at least."""
MATCHES_WITH_PRESENCE: Final = 5_000
"""Matches of which it is known who is there."""


@dataclass
class _Table:
    """When each seat moved last, and since when those to act have been."""

    acted: tuple[int, ...]
    moved: dict[Seat, float] = field(default_factory=dict)
    awaited: dict[Seat, float] = field(default_factory=dict)
    timer: Timer | None = None


class Presence:
    """Tells who need not be called yet, and asks again when their grace is over."""

    def __init__(self, bot: Bot, clock: Clock, refresh: Callable[[int], None]) -> None:
        self._bot = bot
        self._clock = clock
        self._refresh = refresh
        self.grace = GRACE
        """Seconds; none lets everybody be called at once."""
        self._tables: BoundedDict[int, _Table] = BoundedDict(MATCHES_WITH_PRESENCE)

    async def uncalled(self, match: Match) -> set[Seat]:
        """Return the seats that are to act and are not called now: there, or not to be called."""
        now = self._clock.now()
        table = self._hear(match, now)
        spared: set[Seat] = set()
        graces: list[float] = []
        for seat in table.awaited:
            wish, left = await self._wish(match, seat), self._grace_left(table, seat, now)
            if wish == NEVER:
                spared.add(seat)
            elif wish != ALWAYS and left > 0:
                spared.add(seat)
                graces.append(left)
        if graces and table.timer is None:
            table.timer = self._clock.later(min(graces), partial(self._ask_again, match.id))
        return spared

    def is_there(self, match_id: int, seat: Seat) -> bool:
        """Tell whether a seat has moved a moment ago."""
        table = self._tables.get(match_id)
        return table is not None and self._clock.now() - table.moved.get(seat, 0.0) <= PRESENT

    def awaits(self, match_id: int) -> bool:
        """Tell whether somebody of a match may still have to be called."""
        table = self._tables.get(match_id)
        return table is not None and table.timer is not None

    def _hear(self, match: Match, now: float) -> _Table:
        """Note who has moved since the match was looked at last, and who is to act since when."""
        table = self._tables.setdefault(match.id, _Table(match.acted))
        for seat in match.seats:
            if match.acted[seat] != table.acted[seat]:
                table.moved[seat] = now
                table.awaited.pop(seat, None)
        table.acted = match.acted
        table.awaited = {seat: table.awaited.get(seat, now) for seat in match.awaited()}
        return table

    def _grace_left(self, table: _Table, seat: Seat, now: float) -> float:
        """Return the seconds for which a seat is not called; none if its player is not there."""
        since = table.awaited[seat]
        if since - table.moved.get(seat, 0.0) > PRESENT:
            return 0.0
        left = since + self.grace - now
        if left <= 0 < self.grace and self._bot.requests_utilisation() > UTILISATION_UNDER_LOAD:
            left += GRACE_UNDER_LOAD - self.grace
        return max(0.0, left)

    async def _wish(self, match: Match, seat: Seat) -> str:
        """Return when a player wants to be called; always, where no hand comes to them."""
        known = self._bot.known_users
        user = await known.get(match.players[seat])
        if user is None:
            return ALWAYS
        wishes = await known.preferences(user.id)
        has_hand = user.dm_channel and not user.dm_closed and wishes.dms == "on"
        return wishes.calls if has_hand or wishes.calls == NEVER else ALWAYS

    def _ask_again(self, match_id: int) -> None:
        """Look whom to call once a grace is over; mostly all who were waited for have moved."""
        if table := self._tables.get(match_id):
            now, table.timer = self._clock.now(), None
            left = min((self._grace_left(table, seat, now) for seat in table.awaited), default=0.0)
            if left:
                table.timer = self._clock.later(left, partial(self._ask_again, match_id))
                return
        self._refresh(match_id)
