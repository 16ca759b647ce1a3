"""Tournaments on a real database of each engine."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.game import IllegalMove
from matches.records import ServerConfig, User
from matches.seated import computer_id
from matches.tournaments.rounds import begun, ended, paired, signed_up
from matches.tournaments.tournament import Entrant, Result
from tests.matches.tournaments.test_pairings import SIGNED_UP, field_of
from tests.support.stores.tables import ANN, BOB

if TYPE_CHECKING:
    from matches.tournaments.tournament import Tournament
    from storage.store import Store


def signing_up(*players: int) -> Tournament:
    found = SIGNED_UP
    for player in players:
        found = signed_up(found, player)
    return found


async def test_a_tournament_comes_back_as_it_was_written(store: Store) -> None:
    computer = Entrant(6, computer_id("strong", 1), since=2, is_out=True)
    field = field_of(5)
    written = paired(replace(field, entrants=(*field.entrants, computer)), 1.5, (2,))
    first = replace(written.current[0], message=7, match=9, earlier=(3, 4))
    written = written.with_pairing(replace(first, result=Result((1,), "walkover")))
    opened = await store.tournaments.open(written)
    assert await store.tournaments.get(opened.id) == opened == replace(written, id=opened.id)
    assert await store.tournaments.of_match(9) == opened.id
    assert await store.tournaments.of_match(3) is None
    assert await store.tournaments.get(opened.id + 1) is None


async def test_the_tournaments_of_a_player_are_those_that_go_on_with_them(store: Store) -> None:
    opened = await store.tournaments.open(signing_up(ANN, BOB))
    over = await store.tournaments.open(replace(signing_up(ANN), channel=opened.channel + 1))
    await store.tournaments.change(over.id, ended)
    assert await store.tournaments.of_player(ANN) == (opened,)
    assert await store.tournaments.of_player(ANN + 99) == ()


async def test_a_channel_has_one_tournament_at_a_time_and_shows_the_last_one(store: Store) -> None:
    first = await store.tournaments.open(signing_up(ANN))
    with pytest.raises(IllegalMove, match="tournament-here-already"):
        await store.tournaments.open(signing_up(BOB))
    await store.tournaments.change(first.id, ended)
    over = await store.tournaments.in_channel(SIGNED_UP.channel)
    assert over is not None
    assert (over.id, over.phase) == (first.id, "over")
    second = await store.tournaments.open(signing_up(BOB))
    now = await store.tournaments.in_channel(SIGNED_UP.channel)
    assert now is not None
    assert now.id == second.id
    assert await store.tournaments.under_way() == ((second.id, 1),)


async def test_two_who_sign_up_at_once_are_both_in_and_a_refusal_changes_nothing(
    store: Store,
) -> None:
    opened = await store.tournaments.open(signing_up(ANN))
    changes = (partial(signed_up, player=player) for player in (3, 4))
    await asyncio.gather(*(store.tournaments.change(opened.id, change) for change in changes))
    with pytest.raises(IllegalMove, match="tournament-in-already"):
        await store.tournaments.change(opened.id, partial(signed_up, player=3))
    found = await store.tournaments.get(opened.id)
    assert found is not None
    assert {one.player for one in found.entrants} == {ANN, 3, 4}


async def test_somebody_who_is_erased_leaves_a_sign_up_and_stays_nameless_in_what_is_played(
    store: Store,
) -> None:
    await store.users.save(User(ANN, "Ann", "en"))
    ahead = await store.tournaments.open(signing_up(ANN, BOB, 3))
    played = replace(signing_up(ANN, BOB, 3, 4), channel=3, opener=ANN)
    played = await store.tournaments.open(begun(played, 0.0, (2,)))
    long_ago = await store.tournaments.open(replace(played, channel=4))
    await store.tournaments.change(long_ago.id, ended)
    export = await store.privacy.export(ANN)
    assert [one["tournament"] for one in export["tournaments"]] == [
        ahead.id,
        played.id,
        long_ago.id,
    ]
    erased = await store.privacy.erase(ANN)
    assert erased.tournaments == (ahead.id, played.id)
    for before in (ahead, played, long_ago):
        after = await store.tournaments.get(before.id)
        assert after is not None
        assert after.opener != ANN
        assert ANN not in after.players(one.number for one in after.entrants)
    left = await store.tournaments.get(played.id)
    assert left is not None
    (nameless,) = [one for one in left.entrants if one.player < 0]
    assert nameless.is_out
    assert left.opener in {BOB, 3, 4}
    assert (await store.privacy.export(ANN))["tournaments"] == []


async def test_what_is_over_is_deleted_with_its_server_and_after_its_time(store: Store) -> None:
    over = await store.tournaments.open(paired(field_of(4), 0.0, (2,)))
    await store.tournaments.change(over.id, ended)
    under_way = await store.tournaments.open(signing_up(ANN))
    await store.configs.save(1, ServerConfig(retention=30))
    await store.retention.purge_matches(3e9)
    assert await store.tournaments.get(over.id) is None
    assert await store.tournaments.get(under_way.id) is not None
    await store.retention.compare([], 3e9, lambda _: True)
    assert await store.retention.purge_servers(3e9) == (1,)
    assert await store.tournaments.get(under_way.id) is None
