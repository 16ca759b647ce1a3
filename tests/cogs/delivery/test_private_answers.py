"""Private answers that showed open cards: covered once they are, even after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.messages.private_answer import TOKEN_LASTS
from games.kit.game import Seat
from tests.cogs.kit.test_discord_errors import clock_of
from tests.support.boards.alles_an_bord_people import load_up, loading_evening, loads, panel
from tests.support.evenings.pair import pair

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from matches.records import PrivateAnswer
    from playground import Person
    from storage.address import PostgresAddress
    from tests.support.evenings.evening import Evening
    from tests.support.evenings.pair import Pair


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
        assert all("the cards are gone" in text.lower() for text in texts(blue, opened))
        (first, *_) = [seen for seen in blue.ephemerals() if seen.id in opened]
        assert "-# Loaded" in (await blue.press(loads(first)[0].text, on=first)).text


async def test_a_player_who_has_left_does_not_go_on_reading_the_cards(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        opened = await ask_for_cards(table, blue)
        await table.bot.referee.hand_over(1, Seat(1), 77)
        await load_up(red)
        await table.settle()
        said = texts(blue, opened)
        assert not any("The cards" in text for text in said)


async def kept(table: Evening) -> tuple[PrivateAnswer, ...]:
    """Return the answers to the first match that are written down, also those that are over."""
    return (await table.bot.store.messages.with_answers(1, 0)).answers


async def test_no_token_is_kept_longer_than_it_is_needed(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await ask_for_cards(table, blue)
        assert len(await kept(table)) == 3
        await load_up(red)
        await table.settle()
        assert not any(one.covers for one in await kept(table))
        await table.bot.referee.call_off(1)
        table.bot.delivery.refresh(1)
        await table.settle()
        assert not await kept(table)


async def test_tokens_that_are_over_are_not_kept(tmp_path: Path) -> None:
    async with loading_evening(tmp_path) as table:
        clock = await clock_of(table)
        await ask_for_cards(table, table.people[0])
        clock.advance(TOKEN_LASTS + 1)
        await table.people[1].press("My hand", on=table.table())
        await table.settle()
        await table.bot.prune_answers()
        assert len(await kept(table)) == 1


async def test_a_token_stands_in_no_log_and_in_no_file_of_its_player(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for part in ("bot", "cogs", "matches", "storage", "aiosqlite"):
        caplog.set_level("DEBUG", part)
    async with loading_evening(tmp_path) as table:
        red, blue = table.people
        await ask_for_cards(table, blue)
        (token, *_) = [one.token for one in await kept(table)]
        assert token not in repr(await kept(table))
        assert token not in str(await table.bot.store.privacy.export(blue.id))
        await load_up(red)
        await table.settle()
        assert caplog.messages
        assert token not in caplog.text
        await table.bot.store.privacy.erase(blue.id)
        assert not [one for one in await kept(table) if one.player == blue.id]


async def ready_pair(both: Pair) -> None:
    await both.open_table("alles_an_bord")
    for person in both.people:
        await person.press(panel(person).buttons[0].text, on=panel(person))
    await both.settle()


async def test_what_was_asked_in_the_channel_is_covered_by_presses_in_direct_messages(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres) as both:
        await ready_pair(both)
        red, blue = both.people
        for label in ("My hand", "📝"):
            await blue.press(label, on=both.table())
        await both.settle()
        opened = [seen.id for seen in blue.ephemerals()][-2:]
        assert all("The cards" in text for text in texts(blue, opened))
        await load_up(red)
        await both.settle()
        assert len(texts(blue, opened)) == 2
        assert all("the cards are gone" in text.lower() for text in texts(blue, opened))


async def test_what_was_asked_by_direct_message_is_covered_by_presses_in_the_channel(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres) as both:
        await ready_pair(both)
        red, blue = both.people
        hand = await red.press("My hand", on=both.table())
        await blue.slash("hand", at=panel(blue).channel)
        await both.settle()
        opened = [seen.id for seen in blue.ephemerals()][-1:]
        assert all("The cards" in text for text in texts(blue, opened))
        while choices := loads(hand):
            hand = await red.press(choices[0].text, on=hand)
        await both.settle()
        assert len(texts(blue, opened)) == 1
        assert all("the cards are gone" in text.lower() for text in texts(blue, opened))
