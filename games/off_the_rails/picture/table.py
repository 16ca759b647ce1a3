"""The whole picture: the board with all panels; the board alone, larger; what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.layers import layer
from games.kit.draw.canvas import Canvas
from games.off_the_rails.picture.board import (
    frame_squares,
    ground_of,
    mark_changed,
    mark_collision,
    mark_squares,
    mark_surfaces,
    number_proposals,
    paint_carts,
    paint_ground,
)
from games.off_the_rails.picture.chart import Chart
from games.off_the_rails.picture.final_scene import final_scene
from games.off_the_rails.picture.highlights import (
    Highlighted,
    foreseen,
    highlighted,
    with_proposals,
)
from games.off_the_rails.picture.panels import paint_panels
from games.off_the_rails.picture.routes import draw_routes, label_routes
from games.off_the_rails.picture.strip import strip_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.game import Decision, Proposals
    from games.kit.words import Voice
    from games.off_the_rails.model import View

PICTURE_SIZE: Final = (1400, 1060)
"""Width and height in units, but for the strip below."""
TABLE_CHART: Final = Chart(10, 10, 104, 76, 28)
"""The board beside the panels: 1,040 units."""
ZOOM_CHART: Final = Chart(2, 2, 280, 200, 78)
"""The board alone: twice as large as other pictures."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    if view.result is not None:
        return final_scene(view, voice)
    return _whole(highlighted(view), voice)


def preview(view: View, voice: Voice, chosen: Sequence[Decision], likely: Proposals = ()) -> Image:
    """Paint what the answers given so far would lead to, and what is proposed there."""
    shown = foreseen(view, [step.value for step in chosen])
    return _whole(with_proposals(shown, likely), voice)


def zoom(view: View, voice: Voice) -> Image:
    """Paint the board alone, as large as a picture may be."""
    size = (ZOOM_CHART.side + 2 * ZOOM_CHART.left, ZOOM_CHART.side + 2 * ZOOM_CHART.top)
    return _board(size, highlighted(view), ZOOM_CHART, voice).image


def _whole(shown: Highlighted, voice: Voice) -> Image:
    width, height = PICTURE_SIZE
    size = (width, height + strip_height(shown.view, shown.tile_choices))
    canvas = _board(size, shown, TABLE_CHART, voice)
    paint_panels(canvas, shown.view, voice, shown.tile_choices)
    return canvas.image


def _board(size: tuple[int, int], shown: Highlighted, chart: Chart, voice: Voice) -> Canvas:
    """Paint the board in layers: what lies there, marks, routes, carts, what routes lead to."""
    view, ground = shown.view, ground_of(shown.view, voice)
    below = layer(paint_ground, size, ground, chart, shown.new_track)
    canvas = Canvas.over(below)
    mark_squares(canvas, chart, shown.candidates, first=shown.first)
    mark_surfaces(canvas, chart, shown.surfaces)
    draw_routes(canvas, chart, view.carts, shown.routes)
    for square in shown.focus:
        frame_squares(canvas, chart, square, square)
    if shown.surface is not None:
        frame_squares(canvas, chart, *shown.surface)
    paint_carts(canvas, view, chart, dict(ground.clans))
    mark_changed(canvas, chart, shown.changed)
    mark_collision(canvas, view, chart)
    label_routes(canvas, chart, view.carts, shown.routes, lettered=shown.lettered)
    number_proposals(canvas, chart, shown.proposals)
    return canvas
