"""The picture of ¡Abordaje!: both ships side by side for all, and below them a hand for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.art import ART
from games.abordaje.components import (
    DECK_AT,
    ENEMY,
    FIGURES,
    LIMITS,
    SHIP_OF,
    SIDE_ICONS,
    SIDES,
    Side,
)
from games.abordaje.events import open_question_text
from games.abordaje.picture import pieces, ships
from games.abordaje.picture.end import draw_end
from games.abordaje.picture.layout import (
    DECK_HEIGHT,
    DECK_TOPS,
    HAND_HEIGHT,
    HEADER_HEIGHT,
    HEIGHT,
    MARGIN,
    SECTION_GAP,
    SHIP_MARGIN,
    SIDE_COLOURS,
    WIDTH,
)
from games.abordaje.picture.orders import draw_hand, draw_laid_order, recall_order
from games.abordaje.picture.targets import decks_to_choose
from games.kit.draw.cache.layers import layer
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
    panel,
    text_width,
    wrap,
)
from games.kit.draw.columns import columns
from games.kit.draw.materials import raised
from games.kit.draw.scale import to_pixels
from games.kit.draw.targets import mark_choice
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Deck, Mode
    from games.abordaje.model import Force, View

TOKEN_SIZE: Final = 60
SMALL_TOKEN: Final = 40
"""Where a captain and a change leave little room."""
TOKEN_SPACING: Final = 24
"""From one man to the next where several stand together: they overlap."""
SEEN_AT_A_GLANCE: Final = 2
"""So many men are not counted, where they stand side by side."""
FREE_SPACING: Final = 66
"""From one man to the next there."""
MARKER: Final = 56
DECK_INSET: Final = 8
"""From the edge of a deck to the mark of one that may be chosen."""
CHANGE: Final = 66
"""Width of the tag that says by how many men a deck has changed."""
TO_ACT_WIDTH: Final = 380
"""Units of the panel that says who is to act, unless two names need more."""
LONGEST_BESIDE: Final = 190
"""Units for each of two names in it."""
BADGE_WIDTH: Final = 62


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees.

    Whoever is asked for an order reads below the picture what would stand in its header.
    """
    laying = view.question is None and view.result is None
    hand = view.hand if laying else None
    canvas = _start_picture(view, voice, HEIGHT + HAND_HEIGHT if hand else HEIGHT)
    is_asked = hand is not None and view.seat in view.to_act
    if view.result is None and not is_asked:
        _header(canvas, view, voice)
    chosen_from = decks_to_choose(view)
    for section, column in section_columns(view.options.mode):
        for side in SIDES:
            if DECK_AT[side, section] in chosen_from:
                left, width = column[0] + DECK_INSET, column[1] - 2 * DECK_INSET
                at, height = DECK_TOPS[side] + DECK_INSET, DECK_HEIGHT - 2 * DECK_INSET
                mark_choice(canvas, (left, at), (width, height), 18)
            if section in view.order_sections:
                draw_laid_order(canvas, view, voice, side, section, column)
            else:
                recall_order(canvas, view, voice, side, section, column)
    for at, side in enumerate(SIDES):
        _side_panel(canvas, view, voice, side, at)
    if hand:
        draw_hand(canvas, view, hand, voice)
    if is_asked:
        _write_turn(canvas, view, voice, HEIGHT + 14)
        width, height = canvas.image.size
        return canvas.image.crop((0, to_pixels(HEADER_HEIGHT), width, height))
    if view.result is not None:
        return draw_end(canvas.image, view, view.result, voice)
    return canvas.image


def section_columns(mode: Mode) -> list[tuple[int, tuple[int, int]]]:
    """Return the sections with the left edge and the width of each."""
    sections = FIGURES.set_ups[mode].sections
    return list(zip(sections, columns(len(sections), WIDTH, SHIP_MARGIN, SECTION_GAP), strict=True))


def _start_picture(view: View, voice: Voice, height: int) -> Canvas:
    """Start a picture with both ships and the men on them."""
    canvas = Canvas(WIDTH, height, PAPER)
    before = view.forces_before if _change_is_news(view) else None
    parts = view.options.mode, view.directed_sections, view.forces, before
    canvas.paste((0, 0), layer(manned_ships, *parts, voice.language))
    return canvas


def _change_is_news(view: View) -> bool:
    """Tell whether what changed since the last reveal is shown: until both have acted again."""
    return view.revealed or not all(view.orders)


def manned_ships(
    mode: Mode,
    directed: tuple[int, ...],
    forces: tuple[Force, ...],
    before: tuple[Force, ...] | None,
    language: str,
    own: Side | None = None,
) -> Image:
    """Paint both ships with their crews, and how these have changed since `before`.

    The men of a reader's `own` side are ringed.
    """
    canvas, voice = Canvas.over(ships.backdrop(HEIGHT + HAND_HEIGHT)), Voice(language, "abordaje")
    for section, column in section_columns(mode):
        _section(
            canvas,
            (forces, before or forces),
            voice,
            section,
            column,
            closed=section not in directed,
            own=own,
        )
    return canvas.image


# ---- header ------------------------------------------------------------------


def _write_turn(canvas: Canvas, view: View, voice: Voice, middle: int) -> None:
    """Write turn and initiative on the right above a hand."""
    way, x = initiative(view, voice), WIDTH - MARGIN - 8
    canvas.write((x, middle), way, PHONE_TYPE, WHITE, bold=True, anchor="r")
    x -= text_width(way, PHONE_TYPE, bold=True) + 32
    canvas.glyph((x, middle), SIDE_ICONS[view.initiative], 40)
    turn = voice("picture-turn", turn=view.turn)
    canvas.write((x - 36, middle), turn, PHONE_TYPE, WHITE, bold=True, anchor="r")


def _header(canvas: Canvas, view: View, voice: Voice) -> None:
    """Write turn and initiative on the left, and what is asked; on the right who is to act.

    A match that was broken off asks nothing, and whoever is to act is asked below the picture.
    """
    canvas.paste((MARGIN, 12), raised(WIDTH - 2 * MARGIN, 128, PAPER, 24))
    asks = bool(view.to_act) and view.seat not in view.to_act
    x, y = MARGIN + 22, 44 if asks else 76
    x += canvas.write((x, y), voice("picture-turn", turn=view.turn), 50, bold=True) + 24
    canvas.glyph((x + 26, y), SIDE_ICONS[view.initiative], 52)
    canvas.write((x + 64, y), initiative(view, voice), PHONE_TYPE, FADED, bold=True)
    if not asks:
        return
    widths = widths_to_act(view, voice)
    right = max(TO_ACT_WIDTH, sum(widths) + 40)
    room = WIDTH - 2 * MARGIN - right - 60
    rows = wrap(voice(open_question_text(view)), PHONE_TYPE, room, 2, bold=True)
    for n, row in enumerate(rows):
        y = 84 + n * 37 if len(rows) > 1 else 102
        canvas.write((MARGIN + 22, y), row, PHONE_TYPE, bold=True)
    _who_acts(canvas, view, voice, (WIDTH - MARGIN - right - 8, 20), (right, 112), widths)


def initiative(view: View, voice: Voice) -> str:
    """Say behind the flag of who has the initiative that they go first, and along which way."""
    way = "→" if view.order_sections[0] <= view.order_sections[-1] else "←"
    return f"{voice('picture-first')} {way}"


def widths_to_act(view: View, voice: Voice) -> list[int]:
    """Return how much room the badge and name of each seat take that is to act."""
    names = [text_width(voice.name(seat), PHONE_TYPE, bold=True) for seat in view.to_act]
    most = LONGEST_BESIDE if len(names) > 1 else TO_ACT_WIDTH - 40 - BADGE_WIDTH
    return [BADGE_WIDTH + min(most, name + 12) for name in names]


def _who_acts(
    canvas: Canvas,
    view: View,
    voice: Voice,
    at: tuple[int, int],
    size: tuple[int, int],
    widths: list[int],
) -> None:
    """Name who is to act."""
    canvas.panel(at, size, WHITE, 20, GOLD, 6)
    label = voice("picture-to-act")
    canvas.write((at[0] + 20, at[1] + 32), label, PHONE_TYPE, bold=True, width=size[0] - 40)
    x = at[0] + 20
    for seat, width in zip(view.to_act, widths, strict=True):
        side: Side = "pirate" if seat == view.pirate else "spanish"
        canvas.paste((x - 2, at[1] + 54), ART.image(f"man-{side}", 54))
        canvas.write(
            (x + 58, at[1] + 78),
            voice.name(seat),
            PHONE_TYPE,
            bold=True,
            width=width - BADGE_WIDTH,
        )
        x += width


# ---- a section -----------------------------------------------------------------


def _section(
    canvas: Canvas,
    now_and_before: tuple[tuple[Force, ...], tuple[Force, ...]],
    voice: Voice,
    section: int,
    column: tuple[int, int],
    *,
    closed: bool,
    own: Side | None,
) -> None:
    (left, width), (forces, before) = column, now_and_before
    middle = (DECK_TOPS["spanish"] + DECK_HEIGHT + DECK_TOPS["pirate"]) // 2
    for side in SIDES:
        if closed:
            _closed_deck(canvas, forces, voice, DECK_AT[side, section], column)
        else:
            canvas.paste((left, DECK_TOPS[side]), ships.deck(side, width))
            if own:
                _ring_men(canvas, forces, own, DECK_AT[side, section], column)
            _deck(canvas, forces, before, DECK_AT[side, section], column)
    canvas.paste((left + width // 2 - 62, middle - 36), ART.image("gangway", 72))
    canvas.paste((left + width // 2 - 33, middle - 33), raised(66, 66, PAPER, 10, INK, 5))
    canvas.write((left + width // 2, middle), str(section), 44, bold=True, anchor="m")
    if not closed:
        _markers(canvas, forces, section, column)


def _markers(
    canvas: Canvas, forces: tuple[Force, ...], section: int, column: tuple[int, int]
) -> None:
    """Hang the flag of a controlled deck's holder on its rail, and edge the deck in gold."""
    left, width = column
    for side, force in zip(SIDES, forces, strict=True):
        deck = DECK_AT[ENEMY[side], section]
        if deck not in force.markers:
            continue
        top = DECK_TOPS[SHIP_OF[deck]]
        canvas.paste((left, top), panel(width, DECK_HEIGHT - 2, "none", 18, GOLD, 8))
        if side == "pirate":
            canvas.paste(
                (left + 14, top + DECK_HEIGHT - MARKER // 2 + 14), pieces.marker(side, MARKER)
            )
        else:
            canvas.paste(
                (left + width - 14 - MARKER, top - MARKER // 2 - 14), pieces.marker(side, MARKER)
            )


def _closed_deck(
    canvas: Canvas, forces: tuple[Force, ...], voice: Voice, deck: Deck, column: tuple[int, int]
) -> None:
    """Show a deck out of play, with the flag of its conqueror."""
    (left, width), top = column, DECK_TOPS[SHIP_OF[deck]]
    canvas.paste((left, top), ships.closed_deck(width))
    middle = left + width // 2
    for side, force in zip(SIDES, forces, strict=True):
        if deck in force.conquests:
            with_captain = any(one.captain == deck for one in forces)
            spot = left + 14 if with_captain else middle - 55
            canvas.paste((spot, top + 24), pieces.marker(side, 110))
            word = voice("picture-conquered")
            canvas.write((middle, top + 172), word, PHONE_TYPE, WHITE, bold=True, anchor="m")
        if force.captain == deck:
            canvas.paste((left + width - 84, top + 20), ART.image(f"captain-{side}", 84))


def _deck(
    canvas: Canvas,
    forces: tuple[Force, ...],
    before: tuple[Force, ...],
    deck: Deck,
    column: tuple[int, int],
) -> None:
    """Show who stands on a deck, and what has changed: Spaniards above, pirates below."""
    (left, width), top = column, DECK_TOPS[SHIP_OF[deck]]
    half = DECK_HEIGHT // 2
    for side, force, old, y in zip(SIDES, forces, before, (top + half, top), strict=True):
        middle = y + half // 2 + (-6 if side == "pirate" else 6)
        end = left + width - 14
        if force.captain == deck:
            if old.captain != deck:
                canvas.panel((end - 82, middle - 46), (88, 92), GOLD, 20)
            canvas.paste((end - 74, middle - 43), ART.image(f"captain-{side}", 88))
            end -= 84
        men, change = force.on(deck), force.on(deck) - old.on(deck)
        room = CHANGE * bool(change)
        number = text_width(str(men), 54, bold=True) + 20 if men else 0
        if not men or left + 16 + TOKEN_SIZE + number + room <= end:
            x = _men(canvas, side, men, (left + 16, middle), end - room)
        else:
            x = _crowded_men(canvas, side, men, (left + 12, middle))
        if change:
            _change(canvas, change, (x, middle), min(CHANGE, end - x))


def _ring_men(
    canvas: Canvas, forces: tuple[Force, ...], side: Side, deck: Deck, column: tuple[int, int]
) -> None:
    """Ring the men of a side, and its captain, if there are any on a deck: they lie on the ring."""
    (left, width), half, force = column, DECK_HEIGHT // 2, forces[SIDES.index(side)]
    if force.on(deck) or force.captain == deck:
        top = DECK_TOPS[SHIP_OF[deck]] + (half if side == "pirate" else 0)
        canvas.ring((left + width // 2, top + half // 2), (width - 4, half - 4))


def _change(canvas: Canvas, change: int, at: tuple[int, int], width: int) -> None:
    """Write by how many men a deck has grown or shrunk."""
    fill = GOOD if change > 0 else BAD
    canvas.panel((at[0], at[1] - 23), (width, 46), fill, 23)
    words = f"{change:+}".replace("-", "−")
    canvas.write((at[0] + width // 2, at[1]), words, PHONE_TYPE, WHITE, bold=True, anchor="m")


def _crowded_men(canvas: Canvas, side: Side, count: int, at: tuple[int, int]) -> int:
    """Show men as one small figure with their number; return where there is room again."""
    canvas.paste((at[0], at[1] - SMALL_TOKEN // 2), ART.image(f"man-{side}", SMALL_TOKEN))
    x = at[0] + SMALL_TOKEN + 6
    return x + canvas.write((x, at[1]), str(count), 46, SIDE_COLOURS[side], bold=True) + 4


def _men(canvas: Canvas, side: Side, count: int, at: tuple[int, int], end: int) -> int:
    """Show men standing together, and how many they are, unless one sees that at a glance.

    Returns where there is room again.
    """
    if not count:
        return at[0]
    man = ART.image(f"man-{side}", TOKEN_SIZE)
    if count <= SEEN_AT_A_GLANCE and at[0] + count * FREE_SPACING <= end:
        for n in range(count):
            canvas.paste((at[0] + n * FREE_SPACING, at[1] - TOKEN_SIZE // 2), man)
        return at[0] + count * FREE_SPACING
    number = text_width(str(count), 54, bold=True)
    shown = max(1, min(count, 4, (end - at[0] - TOKEN_SIZE - number - 10) // TOKEN_SPACING + 1))
    for n in range(shown):
        canvas.paste((at[0] + n * TOKEN_SPACING, at[1] - TOKEN_SIZE // 2), man)
    x = at[0] + (shown - 1) * TOKEN_SPACING + TOKEN_SIZE + 10
    return x + canvas.write((x, at[1]), str(count), 54, SIDE_COLOURS[side], bold=True) + 10


# ---- below the ships -------------------------------------------------------------


def _side_panel(canvas: Canvas, view: View, voice: Voice, side: Side, at: int) -> None:
    """Show a side's player, its men on the decks, in the pool and lost, and its conquests."""
    width = (WIDTH - 2 * MARGIN - 14) // 2
    left, top = MARGIN + at * (width + 14), 874
    force, seat = view.forces[at], view.seat_of(side)
    acting = seat in view.to_act
    edge = GOLD if acting else SIDE_COLOURS[side]
    canvas.paste((left, top), raised(width, 164, PAPER, 24, edge, 8))
    canvas.paste((left + 20, top + 11), ART.image(f"man-{side}", 56))
    clan = voice(f"picture-side-{side}")
    room = width - 92 - text_width(clan, PHONE_TYPE) - 34
    canvas.write((left + 88, top + 39), voice.name(seat), 38, bold=True, width=room)
    canvas.write((left + width - 22, top + 39), clan, PHONE_TYPE, FADED, anchor="r")
    labels = [(voice(f"picture-{name}"), figure) for name, figure in figures(view, force)]
    conquests = voice("picture-conquests")
    words = sum(text_width(label, PHONE_TYPE) for label in (conquests, *dict(labels)))
    x, gap = left + 22, (width - 44 - words) // len(labels)
    for label, figure in labels:
        canvas.write((x, top + 125), str(figure), 46, bold=True)
        x += canvas.write((x, top + 85), label, PHONE_TYPE, FADED) + gap
    canvas.write((x, top + 85), conquests, PHONE_TYPE, FADED)
    for n in range(LIMITS.conquests_to_win):
        flag = pieces.marker(side, 50) if n < len(force.conquests) else pieces.marker_place(50)
        canvas.paste((x + n * 60, top + 103), flag)


def figures(view: View, force: Force) -> tuple[tuple[str, int], ...]:
    """Return what is counted of a side: before any orders were turned up, what is in the pool."""
    pool = ("pool", force.pool)
    if view.turn == 1 and not view.revealed:
        return (pool,)
    return ("aboard", sum(force.crew)), pool, ("losses", force.losses)
