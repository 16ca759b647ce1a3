"""Tiles, and the slots of a ship in which they lie, as small pictures.

A tile is told by its emoji and two letters on a strip; colour only helps. Each is cached by size
and language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import ICONS, Kind
from games.alles_an_bord.picture.goods import DARK_WOOD
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PHONE_TYPE, WHITE, Canvas, panel, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.picture.layout import Size

STRIP_HEIGHT: Final = 40
"""Height of the strip with a tile's letters; of a small tile's, `LOW_STRIP_HEIGHT`."""
LOW_STRIP_HEIGHT: Final = 37
SIDE_LETTERS_WIDTH: Final = 60
"""Width of the letters beside the emoji of a tile wider than high."""
NARROWEST_WITH_LETTERS: Final = 56
"""A tile narrower than this has no room for letters, only for its emoji."""
LOW_TILE_HEIGHT: Final = 90
"""A tile lower than this has a low strip."""
TILE_COLOURS: Final[dict[Kind, tuple[str, str]]] = {
    "cannon": ("#3B4252", "#DDE1E8"),
    "sabre": ("#8C1C2B", "#F6D9DC"),
    "sailor": ("#1F4E9E", "#D8E5FA"),
    "shovel": ("#7A4A12", "#F1E1CB"),
    "telescope": ("#0B6B6B", "#D3EEEC"),
    "rope": ("#75600B", "#F6EBC0"),
    "compass": ("#A03A00", "#FCE0CF"),
    "map": ("#3F6B1F", "#E1F0D3"),
    "storage": ("#5A3A2A", "#E9D9CF"),
    "monkey": ("#7B2D8E", "#F0DDF5"),
}
"""A tile's strip, on which white letters stand, and its ground."""


@cached
def tile(kind: Kind, letters: str, size: Size) -> Image:
    """Paint a tile: its emoji, below it two letters on a strip."""
    strip, ground = TILE_COLOURS[kind]
    return _tile_with_strip(ICONS[kind], letters, size, strip, ground)


@cached
def plain_tile(kind: Kind, size: Size) -> Image:
    """Paint a tile without letters, for where its name stands beside it."""
    return _plain_tile(ICONS[kind], size, *TILE_COLOURS[kind])


@cached
def chest_in_slot(size: Size, value: int) -> Image:
    """Paint a treasure chest as it stands on a ship."""
    canvas = Canvas(*size)
    canvas.paste((0, 0), _tile_with_strip("", str(value), size, "#6B4A00", "#FFE7A3"))
    room = size[1] - (_strip(size) if size[0] >= NARROWEST_WITH_LETTERS else 0)
    side = min(size[0] - 8, room - 6)
    canvas.paste(((size[0] - side) // 2, (room - side) // 2 + 2), ART.image("chest", side))
    return canvas.image


@cached
def handicap_monkey(size: Size) -> Image:
    """Paint the handicap: a monkey chained to the deck."""
    canvas = Canvas(*size)
    canvas.paste((0, 0), _tile_with_strip(ICONS["monkey"], "", size, INK, "#C9CFD8"))
    chain = min(LOW_STRIP_HEIGHT, size[0] // 2)
    canvas.glyph((size[0] // 2, size[1] - chain // 2), "⛓️", chain)
    return canvas.image


def _wide_tile(emoji: str, letters: str, size: Size, strip: str, ground: str) -> Image:
    """Paint a tile whose letters stand beside the emoji."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, strip, 14)
    canvas.panel((3, 3), (width - SIDE_LETTERS_WIDTH - 3, height - 6), ground, 11)
    canvas.glyph(((width - SIDE_LETTERS_WIDTH + 4) // 2, height // 2), emoji, height - 12)
    canvas.write(
        (width - SIDE_LETTERS_WIDTH // 2 - 1, height // 2),
        letters,
        PHONE_TYPE,
        WHITE,
        bold=True,
        anchor="m",
    )
    return canvas.image


def _plain_tile(emoji: str, size: Size, edge: str, ground: str) -> Image:
    """Paint a tile without letters."""
    canvas = Canvas(*size)
    canvas.panel((0, 0), size, ground, min(12, size[0] // 5), edge, 4)
    if emoji:
        canvas.glyph((size[0] // 2, size[1] // 2), emoji, min(size) - 8)
    return canvas.image


def _tile_with_strip(emoji: str, letters: str, size: Size, strip: str, ground: str) -> Image:
    width, height = size
    if emoji and width - SIDE_LETTERS_WIDTH >= height - STRIP_HEIGHT // 2:
        return _wide_tile(emoji, letters, size, strip, ground)
    radius = min(14, width // 5)
    if width < NARROWEST_WITH_LETTERS:
        return _plain_tile(emoji, size, strip, ground)
    low = _strip(size)
    top = height - low
    outline = f'x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}"'
    markup = (
        f'<rect {outline} fill="{ground}"/>'
        f'<path d="M2 {top}H{width - 2}V{height - radius}Q{width - 2} {height - 2}'
        f' {width - radius} {height - 2}H{radius}Q2 {height - 2} 2 {height - radius}z"'
        f' fill="{strip}"/><rect {outline} fill="none" stroke="{strip}" stroke-width="3"/>'
    )
    canvas = Canvas.over(svg(markup, width, height))
    if emoji:
        canvas.glyph((width // 2, top // 2 + 2), emoji, min(width - 6, top - 4))
    canvas.write(
        (width // 2, top + low // 2 - 1), letters, PHONE_TYPE, WHITE, bold=True, anchor="m"
    )
    return canvas.image


def _strip(size: Size) -> int:
    return LOW_STRIP_HEIGHT if size[1] < LOW_TILE_HEIGHT else STRIP_HEIGHT


@cached
def tile_back(size: Size) -> Image:
    """Paint a tile that lies face down."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, "#8A6B4A", min(14, width // 5), DARK_WOOD, 4)
    canvas.write(
        (width // 2, height // 2),
        "?",
        max(PHONE_TYPE, round(height * 0.6)),
        "#FFFBF2",
        bold=True,
        anchor="m",
    )
    return canvas.image


# ---- slots ---------------------------------------------------------------------


@cached
def free_slot(size: Size) -> Image:
    """Paint a slot of a ship on which something may still be put."""
    (width, height), radius = size, f"{min(12, size[0] // 5)}"
    slot = ART.markup("free-slot", across=f"{width - 6}", down=f"{height - 6}", radius=radius)
    return svg(slot, width, height)


@cached
def small_slot(size: Size, *, filled: bool) -> Image:
    """Paint, in little, a slot below deck that is filled, or free."""
    return panel(*size, "#F0BE6E" if filled else "#00000000", 6, "#F0BE6E", 3)
