"""What computer players know and remember of ¡Abordaje!, and how well they play for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.model import Notes, Place, Swap, task_of
from games.kit.chance import Chance
from tests.support.boards.abordaje_table import GAME, PIRATE, SPANIARD, draw, start

if TYPE_CHECKING:
    from games.abordaje.components import Order
    from games.abordaje.model import Move, State
    from games.kit.game import Seat

MIND = GAME.mind()


class Evening:
    """A turn in which the Spaniard takes notes."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.notes = Notes()
        self._see()

    def do(self, seat: Seat, move: Move) -> None:
        self.state, _ = GAME.play(self.state, seat, move, Chance("evening", 1))
        self._see()

    def lay(self, pirate: Order, spanish: Order) -> None:
        self.do(PIRATE, Place(card=pirate))
        self.do(SPANIARD, Place(card=spanish))

    def worlds(self) -> list[State]:
        """Worlds that the Spaniard holds possible."""
        return [
            GAME.recall(self.state, SPANIARD, Chance("world", n), self.notes) for n in range(20)
        ]

    def _see(self) -> None:
        known = MIND.remember(self.notes, GAME.view(self.state, SPANIARD))
        assert isinstance(known, Notes)
        self.notes = known


def dealt(pirate: tuple[Order, ...], spanish: tuple[Order, ...]) -> State:
    """Start a turn with these hands, and the two other cards aside."""
    state = start()
    pile = [card for hand in (*state.hands, state.aside) for card in hand]
    for card in (*pirate, *spanish):
        pile.remove(card)
    return state.model_copy(update={"hands": (pirate, spanish), "aside": tuple(pile)})


def turn() -> Evening:
    """Deal a turn in which no two orders of a hand are alike."""
    return Evening(
        dealt(
            ("fight", "boarding", "fire", "repel", "take_cover"),
            ("boarding", "fire", "repel", "take_cover", "stand_up"),
        )
    )


# ---- memory -------------------------------------------------------------------------------------


def test_the_hand_that_was_passed_on_is_remembered() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    for world in evening.worlds():
        assert world.hands[0] == ("boarding", "fire", "repel", "take_cover")


def test_without_notes_it_is_forgotten() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    worlds = [GAME.redeal(evening.state, SPANIARD, Chance("world", n)) for n in range(20)]
    assert len({world.hands[0] for world in worlds}) > 1


def test_what_the_enemy_takes_from_that_hand_is_one_of_its_cards() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    evening.do(PIRATE, Place(card="repel"))
    guesses = {world.laid[0][1] for world in evening.worlds()}
    assert guesses == {"boarding", "fire", "repel", "take_cover"}


def test_a_hand_that_comes_back_shows_what_the_enemy_laid() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    evening.lay("repel", "fire")
    assert {world.laid[0][1] for world in evening.worlds()} == {"repel"}
    assert len({world.laid[0][0] for world in evening.worlds()}) > 1, "nobody saw the first"


def test_a_swap_of_tactics_takes_what_is_known_along() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    evening.lay("repel", "fire")
    evening.lay("boarding", "boarding")
    evening.lay(evening.state.hands[0][0], evening.state.hands[1][0])
    evening.do(PIRATE, Swap(first=1, second=2))
    assert {world.laid[0][0] for world in evening.worlds()} == {"repel"}


def test_the_table_remembers_nothing() -> None:
    assert MIND.remember(Notes(), GAME.view(start(), None)) == Notes(turn=1)


def test_whoever_sits_down_in_the_middle_remembers_from_there_on() -> None:
    before = turn()
    before.lay("fight", "stand_up")
    late = Evening(before.state)
    assert not late.notes.passed
    late.lay("repel", "fire")
    assert late.notes.passed == ("boarding", "repel", "take_cover")
    assert {world.hands[0] for world in late.worlds()} == {late.notes.passed}


def test_notes_of_an_earlier_turn_do_not_count() -> None:
    evening = turn()
    evening.lay("fight", "stand_up")
    later = evening.state.model_copy(update={"turn": 2})
    worlds = [GAME.recall(later, SPANIARD, Chance("world", n), evening.notes) for n in range(20)]
    assert len({world.hands[0] for world in worlds}) > 1


# ---- worth --------------------------------------------------------------------------------------


def test_even_forces_are_worth_the_same_to_both() -> None:
    assert MIND.worth(start()) == (0.5, 0.5)


def test_men_are_worth_something_and_more_where_they_are_needed() -> None:
    fewer = MIND.worth(draw(start(), "S1: 1s"))
    fewest = MIND.worth(draw(start(), "S1: ; S2: "))
    assert fewest[PIRATE] > fewer[PIRATE] > 0.5
    assert fewer[PIRATE] + fewer[SPANIARD] == 1


def at_a_glance(*pirate: Order, spanish: tuple[Order, ...] = ()) -> float:
    """Return what a beginner with the pirates thinks of orders that lie face down."""
    return MIND.glance(start().model_copy(update={"laid": (pirate, spanish)}))[PIRATE]


def test_a_beginner_sees_what_the_own_orders_do_to_an_enemy_who_does_nothing() -> None:
    nothing = at_a_glance()
    assert nothing == 0.5
    assert at_a_glance("fight") == nothing, "nobody to fight"
    assert at_a_glance("boarding") > at_a_glance("fire") > at_a_glance("stand_up") > nothing
    assert at_a_glance("boarding", "fire") > at_a_glance("boarding", "fight")


def test_a_beginner_guesses_nothing_about_orders_that_the_enemy_laid_face_down() -> None:
    assert at_a_glance("fire", spanish=("take_cover",)) == at_a_glance("fire", spanish=("fire",))


def test_a_beginner_sees_a_match_that_ends_so() -> None:
    few = draw(start(), "S1: 1s; S2: 1s; S4: 1s; S5: 1s")
    shot = few.model_copy(update={"laid": (("fire",), ())})
    assert MIND.glance(shot)[PIRATE] == 1.0


def test_a_simulation_stops_at_the_next_turn() -> None:
    state = start()
    assert not MIND.horizon(state, state)
    assert MIND.horizon(state, state.model_copy(update={"turn": 2}))


def test_strong_looks_at_answers_that_all_see_and_at_no_order_laid_face_down() -> None:
    swap = Swap(first=1, second=2)
    assert MIND.levels["strong"].search == "tree"
    assert MIND.levels["strong"].akin
    assert MIND.shown(start(), swap) == swap
    assert MIND.shown(start(), Place(card="fire")) is None


def test_nobody_thinks_of_swapping_two_orders_that_are_alike() -> None:
    laid = (("fire", "repel", "fire", "fight"), ("fight", "boarding", "repel", "take_cover"))
    state = start().model_copy(update={"laid": laid, "tasks": (task_of("swap"), task_of("reveal"))})
    legal = GAME.legal(state, PIRATE)
    left_out = {*legal} - {*MIND.moves(state, PIRATE, legal)}
    assert left_out == {Swap(first=1, second=4)}
