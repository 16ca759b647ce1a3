"""Icons for the panels: actions, what missions are about, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PHONE_TYPE, WHITE, Canvas, svg
from games.off_the_rails.art import ART
from games.off_the_rails.model import ActionDone, Lay, PlaceCart, Upgrade
from games.off_the_rails.picture.track import track

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.off_the_rails.components import Exits, JewelName, MissionName


MISSION_JEWELS: Final[dict[MissionName, tuple[JewelName, ...]]] = {
    "diamonds": ("diamond",),
    "green_fingers": ("emerald", "emerald"),
    "gold_hills": ("gold", "gold"),
    "red_leader": ("ruby",) * 4,
    "spice": ("ruby", "emerald", "gold", "diamond"),
    "dirty_goblins": ("rock",),
}
"""Missions that are about certain jewels."""
MISSION_GLYPHS: Final[dict[MissionName, str]] = {
    "enemy_lines": "🚩",
    "bumper_carts": "💥",
    "gem_collector": "🛒",
    "face_to_face": "↔️",
    "jewel_theft": "🫳",
}
"""What stands for the other missions."""


@cached
def mission_icon(mission: MissionName, size: int) -> Image:
    """Paint what a mission is about: its jewels, or a sign."""
    canvas = Canvas(size, size)
    if mission in MISSION_GLYPHS:
        canvas.glyph((size // 2, size // 2), MISSION_GLYPHS[mission], round(size * 0.86))
        return canvas.image
    kinds = MISSION_JEWELS[mission]
    share = {1: 0.92, 2: 0.62}.get(len(kinds), 0.52)
    each = round(size * share)
    spots = {1: [(0.5, 0.5)], 2: [(0.0, 0.0), (1.0, 1.0)]}.get(
        len(kinds), [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    )
    for kind, (x, y) in zip(kinds, spots, strict=True):
        canvas.paste((round(x * (size - each)), round(y * (size - each))), ART.image(kind, each))
    return canvas.image


@cached
def tile_icon(exits: Exits, size: int) -> Image:
    """Paint a track tile as an icon."""
    canvas = Canvas(size, size)
    canvas.panel((0, 0), (size, size), "#E9DDC8", size // 6, INK, 3)
    canvas.paste((4, 4), track(exits, size - 8))
    return canvas.image


def action_icon(done: ActionDone | None, size: int) -> Image:
    """Paint an action of the turn: the tile, a cart, faster, slower; empty if it is still free."""
    if done is None:
        return ART.image("free-action", size)
    match done.move:
        case Lay(tile=exits) | Upgrade(tile=exits):
            return tile_icon(exits, size)
        case PlaceCart():
            return _box("🛒", size)
        case _:
            return _box("+1" if done.move.kind == "faster" else "−1", size)


@cached
def _box(sign: str, size: int) -> Image:
    canvas = Canvas(size, size)
    canvas.panel((0, 0), (size, size), INK, size // 6)
    if sign == "🛒":
        canvas.glyph((size // 2, size // 2), sign, round(size * 0.76))
    else:
        canvas.write((size // 2, size // 2), sign, PHONE_TYPE, WHITE, bold=True, anchor="m")
    return canvas.image


@cached
def wanted_jewel(kind: JewelName, size: int) -> Image:
    """Paint a place in which a jewel of a kind is still missing: a pale one in a ring."""
    jewel = ART.image(kind, size).copy()
    jewel.putalpha(jewel.getchannel("A").point([n * 3 // 10 for n in range(256)]))
    canvas = Canvas.over(empty_slot(size))
    canvas.paste((0, 0), jewel)
    return canvas.image


@cached
def empty_slot(size: int) -> Image:
    """Paint an empty place of a hold."""
    slot = ART.markup("empty-slot", middle=f"{size / 2}", radius=f"{size * 0.26}")
    return svg(slot, size, size)
