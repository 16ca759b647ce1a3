"""New direct messages: opened a few at a time, for those first who are to act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.fresh_dms import MINUTE, MOST_FRESH_DMS
from tests.cogs.kit.test_discord_errors import clock_of, pass_time
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening

OPEN: Final = ("POST", "/users/@me/channels")
SEND: Final = ("POST", "/channels/{channel_id}/messages")
TOO_FAST: Final = 40003


def notes(person: Person) -> list[str]:
    """Return what a person was told privately about direct messages that did not get through."""
    return [seen.text for seen in person.ephemerals() if "could not send you" in seen.text]


def open_so_many(table: Evening, most: int) -> None:
    """Let the bot open so many direct messages a minute."""
    delivery = table.bot.delivery
    assert isinstance(delivery, Delivery)
    delivery.fresh_dms.most = most


async def test_whoever_is_to_act_gets_a_hand_first(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=4) as table:
        clock = await clock_of(table)
        open_so_many(table, 1)
        await table.open_table("all_aboard", *table.people)
        (player,) = [person for person in table.people if person.dms()]
        assert table.acting() == [player]
        assert not any(map(notes, table.people))
        for served in (2, 3, 4):
            await pass_time(table, clock, MINUTE)
            assert len([person for person in table.people if person.dms()]) == served


async def test_no_more_than_ten_are_opened_in_a_minute(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        crowd = [[table.world.member(f"{name}{number}") for number in range(5)] for name in "ABC"]
        for number, people in enumerate(crowd):
            table.world.table = table.world.channel(f"table-{number}")
            await table.open_table("all_aboard", *people)
        everybody = [person for people in crowd for person in people]
        assert len([person for person in everybody if person.dms()]) == MOST_FRESH_DMS
        await pass_time(table, clock, MINUTE)
        assert not any(map(notes, everybody))
        assert all(person.dms() for person in everybody)


async def test_direct_messages_that_cannot_be_opened_yet_are_filled_later(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        table.world.fault(*OPEN, status=400, code=TOO_FAST)
        await table.open_table("all_aboard", *table.people)
        assert not any(person.dms() for person in table.people)
        (late,) = filter(notes, table.people)
        assert len(notes(late)) == 1
        assert "/hand" in notes(late)[0]
        await pass_time(table, clock, 5 * MINUTE)
        assert table.hand(late).pictures
        assert len(notes(late)) == 1


async def test_a_long_limit_on_opening_opens_the_second_door(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        table.world.fault(*OPEN, status=429, retry_after=100, times=1)
        await table.open_table("all_aboard", *table.people)
        waiting = [person for person in table.people if not person.dms()]
        assert len(waiting) == 2
        assert sum(len(notes(person)) for person in waiting) == 1
        await pass_time(table, clock, 99)
        assert not any(person.dms() for person in waiting)
        await pass_time(table, clock, 1)
        assert all(person.dms() for person in table.people)


@pytest.mark.parametrize("code", [50278, 10013])
async def test_who_cannot_be_reached_is_told_of_the_second_door(tmp_path: Path, code: int) -> None:
    async with evening(tmp_path) as table:
        await clock_of(table)
        table.world.fault(*OPEN, status=400, code=code)
        await table.open_table("all_aboard", *table.people)
        (closed,) = [person for person in table.people if not person.dms()]
        assert len(notes(closed)) == 1


async def test_any_other_refusal_is_a_fault_that_nobody_is_told_to_mend(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        table.world.fault(*OPEN, status=400, code=20026)
        await table.open_table("all_aboard", *table.people)
        assert "direct messages could not be opened" in caplog.text
        assert not any(notes(person) or person.dms() for person in table.people)
        await table.people[0].press("My hand", at=table.world.table)
        caplog.clear()
        await pass_time(table, clock, MINUTE)
        await table.move()
        await pass_time(table, clock, MINUTE)
        assert all(person.dms() for person in table.people)


async def test_direct_messages_that_are_opened_in_a_match_are_filled(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        red, blue = table.people
        blue.close_dms()
        await table.open_table("all_aboard", red, blue)
        assert len(notes(blue)) == 1
        blue.open_dms()
        clock.advance(20 * MINUTE)
        if red in table.acting():
            await table.move()
        else:
            await table.press_on(blue, await blue.press("My hand", at=table.world.table))
            await table.settle()
        assert table.hand(blue).pictures
        assert len(notes(blue)) == 1


async def test_all_are_dealt_their_first_hands_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await clock_of(table)
        await table.open_table("all_aboard", *table.people, start=False)
        await table.people[0].press("Start", at=table.world.table)
        await table.world.until(lambda: all(person.dms() for person in table.people), 10)
