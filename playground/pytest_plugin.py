"""The fixture `discord_playground`, for the tests of any bot; `pytest11` names this module.

async def test_ping_is_answered(discord_playground):
    await discord_playground.start(make_bot)
    anna = discord_playground.member("Anna")
    assert (await anna.slash("ping")).content == "Pong!"
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

try:
    import pytest_asyncio
except ModuleNotFoundError:  # without the extra `pytest` there is no fixture, and no trouble
    pass
else:

    @pytest_asyncio.fixture
    async def discord_playground() -> AsyncIterator[World]:
        """Open a Discord for one test: a server with people, to which `start` brings a bot."""
        async with World.open() as world:
            yield world
