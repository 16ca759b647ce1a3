"""Pictures of what would be: squares to choose from, track not laid yet, where carts would go."""

from __future__ import annotations

from typing import Final

from games.kit.draw.scale import to_pixels
from games.kit.game import Seat
from games.kit.menu import Menu
from games.off_the_rails.components import BEYOND, BUILDABLE, EXITS
from games.off_the_rails.model import Lay, PlaceCart
from games.off_the_rails.picture.highlights import foreseen, with_proposals
from games.off_the_rails.picture.table import draw, preview
from tests.support.boards.off_the_rails_pictures import (
    answers,
    match,
    shown,
    square_of,
    view,
    voice,
)
from tests.support.boards.off_the_rails_table import GAME, position
from tests.support.laws.menus import menu_of
from tests.support.laws.pictures import cut

MISSIONS: Final = (0, 1060, 1400, 1170)
"""Where the missions stand, or the tiles to choose from."""
FORK: Final = """
  B C D
1 · ┃ ·
2 ┏ ┻ ━
"""


def test_laying_marks_every_square_that_is_free_and_no_other() -> None:
    state = position(FORK, "red.white C0 S 3").state
    plain, marked = draw(view(state), voice()), preview(view(state), voice(), answers("lay"))
    taken = {one for one in BUILDABLE if square_of(plain, one) == square_of(marked, one)}
    assert taken == {"C1", "B2", "C2", "D2"}


def test_what_is_proposed_is_drawn_in_gold_and_no_other_square_is_marked() -> None:
    state = position("  C\n1 ┃", "red.white C1 S 3").state
    question = menu_of(GAME, state, Seat(0), (0,))
    assert isinstance(question, Menu)
    numbered = with_proposals(foreseen(view(state, 0), ("lay",)), question.proposals)
    assert [one.number for one in numbered.proposals] == [1, 2, 3, 4, 5]
    assert numbered.candidates == ()
    seen, say = view(state, 0), voice()
    shown_now = preview(seen, say, question.chosen, question.proposals)
    plain = draw(seen.model_copy(update={"ends": ()}), say)
    drawn = {one for one in BUILDABLE if square_of(plain, one) != square_of(shown_now, one)}
    assert {one.square for one in numbered.proposals} <= drawn


def test_other_squares_are_marked_once_they_are_asked_for() -> None:
    state = position("  C\n1 ┃", "red.white C1 S 3").state
    others = menu_of(GAME, state, Seat(0), (0, 5))
    assert isinstance(others, Menu)
    assert others.proposals == ()
    assert len(foreseen(view(state, 0), ("lay",)).candidates) == len(BUILDABLE) - 1


def test_track_that_is_not_laid_yet_looks_unlike_laid_track() -> None:
    state = position().state
    new_track = preview(view(state), voice(), answers("lay", "H8", "EW"))
    laid = position().play(Lay(at="H8", tile="EW")).state
    empty, around = shown(state), [BEYOND["H8", side] for side in EXITS]
    assert square_of(new_track, "H8") not in {square_of(empty, "H8"), square_of(shown(laid), "H8")}
    assert all(square_of(new_track, one) == square_of(empty, one) for one in around)


def test_an_idea_shows_where_the_cart_would_go() -> None:
    state = position("  C\n1 ┃", "red.white C0 S 2").state
    straight = preview(view(state, 0), voice(), answers("lay", "C2", "NS"))
    corner = preview(view(state, 0), voice(), answers("lay", "C2", "NE"))
    assert square_of(straight, "C2") != square_of(corner, "C2")
    derails = preview(view(state, 0), voice(), answers("faster", "red.white"))
    assert square_of(derails, "C0") != square_of(draw(view(state, 0), voice()), "C0")


def test_the_tiles_to_choose_from_say_what_each_would_do_to_the_cart() -> None:
    state = position("  C\n1 ┃", "red.white C0 S 2").state
    tile_choices = dict(foreseen(view(state, 0), ("lay", "C2")).tile_choices)
    assert {exits for exits, luck in tile_choices.items() if luck == "safe"} == {"NS", "NE", "NW"}
    assert tile_choices["EW"] == "lost"
    chosen = preview(view(state, 0), voice(), answers("lay", "C2"))
    elsewhere = preview(view(state, 0), voice(), answers("lay", "H8"))
    assert cut(chosen, MISSIONS).tobytes() != cut(elsewhere, MISSIONS).tobytes()


def test_an_upgrade_offers_only_tiles_that_keep_every_exit() -> None:
    tile_choices = foreseen(view(position("  C\n1 ┃").state, 0), ("upgrade", "C1")).tile_choices
    assert tile_choices == (("NES", None), ("NSW", None))


def test_a_cart_to_be_placed_stands_on_its_start_track() -> None:
    state = position("  C\n1 ┃").state
    idea = preview(view(state), voice(), answers("cart", "red.white", "C0"))
    placed = position("  C\n1 ┃").play(PlaceCart(cart="red.white", at="C0")).state
    assert square_of(idea, "C0") != square_of(shown(state), "C0")
    assert foreseen(view(state), ("cart", "red.white", "C0")).view.carts == placed.carts


def test_of_several_routes_the_chosen_one_is_shown_alone() -> None:
    state = position(FORK, "red.white C0 S 3").drive().state
    assert [one.letter for one in view(state).routes] == ["A", "B"]
    both, east = (
        preview(view(state, 0), voice(), answers("drive", "red.white", *route))
        for route in ((), ("E",))
    )
    assert square_of(both, "B2") != square_of(east, "B2")
    assert square_of(east, "B2") == square_of(shown(position(FORK).state), "B2")


def test_a_square_that_would_collapse_loses_its_cart() -> None:
    start = position("  C D\n2 x ━", "red.white D2 E 3: ruby", phase="spread", token="red")
    now = view(start.state, 0)
    idea = preview(now, voice(), answers("collapse", "D2"))
    assert square_of(idea, "D2") != square_of(draw(now, voice()), "D2")
    panels = (1064, 140, 1390, 700)
    assert cut(idea, panels).tobytes() != cut(draw(now, voice()), panels).tobytes()


def test_every_step_of_every_move_has_a_picture() -> None:
    for state in match(2)[::9]:
        for seat in GAME.to_act(state):
            seen = view(state, seat)
            paths = {
                tuple(step.value for step in GAME.decisions(seen, move)[:depth])
                for move in GAME.legal(state, seat)[::7]
                for depth in (1, 2, 3)
            }
            for path in sorted(paths)[:12]:
                assert preview(seen, voice(), answers(*path)).width == to_pixels(1400)
