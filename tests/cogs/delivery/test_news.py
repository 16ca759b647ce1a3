"""News: nothing that was told is lost, neither in the channel nor in a hand."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cogs.delivery.news import MOST_TABLE_LINES, News, NewsDesk
from cogs.delivery.table.log import LOG_CHARACTERS, Page, Span, pages
from games.kit.game import Seat, event
from games.kit.words import LANGUAGES, Voice
from matches.match import Played
from tests.support.evenings.evening import evening
from tests.support.toys import Seal

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from games.kit.game import Event
    from matches.ports import MatchStore
    from tests.support.evenings.evening import Evening

SAY = Voice("en", "all_aboard", ("Ann", "Bob", "Cleo"))
TALLEST: int = 4_000
"""Characters of text that Discord takes in one message."""


def log(*entries: tuple[int, Iterable[Event]]) -> tuple[Played, ...]:
    """Number the entries of a log: seats, and what their moves told."""
    return tuple(
        Played(ply, Seat(seat), Seal(card=1), tuple(events))
        for ply, (seat, events) in enumerate(entries, start=1)
    )


def said(text: str, to: int | None = None) -> Event:
    """Tell something that reads like this: a text without a translation stands for itself."""
    return event("not-a-choice", to=None if to is None else Seat(to), typed=text)


def quoted(lines: Iterable[str]) -> str:
    """Return what stands in quotes."""
    return "".join(line.split("“")[1].split("”")[0] for line in lines)


# ---- hands --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "heard"),
    [
        ("", ""),
        ("1", "1"),
        ("012", "012"),
        ("0121", "0121"),
        ("01201", "01"),
        ("012012", "012"),
        ("01120", "1120"),
        ("0011200", "11200"),
    ],
)
def test_a_hand_tells_what_happened_since_the_last_move_and_what_that_led_to(
    seats: str, heard: str
) -> None:
    news = News(log(*((int(seat), [said(seat)]) for seat in seats)))
    assert quoted(news.for_hand(Seat(0), SAY)) == heard


def test_a_hand_tells_its_owner_more_than_the_others() -> None:
    news = News(log((1, [said("a"), said("b", to=0), said("c", to=1)])))
    assert quoted(news.for_hand(Seat(0), SAY)) == "ab"
    assert quoted(news.for_table(SAY)) == "a"


def test_a_long_absence_is_told_from_its_end() -> None:
    news = News(log(*((1, [said("x" * 100 + str(n))]) for n in range(50))))
    first, *rest = news.for_hand(Seat(0), SAY)
    assert first == "…"
    assert rest[-1].split("”")[0].endswith("49")


# ---- the pages of a log -------------------------------------------------------------------------


def told(entries: tuple[Played, ...], ends: str = "") -> list[Page]:
    return list(pages(entries, Span(1, 0, 0), frozenset([ends]), SAY))


def test_a_round_begins_a_page_of_its_own() -> None:
    first, second = told(
        log((0, [said("a")]), (1, [said("b"), event("resigned")]), (0, []), (1, [said("c")])),
        ends="resigned",
    )
    assert (str(first.span), len(first.lines)) == ("1.0.2", 3)
    assert (str(second.span), quoted(second.lines)) == ("4.0.4", "c")


def test_a_move_that_tells_much_goes_on_in_the_next_page() -> None:
    lines = [said(f"{n} " + "x" * 90) for n in range(100)]
    entries = log((0, lines), (1, [said("end")]))
    shown = told(entries)
    assert all(len("\n".join(page.lines)) <= LOG_CHARACTERS for page in shown)
    assert [line for page in shown for line in page.lines] == [SAY(one) for one in lines] + [
        SAY(said("end"))
    ]
    again = list(pages(entries, shown[1].span, frozenset(), SAY))
    assert again == shown[1:], "a page that is edited begins where it began"


# ---- in the channel -----------------------------------------------------------------------------


async def public_lines(table: Evening) -> list[str]:
    """Return everything that everybody was told, from the log."""
    (match_id,) = await table.bot.store.matches.running()
    match = await table.bot.store.matches.load(match_id)
    voice = await table.bot.known_users.voice(match, None)
    entries = await table.bot.store.matches.log_of(match_id)
    return [voice(one) for line in entries for one in line.events if one.to is None]


async def test_all_that_was_told_of_a_match_can_be_read_in_the_channel(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for turn in range(20):
            if turn == 9:
                await table.restart()
            await table.move()
            channel = table.told()
            missing = [line for line in await public_lines(table) if line not in channel]
            assert not missing
        messages = table.people[0].sees(table.world.table)
        logs = [seen for seen in messages if "what has been told" in seen.text]
        assert 1 < len(logs) <= 3, "one for a round"
        assert all(len(seen.text) <= TALLEST for seen in messages)
        assert table.table().id > max(seen.id for seen in logs), "the table stands below"


async def test_resigning_is_told_in_the_log_too(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        sure = await table.people[1].slash("resign", at=table.world.table)
        await table.people[1].press("Yes, give up the seat", on=sure)
        await table.settle()
        assert any(line.startswith("Blue resigned") for line in await public_lines(table))


async def test_a_log_message_that_was_deleted_is_posted_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        for _ in range(7):
            await table.move()
        (log_message,) = [
            seen
            for seen in table.people[0].sees(table.world.table)
            if "what has been told" in seen.text
        ]
        table.world.delete(log_message)
        for _ in range(8):
            await table.move()
        channel = table.told()
        assert not [line for line in (await public_lines(table))[-10:] if line not in channel]


async def test_a_move_costs_one_edit_of_the_channel_and_at_most_one_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        changed: list[Any] = []
        builder = table.world.services.message_builder
        update = builder.update

        def note(message: Any, body: dict[str, Any], *rest: Any, **more: Any) -> None:
            if message.channel is table.world.table:
                changed.append(body)
            update(message, body, *rest, **more)

        monkeypatch.setattr(builder, "update", note)
        counts = []
        for _ in range(16):
            changed.clear()
            await table.move()
            calls = [body for body in changed if "turn" in str(body.get("content"))]
            counts.append(len(changed) - len(calls))
        assert max(counts) <= 2, counts
        assert sum(counts) <= 16 + 12, counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_log_and_news_are_short(language: str) -> None:
    voice = Voice(language)
    assert MOST_TABLE_LINES > 1
    assert all(0 < len(voice(key)) <= 40 for key in ("log-heading", "news-heading"))


def looks(matches: MatchStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many lines each look at a log has read, from now on."""
    log_of, read = matches.log_of, list[int]()

    async def noted(match_id: int, after: int = 0) -> tuple[Played, ...]:
        lines = await log_of(match_id, after)
        read.append(len(lines))
        return lines

    monkeypatch.setattr(matches, "log_of", noted)
    return read


async def test_a_table_and_its_hands_read_the_log_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        matches = table.bot.store.matches
        match, read = await matches.load(1), looks(matches, monkeypatch)
        desk = NewsDesk(matches)
        news = await asyncio.gather(*(desk.of(match) for _ in range(3)))
        assert [len(one.log) for one in news] == [1, 1, 1]
        assert await desk.of(match) is news[0]
        assert read == [1]


async def test_what_a_hand_was_told_is_read_once_also_where_much_else_is_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.news.MATCHES_CACHED", 0)
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        matches = table.bot.store.matches
        match, read = await matches.load(1), looks(matches, monkeypatch)
        desk, seats = NewsDesk(matches), match.seats
        voices = [Voice(language, "all_aboard", ("Red", "Blue")) for language in ("en", "es")]
        told = [await desk.told_to(match, seat, voices[0]) for seat in seats]
        assert all(one.lines for one in told)
        assert [await desk.told_to(match, seat, voices[0]) for seat in seats] == told
        assert read == [1, 1]
        assert (await desk.told_to(match, seats[0], voices[1])).lines != told[0].lines
        await desk.told_to(replace(match, ply=match.ply - 1), seats[1], voices[0])
        assert read == [1, 1, 1, 1]


async def test_of_a_log_only_what_has_been_added_since_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.news.RECENT_PLIES", 3)
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        matches = table.bot.store.matches
        desk = NewsDesk(matches)
        earlier = match = await matches.load(1)
        news = await NewsDesk(matches).of(match)

        read = list[int]()
        for _ in range(5):
            await table.move()
            match = await matches.load(1)
            with monkeypatch.context() as patch:
                looked = looks(matches, patch)
                news = await desk.of(match)
            read += looked
            assert news == await NewsDesk(matches).of(match)
        assert read == [1] * 5
        assert (await desk.of(earlier)).entries == ()
        assert await desk.of(match) == news
