"""The map in the picture of Bandido Alcatraz: its cards, numbers and marks, and the larger view."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from games.bandido_alcatraz.components import CARDS, MASKS, ROTATIONS, SIDES, Rotation
from games.bandido_alcatraz.describe import describe
from games.bandido_alcatraz.model import (
    DIRECTIONS,
    Laid,
    OpenTunnel,
    Options,
    View,
    cells_of,
    viewport,
)
from games.bandido_alcatraz.model.viewport import map_part
from games.bandido_alcatraz.picture import (
    draw,
    large_map,
    squares,
    symbols,
    table_map,
    zoom,
)
from games.bandido_alcatraz.picture.place_pictures import map_with_numbers
from games.kit.chance import Chance
from games.kit.draw.canvas import BAD, GOLD, PAPER, encode
from games.kit.game import Seat
from games.kit.marks import with_marks
from tests.support.boards.bandido_pictures import (
    LARGEST_FILE,
    after,
    below_the_map,
    core,
    count,
    holds,
    is_tunnel,
    on_the_map,
    painted_card,
    painted_start_tile,
    part_of,
    table,
    view,
    voice,
)
from tests.support.boards.bandido_table import GAME
from tests.support.laws.pictures import cut, pixel_at

# ---- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_its_tunnels_where_they_are_however_it_is_turned(card: str) -> None:
    for rotation in ROTATIONS:
        face = painted_card(card, rotation, 76)
        cells = cells_of(Laid(card=card, x=0, y=0, rotation=rotation).spot)
        least = min(x for x, _ in cells), min(y for _, y in cells)
        for (x, y), exits in zip(cells, MASKS[card][rotation // 90], strict=True):
            for side, (dx, dy) in enumerate(DIRECTIONS):
                middle = (x - least[0]) * 76 + 38 + 32 * dx, (y - least[1]) * 76 + 38 + 32 * dy
                assert is_tunnel(pixel_at(face, middle)) == bool(exits >> side & 1)


def test_cards_look_alike_only_if_they_dig_alike() -> None:
    def tunnels(card: str) -> object:
        one = CARDS[card]
        return one.edges, one.torch_half, one.blue_half, card == "EXIT"

    looks = {card: painted_card(card, 0, 24).tobytes() for card in CARDS}
    for one, other in product(CARDS, CARDS):
        assert (looks[one] == looks[other]) == (tunnels(one) == tunnels(other))


def test_the_normal_start_tile_has_a_tunnel_more() -> None:
    easy, normal = painted_start_tile("easy", 50), painted_start_tile("normal", 50)
    assert not is_tunnel(pixel_at(easy, (4, 25)))
    assert is_tunnel(pixel_at(normal, (4, 25)))


# ---- the map -------------------------------------------------------------------------------------


def test_visible_water_is_blue_until_it_is_covered() -> None:
    wet, dry = table(("A35", 2, 0, 0)), table(("A35", 2, 0, 0), ("A05", 3, 0, 0))
    assert count(on_the_map(draw(wet, voice()), wet), squares.WATER) > 500
    assert count(on_the_map(draw(dry, voice()), dry), squares.WATER) == 0


def test_water_that_nobody_can_cover_is_crossed_out() -> None:
    free = symbols.water_number("1", 60, blocked=False)
    blocked = symbols.water_number("1", 60, blocked=True)
    assert free.tobytes() != blocked.tobytes()


WALLED: Final[tuple[tuple[str, int, int, Rotation], ...]] = (
    ("A02", 2, 0, 90),
    ("A40", 0, 1, 90),
    ("A05", 1, 2, 0),
)
"""The tunnel south of the cell leads into a hole of one square."""


def test_a_tunnel_that_no_card_can_close_is_red_on_the_map_and_told_below_it() -> None:
    shut, free = table(*WALLED), table(*WALLED[:2])
    image = draw(shut, voice())
    assert count(on_the_map(image, shut), BAD) > 300
    assert count(below_the_map(image, shut), BAD) > 5000
    assert count(draw(free, voice()), BAD) == 0


def test_water_that_no_card_can_cover_is_crossed_on_the_map_and_told_below_it() -> None:
    free = table(("A35", 2, 0, 0))
    lost = free.model_copy(
        update={"waters": tuple(one.model_copy(update={"blocked": True}) for one in free.waters)}
    )
    before, now = draw(free, voice()), draw(lost, voice())
    assert count(on_the_map(before, free), BAD) == 0 < count(on_the_map(now, lost), BAD)
    assert count(below_the_map(before, free), BAD) == 0 < count(below_the_map(now, lost), BAD)


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
            assert is_tunnel(pixel_at(page, (x, y))) == ((cell, way) in leads)


def test_the_last_card_is_framed_in_gold_and_no_other() -> None:
    cards: tuple[tuple[str, int, int, Rotation], ...] = ("A36", 2, 0, 0), ("A26", 0, -1, 0)
    part = viewport.viewport_on((-1, -2, 5, 2), 600, 400)
    framed = map_with_numbers(table(*cards), part)
    plain = map_with_numbers(table(*cards, last=False), part)
    assert count(plain, GOLD) == 0
    assert count(cut(framed, (90, 90, 310, 210)), GOLD) == count(framed, GOLD) > 500


def test_after_gathering_the_item_is_framed_and_not_the_card_laid_before() -> None:
    dug = after(2, 9, diggers=True)
    card = next(card for card in CARDS if CARDS[card].item == "rope")
    gathered = dug.model_copy(update={"gathered": (card,)})
    gathered = with_marks(GAME.marking, dug, gathered, Seat(0))
    before = gathered.model_copy(update={"marks": dug.marks})
    now, then = draw(view(gathered), voice()), draw(view(before), voice())
    assert count(on_the_map(now, view(gathered)), GOLD) == 0
    framed, plain = (
        count(below_the_map(image, view(state)), GOLD)
        for image, state in ((now, gathered), (then, before))
    )
    assert framed > plain


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
        assert cut(page.image, box).tobytes() != cut(bare.image, box).tobytes()


def test_numbers_of_two_tunnels_into_one_cell_do_not_hide_each_other() -> None:
    both = table(("A30", 1, -1, 0))
    pair = tuple(one for one in both.tunnels if viewport.cell_ahead(one) == (2, 0))
    assert len(pair) == 2
    part = viewport.viewport_on(viewport.whole_box(both), 440, 440)
    assert part.size < 100

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
    far: list[tuple[str, int, int, Rotation]] = [("A36", 2 + 2 * n, 0, 0) for n in range(20)]
    long = table(*far)
    east = max(long.tunnels, key=viewport.cell_ahead)
    lone = long.model_copy(update={"tunnels": (east,)})
    assert viewport.whole_box(lone)[2] > 40
    whole = viewport.viewport_on(viewport.whole_box(lone), 1400, 1000)
    cut = map_part(lone)
    assert cut.size > whole.size
    assert cut.shows(viewport.cell_ahead(east))
    assert not cut.shows((5, 0))


def long_way(cards: int = 12) -> View:
    """Return a table whose only open tunnel is so far south that the north is cut off."""
    long = table(*(("A36", 0, 1 + 2 * n, 90) for n in range(cards)))
    south = max(long.tunnels, key=lambda one: one.y)
    return long.model_copy(update={"tunnels": (south,)})


def test_where_the_map_goes_on_it_fades_and_a_line_says_how_far() -> None:
    long = long_way()
    part = map_part(long)
    beyond = viewport.Beyond.of(long, part)
    hidden = [y for _, y in long.grid.squares if part.top + y * part.size < 0]
    assert beyond == (len(set(hidden)), 0, 0, 0)
    assert beyond.above > 1
    middle = part.corner((0.5, 0))[0]
    seen = draw(long, voice())
    assert is_tunnel(pixel_at(seen, (middle, part.size * 2)))
    assert not is_tunnel(pixel_at(seen, (middle, 2)))
    line = voice()("picture-more-above", n=beyond.above)
    assert line == f"▲ {beyond.above} rows more"
    said = [voice()(one) for one in describe(long)]
    assert f"The picture leaves out: {beyond.above} rows at the top" in said


def test_a_map_that_is_whole_fades_nowhere() -> None:
    small = view(after(2, 6))
    assert not any(viewport.Beyond.of(small, map_part(small)))
    assert not any("leaves out" in voice()(one) for one in describe(small))


# ---- the larger view -----------------------------------------------------------------------------


def test_the_larger_view_of_a_small_table_is_one_map_without_panels() -> None:
    small = view(after(2, 3))
    assert draw(small, voice()).tobytes() != zoom(small, voice()).tobytes()
    assert part_of(small).size >= large_map.LEAST_ZOOMED_CELL


@pytest.mark.parametrize("plies", [0, 3, 5, 8, 12])
def test_the_larger_view_shows_nothing_smaller_than_the_table_does(plies: int) -> None:
    seen = view(after(2, plies, diggers=True))
    image, page = (
        zoom(seen, voice()),
        map_part(seen),
    )
    assert part_of(seen).size >= page.size
    for tunnel in seen.tunnels:
        height = large_map.LEAST_NUMBER
        tone: symbols.Tone = "walled" if tunnel.walled else "open"
        assert holds(image, core(symbols.number(str(tunnel.number), height, tone), 18))


@pytest.mark.parametrize(("plies", "parts"), [(30, 6), (48, 9), (64, 0)])
def test_the_larger_view_leaves_no_open_tunnel_out(plies: int, parts: int) -> None:
    seen = view(after(3, plies, diggers=True))
    groups = [
        group for row in large_map._rows_of_parts(seen, *large_map.ZOOM_SIZE) for group in row
    ]
    shown = {cell for group in groups for cell in group}
    assert len(groups) == parts
    assert shown == set() or shown >= set(map(viewport.cell_ahead, seen.tunnels))
    image = zoom(seen, voice())
    assert image.size == ((1400, 1050) if shown else (2100, 1575))
    assert len(encode(image)) <= LARGEST_FILE
