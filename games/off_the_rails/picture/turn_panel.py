"""The panel that says who is to act, what is being done, and at the end who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, PHONE_TYPE, Canvas
from games.kit.draw.materials import raised
from games.off_the_rails.components import COURSE
from games.off_the_rails.picture.icons import action_icon
from games.off_the_rails.picture.player_panels import LEFT, PAD, RIGHT, WIDTH, owner_mark

if TYPE_CHECKING:
    from games.kit.words import Voice
    from games.off_the_rails.model import View

TURN_HEIGHT: Final = 176
"""The height of the panel, in units."""


def turn_panel(canvas: Canvas, view: View, voice: Voice, top: int) -> None:
    """Write who is to act and what is being done; below, the actions of the turn."""
    asked = view.asked[0]
    mine = view.seat is not None and view.seat == asked
    ground = GOLD if mine else PAPER
    canvas.paste((LEFT, top), raised(WIDTH, TURN_HEIGHT, ground, 20, GOLD, 7))
    owner_mark(canvas, view, voice, asked, (LEFT + 44, top + 38, 60))
    name = voice("picture-your-turn") if mine else voice.name(asked)
    canvas.write((LEFT + 82, top + 38), name, 38, bold=True, width=WIDTH - 92)
    phase = voice(f"picture-phase-{view.phase}")
    canvas.write((LEFT + 16, top + 94), phase, PHONE_TYPE, INK if mine else FADED, width=WIDTH - 30)
    if view.phase == "sides":
        return
    size = 46
    for n in range(COURSE.actions):
        done = view.actions_done[n] if n < len(view.actions_done) else None
        x = LEFT + PAD + 8 + n * (size + 6)
        canvas.paste((x, top + TURN_HEIGHT - size - 8), action_icon(done, size))
    left = f"{len(view.actions_done)}/{COURSE.actions}"
    canvas.write((RIGHT - PAD - 4, top + TURN_HEIGHT - 31), left, PHONE_TYPE, bold=True, anchor="r")
