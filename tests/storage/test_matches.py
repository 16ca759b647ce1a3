"""Matches on a real database of each engine: what is written comes back, and nothing half."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import psycopg
import pytest

from games.kit.game import Event, IllegalMove, Outcome, Seat
from matches.entries import CalledOff
from matches.match import AlreadyAnsweredError, Played
from matches.records import TABLE, PostedMessage
from matches.referee import Referee
from storage.errors import RefusedRowError
from storage.matches import ROWS_PRUNED_AT_ONCE, TRIMS_UNTIL_IDLE, snowflake
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, CLEO, deal, end, move, spoil
from tests.support.toys import Seal, shelf

if TYPE_CHECKING:
    from storage.address import Address

# ---- matches ------------------------------------------------------------------------------------


async def test_a_match_comes_back_from_the_database_as_it_was_written(place: Address) -> None:
    store = await Store.open(place, shelf())
    match = await move(store, await deal(store), ANN)
    await store.close()
    store = await Store.open(place, shelf())
    assert await store.matches.load(match.id) == match
    await store.close()


async def test_the_match_of_a_channel_is_found_while_it_runs(store: Store) -> None:
    match = await deal(store, channel=5)
    assert await store.matches.in_channel(5) == match
    await end(store, match, ANN)
    assert await store.matches.in_channel(5) is None


async def test_the_last_match_of_a_channel_is_found_when_it_is_over(store: Store) -> None:
    for winner in (ANN, BOB):
        await end(store, await deal(store, channel=5), winner)
    last = await store.matches.last_in_channel(5)
    assert last is not None
    assert last.outcome is not None
    assert last.outcome.winners == {1}
    assert await store.matches.last_in_channel(6) is None


async def test_what_was_worked_out_of_matches_is_kept_of_the_youngest_only(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.matches.MATCHES_AT_HAND", 2)
    dealt = [(await deal(store, channel=channel)).id for channel in (1, 2, 3)]
    matches = [await store.matches.load(one) for one in dealt]
    legal = [match.legal(Seat(0)) for match in matches]
    store.matches.trim()
    again = [(await store.matches.load(one)).legal(Seat(0)) for one in dealt]
    assert again == legal
    assert [now is before for now, before in zip(again, legal, strict=True)] == [False, True, True]


async def test_a_match_in_which_nobody_moves_for_long_keeps_nothing_derived(store: Store) -> None:
    match = await deal(store)
    match = await store.matches.load(match.id)
    kept = [match.legal(Seat(0))]
    for _ in range(TRIMS_UNTIL_IDLE + 1):
        store.matches.trim()
        kept.append(match.legal(Seat(0)))
    assert [now is kept[0] for now in kept] == [True] * (TRIMS_UNTIL_IDLE + 1) + [False]


async def test_a_player_finds_their_running_matches_oldest_first(store: Store) -> None:
    first = await deal(store, ANN, BOB, channel=1, guild=1)
    second = await deal(store, CLEO, ANN, channel=2, guild=2)
    await deal(store, BOB, CLEO, channel=3)
    await end(store, await deal(store, ANN, CLEO, channel=4), CLEO)
    assert await store.matches.of_player(ANN) == (first, second)


async def test_every_running_match_is_known_at_the_start(store: Store) -> None:
    matches = [await deal(store, channel=channel) for channel in (1, 2, 3)]
    await end(store, matches[1], ANN)
    assert await store.matches.running() == (matches[0].id, matches[2].id)


async def test_the_log_holds_every_move_with_what_was_told(store: Store) -> None:
    match = await deal(store)
    for player in (ANN, BOB, BOB):
        match = await move(store, match, player)
    assert [line.seat for line in await store.matches.log_of(match.id)] == [0, 1, 1]
    log = await store.matches.log_of(match.id, after=1)
    keys = [told.key for line in log for told in line.events]
    assert keys == ["sealed", "you-sealed", "lantern-lit", "sealed", "you-sealed"]


async def test_a_match_moves_to_another_channel(store: Store) -> None:
    match = await store.matches.load((await deal(store, channel=5)).id)
    await store.messages.change([PostedMessage(match.id, TABLE, "board", 5, 700, "", 0.0)])
    await store.messages.change([PostedMessage(match.id, 0, "board", 9, 701, "", 0.0)])
    await store.matches.move(match.id, 6, 2)
    assert await store.matches.in_channel(6) == replace(match, channel=6, guild=2)
    assert [showing.viewer for showing in await store.messages.of_match(match.id)] == [0]


async def test_the_hands_of_a_player_are_found_with_whether_their_matches_are_over(
    store: Store,
) -> None:
    over, running = await deal(store, channel=5), await deal(store, channel=6)
    hands = [PostedMessage(one.id, 0, "board", 9, 700 + one.id, "", 0.0) for one in (over, running)]
    call = replace(hands[0], kind="notice")
    theirs = replace(hands[0], viewer=1, channel=10)
    await store.messages.change([*hands, call, theirs])
    await end(store, over, ANN)
    assert await store.messages.hands_of(ANN) == ((hands[0], True), (hands[1], False))


async def test_the_matches_of_a_server_are_listed_with_those_that_cannot_be_read(
    store: Store, place: Address
) -> None:
    _, whole = await deal(store, channel=5), await deal(store, channel=6)
    spoil(place, "UPDATE match SET state = '' WHERE channel = 5")
    store.matches.forget_cached()
    found = await store.matches.in_guild(whole.guild)
    assert sorted(one.channel for one in found) == [5, 6]
    (read,) = [one.match for one in found if one.match]
    assert read.id == whole.id
    assert all(abs(one.since - time.time()) < 60 for one in found)
    assert await store.matches.in_guild(whole.guild + 1) == ()


async def test_a_match_does_not_move_to_a_channel_where_another_runs(store: Store) -> None:
    match = await deal(store, channel=5)
    await deal(store, channel=6)
    with pytest.raises(IllegalMove, match="channel-busy"):
        await store.matches.move(match.id, 6, 1)
    assert await store.matches.in_channel(5) == match


async def test_an_abandoned_match_frees_its_channel_and_counts_for_nobody(store: Store) -> None:
    match = await store.matches.load((await deal(store, channel=5)).id)
    await store.matches.abandon(match.id)
    assert await store.matches.in_channel(5) is None
    assert (await store.matches.load(match.id)).outcome == Outcome(
        winners=frozenset(), reason="abandoned"
    )
    assert (await store.standings.page(1, None, 0, 10)).total == 0


async def test_the_log_of_an_abandoned_match_says_so(store: Store) -> None:
    match = await move(store, await deal(store), ANN)
    await store.matches.abandon(match.id)
    over = await store.matches.load(match.id)
    last = (await store.matches.log_of(match.id))[-1]
    assert (last.ply, last.move) == (over.ply, CalledOff())
    assert [told.key for told in last.events] == ["called-off"]


# ---- all or nothing -----------------------------------------------------------------------------


def sealed(ply: int, card: int) -> Played:
    return Played(ply, Seat(0), Seal(card=card), (Event(key="sealed"),))


async def test_a_turn_that_breaks_half_way_leaves_no_trace(store: Store) -> None:
    match = await deal(store)
    twice = [sealed(1, 1), sealed(1, 2)]
    with pytest.raises(RefusedRowError):
        await store.matches.record(replace(match, ply=2), twice, interaction=90)
    assert await store.matches.load(match.id) == match
    assert await store.matches.log_of(match.id) == ()
    assert not await store.matches.answered(90)


async def test_an_interaction_is_recorded_once(store: Store) -> None:
    match = await deal(store)
    await store.matches.record(replace(match, ply=1), [sealed(1, 1)], interaction=90)
    with pytest.raises(AlreadyAnsweredError):
        await store.matches.record(replace(match, ply=2), [sealed(2, 2)], interaction=90)
    assert (await store.matches.load(match.id)).ply == 1


async def test_a_second_writer_cannot_claim_the_same_ply(store: Store, place: Address) -> None:
    match = await move(store, await deal(store), ANN)
    other = await Store.open(place, shelf())
    ahead = await move(other, await other.matches.load(match.id), BOB)
    await other.close()
    with pytest.raises(IllegalMove, match="moved-on"):
        await store.matches.record(replace(match, ply=2), [sealed(2, 2)])
    assert await store.matches.load(match.id) == ahead


async def test_the_database_itself_refuses_a_taken_ply(store: Store, place: Address) -> None:
    match = await move(store, await deal(store), ANN)
    assert match.id == 1
    again = "INSERT INTO move (match, ply, seat, move, events) VALUES (1, 1, 1, '', '')"
    taken = sqlite3.IntegrityError, psycopg.IntegrityError
    with pytest.raises(taken, match=r"move\.match, move\.ply|move_pkey"):
        spoil(place, again)


async def test_a_move_cancelled_under_way_is_either_stored_or_not(
    store: Store, place: Address
) -> None:
    match = await deal(store)
    async with await Store.open(place, shelf()) as other:
        task = asyncio.create_task(other.matches.record(replace(match, ply=1), [sealed(1, 1)]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    # Closed, the store has finished what was under way.
    store.matches.forget_cached()
    assert (await store.matches.load(match.id)).ply == len(await store.matches.log_of(match.id))


# ---- what cannot be read ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [
        "state = '{}'",
        "state = 'not json'",
        "version = 99",
        "game = 'no-such-game'",
        "options = '[]'",
        "document = '[]'",
        "document = '{}'",
    ],
)
async def test_a_match_that_cannot_be_read_is_refused_in_words(
    store: Store, place: Address, fault: str
) -> None:
    match = await deal(store)
    spoil(place, "UPDATE match SET " + fault)  # noqa: S608 - a constant above
    with pytest.raises(IllegalMove, match="unreadable"):
        await store.matches.load(match.id)


async def test_a_match_that_cannot_be_read_hides_no_other(store: Store, place: Address) -> None:
    broken, sound = await deal(store, channel=1), await deal(store, channel=2)
    spoil(place, "UPDATE match SET state = '' WHERE channel = 1")
    assert broken.channel == 1
    assert await store.matches.of_player(ANN) == (sound,)


async def test_a_match_that_cannot_be_read_can_be_abandoned(store: Store, place: Address) -> None:
    match = await deal(store, channel=5)
    spoil(place, "UPDATE match SET state = ''")
    await store.matches.abandon(match.id)
    assert (await deal(store, channel=5)).id != match.id


async def test_a_log_that_cannot_be_read_is_refused_in_words(store: Store, place: Address) -> None:
    match = await move(store, await deal(store), ANN)
    spoil(place, "UPDATE move SET move = '{}'")
    with pytest.raises(IllegalMove, match="unreadable"):
        await store.matches.log_of(match.id)


# ---- what is no longer needed -------------------------------------------------------------------


async def test_only_what_nobody_can_ask_for_any_more_is_pruned(store: Store) -> None:
    now = time.time()
    old, young = snowflake(now - 100), snowflake(now)
    running, over = await deal(store, channel=5), await deal(store, channel=6)
    for match in (running, over):
        await store.messages.change([PostedMessage(match.id, TABLE, "board", 5, 50, "digest", now)])
        wish = match.legal(Seat(0))[0]
        interaction = old if match is running else young
        await Referee(store.matches).submit(match.id, ANN, wish, interaction=interaction)
    await end(store, await store.matches.load(over.id), ANN)
    await store.matches.prune(now - 50)
    assert not await store.matches.answered(old)
    assert await store.matches.answered(young)
    assert await store.messages.of_match(over.id), "it ended after that time"
    await store.matches.prune(now + 2)
    assert not await store.messages.of_match(over.id)
    assert await store.messages.of_match(running.id)


async def test_pruning_deletes_any_number_in_slices(store: Store, place: Address) -> None:
    assert (await deal(store)).id == 1
    spoil(
        place,
        """WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 1200)
        INSERT INTO interaction SELECT id, 1 FROM n""",
    )
    assert ROWS_PRUNED_AT_ONCE < 1200
    await store.matches.prune(time.time())
    assert not any([await store.matches.answered(id_) for id_ in (1, 600, 1200)])


def test_a_time_is_turned_into_the_ids_of_discord() -> None:
    assert snowflake(1462015105.796) == 175928847298985984  # Discord's own example, rounded down
