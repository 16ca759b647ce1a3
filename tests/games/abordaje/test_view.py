"""¡Abordaje!: who sees what, and what a hand that changed sides does not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import ORDERS, Order
from games.abordaje.model import Place, State
from games.kit.chance import Chance
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    hold,
    lay,
    match_at_random,
    reveal,
    start,
)

if TYPE_CHECKING:
    from games.kit.game import Event, Seat


def dealt() -> State:
    state = hold(start(), "pirate", "fight", "boarding", "fire", "repel", "stand_up")
    return hold(state, "spanish", "fight", "boarding", "fire", "take_cover", "take_cover")


def place(state: State, seat: Seat, order: Order) -> tuple[State, tuple[Event, ...]]:
    return GAME.play(state, seat, Place(card=order), Chance("secret", 1))


def events_for(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    return [one for one in events if one.to in {None, seat}]


def test_a_hand_is_seen_by_whoever_holds_it_and_nobody_else() -> None:
    state = dealt()
    assert GAME.view(state, PIRATE).hand == state.hands[0]
    assert GAME.view(state, SPANIARD).hand == state.hands[1]
    assert GAME.view(state, None).hand is None
    assert GAME.view(state, None).hand_sizes == (5, 5)


def test_all_see_that_a_side_has_chosen_and_only_that_side_sees_what() -> None:
    state, events = place(dealt(), PIRATE, "fire")
    assert GAME.view(state, None).ready == (True, False)
    assert [GAME.view(state, one).orders[0] for one in (PIRATE, SPANIARD, None)] == [
        ("fire",),
        (None,),
        (None,),
    ]
    assert events_for(events, None) == []
    assert events_for(events, SPANIARD) == []


def test_a_new_hand_tells_what_is_left_but_not_what_was_laid_when() -> None:
    state, _ = place(dealt(), PIRATE, "fire")
    state, events = place(state, SPANIARD, "take_cover")
    assert GAME.view(state, SPANIARD).hand == ("fight", "boarding", "repel", "stand_up")
    assert GAME.view(state, SPANIARD).orders == ((None,), ("take_cover",))
    told = [one for one in events if one.key == "new-hand"]
    assert {one.to for one in told} == {PIRATE, SPANIARD}


def test_the_order_of_a_hand_does_not_tell_from_where_a_card_came() -> None:
    state = start().model_copy(update={"sections_in_play": (2, 4)})
    hands: list[tuple[Order, ...]] = []
    for aside in (("fight", "stand_up"), ("stand_up", "fight")):
        world = state.model_copy(update={"aside": aside})
        world = hold(world, "pirate", "fight", "boarding", "fire", "repel", "take_cover")
        world = hold(world, "spanish", "boarding", "fire", "repel", "take_cover", "stand_up")
        world, _ = place(world, PIRATE, "fire")
        world, _ = place(world, SPANIARD, "fire")
        hands += world.hands
    for hand in hands:
        assert list(hand) == sorted(hand, key=ORDERS.index)


def test_one_never_learns_which_card_the_other_took_from_those_left_aside() -> None:
    for state, _, _, after, events in match_at_random("basic", "aside"):
        if state.aside and not after.aside:
            for seat in (PIRATE, SPANIARD):
                news = [one for one in events_for(events, seat) if one.key == "new-hand"]
                assert [one.to for one in news] == [seat]
            assert not [one for one in events_for(events, None) if one.to is not None]


def test_after_the_reveal_all_orders_are_open_but_the_unplayed_ones() -> None:
    fought = reveal(hold(start(), "pirate"), {2: "repel / stand_up"})
    view = GAME.view(fought.state, None)
    assert view.orders[0] == ("stand_up", "repel", "stand_up", "stand_up")
    assert view.hand is None


def test_unplayed_orders_are_never_shown_to_the_other_side() -> None:
    state = hold(lay(start(), {2: "repel / stand_up"}), "pirate", "fire", "fire")
    assert "fire" not in GAME.view(state, SPANIARD).model_dump_json()
    assert "fire" not in GAME.view(state, None).model_dump_json()


def test_redealt_worlds_differ_in_everything_a_seat_cannot_know() -> None:
    state, _ = place(dealt(), PIRATE, "fire")
    worlds = [GAME.redeal(state, SPANIARD, Chance("worlds", n)) for n in range(40)]
    assert len({world.laid[0] for world in worlds}) > 3
    assert len({world.hands[0] for world in worlds}) > 5
    assert len({world.aside for world in worlds}) > 5
    assert {world.hands[1] for world in worlds} == {state.hands[1]}


def test_a_redealt_world_keeps_what_the_seat_itself_has_laid() -> None:
    state, _ = place(dealt(), PIRATE, "fire")
    assert {GAME.redeal(state, PIRATE, Chance("own", n)).laid[0] for n in range(9)} == {("fire",)}


def test_after_the_reveal_a_redealt_world_keeps_every_order_on_the_table() -> None:
    for *_, state, _ in match_at_random("advanced", "kept"):
        if GAME.view(state, None).revealed:
            for seat in (PIRATE, SPANIARD):
                assert GAME.redeal(state, seat, Chance("kept", 1)).laid == state.laid
