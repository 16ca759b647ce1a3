"""Discord's permission bits, and what a member may do in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.state.model import Channel, Guild, Membership

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
    "USE_EXTERNAL_APPS": 1 << 50,
    "PIN_MESSAGES": 1 << 51,
}
EVERYTHING = (1 << 52) - 1


def bits(names: int | Iterable[str]) -> int:
    """Return the number for permission names such as "SEND_MESSAGES"; numbers pass through."""
    if isinstance(names, int):
        return names
    total = 0
    for name in [names] if isinstance(names, str) else names:
        total |= BITS[name.upper()]
    return total


EVERYBODY = bits(
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
    )
)
IN_PRIVATE = EVERYBODY | bits(("USE_EXTERNAL_APPS", "MENTION_EVERYONE"))


def in_guild(guild: Guild, member: Membership) -> int:
    """Return what the roles of a member allow, before any channel has its say."""
    if guild.owner.id == member.user.id:
        return EVERYTHING
    allowed = guild.roles[guild.id].permissions
    for role_id in member.roles:
        allowed |= guild.roles[role_id].permissions
    return EVERYTHING if allowed & BITS["ADMINISTRATOR"] else allowed


def in_channel(channel: Channel, user_id: int) -> int:
    """Return what a user may do in a channel; threads follow their parent, strangers get 0."""
    guild = channel.guild
    if guild is None:
        return IN_PRIVATE if user_id in channel.recipients else 0
    member = guild.members.get(user_id)
    if member is None:
        return 0
    allowed = in_guild(guild, member)
    if allowed == EVERYTHING:
        return allowed
    where = channel.parent or channel
    return _overwritten(where, member, allowed) if where.overwrites else allowed


def _overwritten(channel: Channel, member: Membership, allowed: int) -> int:
    """Apply a channel's overwrites in Discord's order: everyone, roles together, the member."""
    guild = channel.guild
    everyone = channel.overwrites.get(guild.id) if guild else None
    if everyone:
        allowed = allowed & ~everyone.deny | everyone.allow
    roles = [channel.overwrites[role] for role in member.roles if role in channel.overwrites]
    for role in roles:
        allowed &= ~role.deny
    for role in roles:
        allowed |= role.allow
    own = channel.overwrites.get(member.user.id)
    if own:
        allowed = allowed & ~own.deny | own.allow
    # Who cannot see a channel can do nothing there.
    return allowed if allowed & BITS["VIEW_CHANNEL"] else 0
