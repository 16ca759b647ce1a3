"""The panel that says who is to act, what is being done, and at the end who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, Canvas, wrap
from games.off_the_rails.components import COURSE
from games.off_the_rails.picture.icons import action_icon
from games.off_the_rails.picture.player_panels import LEFT, PAD, RIGHT, WIDTH, owner_mark

if TYPE_CHECKING:
    from games.kit.words import Voice
    from games.off_the_rails.model import View

TURN_HEIGHT: Final = 126
"""The height of the panel, in units."""


def turn_panel(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    """Write who is to act and what is being done; below, the actions of the turn."""
    if view.result is not None:
        _verdict(canvas, view, voice, top)
        return
    asked = view.asked[0] if view.asked else 0
    mine = view.seat is not None and view.seat == asked
    canvas.panel((LEFT, top), (WIDTH, TURN_HEIGHT), GOLD if mine else PAPER, 20, GOLD, 7)
    owner_mark(canvas, view, voice, asked, (LEFT + 42, top + 38, 56))
    name = voice("picture-your-turn") if mine else voice.name(asked)
    canvas.write((LEFT + 78, top + 26), name, 34, bold=True, width=WIDTH - 92)
    phase = voice(f"picture-phase-{view.phase}")
    canvas.write((LEFT + 78, top + 57), phase, 28, INK if mine else FADED, width=WIDTH - 92)
    if view.phase == "sides":
        return
    size = 42
    for n in range(COURSE.actions):
        done = view.actions_done[n] if n < len(view.actions_done) else None
        x = LEFT + PAD + 8 + n * (size + 8)
        canvas.paste((x, top + TURN_HEIGHT - size - 9), action_icon(done, size))
    left = f"{len(view.actions_done)}/{COURSE.actions}"
    canvas.write((RIGHT - PAD - 4, top + TURN_HEIGHT - 30), left, 32, bold=True, anchor="r")


def _verdict(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    """Name the winners, or the grade of who plays alone."""
    winners = sorted(view.result.winners) if view.result else []
    canvas.panel((LEFT, top), (WIDTH, TURN_HEIGHT), GOLD if winners else PAPER, 20)
    canvas.glyph((LEFT + 50, top + TURN_HEIGHT // 2), "🏆" if winners else "🕳️", 68)
    names = voice.series([voice.name(seat) for seat in winners])
    if view.solo:
        names = voice(f"grade-{view.grade}")
    canvas.write((LEFT + 96, top + 36), voice("picture-final"), 28, width=WIDTH - 110)
    rows = wrap(names, 32, WIDTH - 110, 2, bold=True)
    for n, row in enumerate(rows):
        canvas.write((LEFT + 96, top + (72 if len(rows) > 1 else 80) + n * 34), row, 32, bold=True)
