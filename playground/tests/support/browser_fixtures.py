"""Fixtures of the browser's tests; a file asks for them by `pytest_plugins`.

They stand apart from the other fixtures because a browser's library takes a second to import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from playground.tests.support.browser import Stage, chromium, staged
from playground.tests.support.toys import open_toys

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium for all the tests of a file."""
    async with chromium() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def toys(browser: Browser) -> AsyncIterator[Stage]:
    """The sample server with the toy bot."""
    async with staged(browser, open_toys, Stage) as opened:
        yield opened
