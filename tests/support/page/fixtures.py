"""Fixtures of the browser's tests with the real bot; a file asks for them by `pytest_plugins`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from playground import PATIENCE
from tests.support.page.page import staged

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest
    from playwright.async_api import Browser

    from tests.support.page.page import Stage

pytest_plugins = ("playground.tests.support.browser_fixtures",)


@pytest_asyncio.fixture(loop_scope="module")
async def stage(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """The sample server with the real bot."""
    monkeypatch.setattr("bot.plug.try_game.DEAL_TIMEOUT", PATIENCE)  # on a busy machine, too
    async with staged(browser, tmp_path / "gangway.db") as opened:
        yield opened
