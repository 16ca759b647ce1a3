"""Routes of the guilds a bot is in.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.channels import channel_payload
from playground.payloads.guilds import guild_payload
from playground.payloads.users import member_payload, role_payload
from playground.protocol.errors import MISSING_ACCESS, UNKNOWN_MEMBER, DiscordError
from playground.rest.routes import Answer, Call, Route
from playground.state.permissions import can_see

if TYPE_CHECKING:
    from playground.state.model import Guild


def _guild(call: Call) -> Guild:
    guild = call.state.guild(call.id("guild_id"))
    if call.bot.user.id not in guild.members:
        raise DiscordError(MISSING_ACCESS)
    return guild


def a_guild(call: Call) -> Answer:
    """Return a guild the bot is in."""
    guild = _guild(call)
    payload = guild_payload(guild)
    if call.query.get("with_counts") in ("1", "true", "True"):
        payload |= {"approximate_member_count": len(guild.members), "approximate_presence_count": 1}
    return payload


def its_channels(call: Call) -> Answer:
    """Return a guild's channels, without threads."""
    channels = _guild(call).channels.values()
    return [channel_payload(one) for one in channels if one.thread_details is None]


def its_roles(call: Call) -> Answer:
    """Return a guild's roles."""
    return [role_payload(one) for one in _guild(call).roles.values()]


def its_member(call: Call) -> Answer:
    """Return a member of a guild.

    Raises:
        DiscordError: if there is none with that id.
    """
    member = _guild(call).members.get(call.id("user_id"))
    if member is None:
        raise DiscordError(UNKNOWN_MEMBER)
    return member_payload(member)


def active_threads(call: Call) -> Answer:
    """Return a guild's threads that are not archived."""
    bot = call.bot.user
    threads = [
        channel_payload(one, bot.id)
        for one in _guild(call).channels.values()
        if one.thread_details and not one.thread_details.archived and can_see(bot, one)
    ]
    members = [one.pop("member") for one in threads if "member" in one]
    return {"threads": threads, "members": members, "has_more": False}


ROUTES = (
    Route("GET", "/guilds/{guild_id}", a_guild),
    Route("GET", "/guilds/{guild_id}/channels", its_channels),
    Route("GET", "/guilds/{guild_id}/roles", its_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", its_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
)
