"""Lettering: lines of text measured, shortened, broken into rows, and cut as stencils.

A line may hold emoji, and names hold anything: what the text face lacks is drawn as a colour emoji,
written as a plain letter, or left out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from games.kit.draw.vectors import FONTS, glyph

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

TEXT_FONTS: Final = (FONTS / "NunitoTable-SemiBold.ttf", FONTS / "NunitoTable-ExtraBold.ttf")
"""The text face: plain, bold."""
CAP_HEIGHT: Final = 0.705
"""Height of a capital letter, as a share of the type size."""
MODIFIER: Final = "\ufe0f\u20e3\U0001f3fb-\U0001f3ff"
CLUSTER: Final = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|.[{MODIFIER}]*(?:\u200d.[{MODIFIER}]*)*", re.DOTALL
)
"""One sign as a reader counts them: a character, a flag, an emoji joined from several."""


@lru_cache(maxsize=64)
def face(size: int, *, bold: bool = False) -> FreeTypeFont:
    """Return the text face at a size in pixels."""
    from PIL import ImageFont

    return ImageFont.truetype(TEXT_FONTS[bold], size)


@lru_cache(maxsize=4096)
def _writable(sign: str) -> bool:
    """Tell whether the text face has a character, or would show its empty box."""
    drawn, box = (face(32).getmask(one) for one in (sign, "\uffff"))
    return drawn.size != box.size or bytes(drawn) != bytes(box)


@lru_cache(maxsize=4096)
def split_emoji(line: str) -> tuple[tuple[str, bool], ...]:
    """Split a line into runs of text (False) and single emoji (True).

    What neither font has is left out; letters in fancy dress, as in many names, become plain.
    """
    runs: list[tuple[str, bool]] = []
    for sign in CLUSTER.findall(line):
        if not _writable(sign[0]) and _drawable(sign):
            runs.append((sign, True))
            continue
        plain = sign[0] if _writable(sign[0]) else normalize("NFKC", sign)
        plain = "".join(one for one in plain if _writable(one) and one.isprintable())
        if plain and runs and not runs[-1][1]:
            runs[-1] = (runs[-1][0] + plain, False)
        elif plain:
            runs.append((plain, False))
    return tuple(runs)


def _drawable(sign: str) -> bool:
    try:
        glyph(sign, 32)
    except (LookupError, ValueError):
        return False
    return True


@lru_cache(maxsize=1024)
def letter_mask(run: str, size: int, *, bold: bool) -> tuple[Image, tuple[int, int], int]:
    """Return a run of text as a mask, its place from the start of its baseline, its length."""
    from PIL import Image, ImageDraw

    font = face(size, bold=bold)
    left, top, right, bottom = map(round, font.getbbox(run, anchor="ls"))
    cut = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(cut).text((-left, -top), run, 255, font, anchor="ls")
    return cut, (left, top), round(font.getlength(run))


@lru_cache(maxsize=4096)
def text_width(line: str, size: int, *, bold: bool = False) -> int:
    """Return how many pixels wide a line of text is."""
    runs = split_emoji(line)
    return round(
        sum(size * 1.2 if emoji else face(size, bold=bold).getlength(run) for run, emoji in runs)
    )


@lru_cache(maxsize=4096)
def fit(line: str, size: int, width: int, *, bold: bool = False) -> str:
    """Shorten a line with an ellipsis until it is at most `width` pixels wide."""
    if text_width(line, size, bold=bold) <= width:
        return line
    signs = CLUSTER.findall(line)
    while signs and text_width("".join(signs).rstrip() + "…", size, bold=bold) > width:
        signs.pop()
    return "".join(signs).rstrip() + "…"


@lru_cache(maxsize=1024)
def wrap(line: str, size: int, width: int, rows: int, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text into at most `rows` rows of `width` pixels; the last one is shortened to fit."""
    done: list[str] = []
    words = line.split()
    while words and len(done) < rows - 1:
        count = 1
        while (
            count < len(words)
            and text_width(" ".join(words[: count + 1]), size, bold=bold) <= width
        ):
            count += 1
        done.append(fit(" ".join(words[:count]), size, width, bold=bold))
        words = words[count:]
    return (*done, fit(" ".join(words), size, width, bold=bold)) if words else tuple(done)
