"""The head of a picture: round and circuit on the left, who is to act on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE
from games.all_aboard.picture.scenery import MARGIN, WIDTH, backdrop
from games.kit.draw.cache.layers import layer
from games.kit.draw.canvas import INK, PAPER, PHONE_TYPE, WHITE, Canvas
from games.kit.draw.whose_turn import turn_panel

if TYPE_CHECKING:
    from games.all_aboard.model import View
    from games.kit.words import Voice

TURN_PANEL_WIDTH: Final = 440


def start_picture(view: View, voice: Voice, shores: tuple[int, int]) -> Canvas:
    """Start a picture: scenery, round and circuit on the left, who is to act on the right.

    `shores` are where far and near water begin.
    """
    canvas = Canvas.over(layer(backdrop, *shores))
    _write_course(canvas, view, voice)
    if view.turn is not None:
        mine = view.seat == view.turn
        label = voice("picture-your-turn" if mine else "picture-to-act")
        who = (view.turn, voice)
        at = (WIDTH - MARGIN - TURN_PANEL_WIDTH, 26)
        turn_panel(canvas, at, TURN_PANEL_WIDTH, who, label, mine=mine)
    return canvas


def _write_course(canvas: Canvas, view: View, voice: Voice) -> None:
    """Write the number of the round, and which circuit it is."""
    title = voice("picture-round", round=view.round, rounds=COURSE.rounds)
    canvas.write((MARGIN + 6, 54), title, 56, bold=True)
    face_down = COURSE.face_down(view.circuit)
    x = MARGIN + 6
    for circuit in range(1, COURSE.circuits + 1):
        now = circuit == view.circuit
        canvas.panel((x, 95), (50, 50), INK if now else PAPER, 25, INK, 4)
        fill = WHITE if now else INK
        canvas.write((x + 25, 120), str(circuit), PHONE_TYPE, fill, bold=True, anchor="m")
        x += 58
    words = voice(f"picture-placement-{view.circuit}") + (" 🙈" if face_down else "")
    canvas.write((x + 8, 120), words, PHONE_TYPE, bold=True)
