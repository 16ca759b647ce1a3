"""Nameplates of Alles an Bord?!: whose ship it is, what its owner has, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import ICONS
from games.alles_an_bord.picture import cards, tiles
from games.kit.draw.canvas import GOLD, PAPER, Canvas, breadth

if TYPE_CHECKING:
    from games.alles_an_bord.model import SeenShip, View
    from games.kit.words import Voice

ONE_LINE: Final = 600
"""From this width on name and purse stand in one line."""
SLIM: Final = 54
"""Height of a plate without the purse."""


def height(width: int) -> int:
    """Return the height of a plate with name and purse."""
    return 62 if width >= ONE_LINE else 100


def plate(page: Canvas, view: View, voice: Voice, seat: int, box: tuple[int, int, int]) -> None:
    """Paint name, signs and purse on a plate; `box` is its left, top and width."""
    left, top, width = box
    acting = seat in view.acting
    page.panel((left, top), (width, height(width)), PAPER, 22, GOLD if acting else "", 8 * acting)
    page.badge((left + 40, top + 32), seat, 50)
    seen, right = view.ships[seat], left + width - 20
    if width >= ONE_LINE:
        room = _breadth(seen)
        _purse(page, seen, (right - room, top + 32), right)
        right -= room + 14
    else:
        _purse(page, seen, (left + 18, top + 74), right)
    if seen.hand is not None:
        sign = cards.letters(voice.language)[seen.hand]
        page.paste((right - 62, top - 6), tiles.tile(seen.hand, sign, (64, 76)))
        page.glyph((right - 96, top + 32), "✋", 50)
        right -= 128
    right = _put_signs(page, _signs(view, seat), (right, top + 32))
    page.write((left + 74, top + 32), voice.name(seat), 34, bold=True, width=right - left - 78)


def slim_plate(
    page: Canvas, view: View, voice: Voice, seat: int, box: tuple[int, int, int]
) -> None:
    """Paint a low plate: name, signs, and what all that the owner has is worth."""
    left, top, width = box
    acting = seat in view.acting
    page.panel((left, top), (width, SLIM), PAPER, 20, GOLD if acting else "", 6 * acting)
    page.badge((left + 34, top + SLIM // 2), seat, 42)
    seen, right = view.ships[seat], left + width - 18
    total = f"= {seen.total}"
    page.write((right, top + SLIM // 2), total, 34, bold=True, anchor="r")
    right -= breadth(total, 34, bold=True) + 10
    right = _put_signs(page, _signs(view, seat), (right, top + SLIM // 2))
    room = right - left - 68
    page.write((left + 62, top + SLIM // 2), voice.name(seat), 30, bold=True, width=room)


def _signs(view: View, seat: int) -> list[str]:
    """Return what is to be known at a glance: cast off, ready or full, holding a tile, a parrot."""
    ship = view.ships[seat]
    signs = ["⛵"] if view.first_full == seat else []
    if (view.phase == "ready" and view.ready[seat]) or ship.full:
        signs.append("✅")
    if ship.holding and view.seat != seat:
        signs.append("✋")
    if ship.parrot:
        signs.append(ICONS["parrot"])
    return signs


def _put_signs(page: Canvas, signs: list[str], at: tuple[int, int]) -> int:
    """Draw signs side by side up to the right end `at`; return where they begin."""
    right, y = at
    for sign in reversed(signs):
        page.glyph((right - 20, y), sign, 38)
        right -= 44
    return right


def _purse(page: Canvas, seen: SeenShip, at: tuple[int, int], right: int) -> None:
    """Show coins and chests from `at` on, and what they are worth at the right end."""
    x, y = at
    page.glyph((x + 18, y), ICONS["money"], 38)
    x += 58 + page.write((x + 42, y), str(seen.coins), 32, bold=True)
    if seen.chests:
        page.paste((x, y - 20), tiles.treasure(40))
        page.write((x + 46, y), str(seen.chests), 32, bold=True)
    page.write((right, y), f"= {seen.total}", 36, bold=True, anchor="r")


def _breadth(seen: SeenShip) -> int:
    """Return how much room a purse needs in one line."""
    coins = 58 + breadth(str(seen.coins), 32, bold=True)
    room = 62 + breadth(str(seen.chests), 32, bold=True) if seen.chests else 0
    return coins + room + 24 + breadth(f"= {seen.total}", 36, bold=True)
