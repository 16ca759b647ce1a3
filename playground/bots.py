"""Bots in this process: found by name, opened, and led to the playground instead of Discord."""

from __future__ import annotations

import inspect
import pkgutil
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from aiohttp import BaseConnector

OpenBot: TypeAlias = "Callable[[BaseConnector], AbstractAsyncContextManager[Bot]]"
"""Makes a bot that reaches Discord through a connector; it is closed when its block ends."""


class Bot(Protocol):
    """What can be done with a bot; `discord.Client` has both."""

    async def start(self, token: str) -> None:
        """Sign in, and stay until closed."""

    async def close(self) -> None:
        """Disconnect."""


class CannotStart(Exception):  # noqa: N818 - what a person is told
    """The bot cannot start; the sentence says what its owner can do."""


def find(name: str) -> object:
    """Import what a name such as "my_bot:make_bot" means.

    Raises:
        CannotStart: if there is no such thing.
    """
    try:
        return pkgutil.resolve_name(name)
    except (ImportError, AttributeError, ValueError) as error:
        sentence = f"{name} leads to no bot: {error}"
        raise CannotStart(sentence) from error


@asynccontextmanager
async def opened(bot: Any, connector: BaseConnector) -> AsyncIterator[Bot]:
    """Open a bot on discord.py, or on a library made from it, that connects by a connector.

    It is a client, or what gives one when called without arguments: a class or function, also one
    that is awaited or gives an asynchronous context, which is left when the bot has stopped.
    """
    client = bot() if callable(bot) else bot
    if inspect.isawaitable(client):
        client = await client
    async with AsyncExitStack() as stack:
        if client is bot and client.is_closed():
            client.clear()  # it has run before
        if hasattr(client, "__aenter__"):
            client = await stack.enter_async_context(client)
        else:
            stack.push_async_callback(client.close)
        client.http.connector = connector  # the library makes its own only where none is set
        yield client
