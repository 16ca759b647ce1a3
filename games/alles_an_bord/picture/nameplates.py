"""Whose ship it is, what its owner has, and how far it is: the plate above each ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import ICONS
from games.alles_an_bord.model import purse_thing
from games.alles_an_bord.picture import tiles
from games.alles_an_bord.picture.labels import letters
from games.kit.draw.canvas import GOLD, PAPER, PHONE_TYPE, Canvas, text_width
from games.kit.draw.gilding import mark_ground
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from games.alles_an_bord.model import SeenShip, View
    from games.kit.words import Voice

ONE_LINE_FROM_WIDTH: Final = 600
"""From this width on name and purse stand in one line."""
LOW_PLATE_HEIGHT: Final = 58
"""Height of a plate without the purse."""


def plate_height(width: int) -> int:
    """Return the height of a plate with name and purse."""
    return 62 if width >= ONE_LINE_FROM_WIDTH else 100


def paint_plate(
    canvas: Canvas, view: View, voice: Voice, seat: int, area: tuple[int, int, int]
) -> None:
    """Paint name, icons and purse on a plate; `area` is its left, top and width."""
    left, top, width = area
    acting = seat in view.acting
    canvas.panel(
        (left, top), (width, plate_height(width)), PAPER, 22, GOLD if acting else "", 8 * acting
    )
    canvas.badge((left + 40, top + 32), seat, 54, seat_letter(voice, seat))
    seen, right = view.ships[seat], left + width - 20
    new = purse_thing(seat) in dict(view.marks)
    if width >= ONE_LINE_FROM_WIDTH:
        room = _purse_breadth(seen)
        _paint_purse(canvas, seen, (right - room, top + 32), right, new=new)
        right -= room + 14
    else:
        _paint_purse(canvas, seen, (left + 18, top + 74), right, new=new)
    if seen.hand is not None:
        written = letters(voice.language)[seen.hand]
        canvas.paste((right - 62, top - 6), tiles.tile(seen.hand, written, (64, 76)))
        canvas.glyph((right - 96, top + 32), "✋", 50)
        right -= 128
    right = _paint_icons(canvas, _icons(view, seat), (right, top + 32))
    room = right - left - 78
    canvas.write((left + 74, top + 32), voice.name(seat), PHONE_TYPE, bold=True, width=room)


def paint_low_plate(
    canvas: Canvas, view: View, voice: Voice, seat: int, area: tuple[int, int, int]
) -> None:
    """Paint a low plate: name, icons, and what all that the owner has is worth."""
    left, top, width = area
    acting = seat in view.acting
    canvas.panel(
        (left, top), (width, LOW_PLATE_HEIGHT), PAPER, 20, GOLD if acting else "", 6 * acting
    )
    middle = (left + 34, top + LOW_PLATE_HEIGHT // 2)
    canvas.badge(middle, seat, 52, seat_letter(voice, seat))
    seen, right = view.ships[seat], left + width - 18
    total = f"= {seen.total}"
    if purse_thing(seat) in dict(view.marks):
        _mark_total(canvas, total, (right, top + LOW_PLATE_HEIGHT // 2))
    canvas.write((right, top + LOW_PLATE_HEIGHT // 2), total, PHONE_TYPE, bold=True, anchor="r")
    right -= text_width(total, PHONE_TYPE, bold=True) + 10
    right = _paint_icons(canvas, _icons(view, seat), (right, top + LOW_PLATE_HEIGHT // 2))
    room, spot = right - left - 72, (left + 66, top + LOW_PLATE_HEIGHT // 2)
    canvas.write(spot, voice.name(seat), PHONE_TYPE, bold=True, width=room)


def _icons(view: View, seat: int) -> list[str]:
    """Return what is to be known at a glance: cast off, ready or full, holding a tile, a parrot."""
    ship = view.ships[seat]
    icons = ["⛵"] if view.first_full == seat else []
    if (view.phase == "ready" and view.ready[seat]) or ship.full:
        icons.append("✅")
    if ship.holding and view.seat != seat:
        icons.append("✋")
    if ship.parrot:
        icons.append(ICONS["parrot"])
    return icons


def _paint_icons(canvas: Canvas, icons: list[str], at: tuple[int, int]) -> int:
    """Draw icons side by side up to the right end `at`; return where they begin."""
    right, y = at
    for icon in reversed(icons):
        canvas.glyph((right - 20, y), icon, 38)
        right -= 44
    return right


def _paint_purse(
    canvas: Canvas, seen: SeenShip, at: tuple[int, int], right: int, *, new: bool
) -> None:
    """Show coins and chests from `at` on, and at the right end what they are worth together."""
    x, y = at
    total = _worth(seen)
    coins = str(seen.coins)
    if new:
        ends = right if total else x + 42 + text_width(coins, PHONE_TYPE, bold=True)
        _mark_total(canvas, total or coins, (ends, y))
    canvas.glyph((x + 18, y), ICONS["money"], 38)
    x += 58 + canvas.write((x + 42, y), coins, PHONE_TYPE, bold=True)
    if seen.chests:
        canvas.paste((x, y - 20), ART.image("chest", 40))
        canvas.write((x + 46, y), str(seen.chests), PHONE_TYPE, bold=True)
    canvas.write((right, y), total, 36, bold=True, anchor="r")


def _mark_total(canvas: Canvas, total: str, at: tuple[int, int]) -> None:
    """Mark a seat's figure as changed; `at` is the right end of the figure."""
    width = text_width(total, 36, bold=True) + 20
    mark_ground(canvas, (at[0] - width + 10, at[1] - 23), (width, 46))


def _purse_breadth(seen: SeenShip) -> int:
    """Return how much room a purse needs in one line."""
    coins = 58 + text_width(str(seen.coins), PHONE_TYPE, bold=True)
    room = 62 + text_width(str(seen.chests), PHONE_TYPE, bold=True) if seen.chests else 0
    return coins + room + 24 + text_width(_worth(seen), 36, bold=True)


def _worth(seen: SeenShip) -> str:
    """Say what a seat has in all, where that is more than the coins that are counted."""
    return f"= {seen.total}" if seen.total != seen.coins else ""
