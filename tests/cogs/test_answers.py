"""Answers: given before anything is drawn, and what was done is shown whatever becomes of them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import pytest

from cogs.kit.pictures.pictures import Pictures
from games.kit.words import Voice
from playground import InteractionFailed
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening, picture_on

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

ANSWER: Final = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
EDIT_ANSWER: Final = "PATCH /webhooks/{application_id}/{interaction_token}/messages/@original"
FAILED: Final = Voice("en")("discord-failed")


@asynccontextmanager
async def no_drawing(table: Evening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Let drawing take for ever, until the block is left; nothing that was drawn is kept."""
    may_draw, of = asyncio.Event(), Pictures.of

    async def later(pictures: Pictures, *args: Any, **options: Any) -> Any:
        await may_draw.wait()
        return await of(pictures, *args, **options)

    monkeypatch.setattr(Pictures, "of", later)
    table.bot.pictures.forget()
    yield
    may_draw.set()


async def by_command(_table: Evening, player: Person) -> Seen:
    return await player.slash("hand")


async def by_button(table: Evening, player: Person) -> Seen:
    return await player.press("My hand", at=table.world.table)


async def by_select(table: Evening, player: Person) -> Seen:
    return await answer(player, table.hand(player))


@pytest.mark.parametrize("ask", [by_command, by_button, by_select])
async def test_an_answer_with_a_picture_is_promised_before_it_is_drawn(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ask: Callable[[Evening, Person], Awaitable[Seen]],
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        happened: list[str] = []
        table.world.state.changes.listeners.append(lambda change: happened.append(change.what))
        async with no_drawing(table, monkeypatch):
            asked = asyncio.ensure_future(ask(table, player))
            await table.world.until(lambda: "interaction_answered" in happened)
        await asked
        await table.settle()
        answer = (*player.ephemerals(), table.hand(player))[0]
        assert answer.pictures
        assert answer.buttons or answer.selects


async def test_a_hand_that_is_drawn_already_is_the_answer_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        hand = await player.slash("hand")
        assert hand.pictures
        assert not table.world.calls[EDIT_ANSWER]


def lose_answers(table: Evening) -> None:
    """Let no answer reach Discord, however often it is tried, and people give up soon."""
    table.world.answer_within(0.3)
    table.world.lose(*ANSWER, times=9, after=False)


# ---- what was done is shown ------------------------------------------------------


async def test_a_move_is_shown_whatever_becomes_of_the_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        boats = await by_select(table, player)
        lose_answers(table)
        with suppress(InteractionFailed):
            await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        assert table.table().pictures[0].filename == "table-1.png"
        assert picture_on(table.hand(player)) == "hand-1.png"
        assert table.acting() == [one for one in table.people if one is not player]


async def test_a_table_that_was_asked_for_is_posted_whatever_becomes_of_the_answer(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table("all_aboard", *table.people)
        before = table.table().id
        lose_answers(table)
        with suppress(InteractionFailed):
            await red.slash("table", at=table.world.table)
        await table.settle()
        assert table.table().id != before


async def test_who_resigned_is_shown_whatever_becomes_of_the_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red = table.people[0]
        await table.open_table("all_aboard", *table.people)
        sure = await red.slash("resign", at=table.world.table)
        lose_answers(table)
        with suppress(InteractionFailed):
            await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert "wins!" in table.table().text


async def test_a_thread_is_opened_once_however_slow_discord_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", *table.people)
        table.world.answer_within(0.3)
        table.world.delay("POST", "/channels/{channel_id}/threads", 0.4)
        offer = await red.slash("play", game="all_aboard", at=table.world.table)
        answer = await red.press("Open a thread", on=offer)
        await table.settle()
        (thread,) = table.world.threads
        assert f"<#{thread.id}>" in answer.text
        assert "Join" in red.sees(thread)[-1].labels


async def test_no_thread_is_opened_where_the_press_came_to_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table("all_aboard", *table.people)
        offer = await red.slash("play", game="all_aboard", at=table.world.table)
        table.world.lose(*ANSWER, after=False)
        answer = await red.press("Open a thread", on=offer)
        assert answer.text == FAILED
        assert not table.world.threads
        await red.press("Open a thread", on=offer)
        await table.settle()
        assert len(table.world.threads) == 1


async def test_trouble_of_discord_is_told_as_such_and_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        boats = await by_select(table, player)
        table.world.lose(*ANSWER, after=False)
        answer = await player.press(answers_of(boats)[0], on=boats)
        await table.settle()
        assert answer.text == FAILED
        (line,) = [one for one in caplog.records if one.name == "cogs.kit.refusals"]
        assert not line.exc_info


async def test_an_answer_that_counted_although_it_failed_is_added_to(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        table.world.lose(*ANSWER)
        await player.slash("hand")
        await table.settle()
        assert [one.text for one in player.ephemerals()][-1] == FAILED
