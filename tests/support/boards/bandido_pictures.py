"""Pictures of Bandido Alcatraz: positions to paint, and what is looked for in an image."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model import (
    Laid,
    Move,
    Options,
    State,
    Table,
    View,
    laid_thing,
    viewport,
)
from games.bandido_alcatraz.model.viewport import map_part
from games.bandido_alcatraz.picture import cards, large_map, squares
from games.bandido_alcatraz.picture.place_pictures import thumbnails
from games.kit.chance import Chance
from games.kit.draw.canvas import Canvas
from games.kit.draw.scale import extent
from games.kit.game import Decision, Seat, text
from games.kit.marks import Marks
from games.kit.words import Voice
from tests.support.boards.bandido_table import GAME, forks
from tests.support.laws.pictures import cut, in_pixels

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Rotation, StartSide
    from games.bandido_alcatraz.model import Place

NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena María")
LARGEST_FILE: Final = 300_000
"""Bytes of a picture, at most."""
PICTURE_WIDTH, MOST_HEIGHT = in_pixels(1400, 1534)
"""Pixels of a picture with the map at its highest."""
RAINCOAT_YELLOW: Final = "#FFCE2E"
"""The colour of a raincoat, found nowhere else."""


@cache
def after(seats: int, plies: int, *, diggers: bool = False) -> State:
    """Return a position so many moves into a match at random; diggers gather nothing."""
    state = GAME.setup(seats, Options(), Chance("picture", 0))
    for ply in range(1, plies + 1):
        if not (acting := GAME.to_act(state)):
            break
        seat = min(acting)
        moves: tuple[Move, ...] = GAME.legal(state, seat)
        digs = tuple(move for move in moves if move.kind == "dig")
        move = Chance("mind", ply).pick(digs if diggers and digs else moves)
        state, _ = GAME.play(state, seat, move, Chance("picture", ply))
    return state


def table(*cards: tuple[str, int, int, Rotation], last: bool = True) -> View:
    """Return the table's view of these cards, laid without asking the rules."""
    laid = tuple(Laid(card=card, x=x, y=y, rotation=rotation) for card, x, y, rotation in cards)
    marks = Marks(table=((laid_thing(len(laid) - 1), ""),) if last and laid else ())
    state = after(2, 0).model_copy(
        update={
            "table": Table(side="easy", laid=laid),
            "last": "dug" if last and laid else None,
            "marks": marks,
        }
    )
    return GAME.view(state, None)


def view(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat))


def voice(language: str = "en") -> Voice:
    return Voice(language, "bandido_alcatraz", NAMES)


def decision(value: str) -> Decision:
    return Decision(
        field="card", ask=text("ask-card"), value=value, label=text("place-closes", n=1)
    )


# ---- what an image shows -------------------------------------------------------------------------


def count(image: Image, colour: str) -> int:
    """Count the pixels of exactly one colour."""
    wanted = tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return sum(n for n, found in image.getcolors(1 << 24) or () if found == wanted)


def on_the_map(image: Image, seen: View) -> Image:
    return cut(image, (0, 0, 1400, map_part(seen).height))


def below_the_map(image: Image, seen: View) -> Image:
    return cut(image, (0, map_part(seen).height, 1400, extent(image)[1]))


def core(image: Image, rim: int = 16) -> Image:
    """Return the middle of a symbol, which lies opaque on whatever is below it."""
    width, height = extent(image)
    return cut(image.convert("RGB"), (rim, rim, width - rim, height - rim))


def is_tunnel(pixel: object) -> bool:
    floors = (squares.TUNNEL, squares.FLOOD)
    return any(
        isinstance(pixel, tuple)
        and all(abs(pixel[n] - int(floor[2 * n + 1 : 2 * n + 3], 16)) < 12 for n in range(3))
        for floor in floors
    )


def holds(image: Image, part: Image) -> bool:
    """Tell whether a picture stands in another one, pixel by pixel."""
    rows = [part.crop((0, y, part.width, y + 1)).tobytes() for y in range(part.height)]
    richest = max(range(part.height), key=lambda y: len(set(rows[y])))
    for y in range(richest, image.height):
        row, at = image.crop((0, y, image.width, y + 1)).tobytes(), -1
        while (at := row.find(rows[richest], at + 1)) >= 0:
            x, top = at // 3, y - richest
            box = (x, top, x + part.width, top + part.height)
            if image.crop(box).tobytes() == part.tobytes():
                return True
    return False


# ---- cards, places and parts ---------------------------------------------------------------------


def painted_card(name: str, rotation: Rotation, size: int) -> Image:
    flat = rotation in {0, 180}
    canvas = Canvas(size * (1 + flat), size * (2 - flat))
    cards.lay_card(canvas, (0, 0), name, rotation, size)
    return canvas.image


def painted_start_tile(side: StartSide, size: int) -> Image:
    canvas = Canvas(2 * size, size)
    cards.lay_start_tile(canvas, (0, 0), side, size)
    return canvas.image


def thumbnail(seen: View, place: Place, size: int) -> Image:
    (shown,) = thumbnails(seen, (place,), size)
    return shown


def fitting_places(seen: View, card: str) -> int:
    return sum(place.card == card for place in seen.places)


def with_places(many: int) -> tuple[View, str]:
    """Return a view of a card that fits in exactly so many places, and that card."""
    seen = view(forks(max(many, 25)), 0)
    card = max(seen.hand or (), key=lambda one: fitting_places(seen, one))
    some = [place for place in seen.places if place.card == card][:many]
    found = seen.model_copy()
    found.__dict__["places"] = tuple(some)
    return found, card


def part_of(seen: View) -> viewport.Viewport:
    return viewport.viewport_on(
        viewport.box_around(viewport.cells_of_interest(seen)),
        *large_map.ZOOM_SIZE,
        large_map.LARGEST_ZOOMED_CELL,
    )
