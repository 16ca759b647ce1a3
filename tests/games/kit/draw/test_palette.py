"""Palettes: with the colours chosen once for a game, its pictures look as they were drawn."""

from __future__ import annotations

import io
from functools import cache
from math import inf, log10
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops

from games import SHELF
from games.kit.draw.canvas import INK, PAPER, Canvas, encode
from games.kit.draw.colours import SEAT_MARKS
from games.kit.draw.palette import COLOURS, as_image, file_of, palette_of, written
from games.kit.words import Voice
from tools.emoji_font import listed
from tools.palette import NAMES, moments

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST_LIKENESS = 38.0
"""Decibels between a picture as drawn and as sent (PSNR), edges of letters and emoji included."""
MOST_SHIFT = 36
"""Of 255: how far the mean of 8 by 8 pixels may move, so that no ground changes its colour."""
LEAST_LIKENESS_OF_STRANGERS = 27.0
"""Decibels for emoji that a game does not draw itself, as in names."""


def likeness(drawn: Image.Image, sent: Image.Image) -> float:
    """Return the ratio of peak signal to noise, in decibels."""
    apart = ImageChops.difference(drawn, sent).histogram()
    noise = sum(count * (n % 256) ** 2 for n, count in enumerate(apart)) / sum(apart)
    return 10 * log10(255**2 / noise) if noise else inf


def shift(drawn: Image.Image, sent: Image.Image) -> int:
    """Return how far the colour of the worst place moved, as seen from afar."""
    apart = ImageChops.difference(drawn.reduce(8), sent.reduce(8)).histogram()
    return max(n % 256 for n, count in enumerate(apart) if count)


def decoded(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@cache
def drawings(slug: str) -> tuple[Image.Image, ...]:
    """Draw matches that the palette was not chosen from: tables, hands, what is larger."""
    return tuple(_drawings(slug))


def _drawings(slug: str) -> Iterator[Image.Image]:
    game = SHELF[slug]
    drawing = game.picture()
    seats = game.spec.seats[-1]
    voice = Voice("de", slug, NAMES[:seats])
    for moment in moments(game, seats, "another", 4):
        for seat in (None, moment.seat):
            yield drawing.draw(game.view(moment.after, seat), voice)
    if drawing.zoom:
        yield drawing.zoom(game.view(moment.before, None), voice)


@pytest.mark.parametrize("slug", SHELF)
def test_a_picture_looks_as_it_was_drawn(slug: str) -> None:
    for drawn in drawings(slug):
        sent = decoded(encode(drawn, slug))
        is_alike = likeness(drawn, sent) >= LEAST_LIKENESS and shift(drawn, sent) <= MOST_SHIFT
        assert is_alike, f"if it is to be drawn in these colours: make palettes GAME={slug}"


@pytest.mark.parametrize("slug", SHELF)
def test_a_palette_too_coarse_for_a_game_is_noticed(slug: str) -> None:
    steps = range(0, 256, 51)
    coarse = as_image(
        bytes(level for r in steps for g in steps for b in steps for level in (r, g, b))
    )
    drawn = drawings(slug)[0]
    sent = drawn.quantize(palette=coarse, dither=Image.Dither.NONE).convert("RGB")
    assert likeness(drawn, sent) < LEAST_LIKENESS


@pytest.fixture(scope="session")
def every_emoji() -> Image.Image:
    """Draw all that the font has."""
    emoji = listed()
    page = Canvas(1400, 60 * -(-len(emoji) // 23), PAPER)
    for n, one in enumerate(emoji):
        page.glyph((40 + n % 23 * 60, 30 + n // 23 * 60), one, 52)
    return page.image


@pytest.mark.parametrize("slug", SHELF)
def test_any_emoji_may_stand_in_a_name(slug: str, every_emoji: Image.Image) -> None:
    sent = decoded(encode(every_emoji, slug))
    assert likeness(every_emoji, sent) >= LEAST_LIKENESS_OF_STRANGERS


@pytest.mark.parametrize("slug", SHELF)
def test_seats_paper_and_ink_keep_their_colours(slug: str) -> None:
    for colour in (INK, PAPER, *(mark.colour for mark in SEAT_MARKS)):
        page = Image.new("RGB", (8, 8), colour)
        assert shift(page, decoded(encode(page, slug))) == 0, colour


@pytest.mark.parametrize("slug", [slug for slug in SHELF if file_of(slug).is_file()])
def test_a_palette_has_no_more_colours_than_a_picture_may(slug: str) -> None:
    levels = bytes.fromhex(file_of(slug).read_text("ascii"))
    shades = [(levels[at], levels[at + 1], levels[at + 2]) for at in range(0, len(levels), 3)]
    assert COLOURS - 16 <= len(shades) <= COLOURS
    assert written(shades) == file_of(slug).read_text("ascii")


def test_a_game_without_a_palette_has_one_chosen_for_each_picture() -> None:
    assert palette_of("") is None
    assert palette_of("lanterns") is None
    page = Canvas(40, 40, "#123456")
    assert decoded(encode(page.image, "lanterns")).getpixel((5, 5)) == (0x12, 0x34, 0x56)
