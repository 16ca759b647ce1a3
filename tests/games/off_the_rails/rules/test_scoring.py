"""Points of Off the Rails, and what decides a tie."""

from __future__ import annotations

from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.words import Voice
from games.off_the_rails.components import NOTHING
from games.off_the_rails.model import PlaceCart
from games.off_the_rails.rules import outcome, outcome_among, points
from games.off_the_rails.rules.scoring import final_scores
from games.off_the_rails.rules.working_copy import StateCopy
from tests.support.boards.off_the_rails_table import GAME, heap, position


def test_the_match_ends_when_the_last_cart_has_left_the_open_chasm() -> None:
    start = position("  C\n1 ┃", "red.white C1 N 1: gold", chasm_open=True)
    end = start.drive()
    result = outcome(end.state)
    assert result is not None
    assert result.scores == (3 + 5 + 6, 5 + 6)
    assert result.winners == {0}


def test_ruling_34_ties_go_to_precious_jewels_then_to_fewer_rocks() -> None:
    def result(first: str, second: str) -> tuple[set[int], str]:
        stock = (heap(first), heap(second))
        ended = outcome(position(stockpiles=stock, phase="over").state)
        assert ended is not None
        return set(ended.winners), ended.reason

    assert result("emerald emerald", "diamond") == ({0}, "won-by-gems")
    assert result("gold rock", "gold") == ({1}, "won-by-rocks")
    assert result("gold", "gold") == ({0, 1}, "shared-win")


def test_those_who_stayed_are_ranked_by_ties_too_behind_a_resigned_seat() -> None:
    stock = (heap("diamond diamond"), heap("emerald emerald emerald emerald"), heap("diamond " * 5))
    state = position(stockpiles=stock, phase="over").state
    ended = outcome_among(state, frozenset({Seat(0), Seat(1)}))
    assert ended is not None
    assert ended.scores[0] == ended.scores[1]
    assert (set(ended.winners), ended.reason) == ({1}, "won-by-gems")


def test_no_score_falls_where_a_cart_is_placed() -> None:
    table = position()
    assert GAME.view(table.state, None).points == (0, 0)
    placed = table.play(PlaceCart(cart="red.white", at="C0"))
    assert GAME.view(placed.state, None).points == (0, 0)


def test_the_bonus_for_rubies_counts_once_somebody_has_one() -> None:
    bare = position(stockpiles=(heap("gold"), NOTHING)).state
    first = position(stockpiles=(heap("ruby"), heap("gold"))).state
    assert GAME.view(bare, None).points == (3, 0)
    assert GAME.view(first, None).points == (6, 3)


def test_carts_count_once_the_chasm_card_is_revealed_and_in_the_end_everything() -> None:
    last = position("  C\n1 ┃", "red.white C1 S 3", last_turns=2).state
    assert GAME.view(last, None).points == (3, 6)
    over = position(phase="over").state
    assert GAME.view(over, None).points == points(over) == (11, 11)


def test_words_say_what_points_come_from() -> None:
    state = position(stockpiles=(heap("ruby"), NOTHING), last_turns=2).state
    say = Voice("en", "off_the_rails", ("Ann", "Bea"))
    said = [say(line) for line in GAME.describe(GAME.view(state, Seat(0)))]
    assert "- jewels 1 · rubies 5 · carts 6" in said


def test_level_on_points_the_winner_is_told_first_and_what_decided() -> None:
    copy = StateCopy(
        position(stockpiles=(heap("diamond"), heap("emerald emerald")), phase="over").state,
        Chance("tie", 0),
    )
    final_scores(copy)
    told = [Voice("en", "off_the_rails", ("Ann", "Bea"))(one) for one in copy.events]
    assert "Bea" in told[1]
    assert "Ann" in told[2]
    assert told[3] == "⚖️ Level on points; more precious jewels decide."


def test_ruling_35_with_no_rubies_at_all_everybody_has_the_most() -> None:
    assert points(position().state) == (5 + 6, 5 + 6)
