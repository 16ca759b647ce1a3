"""Routes about the bot itself, the gateway and other users.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from playground.payloads.applications import application_payload
from playground.payloads.guilds import own_guild_payload
from playground.payloads.users import own_user_payload, user_payload
from playground.rest.routes import Answer, Call, Route
from playground.state.sharding import SESSIONS_A_DAY


def own_account(call: Call) -> Answer:
    """Return the bot's user."""
    return own_user_payload(call.bot.user)


def own_application(call: Call) -> Answer:
    """Return the bot's application."""
    inside = [one for one in call.state.guilds.values() if call.bot.user.id in one.members]
    return application_payload(call.bot, len(inside))


def own_guilds(call: Call) -> Answer:
    """Return the servers that the bot is in, a page at a time, with what it is allowed there."""
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
    inside = [
        guild
        for guild in sorted(call.state.guilds.values(), key=lambda one: one.id)
        if call.bot.user.id in guild.members and guild.id > after
    ]
    return [own_guild_payload(guild, call.bot.user.id) for guild in inside[:limit]]


def gateway(call: Call) -> Answer:
    """Return where the gateway is."""
    return {"url": call.state.addresses.gateway}


def gateway_for_bots(call: Call) -> Answer:
    """Return where the gateway is, and how many shards are advised."""
    sharding, started = call.state.sharding, call.bot.sessions_started
    limit = {
        "total": SESSIONS_A_DAY,
        "remaining": max(SESSIONS_A_DAY - started, 0),
        "reset_after": 86_400_000,
        "max_concurrency": sharding.max_concurrency,
    }
    url = call.state.addresses.gateway
    return {"url": url, "shards": sharding.shards, "session_start_limit": limit}


def sounds(call: Call) -> Answer:
    """Return the sounds that every soundboard has: none here."""
    _ = call.bot
    return []


def a_user(call: Call) -> Answer:
    """Return anybody's account."""
    _ = call.bot
    return user_payload(call.state.user(call.id("user_id")))


ROUTES = (
    Route("GET", "/users/@me", own_account),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("GET", "/users/{user_id}", a_user),
    Route("GET", "/oauth2/applications/@me", own_application),
    Route("GET", "/applications/@me", own_application),
    Route("GET", "/soundboard-default-sounds", sounds),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_for_bots),
)
