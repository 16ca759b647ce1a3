"""Formalities: the only thing to do is done for those who do not want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from examples.lanterns.game.game import Lanterns
from matches.preferences import OFF, ON
from matches.referee import Referee
from tests.matches.test_referee import ANN, BOB, deal, first
from tests.support.toys import Seal

if TYPE_CHECKING:
    from matches.match import Match
    from storage.store import Store


@pytest.fixture
def last_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be a formality to play the last card."""
    monkeypatch.setattr(Lanterns, "is_formality", lambda _game, move: isinstance(move, Seal))


async def play_to_the_last_card(referee: Referee) -> Match:
    """Let Ann and Bob seal until each of them has one card left, Ann first."""
    match = await deal(referee, ANN, BOB)
    while len(match.legal(match.seat_of(ANN))) > 1 or len(match.legal(match.seat_of(BOB))) > 1:
        for player in (ANN, BOB):
            if len(match.legal(match.seat_of(player))) > 1:
                match = (await referee.submit(match.id, player, first(match, player))).match
    return match


def referee_of(store: Store) -> Referee:
    async def passes_unasked(player: int) -> bool:
        return (await store.preferences.get(player)).passes == ON

    return Referee(store.matches, passes_unasked)


@pytest.mark.usefixtures("last_card")
async def test_a_player_who_did_not_ask_for_it_is_not_passed_over(store: Store) -> None:
    match = await play_to_the_last_card(referee_of(store))
    assert match.to_act() == {match.seat_of(ANN), match.seat_of(BOB)}
    assert match.formality(match.seat_of(ANN)) == first(match, ANN)


@pytest.mark.usefixtures("last_card")
async def test_a_formality_is_done_for_whoever_wants_that(store: Store) -> None:
    await store.preferences.save(ANN, "passes", ON)
    match = await play_to_the_last_card(referee_of(store))
    assert match.to_act() == {match.seat_of(BOB)}
    assert match.acted[match.seat_of(ANN)] == match.acted[match.seat_of(BOB)] + 1


@pytest.mark.usefixtures("last_card")
async def test_whoever_wants_to_be_asked_again_is_asked(store: Store) -> None:
    await store.preferences.save(ANN, "passes", ON)
    await store.preferences.save(ANN, "passes", OFF)
    match = await play_to_the_last_card(referee_of(store))
    assert match.seat_of(ANN) in match.to_act()


async def test_what_decides_something_is_never_done_unasked(store: Store) -> None:
    await store.preferences.save(ANN, "passes", ON)
    match = await play_to_the_last_card(referee_of(store))
    assert match.seat_of(ANN) in match.to_act()
    assert match.formality(match.seat_of(ANN)) is None
