"""The head of a picture: round and circuit on the left, on the right who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE
from games.all_aboard.picture.scenery import HEIGHT, MARGIN, WIDTH, backdrop
from games.kit.draw.cache.layers import layer
from games.kit.draw.canvas import INK, PAPER, PHONE_TYPE, Canvas
from games.kit.draw.whose_turn import turn_panel

if TYPE_CHECKING:
    from games.all_aboard.model import View
    from games.kit.words import Voice

TURN_PANEL_WIDTH: Final = 440


def start_picture(
    view: View, voice: Voice, shores: tuple[int, int], height: int = HEIGHT
) -> Canvas:
    """Start a picture: scenery, round and circuit on the left.

    On the right of the table's stands who is to act: a hand says that below its picture. `shores`
    are where far and near water begin.
    """
    canvas = Canvas.over(layer(backdrop, *shores, height))
    _write_course(canvas, view, voice)
    if view.turn is not None and view.seat is None:
        at, who = (WIDTH - MARGIN - TURN_PANEL_WIDTH, 26), (view.turn, voice)
        turn_panel(canvas, at, TURN_PANEL_WIDTH, who, voice("picture-to-act"), mine=False)
    return canvas


def _write_course(canvas: Canvas, view: View, voice: Voice) -> None:
    """Write the number of the round, and with a dot for each circuit how animals are placed."""
    title = voice("picture-round", round=view.round, rounds=COURSE.rounds)
    canvas.write((MARGIN + 6, 54), title, 56, bold=True)
    x = MARGIN + 6
    for circuit in range(1, COURSE.circuits + 1):
        canvas.panel((x, 104), (32, 32), INK if circuit == view.circuit else PAPER, 16, INK, 4)
        x += 42
    words = voice(f"picture-face-{'down' if COURSE.face_down(view.circuit) else 'up'}")
    canvas.write((x + 8, 120), words, PHONE_TYPE, bold=True)
