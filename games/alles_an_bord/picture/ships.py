"""Ships of Alles an Bord?!, as pictures: deck and hold, closed to everybody but the owner."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CHEST, COLOURS, SHIP, START_GOODS
from games.alles_an_bord.picture import nameplates, tiles
from games.alles_an_bord.picture.cards import letters
from games.alles_an_bord.picture.tiles import DARK_WOOD, WOOD
from games.kit.draw.canvas import BAD, WHITE, Canvas, breadth, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.model import SeenShip, View
    from games.alles_an_bord.picture.tiles import Size
    from games.kit.words import Voice

BOARDS: Final = "#D9B27C"
"""The boards of a deck."""
SPREAD: Final = 5
"""So many sacks are drawn one by one; more are counted by colour."""
APART: Final = 6
"""Pixels between two slots."""
LINE: Final = 30
"""Size of the type on a hull."""
TALL: Final = 150
"""From this height on a small ship has a plate with its purse."""
PIPS: Final = 84
"""Width of the hold of a small ship."""


def ship(page: Canvas, view: View, voice: Voice, seat: int, box: tuple[int, int, int, int]) -> None:
    """Paint a ship with its hold closed; `box` is left, top, width and height."""
    left, top, width, height = box
    nameplates.plate(page, view, voice, seat, (left, top, width))
    head = nameplates.height(width) + 8
    top, height = top + head, height - head
    rows = 1 if width >= nameplates.ONE_LINE else 2
    keel = height // 2 if rows == 1 else height * 17 // 50
    page.paste((left, top), vessel((width, height), keel))
    seen = view.ships[seat]
    _deck(page, seen, voice, (left + 10, top + 6, width - 20, height - keel - 8), rows)
    _closed(page, seen, (left + 24, top + height - keel + 22, width - 48, keel - 34))


def own(page: Canvas, view: View, voice: Voice, box: tuple[int, int, int, int]) -> None:
    """Paint the viewer's ship, large, with its hold open."""
    left, top, width, height = box
    seat = view.seat or 0
    seen = view.ships[seat]
    nameplates.plate(page, view, voice, seat, (left, top, width))
    head = nameplates.height(width) + 8
    top, height = top + head, height - head
    keel = height * 3 // 5
    page.paste((left, top), vessel((width, height), keel))
    _deck(page, seen, voice, (left + 10, top + 6, width - 20, height - keel - 8), 1)
    _open(page, view, voice, (left + 34, top + height - keel + 26, width - 68, keel - 36))


def slim(page: Canvas, view: View, voice: Voice, seat: int, box: tuple[int, int, int, int]) -> None:
    """Paint a small ship: its plate, below it the deck and pips for what fills the hold."""
    left, top, width, height = box
    if height >= TALL:
        nameplates.plate(page, view, voice, seat, (left, top, width))
        head = nameplates.height(width) + 4
    else:
        nameplates.slim_plate(page, view, voice, seat, (left, top, width))
        head = nameplates.SLIM + 4
    top, height = top + head, height - head
    seen = view.ships[seat]
    page.paste((left, top), _slim_hull((width, height)))
    slot = ((width - PIPS - 4) // SHIP.deck - 2, height)
    for n, drawn in enumerate(_aboard(seen, voice, slot)):
        page.paste((left + 2 + n * (slot[0] + 2), top), drawn)
    pip = ((PIPS - 8) // SHIP.below - 2, height - 12)
    shut = tiles.pip(pip, filled=True), tiles.pip(pip, filled=False)
    for n, drawn in enumerate(_fillings(seen, tiles.treasure(pip[0] + 2), *shut)):
        x = left + width - PIPS + 5 + n * (pip[0] + 2)
        page.paste((x, top + (height - drawn.height) // 2), drawn)


# ---- what lies where -------------------------------------------------------------


def _aboard(seen: SeenShip, voice: Voice, size: Size) -> list[Image]:
    """Return the slots on deck: the chained monkey, tiles, chests, free slots."""
    slots = [tiles.stowaway(size)] if seen.monkey else []
    slots += [tiles.tile(kind, letters(voice.language)[kind], size) for kind in seen.deck]
    slots += [tiles.chest(size, CHEST)] * seen.deck_chests
    return slots + [tiles.free_slot(size)] * (SHIP.deck - len(slots))


def _fillings(seen: SeenShip, chest: Image, shut: Image, free: Image) -> list[Image]:
    """Return the slots below deck as others see them."""
    filled = seen.below_filled - seen.below_chests
    left = SHIP.below - seen.below_filled
    return [chest] * seen.below_chests + [shut] * filled + [free] * left


def _deck(
    page: Canvas, seen: SeenShip, voice: Voice, box: tuple[int, int, int, int], rows: int
) -> None:
    left, top, width, height = box
    in_row = SHIP.deck // rows
    size = ((width + APART) // in_row - APART, (height + APART) // rows - APART)
    shift = (width - in_row * (size[0] + APART) + APART) // 2
    for n, slot in enumerate(_aboard(seen, voice, size)):
        x = left + shift + n % in_row * (size[0] + APART)
        page.paste((x, top + n // in_row * (size[1] + APART)), slot)


def _closed(page: Canvas, seen: SeenShip, box: tuple[int, int, int, int]) -> None:
    """Show how many slots below deck are filled, and that there is room for goods."""
    left, top, width, height = box
    count = SHIP.below + SHIP.goods_only
    size = (min((width + APART) // count - APART, height + 12), height)
    x = left + (width - count * (size[0] + APART) + APART) // 2
    shut = tiles.tile_back(size), tiles.free_slot(size)
    for slot in _fillings(seen, tiles.chest(size, CHEST), *shut):
        page.paste((x, top), slot)
        x += size[0] + APART
    goods = min(size)
    for _ in range(SHIP.goods_only):
        shift = (size[0] - goods) // 2, (height - goods) // 2
        page.paste((x + shift[0], top + shift[1]), tiles.no_sack(goods, hidden=True))
        x += size[0] + APART


def _open(page: Canvas, view: View, voice: Voice, box: tuple[int, int, int, int]) -> None:
    """Show tiles and chests below deck, beside them the goods and how many there may be."""
    left, top, width, height = box
    seen = view.ships[view.seat or 0]
    size = (92, height - 38)
    signs = letters(voice.language)
    slots = [tiles.tile(kind, signs[kind], size) for kind in seen.below or ()]
    slots += [tiles.chest(size, CHEST)] * seen.below_chests
    slots += [tiles.free_slot(size)] * (SHIP.below - len(slots))
    for n, slot in enumerate(slots):
        page.paste((left + n * (size[0] + APART), top), slot)
    line = top + height - 14
    page.write((left + 24, line), voice("picture-below"), LINE, WHITE, bold=True)
    start = left + SHIP.below * (size[0] + APART) + 26
    goods = len(seen.goods or ())
    limit = START_GOODS if view.phase in {"ready", "loading"} else seen.hold or 0
    words = voice("picture-goods", count=goods, limit=limit)
    if goods > limit:
        page.panel((start - 14, line - 22), (breadth(words, LINE, bold=True) + 28, 44), BAD, 22)
    page.write((start, line), words, LINE, WHITE, bold=True)
    _goods(page, seen, voice, (start, top, left + width - start, size[1]), limit)


def _goods(
    page: Canvas, seen: SeenShip, voice: Voice, box: tuple[int, int, int, int], limit: int
) -> None:
    """Lay out sacks one by one with the places left, or count them by colour if they are many."""
    left, top, width, height = box
    goods, signs = seen.goods or (), letters(voice.language)
    if max(len(goods), limit) > SPREAD:
        counts = Counter(goods)
        for n, colour in enumerate(COLOURS):
            x = left + n * (width // len(COLOURS))
            page.paste((x, top + (height - 66) // 2), tiles.sack(colour, signs[colour], 66))
            at = (x + 70, top + height // 2)
            page.write(at, str(counts[colour]), 38, WHITE, bold=True)
        return
    size = 82
    for n in range(max(limit, len(goods))):
        drawn = tiles.no_sack(size, hidden=False)
        if n < len(goods):
            drawn = tiles.sack(goods[n], signs[goods[n]], size)
        page.paste((left + n * min(size + 4, width // SPREAD), top + (height - size) // 2), drawn)


# ---- wood --------------------------------------------------------------------------


@lru_cache(maxsize=16)
def vessel(size: Size, keel: int) -> Image:
    """Paint an empty ship: the boards of its deck, seen from above, and its hull."""
    width, height = size
    deck = height - keel
    seams = "".join(
        f'<path d="M8 {y}H{width - 8}" stroke="{WOOD}" stroke-opacity="0.25" stroke-width="3"/>'
        for y in range(28, deck, 28)
    )
    bend = width * 0.05
    planks = "".join(
        f'<path d="M{bend * share} {deck + keel * at}H{width - bend * share}"'
        f' stroke="{DARK_WOOD}" stroke-width="4" opacity="0.5"/>'
        for at, share in ((0.42, 0.35), (0.72, 0.7))
    )
    return svg(
        f'<rect x="5" y="2" width="{width - 10}" height="{deck + 20}" rx="16" fill="{BOARDS}"'
        f' stroke="{WOOD}" stroke-width="5"/>{seams}'
        f'<path d="M4 {deck + 8}H{width - 4}Q{width - bend * 0.4} {height - keel * 0.2}'
        f" {width - bend} {height}H{bend}Q{bend * 0.4} {height - keel * 0.2} 4 {deck + 8}"
        f'z" fill="{WOOD}"/>{planks}'
        f'<rect y="{deck}" width="{width}" height="16" rx="8" fill="{DARK_WOOD}"/>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def _slim_hull(size: Size) -> Image:
    width, height = size
    return svg(
        f'<rect width="{width}" height="{height}" rx="12" fill="{BOARDS}"/>'
        f'<path d="M{width - PIPS} 0H{width - 14}Q{width} 0 {width} 14V{height - 14}'
        f'Q{width} {height} {width - 14} {height}H{width - PIPS}z" fill="{WOOD}"/>',
        width,
        height,
    )
