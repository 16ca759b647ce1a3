"""Limits of one person, counted on a real database of each engine."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.game import IllegalMove
from matches.limits import HINTS, HOUR, LIMITS, LOBBIES, LONGEST_COUNT, SEATS, Limit
from matches.lobby_changes import joined
from matches.records import ServerConfig
from matches.referee import Referee
from tests.support.stores.tables import ANN, BOB, deal, lobby

if TYPE_CHECKING:
    from storage.store import Store

NOW = 1_800_000_000.0
TWICE = Limit("twice", 2, HOUR)


async def test_one_more_is_refused_until_the_time_since_the_first_is_over(store: Store) -> None:
    assert await store.limits.take(ANN, TWICE, NOW) is None
    assert await store.limits.take(ANN, TWICE, NOW + 60) is None
    for later in (61, HOUR - 1):
        assert await store.limits.take(ANN, TWICE, NOW + later) == NOW + HOUR
    assert await store.limits.take(ANN, TWICE, NOW + HOUR) is None
    assert await store.limits.take(ANN, TWICE, NOW + HOUR + 1) is None
    assert await store.limits.take(ANN, TWICE, NOW + HOUR + 2) == NOW + 2 * HOUR


async def test_each_limit_is_counted_by_itself_and_for_each_person(store: Store) -> None:
    for _ in range(2):
        assert await store.limits.take(ANN, TWICE, NOW) is None
    assert await store.limits.take(ANN, HINTS, NOW) is None
    assert await store.limits.take(BOB, TWICE, NOW) is None


async def test_a_host_may_have_so_many_lobbies_at_once(store: Store) -> None:
    opened = lobby(0, expires=0)
    for channel in range(LOBBIES.most):
        assert await store.limits.take(ANN, LOBBIES, NOW) is None
        opened = await store.lobbies.open(lobby(channel, expires=NOW + 100 - channel))
    assert await store.limits.take(ANN, LOBBIES, NOW) == opened.expires
    assert await store.limits.take(BOB, LOBBIES, NOW) is None
    await store.lobbies.close(opened.id)
    assert await store.limits.take(ANN, LOBBIES, NOW) is None


async def test_a_host_who_opens_many_tables_at_the_same_moment_has_as_many_as_one_may(
    store: Store,
) -> None:
    opening = (store.lobbies.open(lobby(channel), LOBBIES.most) for channel in range(12))
    opened = await asyncio.gather(*opening, return_exceptions=True)
    refused = [one.text.key for one in opened if isinstance(one, IllegalMove)]
    assert refused == ["limit-lobbies"] * (12 - LOBBIES.most)
    assert len(await store.lobbies.in_guild(1)) == LOBBIES.most


async def test_who_joins_many_tables_at_the_same_moment_sits_at_as_many_as_one_may(
    store: Store,
) -> None:
    opened = [await store.lobbies.open(lobby(channel)) for channel in range(12)]
    joining = (
        store.lobbies.sit_down(one.id, BOB, lambda now: joined(now, BOB, 5), 5) for one in opened
    )
    opening = (
        store.lobbies.open(replace(lobby(99 + at), host=BOB, players=(BOB,)), 9, 5)
        for at in range(3)
    )
    sat_down = await asyncio.gather(*joining, *opening, return_exceptions=True)
    refused = [one.text.key for one in sat_down if isinstance(one, IllegalMove)]
    assert refused == ["limit-seats"] * 10


async def test_a_person_may_sit_at_so_many_tables_at_once(store: Store) -> None:
    await store.lobbies.open(lobby(1, expires=NOW))
    last = 0
    for channel in range(2, SEATS.most + 1):
        assert await store.limits.take(ANN, SEATS, NOW) is None
        last = (await deal(store, channel=channel)).id
    assert await store.limits.take(ANN, SEATS, NOW) == 0
    await Referee(store.matches).resign(last, ANN)
    assert await store.limits.take(ANN, SEATS, NOW) is None
    await store.matches.abandon(last)
    assert await store.limits.take(ANN, SEATS, NOW) is None


async def test_counts_are_sent_and_deleted_with_everything_else_of_a_person(store: Store) -> None:
    await store.limits.take(ANN, TWICE, NOW)
    await store.limits.take(ANN, TWICE, NOW)
    kept = await store.privacy.export(ANN)
    assert kept["limits"] == [{"name": "twice", "since": NOW, "times": 2}]
    await store.privacy.erase(ANN)
    assert (await store.privacy.export(ANN))["limits"] == []


async def test_counts_do_not_keep_a_person_whose_server_is_gone(store: Store) -> None:
    await store.limits.take(ANN, TWICE, NOW)
    await store.configs.save(1, ServerConfig())
    await store.retention.left(1, NOW)
    await store.retention.purge_servers(NOW)
    assert (await store.privacy.export(ANN))["user"] is None


async def test_counts_that_matter_no_longer_are_forgotten(store: Store) -> None:
    await store.limits.take(ANN, HINTS, NOW)
    await store.limits.take(ANN, TWICE, NOW + 1)
    await store.limits.prune(NOW + LONGEST_COUNT)
    assert [one["name"] for one in (await store.privacy.export(ANN))["limits"]] == ["twice"]


def test_every_limit_has_a_name_of_its_own() -> None:
    assert len({one.name for one in LIMITS}) == len(LIMITS)
