"""A process that stands still, and goes on in the middle of a showing, brings no past back."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from cogs.delivery.reconciler import Delivery
from storage.leases import LEASE
from tests.support.evenings.answers import answer_all, move_by_hand
from tests.support.evenings.evening import picture_on
from tests.support.evenings.pair import pair
from tests.support.stores.tables import spoil

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import pytest

    from storage.address import PostgresAddress
    from tests.support.evenings.pair import Pair


@asynccontextmanager
async def standing_still(
    both: Pair, place: PostgresAddress, patch: pytest.MonkeyPatch
) -> AsyncIterator[None]:
    """Let the process of direct messages stop in this block, after it has read what to show.

    Its lease is over then.
    """
    bot, stopped, goes_on = both.of_dms, asyncio.Event(), asyncio.Event()
    assert isinstance(bot.delivery, Delivery)
    table = bot.delivery._table
    comes_down = table.comes_down

    async def looking(*about: Any, **named: Any) -> bool:
        stopped.set()
        await goes_on.wait()
        return await comes_down(*about, **named)

    try:
        patch.setattr(table, "comes_down", looking)
        bot.claim_abandoned.cancel()
        await move_by_hand(both.world, *both.people)
        await both.world.until(stopped.is_set)
        patch.setattr(bot.store.outbox, "_now", lambda: time.monotonic() + LEASE)
        spoil(place, "UPDATE unshown SET held_until = 0")
        yield
    finally:
        goes_on.set()


async def move_from_the_channel(both: Pair) -> None:
    """Let who is to act move by the hand that the other process answers with."""
    (waits_for,) = [one for one in both.table().text.splitlines() if one.startswith("Waiting")]
    (player,) = [one for one in both.people if one.name in waits_for]
    await answer_all(player, await player.press("My hand", on=both.table()))


async def test_what_was_read_before_a_standstill_is_not_shown_after_it(
    postgres: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(postgres) as both:
        await both.open_table("all_aboard")
        async with standing_still(both, postgres, monkeypatch):
            await both.world.until(lambda: picture_on(both.table()) == "table-1.png")
            await move_from_the_channel(both)
            await both.world.until(lambda: picture_on(both.table()) == "table-2.png")
            await both.of_server.delivery.wait_until_shown()
            shown = set[str]()
            both.world.state.changes.listeners.append(lambda _: shown.add(picture_on(both.table())))
        await both.settle()
        assert shown <= {"table-2.png"}
