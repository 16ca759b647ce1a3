"""The panels beside the board: who is to act, the players, missions, decks and supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.canvas import BAD, FADED, GOLD, GOOD, INK, PAPER, SMALLEST, WHITE, Canvas, wrap
from games.off_the_rails.components import COURSE, MissionName, listed
from games.off_the_rails.picture.icons import (
    action_icon,
    card_back,
    chasm_icon,
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

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.canvas import Colour
    from games.kit.words import Voice
    from games.off_the_rails.model import View
    from games.off_the_rails.picture.chart import Letters
    from games.off_the_rails.picture.highlights import Risk, TileChoices

Tasks: TypeAlias = tuple[tuple[str, ...], ...]
"""The rows of each mission's task; none where there is no room."""

TOP: Final = 10
BOTTOM: Final = 1050
GAP: Final = 10
MOST_SPARE: Final = 40
"""The most by which panels move apart where there is room."""
HEADER_HEIGHT: Final = 126
CRASH_HEIGHT: Final = 176
"""The height of the panel about a collision."""
CHOICES_HEIGHT: Final = 176
"""The height of the panel with the tiles to choose from."""
RISK_SIGNS: Final[dict[Risk, tuple[str, Colour]]] = {
    "safe": ("✓", GOOD),
    "rams": ("💥", INK),
    "lost": ("✗", BAD),
}
MISSION_LINE_HEIGHTS: Final = (34, 38, 44)
"""Heights of a mission without its task."""
TASK_ROW_HEIGHT: Final = 31
"""The height of a row of a mission's task."""
TASK_ROWS: Final = 3
PLAYERS_EASE: Final = 1.12
"""How much more than the least room the players keep where missions are explained."""
PLAYER_LINE_HEIGHTS: Final = (34, 52)
"""The least and the greatest height of a line in a player's panel."""
FOOT_HEIGHTS: Final = (94, 112)
"""The least and the greatest height of the panel with decks and supplies."""


def paint_panels(
    page: Canvas, view: View, voice: Voice, letters: Letters, tile_choices: TileChoices = ()
) -> None:
    """Paint all panels into the column right of the board; a fan of tiles hides the missions."""
    players, count = len(view.stockpiles), line_count(view)
    boxes = players + 2 + bool(view.missions or view.crash or tile_choices)
    room = BOTTOM - TOP - HEADER_HEIGHT - GAP * (boxes - 1)
    least = players * (count * PLAYER_LINE_HEIGHTS[0] + 8)
    foot = FOOT_HEIGHTS[
        room - least - _tasks_height(view, MISSION_LINE_HEIGHTS[0], ()) >= sum(FOOT_HEIGHTS)
    ]
    row, tasks = _missions(view, voice, room - foot, least)
    height = CHOICES_HEIGHT if tile_choices else _tasks_height(view, row, tasks)
    line = min(
        PLAYER_LINE_HEIGHTS[1] + 12 * view.solo, ((room - foot - height) // players - 8) // count
    )
    tall = count * line + 8
    spare = min(MOST_SPARE, (room - foot - height - players * tall) // (boxes - 1))
    _header(page, view, voice, letters, TOP)
    y = TOP + HEADER_HEIGHT + GAP + spare
    for seat in ranked_seats(view):
        player_panel(page, view, voice, letters, seat, PanelBox(y, line, tall))
        y += tall + GAP + spare
    if height:
        page.panel((LEFT, y), (WIDTH, height), PAPER, 18)
    if tile_choices:
        _fan(page, tile_choices, y)
    elif view.crash is not None:
        _crash(page, view, voice, y)
    else:
        _tasks(page, view, voice, letters, (y + 6, row, tasks))
    _foot(page, view, voice, (BOTTOM - foot, foot))


def _missions(view: View, voice: Voice, room: int, least: int) -> tuple[int, Tasks]:
    """Return the height of a mission's line, and its task in rows where there is room for it."""
    tasks = tuple(
        wrap(voice(f"task-{mission}"), SMALLEST, WIDTH - 2 * PAD, TASK_ROWS)
        for mission in view.missions
    )
    if (
        tasks
        and round(least * PLAYERS_EASE) + _tasks_height(view, MISSION_LINE_HEIGHTS[-1], tasks)
        <= room
    ):
        return MISSION_LINE_HEIGHTS[-1], tasks
    none: Tasks = tuple(() for _ in view.missions)
    fitting = [
        row
        for row in MISSION_LINE_HEIGHTS
        if round(least * PLAYERS_EASE) + _tasks_height(view, row, none) <= room
    ]
    return max(fitting, default=MISSION_LINE_HEIGHTS[0]), none


# ---- whose turn --------------------------------------------------------------


def _header(page: Canvas, view: View, voice: Voice, letters: Letters, top: int) -> None:
    """Write who is to act and what is being done; below, the actions of the turn."""
    if view.result is not None:
        _verdict(page, view, voice, top)
        return
    asked = view.asked[0] if view.asked else 0
    mine = view.seat is not None and view.seat == asked
    page.panel((LEFT, top), (WIDTH, HEADER_HEIGHT), GOLD if mine else PAPER, 20, GOLD, 7)
    owner_mark(page, view, letters, asked, (LEFT + 42, top + 38, 56))
    name = voice("picture-your-turn") if mine else voice.name(asked)
    page.write((LEFT + 78, top + 26), name, 34, bold=True, width=WIDTH - 92)
    phase = voice(f"picture-phase-{view.phase}")
    page.write((LEFT + 78, top + 57), phase, 28, INK if mine else FADED, width=WIDTH - 92)
    if view.phase == "sides":
        return
    size = 42
    for n in range(COURSE.actions):
        done = view.actions_done[n] if n < len(view.actions_done) else None
        x = LEFT + PAD + 8 + n * (size + 8)
        page.paste((x, top + HEADER_HEIGHT - size - 9), action_icon(done, size))
    left = f"{len(view.actions_done)}/{COURSE.actions}"
    page.write((RIGHT - PAD - 4, top + HEADER_HEIGHT - 30), left, 32, bold=True, anchor="r")


def _verdict(page: Canvas, view: View, voice: Voice, top: int) -> None:
    """Name the winners, or the grade of who plays alone."""
    winners = sorted(view.result.winners) if view.result else []
    page.panel((LEFT, top), (WIDTH, HEADER_HEIGHT), GOLD if winners else PAPER, 20)
    page.glyph((LEFT + 50, top + HEADER_HEIGHT // 2), "🏆" if winners else "🕳️", 68)
    names = voice.series([voice.name(seat) for seat in winners])
    if view.solo:
        names = voice(f"grade-{view.grade}")
    page.write((LEFT + 96, top + 36), voice("picture-final"), 28, width=WIDTH - 110)
    rows = wrap(names, 32, WIDTH - 110, 2, bold=True)
    for n, row in enumerate(rows):
        page.write((LEFT + 96, top + (72 if len(rows) > 1 else 80) + n * 34), row, 32, bold=True)


# ---- missions and collisions -------------------------------------------------


def _tasks_height(view: View, row: int, tasks: Tasks) -> int:
    if view.crash is not None:
        return CRASH_HEIGHT
    written = sum(len(task) * TASK_ROW_HEIGHT + 6 * bool(task) for task in tasks)
    return len(view.missions) * row + written + 12 if view.missions else 0


def _tasks(
    page: Canvas, view: View, voice: Voice, letters: Letters, at: tuple[int, int, Tasks]
) -> None:
    """Write the missions below each other, and what they ask for where there is room."""
    top, row, tasks = at
    for mission, task in zip(view.missions, tasks, strict=True):
        height = row + len(task) * TASK_ROW_HEIGHT + 6 * bool(task)
        if mission in view.met and not _takers(view, mission):
            page.panel((LEFT + 6, top), (WIDTH - 12, height), GOLD, 12)
        _mission(page, view, voice, letters, mission, (top, row))
        for n, words in enumerate(task):
            page.write(
                (LEFT + PAD, top + row + TASK_ROW_HEIGHT // 2 - 2 + n * TASK_ROW_HEIGHT),
                words,
                SMALLEST,
                FADED,
            )
        top += height


def _takers(view: View, mission: MissionName) -> list[int]:
    takers: list[int] = [view.claims[mission]] if mission in view.claims else []
    return takers + list(view.dirty) if mission == "dirty_goblins" else takers


def _mission(
    page: Canvas,
    view: View,
    voice: Voice,
    letters: Letters,
    mission: MissionName,
    at: tuple[int, int],
) -> None:
    """Write a mission: golden while it can be claimed, pale with a crest once it was."""
    top, row = at
    takers = _takers(view, mission)
    y = top + row // 2
    sign = mission_icon(mission, row - 4)
    page.paste((LEFT + PAD - 4, y - sign.height // 2), sign)
    x = LEFT + PAD + sign.width + 2
    room = RIGHT - PAD + 6 - x - 44 * len(takers)
    ink = FADED if takers else INK
    page.write((x, y), voice(f"mission-{mission}"), SMALLEST, ink, width=room)
    for back, seat in enumerate(takers):
        owner_mark(page, view, letters, seat, (RIGHT - PAD - 14 - back * 40, y, 46))


def _crash(page: Canvas, view: View, voice: Voice, top: int) -> None:
    """Show the two piles of a rammed cart: closed sacks, but for whoever packed them."""
    if view.crash is None:
        return
    title = voice("picture-head-on" if view.crash.head_on else "picture-collision")
    page.write((LEFT + PAD, top + 30), f"💥 {title}", 30, BAD, bold=True, width=WIDTH - 28)
    half = (WIDTH - 3 * PAD) // 2
    for n, pile in enumerate((view.crash.left, view.crash.right)):
        x = LEFT + PAD + n * (half + PAD)
        page.panel((x, top + 56), (half, 108), WHITE, 16, INK, 3)
        label = voice("picture-right" if n else "picture-left")
        page.write((x + half // 2, top + 80), label, SMALLEST, anchor="m", width=half - 12)
        if pile is None:
            page.paste((x + half // 2 - 30, top + 98), sack(60, tied=view.crash.split))
            continue
        names = listed(pile)
        size = 40
        for at, kind in enumerate(names):
            along = x + (half - size * len(names)) // 2 + at * size
            page.paste((along, top + 108), gem(kind, size))


def _fan(page: Canvas, tile_choices: TileChoices, top: int) -> None:
    """Show the tiles to choose from, each with what it would mean for the carts."""
    size, column, row = 68, (WIDTH - 2 * PAD) // 3, (CHOICES_HEIGHT - 12) // 2
    for n, (exits, luck) in enumerate(tile_choices):
        x, y = LEFT + PAD + n % 3 * column, top + 6 + n // 3 * row
        page.paste((x, y + (row - size) // 2), tile_icon(exits, size))
        sign, fill = RISK_SIGNS[luck] if luck else ("", INK)
        page.write((x + size + 3, y + row // 2), sign, SMALLEST, fill, bold=True)


# ---- decks and supplies ------------------------------------------------------


def _foot(page: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Show the deck with the place of the chasm card, and what is left of everything."""
    top, height = at
    page.panel((LEFT, top), (WIDTH, height), PAPER, 18)
    first, second = top + height * 2 // 7, top + height * 5 // 7
    size = 40
    middle = LEFT + 116
    _count(page, card_back(size), str(view.deck_size), (LEFT + PAD, first))
    page.paste((middle, first - size // 2), chasm_icon(size))
    urgent = view.chasm_open or view.last_turns is not None
    room = RIGHT - PAD - middle - size - 6
    fill = BAD if urgent else INK
    page.write((middle + size + 6, first), _chasm(view, voice), 32, fill, bold=True, width=room)
    plain, branching = view.pools
    _count(page, tile_icon("NS", size), str(plain), (LEFT + PAD, second))
    _count(page, tile_icon("NESW", size), str(branching), (middle, second))
    _count(page, sack(size, tied=True), str(sum(view.bag)), (LEFT + 218, second))


def _chasm(view: View, voice: Voice) -> str:
    """Write where the chasm card lies, how many turns are left, or how many tokens."""
    if view.chasm_open or view.solo:
        return f"{sum(view.supply.values())} ●"
    if view.last_turns is not None:
        return voice("picture-last-turns", turns=view.last_turns)
    if view.chasm_place is None:
        return "–"
    first, last = view.chasm_place
    return f"{first}–{last}"


def _count(page: Canvas, sign: Image, number: str, at: tuple[int, int]) -> None:
    """Write a number behind a sign."""
    x, y = at
    page.paste((x, y - sign.height // 2), sign)
    page.write((x + sign.width + 6, y), number, 32, bold=True)
