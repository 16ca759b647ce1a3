"""The end of Bandido Alcatraz: a boat on the moonlit bay, or the searchlight; below, the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.model import viewport
from games.bandido_alcatraz.model.viewport import PICTURE_WIDTH
from games.bandido_alcatraz.picture import panels
from games.bandido_alcatraz.picture.panels import MARGIN, PANEL_GAP
from games.bandido_alcatraz.picture.place_pictures import map_with_numbers
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import BAD, GOLD, GOOD, INK, PAPER, WHITE, Canvas, svg, text_width, wrap
from games.kit.draw.whose_turn import HEIGHT as TURN_HEIGHT

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.model import View
    from games.kit.words import Voice

SCENE_HEIGHT: Final = 480
MAP_HEIGHTS: Final = (300, 900)
"""Units: how high the map below the scene is at least, and how high it may become."""
TEXT_WIDTH: Final = 800
"""Units: how wide the lines are that tell the end."""
MOST_LINES: Final = 6


def final_scene(view: View, voice: Voice) -> Image:
    """Paint the end: what became of the Bandido, why, and the whole map.

    Raises:
        ValueError: for a match that is not over.
    """
    if view.result is None:
        raise ValueError(view.result)
    part = viewport.whole_viewport(view, PICTURE_WIDTH, MAP_HEIGHTS)
    below = SCENE_HEIGHT + 2 * MARGIN + TURN_HEIGHT
    canvas = Canvas(PICTURE_WIDTH, below + part.height, "#17100B")
    canvas.paste((0, 0), _scene(won=bool(view.result.winners)))
    _tell(canvas, view, voice)
    _checks(canvas, view, voice, SCENE_HEIGHT + MARGIN)
    canvas.paste((0, below), map_with_numbers(view, part))
    return canvas.image


def _tell(canvas: Canvas, view: View, voice: Voice) -> None:
    """Write how it ended, and why."""
    if view.result is None:
        return
    won = bool(view.result.winners)
    title = voice("picture-won" if won else "picture-lost")
    if not won:
        canvas.panel((28, 20), (text_width(title, 92, bold=True) + 52, 116), BAD, 28)
    canvas.write((52, 78), title, 92, GOLD if won else WHITE, bold=True)
    texts = [view.result.reason, *([view.result.grade] if view.result.grade else [])]
    rows = [row for one in texts for row in wrap(voice(one), 40, TEXT_WIDTH, MOST_LINES, bold=True)]
    for n, row in enumerate(rows):
        canvas.write((54, 176 + 50 * n), row, 40, WHITE, bold=True)


def _checks(canvas: Canvas, view: View, voice: Voice, y: int) -> None:
    """Show what the escape took, each with a tick or a cross."""
    found = panels.conditions(view, voice, 64)
    width = (PICTURE_WIDTH - 2 * MARGIN - PANEL_GAP * (len(found) - 1)) // len(found)
    for n, one in enumerate(found):
        x, done = MARGIN + n * (width + PANEL_GAP), one.colour == GOOD
        canvas.panel((x, y), (width, TURN_HEIGHT), PAPER, 22, GOOD if done else BAD, 8)
        middle = y + TURN_HEIGHT // 2
        canvas.centre((x + 62, middle), one.symbol)
        canvas.write((x + 110, middle), one.figure, 46, INK, bold=True, width=width - 180)
        mark, colour = ("✓", GOOD) if done else ("✗", BAD)
        canvas.write((x + width - 26, middle), mark, 50, colour, bold=True, anchor="r")


# ---- the scene ---------------------------------------------------------------


@cached
def _scene(*, won: bool) -> Image:
    """Paint the bay of Alcatraz by night."""
    markup = bay(searching=not won) + ART.markup("boat" if won else "caught")
    canvas = Canvas(PICTURE_WIDTH, SCENE_HEIGHT, "#14233F")
    canvas.paste((0, 0), svg(markup, PICTURE_WIDTH, SCENE_HEIGHT))
    return canvas.image


def bay(*, searching: bool) -> str:
    """Draw the sky, the prison and the sea; given `searching`, with a searchlight."""
    return ART.markup("night") + ART.markup("island", beam="inline" if searching else "none")
