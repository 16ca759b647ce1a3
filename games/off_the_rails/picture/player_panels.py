"""The players' panels: name and points, jewels brought home, carts with what they carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOLD,
    GOOD,
    INK,
    PAPER,
    PHONE_TYPE,
    WHITE,
    Canvas,
    badge,
    text_width,
)
from games.kit.draw.faces import face_sign
from games.kit.draw.materials import raised
from games.kit.draw.text.names import fitting_name, seat_letter, written_letter
from games.off_the_rails.art import ART
from games.off_the_rails.components import (
    COLOURS,
    FIGURES,
    HOLD_SIZE,
    JEWELS,
    JewelName,
    Jewels,
    listed,
)
from games.off_the_rails.picture.icons import empty_slot
from games.off_the_rails.picture.pieces import crest, die
from games.off_the_rails.picture.routes import HEADING_ARROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.words import Voice
    from games.off_the_rails.model import Cart, View

LEFT: Final = 1064
"""Of all panels: the column beside the board."""
WIDTH: Final = 326
RIGHT: Final = LEFT + WIDTH
PAD: Final = 14
WIDEST_BESIDE_STAR: Final = 150
"""The widest name, in units, that has room before a star and points."""
ROOMY_LINE: Final = 42
"""The height of a line from which type is larger."""
KIND_AT_HOME: Final = {one.home: one.id for one in FIGURES.jewels}
"""The kind of jewel that is at home on each surface."""


@dataclass(frozen=True)
class PanelBox:
    """Where a player's panel goes."""

    top: int
    line: int
    """The height of a line."""
    height: int


def line_count(view: View) -> int:
    """Count the lines of a player's panel: name, stockpile, carts; alone, the surfaces too.

    Before the sides are chosen there is but the name.
    """
    if not view.clans or not view.carts:
        return 1
    if view.solo:
        return 2 + len(COLOURS) + len(view.carts)
    return 4


def ranked_seats(view: View) -> list[int]:
    """Return the seats in turn order; once it is over, the best first."""
    seats = list(range(len(view.stockpiles)))
    return sorted(seats, key=lambda seat: rank(view, seat)) if view.result else seats


def rank(view: View, seat: int) -> tuple[bool, int]:
    """Return what seats are ranked by once the match is over, the least first."""
    return view.result is None or seat not in view.result.winners, -view.points[seat]


def owner_mark(
    canvas: Canvas, view: View, voice: Voice, seat: int, at: tuple[int, int, int]
) -> None:
    """Paint whose something is, around a middle, in a size."""
    x, y, size = at
    canvas.paste((x - size // 2, y - size // 2), owner_image(view, voice, seat, size))


def owner_image(view: View, voice: Voice, seat: int, size: int) -> Image:
    """Return the sign for whose something is: the clan's crest, or the seat's."""
    if seat < len(view.clans) and not view.solo:
        return crest(view.clans[seat], written_letter(voice, seat), size)
    return badge(seat, size, seat_letter(voice, seat))


def player_panel(canvas: Canvas, view: View, voice: Voice, seat: int, place: PanelBox) -> None:
    """Paint a player's panel."""
    turn, line = seat == view.turn, place.line
    edge = GOLD if turn else ""
    paper = raised(WIDTH, place.height, PAPER, 18, edge, 7 if turn else 0)
    canvas.paste((LEFT, place.top), paper)
    y = place.top + 4 + line // 2
    _name(canvas, view, voice, seat, (y, line))
    if line_count(view) == 1:
        return
    y += line
    if view.solo:
        _homes(canvas, view, voice, (y, line))
        y += line * (1 + len(COLOURS))
    else:
        _jewels(canvas, view.stockpiles[seat], (LEFT + PAD, y, WIDTH - PAD * 2), line)
        y += line
    carts = [cart for cart in view.carts if cart.owner == seat]
    if not view.solo and all(cart.square is None and not cart.lost for cart in carts):
        _supply(canvas, voice, carts, y + line // 2)
        return
    for cart in carts:
        _cart(canvas, view, voice, cart, (y, line))
        y += line


def _name(canvas: Canvas, view: View, voice: Voice, seat: int, at: tuple[int, int]) -> None:
    y, line = at
    size = min(52, max(46, line + 8))
    owner_mark(canvas, view, voice, seat, (LEFT + PAD + size // 2 - 4, y + 4, size))
    points = str(view.points[seat])
    taken = canvas.write((RIGHT - PAD, y), points, min(40, line + 2), bold=True, anchor="r")
    star, name = min(32, line), voice.name(seat)
    room = WIDTH - PAD * 2 - size - taken - 12
    gained = view.gained[seat] if view.gained else 0
    if gained > 0:
        room -= _gain(canvas, gained, (RIGHT - PAD - taken - 6, y))
    elif _have_stars(view, voice):
        canvas.glyph((RIGHT - PAD - taken - star // 2 - 3, y), "⭐", star)
        room -= star
    name = fitting_name(name, PHONE_TYPE, room)
    canvas.write((LEFT + PAD + size + 2, y), name, PHONE_TYPE, bold=True, width=room)


def _have_stars(view: View, voice: Voice) -> bool:
    """Tell whether stars stand before the points: the level of a computer goes before them."""
    names = map(voice.name, range(len(view.stockpiles)))
    return not any(
        face_sign(name) and text_width(name, PHONE_TYPE, bold=True) > WIDEST_BESIDE_STAR
        for name in names
    )


def _gain(canvas: Canvas, gained: int, at: tuple[int, int]) -> int:
    """Write what was gained in a round, up to a place; return how wide that is."""
    (right, y), line = at, f"+{gained}"
    width = text_width(line, PHONE_TYPE, bold=True) + 14
    canvas.panel((right - width, y - 20), (width, 40), GOOD, 12)
    canvas.write((right - width // 2, y), line, PHONE_TYPE, WHITE, bold=True, anchor="m")
    return width


def _jewels(
    canvas: Canvas,
    some: Jewels,
    at: tuple[int, int, int],
    line: int,
    belongs: JewelName | None = None,
) -> None:
    """Write how many of each kind there are, the most precious first; a dash for none.

    A kind that belongs there stands before all others, even if there is none yet.
    """
    x, y, width = at
    counts = reversed(list(zip(JEWELS, some, strict=True)))
    held = [(kind, n) for kind, n in counts if n or kind == belongs]
    held.sort(key=lambda pair: pair[0] != belongs)
    if not held:
        canvas.write((x + 4, y), "–", PHONE_TYPE, FADED, bold=True)
        return
    figure = PHONE_TYPE
    size = min(38, line - 2, width // len(held) - 28)
    digits = sum(len(str(n)) for _, n in held) * round(figure * 0.6)
    step = min(16, max(2, (width - digits - size * len(held)) // len(held)))
    for kind, n in held:
        canvas.paste((x, y - size // 2), ART.image(kind, size))
        x += size + 1
        x += canvas.write((x, y), str(n), figure, bold=True) + step


def _homes(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Write the grade reached so far, and what came to each surface."""
    y, line = at
    grade = "open" if view.grade == "loss" and view.result is None else view.grade
    canvas.write((LEFT + PAD + 4, y), voice(f"grade-{grade}"), PHONE_TYPE, FADED, bold=True)
    for colour, home in zip(COLOURS, view.homes, strict=True):
        y += line
        canvas.paste((LEFT + PAD, y - 24), crest(colour, "", 48))
        canvas.glyph((LEFT + PAD + 64, y), "🏠", 32)
        room = (LEFT + PAD + 88, y, WIDTH - PAD * 2 - 88)
        _jewels(canvas, home, room, min(line, ROOMY_LINE - 1), KIND_AT_HOME[colour])


def _supply(canvas: Canvas, voice: Voice, carts: Sequence[Cart], y: int) -> None:
    """Say once of both carts of a player that they are in the supply."""
    x = LEFT + PAD
    for cart in carts:
        canvas.centre((x + 21, y), die(cart.die, cart.speed, 46))
        x += 50
    canvas.write((x + 3, y), voice("picture-supply"), PHONE_TYPE, FADED, width=RIGHT - PAD - x - 3)


def _cart(canvas: Canvas, view: View, voice: Voice, cart: Cart, at: tuple[int, int]) -> None:
    """Write a line about a cart: its die, where it is, and the places of its hold."""
    y, line = at
    x = LEFT + PAD
    image = die(cart.die, cart.speed, min(46, line))
    if view.solo:
        image = crest(cart.colour, "", 48)
    canvas.centre((x + 21, y), image)
    x += 53
    figure = PHONE_TYPE
    if cart.square is None:
        word = voice("picture-lost" if cart.lost else "picture-supply")
        fill = BAD if cart.lost else FADED
        canvas.write((x, y), word, figure, fill, width=RIGHT - PAD - x)
        return
    canvas.write(
        (x, y), f"{cart.square}{HEADING_ARROWS[cart.heading or 'N']}", figure, INK, bold=True
    )
    place = min(38, (RIGHT - PAD + 2 - x - 88) // HOLD_SIZE, line)
    held = listed(cart.hold)
    for n in range(HOLD_SIZE):
        spot = (RIGHT - PAD + 2 - (HOLD_SIZE - n) * place, y - place // 2)
        jewel = ART.image(held[-1 - n], place) if n < len(held) else empty_slot(place)
        canvas.paste(spot, jewel)
