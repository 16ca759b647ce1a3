"""Private hands: one at a time, and a line once their player has moved."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    import pytest

    from playground import Person


def copies(person: Person) -> list[str]:
    """Return what the private answers that show a picture say."""
    return [seen.text for seen in person.ephemerals() if seen.pictures]


def lines_left(people: Iterable[Person]) -> list[str]:
    """Return the lines that private hands have shrunk to."""
    return [
        seen.text for person in people for seen in person.ephemerals() if "My hand" in seen.labels
    ]


async def test_a_private_hand_shrinks_to_a_line_after_the_move_made_on_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        await table.press_on(player, await player.press("My hand", at=table.world.table))
        await table.settle()
        assert not copies(player)
        (left,) = [seen for seen in player.ephemerals() if "Done." in seen.text]
        assert left.text.count("\n") == 0
        assert [button.text for button in left.buttons] == ["🖐️ My hand"]


async def test_a_private_hand_shrinks_after_a_move_made_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        await player.press("My hand", at=table.world.table)
        assert copies(player)
        await table.move()
        assert not copies(player)


async def test_a_hand_opened_anew_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        for _ in range(3):
            await player.press("My hand", at=table.world.table)
            await table.settle()
        assert len(copies(player)) == 1


async def test_the_hand_of_somebody_who_waits_stays_as_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        waiting = [person for person in table.people if person is not first]
        for person in waiting:
            await person.press("My hand", at=table.world.table)
        await table.move()
        assert all(copies(person) for person in waiting)


async def test_a_hand_opened_while_waiting_asks_once_it_is_ones_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        (waiting,) = (person for person in table.people if person is not first)
        opened = await waiting.press("My hand", at=table.world.table)
        assert "Your turn!" not in opened.text
        assert "As of <t:" in opened.text
        await table.move()
        (copy,) = copies(waiting)
        assert "Your turn!" in copy
        assert "As of" not in copy
        await table.move()
        assert not copies(waiting), "it has moved elsewhere: a line is left"


async def test_every_private_hand_ends_with_the_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for person in table.people:
            await person.press("My hand", at=table.world.table)
            await table.move()
        assert len(lines_left(table.people)) == 1, "it is the turn of the other one"
        assert [copy for person in table.people for copy in copies(person)]
        sure = await table.people[0].slash("resign", at=table.world.table)
        await table.people[0].press("Yes, give up the seat", on=sure)
        await table.settle()
        assert not [copy for person in table.people for copy in copies(person)]
        assert not lines_left(table.people)


async def test_a_private_hand_on_which_the_last_move_was_made_goes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        while not (await table.bot.store.matches.load(1)).outcome:
            for player in table.acting():
                await table.press_on(player, await player.press("My hand", at=table.world.table))
            await table.settle()
        assert not lines_left(table.people)
        assert not [copy for person in table.people for copy in copies(person)]


async def test_that_a_table_has_moved_on_is_said_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table.cog.STALE_LASTS", 0.01)
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        asked = await answer(player, table.hand(player))
        await table.move()
        await player.press_late(answers_of(asked)[0], on=asked)
        await table.world.until(lambda: not player.ephemerals())


async def test_refusals_do_not_pile_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        before = len(player.ephemerals())
        for _ in range(3):
            said = await player.slash("undo", at=table.world.table)
            assert "nothing to take back" in said.text
            await table.settle()
        assert len(player.ephemerals()) == before + 1


async def test_refusals_of_presses_made_at_once_do_not_pile_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        asked = await answer(player, table.hand(player))
        await table.move()
        stale = answers_of(asked)[0]
        await asyncio.gather(*(player.press_late(stale, on=asked) for _ in range(5)))
        await table.settle()
        (said,) = player.ephemerals()
        assert Voice("en")("moved-on") in said.text
