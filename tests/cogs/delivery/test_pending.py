"""Pending updates: what happens before a match is shown is shown at one go, and once."""

from __future__ import annotations

from cogs.delivery.pending import PendingUpdate, Update
from games.kit.game import event

FIRST, SECOND = (event("boarded"),), (event("sailed"), event("landed"))


def test_what_happens_meanwhile_is_shown_together_in_order() -> None:
    pending = PendingUpdate(is_due=True)
    pending.add(FIRST)
    pending.add(fresh_table=True)
    pending.add(SECOND)
    pending.add()
    assert pending.take() == Update((FIRST, SECOND), fresh_table=True)
    assert not pending.is_due


def test_nothing_is_shown_twice() -> None:
    pending = PendingUpdate()
    pending.add(FIRST)
    pending.urgent.set()
    pending.take()
    assert pending.take() == Update()
    assert not pending.urgent.is_set()
