"""The board of a match: what lies and stands on it, and marks on its squares."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, PHONE_TYPE, WHITE, Canvas, panel, svg
from games.kit.draw.materials import SHADOW, SHADOW_DEPTH
from games.kit.draw.targets import mark_choice, mark_place
from games.kit.draw.text.names import written_letter
from games.off_the_rails.components import (
    BOARD,
    COLOURS,
    EXITS,
    NOTHING,
    Colour,
    Edge,
    Exit,
    Exits,
    Jewels,
    Square,
)
from games.off_the_rails.picture.carts import cart_on_square
from games.off_the_rails.picture.chart import CAVE, Chart, Letters, empty_board, paint_crests
from games.off_the_rails.picture.pieces import collapsed_square, deposit
from games.off_the_rails.picture.routes import DIRECTION
from games.off_the_rails.picture.track import track

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL.Image import Image

    from games.kit.words import Voice
    from games.off_the_rails.model import Cart, View
    from games.off_the_rails.picture.highlights import Proposal

PIT_PROP: Final = "#5B4330"
"""The timber that holds up the mine, behind panels: boards would cost more than they show."""
TIMBERED_FROM: Final = 100
"""Units beside the board from which on there is room for panels."""
MARK: Final = 7
"""How wide the gold of a mark is on the table's board."""
NUMBER_SIZE: Final = 50
"""How large the number of a proposal is on the table's board."""
NUMBER_OFF_MIDDLE: Final = 0.28
"""How far from the middle of a square it stands, as a share of the square."""
FUTURE_TRACK_OPACITY: Final = 0.72
"""How solid track is that is not laid yet."""


def letters_of_owners(view: View, voice: Voice) -> Letters:
    """Return the letter of each clan and its carts: its player's initial, alone none.

    No other letters are on the map: mines are known by colour, tool and pattern.
    """
    if view.solo:
        return tuple((clan, "") for clan in COLOURS)
    return tuple((clan, written_letter(voice, seat)) for seat, clan in enumerate(view.clans))


@dataclass(frozen=True)
class Ground:
    """What of a view lies on the board below the carts, all of it known to everybody."""

    clans: Letters
    """Who plays, with the letters of their owners."""
    tiles: tuple[tuple[Square, Exits], ...]
    tokens: tuple[tuple[Square, Colour], ...]
    deposits: tuple[tuple[Square, Jewels], ...]
    """But for those on which carts stand."""
    coordinates: bool = True
    """Whether squares matter by now."""


def ground_of(view: View, voice: Voice) -> Ground:
    """Return what of a view lies on the board."""
    parked = {cart.square for cart in view.carts}
    free = tuple(pair for pair in view.deposits.items() if pair[0] not in parked)
    clans = letters_of_owners(view, voice)
    begun = view.phase != "sides"
    return Ground(clans, (*view.tiles.items(),), (*view.tokens.items(),), free, begun)


def paint_ground(
    size: tuple[int, int],
    ground: Ground,
    chart: Chart,
    new_track: Square | None = None,
) -> Image:
    """Paint the board with all that lies on it: track (at `new_track` not laid yet), jewels."""
    canvas = Canvas(*size, CAVE)
    _paint_walls(canvas, size, chart)
    board = empty_board(chart.unit, chart.strip, chart.rim, coordinates=ground.coordinates)
    canvas.paste((chart.left, chart.top), board)
    paint_crests(canvas, chart, ground.clans)
    for square, exits in ground.tiles:
        tile = _future_track(exits, chart.unit) if square == new_track else track(exits, chart.unit)
        canvas.paste(chart.box(square)[:2], tile)
    for square, colour in ground.tokens:
        canvas.paste(chart.box(square)[:2], collapsed_square(colour, chart.unit))
    for square, jewels in ground.deposits:
        if any(jewels):
            canvas.paste(chart.box(square)[:2], deposit(jewels, chart.unit))
    return canvas.image


def _paint_walls(canvas: Canvas, size: tuple[int, int], chart: Chart) -> None:
    """Paint the timber on which panels hang: beside the board and below it, in its shadow."""
    (width, height), edge = size, chart.left + chart.side
    if width - edge < TIMBERED_FROM:
        return
    foot = chart.top + edge
    canvas.panel((edge, 0), (width - edge, foot), PIT_PROP, 0)
    if height > foot:
        canvas.panel((0, foot), (width, height - foot), PIT_PROP, 0)
    canvas.paste((edge, chart.top), panel(SHADOW_DEPTH, chart.side, f"{SHADOW}77", 0))


def paint_carts(canvas: Canvas, view: View, chart: Chart, letters: dict[Colour, str]) -> None:
    """Paint the carts on the board."""
    for cart in view.carts:
        if cart.square is not None:
            canvas.paste(*_standing(cart, view, chart, letters))


def _standing(
    cart: Cart, view: View, chart: Chart, letters: dict[Colour, str]
) -> tuple[tuple[int, int], Image]:
    """Return where a cart on the board is painted, and its image."""
    square, heading = cart.square or "", cart.heading or "N"
    left, top, width, height = chart.box(square)
    piece = (cart.colour, letters[cart.colour], cart.die, cart.speed)
    below = view.deposits.get(square, NOTHING)
    image = cart_on_square(piece, cart.hold, heading, below, chart.unit)
    # On the narrow surface the arrow reaches over the edge; the cart itself stays on its square.
    left += width - chart.unit if heading == "W" else 0
    top += height - chart.unit if heading == "N" else 0
    if heading in "NS":
        left += (width - chart.unit) // 2
    else:
        top += (height - chart.unit) // 2
    return (left, top), image


def mark_collision(canvas: Canvas, view: View, chart: Chart) -> None:
    """Mark where two carts have collided, while that is being settled."""
    if view.collision is None:
        return
    names = {view.collision.cart, view.collision.opponent}
    spots = [chart.middle(cart.square) for cart in view.carts if cart.name in names and cart.square]
    if len(spots) == len(names):
        (x1, y1), (x2, y2) = spots
        # Beside the line between them, so that letters and dice stay readable.
        aside = round(chart.unit * 0.4)
        x, y = (x1 + x2) // 2, (y1 + y2) // 2
        spot = (x, y - aside) if y1 == y2 else (x + aside, y)
        canvas.glyph(spot, "💥", round(chart.unit * 0.56))


# ---- marks -------------------------------------------------------------------


@cached
def _frame(width: int, height: int, line: float) -> Image:
    """Frame a part of the board; `line` is how wide the frame is."""
    side = f'width="{width - 2 * line}" height="{height - 2 * line}"'
    frame = f'<rect x="{line}" y="{line}" {side} rx="12" fill="none"'
    return svg(
        f'{frame} stroke="{INK}" stroke-width="{line * 2 - 1}"/>'
        f'{frame} stroke="{GOLD}" stroke-width="{line}"/>',
        width,
        height,
    )


@cached
def _corners(width: int, height: int, line: float) -> Image:
    """Mark the corners of a square with lines so wide: something has changed there."""
    arm = min(width, height) * 0.24
    path = "".join(
        f"M{x + dx * arm} {y}H{x}V{y + dy * arm}"
        for x, dx in ((line - 1, 1), (width - line + 1, -1))
        for y, dy in ((line - 1, 1), (height - line + 1, -1))
    )
    return svg(
        f'<g fill="none" stroke-linejoin="round">'
        f'<path d="{path}" stroke="{INK}" stroke-width="{line * 2 - 1}"/>'
        f'<path d="{path}" stroke="{GOLD}" stroke-width="{line}"/></g>',
        width,
        height,
    )


def mark_changed(canvas: Canvas, chart: Chart, squares: Iterable[Square]) -> None:
    """Mark squares on which something has changed."""
    for square in squares:
        left, top, width, height = chart.box(square)
        canvas.paste((left, top), _corners(width, height, chart.scaled(MARK)))


def frame_squares(canvas: Canvas, chart: Chart, first: Square, last: Square) -> None:
    """Frame the squares from one to another."""
    left, top, width, height = _around(chart, first, last)
    canvas.paste((left, top), _frame(width, height, chart.scaled(MARK)))


def mark_surfaces(canvas: Canvas, chart: Chart, edges: Iterable[Edge]) -> None:
    """Mark the sides of the board that may be chosen."""
    for edge in edges:
        squares = BOARD.surfaces[edge].squares
        left, top, width, height = _around(chart, squares[0], squares[-1])
        mark_choice(canvas, (left + 6, top + 6), (width - 12, height - 12), 12)


def _around(chart: Chart, first: Square, last: Square) -> tuple[int, int, int, int]:
    """Return left, top, width and height of the squares from one to another."""
    left, top, *_ = chart.box(first)
    right, bottom, width, height = chart.box(last)
    return left, top, right + width - left, bottom + height - top


def mark_squares(
    canvas: Canvas, chart: Chart, squares: Iterable[Square], *, first: Iterable[Square] = ()
) -> None:
    """Put a plus on every candidate square: a golden one on those to look at first."""
    best = frozenset(first)
    for square in squares:
        size = round(chart.unit * (0.42 if square in best else 0.26))
        mark_place(canvas, chart.middle(square), size, GOLD if square in best else WHITE)


def number_proposals(canvas: Canvas, chart: Chart, proposals: Sequence[Proposal]) -> None:
    """Draw proposed track as ghosts in gold, each with its number where it alone leads."""
    for one in proposals:
        if one.exits:
            canvas.paste(chart.box(one.square)[:2], _ghost(one.exits, chart.unit))
    taken: dict[Square, list[Exit]] = {}
    for one in proposals:
        spots = taken.setdefault(one.square, [])
        beside = [other.exits or "" for other in proposals if other.square == one.square]
        ways = Counter("".join(beside))
        free = [side for side in EXITS if side in (one.exits or "") and side not in spots]
        x, y = chart.middle(one.square)
        if free:
            spots.append(min(free, key=ways.__getitem__))
            right, down = DIRECTION[spots[-1]]
            reach = round(chart.unit * NUMBER_OFF_MIDDLE)
            x, y = x + right * reach, y + down * reach
        _number(canvas, chart, (x, y), one.number)


def _number(canvas: Canvas, chart: Chart, middle: tuple[int, int], number: int) -> None:
    size = round(chart.scaled(NUMBER_SIZE))
    corner = (middle[0] - size // 2, middle[1] - size // 2)
    canvas.panel(corner, (size, size), GOLD, size // 2, INK, 3)
    figure = max(PHONE_TYPE, round(size * 0.8))
    canvas.write(middle, str(number), figure, INK, bold=True, anchor="m")


@cached
def _ghost(exits: Exits, unit: int) -> Image:
    """Draw track that is proposed: a line of gold along its rails."""
    half = unit / 2
    ends = {"N": (half, 0), "E": (unit, half), "S": (half, unit), "W": (0, half)}
    first, *others = (ends[side] for side in exits)
    middle = f"Q{half} {half} " if len(exits) == len("NE") else f"L{half} {half}L"
    path = "".join(f"M{first[0]} {first[1]}{middle}{x} {y}" for x, y in others)
    lines = f'<path d="{path}" fill="none" stroke-linejoin="round"'
    return svg(
        f'{lines} stroke="{INK}" stroke-width="{unit * 0.2}" opacity="0.75"/>'
        f'{lines} stroke="{GOLD}" stroke-width="{unit * 0.12}"/>',
        unit,
        unit,
    )


@cached
def _future_track(exits: Exits, unit: int) -> Image:
    """Paint track that would be laid: paler, on a ground of gold."""
    tile = track(exits, unit)
    pale = tile.copy()
    pale.putalpha(tile.getchannel("A").point([round(n * FUTURE_TRACK_OPACITY) for n in range(256)]))
    canvas = Canvas(unit, unit)
    canvas.panel((0, 0), (unit, unit), f"{GOLD}99", 12)
    canvas.paste((0, 0), pale)
    return canvas.image
