"""One turn, one notification: by a hand that comes anew or by a call, and none for who waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.pace import HAND_FIRST, pace
from playground import ManualClock
from playground.protocol.types import MessageFlag
from tests.cogs.delivery.test_notices import notices
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

NIGHT = 1_795_834_800.0
"""Three in the morning in UTC, seconds since the epoch."""


def is_silent(seen: Seen) -> bool:
    return bool(seen.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)


def notified(table: Evening, person: Person) -> int:
    """Return how often a person was notified in the channel, or by a new hand."""
    calls = sum(person.name in one.mentions for one in notices(table))
    return calls + sum(not is_silent(one) for one in person.dms())


async def test_who_only_waits_gets_the_hand_silently(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        (acting,) = table.acting()
        for person in table.people:
            assert notified(table, person) == (person is acting)


async def test_who_gets_the_hand_anew_is_not_called_besides(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.table = table.world.channel("elsewhere")
        table.bot.delivery.pace = pace
        await table.open_table("abordaje", *table.people)
        clock.advance(2 * HAND_FIRST.least)
        await table.settle()
        acting = (await table.bot.store.matches.load(2)).awaited()
        assert acting
        for seat, person in enumerate(table.people):
            assert is_silent(person.dms()[-1]) == (seat not in acting)
        assert not notices(table)


async def test_in_quiet_hours_hands_and_calls_come_silently(tmp_path: Path) -> None:
    clock = ManualClock(NIGHT)
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        for person in table.people:
            await table.bot.known_users.prefer(person.id, "quiet", "22-8")
        await table.move()
        (acting,) = table.acting()
        (call,) = notices(table)
        assert is_silent(call)
        assert f"<@{acting.id}>" in call.text


async def test_a_process_that_starts_knows_whom_the_one_before_has_notified(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        (acting,) = table.acting()
        assert notified(table, acting) == 1
        await table.restart()
        table.bot.delivery.pace = pace
        table.bot.delivery.refresh(1)
        clock.advance(2 * HAND_FIRST.longest)
        await table.settle()
        assert notified(table, acting) == 1
