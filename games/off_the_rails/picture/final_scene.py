"""The end of Off the Rails: the winners' carts in the light of a cave, and everybody's points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, PHONE_TYPE, WHITE, Canvas, wrap
from games.kit.draw.pages.podium import MEDALS
from games.kit.draw.text.names import written_letter
from games.off_the_rails.art import ART
from games.off_the_rails.components import (
    COLOURS,
    JEWEL_INDEX,
    JEWELS,
    listed,
)
from games.off_the_rails.picture.carts import cart
from games.off_the_rails.picture.pieces import PAINT_OF, crest
from games.off_the_rails.picture.player_panels import KIND_AT_HOME, owner_mark, rank, ranked_seats

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice
    from games.off_the_rails.components import Colour, Jewels
    from games.off_the_rails.model import View

WIDTH: Final = 1400
SCENE_HEIGHT: Final = 520
ROW_HEIGHT: Final = 124
"""Height of the panel of a player, or of a surface for who plays alone."""
GAP: Final = 12
MARGIN: Final = 20
FLOOR: Final = 462
"""Where the rails lie."""
CART_UNIT: Final = 280
"""The side of the square that a cart of the scene would fill."""
HEADLINE_ROOM: Final = 180
"""Height for the names of the winners."""
MOST_LARGE_CARTS: Final = 3
SMALL_CART_UNIT: Final = 220
MOST_IN_CART: Final = 5
SOURCE_WIDTH: Final = 182
"""The width for what points came from: a sign, how many, and a word below."""
HEADLINES: Final = (68, 54, 44)
"""Sizes of type for the names of the winners, the first in which they fit."""


def final_scene(view: View, voice: Voice) -> Image:
    """Paint who has won and with what, and below how everybody's points came together."""
    rows = len(COLOURS) if view.solo else len(view.stockpiles)
    height = SCENE_HEIGHT + MARGIN + rows * (ROW_HEIGHT + GAP) + MARGIN - GAP
    canvas = Canvas(WIDTH, height, "#211A17")
    canvas.paste((0, 0), ART.image("cave", SCENE_HEIGHT))
    _headline(canvas, view, voice)
    _carts(canvas, view, voice)
    y = SCENE_HEIGHT + MARGIN
    for n in range(rows):
        canvas.panel((MARGIN, y), (WIDTH - 2 * MARGIN, ROW_HEIGHT), PAPER, 22, *_edge(view, n))
        if view.solo:
            _home(canvas, view, voice, n, y + ROW_HEIGHT // 2)
        else:
            _player(canvas, view, voice, ranked_seats(view)[n], y + ROW_HEIGHT // 2)
        y += ROW_HEIGHT + GAP
    return canvas.image


def _winners(view: View) -> list[int]:
    return sorted(view.result.winners) if view.result else []


def _edge(view: View, row: int) -> tuple[str, int]:
    best = not view.solo and ranked_seats(view)[row] in _winners(view)
    return (GOLD, 8) if best else ("", 0)


def _headline(canvas: Canvas, view: View, voice: Voice) -> None:
    """Name the winners, or the grade of who plays alone."""
    names = voice.series([voice.name(seat) for seat in _winners(view)])
    if view.solo:
        names = voice(f"grade-{view.grade}")
    above = voice(f"solo-why-{view.grade}" if view.solo else "picture-final")
    canvas.write((WIDTH // 2, 58), above, 44, "#E9DDC8", bold=True, anchor="m")
    size, rows = _fitted(names)
    for n, row in enumerate(rows):
        canvas.write((WIDTH // 2, 128 + (size + 8) * n), row, size, GOLD, bold=True, anchor="m")
    if view.solo:
        points = f"⭐ {view.points[0]}"
        canvas.write((WIDTH // 2, 132 + 76 * len(rows)), points, 60, WHITE, bold=True, anchor="m")


def _fitted(names: str) -> tuple[int, tuple[str, ...]]:
    """Return the largest type in which names fit below one another, and their rows."""
    found = [
        (size, wrap(names, size, WIDTH - 540, HEADLINE_ROOM // (size + 8), bold=True))
        for size in HEADLINES
    ]
    return next((one for one in found if " ".join(one[1]) == names), found[-1])


def _carts(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint a cart full of what each winner brought home, with its goblin in front of it."""
    winners = _winners(view)
    crews: list[tuple[Colour, str, Jewels]] = [
        (view.clans[seat], written_letter(voice, seat), view.stockpiles[seat]) for seat in winners
    ]
    if view.solo:
        crews = [(COLOURS[0], written_letter(voice, 0), view.stockpiles[0])]
    unit = CART_UNIT if len(crews) <= MOST_LARGE_CARTS else SMALL_CART_UNIT
    step, tall = WIDTH // (len(crews) + 1), unit * 53 // 100
    for n, (colour, letter, stock) in enumerate(crews):
        load = tuple(reversed(listed(stock)))[:MOST_IN_CART]
        image = cart(colour, letter, "white", 3, load, unit)
        canvas.paste((step * (n + 1) - tall // 3, FLOOR - round(unit * 0.7)), image)
        goblin = ART.image("goblin", tall, paint=PAINT_OF[colour])
        canvas.paste((step * (n + 1) - tall * 13 // 10, FLOOR - tall + 2), goblin)


# ---- points ------------------------------------------------------------------


def _player(canvas: Canvas, view: View, voice: Voice, seat: int, y: int) -> None:
    """Write a player's points, and what they came from."""
    better = sum(rank(view, one) < rank(view, seat) for one in range(len(view.points)))
    if better < len(MEDALS):
        canvas.glyph((MARGIN + 58, y), MEDALS[better], 72)
    else:
        canvas.write((MARGIN + 58, y), f"{better + 1}.", 48, FADED, bold=True, anchor="m")
    owner_mark(canvas, view, voice, seat, (MARGIN + 146, y, 84))
    canvas.write((MARGIN + 204, y), voice.name(seat), 44, bold=True, width=332)
    total = str(view.points[seat])
    canvas.write((WIDTH - MARGIN - 32, y), total, 68, bold=True, anchor="r")
    signs = (ART.image("diamond", 54), _crowned(), _sign("🛒"), _sign("📜"))
    for n, (sign, (source, points)) in enumerate(zip(signs, view.earned[seat], strict=True)):
        x = 540 + n * SOURCE_WIDTH
        fill, middle = INK if points else FADED, x + SOURCE_WIDTH // 2
        canvas.centre((x + 50, y - 22), sign)
        canvas.write((x + 84, y - 22), f"+{points}", 42, fill, bold=True)
        word, room = voice(f"source-{source}"), SOURCE_WIDTH - 6
        canvas.write((middle, y + 34), word, PHONE_TYPE, fill, anchor="m", width=room)


@cached
def _sign(emoji: str) -> Image:
    canvas = Canvas(56, 56)
    canvas.glyph((28, 28), emoji, 54)
    return canvas.image


@cached
def _crowned() -> Image:
    canvas = Canvas(56, 64)
    canvas.paste((4, 16), ART.image("ruby", 48))
    canvas.glyph((28, 15), "👑", 34)
    return canvas.image


def _home(canvas: Canvas, view: View, voice: Voice, row: int, y: int) -> None:
    """Write what was brought to a surface, alone: what is at home there, and what else came."""
    colour = COLOURS[row]
    canvas.centre((MARGIN + 76, y), crest(colour, "", 84))
    own = KIND_AT_HOME[colour]
    others = [kind for kind in JEWELS if kind != own and view.homes[row][JEWEL_INDEX[kind]]]
    x = MARGIN + 150
    for word, kinds in (("home", [own]), ("elsewhere", others)):
        if kinds:
            x += canvas.write((x, y), voice(f"picture-{word}"), 40, FADED) + 24
        for kind in kinds:
            canvas.paste((x, y - 30), ART.image(kind, 60))
            n = view.homes[row][JEWEL_INDEX[kind]]
            x += 72 + canvas.write((x + 72, y), str(n), 48, bold=True) + 48
