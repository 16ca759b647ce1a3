"""Fixtures of the browser's tests; a file asks for them by `pytest_plugins`.

They stand apart from the other fixtures because a browser's library takes a second to import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from playground import PATIENCE
from playground.tests.support.toys import open_toys
from tests.support.page.page import chromium, staged

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest
    from playwright.async_api import Browser

    from tests.support.page.page import Stage


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium for all the tests of a file."""
    async with chromium() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def stage(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """The sample server with the real bot."""
    monkeypatch.setattr("bot.plug.try_game.DEAL_TIMEOUT", PATIENCE)  # on a busy machine, too
    async with staged(browser, tmp_path / "gangway.db") as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def toys(browser: Browser, tmp_path: Path) -> AsyncIterator[Stage]:
    """The sample server with the toy bot."""
    async with staged(browser, tmp_path / "none.db", open_toys) as opened:
        yield opened
