"""The picture of ¡Abordaje!: what it shows to whom, how big it is, and in every language."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from PIL import ImageChops, ImageOps

from games.abordaje.components import ORDER_ICONS, ORDERS
from games.abordaje.model import Place
from games.abordaje.picture import draw, zoom
from games.abordaje.picture.end import END_HEIGHT
from games.abordaje.picture.large_orders import about
from games.abordaje.picture.layout import (
    HAND_HEIGHT,
    HEADER_HEIGHT,
    HEIGHT,
    MARGIN,
    ORDER_TOPS,
    SECTION_GAP,
    SHIP_MARGIN,
    WIDTH,
)
from games.abordaje.picture.orders import CARRIED_OUT_FILL
from games.abordaje.picture.table import BADGE_WIDTH, figures, initiative, widths_to_act
from games.kit.chance import Chance
from games.kit.draw.canvas import (
    FADED,
    INK,
    PHONE_TYPE,
    fit,
    glyph,
    text_width,
    wrap,
)
from games.kit.draw.columns import columns
from games.kit.draw.scale import to_pixels
from games.kit.game import Outcome
from games.kit.words import LANGUAGES, Voice
from tests.games.kit.draw.test_canvas import contrast
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    change,
    fight,
    fight_until,
    hold,
    match_at_random,
    reveal,
    start,
)
from tests.support.boards.abordaje_table import draw as position
from tests.support.laws.pictures import cut

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import State
    from games.kit.game import Seat
    from tests.support.laws.pictures import Box

RAILS: Final = (28, 474, 1372, 540)
"""Between the ships, where the flags hang."""
NAMES: Final = ("Ana", "Bartholomew the Great")


def voice(language: str = "en") -> Voice:
    return Voice(language, "abordaje", NAMES)


def pixels(state: State, seat: Seat | None = None, language: str = "en") -> bytes:
    return draw(GAME.view(state, seat), voice(language)).tobytes()


def test_a_hand_lies_below_the_table_while_orders_are_laid() -> None:
    state = start()
    asked = draw(GAME.view(state, PIRATE), voice())
    assert asked.height == to_pixels(HEIGHT + HAND_HEIGHT) - to_pixels(HEADER_HEIGHT)
    waiting = draw(GAME.view(lay_one(state, PIRATE), PIRATE), voice())
    assert waiting.height == to_pixels(HEIGHT + HAND_HEIGHT)
    assert draw(GAME.view(state, None), voice()).height == to_pixels(HEIGHT)
    assert draw(GAME.view(reveal(state, {}).state, PIRATE), voice()).height == to_pixels(HEIGHT)


def test_above_the_hand_stands_whose_it_was_or_whose_it_will_be() -> None:
    first = lay_one(start(), PIRATE)
    second = lay_one(first, SPANIARD)
    strips = (0, HEIGHT, 900, HEIGHT + 36)
    asked = (0, HEIGHT - HEADER_HEIGHT, 900, HEIGHT - HEADER_HEIGHT + 36)
    passes, comes = (GAME.view(state, PIRATE) for state in (first, second))
    for view, strip in ((passes, strips), (comes, asked)):
        other = draw(view, Voice("en", "abordaje", ("Ana", "Eva")))
        assert cut(draw(view, voice()), strip).tobytes() != cut(other, strip).tobytes()
    at_first = (draw(GAME.view(start(), PIRATE), voice(one)) for one in LANGUAGES)
    assert len({cut(image, asked).tobytes() for image in at_first}) == 1, "it is one's own"


def test_before_the_first_orders_are_turned_up_a_side_has_a_pool_and_two_decks_to_conquer() -> None:
    first = GAME.view(start(), None)
    assert [name for name, _ in figures(first, first.forces[0])] == ["pool"]
    revealed = GAME.view(reveal(start(), {}).state, None)
    assert [name for name, _ in figures(revealed, revealed.forces[0])] == [
        "aboard",
        "pool",
        "losses",
    ]


def laid(order: str) -> State:
    state = hold(start(), "pirate", "fight", "boarding", "fire", "repel", "stand_up")
    move = Place.model_validate({"card": order})
    return GAME.play(state, PIRATE, move, Chance("laid", 1))[0]


def test_a_face_down_order_looks_the_same_to_all_but_its_owner() -> None:
    one, other = laid("fight"), laid("fire")
    assert pixels(one) == pixels(other)
    assert pixels(one, SPANIARD) == pixels(other, SPANIARD)
    assert pixels(one, PIRATE) != pixels(other, PIRATE)


def test_that_an_order_lies_is_to_be_seen_by_all() -> None:
    before = hold(start(), "pirate", "fight", "boarding", "fire", "repel", "stand_up")
    assert pixels(before) != pixels(laid("fight"))


@pytest.mark.parametrize(
    "drawing", ["P1: 3p+PC", "P1: 2p+PC, 1s", "P1: 2p; P2: 2p+PC", "S5: 2s; S4: 2s+SC"]
)
def test_every_man_and_captain_is_to_be_seen(drawing: str) -> None:
    assert pixels(position(start(), drawing)) != pixels(start())


def test_markers_and_conquests_are_to_be_seen() -> None:
    held = change(position(start(), "S2: 2p"), "pirate", markers=("S2",))
    assert pixels(held) != pixels(position(start(), "S2: 2p"))
    conquered = fight(held, {}).state
    assert pixels(conquered) != pixels(fight(position(start(), "S2: 2p"), {}).state)


def test_a_marker_never_lies_under_a_captain() -> None:
    held: tuple[tuple[Deck, Side], ...] = (("S4", "pirate"), ("P4", "spanish"))
    for marked, side in held:
        alone = change(position(start(), f"{marked}: 2p, 2s"), side, markers=(marked,))
        crowded = change(position(start(), f"{marked}: 2p+PC, 2s+SC"), side, markers=(marked,))
        bare = position(start(), f"{marked}: 2p, 2s")
        images = [draw(GAME.view(one, None), voice()) for one in (alone, crowded, bare)]
        flags = [cut(image, RAILS).tobytes() for image in images]
        assert flags[0] == flags[1] != flags[2]


def test_an_arrow_shows_the_way_of_a_turn_and_words_name_the_sections_that_are_left() -> None:
    left = start().model_copy(
        update={"sections_in_play": (2, 4, 5), "order_sections": (2, 4, 5), "turn": 3}
    )
    back = left.model_copy(update={"order_sections": (5, 4, 2)})
    assert [initiative(GAME.view(one, None), voice()) for one in (left, back)] == [
        "first →",
        "first ←",
    ]
    said = [voice()(line) for line in GAME.describe(GAME.view(left, None))]
    assert "Pirates first, prow to stern (2 to 5)" in said


def test_what_has_changed_since_the_reveal_is_marked_until_both_have_acted_again() -> None:
    before = position(start(), "P1: 3p+PC, 2s").forces
    now = position(start(), "P1: 2p+PC, 3s").model_copy(update={"forces_before": before})
    quiet = now.model_copy(update={"forces_before": now.forces})
    assert pixels(now) != pixels(quiet)
    assert pixels(now, PIRATE) != pixels(quiet, PIRATE)
    both = [lay_one(lay_one(state, PIRATE), SPANIARD) for state in (now, quiet)]
    assert pixels(both[0]) == pixels(both[1])


def lay_one(state: State, seat: Seat) -> State:
    return GAME.play(state, seat, GAME.legal(state, seat)[0], Chance("lay", 1))[0]


def test_a_captain_who_has_moved_is_marked() -> None:
    before = position(start(), "P1: 2p+PC").forces
    now = position(start(), "P1: 2p; P2: 2p+PC").model_copy(update={"forces_before": before})
    assert pixels(now) != pixels(now.model_copy(update={"forces_before": now.forces}))


def test_the_order_laid_last_is_marked() -> None:
    one = laid("fight")
    unmarked = (MARGIN, ORDER_TOPS["pirate"] - 8, WIDTH, ORDER_TOPS["pirate"])
    images = [draw(GAME.view(state, None), voice()) for state in (start(), one)]
    assert cut(images[0], unmarked).tobytes() != cut(images[1], unmarked).tobytes()


def test_at_the_end_both_captains_stand_on_the_podium_above_the_ships() -> None:
    few = position(start(), "P1: 1p+PC; P2: 1p; P4: 1p; P5: ")
    end = fight(few, {}).state
    image = draw(GAME.view(end, None), voice())
    assert image.height == to_pixels(END_HEIGHT)
    tie = end.model_copy(update={"result": Outcome(winners=frozenset(), reason="tie-by-turns")})
    assert draw(GAME.view(tie, None), voice()).tobytes() != image.tobytes()


def test_a_crowded_deck_is_still_counted() -> None:
    for count in (9, 10, 14):
        more = position(start(), f"P1: {count}p+PC, {count}s+SC")
        fewer = position(start(), f"P1: {count - 1}p+PC, {count}s+SC")
        assert pixels(more) != pixels(fewer)


def test_orders_to_come_look_unlike_those_carried_out() -> None:
    state = reveal(start(), {1: "boarding / stand_up"}).state
    kept = tuple(one for one in state.tasks if one.kind != "order")
    assert pixels(state) != pixels(state.model_copy(update={"tasks": kept}))


def test_an_order_carried_out_can_be_read() -> None:
    assert contrast(INK, CARRIED_OUT_FILL) >= 4.5
    assert contrast(FADED, CARRIED_OUT_FILL) >= 3, "its number and its tick"


def test_the_pixels_of_an_order_carried_out_can_be_read() -> None:
    """Its word below; above it its number to the left and its tick to the right."""
    state = fight_until("pirate march 4", start(), {4: "repel / stand_up"}).state
    order = next(one for one in state.tasks if one.kind == "order")
    kept = tuple(one for one in state.tasks if one != order)
    done = draw(GAME.view(state.model_copy(update={"tasks": kept}), None), voice()).convert("RGB")
    changed = ImageChops.difference(done, draw(GAME.view(state, None), voice()).convert("RGB"))
    panel = ImageOps.crop(done.crop(changed.getbbox()), to_pixels(16))
    width, height = panel.width, panel.height
    number, tick = (0, 0, width // 4, height // 2), (width * 3 // 4, 0, width, height // 2)
    assert strongest_contrast(panel, (0, height // 2, width, height)) >= 4.5
    assert strongest_contrast(panel, number) >= 3
    assert strongest_contrast(panel, tick) >= 3


def strongest_contrast(panel: Image, box: Box) -> float:
    """Return how far what stands in a part of a panel is from the panel's ground."""
    ground, *_ = colours_of(panel)
    return max(contrast(colour, ground) for colour in colours_of(panel.crop(box)))


def colours_of(image: Image) -> list[str]:
    """Return the colours of a picture, the most frequent first."""
    levels = image.tobytes()
    pixels = Counter(levels[at : at + 3] for at in range(0, len(levels), 3))
    return [f"#{colour.hex()}" for colour, _ in pixels.most_common()]


def test_whose_initiative_it_is_and_which_turn_is_written() -> None:
    state = start()
    assert pixels(state) != pixels(state.model_copy(update={"turn": 2}))
    assert pixels(state) != pixels(state.model_copy(update={"turn": 3}))


@pytest.mark.parametrize("names", [("Carmen", "Bruno"), ("Ana", "Alexander")])
def test_both_who_are_to_act_are_named_whole(names: tuple[str, str]) -> None:
    widths = widths_to_act(GAME.view(start(), PIRATE), Voice("en", "abordaje", names))
    for name, width in zip(names, widths, strict=True):
        assert fit(name, PHONE_TYPE, width - BADGE_WIDTH, bold=True) == name


def test_the_last_picture_names_the_winner() -> None:
    few = position(start(), "P1: 1p+PC; P2: 1p; P4: 1p; P5: ")
    end = fight(few, {}).state
    other = Voice("en", "abordaje", ("Ana", "Eva"))
    assert draw(GAME.view(end, None), other).tobytes() != pixels(end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_picture_is_cut_off(language: str) -> None:
    say, (_, narrow) = voice(language), columns(5, WIDTH, SHIP_MARGIN, SECTION_GAP)[0]
    for order in ORDERS:
        name = say(f"order-{order}")
        assert fit(name, PHONE_TYPE, narrow - 14) == name
        assert fit(name, PHONE_TYPE, 243, bold=True) == name
        hint = say(f"picture-does-{order}")
        assert " ".join(wrap(hint, PHONE_TYPE, 237, 2)) == hint
        assert " ".join(about(order, say)) == say(f"picture-about-{order}"), "behind 🔍"
    keys = ("aboard", "pool", "losses", "conquests")
    assert sum(text_width(say(f"picture-{key}"), PHONE_TYPE) + 16 for key in keys) <= 621


def test_the_order_just_laid_lies_grey_beside_the_hand_until_hands_change_owners() -> None:
    view = GAME.view(lay_one(start(), PIRATE), PIRATE)
    (laid,) = view.orders[0]
    assert view.hand
    assert laid
    width = (WIDTH - 2 * MARGIN - 4 * 14) // 5
    at = MARGIN + len(view.hand) * (width + 14), HEIGHT + 44
    beside = (at[0] + 80, at[1] + 60, at[0] + width - 20, at[1] + 80)
    assert CARRIED_OUT_FILL.lower() in colours_of(cut(draw(view, voice()), beside))
    matched = GAME.view(lay_one(lay_one(start(), PIRATE), SPANIARD), PIRATE)
    assert CARRIED_OUT_FILL.lower() not in colours_of(cut(draw(matched, voice()), beside))
    assert contrast(FADED, CARRIED_OUT_FILL) >= 4.5


def test_the_larger_picture_says_all_that_orders_do_and_marks_those_in_the_hand() -> None:
    state = start()
    own, table = (zoom(GAME.view(state, seat), voice()) for seat in (PIRATE, None))
    assert own.size == table.size
    assert own.tobytes() != table.tobytes()
    assert zoom(GAME.view(state, None), voice("de")).tobytes() != table.tobytes()


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_has_a_glyph(order: Order) -> None:
    assert glyph(ORDER_ICONS[order], 64).getbbox()


def test_what_has_changed_never_covers_a_captain() -> None:
    crowded = position(start("advanced"), "P2: 6p+PC, 12s+SC")
    before = change(crowded, "pirate", crew=(0,) * 10)
    marked = crowded.model_copy(update={"forces_before": before.forces})
    left, width = columns(5, WIDTH, SHIP_MARGIN, SECTION_GAP)[1]
    captains = (left + width - 90, 560, left + width - 10, 740)
    images = [draw(GAME.view(state, None), voice()) for state in (marked, crowded)]
    assert cut(images[0], captains).tobytes() == cut(images[1], captains).tobytes()
    assert images[0].tobytes() != images[1].tobytes()


def test_the_orders_of_a_section_that_went_out_of_play_are_recalled_in_the_next_turn() -> None:
    state = next(
        after
        for seed in "abcdefgh"
        for _, _, _, after, events in match_at_random("basic", seed)
        if any(told.key == "told-conquest" and told.to is None for told in events)
        and after.result is None
    )
    (gone,) = {one.section for one in state.last_orders} - set(state.order_sections)
    forgotten = tuple(one for one in state.last_orders if one.section != gone)
    assert pixels(state) != pixels(state.model_copy(update={"last_orders": forgotten}))


def test_both_share_one_step_and_no_medal_after_a_tie() -> None:
    tie = Outcome(winners=frozenset(), reason="tie-by-conquest")
    shared = draw(GAME.view(start().model_copy(update={"result": tie}), None), voice())
    between = to_pixels(WIDTH // 2), to_pixels(500)
    sole = Outcome(winners=frozenset({PIRATE}), reason="won-by-conquest")
    won = draw(GAME.view(start().model_copy(update={"result": sole}), None), voice())
    assert shared.getpixel(between) != won.getpixel(between)
