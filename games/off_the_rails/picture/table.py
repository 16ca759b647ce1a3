"""The picture of Off the Rails: the board with all panels, a larger view of it, what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import Canvas
from games.off_the_rails.picture.board import crash, dots, land, letters, ring, vehicles
from games.off_the_rails.picture.chart import CAVE, Chart
from games.off_the_rails.picture.highlights import Idea, present, supposed
from games.off_the_rails.picture.panels import panels
from games.off_the_rails.picture.routes import labels, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.game import Decision
    from games.kit.words import Voice
    from games.off_the_rails.model import View

SIZE: Final = (1400, 1060)
CHART: Final = Chart(10, 10, 104, 76, 28)
"""The board beside the panels: 1,040 pixels."""
LARGE: Final = Chart(2, 2, 140, 100, 38)
"""The board alone: 1,396 pixels."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    return _whole(present(view), voice)


def preview(view: View, voice: Voice, chosen: Sequence[Decision]) -> Image:
    """Paint what the answers given so far would lead to."""
    return _whole(supposed(view, [step.value for step in chosen]), voice)


def zoom(view: View, voice: Voice) -> Image:
    """Paint the board alone, as large as a picture may be."""
    page = Canvas(LARGE.side + 2 * LARGE.left, LARGE.side + 2 * LARGE.top, CAVE)
    _board(page, present(view), LARGE, voice)
    return page.image


def _whole(idea: Idea, voice: Voice) -> Image:
    page = Canvas(*SIZE, CAVE)
    _board(page, idea, CHART, voice)
    panels(page, idea.view, voice, letters(voice), idea.fan)
    return page.image


def _board(page: Canvas, idea: Idea, chart: Chart, voice: Voice) -> None:
    """Paint the board in layers: what lies there, marks, routes, carts, what routes lead to."""
    view, signs = idea.view, letters(voice)
    land(page, view, chart, signs, idea.ghost)
    dots(page, chart, idea.candidates, first=idea.first)
    lines(page, chart, view.carts, idea.routes)
    for square in idea.focus:
        ring(page, chart, square, square)
    if idea.band is not None:
        ring(page, chart, *idea.band)
    vehicles(page, view, chart, signs)
    crash(page, view, chart)
    labels(page, chart, view.carts, idea.routes, named=idea.named)
