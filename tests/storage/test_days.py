"""Days on a real database of each engine: who stands on which table, and who has looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matches.days.day import Day, days_of
from matches.days.tries import COUNTED_DAYS
from storage.days import RESULTS
from tests.support.stores.tables import ANN, BOB, CLEO, deal

if TYPE_CHECKING:
    from storage.database import Connection
    from storage.store import Store

DAY = Day.of("2026-11-28")
HERE, THERE = 1, 2


async def tried(store: Store, player: int, points: int | None, day: Day = DAY) -> int:
    """Write down a try of somebody; return its match."""
    match = await deal(store, player, player + 1, channel=player * 1000 + DAY.number - day.number)

    def write(connection: Connection) -> None:
        connection.execute(
            """INSERT INTO day_try (day, player, match, ended_at, measure1, document)
            VALUES (?, ?, ?, 1, CAST(? AS INTEGER), '{"said": {"key": "daily-result"}}')""",
            (day.number, player, match.id, points),
        )

    await store.database.write(write)
    return match.id


async def table(store: Store, guild: int) -> list[tuple[int, int]]:
    page = await store.days.table(guild, DAY, 0, 10)
    assert page.total == len(page.rows)
    return [(row.rank, row.player) for row in page.rows]


async def test_who_leaves_a_server_stands_on_its_table_no_more_until_they_come_back(
    store: Store,
) -> None:
    for player, points in ((ANN, 5), (BOB, 9)):
        await tried(store, player, points)
        await store.days.join(HERE, player)
    assert await table(store, HERE) == [(1, BOB), (2, ANN)]
    ranks = [await store.days.rank(HERE, DAY, player) for player in (ANN, BOB, CLEO)]
    assert ranks == [2, 1, None]
    await store.days.leave(HERE, [BOB])
    assert await table(store, HERE) == [(1, ANN)]
    await store.days.join(HERE, BOB)
    assert await table(store, HERE) == [(1, BOB), (2, ANN)]


async def test_one_try_stands_on_the_tables_of_both_servers_of_its_player(store: Store) -> None:
    await tried(store, ANN, 5)
    await store.days.join(HERE, ANN)
    await store.days.join(THERE, ANN)
    assert await table(store, HERE) == await table(store, THERE) == [(1, ANN)]
    await store.days.leave(THERE, [ANN])
    assert (await table(store, HERE), await table(store, THERE)) == ([(1, ANN)], [])


async def test_a_try_is_shown_to_those_alone_who_share_a_server_with_its_player(
    store: Store,
) -> None:
    match = await tried(store, ANN, 5)
    for player, guild in ((ANN, HERE), (BOB, HERE), (CLEO, THERE)):
        await store.days.join(guild, player)
    seen = [await store.days.is_shown(match, player) for player in (ANN, BOB, CLEO)]
    assert seen == [True, True, False]
    given_up = await tried(store, BOB, None)
    assert not await store.days.is_shown(given_up, ANN)


async def test_who_has_a_try_keeps_it_though_they_look(store: Store) -> None:
    await tried(store, ANN, 5)
    for player in (ANN, BOB):
        await store.days.look(DAY, player)
        await store.days.look(DAY, player)
    assert not await store.days.has_looked(DAY, ANN)
    assert await store.days.has_looked(DAY, BOB)
    assert not await store.days.has_looked(DAY.after, BOB)


async def test_erased_people_vanish_from_tables_and_from_those_who_have_looked(
    store: Store,
) -> None:
    match = await tried(store, ANN, 5)
    await store.days.join(HERE, ANN)
    await store.days.join(HERE, BOB)
    await store.days.look(DAY, BOB)
    for player in (ANN, BOB):
        await store.privacy.erase(player)
    assert await table(store, HERE) == []
    assert (await store.days.field(DAY, (5, 0, 0))).players == 0
    assert not await store.days.has_looked(DAY, BOB)
    assert not await store.days.is_shown(match, BOB)


async def test_a_month_brings_points_for_all_whom_one_was_not_behind_of_the_best_days(
    store: Store,
) -> None:
    days = [Day(DAY.number - n) for n in range(COUNTED_DAYS + 1)]
    for day in days:
        await tried(store, ANN, 9, day)
    for player, points in ((BOB, 9), (CLEO, 4)):
        await tried(store, player, points)
        await store.days.join(HERE, player)
    assert await store.days.month(THERE, DAY.season, 0, 10) == ((), 0)
    await store.days.join(HERE, ANN)
    rows, total = await store.days.month(HERE, DAY.season, 0, 10)
    assert [(row.rank, row.player, row.points, row.days) for row in rows] == [
        (1, ANN, 3 + COUNTED_DAYS - 1, COUNTED_DAYS),
        (2, BOB, 3, 1),
        (3, CLEO, 1, 1),
    ]
    page, _ = await store.days.month(HERE, DAY.season, 1, 2)
    assert (page, total) == (rows[2:], 3)
    await store.preferences.save(BOB, "today", "off")
    rows, _ = await store.days.month(HERE, DAY.season, 0, 10)
    assert [(row.player, row.points) for row in rows] == [(ANN, 2 + COUNTED_DAYS - 1), (CLEO, 1)]


async def test_a_month_reads_a_row_for_each_result_and_not_for_each_try(store: Store) -> None:
    for player in range(100, 130):
        await tried(store, player, player % 2)
        await store.days.join(HERE, player)
    first, after = days_of(DAY.season)
    bounds = HERE, first.number, after.number
    found = await store.database.read(lambda one: list(one.execute(RESULTS, bounds)))
    assert len(found) == 2


async def test_those_with_a_worse_result_are_compared_with_the_best_as_many_as_asked_for(
    store: Store,
) -> None:
    assert await store.days.compared(DAY, 5) == ()
    ann, bob, cleo = [await tried(store, *one) for one in ((ANN, 4), (BOB, 9), (CLEO, 9))]
    assert await store.days.compared(DAY, 5) == (bob, ann)
    assert await store.days.compared(DAY, 0) == (bob,)
    assert cleo not in await store.days.compared(DAY, 5), "as good as the best"
