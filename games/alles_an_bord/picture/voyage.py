"""The middle of the picture on a voyage: cards to come, the card in play, what each seat does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import CATEGORIES, COLOURS
from games.alles_an_bord.picture import cards, large_card
from games.alles_an_bord.picture.goods import sack
from games.alles_an_bord.picture.labels import letters
from games.alles_an_bord.picture.layout import GAP, MARGIN, MIDDLE_TOP, SHIPS_TOP, WIDTH
from games.alles_an_bord.picture.targets import goods_to_choose
from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOLD,
    GOOD,
    INK,
    PAPER,
    PHONE_TYPE,
    Canvas,
)
from games.kit.draw.targets import mark_choice
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from games.alles_an_bord.model import Answer, View
    from games.kit.words import Voice

MIDDLE_HEIGHT: Final = SHIPS_TOP - MIDDLE_TOP - 16
TO_COME_WIDTH: Final = 300
"""Width of the panel with what is still to come."""
DOINGS_WIDTH: Final = 470
"""Width of the panel with what each seat does."""
CARD_WIDTH: Final = WIDTH - 2 * MARGIN - TO_COME_WIDTH - DOINGS_WIDTH - 2 * GAP
SEAT_ROW_HEIGHT: Final = 86
DOING_ICONS: Final = {
    "thinking": ("💭", FADED),
    "sealed": ("🔒", INK),
    "meets": ("⚔️", INK),
    "flees": ("🏃", FADED),
    "fulfil": ("✅", GOOD),
    "pass": ("➖", FADED),
    "flee": ("🏃", FADED),
    "penalty": ("💥", BAD),
    "reward": ("🤔", INK),
    "stow": ("🌊", INK),
}
"""The icon of everything a seat may be doing, and the colour of its word."""


def paint_voyage(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint the middle of the picture while ships are on their way."""
    _paint_to_come(canvas, view, voice)
    left, size = MARGIN + TO_COME_WIDTH + GAP, (CARD_WIDTH, MIDDLE_HEIGHT)
    card = view.card or view.last_card
    if view.meeting:
        canvas.paste((left, MIDDLE_TOP), large_card.face_down_pirates(voice.language, size))
    elif card is not None:
        canvas.paste((left, MIDDLE_TOP), large_card.card_in_play(card, voice.language, size))
    _paint_doings(canvas, view, voice, WIDTH - MARGIN - DOINGS_WIDTH)


# ---- on the left -----------------------------------------------------------------


def _paint_to_come(canvas: Canvas, view: View, voice: Voice) -> None:
    """Show the backs still in the pile, the next one in gold, and the goods in the supply."""
    canvas.panel((MARGIN, MIDDLE_TOP), (TO_COME_WIDTH, MIDDLE_HEIGHT), PAPER, 24)
    title, room = voice("picture-to-come"), TO_COME_WIDTH - 40
    canvas.write((MARGIN + 20, MIDDLE_TOP + 34), title, PHONE_TYPE, bold=True, width=room)
    size = ((TO_COME_WIDTH - 40 - 12) // 2, 104)
    none_left = ART.image("empty-back", size[1])
    for n, (category, count) in enumerate(zip(CATEGORIES, view.cards_left, strict=True)):
        at = (MARGIN + 20 + n % 2 * (size[0] + 12), MIDDLE_TOP + 66 + n // 2 * (size[1] + 12))
        if category == view.top_back:
            canvas.panel((at[0] - 7, at[1] - 7), (size[0] + 14, size[1] + 14), GOLD, 24)
        canvas.paste(at, cards.card_back(category, size, count) if count else none_left)
    top = MIDDLE_TOP + 66 + 2 * (size[1] + 12)
    title = voice("picture-supply")
    canvas.write((MARGIN + 20, top + 32), title, PHONE_TYPE, bold=True, width=TO_COME_WIDTH - 40)
    targets = goods_to_choose(view)
    for n, (colour, count) in enumerate(zip(COLOURS, view.supply, strict=True)):
        at = (MARGIN + 20 + n % 2 * 140, top + 58 + n // 2 * 72)
        canvas.paste(at, sack(colour, letters(voice.language)[colour], 60))
        if colour in targets:
            mark_choice(canvas, (at[0] + 2, at[1] + 3), (56, 54), 20)
        fill = INK if count else BAD
        canvas.write((at[0] + 68, at[1] + 36), str(count), 38, fill, bold=True)


# ---- on the right ----------------------------------------------------------------


def _paint_doings(canvas: Canvas, view: View, voice: Voice, left: int) -> None:
    """List what each seat does with the card, and what became of the last one."""
    canvas.panel((left, MIDDLE_TOP), (DOINGS_WIDTH, MIDDLE_HEIGHT), PAPER, 24)
    seats = range(len(view.ships))
    for seat in seats:
        top = MIDDLE_TOP + 14 + SEAT_ROW_HEIGHT * seat
        if seat in view.acting:
            canvas.panel((left + 10, top), (DOINGS_WIDTH - 20, SEAT_ROW_HEIGHT - 4), "#FFF0C2", 18)
        y = top + SEAT_ROW_HEIGHT // 2 - 2
        canvas.badge((left + 54, y), seat, 64, seat_letter(voice, seat))
        icon, word, fill = _doing(view, voice, seat)
        canvas.glyph((left + DOINGS_WIDTH - 52, y), icon, 56)
        room = DOINGS_WIDTH - 98 - 92
        canvas.write((left + 98, y - 20), voice.name(seat), PHONE_TYPE, bold=True, width=room)
        canvas.write((left + 98, y + 21), word, PHONE_TYPE, fill, width=room)
    if view.last_card is not None and view.card != view.last_card:
        _paint_last_card(
            canvas, view, voice, (left + 20, MIDDLE_TOP + 24 + SEAT_ROW_HEIGHT * len(seats))
        )


def _doing(view: View, voice: Voice, seat: int) -> tuple[str, str, str]:
    """Return an icon, a word and its colour for what a seat does now."""
    what = _doing_key(view, seat)
    icon, fill = DOING_ICONS[what]
    if what == "sealed" and seat == view.seat:
        return icon, voice(f"picture-did-{_own_answer_key(view)}"), fill
    return icon, voice(f"picture-did-{what}"), fill


def _doing_key(view: View, seat: int) -> str:
    if view.phase in {"reward", "stow"}:
        if seat in view.acting:
            return view.phase
        return view.last_answers[seat].choice
    if view.phase == "face" and view.announced[seat] is False:
        return "flees"
    if view.answered[seat]:
        return "sealed"
    return "meets" if view.phase == "face" else "thinking"


def _own_answer_key(view: View) -> str:
    """Return the viewer's own hidden answer."""
    answer: Answer | None = view.own_answer
    if answer is not None:
        return answer.choice
    if view.own_announcement is None:
        return "sealed"
    return "meets" if view.own_announcement else "flees"


def _paint_last_card(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Show the last card, and beside it who fulfilled it."""
    left, top = at
    room = MIDDLE_TOP + MIDDLE_HEIGHT - 14 - top
    size = (181, min(200, room))
    top = MIDDLE_TOP + MIDDLE_HEIGHT - 14 - size[1]
    card = view.last_card
    if card is None:
        return
    canvas.paste((left, top), cards.small_card(card, voice.language, size))
    x = left + size[0] + 18
    canvas.write((x, top + 22), voice("picture-last"), PHONE_TYPE, FADED, bold=True, width=240)
    for seat, answer in enumerate(view.last_answers):
        spot = (x + 30 + seat % 2 * 126, top + 76 + seat // 2 * 68)
        canvas.badge(spot, seat, 58, seat_letter(voice, seat))
        canvas.glyph((spot[0] + 60, spot[1]), DOING_ICONS[answer.choice][0], 44)
