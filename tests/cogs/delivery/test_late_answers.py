"""A step of a menu that comes late, over a hand that shows a later move, does not stay there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

import pytest
from typing_extensions import override

from matches.workers.processes import Priority
from tests.support.evenings.evening import evening, picture_on
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


T = TypeVar("T")
Ts = TypeVarTuple("Ts")

ANSWER = ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}")


class Unhurried(Threads):
    """Draws what somebody has asked for only while it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = asyncio.Event()
        self.may_draw.set()

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if priority is Priority.ASKED:
            await self.may_draw.wait()
        return await super().run(function, *arguments, priority=priority)


@pytest.mark.parametrize("is_lost", [False, True], ids=["in order", "lost"])
async def test_a_step_of_a_menu_that_was_drawn_for_long_gives_way_to_the_move_made_meanwhile(
    tmp_path: Path, *, is_lost: bool
) -> None:
    drawing = Unhurried()
    async with evening(tmp_path, workers=drawing) as table:
        await table.open_table("all_aboard", *table.people)
        await table.restart()  # no picture is at hand
        (first,) = table.acting()
        hand = table.hand(first)
        drawing.may_draw.clear()
        asked = first.client.use(hand.message, hand.buttons[0].custom_id)
        await table.world.until(lambda: asked.response)
        ((_, animal), *_) = await first.complete("allaboard board", "animal", "", at=first.dm)
        await first.slash("allaboard board", at=first.dm, animal=animal, boat="1")
        await table.world.until(lambda: picture_on(table.hand(first)) == "hand-1.png")
        if is_lost:
            table.world.lose(*ANSWER)
        drawing.may_draw.set()
        await table.settle()
        assert picture_on(table.hand(first)) == "hand-1.png"
