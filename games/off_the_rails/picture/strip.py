"""The strip below the board: missions, the piles of a collision, or tiles to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOLD,
    GOOD,
    INK,
    PAPER,
    PHONE_TYPE,
    WHITE,
    Canvas,
)
from games.kit.draw.columns import columns
from games.kit.draw.materials import raised
from games.kit.words import Voice
from games.off_the_rails.art import ART
from games.off_the_rails.components import COURSE, JEWEL_POINTS, JEWELS, MissionName, listed
from games.off_the_rails.picture.icons import mission_icon, tile_icon
from games.off_the_rails.picture.player_panels import owner_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.draw.canvas import Colour
    from games.off_the_rails.model import View
    from games.off_the_rails.picture.highlights import Risk, TileChoices

WIDTH: Final = 1400
MARGIN: Final = 10
GAP: Final = 10
MISSIONS_IN_ROW: Final = 2
MISSION_HEIGHT: Final = 90
"""Height of a mission's panel: its name and its task, a line each."""
ROW: Final = 40
"""From one line of a mission to the next."""
ICON: Final = 66
PILES: Final = 3
"""Panels side by side while a collision is settled: what happened, and the piles."""
COLLISION_HEIGHT: Final = 124
CHOICES_HEIGHT: Final = 116
MOST_TILES: Final = 6
"""Tiles to choose from, at most."""
RISK_SIGNS: Final[dict[Risk, tuple[str, Colour]]] = {
    "safe": ("✓", GOOD),
    "rams": ("💥", INK),
    "lost": ("✗", BAD),
}


def strip_height(view: View, tile_choices: TileChoices = ()) -> int:
    """Return how high the strip is with the gap below it; 0 where there is nothing to be shown."""
    if tile_choices:
        return CHOICES_HEIGHT + GAP
    if view.collision is not None:
        return COLLISION_HEIGHT + GAP
    rows = -(-len(view.missions) // MISSIONS_IN_ROW)
    return rows * (MISSION_HEIGHT + GAP)


def paint_strip(
    canvas: Canvas, view: View, voice: Voice, top: int, tile_choices: TileChoices = ()
) -> None:
    """Paint the strip with its upper edge at `top`."""
    if tile_choices:
        _tiles(canvas, tile_choices, top)
    elif view.collision is not None:
        _collision(canvas, view, voice, top)
    else:
        _missions(canvas, view, voice, top)


# ---- missions ----------------------------------------------------------------


def _missions(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    places = columns(MISSIONS_IN_ROW, WIDTH, MARGIN, GAP)
    for n, mission in enumerate(view.missions):
        left, width = places[n % MISSIONS_IN_ROW]
        y = top + n // MISSIONS_IN_ROW * (MISSION_HEIGHT + GAP)
        if takers := _takers(view, mission):
            _claimed(canvas, view, voice, mission, takers, (left, y, width))
        else:
            met = mission in view.met
            canvas.paste((left, y), open_mission(mission, width, voice.language, met=met))
    if len(view.missions) % MISSIONS_IN_ROW:
        left, width = places[-1]
        y = top + len(view.missions) // MISSIONS_IN_ROW * (MISSION_HEIGHT + GAP)
        canvas.paste((left, y), jewel_values(width, voice.language))


def _takers(view: View, mission: MissionName) -> list[int]:
    takers: list[int] = [view.claims[mission]] if mission in view.claims else []
    return takers + list(view.dirty) if mission == "dirty_goblins" else takers


def _claimed(
    canvas: Canvas,
    view: View,
    voice: Voice,
    mission: MissionName,
    takers: Sequence[int],
    area: tuple[int, int, int],
) -> None:
    """Write the name of a mission that was claimed, pale, with the crests of who did."""
    left, top, width = area
    middle, right = top + MISSION_HEIGHT // 2, left + width - 16
    canvas.paste((left, top), raised(width, MISSION_HEIGHT, PAPER, 18))
    canvas.centre((left + 16 + ICON // 2, middle), mission_icon(mission, ICON))
    for seat in takers:
        owner_mark(canvas, view, voice, seat, (right - 28, middle, 56))
        right -= 58
    x = left + ICON + 30
    named = voice(f"mission-{mission}")
    canvas.write((x, middle), named, PHONE_TYPE, FADED, bold=True, width=right - x)


@cached
def open_mission(mission: MissionName, width: int, language: str, *, met: bool) -> Image:
    """Write a mission's name and task, and its points."""
    canvas = Canvas.over(raised(width, MISSION_HEIGHT, GOLD if met else PAPER, 18))
    voice = Voice(language, "off_the_rails")
    canvas.centre((16 + ICON // 2, MISSION_HEIGHT // 2), mission_icon(mission, ICON))
    x, right, y = ICON + 30, width - 16, 27
    points = f"+{COURSE.mission_points}"
    right -= canvas.write((right, y), points, ROW, GOOD, bold=True, anchor="r") + 12
    canvas.write((x, y), voice(f"mission-{mission}"), PHONE_TYPE, bold=True, width=right - x)
    canvas.write((x, y + ROW), voice(f"task-{mission}"), PHONE_TYPE, width=width - 12 - x)
    return canvas.image


@cached
def jewel_values(width: int, language: str) -> Image:
    """Say what each jewel scores at home, where a place is left."""
    canvas = Canvas.over(raised(width, MISSION_HEIGHT, PAPER, 18))
    title = Voice(language, "off_the_rails")("picture-values")
    x, y = 20, 27
    canvas.write((x, y), title, PHONE_TYPE, bold=True, width=width - 40)
    step = (width - 24) // len(JEWELS)
    for n, (kind, points) in enumerate(zip(JEWELS, JEWEL_POINTS, strict=True)):
        canvas.centre((x + 20 + n * step, y + ROW), ART.image(kind, 40))
        canvas.write((x + 48 + n * step, y + ROW), str(points), PHONE_TYPE, bold=True)
    return canvas.image


# ---- instead of them ---------------------------------------------------------


def _collision(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    """Show the two piles of a rammed cart: open ones only for the seat that made them."""
    if view.collision is None:
        return
    places = columns(PILES, WIDTH, MARGIN, GAP)
    left, width = places[0]
    middle = top + COLLISION_HEIGHT // 2
    canvas.paste((left, top), raised(width, COLLISION_HEIGHT, PAPER, 18, BAD, 6))
    canvas.glyph((left + 56, middle), "💥", 72)
    title = voice("picture-head-on" if view.collision.head_on else "picture-collision")
    canvas.write((left + 104, middle), title, 40, BAD, bold=True, width=width - 116)
    for n, pile in enumerate((view.collision.left, view.collision.right)):
        left, width = places[n + 1]
        canvas.paste((left, top), raised(width, COLLISION_HEIGHT, WHITE, 18, INK, 4))
        label = voice("picture-right" if n else "picture-left")
        x = left + 22 + canvas.write((left + 22, middle), label, PHONE_TYPE, bold=True) + 16
        if pile is None:
            knot = "inline" if view.collision.split else "none"
            canvas.paste((left + width - 130, middle - 42), ART.image("sack", 84, knot=knot))
            continue
        names = listed(pile)
        size = min(64, (left + width - 14 - x) // max(1, len(names)))
        for at, kind in enumerate(names):
            canvas.paste((x + at * size, middle - size // 2), ART.image(kind, size))


def _tiles(canvas: Canvas, tile_choices: TileChoices, top: int) -> None:
    """Show the tiles to choose from, each with what it would mean for the carts."""
    canvas.paste((MARGIN, top), raised(WIDTH - 2 * MARGIN, CHOICES_HEIGHT, PAPER, 18))
    places = columns(MOST_TILES, WIDTH, 2 * MARGIN, GAP)
    for (exits, risk), (left, _) in zip(tile_choices, places, strict=False):
        canvas.paste((left + 20, top + 10), tile_icon(exits, CHOICES_HEIGHT - 20))
        sign, fill = RISK_SIGNS[risk] if risk else ("", INK)
        canvas.write((left + 132, top + CHOICES_HEIGHT // 2), sign, 52, fill, bold=True)
