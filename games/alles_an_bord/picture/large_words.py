"""Cards and ships in words, each with its picture, in type twice as large as on small cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CARDS, COLOURS, ICONS, KINDS, START_GOODS, VOYAGE
from games.alles_an_bord.events import terms_text
from games.alles_an_bord.picture import tiles
from games.alles_an_bord.picture.goods import sack
from games.alles_an_bord.picture.labels import label, letters
from games.alles_an_bord.picture.layout import MARGIN, WIDTH
from games.alles_an_bord.picture.table import draw
from games.kit.draw.canvas import INK, PAPER, WHITE, Canvas, fit
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.words import Voice

SEA: Final = "#2A6F97"
TYPE: Final = 50
"""A phone shows it as large as its own text."""
TITLE_HEIGHT: Final = 84
CARD_HEIGHT: Final = 92
THING_HEIGHT: Final = 104
IN_ROW: Final = 3
"""Things side by side."""
THING_WIDTH: Final = (WIDTH - 2 * MARGIN) // IN_ROW
PICTURE: Final = (72, 88)
"""Size of the picture before a name."""


def zoom(view: View, voice: Voice) -> Image:
    """Paint the cards that lie open, and what is aboard as far as the viewer may see it.

    Where there is neither, what the table shows is all.
    """
    cards, parts = _cards(view), [one for one in _parts(view, voice) if one[-1]]
    if not (cards or parts):
        return draw(view, voice)
    height = TITLE_HEIGHT + CARD_HEIGHT * len(cards) + sum(_height(things) for *_, things in parts)
    canvas = Canvas(WIDTH, height + MARGIN, SEA)
    title = voice("picture-voyage", round=view.round, rounds=VOYAGE.rounds)
    canvas.write((MARGIN + 8, TITLE_HEIGHT // 2), title, TYPE, WHITE, bold=True)
    top = TITLE_HEIGHT
    for card in cards:
        _paint_card(canvas, voice, card, top)
        top += CARD_HEIGHT
    for seat, part, things in parts:
        _paint_part(canvas, voice, (seat, part, things), top)
        top += _height(things)
    return canvas.image


def _cards(view: View) -> tuple[str, ...]:
    """Return the cards that lie open: the thirteen, or the one in play."""
    if view.cards is not None:
        return view.cards
    return (view.card,) if view.card else ()


def _parts(view: View, voice: Voice) -> Iterator[tuple[int | None, str, Sequence[tuple[str, int]]]]:
    """Yield what lies where: whose badge stands before it, its title, and the things."""
    own, seats = view.seat, range(len(view.ships))
    for seat in sorted(seats, key=lambda one: one != own):
        ship = view.ships[seat]
        on_deck = voice("panel-stow-deck")
        yield seat, f"{voice.name(seat)} · {on_deck}", _counted(ship.deck)
        if seat == own:
            yield None, voice("panel-stow-below"), _counted(ship.below or ())
            goods = ship.goods or ()
            limit = START_GOODS if view.phase in {"ready", "loading"} else ship.hold or 0
            yield None, voice("picture-goods", count=len(goods), limit=limit), _counted(goods)


def _counted(things: Sequence[str]) -> Sequence[tuple[str, int]]:
    counts = Counter(things)
    return [(one, counts[one]) for one in (*KINDS, *COLOURS) if counts[one]]


def _height(things: Sequence[object]) -> int:
    return TITLE_HEIGHT + -(-len(things) // IN_ROW) * THING_HEIGHT


def _paint_card(canvas: Canvas, voice: Voice, card: str, top: int) -> None:
    """Write what a card asks for and gives, behind the sign of its category."""
    width = WIDTH - 2 * MARGIN
    canvas.panel((MARGIN, top), (width, CARD_HEIGHT - 10), PAPER, 22)
    middle = top + (CARD_HEIGHT - 10) // 2
    canvas.glyph((MARGIN + 52, middle), ICONS[CARDS[card].category], 60)
    terms, room = voice(terms_text(card)).replace("➜", "→"), width - 120
    size = next((one for one in (TYPE, 44, 40) if fit(terms, one, room, bold=True) == terms), 36)
    canvas.write((MARGIN + 100, middle), terms, size, INK, bold=True, width=room)


def _paint_part(
    canvas: Canvas,
    voice: Voice,
    part: tuple[int | None, str, Sequence[tuple[str, int]]],
    top: int,
) -> None:
    """Write a title, and below it things side by side, each with its picture and how many."""
    (seat, title, things), x = part, MARGIN + 8
    middle = top + TITLE_HEIGHT // 2 + 6
    if seat is not None:
        canvas.badge((x + 32, middle), seat, 64, seat_letter(voice, seat))
        x += 80
    canvas.write((x, middle), title, TYPE, WHITE, bold=True, width=WIDTH - MARGIN - x)
    for n, (thing, many) in enumerate(things):
        row, column = divmod(n, IN_ROW)
        left, below = MARGIN + column * THING_WIDTH, top + TITLE_HEIGHT + row * THING_HEIGHT
        canvas.panel((left, below), (THING_WIDTH - 10, THING_HEIGHT - 8), PAPER, 20)
        drawn = _picture(thing, voice.language)
        canvas.centre((left + 52, below + THING_HEIGHT // 2 - 4), drawn)
        name, room = label(thing, voice.language), THING_WIDTH - 120
        name = f"{many}× {name}" if many > 1 else name
        size = next((one for one in (TYPE, 44, 40) if fit(name, one, room, bold=True) == name), 36)
        spot = left + 100, below + THING_HEIGHT // 2 - 4
        canvas.write(spot, name, size, INK, bold=True, width=room)


def _picture(thing: str, language: str) -> Image:
    written = letters(language)
    for kind in KINDS:
        if kind == thing:
            return tiles.tile(kind, written[kind], PICTURE)
    colour = next(one for one in COLOURS if one == thing)
    return sack(colour, written[colour], PICTURE[1] - 6)
