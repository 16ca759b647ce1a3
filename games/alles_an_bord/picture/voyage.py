"""The voyage of Alles an Bord?!: the card in play, what is to come, and what each seat does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CATEGORIES, COLOURS
from games.alles_an_bord.picture import cards, large_card, tiles
from games.alles_an_bord.picture.cards import letters
from games.alles_an_bord.picture.scene import GAP, MARGIN, SHIPS, TOP, WIDTH
from games.kit.draw.canvas import BAD, FADED, GOLD, GOOD, INK, PAPER, SMALLEST, Canvas, breadth

if TYPE_CHECKING:
    from games.alles_an_bord.model import Answer, View
    from games.kit.words import Voice

HEIGHT: Final = SHIPS - TOP - 16
LEFT: Final = 300
"""Width of the panel with what is still to come."""
RIGHT: Final = 470
"""Width of the panel with what each seat does."""
MIDDLE: Final = WIDTH - 2 * MARGIN - LEFT - RIGHT - 2 * GAP
ROW: Final = 72
LOOKS: Final = {
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
"""The sign of everything a seat may be doing, and the colour of its word."""


def crossing(page: Canvas, view: View, voice: Voice) -> None:
    """Paint the middle of the picture while ships are on their way."""
    _to_come(page, view, voice)
    left, size = MARGIN + LEFT + GAP, (MIDDLE, HEIGHT)
    card = view.card or view.last_card
    if view.meeting:
        page.paste((left, TOP), large_card.pirates_ahead(voice.language, size))
    elif card is not None:
        page.paste((left, TOP), large_card.card_in_play(card, voice.language, size))
    _doings(page, view, voice, WIDTH - MARGIN - RIGHT)


# ---- on the left -----------------------------------------------------------------


def _to_come(page: Canvas, view: View, voice: Voice) -> None:
    """Show the backs still in the pile, the next one in gold, and the goods in the supply."""
    page.panel((MARGIN, TOP), (LEFT, HEIGHT), PAPER, 24)
    title = voice("picture-to-come")
    page.write((MARGIN + 20, TOP + 34), title, 32, bold=True, width=LEFT - 40)
    size = ((LEFT - 40 - 12) // 2, 104)
    for n, (category, count) in enumerate(zip(CATEGORIES, view.cards_left, strict=True)):
        at = (MARGIN + 20 + n % 2 * (size[0] + 12), TOP + 66 + n // 2 * (size[1] + 12))
        if category == view.top_back:
            page.panel((at[0] - 7, at[1] - 7), (size[0] + 14, size[1] + 14), GOLD, 24)
        drawn = cards.back(category, size, count) if count else cards.no_back(size)
        page.paste(at, drawn)
    top = TOP + 66 + 2 * (size[1] + 12)
    title = voice("picture-supply")
    page.write((MARGIN + 20, top + 32), title, 32, bold=True, width=LEFT - 40)
    for n, (colour, count) in enumerate(zip(COLOURS, view.supply, strict=True)):
        at = (MARGIN + 20 + n % 2 * 140, top + 58 + n // 2 * 72)
        page.paste(at, tiles.sack(colour, letters(voice.language)[colour], 60))
        fill = INK if count else BAD
        page.write((at[0] + 68, at[1] + 36), str(count), 38, fill, bold=True)


# ---- on the right ----------------------------------------------------------------


def _doings(page: Canvas, view: View, voice: Voice, left: int) -> None:
    """List what each seat does with the card, and what became of the last one."""
    page.panel((left, TOP), (RIGHT, HEIGHT), PAPER, 24)
    seats = range(len(view.ships))
    for seat in seats:
        top = TOP + 14 + ROW * seat
        if seat in view.acting:
            page.panel((left + 10, top), (RIGHT - 20, ROW - 4), "#FFF0C2", 18)
        y = top + ROW // 2 - 2
        page.badge((left + 46, y), seat, 50)
        sign, word, fill = _doing(view, voice, seat)
        end = left + RIGHT - 20
        page.write((end, y), word, 30, fill, bold=True, anchor="r")
        end -= breadth(word, 30, bold=True) + 26
        page.glyph((end, y), sign, 42)
        page.write((left + 80, y), voice.name(seat), 32, width=end - 30 - left - 80)
    if view.last_card is not None and view.card != view.last_card:
        _last(page, view, voice, (left + 20, TOP + 24 + ROW * len(seats)))


def _doing(view: View, voice: Voice, seat: int) -> tuple[str, str, str]:
    """Return a sign, a word and its colour for what a seat does now."""
    what = _deed(view, seat)
    sign, fill = LOOKS[what]
    if what == "sealed" and seat == view.seat:
        return sign, voice(f"picture-did-{_own(view)}"), fill
    return sign, voice(f"picture-did-{what}"), fill


def _deed(view: View, seat: int) -> str:
    if view.phase in {"reward", "stow"}:
        if seat in view.acting:
            return view.phase
        return view.last_answers[seat].choice
    if view.phase == "face" and view.announced[seat] is False:
        return "flees"
    if view.answered[seat]:
        return "sealed"
    return "meets" if view.phase == "face" else "thinking"


def _own(view: View) -> str:
    """Return what the viewer has sealed."""
    answer: Answer | None = view.own_answer
    if answer is not None:
        return answer.choice
    if view.own_announcement is None:
        return "sealed"
    return "meets" if view.own_announcement else "flees"


def _last(page: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Show the last card, and beside it who fulfilled it."""
    left, top = at
    room = TOP + HEIGHT - 14 - top
    size = (181, min(178, room))
    top = TOP + HEIGHT - 14 - size[1]
    card = view.last_card
    if card is None:
        return
    page.paste((left, top), cards.small(card, voice.language, size))
    x = left + size[0] + 18
    page.write((x, top + 20), voice("picture-last"), SMALLEST, FADED, bold=True, width=240)
    for seat, told in enumerate(view.last_answers):
        spot = (x + 24 + seat % 2 * 122, top + 68 + seat // 2 * 60)
        page.badge(spot, seat, 48)
        page.glyph((spot[0] + 54, spot[1]), LOOKS[told.choice][0], 44)
