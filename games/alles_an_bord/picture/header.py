"""The top of the picture: what is going on, and whom the table waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.picture.layout import MARGIN, WIDTH
from games.kit.draw.canvas import FADED, PHONE_TYPE, text_width
from games.kit.draw.text.names import seat_letter
from games.kit.draw.whose_turn import turn_frame, turn_panel

if TYPE_CHECKING:
    from games.alles_an_bord.model import View
    from games.kit.draw.canvas import Canvas
    from games.kit.words import Voice

PANEL_TOP: Final = 18
MOST_BADGES_IN_USUAL_PANEL: Final = 3
"""Of more badges the panel is wider."""
BADGE_STEP: Final = 62
"""From one badge to the next."""
WIDEST: Final = 570
"""So much room there is for badges with names beside the title."""
NAME_LEFT: Final = 60
"""From where a badge begins to its name."""
NAME_GAP: Final = 20


def paint_header(canvas: Canvas, title: str, line: str, width: int = 740) -> None:
    """Write what is going on, in two lines of at most `width`."""
    canvas.write((MARGIN + 6, 50), title, 56, bold=True, width=width)
    canvas.write((MARGIN + 6, 106), line, 36, bold=True, width=width)


def paint_waiting(canvas: Canvas, view: View, voice: Voice) -> None:
    """Say on the right whom the table waits for, by name where there is room for all names.

    A viewer whom it waits for reads that below the picture.
    """
    if not view.acting or view.seat in view.acting:
        return
    shown = view.acting
    width = 520 if len(shown) > MOST_BADGES_IN_USUAL_PANEL else 440
    left = WIDTH - MARGIN - width
    label = voice("picture-waiting", count=len(shown))
    if len(shown) == 1:
        turn_panel(canvas, (left, PANEL_TOP), width, (shown[0], voice), label, mine=False)
        return
    names = [voice.name(seat) for seat in shown]
    steps = [NAME_LEFT + text_width(name, PHONE_TYPE, bold=True) + NAME_GAP for name in names]
    if sum(steps) <= WIDEST:
        left = min(left, WIDTH - MARGIN - sum(steps) - NAME_GAP)
        turn_frame(canvas, (left, PANEL_TOP), WIDTH - MARGIN - left, mine=False)
        canvas.write((left + 24, PANEL_TOP + 34), label, PHONE_TYPE, FADED, bold=True)
        x = left + NAME_GAP
        for seat, name, step in zip(shown, names, steps, strict=True):
            canvas.badge((x + 27, PANEL_TOP + 78), seat, 54, seat_letter(voice, seat))
            canvas.write((x + NAME_LEFT, PANEL_TOP + 79), name, PHONE_TYPE, bold=True)
            x += step
        return
    turn_frame(canvas, (left, PANEL_TOP), width, mine=False)
    room = width - 44 - BADGE_STEP * len(shown)
    canvas.write((left + 24, 74), label, PHONE_TYPE, FADED, bold=True, width=room)
    for n, seat in enumerate(reversed(shown)):
        spot = (left + width - 48 - BADGE_STEP * n, 74)
        canvas.badge(spot, seat, 56, seat_letter(voice, seat))
