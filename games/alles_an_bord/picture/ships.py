"""Ships with what is aboard: the deck, and what lies below it, open to the owner alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import CHEST_VALUE, COLOURS, SHIP, START_GOODS
from games.alles_an_bord.model import below_thing, deck_thing
from games.alles_an_bord.picture import nameplates, tiles
from games.alles_an_bord.picture.goods import sack
from games.alles_an_bord.picture.hulls import SMALL_BELOW_WIDTH, hull, small_hull
from games.alles_an_bord.picture.labels import letters
from games.alles_an_bord.picture.targets import slots_for_chests, things_to_choose
from games.kit.draw.canvas import BAD, WHITE, Canvas, text_width
from games.kit.draw.gilding import mark_over
from games.kit.draw.scale import extent
from games.kit.draw.targets import mark_choice

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from PIL.Image import Image

    from games.alles_an_bord.components import Kind
    from games.alles_an_bord.model import SeenShip, Thing, View
    from games.alles_an_bord.picture.layout import Area, Size
    from games.kit.words import Voice

MOST_SACKS_ONE_BY_ONE: Final = 5
"""So many sacks are drawn one by one; more are counted by colour."""
SLOT_GAP: Final = 6
"""Units between two slots."""
TILE_RADIUS: Final = 14
"""Units: how round the corners of a tile are."""
SACK_RADIUS: Final = 24
"""Units: how round the mark of a sack is."""
HULL_TYPE_SIZE: Final = 36
"""Size of the type on a hull."""
PURSE_FROM_HEIGHT: Final = 150
"""From this height on a small ship has a plate with its purse."""


def paint_ship(canvas: Canvas, view: View, voice: Voice, seat: int, area: Area) -> None:
    """Paint another seat's ship, closed below deck."""
    left, top, width, height = area
    nameplates.paint_plate(canvas, view, voice, seat, (left, top, width))
    head = nameplates.plate_height(width) + 8
    top, height = top + head, height - head
    rows = 1 if width >= nameplates.ONE_LINE_FROM_WIDTH else 2
    keel = height // 2 if rows == 1 else height * 17 // 50
    canvas.paste((left, top), hull((width, height), keel))
    seen = view.ships[seat]
    deck = left + 10, top + 6, width - 20, height - keel - 8
    _paint_deck(canvas, view, voice, seat, deck, rows)
    below = left + 24, top + height - keel + 22, width - 48, keel - 34
    _paint_closed_below(canvas, seen, below, new_below(view, seat))


def paint_own_ship(canvas: Canvas, view: View, voice: Voice, area: Area) -> None:
    """Paint the viewer's ship, large, open below deck."""
    left, top, width, height = area
    seat = view.seat or 0
    nameplates.paint_plate(canvas, view, voice, seat, (left, top, width))
    head = nameplates.plate_height(width) + 8
    top, height = top + head, height - head
    keel = height * 3 // 5
    canvas.paste((left, top), hull((width, height), keel))
    deck = left + 10, top + 6, width - 20, height - keel - 8
    targets, (on_deck, under) = things_to_choose(view), slots_for_chests(view)
    seen = view.ships[seat]
    slots = _paint_deck(canvas, view, voice, seat, deck, 1)
    filled = [*["monkey"] * seen.monkey, *(f"{kind}@deck" for kind in seen.deck)]
    _mark_targets(canvas, slots, filled, targets, (SHIP.deck - seen.deck_free, on_deck))
    below = left + 34, top + height - keel + 26, width - 68, keel - 36
    slots = _paint_open_below(canvas, view, voice, below, targets)
    filled = [f"{kind}@below" for kind in seen.below or ()]
    _mark_targets(canvas, slots, filled, targets, (seen.below_filled, under))


def _mark_targets(
    canvas: Canvas,
    slots: Iterable[Area],
    filled: Sequence[Thing],
    targets: Collection[Thing],
    for_chests: tuple[int, int],
) -> None:
    """Mark the slots with things that may be chosen, and free ones from the nth on, so many."""
    first, many = for_chests
    for n, (left, top, width, height) in enumerate(slots):
        if (n < len(filled) and filled[n] in targets) or first <= n < first + many:
            mark_choice(canvas, (left, top), (width, height), TILE_RADIUS)


def paint_small_ship(canvas: Canvas, view: View, voice: Voice, seat: int, area: Area) -> None:
    """Paint a small ship: its plate, below it the deck and small slots for what lies below."""
    left, top, width, height = area
    if height >= PURSE_FROM_HEIGHT:
        nameplates.paint_plate(canvas, view, voice, seat, (left, top, width))
        head = nameplates.plate_height(width) + 4
    else:
        nameplates.paint_low_plate(canvas, view, voice, seat, (left, top, width))
        head = nameplates.LOW_PLATE_HEIGHT + 4
    top, height = top + head, height - head
    seen = view.ships[seat]
    canvas.paste((left, top), small_hull((width, height)))
    slot = ((width - SMALL_BELOW_WIDTH - 4) // SHIP.deck - 2, height)
    for n, drawn in enumerate(_deck_slots(seen, voice, slot)):
        canvas.paste((left + 2 + n * (slot[0] + 2), top), drawn)
    for n in new_on_deck(view, seat):
        mark_over(canvas, (left + 2 + n * (slot[0] + 2), top), slot, TILE_RADIUS)
    size = ((SMALL_BELOW_WIDTH - 8) // SHIP.below - 2, height - 12)
    shut = tiles.small_slot(size, filled=True), tiles.small_slot(size, filled=False)
    chests = [ART.image("chest", size[0] + 2)] * seen.below_chests
    for n, drawn in enumerate(_below_slots(seen, chests, *shut)):
        x = left + width - SMALL_BELOW_WIDTH + 5 + n * (size[0] + 2)
        canvas.paste((x, top + (height - extent(drawn)[1]) // 2), drawn)
        if n in new_below(view, seat):
            mark_over(canvas, (x, top + (height - size[1]) // 2), size, TILE_RADIUS // 2)


# ---- what lies where -------------------------------------------------------------


def _deck_slots(seen: SeenShip, voice: Voice, size: Size) -> list[Image]:
    """Return the slots on deck: the chained monkey, tiles, chests, free slots."""
    slots = [tiles.handicap_monkey(size)] if seen.monkey else []
    slots += [tiles.tile(kind, letters(voice.language)[kind], size) for kind in seen.deck]
    slots += _chests(seen.deck_chests, size)
    return slots + [tiles.free_slot(size)] * (SHIP.deck - len(slots))


def _below_slots(seen: SeenShip, chests: list[Image], shut: Image, free: Image) -> list[Image]:
    """Return the slots below deck as others see them."""
    filled = seen.below_filled - seen.below_chests
    left = SHIP.below - seen.below_filled
    return chests + [shut] * filled + [free] * left


def _chests(many: int, size: Size) -> list[Image]:
    return [tiles.chest_in_slot(size, CHEST_VALUE) for _ in range(many)]


def new_on_deck(view: View, seat: int) -> list[int]:
    """Return the slots on a deck in which something is marked as new."""
    seen, before = view.ships[seat], dict(view.marks)
    chests: list[Literal["chest"]] = ["chest"] * seen.deck_chests
    kinds: list[Kind | Literal["chest"]] = [*seen.deck, *chests]
    old = {kind: before.get(deck_thing(seat, kind), str(kinds.count(kind))) for kind in kinds}
    return [
        n + seen.monkey for n, kind in enumerate(kinds) if kinds[:n].count(kind) >= int(old[kind])
    ]


def new_below(view: View, seat: int) -> range:
    """Return the slots below a deck in which something is marked as new."""
    filled = view.ships[seat].below_filled
    return range(int(dict(view.marks).get(below_thing(seat), filled)), filled)


def _paint_deck(
    canvas: Canvas, view: View, voice: Voice, seat: int, area: Area, rows: int
) -> list[Area]:
    """Paint a deck; return where its slots are."""
    slots: list[Area] = []
    left, top, width, height = area
    new = new_on_deck(view, seat)
    in_row = SHIP.deck // rows
    size = ((width + SLOT_GAP) // in_row - SLOT_GAP, (height + SLOT_GAP) // rows - SLOT_GAP)
    shift = (width - in_row * (size[0] + SLOT_GAP) + SLOT_GAP) // 2
    for n, slot in enumerate(_deck_slots(view.ships[seat], voice, size)):
        x = left + shift + n % in_row * (size[0] + SLOT_GAP)
        y = top + n // in_row * (size[1] + SLOT_GAP)
        canvas.paste((x, y), slot)
        slots.append((x, y, *size))
        if n in new:
            mark_over(canvas, (x, y), size, TILE_RADIUS)
    return slots


def _paint_closed_below(canvas: Canvas, seen: SeenShip, area: Area, new: range) -> None:
    """Show how many slots below deck are filled, and that there is room for goods."""
    left, top, width, height = area
    count = SHIP.below + SHIP.goods_only
    size = (min((width + SLOT_GAP) // count - SLOT_GAP, height + 12), height)
    x = left + (width - count * (size[0] + SLOT_GAP) + SLOT_GAP) // 2
    shut = tiles.tile_back(size), tiles.free_slot(size)
    for n, slot in enumerate(_below_slots(seen, _chests(seen.below_chests, size), *shut)):
        canvas.paste((x, top), slot)
        if n in new:
            mark_over(canvas, (x, top), size, TILE_RADIUS)
        x += size[0] + SLOT_GAP
    goods = min(size)
    for _ in range(SHIP.goods_only):
        shift = (size[0] - goods) // 2, (height - goods) // 2
        canvas.paste((x + shift[0], top + shift[1]), ART.image("slot", goods, dashes="none"))
        x += size[0] + SLOT_GAP


def _paint_open_below(
    canvas: Canvas, view: View, voice: Voice, area: Area, targets: Collection[Thing]
) -> list[Area]:
    """Show tiles and chests below deck, beside them the goods; return where the slots are."""
    left, top, width, height = area
    seen = view.ships[view.seat or 0]
    size = (92, height - 48)
    written = letters(voice.language)
    slots = [tiles.tile(kind, written[kind], size) for kind in seen.below or ()]
    slots += _chests(seen.below_chests, size)
    slots += [tiles.free_slot(size)] * (SHIP.below - len(slots))
    for n, slot in enumerate(slots):
        canvas.paste((left + n * (size[0] + SLOT_GAP), top), slot)
    line = top + height - 18
    canvas.write((left + 24, line), voice("picture-below"), HULL_TYPE_SIZE, WHITE, bold=True)
    start = left + SHIP.below * (size[0] + SLOT_GAP) + 26
    goods = len(seen.goods or ())
    limit = START_GOODS if view.phase in {"ready", "loading"} else seen.hold or 0
    words = voice("picture-goods", count=goods, limit=limit)
    if view.phase == "ready":  # nothing is to be counted yet
        words = voice("picture-goods-at-first")
    if goods > limit:
        canvas.panel(
            (start - 14, line - 24),
            (text_width(words, HULL_TYPE_SIZE, bold=True) + 28, 48),
            BAD,
            22,
        )
    canvas.write((start, line), words, HULL_TYPE_SIZE, WHITE, bold=True)
    goods_area = start, top, left + width - start, size[1]
    _paint_goods(canvas, seen, voice, goods_area, limit, targets)
    return [(left + n * (size[0] + SLOT_GAP), top, *size) for n in range(SHIP.below)]


def _paint_goods(
    canvas: Canvas,
    seen: SeenShip,
    voice: Voice,
    area: Area,
    limit: int,
    targets: Collection[Thing],
) -> None:
    """Lay out sacks one by one with the places left, or count them by colour if they are many."""
    left, top, width, height = area
    goods, written = seen.goods or (), letters(voice.language)
    if max(len(goods), limit) > MOST_SACKS_ONE_BY_ONE:
        counts = Counter(goods)
        for n, colour in enumerate(COLOURS):
            x = left + n * (width // len(COLOURS))
            canvas.paste((x, top + (height - 66) // 2), sack(colour, written[colour], 66))
            if counts[colour] and colour in targets:
                mark_choice(canvas, (x, top + height // 2 - 35), (62, 72), SACK_RADIUS)
            at = (x + 70, top + height // 2)
            canvas.write(at, str(counts[colour]), 38, WHITE, bold=True)
        return
    size = 82
    for n in range(max(limit, len(goods))):
        drawn = ART.image("slot", size)
        if n < len(goods):
            drawn = sack(goods[n], written[goods[n]], size)
        at = left + n * min(size + 4, width // MOST_SACKS_ONE_BY_ONE), top + (height - size) // 2
        canvas.paste(at, drawn)
        if n < len(goods) and goods[n] in targets:
            mark_choice(canvas, (at[0] + 3, at[1]), (size - 6, size), SACK_RADIUS)
