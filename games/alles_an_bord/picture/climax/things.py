"""What moves in a climax: tiles, goods and coins that change hands, above ships that lie still."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from games.alles_an_bord.components import COLOURS, ICONS, KINDS
from games.alles_an_bord.picture import tiles
from games.alles_an_bord.picture.goods import coin, sack
from games.alles_an_bord.picture.labels import letters
from games.alles_an_bord.picture.layout import HEIGHT, WIDTH, picture_columns
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, Canvas, glyph, text_width
from games.kit.draw.scale import extent
from games.kit.draw.stage import Said, Scene, Sprite, in_caption

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.game import Event
    from games.kit.words import Voice

STEP: Final = 450
"""Milliseconds of each thing that changes hands."""
THING: Final = 84
"""Size of a thing that changes hands."""
ON_THE_WAY: Final = 560
"""How high things are between the ships and the card."""
AT_THE_SHIP: Final = 800
AFLOAT: Final = HEIGHT - 62
"""How high things float that were thrown overboard."""
TILT: Final = 24
"""Degrees by which a thing in the water lies askew."""

Things: TypeAlias = "Mapping[int, Sequence[tuple[str, int]]]"
"""By seat: tiles, goods, `money` and `parrot`, each with how many."""


def deed(told: Event, sea: Image, view: View, voice: Voice, paid: str = "✅") -> Iterator[Scene]:
    """Show what somebody gives, gets or throws; nothing for other events.

    `paid` stands before what is given for a card.
    """
    facts, said = told.facts, Said(in_caption(told, voice))
    above = partial(with_things, sea, view=view, voice=voice)
    seat = facts.get("who", 0)
    lost = {"fulfilled": "gave", "penalised": "things"}.get(told.key)
    if lost and facts[lost]:
        sign = "☠️" if told.key == "penalised" else paid
        yield Scene(partial(above, {seat: facts[lost]}, ON_THE_WAY, {seat: sign}), STEP, said=said)
    if told.key in {"fulfilled", "instead"} and facts["got"]:
        yield Scene(partial(above, {seat: facts["got"]}, AT_THE_SHIP), STEP, said=said)
    if told.key == "thrown":
        yield Scene(sea, STEP, tuple(_overboard(view, voice, {seat: (facts["thing"],)})), said)


def with_things(
    ground: Image,
    moving: Things,
    middle: int,
    signs: Mapping[int, str] | None = None,
    *,
    view: View,
    voice: Voice,
) -> Image:
    """Paint what each seat gives or gets, above its ship; `signs` stand before it."""
    canvas = Canvas.over(ground)
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        things = [_drawn(name, many, voice) for name, many in moving.get(seat, ()) if many]
        if signs and seat in signs:
            things.insert(0, glyph(signs[seat], THING))
        if not things:
            continue
        breadth = sum(extent(one)[0] + 6 for one in things) + 26
        x = max(8, min(WIDTH - 8 - breadth, left + (width - breadth) // 2))
        canvas.panel((x, middle - 58), (breadth, 116), "#FFF8E7", 30, GOLD, 6)
        x += 16
        for one in things:
            canvas.paste((x, middle - extent(one)[1] // 2), one)
            x += extent(one)[0] + 6
    return canvas.image


def _overboard(view: View, voice: Voice, thrown: Things) -> Iterator[Sprite]:
    """Show what is thrown, as it floats before the ship."""
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        for n, (name, _) in enumerate(thrown.get(seat, ())):
            x = left + width // 2 + 130 * n
            yield Sprite(x, AFLOAT, _askew(name, voice.language))
            yield from (Sprite(x + beside, AFLOAT + 14, glyph("🌊", 76)) for beside in (-84, 84))


# ---- pieces ----------------------------------------------------------------------------


def _drawn(name: str, many: int, voice: Voice) -> Image:
    """Paint so much of a thing: a coin with its amount, else the thing with a number."""
    if name == "money":
        return coin(many, THING)
    return _counted(name, many, voice.language)


@cached
def _counted(name: str, many: int, language: str) -> Image:
    one = _single(name, language)
    if many == 1:
        return one
    number = str(many)
    breadth = text_width(number, 48, bold=True)
    width, height = extent(one)
    canvas = Canvas(width + breadth + 4, height)
    canvas.write((0, height // 2), number, 48, INK, bold=True)
    canvas.paste((breadth + 4, 0), one)
    return canvas.image


def _single(name: str, language: str) -> Image:
    written = letters(language)
    for kind in KINDS:
        if kind == name:
            return tiles.tile(kind, written[kind], (78, 92))
    for colour in COLOURS:
        if colour == name:
            return sack(colour, written[colour], THING)
    return sack("any", "", THING) if name == "any" else glyph(ICONS[name], THING)


@cached
def _askew(name: str, language: str) -> Image:
    from PIL.Image import Resampling

    return _single(name, language).rotate(TILT, Resampling.BICUBIC, expand=True)
