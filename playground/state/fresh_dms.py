"""How many direct messages a bot has lately opened with people it had not written to before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.errors import OPENING_TOO_FAST, DiscordError

if TYPE_CHECKING:
    from playground.state.clock import Clock
    from playground.state.model import User


class FreshDms:
    """The openings of each bot; there is no limit unless `most` is set.

    Discord gives no figure: about ten a minute are reported to pass.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._opened: dict[tuple[int, int], float] = {}
        self.most: int | None = None
        self.per = 60.0

    def count(self, bot: User, person: User) -> None:
        """Note an opening; one that was opened before is free.

        Raises:
            DiscordError: (40003) if it is one too many.
        """
        if (bot.id, person.id) in self._opened:
            return
        now = self._clock.now()
        times = [when for (who, _), when in self._opened.items() if who == bot.id]
        recent = sum(now - when < self.per for when in times)
        if self.most is not None and recent >= self.most:
            raise DiscordError(OPENING_TOO_FAST)
        self._opened[bot.id, person.id] = now
