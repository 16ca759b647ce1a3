"""The page's bot: why it cannot start, and what is not said of it."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord
import pytest

from playground import CannotStart
from playground.tests.support.page import visit
from playground.tests.support.toys import open_toys

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from aiohttp import BaseConnector

    from playground import OpenBot
    from playground.tests.support.toys import Toys


@asynccontextmanager
async def without_paper(_connector: BaseConnector) -> AsyncIterator[Toys]:
    """Open no bot, and say why in a sentence."""
    raise CannotStart("There is no paper.")
    yield


@asynccontextmanager
async def by_mistake(_connector: BaseConnector) -> AsyncIterator[Toys]:
    """Open no bot, for no reason that anybody has thought of."""
    raise LookupError("paper")
    yield


@pytest.mark.parametrize(
    ("open_bot", "why"), [(without_paper, "There is no paper."), (by_mistake, "paper")]
)
async def test_a_bot_that_cannot_start_is_shown_with_the_reason(
    open_bot: OpenBot, why: str
) -> None:
    async with visit(open_bot=open_bot) as page:
        assert not page.site.bot_runner.online
        assert f"The bot is offline: {why}" in await page.room()


async def test_a_bot_is_stopped_and_started_again() -> None:
    async with visit() as page:
        headers = {"Origin": page.address}
        for verb, said in (("stop", "The bot is offline"), ("start", "The bot is online")):
            async with page.session.post(f"{page.address}/bot/{verb}", headers=headers) as done:
                assert done.status == 200
            assert said in await page.room()


async def test_a_bot_of_its_own_is_not_started_or_stopped_from_the_page() -> None:
    async with visit(open_bot=None) as page:
        text = await page.room()
        assert "The bot is offline" in text
        assert "Start the bot" not in text


async def test_a_busy_machine_is_not_called_a_gateway_that_answers_late(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    said_by = logging.getLogger("discord.gateway")
    monkeypatch.setattr(said_by, "disabled", False)  # other tests may have left it otherwise
    monkeypatch.setattr(said_by, "propagate", True)
    caplog.set_level(logging.WARNING, "discord.gateway")
    async with visit(open_bot=open_toys) as page:
        bot = page.site.bot_runner.bot
        assert isinstance(bot, discord.Client)
        beating = bot.ws._keep_alive
        assert beating
        beating._last_send -= 60
        beating.ack()
        assert beating.latency > 10
        assert "Can't keep up" not in caplog.text
    beating.ack()
    assert "Can't keep up" in caplog.text, "elsewhere the library says so"
