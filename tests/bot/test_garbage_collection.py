"""Memory: what only refers to itself does not pile up."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from bot.garbage_collection import settle

if TYPE_CHECKING:
    from collections.abc import Iterator


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
