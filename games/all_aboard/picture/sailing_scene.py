"""The sailing as a scene of its own: boats one after another, afloat or under water.

It stands on the table from a sailing until the next move, with the next boats below it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.all_aboard.components import ICONS
from games.all_aboard.picture.boats import hull, paint_number
from games.all_aboard.picture.scenery import FAR_WATER_COLOUR, WIDTH, columns
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    BAD,
    GOOD,
    INK,
    PHONE_TYPE,
    WHITE,
    Canvas,
    glyph,
    svg,
)
from games.kit.draw.materials import sheet
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.names import seat_letter
from games.kit.words import halves

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from PIL.Image import Image

    from games.all_aboard.model import Card, DepartedBoat, View
    from games.kit.words import Voice

Act: TypeAlias = "tuple[str, str, tuple[Card, ...]]"
"""Who did something, the sign for it, and to whom."""

SURFACE: Final = 520
"""Where the water begins."""
SHEET_TOP: Final = 158
LINE: Final = 58
"""Height of a line on the sheet above a boat."""
HULL_HEIGHT: Final = 112
HULL_TOP: Final = 452
"""Of an empty boat; a loaded one lies deeper."""
DEEPEST: Final = 36
"""So much deeper lies a boat with all that it can carry."""
PASSENGER: Final = 104
"""Width of an animal with its owner's badge."""
ICON: Final = 84
RING: Final = 104
"""Width of the ring around an animal that is its reader's own."""
BADGE: Final = 50
LOVE: Final = 40
"""Sizes of the signs beside an animal's head."""
ROW: Final = 86
SEABED: Final = 742
"""Where those stand who have sunk, in the lowest row."""
WIDTH_FOR_UNIT: Final = 300
"""A column so wide has room for the unit behind what the scales showed."""
NEXT_TOP: Final = 736
"""Of the boats of the next round."""
NEXT_HEIGHT: Final = 92
SAIL_COLOUR: Final = "#FFF3D6"
WOOD_COLOUR: Final = "#5C3010"
DEEP_COLOUR: Final = "#5FA9CB"


def paint_scene(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint how every boat of the last round fared, and below them the boats of the next one."""
    spots = columns(len(view.departed_boats))
    for number, (boat, spot) in enumerate(zip(view.departed_boats, spots, strict=True), start=1):
        paint_boat(canvas, boat, voice, spot)
        paint_sheet(canvas, boat, voice, number, spot)
    for number, (next_boat, spot) in enumerate(zip(view.boats, spots, strict=False), start=1):
        _paint_next(canvas, next_boat.capacity, number, spot)


# ---- what happened, in signs ---------------------------------------------------------------------


def paint_sheet(
    canvas: Canvas, boat: DepartedBoat, voice: Voice, number: int, column: tuple[int, int]
) -> None:
    """Hang up what the scales showed, and below it who did what to whom."""
    (left, width), lines = column, _acts(boat)
    colour = GOOD if boat.sailed else BAD
    canvas.paste((left, SHEET_TOP), sheet(width - 8, 64 + LINE * len(lines), nailed=True))
    canvas.panel((left + 12, SHEET_TOP + 8), (46, 46), colour, 23)
    spot = (left + 35, SHEET_TOP + 31)
    canvas.write(spot, str(number), PHONE_TYPE, WHITE, bold=True, anchor="m")
    scales = "💢" if boat.load is None else f"{halves(boat.load)}/{boat.capacity}"
    scales += " kg" if boat.load is not None and width >= WIDTH_FOR_UNIT else ""
    words = f"{'✓' if boat.sailed else '✗'} {scales}"
    canvas.write((left + 70, SHEET_TOP + 32), words, 40, colour, bold=True, width=width - 80)
    for n, act in enumerate(lines):
        _paint_act(canvas, act, voice, (left + 14, SHEET_TOP + 62 + n * LINE))


def _acts(boat: DepartedBoat) -> list[Act]:
    """Return who did something, the sign for it, and to whom."""
    acts: list[Act] = []
    if boat.scared_from is not None:
        acts.append(("🐭", f"🐘 {boat.scared_from}→{boat.capacity}", ()))
    if boat.thrown is not None:
        acts.append(("🐵", "→" if boat.thrown in boat.moved else "🌊", (boat.thrown,)))
    if boat.eaten is not None:
        acts.append(("🦁", "🍖", (boat.eaten,)))
    jumped = tuple(one for one in boat.moved if one != boat.thrown)
    if jumped:
        acts.append(("🌊", "→", jumped))
    return acts


def _paint_act(canvas: Canvas, act: Act, voice: Voice, at: tuple[int, int]) -> None:
    doer, sign, victims = act
    x, middle = at[0], at[1] + LINE // 2
    canvas.glyph((x + 24, middle), doer, 46)
    x += 56
    x += canvas.write((x, middle), sign, PHONE_TYPE, INK, bold=True) + 10
    for one in victims:
        canvas.glyph((x + 24, middle), ICONS[one.animal], 46)
        canvas.badge((x + 68, middle), one.owner, BADGE, seat_letter(voice, one.owner))
        x += 98


# ---- boats and animals ---------------------------------------------------------------------------


def paint_boat(
    canvas: Canvas,
    boat: DepartedBoat,
    voice: Voice,
    column: tuple[int, int],
    own: Collection[Card] = (),
) -> None:
    """Paint a boat with everybody who was aboard at the end, in it or around it, and ring `own`."""
    left, width = column
    if boat.sailed:
        top = HULL_TOP + depth(boat)
        canvas.paste((left, top - 240), _sail(width, 240))
        paint_animals(canvas, boat, voice, list(boat.saved), column, top + 34, own)
        canvas.paste((left, top), hull(width - 8, HULL_HEIGHT))
        canvas.paste((left, SURFACE + 14), shallow(width, 84))
    else:
        canvas.centre((left + width // 2, SURFACE + 52), _wreck(width - 40))
        paint_animals(canvas, boat, voice, list(boat.saved), column, SURFACE + 36, own)
    paint_animals(canvas, boat, voice, lost_in(boat), column, SEABED, own, lost=True)


def lost_in(boat: DepartedBoat) -> list[Card]:
    """Return who was lost with a boat, and neither eaten nor thrown from it before."""
    return [one for one in boat.lost if one not in {boat.eaten, boat.thrown}]


def depth(boat: DepartedBoat) -> int:
    """Return how much deeper than an empty one a boat lies with what the scales showed."""
    share = min(1.0, max(0, boat.load or 0) / (2 * boat.capacity))
    return round(DEEPEST * share)


def paint_animals(
    canvas: Canvas,
    boat: DepartedBoat,
    voice: Voice,
    cards: list[Card],
    column: tuple[int, int],
    floor: int,
    own: Collection[Card] = (),
    *,
    lost: bool = False,
) -> None:
    """Paint animals in rows that stand on `floor`, each with its owner's badge."""
    for one, x, y in standing(cards, column, floor):
        if lost:
            canvas.paste((x, y), _drowned(ICONS[one.animal]))
        else:
            canvas.glyph((x + ICON // 2, y + ICON // 2), ICONS[one.animal], ICON)
        if one in own:
            paint_ring(canvas, (x, y))
        in_love = one.animal in boat.lovers
        paint_signs(canvas, one, voice, (x, y), in_love=in_love)
        if in_love:
            continue  # a heart is sign enough
        if lost:
            canvas.glyph((x + 14, y + 6), "🫧", 36)
        elif not boat.sailed:
            canvas.glyph((x + 10, y + ICON - 8), "🛟", 40)


def paint_ring(canvas: Canvas, at: tuple[int, int]) -> None:
    """Ring an animal that is its reader's own; the corner at which it was painted is `at`."""
    canvas.ring((at[0] + ICON // 2, at[1] + ICON // 2), (RING, RING))


def paint_signs(
    canvas: Canvas, card: Card, voice: Voice, at: tuple[int, int], *, in_love: bool
) -> None:
    """Paint whose an animal is, and whether it is in love, beside its head: it stays to be seen."""
    x, y = at
    canvas.badge((x + ICON + 8, y + 12), card.owner, BADGE, seat_letter(voice, card.owner))
    if in_love:
        canvas.glyph((x + 6, y + 50), "💘", LOVE)


def standing(
    cards: Sequence[Card], column: tuple[int, int], floor: int
) -> Iterator[tuple[Card, int, int]]:
    """Yield animals with the upper left corner of each, in rows that stand on `floor`."""
    left, width = column
    in_row = max(1, (width - 12) // PASSENGER)
    in_row = in_row if len(cards) <= 2 * in_row else -(-len(cards) // 2)
    for n, one in enumerate(cards):
        row, place = divmod(n, in_row)
        beside = min(in_row, len(cards) - row * in_row)
        step = min(PASSENGER, (width - 12) // beside)
        x = left + (width - step * beside) // 2 + step * place
        yield one, x, floor - PASSENGER - ROW * row


def _paint_next(canvas: Canvas, capacity: int, number: int, column: tuple[int, int]) -> None:
    """Paint a boat of the next round, low and still empty, with what it holds."""
    left, width = column
    canvas.paste((left, NEXT_TOP), hull(width, NEXT_HEIGHT))
    paint_number(canvas, number, (left + 47, NEXT_TOP + 40))
    spot = (left + width // 2 + 20, NEXT_TOP + 40)
    canvas.write(spot, f"{capacity} kg", 44, WHITE, bold=True, anchor="m")


@cached
def _sail(width: int, height: int) -> Image:
    """Paint a mast with its sail, full of wind."""
    x = width * 0.44
    return svg(
        f'<rect x="{x - 6}" y="0" width="12" height="{height}" rx="5" fill="{WOOD_COLOUR}"/>'
        f'<path d="M{x + 12} 6Q{width * 0.86} {height * 0.3} {width * 0.84} {height * 0.84}'
        f'L{x + 12} {height * 0.84}z" fill="{SAIL_COLOUR}" stroke="#D9C79C" stroke-width="4"/>'
        f'<path d="M{x - 12} 40Q{width * 0.2} {height * 0.5} {width * 0.14} {height * 0.84}'
        f'L{x - 12} {height * 0.84}z" fill="{WHITE}" stroke="#D9C79C" stroke-width="4"/>',
        width,
        height,
    )


@cached
def _wreck(width: int) -> Image:
    """Paint a boat that has gone down, tilted and seen through water."""
    from PIL import Image

    sunken = hull(width, HULL_HEIGHT).rotate(
        11 if width > WIDTH // 3 else 18, Image.Resampling.BICUBIC, expand=True
    )
    surface = to_pixels(52) - sunken.height // 2
    below = _through_water(sunken)
    below.paste(sunken.crop((0, 0, sunken.width, -surface)), (0, 0))
    return below


@cached
def _drowned(emoji: str) -> Image:
    """Return an animal seen through water."""
    return _through_water(glyph(emoji, ICON))


def _through_water(image: Image) -> Image:
    """Tint an image as what lies under water is seen."""
    from PIL import Image

    tinted = Image.blend(image, Image.new("RGBA", image.size, DEEP_COLOUR), 0.5)
    tinted.putalpha(image.getchannel("A"))
    return tinted


@cached
def shallow(width: int, height: int) -> Image:
    """Paint the water in front of a keel."""
    crests = "".join("q25 -14 50 0" for _ in range(-(-width // 50)))
    return svg(
        f'<path d="M0 14{crests}V{height}H0z" fill="{FAR_WATER_COLOUR}"/>', width - 2, height
    )
