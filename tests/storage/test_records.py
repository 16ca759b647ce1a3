"""Lobbies, people, messages and leaderboards on a real database of each engine."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.game import IllegalMove, Seat
from matches.records import TABLE, Judged, Lobby, PostedMessage, Said, ServerConfig, User
from matches.referee import Referee
from tests.support.stores.tables import ANN, BOB, CLEO, deal, end, lobby, move, spoil

if TYPE_CHECKING:
    from storage.address import Address
    from storage.store import Store

# ---- lobbies ------------------------------------------------------------------------------------


async def test_a_lobby_comes_back_as_it_was_written(store: Store) -> None:
    opened = await store.lobbies.open(lobby())
    assert await store.lobbies.get(opened.id) == opened == replace(lobby(), id=opened.id)
    assert await store.lobbies.in_channel(5) == opened


async def test_a_channel_has_one_lobby_or_one_match(store: Store) -> None:
    await store.lobbies.open(lobby(channel=5))
    await deal(store, channel=6)
    for channel in (5, 6):
        with pytest.raises(IllegalMove, match="channel-busy"):
            await store.lobbies.open(lobby(channel=channel))


async def test_a_match_closes_the_lobby_that_it_comes_from_at_the_same_time(store: Store) -> None:
    opened = await store.lobbies.open(lobby())
    match = await deal(store, channel=6)
    begun = await store.matches.open(replace(match, channel=5), opened.id)
    assert await store.lobbies.get(opened.id) is None
    await store.matches.abandon(begun.id)
    other = await store.lobbies.open(lobby())
    with pytest.raises(IllegalMove, match="channel-busy"):
        await store.matches.open(match, other.id)
    assert await store.lobbies.get(other.id), "no match, and so the lobby stays"


async def test_two_who_join_at_once_both_sit_down(store: Store) -> None:
    opened = await store.lobbies.open(lobby())

    def sit(who: int, table: Lobby) -> Lobby:
        return replace(table, players=(*table.players, who))

    await asyncio.gather(
        *(store.lobbies.change(opened.id, partial(sit, who)) for who in (BOB, CLEO))
    )
    found = await store.lobbies.get(opened.id)
    assert found is not None
    assert found.players in {(ANN, BOB, CLEO), (ANN, CLEO, BOB)}, "whoever was first"


async def test_a_refused_change_leaves_the_lobby_as_it_was(store: Store) -> None:
    opened = await store.lobbies.open(lobby())

    def full(_: Lobby) -> Lobby:
        raise IllegalMove("lobby-full")

    with pytest.raises(IllegalMove, match="lobby-full"):
        await store.lobbies.change(opened.id, full)
    assert await store.lobbies.get(opened.id) == opened


async def test_a_lobby_is_saved_with_its_message(store: Store) -> None:
    posted = replace(await store.lobbies.open(lobby()), message=700)
    await store.lobbies.save(posted)
    assert await store.lobbies.in_channel(5) == posted


async def test_a_closed_lobby_is_gone_and_its_channel_free(store: Store) -> None:
    opened = await store.lobbies.open(lobby())
    await store.lobbies.close(opened.id)
    await store.lobbies.save(opened)
    assert await store.lobbies.get(opened.id) is None
    assert (await store.lobbies.open(lobby())).id != opened.id


async def test_lobbies_are_due_when_their_time_has_come(store: Store) -> None:
    early = await store.lobbies.open(lobby(channel=1, expires=50.5))
    await store.lobbies.open(lobby(channel=2, expires=51))
    assert await store.lobbies.expired(50.5) == (early,)


# ---- people, messages, settings -----------------------------------------------------------------


async def test_people_are_remembered_as_last_seen(store: Store) -> None:
    await store.users.save(User(ANN, "Ann", "en"))
    ann = User(ANN, "Anna", "de", dm_channel=70, dm_closed=True)
    await store.users.save(ann)
    assert await store.users.get(ANN) == ann


async def test_a_name_with_a_sign_that_some_databases_cannot_hold_is_kept(store: Store) -> None:
    await store.users.save(User(ANN, "An\0na", "en"))
    found = await store.users.get(ANN)
    assert found is not None
    assert found.name.startswith("An")
    assert found.name.endswith("na")


async def test_a_nickname_is_that_of_one_server(store: Store) -> None:
    await store.users.save(User(ANN, "Ann", "en"))
    await store.users.set_nickname(ANN, 1, "Annie")
    await store.users.set_nickname(ANN, 1, "Admiral")
    assert [await store.users.nickname(ANN, guild) for guild in (1, 2)] == ["Admiral", None]
    await store.users.set_nickname(ANN, 1, None)
    assert await store.users.nickname(ANN, 1) is None


async def test_a_server_has_what_was_settled_last(store: Store) -> None:
    unusual = ServerConfig(*("es", frozenset({7, 8}), 9, 30, False, "live", False, False, False))
    for settled in (ServerConfig("de"), unusual, ServerConfig()):
        await store.configs.save(1, settled)
        assert await store.configs.get(1) == settled
    assert await store.configs.get(2) == ServerConfig()


async def test_whoever_only_sits_at_a_table_is_still_a_stranger(store: Store) -> None:
    await deal(store, ANN, BOB)
    await store.users.save(User(ANN, "Ann", "en"))
    known = [await store.users.get(player) for player in (ANN, BOB, CLEO)]
    assert known == [User(ANN, "Ann", "en"), None, None]


async def test_a_message_that_goes_is_known_beside_the_one_in_its_place(store: Store) -> None:
    match = await deal(store)
    old = PostedMessage(match.id, TABLE, "board", 5, 700, "a", 1.5, "replaced")
    new = PostedMessage(match.id, TABLE, "board", 5, 702, "b", 2.5, reader="acts", notified=3)
    await store.messages.change([old])
    await store.messages.change([old.becomes("going"), new])
    assert await store.messages.of_match(match.id) == (old.becomes("going"), new)


def test_a_message_that_is_to_be_deleted_does_not_come_back() -> None:
    going = PostedMessage(1, TABLE, "board", 5, 700, "a", 1.5).becomes("going")
    with pytest.raises(ValueError, match="a message that is going does not become stands"):
        going.becomes("stands")


async def test_messages_shown_and_gone_are_written_down_together(store: Store) -> None:
    match = await deal(store)
    old, left, shown = (
        PostedMessage(match.id, seat, kind, 5, message, "a", 1.5)
        for seat, kind, message in ((0, "notice", 700), (0, "left", 700), (1, "notice", 701))
    )
    await store.messages.change([old])
    await store.messages.change([left, shown], gone=[old])
    assert await store.messages.of_match(match.id) == (left, shown)


async def test_a_decision_of_a_match_is_judged_once(store: Store) -> None:
    match = await deal(store)
    later, first = Judged(4, Seat(1), 0.25, '{"kind": "seal"}', 0.5), Judged(2, Seat(0), 0.75)
    for judged in (replace(later, chance=0.0, best=None), first, later):
        await store.analysis.save(match.id, judged)
    assert await store.analysis.of_match(match.id) == (first, later)
    await store.analysis.save(match.id + 1, first)
    assert await store.analysis.of_match(match.id + 1) == (), "there is no such match"


async def test_a_setting_is_kept_until_it_changes(store: Store) -> None:
    assert await store.variables.get("commands") is None
    for value in ("a", "b"):
        await store.variables.save("commands", value)
    assert await store.variables.get("commands") == "b"


async def test_of_several_who_replace_a_setting_one_is_told_so(store: Store) -> None:
    swaps = [store.variables.swap("commands", None, after) for after in ("a", "b")]
    assert sorted(await asyncio.gather(*swaps)) == [False, True]
    assert await store.variables.get("commands") in {"a", "b"}
    assert not await store.variables.swap("commands", None, "c")


async def test_moments_are_given_out_apart_from_each_other(store: Store) -> None:
    waits = [await store.variables.reserve("identify", 60) for _ in range(3)]
    assert waits[0] == 0
    assert [round(wait, -1) for wait in waits] == [0, 60, 120]


async def test_a_seat_says_one_thing_until_it_has_moved(store: Store) -> None:
    match = await deal(store)
    first = Said(match.id, Seat(0), "sorry", acted=3)
    assert await store.talk.say(first)
    assert not await store.talk.say(replace(first, word="elephant"))
    other, later = replace(first, seat=Seat(1)), replace(first, word="hungry", acted=4)
    assert await store.talk.say(other)
    assert await store.talk.say(later)
    assert await store.talk.of_match(match.id) == (later, other)


async def test_what_was_said_is_in_the_file_about_its_speaker(store: Store) -> None:
    match = await deal(store, ANN, BOB)
    await store.talk.say(Said(match.id, match.seat_of(BOB), "sorry", acted=0))
    assert (await store.privacy.export(BOB))["said"] == [{"match": match.id, "word": "sorry"}]
    assert (await store.privacy.export(ANN))["said"] == []


# ---- leaderboards -------------------------------------------------------------------------------


async def play_three(store: Store) -> None:
    for winner, scores in ((ANN, (3, 2)), (BOB, (1, 2))):
        await end(store, await deal(store, ANN, BOB), winner, scores=scores)
    await end(store, await deal(store, CLEO, 44), CLEO, scores=(4, 4))


async def test_who_is_the_strongest_for_sure_leads_a_game(store: Store) -> None:
    await play_three(store)
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert [(row.player, row.wins, row.points, row.matches) for row in page.rows] == [
        (CLEO, 1, 4, 1),
        (BOB, 1, 4, 2),
        (ANN, 1, 4, 2),
        (44, 0, 4, 1),
    ]
    sure = [row.rating.shown - row.rating.spread for row in page.rows if row.rating]
    assert sure == sorted(sure, reverse=True)
    assert [row.rank for row in page.rows] == [1, 2, 3, 4]


async def test_without_ratings_most_wins_lead_then_most_points_then_fewest_matches(
    store: Store, place: Address
) -> None:
    await play_three(store)
    spoil(place, "UPDATE result SET rated = 0, mu = NULL, sigma = NULL")
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert [(row.player, row.wins, row.points, row.matches) for row in page.rows] == [
        (CLEO, 1, 4, 1),
        (ANN, 1, 4, 2),
        (BOB, 1, 4, 2),
        (44, 0, 4, 1),
    ]
    assert [row.rank for row in page.rows] == [1, 2, 2, 4]


async def test_over_all_games_wins_alone_count(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB), ANN, scores=(1, 0))
    await end(store, await deal(store, CLEO, 44), CLEO, scores=(40, 9))
    page = await store.standings.page(1, None, 0, 10)
    assert [(row.player, row.rank) for row in page.rows][:2] == [(ANN, 1), (CLEO, 1)]


async def test_the_best_result_of_a_game_is_the_most_points_in_one_match(store: Store) -> None:
    for scores in ((3, 2), (7, 9), (5, 1)):
        await end(store, await deal(store, ANN, BOB), ANN, scores=scores)
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert [(row.player, row.points, row.best) for row in page.rows] == [(ANN, 15, 7), (BOB, 12, 9)]


async def test_a_leaderboard_turns_its_pages(store: Store) -> None:
    for number in range(5):
        match = await deal(store, 100 + number, 200 + number)
        await end(store, match, 100 + number, scores=(9 - number, 0))
    pages = [await store.standings.page(1, None, number, 2) for number in range(3)]
    assert [row.player for page in pages for row in page.rows] == [100, 101, 102, 103, 104, 200]
    assert {page.total for page in pages} == {10}
    assert (await store.standings.page(1, None, 9, 2)).rows == ()


async def test_a_server_sees_its_own_results_only(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB, guild=1), ANN)
    assert (await store.standings.page(2, None, 0, 10)).rows == ()
    assert (await store.standings.page(1, "another-game", 0, 10)).total == 0


async def test_a_result_is_written_in_the_same_breath_as_the_last_move(store: Store) -> None:
    match = await deal(store, ANN, BOB)
    while match.outcome is None:
        match = await move(store, match, match.players[min(match.to_act())])
    page = await store.standings.page(1, "lanterns", 0, 10)
    assert sum(row.points for row in page.rows) == sum(match.outcome.scores)
    assert await store.matches.running() == ()


TEAM = "lanterns-together"
GRADES = ("bright", "dim", "dark")


async def test_a_team_is_ranked_by_wins_then_by_its_best_grade(store: Store) -> None:
    for grade in ("dark", "bright"):
        await end(store, await deal(store, ANN, BOB, together=True), grade=grade)
    await end(store, await deal(store, CLEO, 44, together=True), CLEO, 44)
    await end(store, await deal(store, CLEO, BOB, together=True), grade="dim")
    page = await store.standings.team_page(1, TEAM, GRADES, 0, 10)
    found = [(row.player, row.rank, row.wins, row.matches, row.grade) for row in page.rows]
    assert found == [
        (CLEO, 1, 1, 2, "dim"),
        (44, 2, 1, 1, None),
        (ANN, 3, 0, 2, "bright"),
        (BOB, 4, 0, 3, "bright"),
    ]
    assert page.total == 4


async def test_teams_are_compared_by_their_number_of_seats(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB, together=True), ANN, BOB)
    await end(store, await deal(store, ANN, BOB, CLEO, together=True))
    page = await store.standings.team_page(1, TEAM, GRADES, 0, 10)
    assert [(row.variant, row.player, row.rank) for row in page.rows] == [
        ("2", ANN, 1),
        ("2", BOB, 1),
        ("3", ANN, 1),
        ("3", BOB, 1),
        ("3", CLEO, 1),
    ]
    second = await store.standings.team_page(1, TEAM, GRADES, 1, 2)
    assert [(row.variant, row.player) for row in second.rows] == [("3", ANN), ("3", BOB)]
    assert second.total == 5


async def test_what_a_team_won_is_kept_out_of_the_other_leaderboards(store: Store) -> None:
    await end(store, await deal(store, ANN, BOB, together=True), ANN, BOB)
    await end(store, await deal(store, CLEO, 44), CLEO)
    assert {row.player for row in (await store.standings.page(1, None, 0, 10)).rows} == {CLEO, 44}
    assert (await store.standings.team_page(1, "lanterns", GRADES, 0, 10)).total == 0
    assert (await store.standings.team_page(2, TEAM, GRADES, 0, 10)).total == 0


async def test_who_would_give_up_is_remembered_between_starts(store: Store) -> None:
    match = await deal(store, ANN, BOB, together=True)
    await Referee(store.matches).give_up(match.id, ANN)
    store.matches.forget_cached()
    assert (await store.matches.load(match.id)).giving_up == {0}


async def test_a_name_with_a_sign_that_no_database_keeps_is_kept_all_the_same(store: Store) -> None:
    await store.users.save(User(5, "An\0na", "en"))
    kept = await store.users.get(5)
    assert kept
    assert kept.name in {"An\0na", "An\ufffdna"}
