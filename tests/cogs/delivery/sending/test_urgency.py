"""What a process goes on with that stood still: no request about a match that it holds no more."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import count
from typing import TYPE_CHECKING

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import RawTestServer

from cogs.delivery.sending.urgency import check_lease, check_requests, under_lease
from games.kit.game import IllegalMove
from matches.ports import ShownElsewhereError
from playground import InteractionFailed
from storage.leases import LEASE
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from storage.address import PostgresAddress


async def test_no_request_goes_about_a_match_that_is_not_held_any_more() -> None:
    held = [True]
    with under_lease(lambda: held[0]):
        await check_lease()
        held[0] = False
        with pytest.raises(ShownElsewhereError):
            await asyncio.create_task(check_lease())
    await check_lease()


async def test_a_request_is_not_sent_that_is_not_held_any_more_once_it_is_connected() -> None:
    came, held, trace = list[str](), [True], aiohttp.TraceConfig()

    async def hear(request: web.BaseRequest) -> web.Response:
        came.append(request.path)
        return web.Response()

    async def stand_still(*_: object) -> None:
        held[0] = False

    check_requests(trace)
    trace.on_connection_create_start.append(stand_still)
    async with (
        RawTestServer(hear) as server,
        aiohttp.ClientSession(trace_configs=[trace]) as session,
    ):
        with under_lease(lambda: held[0]), pytest.raises(ShownElsewhereError):
            await session.get(server.make_url("/late"))
        await session.get(server.make_url("/free"))
    assert came == ["/free"]


async def test_what_outlives_a_showing_is_free_again() -> None:
    over = asyncio.Event()

    async def later() -> None:
        await over.wait()
        await check_lease()

    with under_lease(lambda: False):
        task = asyncio.create_task(later())
    over.set()
    await task


@pytest.mark.parametrize("refused", [False, True])
async def test_a_press_that_was_heard_before_a_standstill_is_left_alone_without_a_fault(
    tmp_path: Path, postgres: PostgresAddress, caplog: pytest.LogCaptureFixture, *, refused: bool
) -> None:
    async def refuse(*_: object) -> None:
        raise IllegalMove("moved-on")

    async with evening(tmp_path, place=postgres) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = table.hand(player)
        if refused:
            table.bot.press_methods["move"] = refuse
        outbox = table.bot.store.outbox
        table.world.answer_within(0.3)
        outbox._now = count(10**9, LEASE).__next__
        with pytest.raises(InteractionFailed):
            await player.press(hand.buttons[0].label, on=hand)
        outbox._now = time.monotonic
        await outbox.claim_abandoned()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
