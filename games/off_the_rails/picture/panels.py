"""All panels beside the board, with those of missions, of a collision, and of tiles to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOLD,
    GOOD,
    INK,
    PAPER,
    SMALLEST_TYPE,
    WHITE,
    Canvas,
    wrap,
)
from games.kit.draw.scale import extent
from games.off_the_rails.components import MissionName, listed
from games.off_the_rails.picture.icons import (
    mission_icon,
    sack,
    tile_icon,
)
from games.off_the_rails.picture.pieces import gem
from games.off_the_rails.picture.player_panels import (
    LEFT,
    PAD,
    RIGHT,
    WIDTH,
    PanelBox,
    line_count,
    owner_mark,
    player_panel,
    ranked_seats,
)
from games.off_the_rails.picture.supply_panel import supply_panel
from games.off_the_rails.picture.turn_panel import TURN_HEIGHT, turn_panel

if TYPE_CHECKING:
    from games.kit.draw.canvas import Colour
    from games.kit.words import Voice
    from games.off_the_rails.model import View
    from games.off_the_rails.picture.highlights import Risk, TileChoices

Tasks: TypeAlias = tuple[tuple[str, ...], ...]
"""The rows of each mission's task; none where there is no room."""

TOP: Final = 10
"""Of the first panel; this and all below in units."""
BOTTOM: Final = 1050
GAP: Final = 10
"""Between two panels, at least."""
MOST_SPARE: Final = 40
"""The most by which panels move apart where there is room."""
COLLISION_HEIGHT: Final = 176
"""The height of the panel about a collision."""
CHOICES_HEIGHT: Final = 176
"""The height of the panel with the tiles to choose from."""
RISK_SIGNS: Final[dict[Risk, tuple[str, Colour]]] = {
    "safe": ("✓", GOOD),
    "rams": ("💥", INK),
    "lost": ("✗", BAD),
}
MISSION_LINES: Final = (34, 38, 44)
"""Heights of a mission without its task."""
TASK_ROW: Final = 31
"""The height of a row of a mission's task."""
MOST_TASK_ROWS: Final = 3
PLAYERS_EASE: Final = 1.12
"""How much more than the least room the players keep where missions are explained."""
PLAYER_LINES: Final = (34, 52)
"""The least and the greatest height of a line in a player's panel."""
FOOT_HEIGHTS: Final = (94, 112)
"""The least and the greatest height of the panel with decks and supplies."""


def paint_panels(canvas: Canvas, view: View, voice: Voice, tile_choices: TileChoices = ()) -> None:
    """Paint all panels into the column right of the board.

    Tiles to choose from, or a collision, stand where the missions are otherwise.
    """
    players, count = len(view.stockpiles), line_count(view)
    boxes = players + 2 + bool(view.missions or view.collision or tile_choices)
    room = BOTTOM - TOP - TURN_HEIGHT - GAP * (boxes - 1)
    least = players * (count * PLAYER_LINES[0] + 8)
    tasks_least = _tasks_height(view, MISSION_LINES[0], ())
    foot = FOOT_HEIGHTS[room - least - tasks_least >= sum(FOOT_HEIGHTS)]
    row, tasks = _missions(view, voice, room - foot, least)
    height = CHOICES_HEIGHT if tile_choices else _tasks_height(view, row, tasks)
    line = min(PLAYER_LINES[1] + 12 * view.solo, ((room - foot - height) // players - 8) // count)
    tall = count * line + 8
    spare = min(MOST_SPARE, (room - foot - height - players * tall) // (boxes - 1))
    turn_panel(canvas, view, voice, TOP)
    y = TOP + TURN_HEIGHT + GAP + spare
    for seat in ranked_seats(view):
        player_panel(canvas, view, voice, seat, PanelBox(y, line, tall))
        y += tall + GAP + spare
    if height:
        canvas.panel((LEFT, y), (WIDTH, height), PAPER, 18)
    if tile_choices:
        _tile_panel(canvas, tile_choices, y)
    elif view.collision is not None:
        _collision_panel(canvas, view, voice, y)
    else:
        _tasks(canvas, view, voice, (y + 6, row, tasks))
    supply_panel(canvas, view, voice, (BOTTOM - foot, foot))


def _missions(view: View, voice: Voice, room: int, least: int) -> tuple[int, Tasks]:
    """Return the height of a mission's line, and its task in rows where there is room for it."""
    tasks = tuple(
        wrap(voice(f"task-{mission}"), SMALLEST_TYPE, WIDTH - 2 * PAD, MOST_TASK_ROWS)
        for mission in view.missions
    )
    players = round(least * PLAYERS_EASE)
    if tasks and players + _tasks_height(view, MISSION_LINES[-1], tasks) <= room:
        return MISSION_LINES[-1], tasks
    none: Tasks = tuple(() for _ in view.missions)
    fitting = [row for row in MISSION_LINES if players + _tasks_height(view, row, none) <= room]
    return max(fitting, default=MISSION_LINES[0]), none


# ---- missions and collisions -------------------------------------------------


def _tasks_height(view: View, row: int, tasks: Tasks) -> int:
    if view.collision is not None:
        return COLLISION_HEIGHT
    written = sum(len(task) * TASK_ROW + 6 * bool(task) for task in tasks)
    return len(view.missions) * row + written + 12 if view.missions else 0


def _tasks(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int, Tasks]) -> None:
    """Write the missions below each other, and what they ask for where there is room."""
    top, row, tasks = at
    for mission, task in zip(view.missions, tasks, strict=True):
        height = row + len(task) * TASK_ROW + 6 * bool(task)
        if mission in view.met and not _takers(view, mission):
            canvas.panel((LEFT + 6, top), (WIDTH - 12, height), GOLD, 12)
        _mission(canvas, view, voice, mission, (top, row))
        for n, words in enumerate(task):
            canvas.write(
                (LEFT + PAD, top + row + TASK_ROW // 2 - 2 + n * TASK_ROW),
                words,
                SMALLEST_TYPE,
                FADED,
            )
        top += height


def _takers(view: View, mission: MissionName) -> list[int]:
    takers: list[int] = [view.claims[mission]] if mission in view.claims else []
    return takers + list(view.dirty) if mission == "dirty_goblins" else takers


def _mission(
    canvas: Canvas,
    view: View,
    voice: Voice,
    mission: MissionName,
    at: tuple[int, int],
) -> None:
    """Write a mission: golden while it can be claimed, pale with a crest once it was."""
    top, row = at
    takers = _takers(view, mission)
    y = top + row // 2
    sign = mission_icon(mission, row - 4)
    across, _ = extent(sign)
    canvas.centre((LEFT + PAD - 4 + across // 2, y), sign)
    x = LEFT + PAD + across + 2
    room = RIGHT - PAD + 6 - x - 44 * len(takers)
    ink = FADED if takers else INK
    canvas.write((x, y), voice(f"mission-{mission}"), SMALLEST_TYPE, ink, width=room)
    for back, seat in enumerate(takers):
        owner_mark(canvas, view, voice, seat, (RIGHT - PAD - 14 - back * 40, y, 46))


def _collision_panel(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    """Show the two piles of a rammed cart: closed sacks, but for whoever packed them."""
    if view.collision is None:
        return
    title = voice("picture-head-on" if view.collision.head_on else "picture-collision")
    canvas.write((LEFT + PAD, top + 30), f"💥 {title}", 30, BAD, bold=True, width=WIDTH - 28)
    half = (WIDTH - 3 * PAD) // 2
    for n, pile in enumerate((view.collision.left, view.collision.right)):
        x = LEFT + PAD + n * (half + PAD)
        canvas.panel((x, top + 56), (half, 108), WHITE, 16, INK, 3)
        label = voice("picture-right" if n else "picture-left")
        canvas.write((x + half // 2, top + 80), label, SMALLEST_TYPE, anchor="m", width=half - 12)
        if pile is None:
            canvas.paste((x + half // 2 - 30, top + 98), sack(60, tied=view.collision.split))
            continue
        names = listed(pile)
        size = 40
        for at, kind in enumerate(names):
            along = x + (half - size * len(names)) // 2 + at * size
            canvas.paste((along, top + 108), gem(kind, size))


def _tile_panel(canvas: Canvas, tile_choices: TileChoices, top: int) -> None:
    """Show the tiles to choose from, each with what it would mean for the carts."""
    size, column, row = 68, (WIDTH - 2 * PAD) // 3, (CHOICES_HEIGHT - 12) // 2
    for n, (exits, risk) in enumerate(tile_choices):
        x, y = LEFT + PAD + n % 3 * column, top + 6 + n // 3 * row
        canvas.paste((x, y + (row - size) // 2), tile_icon(exits, size))
        sign, fill = RISK_SIGNS[risk] if risk else ("", INK)
        canvas.write((x + size + 3, y + row // 2), sign, SMALLEST_TYPE, fill, bold=True)
