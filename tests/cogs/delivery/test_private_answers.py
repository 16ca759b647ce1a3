"""Private answers that showed open cards: covered once they are, even after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.hands.private_answers import KEPT_ANSWERS, TOKEN_LASTS
from tests.cogs.kit.test_failures import clock_of
from tests.support.boards.alles_an_bord_people import load_up, loading_evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening


async def ask_for_cards(table: Evening, person: Person) -> list[int]:
    """Let a player be shown the cards in three private answers; return their ids."""
    for label in ("My hand", "📝"):
        await person.press(label, on=table.table())
    await person.slash("table", at=table.world.table)
    await table.settle()
    answers = person.ephemerals()[-3:]
    assert all("The cards" in seen.text for seen in answers)
    return [seen.id for seen in answers]


def texts(person: Person, opened: list[int]) -> list[str]:
    """Return what stands in these private answers now."""
    return [seen.text for seen in person.ephemerals() if seen.id in opened]


async def test_the_cards_vanish_from_private_answers_after_a_restart(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        opened = await ask_for_cards(table, blue)
        await table.restart()
        assert all("The cards" in text for text in texts(blue, opened))
        await load_up(red)
        await table.settle()
        assert len(texts(blue, opened)) == 3
        assert all("covered by now" in text for text in texts(blue, opened))
        assert not any("The cards" in text for text in texts(blue, opened))
        (first, *_) = [seen for seen in blue.ephemerals() if seen.id in opened]
        assert "Do you remember?" in (await blue.press("My hand", on=first)).text


async def test_no_token_is_kept_once_the_cards_are_covered(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await ask_for_cards(table, blue)
        settings = table.bot.store.variables
        assert (await settings.get(KEPT_ANSWERS) or "").count("token") == 3
        await load_up(red)
        await table.settle()
        assert await settings.get(KEPT_ANSWERS) == "[]"


async def test_tokens_that_are_over_are_not_kept(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        clock = clock_of(table)
        await ask_for_cards(table, table.people[0])
        clock.advance(TOKEN_LASTS + 1)
        await table.people[1].press("My hand", on=table.table())
        await table.settle()
        kept = await table.bot.store.variables.get(KEPT_ANSWERS)
        assert (kept or "").count("token") == 1
