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
    COURSE,
    FIGURES,
    HOLD_SIZE,
    JEWELS,
    Jewels,
    jewels_of,
    listed,
    subtract,
)
from games.off_the_rails.picture.icons import empty_slot, wanted_jewel
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
SLOTS: Final = 2
"""Of the kind that belongs to a surface, for who plays alone: one wins, two are a major victory."""
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
        room = WIDTH - PAD * 2
        if bonus := view.earned[seat].rubies:
            room -= _most_rubies(canvas, bonus, (RIGHT - PAD, y)) + 6
        if any(home := view.stockpiles[seat]):
            _jewels(canvas, home, (LEFT + PAD, y, room), line)
        else:
            words = voice("picture-no-jewels")
            canvas.write((LEFT + PAD, y), words, PHONE_TYPE, FADED, width=room)
        y += line
    carts = [cart for cart in view.carts if cart.owner == seat]
    if not view.solo and all(cart.square is None and not cart.lost for cart in carts):
        _supply(canvas, voice, carts, view.earned[seat].carts, y + line // 2)
        return
    for cart in carts:
        _cart(canvas, view, voice, cart, (y, line))
        y += line


def _name(canvas: Canvas, view: View, voice: Voice, seat: int, at: tuple[int, int]) -> None:
    y, line = at
    size = min(52, max(46, line + 8))
    owner_mark(canvas, view, voice, seat, (LEFT + PAD + size // 2 - 4, y + 4, size))
    figure, star = min(40, line + 2), min(32, line)
    points = str(view.points[seat])
    taken = canvas.write((RIGHT - PAD, y), points, figure, bold=True, anchor="r")
    gained = view.gained[seat] if view.gained else 0
    if gained > 0:
        _gain(canvas, gained, (RIGHT - PAD - taken - 6, y))
    elif _have_stars(view, voice):
        canvas.glyph((RIGHT - PAD - taken - star // 2 - 3, y), "⭐", star)
    # As much for all, so that names are shortened alike.
    widest = max(text_width(str(one), figure, bold=True) for one in view.points)
    room = WIDTH - PAD * 2 - size - widest - 12
    room -= max(_gain_width(max(view.gained, default=0)), star * _have_stars(view, voice))
    name = fitting_name(voice.name(seat), PHONE_TYPE, room)
    canvas.write((LEFT + PAD + size + 2, y), name, PHONE_TYPE, bold=True, width=room)


def _have_stars(view: View, voice: Voice) -> bool:
    """Tell whether stars stand before the points: the level of a computer goes before them."""
    names = map(voice.name, range(len(view.stockpiles)))
    return not any(
        face_sign(name) and text_width(name, PHONE_TYPE, bold=True) > WIDEST_BESIDE_STAR
        for name in names
    )


def _gain(canvas: Canvas, gained: int, at: tuple[int, int]) -> None:
    """Write what was gained in a round, up to a place."""
    (right, y), line, width = at, f"+{gained}", _gain_width(gained)
    canvas.panel((right - width, y - 20), (width, 40), GOOD, 12)
    canvas.write((right - width // 2, y), line, PHONE_TYPE, WHITE, bold=True, anchor="m")


def _gain_width(gained: int) -> int:
    """Return how wide a gain is; names leave room for the widest, so that all are as long."""
    return text_width(f"+{gained}", PHONE_TYPE, bold=True) + 14 if gained > 0 else 0


def _jewels(
    canvas: Canvas,
    some: Jewels,
    at: tuple[int, int, int],
    line: int,
) -> None:
    """Write how many of each kind there are, the most precious first; there are some."""
    x, y, width = at
    held = [(kind, n) for kind, n in reversed(list(zip(JEWELS, some, strict=True))) if n]
    figure = PHONE_TYPE
    size = min(38, line - 2, width // len(held) - 28)
    digits = sum(len(str(n)) for _, n in held) * round(figure * 0.6)
    step = min(16, max(2, (width - digits - size * len(held)) // len(held)))
    for kind, n in held:
        canvas.paste((x, y - size // 2), ART.image(kind, size))
        x += size + 1
        x += canvas.write((x, y), str(n), figure, bold=True) + step


def _most_rubies(canvas: Canvas, bonus: int, at: tuple[int, int]) -> int:
    """Write up to a place what the most rubies bring; return how wide that is."""
    right, y = at
    width = canvas.write((right, y), f"+{bonus}", PHONE_TYPE, GOOD, bold=True, anchor="r")
    canvas.glyph((right - width - 22, y), "👑", 36)
    return width + 40


def _homes(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Write the grade reached so far, or the goal; and what came to each surface.

    For the kind that belongs there two slots fill: one of each kind wins, two are a major victory.
    """
    y, line = at
    is_open = view.grade == "loss" and view.result is None
    goal = voice("picture-goal" if is_open else f"grade-{view.grade}")
    canvas.write((LEFT + PAD + 4, y), goal, PHONE_TYPE, FADED, bold=True, width=WIDTH - PAD * 2)
    size = min(line - 2, ROOMY_LINE)
    for colour, home in zip(COLOURS, view.homes, strict=True):
        y += line
        canvas.paste((LEFT + PAD, y - 24), crest(colour, "", 48))
        kind, x = KIND_AT_HOME[colour], LEFT + PAD + 56
        brought = home[JEWELS.index(kind)]
        for n in range(SLOTS):
            slot = ART.image(kind, size) if n < brought else wanted_jewel(kind, size)
            canvas.paste((x, y - size // 2), slot)
            x += size + 4
        if brought > SLOTS:
            x += canvas.write((x, y), str(brought), PHONE_TYPE, bold=True) + 4
        others = subtract(home, jewels_of(**{kind: brought}))
        if any(others):
            _jewels(canvas, others, (x + 8, y, RIGHT - PAD - x - 8), min(line, ROOMY_LINE - 1))


def _supply(canvas: Canvas, voice: Voice, carts: Sequence[Cart], points: int, y: int) -> None:
    """Say once of both carts of a player that they are in the supply, and what that counts."""
    x = LEFT + PAD
    for cart in carts:
        canvas.centre((x + 21, y), die(cart.die, cart.speed, 46))
        x += 50
    _in_supply(canvas, voice, points, (x + 3, y))


def _in_supply(canvas: Canvas, voice: Voice, points: int, at: tuple[int, int]) -> None:
    """Say that carts are in the supply, and what they count there if that is at stake."""
    (x, y), right = at, RIGHT - PAD
    if points:
        right -= canvas.write((right, y), f"+{points}", PHONE_TYPE, GOOD, bold=True, anchor="r") + 6
    canvas.write((x, y), voice("picture-supply"), PHONE_TYPE, FADED, width=right - x)


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
    if cart.lost:
        canvas.write((x, y), voice("picture-lost"), figure, BAD, width=RIGHT - PAD - x)
        return
    if cart.square is None:
        counts = COURSE.cart_points if view.earned and view.earned[cart.owner].carts else 0
        _in_supply(canvas, voice, counts, (x, y))
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
