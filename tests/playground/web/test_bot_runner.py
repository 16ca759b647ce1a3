"""A bot that cannot start says why."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from tests.playground.support.page import opened_site

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_a_bot_that_cannot_start_is_shown_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    file.write_text("This is no database. " * 100)
    async with opened_site(file) as site:
        assert not site.bot_runner.online
        chair, table = site.chairs[0], site.chairs[0].person.client.channels()[0]
        assert "offline" in site.renderer.part("bot", chair, table)
        assert site.bot_runner.trouble in site.renderer.part("bot", chair, table)
        assert site.bot_runner.trouble


async def test_a_second_playground_on_the_same_database_says_why_it_cannot_start(
    tmp_path: Path,
) -> None:
    file = tmp_path / "kept.db"
    async with opened_site(file) as first, opened_site(file) as second:
        assert first.bot_runner.online
        assert not second.bot_runner.online
        assert "in use by another program" in second.bot_runner.trouble


async def test_a_busy_machine_is_not_called_a_gateway_that_answers_late(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    said_by = logging.getLogger("discord.gateway")
    monkeypatch.setattr(said_by, "disabled", False)  # other tests may have left it otherwise
    monkeypatch.setattr(said_by, "propagate", True)
    caplog.set_level(logging.WARNING, "discord.gateway")
    async with opened_site(tmp_path / "kept.db") as site:
        bot = site.bot_runner.bot
        assert isinstance(bot, discord.AutoShardedClient)
        beating = bot.shards[0]._parent.ws._keep_alive
        assert beating
        beating._last_send -= 60
        beating.ack()
        assert beating.latency > 10
        assert "Can't keep up" not in caplog.text
    beating.ack()
    assert "Can't keep up" in caplog.text, "elsewhere the library says so"
