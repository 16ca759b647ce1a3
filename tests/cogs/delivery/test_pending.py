"""Pending updates: what happens before a match is shown is shown at one go, and once."""

from __future__ import annotations

from cogs.delivery.plans import PendingUpdate, Update
from cogs.kit.messages.layouts import PictureInPlace


def test_what_happens_meanwhile_is_shown_together() -> None:
    first, second = PictureInPlace("a.png", "A"), PictureInPlace("b.png", "B")
    pending = PendingUpdate(is_due=True)
    pending.update.add(Update(pictures={1: first}, covers_up=True))
    pending.update.add(Update(fresh_table=True))
    pending.update.add(Update(pictures={2: second}))
    pending.update.add(Update())
    assert pending.take() == Update(
        fresh_table=True, pictures={1: first, 2: second}, covers_up=True
    )
    assert not pending.is_due


def test_nothing_is_shown_twice() -> None:
    pending = PendingUpdate()
    pending.update.add(Update(covers_up=True))
    pending.urgent.set()
    pending.take()
    assert pending.take() == Update()
    assert not pending.urgent.is_set()
