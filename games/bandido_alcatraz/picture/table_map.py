"""The map of Bandido Alcatraz: every card on the table, as much of it as a picture needs.

A map is a picture of its own, cut to what matters; the ground between the cards is dark, the cards
are earth with pale tunnels, and every open tunnel ends in a mouth with its number before it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from games.bandido_alcatraz.components import SIDES
from games.bandido_alcatraz.model import DIRECTIONS
from games.bandido_alcatraz.model.viewport import cell_ahead
from games.bandido_alcatraz.picture import cards, symbols
from games.bandido_alcatraz.picture.sheet import Sheet, corner_of, dug
from games.kit.draw.canvas import WHITE
from games.kit.draw.scale import extent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Laid, OpenTunnel, Place, View, Water
    from games.bandido_alcatraz.model.viewport import Viewport
    from games.bandido_alcatraz.picture.symbols import Tone
    from games.kit.draw.canvas import Canvas

NUMBER_OFFSETS: Final = (
    (0.44, 0),
    (0.28, 0),
    (0.1, 0),
    (0.44, 0.3),
    (0.44, -0.3),
    (0.7, 0),
    (0.1, 0.36),
    (0.1, -0.36),
)
"""How far before the mouth and beside it a number may stand, in cells, best first."""
CLOSE_NUMBER_OFFSETS: Final = ((0.1, 0), (0, 0), (0.2, 0), (0.1, 0.36), (0.1, -0.36), (-0.15, 0))
"""The same where several tunnels lead into one cell: each number keeps to its own mouth."""

LEAST_NUMBER: Final = 50
"""Units: how high a number is, at least, for a phone to show it."""
NUMBER_STEP: Final = 8
"""Units by which numbers grow with the squares."""
NumberBox: TypeAlias = tuple[int, int, int, int]
"""The middle of a number on the map, and how wide and high it is."""


def paint_map(view: View, part: Viewport) -> Canvas:
    """Paint the cards in a part of the map, with mouths."""
    return Sheet(dug(view), part.size).cut(part)


def mark_new_cards(canvas: Canvas, part: Viewport, view: View) -> None:
    """Frame the cards that were laid lately, on a map that is `canvas`."""
    for one in view.new_cards:
        if any(map(part.shows, one.cells)):
            frame_card(canvas, part, one)


def frame_card(canvas: Canvas, part: Viewport, one: Laid | Place) -> None:
    """Put a golden frame around a card."""
    across, down = (2, 1) if one.rotation in {0, 180} else (1, 2)
    spread = cards.frame_width(part.size)
    x, y = part.corner(corner_of(one))
    canvas.paste((x - spread, y - spread), cards.frame(across, down, part.size))


def paint_place(canvas: Canvas, part: Viewport, place: Place) -> None:
    """Show a card where it may be laid: its face in a golden frame."""
    at = part.corner(corner_of(place))
    cards.lay_card(canvas, at, place.card, place.rotation, part.size)
    frame_card(canvas, part, place)


@dataclass(frozen=True)
class Numbers:
    """Which numbers a map bears, and what stands there for them; without any it bears all."""

    tunnels: dict[int, str] | None = None
    waters: frozenset[int] | None = None
    least: int = LEAST_NUMBER
    """Units: how high a number is at least."""

    def of_tunnel(self, tunnel: OpenTunnel) -> str:
        """Return what stands before a tunnel; nothing where its number is of no use now."""
        if self.tunnels is None:
            return str(tunnel.number)
        return self.tunnels.get(tunnel.number, "!" if tunnel.walled else "")

    def of_water(self, water: Water) -> str:
        """Return what stands on the drop of water; nothing where its number is of no use now."""
        wanted = self.waters is None or water.number in self.waters
        return str(water.number) if wanted else ""

    def height(self, part: Viewport) -> int:
        """Return how high the numbers of tunnels are."""
        return _stepped(part.size * 0.46, self.least, 76)

    def drop_height(self, part: Viewport) -> int:
        """Return how high the drops on water are."""
        return _stepped(part.size * 0.625, self.least, 84)


def _stepped(height: float, least: int, most: int) -> int:
    """Return a height in steps, so that what was drawn once serves for maps of many sizes."""
    return min(max(least, round(height / NUMBER_STEP) * NUMBER_STEP), max(least, most))


EVERY_NUMBER: Final = Numbers()


def write_numbers(
    canvas: Canvas, part: Viewport, view: View, numbers: Numbers = EVERY_NUMBER
) -> None:
    """Mark the water and the open tunnels, with those numbers that are needed."""
    taken: list[NumberBox] = []
    size = numbers.drop_height(part)
    for water in view.waters:
        if part.shows((water.x, water.y)):
            canvas.paste(part.corner((water.x, water.y)), cards.target(part.size, WHITE, 7))
            middle = part.corner((water.x + 0.5, water.y + 0.5))
            symbol = symbols.water_number(numbers.of_water(water), size, blocked=water.blocked)
            canvas.paste((middle[0] - size // 2, middle[1] - size // 2), symbol)
            taken.append((*middle, size * 3 // 4, size * 3 // 4))
    height, fits = numbers.height(part), numbers.tunnels
    written: list[tuple[tuple[int, int], Image]] = []
    leading = Counter(map(cell_ahead, view.tunnels))
    # What stands out is placed first, where it belongs, and painted last, so that nothing hides it.
    for tunnel in sorted(view.tunnels, key=lambda one: one.number not in (fits or {})):
        if not (name := numbers.of_tunnel(tunnel)):
            continue
        symbol = symbols.number(name, height, _tone(tunnel, fits))
        offsets = NUMBER_OFFSETS if leading[cell_ahead(tunnel)] == 1 else CLOSE_NUMBER_OFFSETS
        x, y = _number_position(tunnel, part, symbol, taken, offsets)
        width, tall = extent(symbol)
        left, top = x - width // 2, y - tall // 2
        if 0 <= left <= part.width - width and 0 <= top <= part.height - tall:
            taken.append((x, y, width, tall))
            written.append(((left, top), symbol))
    for spot, symbol in reversed(written):
        canvas.paste(spot, symbol)


def _tone(tunnel: OpenTunnel, fits: dict[int, str] | None) -> Tone:
    if tunnel.walled:
        return "walled"
    if fits is None:
        return "open"
    return "fits"


def _number_position(
    tunnel: OpenTunnel,
    part: Viewport,
    symbol: Image,
    taken: list[NumberBox],
    offsets: Sequence[tuple[float, float]],
) -> tuple[int, int]:
    """Return where a tunnel's number stands: before its mouth, off the numbers that stand there."""
    dx, dy = DIRECTIONS[SIDES.index(tunnel.side)]
    (wide, tall), best, least = extent(symbol), (0, 0), 2.0
    for ahead_, aside in offsets:
        x, y = part.corner(
            (
                tunnel.x + 0.5 + dx * (0.5 + ahead_) + dy * aside,
                tunnel.y + 0.5 + dy * (0.5 + ahead_) + dx * aside,
            )
        )
        overlap = 0.0
        for x2, y2, width, height in taken:
            across = 1 - 2 * abs(x - x2) / (wide + width)
            if across > overlap:
                down = 1 - 2 * abs(y - y2) / (tall + height)
                overlap = max(overlap, min(across, down))
                if overlap >= least:
                    break
        if overlap < least:
            best, least = (x, y), overlap
        if not least:
            break  # nothing is better than a place off all others
    return best
