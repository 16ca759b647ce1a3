"""Brushes: what every game's picture is painted with, so that all five look like one house.

Pictures bring their own background, because Discord's may be dark or light, and are made for
phones: about 1,400 pixels wide and shown at 400, so nothing is written smaller than `SMALLEST`. A
seat is never told by colour alone: its badge has a colour, a letter and a shape of its own.

Emoji and everything round are rasterised once from vectors by resvg and kept; Pillow only puts them
together. Both are imported when the first picture is drawn: a bot that draws nothing stays small.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from unicodedata import normalize

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

Colour: TypeAlias = str
"""As in `#1B2A3A`, with two more digits for opacity where needed."""
Anchor: TypeAlias = Literal["l", "m", "r"]
"""Where a line of text hangs: by its left end, its middle or its right end."""

INK: Final = "#1C2836"
"""Text on paper."""
FADED: Final = "#54606E"
"""Lesser text on paper; still 4.5:1."""
PAPER: Final = "#FFFBF2"
"""Cards and panels."""
WHITE: Final = "#FFFFFF"
GOLD: Final = "#FFC93C"
"""Whoever is to act, whoever won."""
GOOD: Final = "#00703C"
BAD: Final = "#B3261E"
SMALLEST: Final = 28
"""Pixels: the smallest type in a picture 1,400 pixels wide."""

FONTS: Final = Path(__file__).parent / "fonts"
EMOJI_FONT: Final = FONTS / "NotoColorEmoji-subset.ttf"
TEXT_FONTS: Final = (FONTS / "NunitoTable-SemiBold.ttf", FONTS / "NunitoTable-ExtraBold.ttf")
"""The text face: plain, bold."""
CAP_HEIGHT: Final = 0.705
"""Height of a capital letter, as a share of the type size."""
MODIFIER: Final = "\ufe0f\u20e3\U0001f3fb-\U0001f3ff"
CLUSTER: Final = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|.[{MODIFIER}]*(?:\u200d.[{MODIFIER}]*)*", re.DOTALL
)
"""One sign as a reader counts them: a character, a flag, an emoji joined from several."""


@dataclass(frozen=True)
class Mark:
    """How a seat is told from the others, everywhere."""

    letter: str
    colour: Colour
    shape: str
    """An SVG path in a square of 100 by 100."""
    middle: float
    """Height at which the letter sits, of 100."""
    dot: str
    """The emoji nearest to it, for lines of text."""


SEATS: Final = (
    Mark("A", "#2B7BE4", "M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88z", 50, "🔵"),
    Mark("B", "#E05A00", "M14 10h72q4 0 4 4v72q0 4-4 4h-72q-4 0-4-4v-72q0-4 4-4z", 50, "🟠"),
    Mark("C", "#00703C", "M50 4L97 88q2 6-4 6H7q-6 0-4-6z", 66, "🟢"),
    Mark("D", "#C2459A", "M50 1L99 50L50 99L1 50z", 50, "🟣"),
    Mark("E", "#222B38", "M50 3L97 40L80 95H20L3 40z", 54, "⚫"),
)
"""The marks of seats 0 to 4. Apart for every kind of colour vision, and 3:1 on paper and white."""


# ---- vectors -----------------------------------------------------------------


@lru_cache(maxsize=512)
def svg(markup: str, width: int, height: int) -> Image:
    """Rasterise SVG elements on a transparent ground. The image is kept: do not paint on it."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    page = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{markup}</svg>'
    )
    fonts = [str(EMOJI_FONT)] if "<text" in markup else None
    png = svg_to_bytes(svg_string=page, font_files=fonts, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


@lru_cache(maxsize=1024)
def glyph(emoji: str, size: int) -> Image:
    """Return an emoji as a square of `size` pixels. Raises LookupError if the font lacks it."""
    drawn = svg(
        f'<text x="0" y="{size * 0.775}" font-family="Noto Color Emoji"'
        f' font-size="{size * 0.803}">{emoji}</text>',
        size,
        size,
    )
    if drawn.getbbox() is None:
        raise LookupError(emoji)
    return drawn


@lru_cache(maxsize=256)
def faded(emoji: str, size: int) -> Image:
    """Return an emoji gone pale and grey: something lost or not there yet."""
    drawn = glyph(emoji, size)
    pale = drawn.convert("LA").convert("RGBA")
    pale.putalpha(drawn.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    return pale


@lru_cache(maxsize=256)
def panel(
    width: int, height: int, fill: Colour, radius: int = 24, edge: Colour = "", border: int = 0
) -> Image:
    """Return a panel with round corners, and an edge `border` pixels wide inside its size."""
    half = border / 2
    stroke = f' stroke="{edge}" stroke-width="{border}"' if border else ""
    markup = (
        f'<rect x="{half}" y="{half}" width="{width - border}" height="{height - border}"'
        f' rx="{radius}" fill="{fill}"{stroke}/>'
    )
    return svg(markup, width, height)


@lru_cache(maxsize=64)
def badge(seat: int, size: int) -> Image:
    """Return a seat's badge: its letter on its shape in its colour, with a white rim."""
    mark = SEATS[seat]
    shape = svg(
        f'<g transform="scale({size / 112}) translate(6 6)"><path d="{mark.shape}"'
        f' fill="{mark.colour}" stroke="#FFFFFF" stroke-width="10" stroke-linejoin="round"'
        f' paint-order="stroke"/></g>',
        size,
        size,
    )
    page = Canvas(size, size)
    page.paste((0, 0), shape)
    height = round((mark.middle + 6) / 112 * size)
    page.write((size // 2, height), mark.letter, round(size * 0.56), WHITE, bold=True, anchor="m")
    return page.image


# ---- type --------------------------------------------------------------------


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
def _signs(line: str) -> tuple[tuple[str, bool], ...]:
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
def _stamp(run: str, size: int, *, bold: bool) -> tuple[Image, tuple[int, int], int]:
    """Return a run of text as a stencil, its place from the start of its baseline, its length."""
    from PIL import Image, ImageDraw

    font = face(size, bold=bold)
    left, top, right, bottom = map(round, font.getbbox(run, anchor="ls"))
    stencil = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(stencil).text((-left, -top), run, 255, font, anchor="ls")
    return stencil, (left, top), round(font.getlength(run))


@lru_cache(maxsize=4096)
def breadth(line: str, size: int, *, bold: bool = False) -> int:
    """Return how many pixels wide a line of text is."""
    runs = _signs(line)
    return round(
        sum(size * 1.2 if emoji else face(size, bold=bold).getlength(run) for run, emoji in runs)
    )


@lru_cache(maxsize=4096)
def fit(line: str, size: int, width: int, *, bold: bool = False) -> str:
    """Shorten a line with an ellipsis until it is at most `width` pixels wide."""
    if breadth(line, size, bold=bold) <= width:
        return line
    signs = CLUSTER.findall(line)
    while signs and breadth("".join(signs).rstrip() + "…", size, bold=bold) > width:
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
            count < len(words) and breadth(" ".join(words[: count + 1]), size, bold=bold) <= width
        ):
            count += 1
        done.append(fit(" ".join(words[:count]), size, width, bold=bold))
        words = words[count:]
    return (*done, fit(" ".join(words), size, width, bold=bold)) if words else tuple(done)


# ---- the canvas --------------------------------------------------------------


class Canvas:
    """A picture being painted; `image` is what has been painted so far."""

    def __init__(self, width: int, height: int, fill: Colour = "#00000000") -> None:
        from PIL import Image

        self.image: Image.Image = Image.new(
            "RGBA" if len(fill) > len(INK) else "RGB", (width, height), fill
        )

    @classmethod
    def over(cls, ground: Image) -> Canvas:
        """Start from a copy of a finished background."""
        page = cls(ground.width, ground.height, PAPER)
        page.paste((0, 0), ground)
        return page

    def paste(self, xy: tuple[int, int], image: Image) -> None:
        """Lay an image on, its upper left corner at `xy`."""
        if image.mode != "RGBA":
            self.image.paste(image, xy)
        elif self.image.mode == "RGBA":
            self.image.alpha_composite(image, (max(0, xy[0]), max(0, xy[1])))
        else:
            self.image.paste(image, xy, image)

    def glyph(self, middle: tuple[int, int], emoji: str, size: int) -> None:
        """Draw an emoji around its middle."""
        self.paste((middle[0] - size // 2, middle[1] - size // 2), glyph(emoji, size))

    def badge(self, middle: tuple[int, int], seat: int, size: int) -> None:
        """Draw a seat's badge around its middle."""
        self.paste((middle[0] - size // 2, middle[1] - size // 2), badge(seat, size))

    def panel(
        self,
        xy: tuple[int, int],
        size: tuple[int, int],
        fill: Colour = PAPER,
        radius: int = 24,
        edge: Colour = "",
        border: int = 0,
    ) -> None:
        """Draw a panel with round corners, its upper left corner at `xy`."""
        self.paste(xy, panel(*size, fill, radius, edge, border))

    def write(
        self,
        xy: tuple[int, int],
        line: str,
        size: int,
        fill: Colour = INK,
        *,
        bold: bool = False,
        anchor: Anchor = "l",
        width: int | None = None,
    ) -> int:
        """Write one line with the middle of its capitals at the height of `xy`; return its breadth.

        With a `width` the line is shortened to it.
        """
        if width is not None:
            line = fit(line, size, width, bold=bold)
        total = breadth(line, size, bold=bold)
        x, y = xy[0] - {"l": 0, "m": total // 2, "r": total}[anchor], xy[1]
        for run, emoji in _signs(line):
            if emoji:
                self.glyph((x + round(size * 0.6), y), run, round(size * 1.2))
                x += round(size * 1.2)
                continue
            letters, (right, down), length = _stamp(run, size, bold=bold)
            base = y + round(size * CAP_HEIGHT / 2)
            self.image.paste(fill, (x + right, base + down), letters)
            x += length
        return total


def encode(image: Image) -> bytes:
    """Return a finished picture as PNG of 256 colours, which is all that flat art needs."""
    from PIL.Image import Dither, Quantize

    out = io.BytesIO()
    # The octree is by far the fastest way to choose a palette, and flat colours survive it.
    few = image.quantize(256, method=Quantize.FASTOCTREE, dither=Dither.NONE)
    few.save(out, "PNG", compress_level=3)
    return out.getvalue()
