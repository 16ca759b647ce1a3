"""Limits of one person, as the cogs check them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.kit.messages.clock_layout import relative
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from matches.limits import Limit


async def check_limit(call: Call, limit: Limit) -> None:
    """Count one more for the user; refuse it if there have been as many as one person may.

    Raises:
        IllegalMove: "limit-reached", which says when it goes on, or for what lasts a sentence of
            its own.
    """
    now = call.client.delivery.clock.now()
    again = await call.client.store.limits.take(call.user.id, limit, now)
    if again is not None:
        key = "limit-reached" if limit.seconds else f"limit-{limit.name}"
        raise IllegalMove(key, most=limit.most, when=relative(math.ceil(again)))
