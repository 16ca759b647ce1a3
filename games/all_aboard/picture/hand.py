"""The picture for one: the boats, and the cards of the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, POINTS, WEIGHTS, Animal
from games.all_aboard.picture import cards
from games.all_aboard.picture.boats import paint_boats
from games.all_aboard.picture.header import start_picture
from games.all_aboard.picture.scenery import GAP, WIDTH, columns, near_water
from games.kit.draw.canvas import GOLD, PAPER, PHONE_TYPE, WHITE, Canvas, text_width
from games.kit.draw.gilding import mark_behind
from games.kit.draw.targets import mark_choice
from games.kit.draw.text.names import seat_letter
from games.kit.words import halves

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.words import Voice


HAND_HEIGHT: Final = 990
"""Of the picture of a hand."""
CARDS_TOP: Final = 644
LIFTED: Final = 22
"""How much higher the card lies that was chosen: right below the players."""


def draw_hand(
    view: View, voice: Voice, lifted: Animal | None = None, *, asks: bool = True
) -> Image:
    """Draw what one seat sees; once an animal is chosen, that it is, and if it `asks`, whereto."""
    canvas = start_picture(view, voice, (470, 500), HAND_HEIGHT)
    paint_boats(canvas, view, voice, 160, 516, asks=asks and lifted is not None)
    canvas.paste((0, 496), near_water(50))
    for seat in range(len(view.cupids)):
        _paint_score(canvas, view, voice, seat)
    hand = view.hand or ()
    if not hand:
        canvas.write(
            (WIDTH // 2, 820), voice("picture-hand-empty"), 48, WHITE, bold=True, anchor="m"
        )
    places = columns(COURSE.hand)
    shift = (COURSE.hand - len(hand)) * (places[0][1] + GAP) // 2
    for (left, width), animal in zip(places, hand, strict=False):
        at, size = (left + shift, CARDS_TOP), (width, HAND_HEIGHT - CARDS_TOP - 22)
        if animal == lifted:
            at = at[0], at[1] - LIFTED
            mark_behind(canvas, at, size, 20)
        canvas.paste(at, _hand_card(view, voice, animal, size, in_full=animal == lifted))
        if view.seat == view.turn and not lifted:
            mark_choice(canvas, at, size, 20)
    return canvas.image


def ability(view: View, voice: Voice, animal: Animal) -> str:
    """Say what an animal does in this match."""
    key = f"picture-ability-{animal}"
    does = view.options.effects == "on" and voice.knows(key)
    return voice(key if does else "picture-ability-none")


def ability_in_short(view: View, voice: Voice, animal: Animal) -> str:
    """Say in a few words what an animal does in this match; nothing if it only weighs."""
    key = f"does-{animal}"
    if view.options.effects == "off" or not voice.knows(key):
        return ""
    does = voice(key)
    return does[:1].upper() + does[1:]


def _hand_card(
    view: View, voice: Voice, animal: Animal, size: tuple[int, int], *, in_full: bool
) -> Image:
    """Paint a card: what it does in a few words, or in full on the one that was chosen.

    What it is worth is said where that is not what it weighs.
    """
    worth = voice("picture-worth", points=POINTS[animal])
    return cards.hand_card(
        size,
        view.seat or 0,
        animal,
        voice(f"animal-{animal}"),
        "" if halves(WEIGHTS[animal]) == str(POINTS[animal]) else worth,
        (ability if in_full else ability_in_short)(view, voice, animal),
    )


def _paint_score(canvas: Canvas, view: View, voice: Voice, seat: int) -> None:
    """Paint a player's name in one line, with points once anybody has any."""
    (left, width), top = columns(len(view.cupids))[seat], 546
    turn = seat == view.turn
    canvas.panel((left, top), (width, 68), PAPER, 22, GOLD if turn else "", 6 if turn else 0)
    canvas.badge((left + 38, top + 34), seat, 54, seat_letter(voice, seat))
    points = f"{view.points[seat]}" if any(view.points) else ""
    canvas.write((left + width - 16, top + 34), points, 40, bold=True, anchor="r")
    room = width - 94 - text_width(points, 40, bold=True)
    canvas.write((left + 70, top + 34), voice.name(seat), PHONE_TYPE, bold=True, width=room)
