"""A picture for every game: a card with the lines that describe a view, and a row for each seat.

It is what `Game.picture` draws by default. A picture of a game's own shows at a glance what has to
be read here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from games.kit.draw.canvas import INK, PAPER, WHITE, Canvas, wrap
from games.kit.draw.text.names import seat_letter
from games.kit.text import SeatName, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PIL.Image import Image

    from games.kit.words import Voice

WIDTH: Final = 1400
MARGIN: Final = 32
HEAD: Final = 108
"""Units: how high the title stands."""
TITLE: Final = 52
LINE: Final = 44
"""Sizes of type."""
STEP: Final = 62
"""From one row to the next."""
BADGE: Final = 54
TEXT_LEFT: Final = 116
MOST_ROWS: Final = 4
"""Of one line; what is longer is shortened."""
GROUND: Final = "#243B53"


def card(describe: Callable[[Any], Iterable[Text]], view: Any, voice: Voice) -> Image:
    """Draw the lines that describe a view: those of a seat in one row, beside its badge."""
    room = WIDTH - TEXT_LEFT - 2 * MARGIN
    shared, own = list[str](), dict[int, list[str]]()
    for line in describe(view):
        seat = _seat_of(line)
        (shared if seat is None else own.setdefault(seat, [])).append(voice(line))
    said = [(None, line) for line in shared]
    by_seat = [(seat, " · ".join(own[seat])) for seat in sorted(own)]
    lines = [(seat, wrap(line, LINE, room, MOST_ROWS)) for seat, line in (*said, *by_seat)]
    rows = max(1, sum(len(wrapped) for _, wrapped in lines))
    height = HEAD + rows * STEP + 3 * MARGIN
    canvas = Canvas(WIDTH, height, GROUND)
    middle = MARGIN + HEAD // 2 - 12
    canvas.write((MARGIN + 16, middle), voice("title"), TITLE, WHITE, bold=True, width=room)
    canvas.panel((MARGIN, HEAD), (WIDTH - 2 * MARGIN, height - HEAD - MARGIN), PAPER)
    y = HEAD + MARGIN + STEP // 2
    for seat, wrapped in lines:
        if seat is not None:
            canvas.badge((MARGIN + 48, y), seat, BADGE, seat_letter(voice, seat))
        for row in wrapped:
            canvas.write((TEXT_LEFT, y), row, LINE, INK)
            y += STEP
    return canvas.image


def _seat_of(line: Text) -> int | None:
    """Return the seat that a line is about, if it is one."""
    who = line.args.get("who")
    return who.seat if isinstance(who, SeatName) else None
