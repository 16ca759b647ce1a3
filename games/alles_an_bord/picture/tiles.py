"""What is carried in Alles an Bord?!, as small pictures: tiles, sacks of goods, coins and chests.

A tile is told by its emoji and two letters on a strip, a sack by its letter; colour only helps.
Each is painted once for every size and language and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.alles_an_bord.components import ICONS, Colour, Kind
from games.kit.draw.canvas import GOLD, INK, PAPER, SMALLEST, WHITE, Canvas, panel, svg

if TYPE_CHECKING:
    from PIL.Image import Image

Size: TypeAlias = tuple[int, int]
Sack: TypeAlias = Colour | Literal["any"]

WOOD: Final = "#7A4420"
DARK_WOOD: Final = "#4F2A10"
STRIP: Final = 30
"""Height of the strip with a tile's letters; of a small tile's, `LOW_STRIP`."""
LOW_STRIP: Final = 26
BESIDE: Final = 46
"""Width of the letters beside the emoji of a tile wider than high."""
SMALL: Final = 90
"""A tile lower than this is small."""
GROUNDS: Final[dict[Kind, tuple[str, str]]] = {
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
SACKS: Final[dict[Colour, tuple[str, str]]] = {
    "blue": ("#62BDF2", INK),
    "white": ("#FFFFFF", INK),
    "orange": ("#F58A1F", INK),
    "violet": ("#7B3FB5", WHITE),
}
"""A sack's cloth, and the letter on it."""
BODY: Final = "M40 30H60C88 40 97 62 91 81Q86 96 50 96Q14 96 9 81C3 62 12 40 40 30z"
NECK: Final = "M32 7Q41 13 50 8Q59 13 68 7L60 27H40z"
STAR: Final = "M50 6L62 36Q64 40 69 40L95 42L73 61Q70 64 71 68L80 94L55 78Q50 75 45 78L20 94"
STARFISH: Final = f"{STAR}L29 68Q30 64 27 61L5 42L31 40Q36 40 38 36z"


@lru_cache(maxsize=256)
def tile(kind: Kind, letters: str, size: Size) -> Image:
    """Paint a tile: its emoji, below it two letters on a strip."""
    strip, ground = GROUNDS[kind]
    return _token(ICONS[kind], letters, size, strip, ground)


@lru_cache(maxsize=32)
def chest(size: Size, value: int) -> Image:
    """Paint a treasure chest as it stands on a ship."""
    page = Canvas(*size)
    page.paste((0, 0), _token("", str(value), size, "#6B4A00", "#FFE7A3"))
    room = size[1] - _strip(size)
    side = min(size[0] - 8, room - 6)
    page.paste(((size[0] - side) // 2, (room - side) // 2 + 2), treasure(side))
    return page.image


@lru_cache(maxsize=16)
def treasure(size: int) -> Image:
    """Paint the sign of a treasure chest."""
    markup = (
        f'<path d="M8 44V34Q8 14 28 14H72Q92 14 92 34V44z" fill="#B4692B"/>'
        f'<rect x="8" y="44" width="84" height="42" rx="4" fill="#96531F"/>'
        f'<path d="M8 44V34Q8 14 28 14H72Q92 14 92 34V82Q92 86 88 86H12Q8 86 8 82zM8 46H92'
        f'M28 14V86M72 14V86" fill="none" stroke="{DARK_WOOD}" stroke-width="6"/>'
        f'<rect x="38" y="36" width="24" height="26" rx="5" fill="{GOLD}" stroke="{DARK_WOOD}"'
        f' stroke-width="5"/><circle cx="50" cy="48" r="4.5" fill="{DARK_WOOD}"/>'
    )
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)


@lru_cache(maxsize=16)
def stowaway(size: Size) -> Image:
    """Paint the handicap: a monkey chained to the deck."""
    page = Canvas(*size)
    page.paste((0, 0), _token(ICONS["monkey"], "", size, INK, "#C9CFD8"))
    page.glyph((size[0] // 2, size[1] - LOW_STRIP // 2), "⛓️", LOW_STRIP)
    return page.image


def _wide(emoji: str, letters: str, size: Size, strip: str, ground: str) -> Image:
    """Paint a tile whose letters stand beside the emoji."""
    width, height = size
    page = Canvas(width, height)
    page.panel((0, 0), size, strip, 14)
    page.panel((3, 3), (width - BESIDE - 3, height - 6), ground, 11)
    page.glyph(((width - BESIDE + 4) // 2, height // 2), emoji, height - 12)
    page.write(
        (width - BESIDE // 2 - 1, height // 2), letters, SMALLEST, WHITE, bold=True, anchor="m"
    )
    return page.image


def _token(emoji: str, letters: str, size: Size, strip: str, ground: str) -> Image:
    width, height = size
    if emoji and width - BESIDE >= height - STRIP // 2:
        return _wide(emoji, letters, size, strip, ground)
    radius = min(14, width // 5)
    low = _strip(size)
    top = height - low
    page = Canvas(width, height)
    page.paste(
        (0, 0),
        svg(
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}"'
            f' fill="{ground}"/>'
            f'<path d="M2 {top}H{width - 2}V{height - radius}Q{width - 2} {height - 2}'
            f' {width - radius} {height - 2}H{radius}Q2 {height - 2} 2 {height - radius}z"'
            f' fill="{strip}"/>'
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}"'
            f' fill="none" stroke="{strip}" stroke-width="3"/>',
            width,
            height,
        ),
    )
    if emoji:
        page.glyph((width // 2, top // 2 + 2), emoji, min(width - 6, top - 4))
    page.write((width // 2, top + low // 2 - 1), letters, SMALLEST, WHITE, bold=True, anchor="m")
    return page.image


def _strip(size: Size) -> int:
    return LOW_STRIP if size[1] < SMALL else STRIP


@lru_cache(maxsize=8)
def tile_back(size: Size) -> Image:
    """Paint a tile that lies face down."""
    width, height = size
    page = Canvas(width, height)
    page.panel((0, 0), size, "#8A6B4A", min(14, width // 5), DARK_WOOD, 4)
    page.write(
        (width // 2, height // 2), "?", round(height * 0.6), "#F3DCC2", bold=True, anchor="m"
    )
    return page.image


@lru_cache(maxsize=64)
def sack(good: Sack, letter: str, size: int) -> Image:
    """Paint a sack of goods with its letter; one of any colour has all four and no letter."""
    drawn = "".join(
        f'<path d="{path}" fill="{{}}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        for path in (NECK, BODY)
    )
    if good == "any":
        quarters = "".join(
            f'<rect x="{x}" y="{y}" width="50" height="33" fill="{cloth}"/>'
            for (cloth, _), (x, y) in zip(
                SACKS.values(), ((0, 30), (50, 30), (0, 63), (50, 63)), strict=True
            )
        )
        markup = (
            f'<clipPath id="b"><path d="{BODY}"/></clipPath>{drawn.format("#C3C9D1", "#C3C9D1")}'
            f'<g clip-path="url(#b)">{quarters}</g>'
            f'<path d="{BODY}M50 30V96M6 63H94" fill="none" stroke="{INK}" stroke-width="5"/>'
        )
        return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)
    cloth, fill = SACKS[good]
    page = Canvas(size, size)
    page.paste(
        (0, 0),
        svg(f'<g transform="scale({size / 100})">{drawn.format(cloth, cloth)}</g>', size, size),
    )
    height = max(SMALLEST, round(size * 0.46))
    page.write((size // 2, round(size * 0.64)), letter, height, fill, bold=True, anchor="m")
    return page.image


@lru_cache(maxsize=64)
def coin(amount: int, size: int) -> Image:
    """Paint a coin with an amount of money on it."""
    page = Canvas(size, size)
    half = size / 2
    page.paste(
        (0, 0),
        svg(
            f'<circle cx="{half}" cy="{half}" r="{half - 2}" fill="{GOLD}" stroke="#8A5A00"'
            f' stroke-width="4"/>'
            f'<circle cx="{half}" cy="{half}" r="{half * 0.78}" fill="#FFE08A"/>',
            size,
            size,
        ),
    )
    height = max(SMALLEST, round(size * 0.58))
    page.write((size // 2, size // 2), str(amount), height, INK, bold=True, anchor="m")
    return page.image


@lru_cache(maxsize=8)
def starfish(size: int) -> Image:
    """Paint the starfish of tiles that nobody may take."""
    markup = (
        f'<path d="{STARFISH}" fill="#E8552D" stroke="#7A1F08" stroke-width="6"'
        f' stroke-linejoin="round"/><circle cx="50" cy="54" r="7" fill="#FFD9C7"/>'
    )
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)


# ---- places for them -----------------------------------------------------------


@lru_cache(maxsize=32)
def free_slot(size: Size) -> Image:
    """Paint a slot of a ship on which something may still be put."""
    width, height = size
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="{min(12, width // 5)}"'
        f' fill="#FFFFFF" fill-opacity="0.45" stroke="{DARK_WOOD}" stroke-opacity="0.7"'
        f' stroke-width="3" stroke-dasharray="8 7"/>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def pip(size: Size, *, filled: bool) -> Image:
    """Paint a sign for a slot below deck that is filled, or free."""
    return panel(*size, "#F0BE6E" if filled else "#00000000", 6, "#F0BE6E", 3)


@lru_cache(maxsize=16)
def no_sack(size: int, *, hidden: bool) -> Image:
    """Paint a place for a sack: free, or not to be looked into."""
    look = (
        f'fill="{PAPER}" fill-opacity="0.22" stroke="{PAPER}" stroke-width="4"'
        f' stroke-dasharray="{"none" if hidden else "9 8"}"'
    )
    drawn = f'<path d="{BODY}" {look}/><path d="{NECK}" {look}/>'
    return svg(f'<g transform="scale({size / 100})">{drawn}</g>', size, size)
