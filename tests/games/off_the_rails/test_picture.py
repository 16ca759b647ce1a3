"""The picture of Off the Rails: what it shows to whom, how big it is, and in every language."""

from __future__ import annotations

from typing import Final, get_args

import pytest
from PIL import ImageChops

from games.kit.chance import Chance
from games.kit.draw.canvas import Canvas, encode, glyph, text_width
from games.kit.draw.text.names import voice_for_pictures
from games.kit.game import Seat
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.components import (
    COLOURS,
    EXITS,
    JEWELS,
    UPGRADES,
    MissionName,
    jewels_of,
)
from games.off_the_rails.model import Lay, Options, Phase, PlaceCart, Route, Split, State
from games.off_the_rails.picture import icons, routes
from games.off_the_rails.picture.board import letters_of_owners
from games.off_the_rails.picture.pieces import crest, mine_gate
from games.off_the_rails.picture.player_panels import LEFT, PAD, PanelBox, player_panel
from games.off_the_rails.picture.table import TABLE_CHART, ZOOM_CHART, draw, zoom
from games.off_the_rails.picture.track import track
from tests.support.boards.off_the_rails_pictures import NAMES, match, shown, square_of, view, voice
from tests.support.boards.off_the_rails_table import GAME, Position, position
from tests.support.laws.pictures import cut, in_pixels

LIMIT: Final = 300_000
CROWDED: Final = """
  B C D E F G H I
1 ╋ ┣ ┳ ┫ ┻ ┏ ┓ ┗
2 ┛ ━ ┃ ╋ ┣ ┳ ┫ ┻
3 ┏ ┓ · ┗ ┛ · ━ ┃
4 ╋ x ┳ ┫ ┻ ┏ ┓ ┗
5 ┛ ━ ┃ ╋ x ┳ x ┻
6 ┏ ┓ · x ┛ · ━ ┃
7 ╋ ┣ ┳ ┫ ┻ ┏ ┓ ┗
8 ┛ ━ ┃ ╋ ┣ ┳ ┫ ┻
"""


def crowd() -> State:
    """Return a board as full as it gets: all carts loaded, track everywhere, large numbers."""
    full = position(
        CROWDED,
        "red.white C1 S 1: rock rock ruby ruby ruby",
        "red.black E0 S 6: ruby emerald gold",
        "yellow.white I5 W 2: rock ruby emerald gold diamond",
        "yellow.black J7 W 5",
        "green.white F6 N 4: gold gold gold gold gold",
        "green.black D9 N 3: ruby ruby ruby ruby ruby",
        "blue.white A2 E 3",
        "blue.black C7 E 4: diamond diamond diamond",
        deposits={
            "C1": "rock ruby",
            "F6": "rock rock rock rock ruby emerald diamond",
            "D2": "rock rock ruby ruby ruby emerald emerald gold diamond",
            "G2": "emerald ruby ruby",
        },
        clans=("red", "green", "yellow", "blue"),
        missions=("enemy_lines", "diamonds", "spice", "dirty_goblins", "gold_hills"),
        claims={"diamonds": Seat(2), "spice": Seat(0)},
    )
    return full.state.model_copy(
        update={"stockpiles": ((10, 11, 3, 2, 1), (0,) * 5, (1, 1, 1, 0, 0), (0, 12, 12, 10, 4))}
    )


def test_a_clan_wears_the_letter_of_whoever_plays_it() -> None:
    seen = view(crowd())
    assert dict(letters_of_owners(seen, voice())) == {
        "red": "A",
        "green": "B",
        "yellow": "Z",
        "blue": "X",
    }
    alike = voice("de", ("Rosa", "Bert", "Berta", "Gerd"))
    assert [letter for _, letter in letters_of_owners(seen, alike)] == ["1", "2", "3", "4"]


def test_alone_no_letter_is_on_the_map() -> None:
    seen = view(match(1)[-1])
    assert [letter for _, letter in letters_of_owners(seen, voice("de"))] == [""] * 4


# ---- size ------------------------------------------------------------------------


def test_a_crowded_board_still_fits_into_the_promised_size() -> None:
    for seat in (None, 0):
        assert len(encode(draw(view(crowd(), seat), voice()))) <= LIMIT
        assert len(encode(zoom(view(crowd(), seat), voice()))) <= LIMIT


def test_the_larger_view_shows_the_board_alone_and_a_third_larger() -> None:
    assert zoom(view(crowd()), voice()).size == (1400, 1400)
    assert 3 * ZOOM_CHART.unit >= 4 * TABLE_CHART.unit
    assert in_pixels(ZOOM_CHART.side) <= (1400,)


# ---- secrets ---------------------------------------------------------------------


def rammed() -> Position:
    """Return a head-on collision: blue is to split gold, emerald, ruby and a rock."""
    return position(
        "  C\n1 ┃\n2 ┃\n3 ┃",
        "red.white C1 S 3: ruby",
        "blue.white C3 N 3: gold emerald ruby rock",
    ).drive()


def test_only_who_split_a_load_sees_the_piles() -> None:
    one = rammed().play(Split(piles=jewels_of(gold=1, rock=1))).state
    other = rammed().play(Split(piles=jewels_of(gold=1, ruby=1))).state
    for seat in (None, 0):
        assert (
            draw(view(one, seat), voice()).tobytes() == draw(view(other, seat), voice()).tobytes()
        )
    assert draw(view(one, 1), voice()).tobytes() != draw(view(other, 1), voice()).tobytes()


# ---- the board -------------------------------------------------------------------


@pytest.mark.parametrize("exits", UPGRADES)
def test_track_meets_its_neighbour_at_every_exit_and_nowhere_else(exits: str) -> None:
    tile = next(track(one, 104) for one in UPGRADES if one == exits)
    for turns, side in enumerate(EXITS):
        border = tile.rotate(90 * turns).getchannel("A").crop((0, 0, 78, 1)).tobytes()
        ballast = [x for x, solid in enumerate(border) if solid > 127]
        if side in exits:
            assert (min(ballast), max(ballast)) == pytest.approx(in_pixels(26, 77), abs=2)
        else:
            assert not ballast


@pytest.mark.parametrize(
    "other",
    ["C1 N 3: ruby", "C1 S 4: ruby", "C1 S 3: gold", "C1 S 3"],
    ids=["heading", "speed", "load", "empty"],
)
def test_a_cart_shows_its_heading_its_speed_and_its_load(other: str) -> None:
    cart = position("  C\n1 ┃", "red.white C1 S 3: ruby").state
    changed = position("  C\n1 ┃", f"red.white {other}").state
    assert square_of(shown(cart), "C1") != square_of(shown(changed), "C1")


def test_a_cart_shows_its_clan_its_die_and_what_lies_below_it() -> None:
    cart = shown(position("  C\n1 ┃", "red.white C1 S 3").state)
    for line, laid in (("blue.white", ""), ("red.black", ""), ("red.white", "gold")):
        other = position("  C\n1 ┃", f"{line} C1 S 3", deposits={"C1": laid} if laid else {})
        assert square_of(cart, "C1") != square_of(shown(other.state), "C1")


def test_a_panel_says_of_every_cart_how_fast_it_is_and_whether_it_is_lost() -> None:
    supply = view(match(2)[4])
    seen = {draw(supply, voice()).tobytes()}
    for n, cart in enumerate(supply.carts):
        assert cart.square is None
        for changed in ({"speed": 5}, {"lost": True}):
            carts = [*supply.carts]
            carts[n] = cart.model_copy(update=changed)
            seen.add(draw(supply.model_copy(update={"carts": tuple(carts)}), voice()).tobytes())
    assert len(seen) == 1 + 2 * len(supply.carts)


@pytest.mark.parametrize("kind", JEWELS)
def test_every_kind_of_jewel_is_told_apart_even_without_colour(kind: str) -> None:
    grey = shown(position(deposits={"E2": kind}).state).convert("L")
    for other in set(JEWELS) - {kind}:
        assert square_of(grey, "E2") != square_of(
            shown(position(deposits={"E2": other}).state).convert("L"), "E2"
        )


def test_track_laid_in_this_turn_and_a_cart_placed_are_marked() -> None:
    fresh = position("  C\n1 ┃").play(PlaceCart(cart="red.white", at="C0"))
    before = position("  C\n1 ┃", "red.white C0 S 3").state
    assert square_of(shown(fresh.state), "C0") != square_of(shown(before), "C0")
    laid = fresh.play(Lay(at="H8", tile="NS")).state
    corner = square_of(shown(laid), "H8"), square_of(shown(fresh.state), "H8")
    assert corner[0].count(bytes.fromhex("ffc93c")) > 100 > corner[1].count(bytes.fromhex("ffc93c"))


@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_the_end_is_a_scene_that_takes_everybody_s_points_apart(seats: int) -> None:
    over = view(match(seats)[-1])
    assert over.result is not None
    richer = over.model_copy(update={"points": tuple(points + 1 for points in over.points)})
    assert draw(over, voice()).tobytes() != draw(richer, voice()).tobytes()


# ---- words and signs -------------------------------------------------------------


def test_the_picture_of_a_finished_match_names_its_winner_first() -> None:
    state = match(3)[-1]
    result = view(state).result
    assert result is not None
    renamed = tuple(NAMES[seat] if seat not in result.winners else f"W{seat}" for seat in range(3))
    image, other = (draw(view(state), voice(names=names)) for names in (NAMES, renamed))
    header = (0, 80, 1400, 240)
    assert cut(image, header).tobytes() != cut(other, header).tobytes()


def test_every_end_of_a_route_has_a_sign_and_every_sign_a_glyph() -> None:
    ends = set(get_args(Route.model_fields["end"].annotation))
    assert ends == {*routes.END_SIGNS, "stops"}
    for sign in set(routes.END_SIGNS.values()) - {"✓", "✗", "…"}:
        assert glyph(sign, 36).getbbox()


def test_every_mission_shows_what_it_is_about() -> None:
    letters = {mission: icons.mission_icon(mission, 44) for mission in get_args(MissionName)}
    assert len({image.tobytes() for image in letters.values()}) == len(letters)
    assert all(image.getbbox() for image in letters.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_picture_is_cut_off(language: str) -> None:
    say = voice(language)
    for phase in set(get_args(Phase)) - {"over"}:
        assert text_width(say(f"picture-phase-{phase}"), 36) <= 296
    assert text_width(say("picture-supply"), 36) <= 195
    assert text_width(say("picture-lost"), 36) <= 250
    for grade in ("major", "win", "partial", "loss", "open"):
        assert text_width(say(f"grade-{grade}"), 36, bold=True) <= 294
    assert text_width(say("picture-head-on"), 40, bold=True) <= 337
    assert text_width(say("picture-last-turns", turns=4), 36, bold=True) <= 148


@pytest.mark.parametrize("gained", [0, 4])
@pytest.mark.parametrize("name", ["Atlas", "Gizmo", "Sonar"])
def test_a_plate_says_how_strong_a_computer_is_whatever_it_is_called(
    name: str, gained: int
) -> None:
    table = GAME.view(GAME.setup(4, Options(), Chance("plates", 0)), None)
    other = next(seat for seat in range(4) if seat not in table.asked)
    told = table.model_copy(update={"points": (11,) * 4, "gained": (gained,) * 4})
    pictures = []
    for level in (3, 4):
        names = ["Ana"] * 4
        names[other] = f"🤖 {name} {level}/4"
        called = voice_for_pictures(Voice("en", "off_the_rails", tuple(names)))
        pictures.append(draw(told, called).convert("RGB"))
    assert ImageChops.difference(*pictures).getbbox()


def test_names_are_shortened_alike_whatever_stands_behind_them() -> None:
    table = GAME.view(GAME.setup(4, Options(), Chance("plates", 0)), None)
    told = table.model_copy(update={"points": (0, 11, 104, 8), "gained": (0, 20, 4, 0)})
    names = voice_for_pictures(Voice("en", "off_the_rails", ("Bartholomew",) * 4))
    plates = set()
    for seat in range(4):
        canvas = Canvas(1400, 60)
        player_panel(canvas, told, names, seat, PanelBox(0, 42, 60))
        name = LEFT + PAD + 56
        plates.add(cut(canvas.image, (name, 8, name + 100, 46)).tobytes())
    assert len(plates) == 1


def test_mines_and_people_share_no_shape() -> None:
    outlines = {
        image.getchannel("A").tobytes()
        for colour in COLOURS
        for image in (mine_gate(colour, 100), crest(colour, "", 100))
    }
    assert len(outlines) == 1 + len(COLOURS)  # one gate, and a shape for each clan
    gates = {
        mine_gate(colour, 100).convert("L").point(lambda grey: 255 * (grey > 250)).tobytes()
        for colour in COLOURS
    }
    assert len(gates) == len(COLOURS)  # each with a tool of its own


def test_while_sides_are_chosen_squares_have_no_names_yet_and_nothing_is_counted() -> None:
    choosing = view(GAME.setup(2, Options(), Chance("sides", 0)))
    begun = view(match(2)[4])
    rim = (TABLE_CHART.left, TABLE_CHART.top, TABLE_CHART.left + 26, TABLE_CHART.side)
    supplies = (LEFT, 950, 1390, 1040)
    for box in (rim, supplies):
        without, with_them = (cut(draw(one, voice()), box) for one in (choosing, begun))
        assert len(without.getcolors(1 << 16) or ()) < len(with_them.getcolors(1 << 16) or ())
