"""Pending updates: what happens before a match is shown is shown at one go, and once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.plans import PendingUpdate, Update

if TYPE_CHECKING:
    from matches.match import Match


async def first(_match: Match) -> None:
    """Renew an answer."""


async def second(_match: Match) -> None:
    """Renew another one."""


def test_what_happens_meanwhile_is_shown_together_in_order() -> None:
    pending = PendingUpdate(is_due=True)
    pending.update.add(Update((first,)))
    pending.update.add(Update(fresh_table=True))
    pending.update.add(Update((second,)))
    pending.update.add(Update())
    assert pending.take() == Update((first, second), fresh_table=True)
    assert not pending.is_due


def test_nothing_is_shown_twice() -> None:
    pending = PendingUpdate()
    pending.update.add(Update((first,)))
    pending.urgent.set()
    pending.take()
    assert pending.take() == Update()
    assert not pending.urgent.is_set()
