"""What a process goes on with that stood still: no request about a match that it holds no more."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.requests import check_holding, while_held
from matches.ports import ShownElsewhereError


async def test_no_request_goes_about_a_match_that_is_not_held_any_more() -> None:
    held = [True]
    with while_held(lambda: held[0]):
        await check_holding()
        held[0] = False
        with pytest.raises(ShownElsewhereError):
            await asyncio.create_task(check_holding())
    await check_holding()


async def test_what_outlives_a_showing_is_free_again() -> None:
    over = asyncio.Event()

    async def later() -> None:
        await over.wait()
        await check_holding()

    with while_held(lambda: False):
        task = asyncio.create_task(later())
    over.set()
    await task
