"""Ratings on a real database of each engine: they follow from results alone, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.kit.game import Seat
from matches.records import ServerConfig
from matches.referee import Referee
from matches.standings.ratings import NEW, Rating, after_leaving, rate
from matches.standings.seasons import Season
from matches.standings.weights import UNPROVEN, Weights, weight
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, CLEO, deal, end, move, spoil
from tests.support.toys import LanternOptions, Lanterns, shelf

if TYPE_CHECKING:
    import pytest

    from storage.address import Address
    from storage.database import Connection


async def table_of_results(store: Store, columns: str = "*") -> list[tuple[Any, ...]]:
    """Return columns of every result, in order."""

    def read(connection: Connection) -> list[tuple[Any, ...]]:
        query = f"SELECT {columns} FROM result ORDER BY match, seat"  # noqa: S608 - named here
        return list(connection.execute(query))

    return await store.database.read(read)


async def play_some(store: Store) -> None:
    """Play a few matches that are rated, in two servers, with a draw and a player who left."""
    for winners, scores in (((ANN,), (3, 2, 1)), ((BOB, CLEO), (1, 2, 2)), ((), (1, 1, 1))):
        await end(store, await deal(store, ANN, BOB, CLEO), *winners, scores=scores)
    await end(store, await deal(store, ANN, CLEO, guild=2), CLEO)
    left = await move(store, await move(store, await deal(store, ANN, BOB), ANN), BOB)
    await Referee(store.matches).resign(left.id, ANN)


async def ratings_in(store: Store, guild: int = 1, **of: Any) -> dict[int, Rating | None]:
    page = await store.standings.page(guild, "lanterns", 0, 10, **of)
    return {row.player: row.rating for row in page.rows}


def unproven(before: tuple[Rating, ...], places: tuple[int, ...]) -> tuple[Rating, ...]:
    """Return the ratings after a match against somebody who has beaten nobody else."""
    return rate(before, places, (UNPROVEN,) * len(before))


async def test_each_match_moves_ratings_from_where_the_last_one_left_them(store: Store) -> None:
    await play_some(store)
    ann = bob = cleo = NEW
    league, now = Weights(), Season(2026, 11)
    for places in ((1, 2, 3), (3, 1, 1), (1, 1, 1)):
        weights = league.of((ANN, BOB, CLEO), places, now)
        ann, bob, cleo = rate((ann, bob, cleo), places, weights)
    ann, bob = rate((ann, bob), (2, 1), league.of((ANN, BOB), (2, 1), now))
    assert await ratings_in(store) == {ANN: ann, BOB: bob, CLEO: cleo}
    loser, winner = rate((NEW, NEW), (2, 1), (UNPROVEN, UNPROVEN))
    assert await ratings_in(store, 2) == {ANN: loser, CLEO: winner}


async def test_what_was_not_played_counts_nowhere(store: Store) -> None:
    referee = Referee(store.matches)
    for _ in range(8):
        match = await deal(store, ANN, BOB)
        await referee.resign(match.id, BOB)
    match = await move(store, await deal(store, ANN, BOB), ANN)
    await referee.resign(match.id, BOB)
    team = await deal(store, ANN, BOB, together=True)
    for player in (ANN, BOB):
        await referee.give_up(team.id, player)
    assert (await store.standings.page(1, "lanterns", 0, 10)).rows == ()
    assert (await store.standings.page(1, None, 0, 10)).rows == ()
    for player in (ANN, BOB):
        assert await store.standings.results_of(1, player) == ()


async def test_whoever_leaves_before_enough_was_played_has_lost_and_nobody_has_won(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lanterns, "spec", Lanterns.spec.model_copy(update={"fewest_moves": 3}))
    match = await move(store, await move(store, await deal(store, ANN, BOB), ANN), BOB)
    await Referee(store.matches).resign(match.id, BOB)
    assert await ratings_in(store) == {BOB: after_leaving(NEW)}
    (left,) = await store.standings.results_of(1, BOB)
    assert (left.won, left.finished) == (False, False)
    assert await store.standings.recompute() == 0


async def test_the_same_opponents_count_less_from_their_third_match_in_a_month(
    store: Store, place: Address
) -> None:
    for _ in range(4):
        await end(store, await deal(store, ANN, BOB), ANN)
    await end(store, await deal(store, ANN, CLEO, BOB), BOB)
    ann, bob = NEW, NEW
    for met in range(4):
        ann, bob = rate((ann, bob), (1, 2), (weight(met) * UNPROVEN,) * 2)
    seldom, often = weight(0) * UNPROVEN, weight(4) * UNPROVEN
    weights = (seldom + often) / 2, seldom, (often + seldom) / 2
    ann, cleo, bob = rate((ann, NEW, bob), (2, 2, 1), weights)
    assert await ratings_in(store) == {ANN: ann, BOB: bob, CLEO: cleo}
    assert await store.standings.recompute() == 0
    spoil(place, "UPDATE result SET ended_at = ended_at - 3456000 WHERE match < 3")  # 40 days
    await store.standings.recompute()
    ann, bob = NEW, NEW
    for met in (0, 1, 0, 1):
        ann, bob = rate((ann, bob), (1, 2), (weight(met) * UNPROVEN,) * 2)
    often = weight(2) * UNPROVEN
    weights = (seldom + often) / 2, seldom, (often + seldom) / 2
    ann, cleo, bob = rate((ann, NEW, bob), (2, 2, 1), weights)
    assert await ratings_in(store) == {ANN: ann, BOB: bob, CLEO: cleo}
    await end(store, await deal(store, ANN, BOB), BOB)
    bob, ann = rate((bob, ann), (1, 2), (weight(3) * UNPROVEN,) * 2)
    assert await ratings_in(store) == {ANN: ann, BOB: bob, CLEO: cleo}
    assert await store.standings.recompute() == 0


async def test_whoever_is_provisional_stands_behind_all_who_are_settled(
    store: Store, place: Address
) -> None:
    for number in range(6):
        await end(store, await deal(store, ANN, 100 + number), ANN, 100 + number)
    await end(store, await deal(store, BOB, CLEO), BOB)
    spoil(place, "UPDATE result SET mu = 20, sigma = 6 WHERE player = 11")
    spoil(place, "UPDATE result SET mu = 60, sigma = 5 WHERE player = 22")
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert [(row.player, row.rank) for row in page.rows][:2] == [(ANN, 1), (BOB, 2)]
    spoil(place, "UPDATE result SET sigma = 7 WHERE player = 11")
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert [(row.player, row.rank) for row in page.rows][:1] == [(BOB, 1)]


async def test_what_an_older_version_counted_though_it_was_not_played_counts_no_more(
    place: Address,
) -> None:
    """The logs say who had moved, and what has no log stays as it was."""
    async with await Store.open(place, shelf()) as store:
        for _ in range(3):
            await end(store, await deal(store, ANN, BOB), ANN)
    spoil(place, "DELETE FROM move WHERE match = 2")
    spoil(place, "UPDATE setting SET value = 'openskill-6-plackett-luce-1' WHERE key = 'ratings'")
    spoil(place, "DELETE FROM match WHERE id = 1")
    async with await Store.open(place, shelf()) as store:
        assert await table_of_results(store, "match, seat, rated, mu IS NULL") == [
            *((1, 0, 1, False), (1, 1, 1, False), (3, 0, 1, False), (3, 1, 1, False)),
        ]
        assert await store.standings.recompute() == 0


async def test_recomputing_writes_the_same_to_the_last_digit(store: Store, place: Address) -> None:
    await play_some(store)
    written = await table_of_results(store)
    assert await store.standings.recompute() == 0
    spoil(place, "UPDATE result SET mu = 1, sigma = NULL, season_mu = NULL WHERE rated = 1")
    assert await store.standings.recompute() == len(written)
    assert await table_of_results(store) == written


async def test_results_of_an_older_version_are_rated_at_the_start(place: Address) -> None:
    async with await Store.open(place, shelf()) as store:
        await play_some(store)
        written = await table_of_results(store)
    spoil(place, "UPDATE result SET mu = NULL, sigma = NULL, season_mu = NULL, season_sigma = NULL")
    async with await Store.open(place, shelf()) as store:
        assert await table_of_results(store) == written


async def test_an_annulled_match_has_never_been_played(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB), ANN)
    before = await ratings_in(store)
    mistake = await deal(store, ANN, BOB)
    await end(store, mistake, BOB)
    await end(store, await deal(store, CLEO, BOB), CLEO)
    assert await store.standings.annul(mistake.id)
    cleo, bob = unproven((NEW, before[BOB] or NEW), (1, 2))
    assert await ratings_in(store) == {ANN: before[ANN], BOB: bob, CLEO: cleo}
    assert await store.standings.recompute() == 0


async def test_whoever_is_erased_leaves_the_ratings_of_all_as_they_were(store: Store) -> None:
    await play_some(store)
    before = await ratings_in(store)
    await store.privacy.erase(BOB)
    after = await ratings_in(store)
    assert BOB not in after
    assert sorted(map(str, after.values())) == sorted(map(str, before.values()))
    assert await store.standings.recompute() == 0
    await end(store, await deal(store, ANN, BOB), ANN)
    assert (await ratings_in(store))[BOB] == unproven((before[ANN] or NEW, NEW), (1, 2))[1], (
        "met anew"
    )


async def test_ratings_follow_when_results_are_kept_no_longer(store: Store, place: Address) -> None:
    for winner in (ANN, BOB):
        await end(store, await deal(store, ANN, BOB), winner)
    spoil(place, "UPDATE result SET ended_at = ended_at - 3456000 WHERE match = 1")  # 40 days
    await store.standings.recompute()
    await store.configs.save(1, ServerConfig(retention=30, keeps_results=False))
    (match,) = {row[0] for row in await table_of_results(store)} - {1}
    now = (await store.standings.results_of(1, ANN))[-1].ended
    assert await store.retention.purge_matches(now)
    assert {row[0] for row in await table_of_results(store)} == {match}
    ann, bob = unproven((NEW, NEW), (2, 1))
    assert await ratings_in(store) == {ANN: ann, BOB: bob}


async def test_results_that_outlive_their_matches_are_rated_alike(
    store: Store, place: Address
) -> None:
    await play_some(store)
    written = await table_of_results(store)
    spoil(place, "DELETE FROM match")
    assert await store.standings.recompute() == 0
    assert await table_of_results(store) == written


async def test_a_match_that_ends_before_another_by_a_clock_set_back_is_rated_before_it(
    store: Store, place: Address
) -> None:
    await end(store, await deal(store, ANN, BOB), ANN)
    spoil(place, "UPDATE result SET ended_at = ended_at + 86400")
    await end(store, await deal(store, ANN, BOB), BOB)
    ann, bob = unproven(unproven((NEW, NEW), (2, 1)), (1, 2))
    assert await ratings_in(store) == {ANN: ann, BOB: bob}
    assert await store.standings.recompute() == 0


async def test_a_season_begins_anew_and_counts_its_own_matches(
    store: Store, place: Address
) -> None:
    for winner in (ANN, ANN, BOB):
        await end(store, await deal(store, ANN, BOB), winner)
    now = (await store.standings.results_of(1, ANN))[-1].ended
    this = Season.at(now)
    earlier = Season.at(now - 40 * 86_400)
    spoil(place, "UPDATE result SET ended_at = ended_at - 3456000 WHERE match < 3")  # 40 days
    await store.standings.recompute()
    ann, bob = unproven((NEW, NEW), (2, 1))
    assert await ratings_in(store, season=this) == {ANN: ann, BOB: bob}
    page = await store.standings.page(1, "lanterns", 0, 10, season=earlier)
    assert [(row.player, row.wins, row.matches) for row in page.rows] == [(ANN, 2, 2), (BOB, 0, 2)]
    assert await ratings_in(store, season=earlier.before) == {}
    wins = await store.standings.page(1, None, 0, 10, season=this)
    assert [(row.player, row.wins, row.rating) for row in wins.rows] == [
        (BOB, 1, None),
        (ANN, 0, None),
    ]


async def test_a_league_has_ratings_of_its_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await end(store, await deal(store, ANN, BOB), ANN)

    def gentler(_self: Lanterns, _seats: int, _options: LanternOptions) -> str:
        return "gentler"

    monkeypatch.setattr(Lanterns, "variant", gentler)
    await end(store, await deal(store, ANN, BOB), BOB)
    main = await ratings_in(store)
    league = await ratings_in(store, league="gentler")
    assert (main[ANN], main[BOB]) == unproven((NEW, NEW), (1, 2))
    assert (league[ANN], league[BOB]) == unproven((NEW, NEW), (2, 1))
    tables = await store.standings.tables(1, "lanterns", None)
    assert [(one.kind, one.league) for one in tables] == [("versus", None), ("versus", "gentler")]


async def test_whoever_was_replaced_is_rated_for_nothing(store: Store) -> None:
    match = await deal(store, ANN, BOB)
    await Referee(store.matches).hand_over(match.id, Seat(0), CLEO)
    await end(store, await store.matches.load(match.id), CLEO)
    cleo, bob = unproven((NEW, NEW), (1, 2))
    assert await ratings_in(store) == {CLEO: cleo, BOB: bob}
    assert await store.standings.recompute() == 0


async def test_teams_and_those_who_play_alone_are_not_rated(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB, together=True), ANN, BOB)
    (one,) = await store.standings.results_of(1, ANN)
    assert (one.kind, one.won, one.rating) == ("team", True, None)


async def test_whoever_leaves_the_seat_has_not_finished(store: Store) -> None:
    match = await deal(store, ANN, BOB, CLEO)
    for player in (ANN, BOB, CLEO):
        match = await move(store, match, player)
    referee = Referee(store.matches)
    await referee.resign(match.id, ANN)
    await referee.resign(match.id, CLEO)
    ends = {player: await store.standings.results_of(1, player) for player in (ANN, BOB, CLEO)}
    assert [(one.finished, one.won) for (one,) in ends.values()] == [
        (False, False),
        (True, True),
        (False, False),
    ]
