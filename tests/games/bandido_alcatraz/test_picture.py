"""The picture of Bandido Alcatraz: what it shows to whom, how large, and in every language."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.model import View, Water, viewport
from games.bandido_alcatraz.picture import (
    draw,
    final_scene,
    preview,
    symbols,
    table,
    table_map,
)
from games.kit.draw.canvas import BAD, Canvas, fit, wrap
from games.kit.game import Outcome, Seat
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_pictures import (
    RAINCOAT_YELLOW,
    after,
    below_the_map,
    core,
    count,
    decision,
    holds,
    thumbnail,
    view,
    voice,
)
from tests.support.boards.bandido_pictures import table as position
from tests.support.boards.bandido_table import GAME

TOLD = (40, final_scene.TEXT_WIDTH, final_scene.MOST_LINES)
"""How the end is written: type, width, lines."""

# ---- size and languages --------------------------------------------------------------------------


def test_a_table_of_sixty_cards_is_drawn_with_squares_a_phone_can_show() -> None:
    crowded = view(after(4, 64, diggers=True))
    assert len(crowded.laid) >= 60
    assert viewport.map_part(crowded).size >= 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_map_is_cut_off(language: str) -> None:
    say = voice(language)
    for key in ("to-act", "your-turn"):
        assert fit(line := say(f"picture-{key}"), 36, 334, bold=True) == line
    for places in (0, 1, 38):
        line = say("picture-places", places=places)
        assert fit(line, 36, 214, bold=True) == line
    for key in ("walled", "blocked"):
        assert fit(line := say(f"picture-{key}", count=12), 38, 1260, bold=True) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_full(language: str) -> None:
    reasons = ("won-escape", *(f"lost-{why}" for why in ("tunnels", "no-exit", "items", "water")))
    grades = ("grade-exit", "grade-2", "grade-5", "grade-7")
    for key in (*reasons, "lost-surplus", *grades):
        line = voice(language)(key)
        assert " ".join(wrap(line, *TOLD, bold=True)) == line


# ---- secrets -------------------------------------------------------------------------------------


def test_a_card_in_hand_is_seen_by_its_owner_and_by_nobody_else() -> None:
    state = after(3, 7)
    kept = [card for card in state.hands[0] if card != state.hands[0][0]]
    swapped = state.model_copy(
        update={"hands": (tuple(sorted((*kept, state.pile[0]))), *state.hands[1:])}
    )
    assert draw(view(state, 0), voice()).tobytes() != draw(view(swapped, 0), voice()).tobytes()
    for other in (1, None):
        before, now = view(state, other), view(swapped, other)
        assert draw(before, voice()).tobytes() == draw(now, voice()).tobytes()


# ---- the panels beside the map -------------------------------------------------------------------


def test_the_end_shows_what_is_done_and_what_is_not() -> None:
    state = view(after(2, 20))
    won = Outcome(winners=frozenset((Seat(0), Seat(1))), reason="won-escape")
    lost = Outcome(winners=frozenset(), reason="lost-water", grade="grade-exit")
    images = {
        draw(state.model_copy(update={"turn": None, "result": result}), voice()).tobytes()
        for result in (won, lost)
    }
    assert len(images) == 2


def test_the_end_shows_the_whole_map_however_large() -> None:
    over = view(after(3, 300))
    assert over.result is not None
    part = viewport.whole_viewport(over, 1400, final_scene.MAP_HEIGHTS)
    for one in over.laid:
        for cell in one.cells:
            x, y = part.corner(cell)
            assert 0 <= x <= part.width - part.size
            assert 0 <= y <= part.height - part.size


def test_a_chosen_card_leaves_only_the_numbers_of_its_places() -> None:
    seen = view(after(2, 6, diggers=True), 1)
    card = seen.places[0].card
    codes = {place.code for place in seen.places if place.card == card}
    useless = [
        one for one in seen.tunnels if not any(code[1:] == str(one.number) for code in codes)
    ]
    height = table_map.Numbers().height(viewport.map_part(seen))
    marks = [core(symbols.number(str(one.number), height, "open")) for one in useless]
    assert marks
    assert all(holds(draw(seen, voice()), mark) for mark in marks)
    chosen = preview(seen, voice(), (decision(card),))
    assert not any(holds(chosen, mark) for mark in marks)


def test_a_wide_map_makes_a_wide_picture_and_empty_earth_is_left_out() -> None:
    wide = position(*(("A36", 2 + 2 * n, 0, 0) for n in range(5)))
    high = position(*(("A36", 0, 1 + 2 * n, 90) for n in range(4)))
    flat, tall = draw(wide, voice()), draw(high, voice())
    assert flat.height < tall.height
    for seen in (wide, high):
        part = viewport.map_part(seen)
        left, top, right, bottom = viewport.whole_box(seen)
        across, down = (right - left) * part.size, (bottom - top) * part.size
        assert max(across / part.width, down / part.height) > 0.75


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize(
    "change",
    [
        {"turn": Seat(1)},
        {"tunnels": ()},
        {"waters": (Water(number=1, x=9, y=0, blocked=False),)},
        {"way_out": (9, 0)},
        {"gathered": ("A04",)},
        {"gathered": ("A01",)},
        {"pile_size": 8},
        {"hand_sizes": (3, 2)},
    ],
)
def test_the_panels_tell_turn_tunnels_water_exit_kit_pile_and_hands(
    change: dict[str, object], seat: int | None
) -> None:
    seen = view(after(2, 0), seat)
    changed = seen.model_copy(update=change)
    before, now = draw(seen, voice()), draw(changed, voice())
    assert below_the_map(before, seen).tobytes() != below_the_map(now, changed).tobytes()


def test_what_the_escape_takes_is_counted_once_some_of_it_is_known() -> None:
    state = after(2, 0).model_copy(update={"hands": (("A05", "A36", "A48"), ("A01",))})
    gathered = state.model_copy(update={"gathered": ("A04",)})
    for seat in (0, None):
        none, one = (
            count(below_the_map(draw(seen, voice()), seen), RAINCOAT_YELLOW)
            for seen in (view(state, seat), view(gathered, seat))
        )
        assert none == 0
        assert one > 100


def test_cards_set_aside_are_counted_beside_the_table() -> None:
    seen = view(after(2, 0))
    aside = seen.model_copy(update={"set_aside_sizes": (3, 0)})
    both = (below_the_map(draw(one, voice()), seen).tobytes() for one in (seen, aside))
    assert len(set(both)) == 2


def test_a_card_of_the_hand_bears_its_number_and_its_item() -> None:
    state = after(2, 0).model_copy(update={"hands": (("A04", "A36", "A48"), ("A01",))})
    seen = view(state, 0)
    for number, card in enumerate(seen.hand or (), start=1):
        page = Canvas(300, 200)
        table.held_card(page, seen, card, (10, 10), 260)
        symbol = core(symbols.number(str(number), 56, "open"))
        assert holds(page.image.convert("RGB"), symbol)
        assert (count(page.image.convert("RGB"), RAINCOAT_YELLOW) > 100) == (card == "A04")


# ---- the only card that can be played ------------------------------------------------------------


def lone(turn: int = 0) -> View:
    """Return the view of a player who can play nothing but the card with two places."""
    state = after(2, 0).model_copy(
        update={"hands": (("A05", "A36", "A48"), ("A01", "A02", "A03")), "turn": Seat(turn)}
    )
    seen = view(state, 0)
    seen.__dict__["places"] = tuple(one for one in seen.places if one.card == "A05")
    assert len(seen.places) > 1
    return seen


def test_the_only_card_that_can_be_played_is_shown_at_its_places_unasked() -> None:
    seen = lone()
    shown = draw(seen, voice())
    assert shown.tobytes() == preview(seen, voice(), (decision("A05"),)).tobytes()


def test_whoever_has_a_choice_of_cards_sees_the_whole_hand() -> None:
    seen = lone()
    gathering = seen.model_copy(update={"gatherable": ("A04",)})
    gathering.__dict__["places"] = seen.places
    for other in (gathering, lone(turn=1)):
        assert not holds(draw(other, voice()), thumbnail(other, other.places[0], 228))
        chosen = preview(other, voice(), (decision("A05"),))
        assert draw(other, voice()).tobytes() != chosen.tobytes()


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_given_up_shows_nobody_to_play(seat: int | None, language: str) -> None:
    seen = view(after(2, 6, diggers=True), seat)
    gave_up = Outcome(winners=frozenset(), reason="team-gave-up")
    over = seen.model_copy(update={"result": gave_up})
    say = voice(language)
    ended = draw(over, say)
    assert ended.tobytes() == draw(over.model_copy(update={"turn": None}), say).tobytes()
    assert count(ended, BAD) > ended.width * ended.height / 60
    first, *_ = GAME.describe(over)
    assert first.key == "summary-lost"
    line = say("team-gave-up")
    assert " ".join(wrap(line, *TOLD, bold=True)) == line


def test_figures_that_say_nothing_yet_are_left_out() -> None:
    start = view(after(2, 0), 0)
    wet = position(("A35", 2, 0, 0))
    dry = wet.model_copy(update={"waters": ()})
    drop = core(ART.image("visible-water", 54))
    for seen, shows in ((start, False), (wet, True), (dry, True)):
        assert holds(below_the_map(draw(seen, voice()), seen).convert("RGB"), drop) == shows
    hand = core(ART.image("small-hand", 52))
    last = start.model_copy(update={"pile_size": 0})
    for seen, shows in ((start, False), (last, True)):
        assert holds(below_the_map(draw(seen, voice()), seen).convert("RGB"), hand) == shows
