"""The headline and the awards of a match: chosen once, stored, shown, and counted for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from matches.referee import Referee
from tests.support.stores.tables import ANN, BOB
from tests.support.stores.templates import open_fresh

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from games.kit.game import Event
    from matches.match import Match
    from storage.address import Address
    from storage.store import Store


@pytest.fixture
async def store(place: Address) -> AsyncIterator[Store]:
    """A store on a fresh database of each engine, with the games."""
    async with await open_fresh(place, SHELF) as store:
        yield store


async def played(store: Store) -> tuple[Match, list[Event]]:
    """Play a match to its end by first moves; return it with all that was told."""
    game, referee = SHELF["all_aboard"], Referee(store.matches)
    dealt = await referee.start(
        game, game.spec.options(), (ANN, BOB), guild=1, channel=5, language="en", seed="honours"
    )
    match: Match = dealt
    told: list[Event] = []
    while not match.outcome:
        seat = min(match.to_act())
        turn = await referee.submit(match.id, match.players[seat], match.legal(seat)[0])
        match, told = turn.match, [*told, *turn.events]
    return match, told


async def test_what_is_said_of_a_match_stays_with_it(store: Store) -> None:
    match, told = await played(store)
    assert match.honours
    assert match.honours.awards
    again = await store.matches.load(match.id)
    assert again.honours == match.honours
    assert again.view(None).honours == match.honours
    public = [one for one in told if one.to is None]
    assert match.outcome
    offered = [one.award for one in match.game.story().awards(public, match.outcome)]
    assert set(match.honours.awards) <= set(offered)


async def test_awards_are_counted_for_who_was_given_them(store: Store) -> None:
    match, _ = await played(store)
    assert match.honours
    for seat, player in enumerate(match.players):
        (result,) = await store.standings.results_of(1, player)
        award = match.honours.of(seat)
        assert result.award == (award.text.key if award else None)
