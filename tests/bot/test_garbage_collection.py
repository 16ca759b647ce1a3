"""Memory: what only refers to itself does not pile up."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from bot.garbage_collection import settle
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Circle:
    """Stands for a layout: its parts know it, and it knows its parts."""

    def __init__(self) -> None:
        self.part = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_hardly_a_thousand_dead_objects_wait_to_be_found() -> None:
    settle()
    made = [ref(Circle()) for _ in range(5_000)]
    assert sum(circle() is not None for circle in made) <= 1_000


async def test_moves_leave_nothing_that_must_be_looked_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in range(2):  # what is made once may be such a circle
            await table.move()
        await table.settle()
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                await table.move()
                await table.settle()
            assert gc.collect() == 0
        finally:
            gc.enable()
