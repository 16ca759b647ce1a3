"""The sheet: all that lies on the table at one size, from which every map is cut.

The pictures of a ply show the same cards: the table's map, that of each hand, and one around every
place of a card. A sheet is painted for all of them, and when a card is laid only that card and the
mouths that have changed are painted on a copy of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

from games.bandido_alcatraz.components import SIDES
from games.bandido_alcatraz.model import cells_of
from games.bandido_alcatraz.model.viewport import Viewport, cell_ahead
from games.bandido_alcatraz.picture import cards
from games.kit.draw.cache.layers import layer
from games.kit.draw.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL.Image import Image

    from games.bandido_alcatraz.components import StartSide
    from games.bandido_alcatraz.model import Cell, Laid, Place, Spot, View

GROUND_COLOUR: Final = "#2C211A"
"""Of ground that is not dug yet: bare, as stones take a file more bytes than a card does."""
AROUND: Final = 2
"""Cells of bare ground round all that lies on a sheet: the picture of a place is cut out whole."""
LARGEST_SHEET: Final = 4_000_000
"""Square units of a sheet, some 4 MB; what is cut from a larger one is painted by itself."""

Mouths: TypeAlias = tuple[tuple["Cell", tuple[int, ...]], ...]
"""Empty cells, each with the sides from which tunnels lead into it."""


class Face(NamedTuple):
    """A card on the table, in the plain values that are hashed and compared fast."""

    card: str
    spot: Spot


class Dug(NamedTuple):
    """What of a view a sheet shows, all of it known to everybody."""

    side: StartSide
    faces: tuple[Face, ...]
    mouths: Mouths

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of what lies there, in cells."""
        cells = [(0, 0), (1, 0), *(cell for cell, _ in self.mouths)]
        for one in self.faces:
            cells += cells_of(one.spot)
        xs, ys = zip(*cells, strict=True)
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def dug(view: View) -> Dug:
    """Return what a sheet shows of a view."""
    mouths: dict[Cell, tuple[int, ...]] = {}
    for tunnel in view.tunnels:
        cell = cell_ahead(tunnel)
        mouths[cell] = (*mouths.get(cell, ()), SIDES.index(tunnel.side) ^ 2)
    faces = tuple(Face(one.card, one.spot) for one in view.laid)
    return Dug(view.options.side, faces, tuple(mouths.items()))


class Sheet:
    """What lies on the table at one size; maps are cut from it."""

    def __init__(self, known: Dug, size: int) -> None:
        self._known = known
        self._whole = whole_part(known, size)
        fits = self._whole.width * self._whole.height <= LARGEST_SHEET
        self._image = layer(_painted_sheet, known, size) if fits else None

    def cut(self, part: Viewport) -> Canvas:
        """Return a part of the map at this size, with its cards and mouths, to be painted on."""
        left, top = self._corner(part)
        right, bottom = left + self._whole.width, top + self._whole.height
        is_inside = left <= 0 and top <= 0 and right >= part.width and bottom >= part.height
        if self._image is not None and is_inside:
            return Canvas.cut(self._image, (-left, -top), (part.width, part.height))
        canvas = Canvas(part.width, part.height, GROUND_COLOUR)
        self.lay(canvas, part)
        return canvas

    def lay(self, canvas: Canvas, part: Viewport) -> None:
        """Lay a part of the map on, from the upper left corner on; some of it may lie beyond."""
        canvas.fill((0, 0), (part.width, part.height), GROUND_COLOUR)
        if self._image is None:
            _paint(Dug(self._known.side, (), ()), self._known, part, canvas)
        else:
            canvas.paste(self._corner(part), self._image)

    def _corner(self, part: Viewport) -> tuple[int, int]:
        """Return where the sheet's corner lies in a part of the map."""
        return part.left - self._whole.left, part.top - self._whole.top


def whole_part(known: Dug, size: int) -> Viewport:
    """Return the part of the map that a sheet shows: what lies there, and where cards may lie."""
    left, top, right, bottom = known.box
    width, height = right - left + 2 * AROUND, bottom - top + 2 * AROUND
    return Viewport(
        width * size, height * size, size, (AROUND - left) * size, (AROUND - top) * size
    )


_SHEETS: Final[WeakValueDictionary[tuple[Dug, int], Image]] = WeakValueDictionary()
"""Sheets that are still cached as layers."""


def _painted_sheet(known: Dug, size: int) -> Image:
    """Paint a sheet, on the latest one of the same match if that is still cached."""
    part = whole_part(known, size)
    canvas = Canvas(part.width, part.height, GROUND_COLOUR)
    before = _latest(known, size)
    if before is not None and (painted := _SHEETS.get((before, size))) is not None:
        whole = whole_part(before, size)
        canvas.paste((part.left - whole.left, part.top - whole.top), painted)
        _paint(before, known, part, canvas)
    else:
        _paint(Dug(known.side, (), ()), known, part, canvas)
    _SHEETS[known, size] = canvas.image
    return canvas.image


def _latest(known: Dug, size: int) -> Dug | None:
    """Return the cached sheet with most of the cards, and no others."""
    found = (
        one
        for one, its_size in list(_SHEETS)
        if its_size == size
        and one.side == known.side
        and one.faces == known.faces[: len(one.faces)]
    )
    return max(found, key=lambda one: len(one.faces), default=None)


def _paint(before: Dug, now: Dug, part: Viewport, canvas: Canvas) -> None:
    """Paint what has come since `before`, in a part of the map; if nothing lay there, all.

    No card and no mouth reaches beyond its cells: all others stay as they are.
    """
    old, new = dict(before.mouths), dict(now.mouths)
    for cell in _shown(part, (cell for cell in old if new.get(cell) != old[cell])):
        canvas.fill(part.corner(cell), (part.size, part.size), GROUND_COLOUR)
    for cell in _shown(part, (cell for cell in new if new[cell] != old.get(cell))):
        canvas.paste(part.corner(cell), cards.hollow(part.size))
        for side in new[cell]:
            canvas.paste(part.corner(cell), cards.mouth(side, part.size))
    if not before.mouths:
        cards.lay_start_tile(canvas, part.corner((0, 0)), now.side, part.size)
    for one in now.faces[len(before.faces) :]:
        if any(map(part.shows, cells_of(one.spot))):
            at = part.corner(corner_of(one))
            cards.lay_card(canvas, at, one.card, one.spot.rotation, part.size)


def _shown(part: Viewport, cells: Iterable[Cell]) -> list[Cell]:
    return [cell for cell in cells if part.shows(cell)]


def corner_of(one: Laid | Place | Face) -> Cell:
    """Return the north-western cell of a card."""
    (x, y), (x2, y2) = cells_of(one.spot)
    return min(x, x2), min(y, y2)
