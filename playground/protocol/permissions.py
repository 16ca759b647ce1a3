"""Discord's permissions by name, as the bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BITS = {
    "CREATE_INSTANT_INVITE": 1 << 0,
    "KICK_MEMBERS": 1 << 1,
    "BAN_MEMBERS": 1 << 2,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_AUDIT_LOG": 1 << 7,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "CHANGE_NICKNAME": 1 << 26,
    "MANAGE_NICKNAMES": 1 << 27,
    "MANAGE_ROLES": 1 << 28,
    "MANAGE_WEBHOOKS": 1 << 29,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "MODERATE_MEMBERS": 1 << 40,
    "SEND_POLLS": 1 << 49,
    "USE_EXTERNAL_APPS": 1 << 50,
    "PIN_MESSAGES": 1 << 51,
}
ALL_PERMISSIONS = (1 << 52) - 1


def bits(names: int | Iterable[str]) -> int:
    """Return the number for names of permissions; numbers pass through.

    Raises:
        KeyError: for a name that is none.

    >>> bits(("VIEW_CHANNEL", "send_messages"))
    3072
    """
    if isinstance(names, int):
        return names
    total = 0
    for name in [names] if isinstance(names, str) else names:
        total |= BITS[name.upper()]
    return total


DEFAULT_PERMISSIONS = bits(
    (
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "SEND_MESSAGES_IN_THREADS",
        "CREATE_PUBLIC_THREADS",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "USE_APPLICATION_COMMANDS",
        "ADD_REACTIONS",
        "SEND_POLLS",
    )
)
DM_PERMISSIONS = DEFAULT_PERMISSIONS | bits(("USE_EXTERNAL_APPS", "MENTION_EVERYONE"))
"""What a person may do in direct messages."""
APPLICATION_DM_PERMISSIONS = bits(
    ("ATTACH_FILES", "EMBED_LINKS", "MENTION_EVERYONE", "USE_EXTERNAL_EMOJIS")
)
"""What an interaction in direct messages tells its application that it may do; no more."""
APPLICATION_ALWAYS_MAY = bits(("ATTACH_FILES", "EMBED_LINKS"))
"""What an application without a bot in the server may do beyond @everyone (api-docs#5316)."""
