"""A process of a bot that asks Discord for as much as its limiter lets go.

It is started as `python -m tests.support.processes.asking TOKEN CHANNEL MANY`, with settings in the
environment. At the end it says how often it was refused as too often, and what else failed.
"""

from __future__ import annotations

import asyncio
import json
import sys

import discord

from bot.connecting import reach_by
from bot.settings import rate_of, read_settings
from cogs.delivery.sending.rate_limiter import RateLimiter

EVERY = 20
"""Of so many requests one posts a message: a channel takes one a second."""


async def ask(token: str, channel: int, many: int) -> None:
    """Look up a user again and again, and post now and then."""
    settings = read_settings()
    assert settings.discord_api
    reach_by(settings.discord_api)
    limiter = RateLimiter(rate_of(settings))
    client = discord.Client(intents=discord.Intents.none(), http_trace=limiter.trace())
    async with client:
        await client.login(token)
        place, me = client.get_partial_messageable(channel), client.application_id
        assert me
        outcomes = await asyncio.gather(
            *(
                place.send(str(number)) if number % EVERY == 0 else client.fetch_user(me)
                for number in range(many)
            ),
            return_exceptions=True,
        )
    failed = [repr(one) for one in outcomes if isinstance(one, BaseException)]
    sys.stdout.write(json.dumps({"refused": limiter.refusals, "failed": failed}))


if __name__ == "__main__":
    asyncio.run(ask(sys.argv[1], *map(int, sys.argv[2:])))
