"""Where a card fits: its places on the map, and a small picture of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model import TUNNEL_CODE_LETTERS, cells_of, viewport
from games.bandido_alcatraz.picture import cards, symbols, table_map
from games.bandido_alcatraz.picture.edges import fade_edges
from games.bandido_alcatraz.picture.sheet import GROUND_COLOUR, Sheet, dug
from games.bandido_alcatraz.picture.table_map import LEAST_NUMBER
from games.kit.draw.canvas import BAD, GOLD, Canvas, glyph
from games.kit.draw.scale import extent
from games.kit.text import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Cell, Place, View
    from games.bandido_alcatraz.model.viewport import Viewport
    from games.kit.words import Voice

LARGE_THUMBNAIL: Final = 200
"""Units from which the picture of one place has room for a larger code."""
ROOMY_THUMBNAIL: Final = 400
"""Units from which it has room for what the place changes, too."""
DIMMED: Final = "#17100B80"
"""What lies over the map while a place is chosen, so that places stand out."""
THUMBNAIL_CELLS: Final = 3.3
"""Cells in the picture of one place."""


def map_with_numbers(view: View, part: Viewport) -> Image:
    """Paint a part of the map with the new cards and the numbers of tunnels and water."""
    canvas = Canvas(part.width, part.height, GROUND_COLOUR)
    lay_map_with_places(canvas, view, part, ())
    return canvas.image


def lay_map_with_places(
    canvas: Canvas,
    view: View,
    part: Viewport,
    places: Sequence[Place],
    voice: Voice | None = None,
) -> None:
    """Lay a part of the map on a picture, from its upper left corner on; some may lie beyond.

    Given places, their tunnels stand out, and what lies there alone. Where the map goes on it
    fades, and a voice says how far it does.
    """
    Sheet(dug(view), part.size).lay(canvas, part)
    if places:
        canvas.panel((0, 0), (part.width, part.height), DIMMED, 0)
    fade_edges(canvas, view, part, voice)
    if places:
        _mark_places(canvas, view, part, places)
        return
    table_map.mark_new_cards(canvas, part, view)
    table_map.write_numbers(canvas, part, view)


def numbered_map(view: View, part: Viewport, least: int, voice: Voice | None = None) -> Image:
    """Paint a part of the map with the number of every open tunnel and water on it."""
    canvas = table_map.paint_map(view, part)
    fade_edges(canvas, view, part, voice)
    table_map.mark_new_cards(canvas, part, view)
    table_map.write_numbers(canvas, part, view, table_map.Numbers(least=least))
    return canvas.image


def _mark_places(canvas: Canvas, view: View, part: Viewport, places: Sequence[Place]) -> None:
    alone = [one for one in places if not any(_overlap(one, other) for other in places)]
    for place in alone:
        table_map.paint_place(canvas, part, place)
    names: dict[int, list[str]] = {}
    for place in places:
        if place.code[0] in TUNNEL_CODE_LETTERS:
            names.setdefault(int(place.code[1:]), []).append(place.code)
    for tunnel in view.tunnels:
        if tunnel.number in names and names[tunnel.number][0] not in {one.code for one in alone}:
            canvas.paste(part.corner(viewport.cell_ahead(tunnel)), cards.target(part.size, GOLD, 6))
    roomy = part.size >= viewport.LEAST_WHOLE_CELL
    fits = {
        number: codes[0] if roomy and len(codes) == 1 else str(number)
        for number, codes in names.items()
    }
    waters = frozenset(
        int(place.code[1:]) for place in places if place.code[0] not in TUNNEL_CODE_LETTERS
    )
    table_map.write_numbers(canvas, part, view, table_map.Numbers(fits, waters))


def _overlap(one: Place, other: Place) -> bool:
    """Tell whether two places, not the same, have a cell in common."""
    return one is not other and not set(cells_of(one.spot)).isdisjoint(cells_of(other.spot))


def thumbnails(view: View, places: Sequence[Place], size: int) -> list[Image]:
    """Paint the surroundings of each place with the card on it, and its code."""
    parts = [_surroundings(view, place, size) for place in places]
    sheet = Sheet(dug(view), parts[0].size)
    return [
        _thumbnail(sheet.cut(part), part, place) for place, part in zip(places, parts, strict=True)
    ]


def _surroundings(view: View, place: Place, size: int) -> Viewport:
    """Return the part of the map around one place."""
    cells = [*cells_of(place.spot), *_starting_square(view, place)]
    xs, ys = zip(*cells, strict=True)
    x, y = (min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2
    half = THUMBNAIL_CELLS / 2
    return viewport.viewport_on((x - half, y - half, x + half, y + half), size, size)


def _thumbnail(canvas: Canvas, part: Viewport, place: Place) -> Image:
    """Paint a card and its code on its surroundings."""
    size = part.width
    table_map.paint_place(canvas, part, place)
    line, height = place.code, LEAST_NUMBER if size < LARGE_THUMBNAIL else 56
    if size >= ROOMY_THUMBNAIL:
        line, height = f"{line} {signed(place.opens - place.closes)}", 84
    code = symbols.number(line, height, "fits")
    corners = sorted(_corners(size, extent(code)), key=_crowding(part, place))
    canvas.paste(corners[0], code)
    if place.loses or place.ruins:
        canvas.panel((0, 0), (size, size), "none", 4, BAD, 8)
        canvas.paste(corners[1], glyph("⚠️", extent(code)[1]))
    return canvas.image


def _corners(size: int, symbol: tuple[int, int]) -> list[tuple[int, int]]:
    """Return where a symbol may lie in the corners of a square picture."""
    xs, ys = (4, size - symbol[0] - 4), (4, size - symbol[1] - 4)
    return [(x, y) for y in ys for x in xs]


def _crowding(part: Viewport, place: Place) -> Callable[[tuple[int, int]], float]:
    """Return a measure of how close a corner of the picture is to the card of a place."""
    middles = [part.corner((x + 0.5, y + 0.5)) for x, y in cells_of(place.spot)]
    half = part.width / 2

    def near(spot: tuple[int, int]) -> float:
        # A corner stands for the quarter of the picture around it.
        x, y = (8 if at < half - 30 else part.width - 8 for at in spot)
        return -min(max(abs(x - left), abs(y - top)) for left, top in middles)

    return near


def _starting_square(view: View, place: Place) -> list[Cell]:
    """Return the square from which a place starts: the one with the tunnel, or the water."""
    number = int(place.code[1:])
    if place.code[0] in TUNNEL_CODE_LETTERS:
        return [(one.x, one.y) for one in view.tunnels if one.number == number]
    return [(one.x, one.y) for one in view.waters if one.number == number]
