"""The head of a picture: round and circuit on the left, whoever is to act on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE
from games.all_aboard.picture.scenery import MARGIN, WIDTH
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, WHITE, Canvas

if TYPE_CHECKING:
    from games.all_aboard.model import View
    from games.kit.words import Voice


def header(page: Canvas, view: View, voice: Voice) -> None:
    """Write round and circuit on the left, whoever is to act on the right."""
    title = voice("picture-round", round=view.round, rounds=COURSE.rounds)
    page.write((MARGIN + 6, 54), title, 56, bold=True)
    hidden = view.circuit == COURSE.face_down_circuit
    x = MARGIN + 6
    for circuit in range(1, COURSE.circuits + 1):
        now = circuit == view.circuit
        page.panel((x, 98), (44, 44), INK if now else PAPER, 22, INK, 4)
        page.write((x + 22, 120), str(circuit), 30, WHITE if now else INK, bold=True, anchor="m")
        x += 52
    words = voice(f"picture-placement-{view.circuit}") + (" 🙈" if hidden else "")
    page.write((x + 8, 120), words, 34, bold=True)
    if view.turn is not None:
        _to_act(page, view, voice, view.turn)


def _to_act(page: Canvas, view: View, voice: Voice, turn: int) -> None:
    mine = view.seat == turn
    width = 440
    left = WIDTH - MARGIN - width
    page.panel((left, 26), (width, 112), GOLD if mine else PAPER, 24, GOLD, 8)
    page.badge((left + 62, 82), turn, 80)
    label = voice("picture-your-turn" if mine else "picture-to-act")
    page.write((left + 116, 60), label, 32, INK if mine else FADED, bold=True, width=width - 136)
    page.write((left + 116, 104), voice.name(turn), 42, bold=True, width=width - 136)
