"""Where each square lies in a picture, and the empty board.

Mines have a colour, a pattern and a shape of their own; surfaces show the same pattern, the clan
that lives there and its start tracks. The empty board is painted once for every size.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import PHONE_TYPE, WHITE, Canvas, svg
from games.off_the_rails.art import ART
from games.off_the_rails.components import (
    BOARD,
    CENTRES,
    MINE_OF,
    PRINTED,
    SURFACE_OF,
    UNDERGROUND,
    Colour,
    Square,
)
from games.off_the_rails.picture.pieces import DARK_CLAN, PAINT_OF, crest, mine_gate
from games.off_the_rails.picture.track import track

if TYPE_CHECKING:
    from PIL.Image import Image

Letters: TypeAlias = tuple[tuple[Colour, str], ...]
"""The letter of each clan that plays."""

CAVE: Final = "#2F2723"
"""What lies round the board, and behind the panels."""
SOILS: Final = ("#DBCBB1", "#D6C5A9", "#E0D2BA")
"""The underground outside the mines: no two squares beside each other are alike."""
GRID: Final = "#8F7D64"
"""The lines between squares."""
ROCK: Final = "#4B3F38"
PATTERN_TILE: Final = 26
"""Units of a tile of a pattern on the table's board."""
TABLE_UNIT: Final = 104
"""The side of a square on the table's board, for which lines are measured."""


@dataclass(frozen=True)
class Chart:
    """The measures of one picture of the board, in units."""

    left: int
    top: int
    unit: int
    """The side of an underground square."""
    strip: int
    """How deep the surface is."""
    rim: int
    """The width of the border with the coordinates."""

    @property
    def side(self) -> int:
        """The side of the whole board, coordinates included."""
        return 8 * self.unit + 2 * (self.strip + self.rim)

    def scaled(self, length: int) -> float:
        """Return a length that is measured for the table's board."""
        return length * self.unit / TABLE_UNIT

    def box(self, square: Square) -> tuple[int, int, int, int]:
        """Return left, top, width and height of a square."""
        x, width = self._span(BOARD.columns.index(square[0]))
        y, height = self._span(BOARD.rows.index(square[1]))
        return self.left + x, self.top + y, width, height

    def middle(self, square: Square) -> tuple[int, int]:
        """Return the middle of a square."""
        left, top, width, height = self.box(square)
        return left + width // 2, top + height // 2

    def _span(self, n: int) -> tuple[int, int]:
        if n == 0:
            return self.rim, self.strip
        start = self.rim + self.strip + (n - 1) * self.unit
        return start, self.strip if n == len(BOARD.rows) - 1 else self.unit


@cached
def empty_board(unit: int, strip: int, rim: int, *, coordinates: bool = True) -> Image:
    """Paint the empty board with all that is the same in every match and language.

    Until squares matter it does without `coordinates`.
    """
    chart = Chart(0, 0, unit, strip, rim)
    canvas = Canvas(chart.side, chart.side, CAVE)
    canvas.paste((0, 0), svg(_soil(chart), chart.side, chart.side))
    for square in PRINTED:
        left, top, width, height = chart.box(square)
        canvas.paste((left, top), track(PRINTED[square], chart.unit, (width, height)))
    if coordinates:
        _coordinates(canvas, chart)
    return canvas.image


def paint_crests(canvas: Canvas, chart: Chart, clans: Letters) -> None:
    """Put gates on mines and crests on surfaces; goblins where a clan plays, trees elsewhere.

    Surfaces have the letters of the players who live there, and nothing else has any.
    """
    owners = dict(clans)
    size = round(chart.unit * 0.68)
    for square, colour in CENTRES.items():
        _centred(canvas, chart, square, mine_gate(colour, size))
    size = round(chart.strip * 0.84)
    pine = ART.image("pine", size)
    for surface in BOARD.surfaces.values():
        colour, squares = surface.colour, surface.squares
        for square in (squares[0], squares[-1]):
            _centred(canvas, chart, square, pine)
        dweller = ART.image("goblin", size, paint=PAINT_OF[colour]) if colour in owners else pine
        _centred(canvas, chart, squares[2], dweller)
        _centred(canvas, chart, squares[5], crest(colour, owners.get(colour, ""), size))


def _centred(canvas: Canvas, chart: Chart, square: Square, image: Image) -> None:
    canvas.centre(chart.middle(square), image)


def _soil(chart: Chart) -> str:
    """Draw all squares as vectors: soil, mines, surfaces, borders."""
    side = round(chart.scaled(PATTERN_TILE) / 2) * 2  # whole pixels, or else seams would show
    squares = "".join(
        _square(chart, one, f"url(#top-{CENTRES[one]})" if one in CENTRES else _fill(one), GRID)
        for one in UNDERGROUND
    )
    squares += "".join(
        _square(chart, one, f"url(#top-{colour})", "none") for one, colour in SURFACE_OF.items()
    )
    soils = ART.markup("soils", side=str(side))
    return f"{soils}{_rock(chart)}{squares}{_sunken(chart)}{_borders(chart)}"


def _fill(square: Square) -> str:
    if square in MINE_OF:
        return f"url(#{MINE_OF[square]})"
    column, row = BOARD.columns.index(square[0]), BOARD.rows.index(square[1])
    return SOILS[(column + 2 * row) % len(SOILS)]


def _sunken(chart: Chart) -> str:
    """Shade the underground where the surface stands above it: on the left and along the top."""
    left, top, *_ = chart.box("B1")
    side, deep = 8 * chart.unit, chart.unit * 14 // TABLE_UNIT
    return (
        f'<path d="M{left} {top}H{left + side}V{top + deep}H{left + deep}V{top + side}H{left}z"'
        f' fill="{CAVE}" opacity="0.28"/>'
    )


def _rock(chart: Chart) -> str:
    """Draw the rock round the board: a frame in the light, and boulders in the four corners."""
    side, size = chart.side, chart.rim + chart.strip - 6
    far = side - size - 4
    places = ((4, 4), (far, 4), (4, far), (far, far))
    boulders = "".join(
        f'<g transform="translate({x} {y}) rotate({turn} {size / 2} {size / 2})'
        f' scale({size / 100})">{ART.markup("boulders")}</g>'
        for turn, (x, y) in zip((0, 90, 270, 180), places, strict=True)
    )
    return (
        f'<rect x="3" y="3" width="{side - 6}" height="{side - 6}" rx="14" fill="none"'
        f' stroke="{ROCK}" stroke-width="6"/>{boulders}'
    )


def _square(chart: Chart, square: Square, fill: str, edge: str) -> str:
    left, top, width, height = chart.box(square)
    line = chart.scaled(2)  # whole pixels on the table's board, like all below
    return (
        f'<rect x="{left + line / 2}" y="{top + line / 2}" width="{width}" height="{height}"'
        f' fill="{fill}" stroke="{edge}" stroke-width="{line}"/>'
    )


def _borders(chart: Chart) -> str:
    """Frame each mine in its dark colour, and the underground as a whole."""
    frames = ""
    for colour, mine in BOARD.mines.items():
        left, top, *_ = chart.box(mine.spaces[0])
        side = 3 * chart.unit
        frames += (
            f'<rect x="{left + 2}" y="{top + 2}" width="{side - 4}" height="{side - 4}" rx="6"'
            f' fill="none" stroke="{DARK_CLAN[colour]}" stroke-width="{chart.scaled(4)}"/>'
        )
    left, top, *_ = chart.box("B1")
    side = 8 * chart.unit
    return frames + (
        f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none"'
        f' stroke="{CAVE}" stroke-width="{chart.scaled(6)}"/>'
    )


def _coordinates(canvas: Canvas, chart: Chart) -> None:
    """Write letters above and below, digits left and right."""
    size = max(PHONE_TYPE, chart.rim)
    far = chart.side - chart.rim // 2
    near = chart.rim // 2
    for column in BOARD.columns:
        x, _ = chart.middle(f"{column}1")
        for y in (near, far):
            canvas.write((x, y), column, size, WHITE, bold=True, anchor="m")
    for row in BOARD.rows:
        _, y = chart.middle(f"B{row}")
        for x in (near, far):
            canvas.write((x, y), row, size, WHITE, bold=True, anchor="m")
