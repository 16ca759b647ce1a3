"""Users, members and roles as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.encoding import Json, timestamp

if TYPE_CHECKING:
    from playground.state.model import Membership, Role, User


def user_payload(user: User) -> Json:
    """Return a user as everybody sees them."""
    payload: Json = {
        "id": str(user.id),
        "username": user.name.lower(),
        "discriminator": "0",
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if user.bot:
        payload["bot"] = True
        payload["username"] = user.name
    return payload


def own_user_payload(bot: User) -> Json:
    """Return a bot's account as it sees itself."""
    return user_payload(bot) | {
        "bot": True,
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


def member_payload(member: Membership, *, with_user: bool = True) -> Json:
    """Return a membership; messages carry it without the user."""
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": timestamp(member.joined),
        "nick": member.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        payload["user"] = user_payload(member.user)
    return payload


def role_payload(role: Role) -> Json:
    """Return a role."""
    payload: Json = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if role.managed_by is not None:
        payload["tags"] = {"bot_id": str(role.managed_by)}
    return payload
