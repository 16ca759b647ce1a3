"""Lanterns: who sees what, and what cannot be found out."""

from __future__ import annotations

from examples.lanterns.game.game import Lanterns
from examples.lanterns.game.model import Options, Seal
from games.kit.chance import Chance
from games.kit.game import Seat

GAME = Lanterns()
ANN, BOB = Seat(0), Seat(1)

START = GAME.setup(2, Options(), Chance("view", 0))
HIDDEN = START.hands[ANN][0]
WAITING, TOLD = GAME.play(START, ANN, Seal(card=HIDDEN), Chance("view", 1))
"""Ann has hidden a card, and Bob still chooses."""


def test_a_hand_is_seen_by_its_owner_only() -> None:
    assert GAME.view(START, ANN).hand == START.hands[ANN]
    assert GAME.view(START, BOB).hand == START.hands[BOB]
    assert GAME.view(START, None).hand == ()


def test_a_hidden_card_is_known_to_its_owner_only() -> None:
    assert [GAME.view(WAITING, seat).mine for seat in (ANN, BOB, None)] == [HIDDEN, None, None]


def test_all_see_who_has_hidden_a_card() -> None:
    assert all(GAME.view(WAITING, seat).sealed == (True, False) for seat in (ANN, BOB, None))


def test_the_news_of_a_hidden_card_names_nobody_but_its_owner() -> None:
    public, private = TOLD
    assert (public.to, set(public.args)) == (None, {"who"})
    assert (private.to, private.args["card"]) == (ANN, HIDDEN)


def test_a_redealt_world_differs_in_what_a_seat_does_not_know() -> None:
    worlds = [GAME.redeal(WAITING, BOB, Chance("other", n)) for n in range(30)]
    assert {world.hands[BOB] for world in worlds} == {WAITING.hands[BOB]}
    assert len({world.sealed[ANN] for world in worlds}) > 5
    assert len({world.hands[ANN] for world in worlds}) > 5
