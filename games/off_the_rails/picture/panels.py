"""All panels round the board: a column beside it, and below what is up for choice or to claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.picture.player_panels import (
    PanelBox,
    line_count,
    player_panel,
    ranked_seats,
)
from games.off_the_rails.picture.strip import paint_strip
from games.off_the_rails.picture.supply_panel import supply_panel
from games.off_the_rails.picture.turn_panel import TURN_HEIGHT, turn_panel

if TYPE_CHECKING:
    from games.kit.draw.canvas import Canvas
    from games.kit.words import Voice
    from games.off_the_rails.model import View
    from games.off_the_rails.picture.highlights import TileChoices

TOP: Final = 10
"""Of the first panel; this and all below in units."""
BOTTOM: Final = 1050
GAP: Final = 10
"""Between two panels, at least."""
MOST_SPARE: Final = 40
"""The most by which panels move apart where there is room."""
HIGHEST_LINE: Final = 56
"""The greatest height of a line in a player's panel."""
FOOT_HEIGHT: Final = 112
"""The height of the panel with decks and supplies."""


def paint_panels(canvas: Canvas, view: View, voice: Voice, tile_choices: TileChoices = ()) -> None:
    """Paint the column right of the board, and the strip below both."""
    players, count = len(view.stockpiles), line_count(view)
    top = TOP + TURN_HEIGHT + GAP if view.asked else TOP  # broken off, it is nobody's turn
    room = BOTTOM - top - FOOT_HEIGHT - GAP * players
    line = min(HIGHEST_LINE, (room // players - 8) // count)
    tall = count * line + 8
    spare = min(MOST_SPARE, (room - players * tall) // (players + 1))
    if view.asked:
        turn_panel(canvas, view, voice, TOP)
    y = top + spare
    for seat in ranked_seats(view):
        player_panel(canvas, view, voice, seat, PanelBox(y, line, tall))
        y += tall + GAP + spare
    if view.phase != "sides":  # before that no supply matters
        supply_panel(canvas, view, voice, (BOTTOM - FOOT_HEIGHT, FOOT_HEIGHT))
    paint_strip(canvas, view, voice, BOTTOM + GAP, tile_choices)
