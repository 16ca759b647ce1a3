"""Several processes on one database of PostgreSQL: each sees what the others have written."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.game import IllegalMove
from matches.limits import HOUR, Limit
from matches.records import User
from matches.referee import Referee
from matches.transitions import play_move
from storage.errors import StorageError
from tests.support.stores.tables import ANN, BOB, CLEO, deal, end, lobby, move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matches.records import Lobby
    from storage.database import Connection
    from storage.store import Store


async def test_a_move_of_another_process_is_seen_at_once(store: Store, other: Store) -> None:
    match = await store.matches.load((await deal(store)).id)
    for player in (ANN, BOB):
        ahead = await move(other, await other.matches.load(match.id), player)
        assert await store.matches.load(match.id) == ahead
        assert await store.matches.of_player(ANN) == (ahead,)


async def test_what_changes_without_a_move_is_seen_as_well(store: Store, other: Store) -> None:
    match = await store.matches.load((await deal(store, channel=5)).id)
    await other.matches.move(match.id, 6, 2)
    assert (await store.matches.load(match.id)).channel == 6
    await other.matches.abandon(match.id)
    over = await store.matches.load(match.id)
    assert over.outcome is not None


async def test_a_player_who_is_erased_at_another_process_sits_in_no_copy(
    store: Store, other: Store
) -> None:
    match = await deal(store, ANN, BOB, CLEO)
    await Referee(store.matches).resign(match.id, BOB)
    await store.matches.load(match.id)
    await other.privacy.erase(BOB)
    match = await store.matches.load(match.id)
    assert BOB not in match.players
    await end(store, match, ANN)
    assert (await store.matches.load(match.id)).outcome is not None


async def test_whoever_moves_by_a_copy_from_before_is_told_that_the_table_moved_on(
    store: Store, other: Store
) -> None:
    match = await deal(store, ANN, BOB, CLEO)
    match = (await Referee(store.matches).resign(match.id, BOB)).match
    await other.privacy.erase(BOB)
    seat = min(match.to_act())
    after, line = play_move(match, seat, match.legal(seat)[0])
    with pytest.raises(IllegalMove, match="moved-on"):
        await store.matches.record(after, [line])


async def test_a_copy_that_is_right_is_not_read_again(store: Store) -> None:
    match = await store.matches.load((await deal(store)).id)
    assert await store.matches.load(match.id) is match


async def test_of_two_who_move_at_once_one_is_told_that_the_table_moved_on(
    store: Store, other: Store
) -> None:
    match = await deal(store)
    wishes = match.legal(match.seat_of(ANN))
    at_once = [
        Referee(one.matches).submit(match.id, ANN, wish, interaction=90 + number)
        for number, (one, wish) in enumerate(zip((store, other) * 4, wishes[:1] * 8, strict=True))
    ]
    done = await asyncio.gather(*at_once, return_exceptions=True)
    assert all(not isinstance(each, Exception) or isinstance(each, IllegalMove) for each in done)
    after = await store.matches.load(match.id)
    assert [line.ply for line in await store.matches.log_of(match.id)] == [*range(1, after.ply + 1)]


async def test_a_channel_is_given_to_one_of_those_who_ask_at_once(stores: list[Store]) -> None:
    for channel, opening in (
        (5, [deal(one, channel=5) for one in stores]),
        (6, [one.lobbies.open(lobby(channel=6)) for one in stores]),
    ):
        done = await asyncio.gather(*opening, return_exceptions=True)
        refused = [str(each) for each in done if isinstance(each, Exception)]
        assert refused == ["('channel-busy', {})"] * 3, channel


async def test_limits_are_counted_together(stores: list[Store]) -> None:
    twice = Limit("twice", 2, HOUR)
    taken = await asyncio.gather(
        *(one.limits.take(ANN, twice, 0.0) for one in stores for _ in range(2))
    )
    assert sorted(taken, key=str) == [HOUR] * 6 + [None, None]


async def test_everybody_who_joins_at_once_sits_down(store: Store, other: Store) -> None:
    opened = await store.lobbies.open(lobby())

    def sit(who: int, table: Lobby) -> Lobby:
        return replace(table, players=(*table.players, who))

    await asyncio.gather(
        *(
            one.lobbies.change(opened.id, partial(sit, who))
            for one in (store, other)
            for who in (1, 2, 3)
        )
    )
    found = await other.lobbies.get(opened.id)
    assert found is not None
    assert sorted(found.players) == [1, 1, 2, 2, 3, 3, ANN]


async def test_what_two_write_about_a_user_at_once_undoes_nothing(
    store: Store, other: Store
) -> None:
    await store.users.save(User(ANN, "Ann", "en"))
    await asyncio.gather(
        store.users.change(ANN, lambda user: user and replace(user, name="Anna")),
        other.users.change(ANN, lambda user: user and replace(user, dm_channel=77)),
    )
    assert await store.users.get(ANN) == User(ANN, "Anna", "en", 77)


async def test_more_calls_than_connections_wait_for_one(store: Store) -> None:
    def count(connection: Connection) -> int:
        return int(connection.execute("SELECT count(*) FROM player").fetchone()[0])

    assert await asyncio.gather(*(store.database.read(count) for _ in range(100))) == [0] * 100


async def test_nobody_is_turned_away_where_all_write_the_same_row(
    store: Store, other: Store
) -> None:
    def one_more(connection: Connection) -> None:
        (number,) = connection.execute("SELECT value FROM setting WHERE key = 'n'").fetchone()
        connection.execute("SELECT pg_sleep(0.05)")
        connection.execute("UPDATE setting SET value = ? WHERE key = 'n'", (str(int(number) + 1),))

    await store.variables.save("n", "0")
    each = [one.database.write(one_more) for one in (store, other) for _ in range(8)]
    await asyncio.gather(*each)
    assert await store.variables.get("n") == "16"


async def test_many_tables_play_at_once_without_meeting_each_other(
    store: Store, other: Store
) -> None:
    async def play(one: Store, channel: int) -> int:
        match = await deal(one, 2 * channel, 2 * channel + 1, channel=channel)
        for _ in range(6):
            match = await move(one, match, match.players[min(match.to_act())])
        return match.ply

    tables = [play((store, other)[channel % 2], channel) for channel in range(16)]
    assert await asyncio.gather(*tables) == [6] * 16


async def test_a_process_that_stands_still_in_the_middle_of_writing_keeps_nobody_waiting(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_still = threading.Event()
    begun = threading.Event()

    def until_it_stands_still() -> Iterator[tuple[int]]:
        yield (BOB,)
        begun.set()
        stand_still.wait(60)
        yield (CLEO,)

    def never_ending(connection: Connection) -> None:
        connection.executemany("UPDATE player SET language = 'es' WHERE id = ?", [(ANN,)])
        connection.executemany("DELETE FROM player WHERE id = ?", until_it_stands_still())

    await other.users.change(ANN, lambda _: User(ANN, "Ann", "en"))
    monkeypatch.setattr("storage.postgres.database.MOST_TRIES", 1)
    stopped = asyncio.create_task(store.database.write(never_ending))
    await asyncio.to_thread(begun.wait, 60)
    for _ in range(10):
        with suppress(StorageError):
            await other.users.change(ANN, lambda _: User(ANN, "Anna", "en"))
            break
    changed = await other.users.get(ANN)
    assert changed
    assert changed.name == "Anna"
    stand_still.set()
    await stopped
