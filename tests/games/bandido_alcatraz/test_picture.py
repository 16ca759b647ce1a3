"""The picture of Bandido Alcatraz: what it shows to whom, how large, and in every language."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

from games.bandido_alcatraz.components import CARDS, MASKS, SIDES, TURNS
from games.bandido_alcatraz.game import BandidoAlcatraz
from games.bandido_alcatraz.model import (
    DIRECTIONS,
    Laid,
    OpenTunnel,
    Options,
    State,
    Table,
    View,
    Water,
    cells_of,
)
from games.bandido_alcatraz.picture import (
    cards,
    draw,
    large_map,
    layout,
    panels,
    place_pictures,
    preview,
    symbols,
    table_map,
    viewport,
    zoom,
)
from games.kit.chance import Chance
from games.kit.draw.canvas import BAD, GOLD, PAPER, SMALLEST, Canvas, encode, fit, wrap
from games.kit.game import Decision, Outcome, Seat, text
from games.kit.words import LANGUAGES, Voice
from tests.support.bandido_table import forks

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Turn
    from games.bandido_alcatraz.model import Move

GAME: Final = BandidoAlcatraz()
NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena María")
LIMIT: Final = 300_000
SIZE: Final = (1400, 1050)
COAT: Final = "#FFCE2E"
"""A raincoat is yellow."""


@cache
def after(seats: int, plies: int, *, diggers: bool = False) -> State:
    """Return a position so many moves into a match at random; diggers gather nothing."""
    state = GAME.setup(seats, Options(), Chance("picture", 0))
    for ply in range(1, plies + 1):
        if not (acting := GAME.to_act(state)):
            break
        seat = min(acting)
        moves: tuple[Move, ...] = GAME.legal(state, seat)
        digs = tuple(move for move in moves if move.kind == "dig")
        move = Chance("mind", ply).pick(digs if diggers and digs else moves)
        state, _ = GAME.play(state, seat, move, Chance("picture", ply))
    return state


def table(*cards: tuple[str, int, int, Turn], last: bool = True) -> View:
    """Return the table's view of these cards, laid without asking the rules."""
    laid = tuple(Laid(card=card, x=x, y=y, turn=turn) for card, x, y, turn in cards)
    state = after(2, 0).model_copy(
        update={"table": Table(side="easy", laid=laid), "last": "dug" if last and laid else None}
    )
    return GAME.view(state, None)


def view(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat))


def voice(language: str = "en") -> Voice:
    return Voice(language, "bandido_alcatraz", NAMES)


def step(value: str) -> Decision:
    return Decision(field="card", ask=text("ask-card"), value=value, label=text("way-left"))


def count(image: Image, colour: str) -> int:
    """Count the pixels of exactly one colour."""
    wanted = tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return sum(n for n, found in image.getcolors(1 << 24) or () if found == wanted)


def on_the_map(image: Image) -> Image:
    return image.crop((0, 0, 1050, 1050))


def beside_the_map(image: Image) -> Image:
    return image.crop((1060, 0, *SIZE))


# ---- size and languages ------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_every_picture_of_a_match_is_big_enough_to_read_and_small_enough_to_send(
    seats: int, language: str
) -> None:
    for plies in (2, 30, 300):
        state = after(seats, plies)
        for seat in (None, seats - 1):
            image = draw(view(state, seat), voice(language))
            assert image.size == SIZE
            assert len(encode(image)) <= LIMIT


def test_a_table_of_sixty_cards_is_drawn_with_squares_wider_than_two_digits() -> None:
    crowded = view(after(4, 64, diggers=True))
    assert len(crowded.laid) >= 60
    part = viewport.fit_viewport(crowded, viewport.cells_of_interest(crowded), 1056, 1050)
    assert part.size >= 40
    assert symbols.number("88", 36, "open").width <= 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_map_is_cut_off(language: str) -> None:
    say = voice(language)
    for key in ("tunnels", "water", "exit", "pile", "aside"):
        assert fit(line := say(f"picture-{key}"), 30, 174) == line
    for key in ("to-act", "your-turn"):
        assert fit(line := say(f"picture-{key}"), 30, 196, bold=True) == line
    for key in ("won", "lost"):
        assert fit(line := say(f"picture-{key}"), panels.RESULT_TYPE_SIZE, 216, bold=True) == line
    for places in (0, 1, 38):
        line = say("picture-places", places=places)
        assert fit(line, 30, 222, bold=True) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_full(language: str) -> None:
    reasons = ("won-escape", *(f"lost-{why}" for why in ("tunnels", "no-exit", "items", "water")))
    grades = ("grade-exit", "grade-2", "grade-5", "grade-7")
    for key in (*reasons, "lost-surplus", *grades):
        line = voice(language)(key)
        assert " ".join(wrap(line, SMALLEST, 276, panels.MOST_RESULT_LINES)) == line


def test_names_and_language_change_what_is_written() -> None:
    state = view(after(3, 6))
    english = draw(state, voice()).tobytes()
    assert draw(state, voice("de")).tobytes() != english
    others = Voice("en", "bandido_alcatraz", ("Eva", "Tom", "Uli"))
    assert draw(state, others).tobytes() != english


# ---- secrets -----------------------------------------------------------------


def test_the_table_looks_the_same_in_every_world_it_cannot_tell_apart() -> None:
    state = after(4, 13)
    for seat in map(Seat, range(4)):
        other = GAME.redeal(state, seat, Chance("elsewhere", seat))
        assert other != state
        for paint in (draw, zoom):
            assert paint(view(other), voice()).tobytes() == paint(view(state), voice()).tobytes()


def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart() -> None:
    state = after(3, 10)
    other = GAME.redeal(state, Seat(1), Chance("elsewhere", 1))
    assert other != state
    assert draw(view(other, 1), voice()).tobytes() == draw(view(state, 1), voice()).tobytes()


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


# ---- cards -------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_its_tunnels_where_they_are_however_it_is_turned(card: str) -> None:
    for turn in TURNS:
        face = cards.card(card, turn, 50)
        cells = cells_of(Laid(card=card, x=0, y=0, turn=turn).spot)
        least = min(x for x, _ in cells), min(y for _, y in cells)
        for (x, y), exits in zip(cells, MASKS[card][turn // 90], strict=True):
            for side, (dx, dy) in enumerate(DIRECTIONS):
                middle = (x - least[0]) * 50 + 25 + 21 * dx, (y - least[1]) * 50 + 25 + 21 * dy
                assert is_tunnel(face.getpixel(middle)) == bool(exits >> side & 1)


def core(image: Image, rim: int = 16) -> Image:
    """Return the middle of a symbol, which lies opaque on whatever is below it."""
    box = (rim, rim, image.width - rim, image.height - rim)
    return image.convert("RGB").crop(box)


def is_tunnel(pixel: object) -> bool:
    floors = (cards.TUNNEL, cards.FLOOD)
    return any(
        isinstance(pixel, tuple)
        and all(abs(pixel[n] - int(floor[2 * n + 1 : 2 * n + 3], 16)) < 12 for n in range(3))
        for floor in floors
    )


def test_cards_look_alike_only_if_they_dig_alike() -> None:
    def tunnels(card: str) -> object:
        one = CARDS[card]
        return one.edges, one.torch_half, one.blue_half, card == "EXIT"

    looks = {card: cards.card(card, 0, 24).tobytes() for card in CARDS}
    for one, other in product(CARDS, CARDS):
        assert (looks[one] == looks[other]) == (tunnels(one) == tunnels(other))


def test_the_normal_start_tile_has_a_tunnel_more() -> None:
    easy, normal = cards.start_tile("easy", 50), cards.start_tile("normal", 50)
    assert not is_tunnel(easy.getpixel((4, 25)))
    assert is_tunnel(normal.getpixel((4, 25)))


# ---- the map -----------------------------------------------------------------


def test_visible_water_is_blue_until_it_is_covered() -> None:
    wet = draw(table(("A35", 2, 0, 0)), voice())
    dry = draw(table(("A35", 2, 0, 0), ("A05", 3, 0, 0)), voice())
    assert count(on_the_map(wet), cards.WATER) > 500
    assert count(on_the_map(dry), cards.WATER) == 0


def test_water_that_nobody_can_cover_is_crossed_out() -> None:
    free = symbols.water_number("1", 60, blocked=False)
    blocked = symbols.water_number("1", 60, blocked=True)
    assert free.tobytes() != blocked.tobytes()


WALLED: Final[tuple[tuple[str, int, int, Turn], ...]] = (
    ("A02", 2, 0, 90),
    ("A40", 0, 1, 90),
    ("A05", 1, 2, 0),
)
"""The tunnel south of the cell leads into a hole of one square."""


def test_a_tunnel_that_no_card_can_close_is_red_on_the_map_and_named_beside_it() -> None:
    shut, free = (draw(table(*cards), voice()) for cards in (WALLED, WALLED[:2]))
    assert count(on_the_map(shut), BAD) > 500
    assert count(beside_the_map(shut), BAD) > 5000
    assert count(free, BAD) == 0


def test_water_that_no_card_can_cover_is_crossed_on_the_map_and_named_beside_it() -> None:
    free = table(("A35", 2, 0, 0))
    lost = free.model_copy(
        update={"waters": tuple(one.model_copy(update={"blocked": True}) for one in free.waters)}
    )
    before, now = draw(free, voice()), draw(lost, voice())
    assert count(on_the_map(before), BAD) == 0 < count(on_the_map(now), BAD)
    assert count(beside_the_map(before), BAD) == 0 < count(beside_the_map(now), BAD)


@pytest.mark.parametrize("side", ["easy", "normal"])
def test_every_open_tunnel_has_a_mouth_in_the_empty_square_before_it(side: str) -> None:
    options = Options.model_validate({"side": side})
    start = view(GAME.setup(2, options, Chance("picture", 0)))
    part = viewport.viewport_on(viewport.whole_box(start), 800, 800)
    page = table_map.paint_map(start, part).image
    leads = {((one.x, one.y), SIDES.index(one.side)) for one in start.tunnels}
    assert len(leads) == {"easy": 5, "normal": 6}[side]
    ways = product(((0, 0), (1, 0)), enumerate(DIRECTIONS), (0.42, 0.6))
    for cell, (way, (dx, dy)), reach in ways:
        if (cell[0] + dx, cell[1] + dy) not in {(0, 0), (1, 0)}:
            x, y = part.corner((cell[0] + 0.5 + reach * dx, cell[1] + 0.5 + reach * dy))
            assert is_tunnel(page.getpixel((x, y))) == ((cell, way) in leads)


def test_the_last_card_is_framed_in_gold_and_no_other() -> None:
    cards: tuple[tuple[str, int, int, Turn], ...] = ("A36", 2, 0, 0), ("A26", 0, -1, 0)
    framed = table_map.paint_map(
        table(*cards), viewport.viewport_on((-1, -2, 5, 2), 600, 400)
    ).image
    plain = table_map.paint_map(
        table(*cards, last=False), viewport.viewport_on((-1, -2, 5, 2), 600, 400)
    ).image
    assert count(plain, GOLD) == 0
    assert count(framed.crop((90, 90, 310, 210)), GOLD) == count(framed, GOLD) > 500


def test_after_gathering_the_item_is_framed_and_not_the_card_laid_before() -> None:
    dug = after(2, 9, diggers=True)
    card = next(card for card in CARDS if CARDS[card].item == "rope")
    gathered = dug.model_copy(update={"gathered": (card,), "last": "gathered"})
    before = gathered.model_copy(update={"last": "dug"})
    now, then = draw(view(gathered), voice()), draw(view(before), voice())
    panels_box = (1056, 0, 1400, 1050)
    assert count(on_the_map(now), GOLD) == 0
    assert count(now.crop(panels_box), GOLD) > count(then.crop(panels_box), GOLD)


def test_every_open_tunnel_has_its_number_before_its_mouth() -> None:
    start = table()
    part = viewport.viewport_on(viewport.whole_box(start), 800, 800)
    bare = table_map.paint_map(start, part)
    table_map.write_numbers(bare, part, start.model_copy(update={"tunnels": ()}))
    for tunnel in start.tunnels:
        page = table_map.paint_map(start, part)
        table_map.write_numbers(page, part, start.model_copy(update={"tunnels": (tunnel,)}))
        left, top = part.corner(viewport.cell_ahead(tunnel))
        box = (left, top, left + part.size, top + part.size)
        assert page.image.crop(box).tobytes() != bare.image.crop(box).tobytes()


def test_numbers_of_two_tunnels_into_one_cell_do_not_hide_each_other() -> None:
    both = table(("A30", 1, -1, 0))
    pair = tuple(one for one in both.tunnels if viewport.cell_ahead(one) == (2, 0))
    assert len(pair) == 2
    part = viewport.viewport_on(viewport.whole_box(both), 240, 240)
    assert part.size < 60

    def written(*tunnels: OpenTunnel) -> int:
        page = table_map.paint_map(both, part)
        before = count(page.image, PAPER)
        table_map.write_numbers(page, part, both.model_copy(update={"tunnels": tunnels}))
        return count(page.image, PAPER) - before

    assert written(*pair) == written(pair[0]) + written(pair[1]) > 0


def test_a_tunnel_that_no_card_can_close_has_another_shape_not_only_another_colour() -> None:
    disc, octagon = (symbols.number("7", 48, tone).getchannel("A") for tone in ("open", "walled"))
    assert disc.tobytes() != octagon.tobytes()


def test_a_large_map_is_cut_to_what_matters() -> None:
    far: list[tuple[str, int, int, Turn]] = [("A36", 2 + 2 * n, 0, 0) for n in range(20)]
    long = table(*far)
    east = max(long.tunnels, key=viewport.cell_ahead)
    lone = long.model_copy(update={"tunnels": (east,)})
    assert viewport.whole_box(lone)[2] > 40
    whole = viewport.viewport_on(viewport.whole_box(lone), 1056, 1050)
    cut = viewport.fit_viewport(lone, viewport.cells_of_interest(lone), 1056, 1050)
    assert cut.size > whole.size
    assert cut.shows(viewport.cell_ahead(east))
    assert not cut.shows((5, 0))


def test_the_end_shows_what_is_done_and_what_is_not() -> None:
    state = view(after(2, 20))
    won = Outcome(winners=frozenset((Seat(0), Seat(1))), reason="won-escape")
    lost = Outcome(winners=frozenset(), reason="lost-water", grade="grade-exit")
    images = {
        draw(state.model_copy(update={"turn": None, "result": result}), voice()).tobytes()
        for result in (won, lost)
    }
    assert len(images) == 2


# ---- the panels beside the map -----------------------------------------------


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
    before, now = draw(seen, voice()), draw(seen.model_copy(update=change), voice())
    assert beside_the_map(before).tobytes() != beside_the_map(now).tobytes()


def test_cards_set_aside_are_counted_beside_the_table() -> None:
    seen = view(after(2, 0))
    aside = seen.model_copy(update={"set_aside_sizes": (3, 0)})
    both = (beside_the_map(draw(one, voice())).tobytes() for one in (seen, aside))
    assert len(set(both)) == 2


def test_a_card_of_the_hand_bears_its_number_and_its_item() -> None:
    state = after(2, 0).model_copy(update={"hands": (("A04", "A36", "A48"), ("A01",))})
    seen = view(state, 0)
    for number, card in enumerate(seen.hand or (), start=1):
        page = Canvas(300, 200)
        layout.held_card(page, seen, card, (10, 10), 260)
        symbol = core(symbols.number(str(number), 50, "open"))
        assert holds(page.image.convert("RGB"), symbol)
        assert (count(page.image.convert("RGB"), COAT) > 100) == (card == "A04")


# ---- the larger view ---------------------------------------------------------


def test_the_larger_view_of_a_small_table_is_one_map_without_panels() -> None:
    small = view(after(2, 3))
    assert draw(small, voice()).tobytes() != zoom(small, voice()).tobytes()
    assert part_of(small).size >= large_map.LEAST_ZOOMED_CELL


@pytest.mark.parametrize("plies", [0, 3, 5, 8, 12])
def test_the_larger_view_shows_nothing_smaller_than_the_table_does(plies: int) -> None:
    seen = view(after(2, plies, diggers=True))
    image, page = (
        zoom(seen, voice()),
        viewport.fit_viewport(seen, viewport.cells_of_interest(seen), 1056, 1050),
    )
    assert part_of(seen).size >= page.size
    for tunnel in seen.tunnels:
        height = min(max(36, round(part_of(seen).size * 0.46)), 76)
        tone: symbols.Tone = "walled" if tunnel.walled else "open"
        assert holds(image, core(symbols.number(str(tunnel.number), height, tone), 12))


def part_of(seen: View) -> viewport.Viewport:
    return viewport.viewport_on(viewport.box_around(viewport.cells_of_interest(seen)), *SIZE)


@pytest.mark.parametrize(("plies", "parts"), [(30, 6), (48, 9), (64, 0)])
def test_the_larger_view_leaves_no_open_tunnel_out(plies: int, parts: int) -> None:
    seen = view(after(3, plies, diggers=True))
    groups = [group for row in large_map._rows_of_parts(seen, *SIZE) for group in row]
    shown = {cell for group in groups for cell in group}
    assert len(groups) == parts
    assert shown == set() or shown >= set(map(viewport.cell_ahead, seen.tunnels))
    image = zoom(seen, voice())
    assert image.size == (SIZE if shown else (2100, 1575))
    assert len(encode(image)) <= LIMIT


# ---- where a chosen card fits ------------------------------------------------


def test_a_chosen_card_is_shown_at_each_of_its_places() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    card = next(place.card for place in hand.places)
    image = preview(hand, voice(), (step(card),))
    assert image.width == SIZE[0]
    assert image.tobytes() != draw(hand, voice()).tobytes()
    fewer = hand.model_copy(update={"places": hand.places[1:]})
    assert preview(fewer, voice(), (step(card),)).tobytes() != image.tobytes()


def test_every_way_of_turning_a_card_looks_different() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    pictures = [place_pictures.thumbnail(hand, place, 145).tobytes() for place in hand.places]
    assert len(set(pictures)) == len(pictures) > 3


def test_a_place_shows_the_card_as_it_would_lie_and_its_code() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    for place in hand.places:
        shown = place_pictures.thumbnail(hand, place, 312)
        size = viewport.viewport_on(
            (0, 0, place_pictures.THUMBNAIL_CELLS, place_pictures.THUMBNAIL_CELLS), 312, 312
        ).size
        middle = core(cards.card(place.card, place.turn, size), size // 3)
        assert holds(shown, middle), place
        assert holds(shown, core(symbols.number(place.code, 56, "fits"), 12)), place


def test_a_lone_place_stands_on_the_map_with_its_code() -> None:
    hand = view(after(2, 0).model_copy(update={"hands": (("A05",), ("A01",))}), 0)
    image = preview(hand, voice(), (step("A05"),)).crop((0, 0, 800, 1050))
    assert len(hand.places) == 5
    for place in hand.places:
        assert holds(image, core(symbols.number(place.code, 76, "fits"), 12)), place


def test_a_tunnel_with_several_places_stands_on_the_map_with_its_number_alone() -> None:
    hand = view(after(2, 0).model_copy(update={"hands": (("A59",), ("A01",))}), 0)
    image = preview(hand, voice(), (step("A59"),)).crop((0, 0, 1056, 800))
    part = viewport.fit_viewport(hand, place_pictures.cells_to_show(hand, hand.places), 1056, 800)
    height = round(part.size * 0.46)
    for tunnel in hand.tunnels:
        assert sum(place.code[1:] == str(tunnel.number) for place in hand.places) > 1
        assert holds(image, core(symbols.number(str(tunnel.number), height, "fits"), 12))


def test_a_chosen_place_is_the_only_one_left() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    place = hand.places[0]
    alone = hand.model_copy(update={"places": (place,)})
    chosen = (step(place.card), step(place.code))
    assert (
        preview(hand, voice(), chosen).tobytes()
        == preview(alone, voice(), (step(place.card),)).tobytes()
    )


def test_a_place_that_would_lose_carries_a_warning() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    safe = hand.places[0]
    fatal = safe.model_copy(update={"loses": True})
    first, second = (place_pictures.thumbnail(hand, place, 145) for place in (safe, fatal))
    assert first.tobytes() != second.tobytes()


def test_a_card_that_fits_nowhere_leaves_the_hand_as_it_is() -> None:
    hand = view(after(2, 6), 0).model_copy(update={"places": ()})
    chosen = (step((hand.hand or ("",))[0]),)
    assert preview(hand, voice(), chosen).tobytes() == draw(hand, voice()).tobytes()


# ---- many places -------------------------------------------------------------


def _fitting(seen: View, card: str) -> int:
    return sum(place.card == card for place in seen.places)


def with_places(many: int) -> tuple[View, str]:
    """Return a view of a card that fits in exactly so many places, and that card."""
    seen = view(forks(max(many, 25)), 0)
    card = max(seen.hand or (), key=lambda one: _fitting(seen, one))
    some = [place for place in seen.places if place.card == card][:many]
    found = seen.model_copy()
    found.__dict__["places"] = tuple(some)
    return found, card


def holds(image: Image, part: Image) -> bool:
    """Tell whether a picture stands in another one, pixel by pixel."""
    rows = [part.crop((0, y, part.width, y + 1)).tobytes() for y in range(part.height)]
    richest = max(range(part.height), key=lambda y: len(set(rows[y])))
    for y in range(richest, image.height):
        row, at = image.crop((0, y, image.width, y + 1)).tobytes(), -1
        while (at := row.find(rows[richest], at + 1)) >= 0:
            x, top = at // 3, y - richest
            box = (x, top, x + part.width, top + part.height)
            if image.crop(box).tobytes() == part.tobytes():
                return True
    return False


@pytest.mark.parametrize(
    ("many", "size"), [(1, 312), (6, 229), (7, 219), (24, 219), (25, 162), (65, 162)]
)
def test_every_place_of_a_card_has_a_picture_in_which_its_code_leaves_the_card_to_be_seen(
    many: int, size: int
) -> None:
    seen, card = with_places(many)
    image = preview(seen, voice(), (step(card),))
    assert len(seen.places) == many
    for place in seen.places:
        assert holds(image, place_pictures.thumbnail(seen, place, size)), place.code
    code = symbols.number("A88", 44, "fits")
    assert code.width * code.height < size * size / 5
    assert len(encode(image)) <= LIMIT


def test_a_picture_of_many_places_grows_downwards_and_never_wider_than_a_phone_can_show() -> None:
    heights = []
    for many in (6, 7, 24, 65):
        seen, card = with_places(many)
        image = preview(seen, voice(), (step(card),))
        assert image.width == SIZE[0]
        heights.append(image.height)
    assert heights[0] == SIZE[1] < heights[1] < heights[2] < heights[3] <= 2 * SIZE[0]


def test_no_place_is_cut_off_at_the_edge_of_the_map() -> None:
    long = table(*(("A36", 0, 1 + 2 * n, 90) for n in range(7)))
    south = next(one for one in long.tunnels if (one.x, one.y) == (0, 14))
    end = {(0, 15), (0, 16)}
    assert viewport.cell_ahead(south) in end
    part = viewport.fit_viewport(long, end, 1056, 1050)
    assert part.size >= viewport.LEAST_WHOLE_CELL
    for cell in end:
        x, y = part.corner(cell)
        assert 0 <= x <= part.width - part.size
        assert 0 <= y <= part.height - part.size


# ---- the only card that can be played ----------------------------------------


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
    assert shown.tobytes() == preview(seen, voice(), (step("A05"),)).tobytes()


def test_whoever_has_a_choice_of_cards_sees_the_whole_hand() -> None:
    seen = lone()
    gathering = seen.model_copy(update={"gatherable": ("A04",)})
    gathering.__dict__["places"] = seen.places
    for other in (gathering, lone(turn=1)):
        assert not holds(
            draw(other, voice()), place_pictures.thumbnail(other, other.places[0], 228)
        )
        chosen = preview(other, voice(), (step("A05"),))
        assert draw(other, voice()).tobytes() != chosen.tobytes()


# ---- a match that was given up -----------------------------------------------


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_given_up_shows_nobody_to_play(seat: int | None, language: str) -> None:
    seen = view(after(2, 6, diggers=True), seat)
    gave_up = Outcome(winners=frozenset(), reason="team-gave-up")
    over = seen.model_copy(update={"result": gave_up})
    say = voice(language)
    ended = draw(over, say)
    assert ended.tobytes() == draw(over.model_copy(update={"turn": None}), say).tobytes()
    assert count(ended, BAD) > 20_000
    assert GAME.describe(over)[0].key == "summary-lost"
    line = say("team-gave-up")
    assert " ".join(wrap(line, SMALLEST, 276, panels.MOST_RESULT_LINES)) == line
