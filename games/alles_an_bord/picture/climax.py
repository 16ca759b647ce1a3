"""The reckoning of a voyage as an animation: what the last card cost and paid, then all is sold.

It is told from what everybody knows: the decks, the events of the turn, and everybody's money.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from games.alles_an_bord.components import COLOURS, ICONS, KINDS, VOYAGE
from games.alles_an_bord.picture import large_card, tiles
from games.alles_an_bord.picture.backgrounds import background
from games.alles_an_bord.picture.goods import coin, sack
from games.alles_an_bord.picture.header import paint_header
from games.alles_an_bord.picture.labels import letters
from games.alles_an_bord.picture.layout import HEIGHT, MARGIN, WIDTH, picture_columns
from games.alles_an_bord.picture.purses import paint_purses
from games.alles_an_bord.picture.ships import paint_ship
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, Canvas, glyph, text_width
from games.kit.draw.scale import extent
from games.kit.draw.stage import Said, Scene, Sprite, in_caption, play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.alles_an_bord.picture.layout import Size
    from games.kit.game import Climax, Event, Frame
    from games.kit.words import Voice

FIRST: Final = 900
"""Milliseconds for which the ships lie as they were, below the last card."""
STEP: Final = 450
"""Milliseconds of each thing that happens at sea; `SALE` of each at home."""
SALE: Final = 350
"""Milliseconds for which it stands how rich everybody is."""
SHIPS_TOP: Final = 640
SHIP_HEIGHT: Final = 384
CARD_SIZE: Final[Size] = (540, 506)
CARD_TOP: Final = 128
THING: Final = 84
"""Size of a thing that changes hands."""
ON_THE_WAY: Final = 560
"""How high things are between the ships and the card."""
AT_THE_SHIP: Final = 800
ON_THE_QUAY: Final = 420
AFLOAT: Final = HEIGHT - 62
"""How high things float that were thrown overboard."""
TILT: Final = 24
"""Degrees by which a thing in the water lies askew."""


Things: TypeAlias = "Mapping[int, Sequence[tuple[str, int]]]"
"""By seat: tiles, goods, `money` and `parrot`, each with how many."""


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw how the last card is paid for, what goes overboard, and what the goods bring."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    before = climax.before.model_copy(update={"acting": (), "marks": ()})
    after = climax.after.model_copy(update={"acting": (), "marks": ()})
    sold = _sold(climax.told)
    sea = _at_sea(before, voice)
    things = partial(_with_things, view=before, voice=voice)
    shown = [Scene(sea, FIRST)]
    for one in climax.told:
        shown += _deed(one, sea, before, voice)
    goods, coins = (
        {seat: ((name, many),) for seat, many in sold.items()} for name in ("any", "money")
    )
    sale = Said(" ".join(in_caption(one, voice) for one in climax.told if one.key == "sold"))
    home, emptied = (_home(before, voice, view) for view in (before, after))
    shown += [
        Scene(partial(things, home, goods, SHIPS_TOP + 150), SALE, said=sale),
        Scene(partial(things, home, goods, ON_THE_QUAY), SALE),
        Scene(partial(things, emptied, coins, ON_THE_QUAY), SALE),
        Scene(partial(_with_purses, emptied, after, voice, sold)),
    ]
    return shown


def _deed(told: Event, sea: Image, view: View, voice: Voice) -> Iterator[Scene]:
    """Show what somebody gives, gets or throws on this turn; nothing for other events."""
    facts, said = told.facts, Said(in_caption(told, voice))
    things = partial(_with_things, sea, view=view, voice=voice)
    seat = facts.get("who", 0)
    paid = {"fulfilled": "gave", "penalised": "things"}.get(told.key)
    if paid and facts[paid]:
        sign = "☠️" if told.key == "penalised" else "✅"
        given = {seat: facts[paid]}
        yield Scene(partial(things, given, ON_THE_WAY, {seat: sign}), STEP, said=said)
    if told.key in {"fulfilled", "instead"} and facts["got"]:
        yield Scene(partial(things, {seat: facts["got"]}, AT_THE_SHIP), STEP, said=said)
    if told.key == "thrown":
        floating = tuple(_overboard(view, voice, {seat: (facts["thing"],)}))
        yield Scene(sea, STEP, floating, said)


def _sold(told: Iterable[Event]) -> dict[int, int]:
    """Return how many goods each seat has sold."""
    totals = (line for one in told if one.key == "sold" for line in one.facts["totals"])
    return {line["who"]: line["sold"] for line in totals}


# ---- what lies behind -----------------------------------------------------------------


def _at_sea(view: View, voice: Voice) -> Image:
    """Paint the ships as they lie at the last card, and that card above them."""
    canvas = Canvas.over(background("sea"))
    _paint_title(canvas, view, voice, "picture-last")
    if card := view.card or view.last_card:
        drawn = large_card.card_in_play(card, voice.language, CARD_SIZE)
        canvas.paste(((WIDTH - CARD_SIZE[0]) // 2, CARD_TOP), drawn)
    _paint_ships(canvas, view, voice)
    return canvas.image


def _home(before: View, voice: Voice, view: View) -> Image:
    """Paint the ships at the quay, as they are in `view`."""
    canvas = Canvas.over(background("quay"))
    _paint_title(canvas, before, voice, "picture-home")
    _paint_ships(canvas, view, voice)
    return canvas.image


def _paint_title(canvas: Canvas, view: View, voice: Voice, line: str) -> None:
    title = voice("picture-voyage", round=view.round, rounds=VOYAGE.rounds)
    paint_header(canvas, title, voice(line), WIDTH - 2 * MARGIN)


def _paint_ships(canvas: Canvas, view: View, voice: Voice) -> None:
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        paint_ship(canvas, view, voice, seat, (left, SHIPS_TOP, width, SHIP_HEIGHT))


# ---- what moves ------------------------------------------------------------------------


def _with_things(
    ground: Image,
    moving: Things,
    middle: int,
    signs: Mapping[int, str] | None = None,
    *,
    view: View,
    voice: Voice,
) -> Image:
    """Paint what each seat gives or gets, above its ship."""
    canvas = Canvas.over(ground)
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        things = [_drawn(name, many, voice) for name, many in moving.get(seat, ()) if many]
        if not things:
            continue
        if signs:
            things.insert(0, glyph(signs[seat], THING))
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


def _with_purses(ground: Image, view: View, voice: Voice, sold: Mapping[int, int]) -> Image:
    """Paint how rich everybody is, and what they have sold."""
    canvas = Canvas.over(ground)
    paint_purses(canvas, view, voice, sold, room=470)
    return canvas.image


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
