"""Brushes: what every game's picture is painted with, so that all five look like one house.

Pictures bring their own background, because Discord's may be dark or light, and are made for
phones: 1,400 units wide (`scale` says how many pixels that is) and shown at some 340 to 400 CSS
pixels, so nothing is written smaller than `SMALLEST_TYPE`. A seat is never told by colour alone:
its badge has a colour, a shape and a letter or number of its own.

Emoji and everything round are rasterised from vectors by resvg and cached; Pillow only puts them
together. Both are imported when the first picture is drawn: a bot that draws nothing stays small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.draw.cache.images import cached
from games.kit.draw.colours import BAD, FADED, GOLD, GOOD, INK, PAPER, SEAT_MARKS, WHITE
from games.kit.draw.faces import face_markup
from games.kit.draw.palette import palette_of
from games.kit.draw.panels import PanelKind, panel_parts
from games.kit.draw.patches import patches_of
from games.kit.draw.png import png
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import Written, note, written_on
from games.kit.draw.text.lettering import CAP_HEIGHT, EMOJI_SIZE, fit, letter_mask, text_width, wrap
from games.kit.draw.text.runs import split_runs
from games.kit.draw.vectors import Colour, faded, glyph, panel, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.patches import Patch

__all__ = [
    "BAD",
    "FADED",
    "GOLD",
    "GOOD",
    "INK",
    "PAPER",
    "PHONE_TYPE",
    "SMALLEST_TYPE",
    "WHITE",
    "Anchor",
    "Canvas",
    "Colour",
    "badge",
    "encode",
    "faded",
    "fit",
    "glyph",
    "panel",
    "ring",
    "svg",
    "text_width",
    "wrap",
]

Anchor: TypeAlias = Literal["l", "m", "r"]
"""Where a line of text hangs: by its left end, its middle or its right end."""

MOST_COLOURS: Final = 256
"""In a picture whose colours are chosen for it alone: as many as one byte tells apart."""
SMALLEST_TYPE: Final = 28
"""Units: the smallest type in a picture 1,400 units wide; new pictures use `PHONE_TYPE`."""
PHONE_TYPE: Final = 36
"""Units: type that a phone shows 8.6 CSS pixels high, which can be read without the larger view."""
RING: Final = 14
"""Thickness of the ring around what is its reader's own, in units."""
MOST_OF_BADGE: Final = 0.72
"""How large a badge's letter may be for its shape to hold it."""


@cached
def badge(seat: int, size: int, letter: str = "") -> Image:
    """Return a seat's badge: a letter or a face on its shape in its colour, with a white rim.

    The letter is the one that `names.seat_letter` gives the seat; without any it is its number.
    """
    mark = SEAT_MARKS[seat]
    if face := face_markup(letter, mark.colour, mark.middle):
        return _badge_shape(seat, size, face)
    canvas = Canvas.over(_badge_shape(seat, size, ""))
    height = round((mark.middle + 6) / 112 * size)
    sign = letter or str(seat + 1)
    type_size = max(round(size * 0.56), min(PHONE_TYPE, round(size * MOST_OF_BADGE)))
    canvas.write((size // 2, height), sign, type_size, WHITE, bold=True, anchor="m")
    note(canvas.image, Written(type_size, badges=frozenset(((seat, sign),))))
    return canvas.image


@cached
def _badge_shape(seat: int, size: int, face: str) -> Image:
    """Return a badge without its letter: the next match brings others."""
    mark = SEAT_MARKS[seat]
    return svg(
        f'<g transform="scale({size / 112}) translate(6 6)"><path d="{mark.shape}"'
        f' fill="{mark.colour}" stroke="#FFFFFF" stroke-width="10" stroke-linejoin="round"'
        f' paint-order="stroke"/>{face}</g>',
        size,
        size,
    )


@cached
def ring(width: int, height: int) -> Image:
    """Return a ring around what is its reader's own: gold between dark edges, on any ground."""
    radius = min(width, height) / 2
    shape = (
        f'x="{RING / 2}" y="{RING / 2}" width="{width - RING}" height="{height - RING}"'
        f' rx="{radius - RING / 2}" fill="none"'
    )
    return svg(
        f'<rect {shape} stroke="{INK}" stroke-width="{RING}"/>'
        f'<rect {shape} stroke="{GOLD}" stroke-width="{RING - 6}"/>',
        width,
        height,
    )


class Canvas:
    """A picture being painted; `image` is what has been painted so far.

    All places and sizes are in units; only images are in pixels.
    """

    def __init__(self, width: int, height: int, fill: Colour = "#00000000") -> None:
        from PIL import Image

        mode, size = (
            "RGBA" if len(fill) > len(INK) else "RGB",
            (to_pixels(width), to_pixels(height)),
        )
        self.image: Image.Image = Image.new(mode, size, fill)

    @classmethod
    def over(cls, ground: Image) -> Canvas:
        """Start from a copy of a finished background."""
        canvas = cls.__new__(cls)
        canvas.image = ground.copy()
        return canvas

    @classmethod
    def cut(cls, ground: Image, xy: tuple[int, int], size: tuple[int, int]) -> Canvas:
        """Start from a copy of a part of a finished background, whose upper left corner is `xy`."""
        canvas = cls.__new__(cls)
        canvas.image = ground.crop(_box(xy, size))
        return canvas

    def fill(self, xy: tuple[int, int], size: tuple[int, int], colour: Colour) -> None:
        """Cover a part of the picture, whose upper left corner is `xy`."""
        self.image.paste(colour, _box(xy, size))

    def paste(self, xy: tuple[int, int], image: Image) -> None:
        """Lay an image on, its upper left corner at `xy`."""
        self._lay((to_pixels(xy[0]), to_pixels(xy[1])), image)

    def centre(self, xy: tuple[int, int], image: Image) -> None:
        """Lay an image on, its middle at `xy`."""
        x, y = to_pixels(xy[0]), to_pixels(xy[1])
        self._lay((x - image.width // 2, y - image.height // 2), image)

    def _lay(self, xy: tuple[int, int], image: Image) -> None:
        """Lay an image on, at a place in pixels."""
        note(self.image, written_on(image))
        if image.mode != self.image.mode == "RGBA":
            self.image.paste(image, xy)
        elif self.image.mode == "RGBA":
            self.image.alpha_composite(image, (max(0, xy[0]), max(0, xy[1])))
        elif patches := patches_of(image):
            self._lay_patches(xy, image, patches)
        else:
            self._lay_pixels(xy, image)

    def _lay_pixels(self, xy: tuple[int, int], image: Image) -> None:
        """Lay an image on, of which a picture has hundreds.

        Pillow's own methods check their arguments for longer than it takes to lay a small image on,
        so this uses the pixel access below them; as does all that lays on many.
        """
        box, pixels = (*xy, xy[0] + image.width, xy[1] + image.height), image.im
        if image.mode == "RGBA":
            self.image.im.paste(pixels, box, pixels)
        else:
            self.image.im.paste(pixels, box)

    def _lay_patches(self, xy: tuple[int, int], image: Image, patches: tuple[Patch, ...]) -> None:
        """Lay the parts of an image on: the opaque ones cover what is there."""
        onto, pixels = self.image.im, image.im
        for (left, top, right, bottom), opaque in patches:
            part = pixels.crop((left, top, right, bottom))
            box = xy[0] + left, xy[1] + top, xy[0] + right, xy[1] + bottom
            if opaque:
                onto.paste(part, box)
            else:
                onto.paste(part, box, part)

    def glyph(self, middle: tuple[int, int], emoji: str, size: int) -> None:
        """Draw an emoji around its middle."""
        self.centre(middle, glyph(emoji, size))

    def badge(self, middle: tuple[int, int], seat: int, size: int, letter: str = "") -> None:
        """Draw a seat's badge around its middle, with its letter, or else its number."""
        self.centre(middle, badge(seat, size, letter))

    def ring(self, middle: tuple[int, int], size: tuple[int, int]) -> None:
        """Ring what is its reader's own, around its middle: round, or with round ends."""
        self.centre(middle, ring(*size))

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
        left, top = to_pixels(xy[0]), to_pixels(xy[1])
        for (x, y, right, bottom), part in panel_parts(size, PanelKind(fill, radius, edge, border)):
            if isinstance(part, tuple):
                self.image.im.paste(part, (left + x, top + y, left + right, top + bottom))
            else:
                self._lay((left + x, top + y), part)

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
        """Write one line with the middle of its capitals at the height of `xy`; return its width.

        With a `width` the line is shortened to it.
        """
        whole = line
        if width is not None:
            line = fit(line, size, width, bold=bold)
        if line != whole:
            note(self.image, Written(size, frozenset((whole,))))
        total = text_width(line, size, bold=bold)
        start = xy[0] - {"l": 0, "m": total // 2, "r": total}[anchor]
        self._letter((to_pixels(start), to_pixels(xy[1])), line, size, fill, bold=bold)
        return total

    def _letter(
        self, xy: tuple[int, int], line: str, size: int, fill: Colour, *, bold: bool
    ) -> None:
        """Write a line from a place in pixels on."""
        from PIL.ImageColor import getcolor

        (x, y), side = xy, round(size * EMOJI_SIZE)
        base = y + to_pixels(round(size * CAP_HEIGHT / 2))
        for run in split_runs(line):
            if run.emoji:
                self._lay((x, y - to_pixels(side) // 2), glyph(run.text, side))
                x += to_pixels(side)
                continue
            note(self.image, Written(size))
            letters, (right, down), length = letter_mask(run, size, bold=bold)
            left, top = x + right, base + down
            box = left, top, left + letters.width, top + letters.height
            self.image.im.paste(getcolor(fill, self.image.mode), box, letters.im)
            x += length


def _box(xy: tuple[int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom in pixels."""
    left, top = to_pixels(xy[0]), to_pixels(xy[1])
    return left, top, left + to_pixels(size[0]), top + to_pixels(size[1])


def encode(image: Image, slug: str = "") -> bytes:
    """Return a finished picture as PNG of few colours, which is all that flat art needs.

    They are the game's palette; for a game without one they are chosen for this picture.
    """
    from PIL.Image import Dither, Quantize

    palette = palette_of(slug)
    if palette is None:
        return png(image.quantize(MOST_COLOURS, method=Quantize.FASTOCTREE, dither=Dither.NONE))
    plain = image if image.mode == "RGB" else image.convert("RGB")
    return png(plain.quantize(palette=palette, dither=Dither.NONE))
