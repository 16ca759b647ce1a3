"""What a member may do in a guild and in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.permissions import (
    ALL_PERMISSIONS,
    APPLICATION_ALWAYS_MAY,
    APPLICATION_DM_PERMISSIONS,
    BITS,
    DM_PERMISSIONS,
)
from playground.protocol.types import ChannelType

if TYPE_CHECKING:
    from playground.state.model import Application, Channel, Guild, Membership, User


def permissions_in_guild(guild: Guild, member: Membership) -> int:
    """Return what the roles of a member allow, before any channel has its say."""
    if guild.owner.id == member.user.id:
        return ALL_PERMISSIONS
    allowed = guild.roles[guild.id].permissions
    for role_id in member.roles:
        allowed |= guild.roles[role_id].permissions
    return ALL_PERMISSIONS if allowed & BITS["ADMINISTRATOR"] else allowed


def permissions_in_channel(channel: Channel, user_id: int) -> int:
    """Return what a user may do in a channel; threads follow their parent, strangers get 0."""
    guild = channel.guild
    if guild is None:
        return DM_PERMISSIONS if user_id in channel.recipients else 0
    member = guild.members.get(user_id)
    if member is None:
        return 0
    allowed = permissions_in_guild(guild, member)
    if allowed == ALL_PERMISSIONS:
        return allowed
    where = channel.parent or channel
    return _overwritten(where, member, allowed) if where.overwrites else allowed


def application_permissions(channel: Channel, application: Application) -> int:
    """Return what an interaction tells its application that it may do where it was asked.

    Without its bot as a member that is what everybody may, and files and embeds beyond it.
    """
    guild = channel.guild
    if guild is None:
        return APPLICATION_DM_PERMISSIONS
    if application.user.id in guild.members:
        return permissions_in_channel(channel, application.user.id)
    anybody = _overwritten(channel.parent or channel, None, guild.roles[guild.id].permissions)
    return anybody | APPLICATION_ALWAYS_MAY


def _overwritten(channel: Channel, member: Membership | None, allowed: int) -> int:
    """Apply a channel's overwrites in Discord's order: everyone, roles together, the member."""
    guild = channel.guild
    everyone = channel.overwrites.get(guild.id) if guild else None
    if everyone:
        allowed = allowed & ~everyone.deny | everyone.allow
    if member is None:
        return allowed
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


def can_see(user: User, channel: Channel) -> bool:
    """Whether a user sees a channel; a private thread is for its members and for moderators."""
    allowed = permissions_in_channel(channel, user.id)
    if not allowed & BITS["VIEW_CHANNEL"]:
        return False
    if channel.kind is not ChannelType.PRIVATE_THREAD or channel.thread_details is None:
        return True
    return user.id in channel.thread_details.members or bool(allowed & BITS["MANAGE_THREADS"])
