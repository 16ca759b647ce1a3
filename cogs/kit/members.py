"""Members: who is still in a server, asked of Discord, as it tells a bot of nobody who leaves.

It would with the members' intent, which is privileged. Many at once are asked for over the gateway,
which takes no request; see Gateway Events, "Request Guild Members".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NOT_THERE: Final = frozenset({10007, 10013})
"""Discord's error codes for an unknown member, and for an unknown user."""
ASKED_AT_ONCE: Final = 100
"""Discord's limit."""


async def has_left(guild: discord.Guild | None, user_id: int) -> bool:
    """Tell whether a user has left a server; as long as Discord does not say so, they are there."""
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in NOT_THERE
    except (discord.DiscordException, OSError):
        return False
    return False


async def leavers(guild: discord.Guild | None, user_ids: Iterable[int]) -> list[int]:
    """Return those of some users who have left a server."""
    return [one for one in user_ids if await has_left(guild, one)]


async def not_found(guild: discord.Guild, user_ids: Sequence[int]) -> set[int] | None:
    """Return those of some users whom the gateway does not find in a server: they may have left.

    None if it does not answer.
    """
    missing: set[int] = set()
    for first in range(0, len(user_ids), ASKED_AT_ONCE):
        asked = [*user_ids[first : first + ASKED_AT_ONCE]]
        try:
            found = await guild.query_members(user_ids=asked, limit=ASKED_AT_ONCE, cache=False)
        except (discord.DiscordException, TimeoutError, RuntimeError, OSError):
            return None
        missing |= {*asked} - {one.id for one in found}
    return missing
