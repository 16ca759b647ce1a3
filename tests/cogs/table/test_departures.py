"""Departures: a table that waits for somebody who has left the server says so, and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.table.departures import Departures
from games.kit.words import Voice
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")


async def look(table: Evening) -> None:
    """Ask who has left, as is done twice a minute."""
    cog = table.bot.get_cog("Departures")
    assert isinstance(cog, Departures)
    await cog.look()
    await table.settle()


async def waiting_for(table: Evening) -> tuple[Person, list[Person]]:
    """Let somebody be called, and return them and the others."""
    await table.open_table("all_aboard", *table.people)
    await table.move()
    (late,) = table.acting()
    return late, [one for one in table.people if one is not late]


def asked_one_by_one(table: Evening) -> int:
    """Return how often Discord was asked for a single member."""
    return sum(many for what, many in table.world.calls.items() if "/members/" in what)


async def test_within_a_minute_the_table_says_who_has_left_and_a_computer_may_play_on(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        late, others = await waiting_for(table)
        said = ENGLISH("seat-departed", who=late.name)
        await look(table)
        assert said not in table.table().text, "they are still here"
        assert ENGLISH("button-computer-plays-on") not in table.table().labels
        before = asked_one_by_one(table)
        await look(table)
        assert asked_one_by_one(table) == before, "who is there costs no request"
        late.leave()
        await look(table)
        assert asked_one_by_one(table) == before + 1
        assert said in table.table().text
        await others[0].press(ENGLISH("button-computer-plays-on"), on=table.table())
        await table.settle()
        (match_id,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(match_id)
        assert set(match.computers) == {match.seat_of(late.id)}
        assert said not in table.table().text
        assert ENGLISH("seat-left-to-computer", who=late.name) in table.told()


async def test_who_leaves_while_the_bot_restarts_is_noticed_and_so_is_who_was_not_called(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        late, _ = await waiting_for(table)
        await late.slash("settings", at=table.world.table)
        await table.bot.known_users.prefer(late.id, "calls", "never")
        await table.stop()
        late.leave()
        await table.start()
        await look(table)
        assert ENGLISH("seat-departed", who=late.name) in table.table().text


async def test_nobody_lets_a_computer_play_for_somebody_who_is_there(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        late, others = await waiting_for(table)
        late.leave()
        await look(table)
        shown = table.table()
        late.join(table.world.home)
        answer = await others[0].press(ENGLISH("button-computer-plays-on"), on=shown)
        assert answer.text == ENGLISH("moved-on")
        await look(table)
        assert ENGLISH("seat-departed", who=late.name) not in table.table().text
        (match_id,) = await table.bot.store.matches.running()
        assert not (await table.bot.store.matches.load(match_id)).computers
