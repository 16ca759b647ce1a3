"""Lettering: lines of text measured, shortened, broken into rows, and cut as stencils.

Sizes and widths are in units; stencils are in pixels.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from html import escape
from itertools import groupby
from math import ceil, floor
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.scale import SCALE, to_pixels, to_units
from games.kit.draw.text.runs import CLUSTER, JOINERS, TEXT_FONTS, Run, split_runs, writable
from games.kit.draw.vectors import FONTS, rasterise

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

    from games.kit.draw.text.scripts import ScriptFont

CAP_HEIGHT: Final = 0.705
"""Height of a capital letter, as a share of the type size."""
EMOJI_SIZE: Final = 1.2
"""Side of an emoji in a line, as a share of the type size."""
FINER: Final = 4
"""How many times larger letters are set before they are scaled down.

Pillow sets each letter on a whole pixel, and few pixels make uneven gaps between small ones.
"""
SHADES: Final = 3
"""From bare to covered at the edges of letters: more are not seen, and took a sixth of a file."""
STEPS: Final = tuple(
    round(level * (SHADES - 1) / 255) * 255 // (SHADES - 1) for level in range(256)
)
FROM_THE_RIGHT: Final = "\u200f"
"""An invisible letter that is written from right to left."""
Stencil: TypeAlias = "tuple[Image, tuple[int, int], int]"
"""A mask of letters, its place from the start of their baseline, and how far they reach."""


@lru_cache(maxsize=64)
def face(size: int, *, bold: bool = False, script: ScriptFont | None = None) -> FreeTypeFont:
    """Return the text face, or the font of a script, `FINER` times as large."""
    from PIL import ImageFont

    file = FONTS / script.file if script else TEXT_FONTS[bold]
    return ImageFont.truetype(file, size * SCALE * FINER)


@lru_cache(maxsize=1024)
def letter_mask(run: Run, size: int, *, bold: bool) -> Stencil:
    """Return a run of text as a stencil."""
    from PIL import Image, ImageDraw

    if run.font and run.font.shaped:
        return _shaped_mask(run.text, size, run.font)
    font = face(size, bold=bold, script=run.font)
    left, top, right, bottom = font.getbbox(run.text, anchor="ls")
    x, y = floor(left / FINER), floor(top / FINER)
    width, height = max(1, ceil(right / FINER) - x), max(1, ceil(bottom / FINER) - y)
    cut = Image.new("L", (width * FINER, height * FINER))
    ImageDraw.Draw(cut).text((-x * FINER, -y * FINER), run.text, 255, font, anchor="ls")
    letters = cut.reduce(FINER).point(STEPS)
    return letters, (x, y), round(font.getlength(run.text) / FINER)


def _shaped_mask(text: str, size: int, script: ScriptFont) -> Stencil:
    """Return letters that change with their neighbours as a stencil."""
    margin, base = size, size * 2
    # At both ends, or digits and signs there would stand on the wrong side of the word.
    around = FROM_THE_RIGHT if script.leftward else ""
    markup = (
        f'<text x="{margin}" y="{base}" font-size="{size}" font-weight="700" xml:space="preserve"'
        f' font-family="{script.family}">{around}{_spans(text, script)}{around}</text>'
    )
    fonts = (FONTS / script.file, TEXT_FONTS[True])
    drawn = rasterise(markup, (size * (2 * len(text) + 2), size * 3), fonts).getchannel("A")
    line = to_pixels(base)
    left, top, right, bottom = drawn.getbbox() or (0, line, 1, line + 1)
    bearing = max(1, to_pixels(size) // 20)
    cut = drawn.crop((left, top, right, bottom)).point(STEPS)
    return cut, (bearing, top - line), right - left + 2 * bearing


def _spans(text: str, script: ScriptFont) -> str:
    """Return SVG markup for a text, with what a script's font lacks in the text face."""
    return "".join(
        escape("".join(part))
        if own
        else f'<tspan font-family="Nunito Table ExtraBold">{escape("".join(part))}</tspan>'
        for own, part in groupby(text, lambda one: one in JOINERS or writable(one, script))
    )


def _run_width(run: Run, size: int, *, bold: bool) -> float:
    """Return how many pixels wide a run is."""
    if run.emoji:
        return to_pixels(round(size * EMOJI_SIZE))
    if run.font and run.font.shaped:
        return letter_mask(run, size, bold=bold)[2]
    return face(size, bold=bold, script=run.font).getlength(run.text) / FINER


@lru_cache(maxsize=4096)
def text_width(line: str, size: int, *, bold: bool = False) -> int:
    """Return how wide a line of text is."""
    return to_units(sum(_run_width(run, size, bold=bold) for run in split_runs(line)))


@lru_cache(maxsize=4096)
def fit(line: str, size: int, width: int, *, bold: bool = False) -> str:
    """Shorten a line with an ellipsis until it is at most `width` wide."""
    if text_width(line, size, bold=bold) <= width:
        return line
    signs = CLUSTER.findall(line)
    lines = ["".join(signs[:count]).rstrip() + "…" for count in range(len(signs) or 1)]
    # Each is wider than the one before it: few need measuring.
    fits = bisect_right(lines, width, key=lambda one: text_width(one, size, bold=bold))
    return lines[max(0, fits - 1)]


@lru_cache(maxsize=1024)
def wrap(line: str, size: int, width: int, rows: int, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text into at most `rows` rows of `width`; the last one is shortened to fit."""
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
