"""The brushes: glyphs, type, seat badges and the encoded picture."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOOD,
    INK,
    PAPER,
    SMALLEST_TYPE,
    WHITE,
    Canvas,
    badge,
    encode,
    fit,
    glyph,
    text_width,
    wrap,
)
from games.kit.draw.colours import SEAT_MARKS, SeatMark
from games.kit.draw.scale import to_units
from games.kit.draw.vectors import FONTS, LARGE_GLYPH
from tests.support.laws.pictures import in_pixels, pixel_at

Linear = tuple[float, float, float]
# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB.
SIGHTS: dict[str, tuple[Linear, Linear, Linear]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _unbent(red), _unbent(green), _unbent(blue)


def _unbent(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else float(((level + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    bright, dark = sorted(
        (
            0.2126 * red + 0.7152 * green + 0.0722 * blue
            for red, green, blue in map(linear, (one, other))
        ),
        reverse=True,
    )
    return (bright + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> Linear:
    """Return a colour in CIELAB (D65) as a person with that sight perceives it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * own for part, own in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# ---- glyphs ------------------------------------------------------------------


def test_an_emoji_fills_most_of_its_square_and_stays_inside() -> None:
    box = glyph("🐘", 200).getbbox() or (0, 0, 0, 0)
    left, top, right, bottom = map(to_units, box)
    assert 0 < left < 30
    assert 0 < top < 40
    assert 170 < right < 200
    assert 160 < bottom < 200


@pytest.mark.parametrize("emoji", ["⚠️", "📦", "📜", "👓", "🪢", "🪦"])
def test_a_glyph_once_drawn_on_a_dark_box_has_clear_corners(emoji: str) -> None:
    drawn = glyph(emoji, LARGE_GLYPH)
    left, top, right, _ = drawn.getbbox() or (0, 0, 0, 0)
    alpha = drawn.getchannel("A")
    corners = [alpha.getpixel((left + 1, top + 1)), alpha.getpixel((right - 2, top + 1))]
    assert 0 in corners


def test_an_emoji_that_the_font_lacks_is_an_error() -> None:
    with pytest.raises(LookupError):
        glyph("🫃", 40)


def test_the_fonts_come_with_their_licences() -> None:
    names = ("NotoColorEmoji", "Nunito", "NotoSansSymbols2", "NotoSansMath")
    for name in (*names, "NotoSans", "NotoSansCJK"):
        licence = (FONTS / f"OFL-{name}.txt").read_text("utf-8")
        assert "Copyright" in licence.splitlines()[0]
        assert "SIL OPEN FONT LICENSE" in licence


# ---- type --------------------------------------------------------------------


@pytest.mark.parametrize("sign", list("áéíóúñ¿¡äöüßÁÑÄÖÜ€→♥★✓✗−½×·…„“őЖ"))
def test_every_letter_and_sign_of_our_languages_can_be_written(sign: str) -> None:
    assert text_width(sign, 40) > 0


def test_a_name_is_shortened_to_its_width_with_an_ellipsis() -> None:
    short = fit("Bartholomew the Great", 36, 200, bold=True)
    assert short.startswith("Barth")
    assert short.endswith("…")
    assert text_width(short, 36, bold=True) <= 200


def test_a_name_that_fits_is_left_alone() -> None:
    assert fit("Ana", 36, 200) == "Ana"


def test_an_emoji_in_a_name_is_drawn_as_wide_as_it_is_counted() -> None:
    assert text_width("Zoë 🦊", 40) == text_width("Zoë ", 40) + 48


def test_fancy_letters_in_a_name_become_plain_ones() -> None:
    assert text_width("𝓐𝓷𝓪", 40) == text_width("Ana", 40)


def test_signs_no_font_has_leave_no_empty_boxes() -> None:
    assert text_width("\ue000\U0010ffff", 40) == 0


def test_a_hint_is_broken_between_words_and_keeps_to_its_rows() -> None:
    rows = wrap("Throws the second heaviest of the others into the next boat.", 28, 380, 3)
    assert " ".join(rows) == "Throws the second heaviest of the others into the next boat."
    assert all(text_width(row, 28) <= 380 for row in rows)
    assert wrap("one two three", 28, 60, 2)[-1].endswith("…")


def test_text_is_written_where_it_was_asked_for() -> None:
    page = Canvas(300, 100, WHITE)
    page.write((150, 50), "HHH", 40, INK, bold=True, anchor="m")
    box = page.image.convert("L").point(lambda level: 255 - level).getbbox() or (0, 0, 0, 0)
    left, top, right, bottom = map(to_units, box)
    assert abs((left + right) / 2 - 150) <= 2
    assert abs((top + bottom) / 2 - 50) <= 1


# ---- seats -------------------------------------------------------------------


def test_five_seats_differ_in_shape_and_colour() -> None:
    for kind in ("shape", "colour"):
        assert len({getattr(mark, kind) for mark in SEAT_MARKS}) == 5


@pytest.mark.parametrize("mark", SEAT_MARKS, ids=lambda mark: mark.colour)
def test_a_seat_colour_stands_out_from_paper_and_from_its_letter(mark: SeatMark) -> None:
    assert contrast(mark.colour, PAPER) >= 3
    assert contrast(mark.colour, WHITE) >= 4.5


@pytest.mark.parametrize("ink", [INK, FADED, GOOD, BAD])
def test_text_on_paper_has_the_contrast_of_body_text(ink: str) -> None:
    assert contrast(ink, PAPER) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colours_stay_apart_for_every_kind_of_colour_vision(sight: str) -> None:
    seen = {mark.colour: lab(mark.colour, sight) for mark in SEAT_MARKS}
    for one, other in combinations(seen, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart >= 20, (one, other)


def test_a_badge_keeps_its_letter_legible_at_its_smallest() -> None:
    for seat in range(5):
        image = badge(seat, 50)
        white = sum(1 for pixel in image.get_flattened_data() if pixel == (255, 255, 255, 255))
        assert image.size == in_pixels(50, 50)
        assert white > image.width * image.height / 40
    assert round(50 * 0.56) >= SMALLEST_TYPE


# ---- the encoded picture -----------------------------------------------------


def test_an_encoded_picture_is_a_small_png_that_looks_the_same() -> None:
    page = Canvas(400, 300, PAPER)
    page.glyph((200, 150), "🦚", 200)
    png = encode(page.image)
    again = Image.open(io.BytesIO(png))
    assert again.format == "PNG"
    assert again.size == in_pixels(400, 300)
    assert len(png) < 40_000
    before, after = (pixel_at(one, (200, 150)) for one in (page.image, again.convert("RGB")))
    assert isinstance(before, tuple)
    assert isinstance(after, tuple)
    assert all(abs(old - new) < 20 for old, new in zip(before, after, strict=True))


def test_a_cached_glyph_survives_being_painted_over() -> None:
    before = glyph("⭐", 60).tobytes()
    page = Canvas(60, 60, WHITE)
    page.glyph((30, 30), "⭐", 60)
    page.write((0, 30), "XXXX", 40)
    assert glyph("⭐", 60).tobytes() == before
