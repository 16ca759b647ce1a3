"""Clocks as people see them: until when, reminders, a computer's move, votes, over a week."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from cogs.delivery.reconciler import Delivery
from cogs.kit.messages.clock_layout import clock_lines
from games.kit.game import Seat
from games.kit.words import Voice
from matches.clocks.timekeeper import ALIVE
from matches.clocks.timing import DECISION
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from matches.match import Match
    from playground import Person
    from playground.state.model import Channel
    from tests.support.evenings.evening import Evening

HOUR = 60 * 60.0
DAY = 24 * HOUR
ENGLISH = Voice("en")


class Days:
    """The bot's own time, which a test lets pass."""

    def __init__(self, table: Evening) -> None:
        self._table = table
        self._ahead = 0.0
        delivery = table.bot.delivery
        assert isinstance(delivery, Delivery)
        delivery.clock.now = self.now
        table.bot.thinker.scale = 0.01

    def now(self) -> float:
        return time.time() + self._ahead

    async def pass_by(self, seconds: float, *, alive: bool = True) -> None:
        """Let time pass, in which the bot is alive or not, and show what comes of it."""
        self._ahead += seconds
        if alive:
            await self._table.bot.store.variables.save(ALIVE, str(self.now()))
        await self._table.bot.timekeeper.look()
        await self._table.settle()

    async def until_due(self, match: Match) -> None:
        """Let time pass until a player's time is over."""
        await self.pass_by(max(c.due for c in match.clocks.running.values()) - self.now() + 1)


async def running(table: Evening) -> Match:
    match = await table.bot.store.matches.in_channel(table.world.table.id)
    assert match
    return match


async def timed_table(
    table: Evening, *seated: Person, speed: str = "relaxed", game: str = "all_aboard"
) -> Days:
    """Open a table at a speed; return its time."""
    days = Days(table)
    host = seated[0]
    await table.open_table(game, *seated, start=False)
    opened = await host.press(table.label(host, "button-options"), at=table.world.table)
    asked = next(one for one in opened.selects if "term:" in one.custom_id)
    await host.select(asked.placeholder, speed, on=opened)
    await host.press(table.label(host, "button-start"), at=table.world.table)
    await table.settle()
    return days


def who_acts(table: Evening) -> Person:
    (person,) = table.acting()
    return person


def mentions(table: Evening, person: Person) -> int:
    return sum(f"<@{person.id}>" in seen.text for seen in person.sees(table.world.table))


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_the_table_the_hand_and_the_call_say_until_when_in_discords_own_time(
    tmp_path: Path, locale: str
) -> None:
    async with evening(tmp_path, locales=[locale]) as table:
        await timed_table(table, *table.people)
        match = await running(table)
        voice = Voice(locale[:2])
        acting = who_acts(table)
        (clock,) = match.clocks.running.values()
        when = f"<t:{round(clock.due)}:R>"
        assert voice("clock-line", who=acting.name, when=when) in table.table().text
        assert voice("clock-yours", when=when) in table.hand(acting).text
        assert voice("notice-clock", when=when, count=1) in table.told()


async def test_a_relaxed_week(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        days = await timed_table(table, *table.people)
        late = who_acts(table)
        others = [one for one in table.people if one is not late]
        seat = (await running(table)).seat_of(late.id)

        # The first day: one reminder, and the others may vote.
        await days.pass_by(DAY)
        assert mentions(table, late) == 2, "the call, and one reminder"
        await days.pass_by(HOUR)
        assert mentions(table, late) == 2
        labels = table.table().labels
        assert ENGLISH("button-vote-wait") in labels
        assert ENGLISH("button-vote-end") not in labels
        refused = await late.press(ENGLISH("button-vote-wait"), on=table.table())
        assert refused.text == ENGLISH("vote-not-yours")

        # The others give more time: one alone does not, both do.
        await others[0].press(ENGLISH("button-vote-wait"), on=table.table())
        await table.settle()
        assert "would give" in table.told()
        await others[1].press(ENGLISH("button-vote-wait"), on=table.table())
        await table.settle()
        assert "It is agreed" in table.told()
        assert mentions(table, late) == 1, "the reminder is gone; the call still stands"
        assert ENGLISH("button-vote-wait") not in table.table().labels

        # The bot is down for a day, and gives it back.
        before = (await running(table)).clocks.running[seat].due
        await days.pass_by(DAY, alive=False)
        assert (await running(table)).clocks.running[seat].due == pytest.approx(before + DAY, abs=5)

        # The player does not come: three times a computer moves, then it has the seat.
        for missed in (1, 2, 3):
            while not (await running(table)).clocks.running.get(seat):
                await table.move()
            await days.until_due(await running(table))
            assert (await running(table)).clocks.missed_by(seat) == missed
            if missed == 1:
                told = ENGLISH("seat-ran-out", who=late.name)
                assert told in table.told()
        assert f"{late.name} 🤖" in table.table().text
        await table.bot.computers.wait()
        await table.settle()

        # The player comes back by acting.
        hand = table.hand(late)
        await late.press(ENGLISH("button-come-back"), on=hand)
        await table.settle()
        assert ENGLISH("seat-came-back", who=late.name) in table.told()
        match = await running(table)
        assert (dict(match.computers), match.clocks.missed_by(seat)) == ({}, 0)
        assert not any(table.world.complaints)


async def test_the_news_say_which_moves_a_computer_made(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people)
        late = who_acts(table)
        await days.until_due(await running(table))
        assert f"**{late.name} 🤖** " in table.table().text
        assert f"**{late.name}** " not in table.table().text
        for _ in range(2):
            await table.move()
        moves = await late.press("📜", at=table.world.table)
        assert moves.text.count(f"{late.name} 🤖 puts ") == 1
        assert moves.text.count(f"{late.name} puts ") == 1


async def test_the_others_end_a_match_that_hangs_and_it_counts_for_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people, speed="live")
        late = who_acts(table)
        other = next(one for one in table.people if one is not late)
        seat = (await running(table)).seat_of(late.id)
        await days.until_due(await running(table))
        while seat not in (await running(table)).clocks.running:
            await table.move()
        await days.pass_by(DECISION["live"] / 2 + 1)
        await other.press(ENGLISH("button-vote-end"), on=table.table())
        await table.settle()
        assert ENGLISH("ended-by-vote") in table.table().text
        board = await other.slash("leaderboard", game="all_aboard")
        assert "Nobody has finished a match here yet" in board.text


async def test_in_a_live_turn_one_is_called_once_and_reminded_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people, speed="live")
        await table.move()
        late = who_acts(table)
        assert mentions(table, late) == 1, "called"
        most = DECISION["live"]
        for _ in range(8):
            await days.pass_by(most / 8 - 1)
        assert mentions(table, late) == 2, "reminded at half time, and never again"


async def test_who_prefers_that_is_reminded_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people)
        late = who_acts(table)
        page = await late.slash("settings", at=table.world.table)
        await late.select("prefer:reminders", "dm", on=page)
        before = len(late.dms())
        await days.pass_by(DAY)
        assert mentions(table, late) == 1, "the call alone"
        assert len(late.dms()) == before + 1
        assert "is waiting for you" in late.dms()[-1].text
        await table.move()
        assert not [seen for seen in late.dms() if "is waiting for you" in seen.text]


async def test_a_race_shows_no_clock_and_reminds_nobody_but_a_computer_presses_at_last(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people, speed="live", game="alles_an_bord")
        for person in table.people:
            hand = table.hand(person)
            await person.press(next(one for one in hand.labels if "Bord" in one), on=hand)
        await table.settle()
        match = await running(table)
        assert table.bot.presentations["alles_an_bord"].pace(match)
        assert match.awaited() == {0, 1}
        assert "⏳" not in table.told()
        assert "<t:" not in table.people[0].dms()[-1].text
        calls = [mentions(table, person) for person in table.people]
        await days.pass_by(DECISION["live"] / 2 + 1)
        assert [mentions(table, person) for person in table.people] == calls
        await days.until_due(await running(table))
        after = await running(table)
        assert [after.acted[seat] - match.acted[seat] for seat in match.seats] == [1, 1]


async def second_table(table: Evening, *seated: Person) -> Channel:
    """Open another relaxed table elsewhere; return its channel."""
    there, host = table.world.channel("bandido-alcatraz"), seated[0]
    await host.slash("play", game="bandido_alcatraz", at=there)
    for guest in seated[1:]:
        await guest.press(table.label(host, "button-join"), at=there)
    await host.press(table.label(host, "button-start"), at=there)
    await table.settle()
    return there


async def act_here(table: Evening, person: Person) -> None:
    """Let somebody move in the match at the first table."""
    hand = next(seen for seen in person.dms() if f"<#{table.world.table.id}>" in seen.text)
    await table.press_on(person, hand)
    await table.settle()


async def test_reminders_that_waited_over_quiet_hours_come_as_one_message_with_buttons(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=2) as table:
        days = await timed_table(table, *table.people)
        there = await second_table(table, *table.people)
        first = await running(table)
        second = await table.bot.store.matches.in_channel(there.id)
        assert second
        late = next(one for one in table.people if second.seat_of(one.id) in second.to_act())
        if first.seat_of(late.id) not in first.awaited():
            await act_here(table, *(one for one in table.people if one is not late))
        hour = int(days.now() // HOUR) % 24
        for name, value in (("quiet", "0-10"), ("zone", str((5 - hour + 11) % 24 - 11))):
            await table.bot.known_users.prefer(late.id, name, value)
        dms, called = len(late.dms()), mentions(table, late)
        await days.pass_by(DAY + 60)
        assert len(late.dms()) == dms, "it is five in the morning"
        await days.pass_by(5 * HOUR)
        assert len(late.dms()) == dms + 1
        assert mentions(table, late) == called, "none at the table"
        said = late.dms()[-1]
        assert ENGLISH("notice-waited", count=2) in said.text
        for title, channel in (("All aboard!", table.world.table), ("Bandido Alcatraz", there)):
            assert f"{title} in <#{channel.id}>" in said.text
        short = f"All aboard! · #{table.world.table.name}"
        assert {short, "Bandido Alcatraz"} <= {*said.labels}, "both fit a phone"
        await table.restart()
        assert len(late.dms()) == dms + 1

        # What was done is said no more; with the last one the message goes.
        await act_here(table, late)
        (left,) = [seen for seen in late.dms() if seen.id == said.id]
        assert "All aboard!" not in left.text
        answer = await late.press(ENGLISH("button-hand"), on=left)
        assert answer.pictures
        for person in table.people:
            sure = await person.slash("resign", at=there)
            await person.press(sure.labels[-1], on=sure)
            await table.settle()
        assert said.id not in [seen.id for seen in late.dms()]


def test_times_that_differ_by_less_than_a_minute_are_told_as_one() -> None:
    lines = clock_lines({Seat(0): 1000, Seat(1): 1300, Seat(2): 1030}, ENGLISH)
    assert lines == [
        ENGLISH("clock-line", who=ENGLISH.series(["Seat 1", "Seat 3"]), when="<t:1000:R>"),
        ENGLISH("clock-line", who="Seat 2", when="<t:1300:R>"),
    ]


async def test_laying_and_taking_back_wins_no_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        days = await timed_table(table, *table.people, speed="live", game="off_the_rails")
        match = await running(table)
        referee = table.bot.referee
        while getattr(match.state, "phase", None) != "actions":
            (seat,) = match.to_act()
            match = (
                await referee.submit(match.id, match.players[seat], match.legal(seat)[0])
            ).match
        (seat,) = match.to_act()
        for _ in range(10):  # each in good time
            await days.pass_by(140)
            match = await running(table)
            if match.clocks.missed_by(seat):
                break
            legal: list[Any] = [*match.legal(seat)]
            undo = [one for one in legal if one.kind == "undo"]
            move = next(one for one in undo or legal if one.kind in {"undo", "lay"})
            turn = await referee.submit(match.id, match.players[seat], move)
            table.bot.delivery.show(turn)
            await table.settle()
        assert (await running(table)).clocks.missed_by(seat) == 1
