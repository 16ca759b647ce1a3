"""Connecting to Discord: while it cannot be reached, wait with growing pauses and try again."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route
from discord.utils import MISSING
from yarl import URL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from discord.http import HTTPClient

log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 5.0
"""Seconds before Discord is asked for the second time; every further pause is twice as long."""
LONGEST_PAUSE: Final = 300.0
"""Seconds between two attempts, at most."""
LONGEST_ANSWER: Final = 30.0
"""Seconds that Discord may take to say whether it is there."""

DISCORD_TROUBLE: Final = (
    aiohttp.ClientError,
    TimeoutError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.PrivilegedIntentsRequired,
)
"""What is raised where Discord cannot be reached, or refuses; its first line says what."""


def api_at(proxy: str) -> str:
    """Return where a proxy has Discord's API in the version that the library speaks.

    >>> api_at("http://proxy:8080")
    'http://proxy:8080/api/v10'

    Raises:
        ValueError: if that is no such address.
    """
    address = URL(proxy.rstrip("/"))
    if address.scheme not in {"http", "https"} or not address.host:
        raise ValueError("is no address like http://proxy:8080")
    if address.user or address.password or address.query_string or address.fragment:
        raise ValueError("has more than a host, a port and a path")
    version = f"/v{INTERNAL_API_VERSION}"
    if address.path not in {"", "/"} and not address.path.endswith(version):
        sentence = f"does not end in {version}, the version of Discord's API that the bot speaks"
        raise ValueError(sentence)
    return str(address if address.path.endswith(version) else address / f"api{version}")


def reach_by(api: str) -> None:
    """Send all requests to this address, those through webhooks as well."""
    Route.BASE = api


def is_unreachable(error: BaseException) -> bool:
    """Tell whether an attempt failed as there is no network, or Discord is in trouble."""
    if isinstance(error, aiohttp.WSServerHandshakeError):
        return True  # whatever answers there, it is no gateway now
    if isinstance(error, discord.HTTPException | aiohttp.ClientResponseError):
        return _is_trouble(error.status)
    return isinstance(
        error,
        OSError
        | aiohttp.ClientError
        | TimeoutError
        | discord.RateLimited
        | discord.GatewayNotFound,
    )


def _is_trouble(status: int) -> bool:
    return status >= HTTPStatus.INTERNAL_SERVER_ERROR or status == HTTPStatus.TOO_MANY_REQUESTS


def in_one_line(error: BaseException) -> str:
    """Return what an error says, or what it is called where it says nothing."""
    return str(error).partition("\n")[0] or type(error).__name__


async def persist(
    attempt: Callable[[], Awaitable[object]],
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Make an attempt until it succeeds or fails for a reason that will not pass.

    Each failure is one line in the log.

    Raises:
        Exception: what `attempt` raised, if trying again would not help.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            await attempt()
        except Exception as error:
            if not is_unreachable(error):
                raise
            reason = in_one_line(error)
            log.warning("Discord cannot be reached, trying again in %.0f s: %s", pause, reason)
        else:
            return
        await sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def look_for_discord(http: HTTPClient, token: str) -> None:
    """Check that Discord answers, by asking whose token this is; `login` judges the answer.

    The library's own login cannot be repeated: each leaves a session open.

    Raises:
        aiohttp.ClientError: if nobody answers, or Discord is in trouble.
        TimeoutError: as well, if it takes too long.
    """
    async with (
        _session(http, Authorization=f"Bot {token}") as session,
        session.get(f"{Route.BASE}/users/@me") as answer,
    ):
        if _is_trouble(answer.status):
            answer.raise_for_status()


async def look_for_gateway(http: HTTPClient, gateway: URL) -> None:
    """Connect to the gateway and leave it when it greets; nothing is identified.

    The library tries every 5 seconds, for ever, and each try begins within the one before it: after
    some hundred it breaks. So it is asked to connect when it can.

    Raises:
        aiohttp.ClientError: if nobody answers, or Discord is in trouble.
        TimeoutError: as well, if it takes too long.
    """
    async with (
        _session(http) as session,
        session.ws_connect(gateway.with_query(v=INTERNAL_API_VERSION, encoding="json")) as socket,
    ):
        greeting = await socket.receive(LONGEST_ANSWER)
        if greeting.type is not aiohttp.WSMsgType.TEXT:
            raise aiohttp.ClientConnectionError("the gateway does not greet")


def stay_at(http: HTTPClient, gateway: URL) -> None:
    """Dial this gateway wherever the library would dial Discord's own.

    It does so for every session that begins anew, whatever it was told at the start.
    """
    connect = http.ws_connect

    async def ws_connect(url: str, **how: Any) -> aiohttp.ClientWebSocketResponse:
        asked = URL(url)
        if asked.host == DiscordWebSocket.DEFAULT_GATEWAY.host:
            asked = gateway.with_query(asked.query)
        return await connect(str(asked), **how)

    http.ws_connect = ws_connect  # type: ignore[method-assign]


def _session(http: HTTPClient, **headers: str) -> aiohttp.ClientSession:
    """Return a session of our own on the library's way to Discord."""
    none_given = http.connector is MISSING
    return aiohttp.ClientSession(
        connector=None if none_given else http.connector,
        connector_owner=none_given,
        headers={"User-Agent": http.user_agent} | headers,
        timeout=aiohttp.ClientTimeout(total=LONGEST_ANSWER),
    )
