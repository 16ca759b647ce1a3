"""Routes about the bot itself and the guilds it is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.applications import application_payload
from playground.payloads.channels import channel_payload
from playground.payloads.guilds import guild_payload
from playground.payloads.users import member_payload, own_user_payload, role_payload, user_payload
from playground.protocol.errors import MISSING_ACCESS, UNKNOWN_MEMBER, DiscordError
from playground.rest.routes import Answer, Call, Route

if TYPE_CHECKING:
    from playground.state.model import Guild


def own_account(call: Call) -> Answer:
    """Return the bot's user."""
    return own_user_payload(call.bot.user)


def own_application(call: Call) -> Answer:
    """Return the bot's application."""
    inside = [one for one in call.state.guilds.values() if call.bot.user.id in one.members]
    return application_payload(call.bot, len(inside))


def gateway(_call: Call) -> Answer:
    """Where the gateway is."""
    return {"url": "wss://gateway.discord.gg"}


def gateway_for_bots(call: Call) -> Answer:
    """Where the gateway is, and how many shards are advised."""
    _ = call.bot
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": "wss://gateway.discord.gg", "shards": 1, "session_start_limit": limit}


def a_user(call: Call) -> Answer:
    """Anybody's account."""
    _ = call.bot
    return user_payload(call.state.user(call.id("user_id")))


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
    """One member of a guild."""
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
        if one.thread_details and not one.thread_details.archived and call.state.can_see(bot, one)
    ]
    members = [one.pop("member") for one in threads if "member" in one]
    return {"threads": threads, "members": members, "has_more": False}


ROUTES = (
    Route("GET", "/users/@me", own_account),
    Route("GET", "/users/{user_id}", a_user),
    Route("GET", "/oauth2/applications/@me", own_application),
    Route("GET", "/applications/@me", own_application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_for_bots),
    Route("GET", "/guilds/{guild_id}", a_guild),
    Route("GET", "/guilds/{guild_id}/channels", its_channels),
    Route("GET", "/guilds/{guild_id}/roles", its_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", its_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
)
