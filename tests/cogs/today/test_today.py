"""A day: dealt alike to everybody, tried once, and shown on the server's table."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat
from games.kit.words import Voice
from matches.days.day import Day
from matches.days.plan import daily_of
from matches.days.turning import TurningPoint, TurningPoints
from matches.match import Turn
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from matches.match import Match
    from playground import Person
    from tests.support.evenings.evening import Evening

ENGLISH = Voice("en")
MONDAY: Final = datetime(2040, 1, 2, 18, tzinfo=UTC).timestamp()
"""Far off, as the database goes by the time of its machine: no day is over for it before."""
DAY: Final = 24 * 60 * 60
LONG_AGO: Final = datetime(2020, 1, 6, 18, tzinfo=UTC).timestamp()
"""A Monday that was over long ago, as the database goes by the time of its machine."""


async def begun(table: Evening, person: Person) -> Match:
    """Let somebody press Play on the page of the day, and return their match."""
    page = await person.slash("today")
    await person.press("Play", on=page)
    await table.settle()
    match = await table.bot.store.matches.in_channel(person.dm.id, "day")
    assert match
    return match


async def played(table: Evening, match: Match, *, drives: bool) -> Match:
    """Play a match to its end: build nothing, or lay track wherever it comes first."""
    turn = Turn(match, ())
    while match.outcome is None:
        legal = {move.model_dump()["kind"]: move for move in match.legal(Seat(0))}
        wanted = ("cart", "faster", "done") if drives else ("done",)
        move = next((legal[kind] for kind in wanted if kind in legal), match.legal(Seat(0))[0])
        turn = await table.bot.referee.submit(match.id, match.players[0], move)
        match = turn.match
    table.bot.delivery.show(turn)
    await table.settle()
    return match


async def test_a_day_is_played_in_private_and_stands_on_the_table_of_the_server(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: MONDAY
        red, blue = table.people
        page = await red.slash("today")
        assert "Deal of 2 January · 🛤️ Off the Rails" in page.text
        assert ENGLISH("today-not-yet") in page.text

        first = await begun(table, red)
        assert (first.guild, first.channel) == (0, red.dm.id)
        (hand,) = [one for one in red.sees(red.dm) if not one.ephemeral]
        assert "📅 Today’s deal, 2 January" in hand.text
        other = await begun(table, blue)
        assert other.state == first.state

        await played(table, first, drives=False)
        page = await red.slash("today")
        assert "You: defeat · 0 points" in page.text
        assert "🥇" in page.text
        assert "seal" not in page.text
        page = await blue.slash("today")
        assert ENGLISH("today-under-way") in page.text

        page = await blue.slash("today")
        assert not page.selects, "who is in the middle of it sees no match of others"
        own = await red.slash("today")
        picked = await red.select(ENGLISH("today-look"), own.selects[0].options[0].label, on=own)
        assert "Off the Rails" in (await red.press("Step by step", on=picked)).text

        shared = await red.press("Share", on=await red.slash("today"))
        assert not shared.ephemeral
        assert "defeat · 0 points · 🥇 · 🔥 1 day" in shared.text
        assert "Better than" not in own.text, "of nobody"
        (picture,) = shared.pictures
        assert picture.alt.endswith("defeat · 0 points · 🥇 · 🔥 1 day. Step by step: 10 × level.")

        table.bot.referee.now = lambda: MONDAY + DAY
        page = await red.slash("today")
        assert "Deal of 3 January · 🚣 All aboard!" in page.text
        yesterday = await red.press("Yesterday", on=page)
        assert "🥇 **" in yesterday.text
        spread = await red.press("How all did", on=yesterday)
        assert "One player had a result" in spread.text
        assert "defeat · 0 points · 1 (100%) · you" in spread.pictures[0].alt
        seals = await red.press("🔐", on=await red.slash("today"))
        assert seals.text.count(" · secret `") == 1

        table.bot.referee.now = lambda: MONDAY
        await red.press("Once more, for fun", on=await red.slash("today"))
        again = await table.bot.store.matches.in_channel(red.dm.id, "day")
        assert again
        assert again.id != first.id
        tried = await table.bot.store.days.try_of(Day.at(MONDAY), red.id)
        assert tried
        assert tried.match == first.id


async def test_who_looks_before_having_tried_is_asked_first_and_plays_for_fun_then(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: MONDAY
        red, blue = table.people
        await played(table, await begun(table, red), drives=False)
        page = await blue.slash("today")
        label = page.selects[0].options[0].label
        asked = await blue.select(ENGLISH("today-look"), label, on=page)
        assert ENGLISH("day-ask-look") in asked.text
        page = await blue.slash("today")
        assert ENGLISH("today-not-yet") in page.text, "asked is not looked"
        shown = await blue.press(ENGLISH("button-sure"), on=asked)
        assert "defeat · 0 points" in shown.text
        assert "Off the Rails" in (await blue.press("Step by step", on=shown)).text
        page = await blue.slash("today")
        assert ENGLISH("today-looked") in page.text

        await blue.press("Play for fun", on=page)
        await table.settle()
        match = await table.bot.store.matches.in_channel(blue.dm.id, "day")
        assert match
        await played(table, match, drives=False)
        assert await table.bot.store.days.try_of(Day.at(MONDAY), blue.id) is None
        assert "You: " not in (await blue.slash("today")).text


async def test_a_try_that_ends_after_midnight_has_no_result(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: LONG_AGO
        red, _ = table.people
        await played(table, await begun(table, red), drives=False)
        table.bot.referee.now = lambda: LONG_AGO + DAY
        over = await red.press("Yesterday", on=await red.slash("today"))
        assert ENGLISH("today-out-of-time") in over.text
        assert ENGLISH("today-nobody") in over.text
        tried = await table.bot.store.days.try_of(Day.at(LONG_AGO), red.id)
        assert tried
        assert tried.measures is None


async def test_a_clock_that_is_changed_on_the_host_gives_nobody_a_second_try(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: MONDAY
        red, _ = table.people
        match = await begun(table, red)
        table.bot.referee.now = lambda: MONDAY - DAY
        again = await begun(table, red)
        assert (again.id, again.state) == (match.id, match.state), "the try that runs goes on"
        table.bot.referee.now = lambda: MONDAY
        tried = await table.bot.store.days.try_of(Day.at(MONDAY), red.id)
        assert tried
        assert tried.match == match.id
        assert await table.bot.store.days.try_of(Day.at(MONDAY).before, red.id) is None


async def test_once_a_day_is_over_it_is_told_where_most_fell_behind_the_best(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: MONDAY
        red, _ = table.people
        for person in table.people:
            await played(table, await begun(table, person), drives=False)
        day, points = Day.at(MONDAY), TurningPoints(table.bot.store)
        summaries = table.bot.get_cog("Summaries")
        await summaries.work_out_turning_point()  # type: ignore[union-attr]
        assert await points.known(day) is None, "others may still play"
        table.bot.referee.now = lambda: MONDAY + DAY
        await summaries.work_out_turning_point()  # type: ignore[union-attr]
        assert await points.known(day) == TurningPoint(step=0, players=0, others=0), "all alike"
        found = TurningPoint(step=4, players=2, others=3)
        await table.bot.store.variables.save(f"turn-{day}", found.model_dump_json())
        over = await red.press("Yesterday", on=await red.slash("today"))
        spread = await red.press("How all did", on=over)
        assert "Turning point: round 4. There 2 of 3 fell furthest behind the best" in spread.text


async def test_the_turning_point_is_where_the_second_lost_most_on_the_first(tmp_path: Path) -> None:
    wednesday = MONDAY + 2 * DAY  # of a game without computers
    async with evening(tmp_path, 2) as table:
        table.bot.referee.now = lambda: wednesday
        first, second = [
            await gained(table, await begun(table, person), which)
            for person, which in zip(table.people, (0, -1), strict=True)
        ]
        best, other = sorted((first, second), key=lambda one: sum(one.values()), reverse=True)
        assert sum(best.values()) > sum(other.values())
        table.bot.referee.now = lambda: wednesday + DAY
        await table.bot.get_cog("Summaries").work_out_turning_point()  # type: ignore[union-attr]
        behind = {step: best.get(step, 0) - other.get(step, 0) for step in {*best, *other}}
        step = min(one for one in behind if behind[one] == max(behind.values()))
        found = await TurningPoints(table.bot.store).known(Day.at(wednesday))
        assert found == TurningPoint(step=step, players=1, others=1)


async def gained(table: Evening, match: Match, which: int) -> dict[int, int]:
    """Play a match by its first or last answers; return what each step brought, as it was seen."""
    daily, brought = daily_of(match.game), Counter[int]()
    number, state = match.id, match.state
    while match.outcome is None:
        if Seat(0) in match.to_act():
            move = match.legal(Seat(0))[which]
            await table.bot.referee.submit(number, match.players[0], move)
        else:
            await table.world.idle()
        match = await table.bot.store.matches.load(number)
        if match.state != state:
            step = daily.step(state) + daily.from_zero
            brought[step] += daily.standing(match.state) - daily.standing(state)
            state = match.state
    return brought
