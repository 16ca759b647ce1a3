"""Events of the gateway: only those asked for are read, and one that cannot be read ends nothing.

The library lets whatever its parsers raise end the connection of the shard, and with it the bot:
one odd event of one server would take every server along, again after each start if it comes with
the connection.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, MutableMapping

log = logging.getLogger(__name__)

CONNECTING: Final = frozenset({"READY", "RESUMED"})
"""Without these there is no connection: what is wrong with them has to end it."""
INTERACTION: Final = "INTERACTION_CREATE"
"""It has a guard of its own: see `bot.interaction_schema`."""
READ: Final = CONNECTING | {
    INTERACTION,
    # Of the intent for servers, what the cache keeps or a cog listens to.
    *("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"),
    *("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE"),
    *("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"),
    *("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"),
    *("THREAD_LIST_SYNC", "THREAD_MEMBER_UPDATE", "THREAD_MEMBERS_UPDATE"),
    # Of the intent for messages in servers; edits are our own, several a move, and told to nobody.
    *("MESSAGE_CREATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"),
    # Without any intent: the bot itself, and members that it has asked for.
    *("USER_UPDATE", "GUILD_MEMBER_UPDATE", "GUILD_MEMBERS_CHUNK"),
}
"""Discord, "Gateway Intents": https://discord.com/developers/docs/events/gateway#gateway-intents"""


def guard(parsers: MutableMapping[str, Callable[[Any], None]], unreadable: Counter[str]) -> None:
    """Keep the parsers of what is read, and count by name what they cannot read."""
    for event, parse in [*parsers.items()]:
        if event not in READ:
            del parsers[event]
        elif event not in CONNECTING | {INTERACTION}:
            parsers[event] = _guarded(event, parse, unreadable)


def _guarded(
    event: str, parse: Callable[[Any], None], unreadable: Counter[str]
) -> Callable[[Any], None]:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:  # noqa: BLE001 - whatever the library makes of it
            unreadable[event] += 1
            count = unreadable[event]
            if count & (count - 1) == 0:  # the first, second, fourth …: they may come in thousands
                kind = type(error).__name__
                log.warning("%s could not be read and was left out (%d): %s", event, count, kind)

    return read
