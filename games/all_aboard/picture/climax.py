"""The sailing as an animation: boat by boat animals love, scare, throw and eat, then it is weighed.

All that is shown follows from how the boats fared, which everybody may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS
from games.all_aboard.picture.boats import hull, paint_number
from games.all_aboard.picture.sailing_scene import (
    DEEPEST,
    HULL_HEIGHT,
    HULL_TOP,
    ICON,
    PASSENGER,
    SURFACE,
    depth,
    paint_boat,
    paint_sheet,
    shallow,
    standing,
)
from games.all_aboard.picture.scenery import HEIGHT, MARGIN, WIDTH, backdrop, columns, near_water
from games.all_aboard.picture.table import PANELS_TOP, paint_player
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, PHONE_TYPE, WHITE, Canvas, glyph, text_width
from games.kit.draw.text.names import seat_letter
from games.kit.game import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Card, DepartedBoat, View
    from games.kit.game import Climax
    from games.kit.words import Voice

FIRST: Final = 700
"""Milliseconds for which all boats lie still, their cards turned up."""
STEPS: Final = 2_400
"""Milliseconds for all that happens then."""
LONGEST_STEP: Final = 400
FLIGHT: Final = (160, 160)
"""Milliseconds of each picture in which points fly."""
ALL: Final = 5_000
"""Milliseconds in all: the rest of them it stands how all ended."""
TILT: Final = 9
"""Degrees by which a boat tips."""
SIGN: Final = 96
"""Size of a sign for what happens."""
SIGNS_TOP: Final = 160
"""No sign is higher than this."""
WATER: Final = 180
"""Height of the water in front of a boat: it hides the keel of one that tips."""
COIN: Final = 62
GAP_OF_COINS: Final = 6
"""Of points on their way."""
MIDDLE_LINE: Final = 40
"""So far below the rim stands what a boat holds."""


class _Moment(NamedTuple):
    """A boat at a moment before its end."""

    crew: tuple[Card, ...]
    capacity: int
    sunk: int = 0
    """How much deeper than an empty boat it lies."""
    is_tipping: bool = False
    signs: tuple[str, ...] = ()
    """What happens, above the boat."""
    in_love: tuple[Animal, ...] = ()
    eaten: Card | None = None
    flying: tuple[Card, ...] = ()
    """Who is in the air, on the way to the next boat or into the water."""


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw how the boats sail, from left to right, and how the points come home."""
    boats = climax.after.departed_boats
    spots = columns(len(boats))
    stage = _start(climax, voice)
    moments = [list(_moments(boats, at)) for at in range(len(boats))]
    step = min(LONGEST_STEP, STEPS // sum(len(one) - 1 for one in moments) // 10 * 10)
    rest = ALL - FIRST - step * sum(len(one) - 1 for one in moments) - sum(FLIGHT)
    yield Frame(_paint(stage, [one[0] for one in moments], voice, 0), FIRST)
    for at, boat in enumerate(boats):
        waiting = [one[0] for one in moments[at + 1 :]]
        for moment in moments[at][1:]:
            yield Frame(_paint(stage, [moment, *waiting], voice, at), step)
        paint_boat(stage, boat, voice, spots[at])
        paint_sheet(stage, boat, voice, at + 1, spots[at])
    for n, milliseconds in enumerate(FLIGHT, start=1):
        image = _points_on_their_way(stage, climax, n / (len(FLIGHT) + 1))
        yield Frame(image, milliseconds)
    for seat in range(len(climax.after.cupids)):
        paint_player(stage, _still(climax.after), voice, seat)
    yield Frame(stage.image, rest)


def _start(climax: Climax[View], voice: Voice) -> Canvas:
    """Paint what no step changes: scenery, title, and everybody's points before the sailing."""
    canvas = Canvas.over(backdrop(SURFACE, 786))
    canvas.paste((0, 786), near_water(HEIGHT - 786))
    title = voice("picture-sailing", round=climax.before.round, rounds=COURSE.rounds)
    canvas.write((MARGIN + 6, 62), title, 56, bold=True, width=WIDTH - 2 * MARGIN)
    for seat in range(len(climax.before.cupids)):
        paint_player(canvas, _still(climax.before), voice, seat)
    return canvas


def _still(view: View) -> View:
    """Return a view in which it is nobody's turn."""
    return view.model_copy(update={"turn": None})


# ---- what happens in a boat ----------------------------------------------------------------------


def _moments(boats: tuple[DepartedBoat, ...], at: int) -> Iterator[_Moment]:
    """Yield a boat as it waits, then step by step what happens in it; how it ends is not among it.

    Those who come over from the boat before are aboard from the first step on.
    """
    boat, came = boats[at], boats[at - 1].moved if at else ()
    everybody = sorted(
        {*boat.saved, *boat.lost, *boat.moved}, key=lambda one: (WEIGHTS[one.animal], one.owner)
    )
    held = boat.scared_from or boat.capacity
    yield _Moment(tuple(one for one in everybody if one not in came), held)
    crew = tuple(everybody)
    if came:
        yield _Moment(crew, held)
    if boat.lovers:
        yield _Moment(crew, held, signs=("💘",), in_love=boat.lovers)
    if boat.scared_from is not None:
        yield _Moment(crew, held, is_tipping=True, signs=("🐭", "❗", "🐘"), in_love=boat.lovers)
    if boat.thrown is not None:
        crew = tuple(one for one in crew if one != boat.thrown)
        yield _Moment(
            crew, boat.capacity, signs=("🐵",), in_love=boat.lovers, flying=(boat.thrown,)
        )
    if boat.eaten is not None:
        yield _Moment(
            crew, boat.capacity, signs=("🦁", "🍖"), in_love=boat.lovers, eaten=boat.eaten
        )
        crew = tuple(one for one in crew if one != boat.eaten)
    if boat.sailed:
        yield _Moment(crew, boat.capacity, depth(boat), in_love=boat.lovers)
        return
    sign = "💢" if boat.load is None else "🌊"
    foxes = tuple(one for one in boat.moved if one != boat.thrown)
    crew = tuple(one for one in crew if one not in foxes)
    yield _Moment(
        crew,
        boat.capacity,
        DEEPEST,
        is_tipping=True,
        signs=(sign,),
        in_love=boat.lovers,
        flying=foxes,
    )


def _paint(stage: Canvas, moments: list[_Moment], voice: Voice, at: int) -> Image:
    """Paint boats that have not ended yet, the first of them in the column `at`."""
    canvas = Canvas.over(stage.image)
    spots = columns(at + len(moments))
    for number, (moment, spot) in enumerate(zip(moments, spots[at:], strict=True), start=at + 1):
        _paint_moment(canvas, moment, voice, number, spot)
    (left, width), moment = spots[at], moments[0]
    for n, one in enumerate(moment.flying):
        is_last = at + 1 == len(spots)
        spot = (left + width - (130 if is_last else 20) - 100 * n, HULL_TOP - 150)
        _paint_flying(canvas, one, voice, spot)
    return canvas.image


def _paint_moment(
    canvas: Canvas, moment: _Moment, voice: Voice, number: int, column: tuple[int, int]
) -> None:
    left, width = column
    top = HULL_TOP + moment.sunk
    for one, x, y in standing(moment.crew, column, top + 34):
        canvas.glyph((x + ICON // 2, y + ICON // 2), ICONS[one.animal], ICON)
        canvas.badge((x + ICON - 4, y + 22), one.owner, 52, seat_letter(voice, one.owner))
        if one.animal in moment.in_love:
            canvas.glyph((x + 16, y + 14), "💘", 46)
        if one == moment.eaten:
            canvas.glyph((x + ICON // 2, y + ICON // 2), "🍖", ICON)
    if moment.is_tipping:
        canvas.centre((left + width // 2, top + HULL_HEIGHT // 2), _tipping(width - 8))
    else:
        canvas.paste((left, top), hull(width - 8, HULL_HEIGHT))
    paint_number(canvas, number, (left + 47, top + MIDDLE_LINE))
    spot = (left + width // 2 + 20, top + MIDDLE_LINE)
    canvas.write(spot, f"{moment.capacity} kg", 44, WHITE, bold=True, anchor="m")
    canvas.paste((left, SURFACE + 34), shallow(width, WATER))
    start = left + width // 2 - SIGN * (len(moment.signs) - 1) // 2
    highest = min((y for _, _, y in standing(moment.crew, column, top)), default=top)
    for n, sign in enumerate(moment.signs):
        canvas.glyph((start + SIGN * n, max(SIGNS_TOP, highest - 40)), sign, SIGN)


def _paint_flying(canvas: Canvas, one: Card, voice: Voice, at: tuple[int, int]) -> None:
    """Paint an animal upside down in the air, with its owner's badge."""
    canvas.centre(at, _head_over_heels(ICONS[one.animal]))
    canvas.badge((at[0] + 46, at[1] - 30), one.owner, 52, seat_letter(voice, one.owner))


# ---- points --------------------------------------------------------------------------------------


def _points_on_their_way(stage: Canvas, climax: Climax[View], share: float) -> Image:
    """Paint the points of every animal saved, and of cupids, part of the way to their owners."""
    canvas = Canvas.over(stage.image)
    after = climax.after
    spots = columns(len(after.departed_boats))
    homes = [left + 44 for left, _ in columns(len(after.cupids))]
    for boat, column in zip(after.departed_boats, spots, strict=True):
        floor = HULL_TOP + depth(boat) + 34 if boat.sailed else SURFACE + 36
        for one, x, y in standing(boat.saved, column, floor):
            if coin := POINTS[one.animal]:
                start = x + ICON // 2, y
                homes[one.owner] += _paint_coin(canvas, f"+{coin}", start, homes[one.owner], share)
        lovers = [one for one in (*boat.saved, *boat.lost) if one.animal in boat.lovers]
        for n, one in enumerate(lovers):
            start = (column[0] + column[1] // 2 + PASSENGER * (n % 2) - PASSENGER // 2, SURFACE)
            words = f"💘+{COURSE.cupid_points}"
            homes[one.owner] += _paint_coin(canvas, words, start, homes[one.owner], share)
    return canvas.image


def _paint_coin(canvas: Canvas, words: str, start: tuple[int, int], home: int, share: float) -> int:
    """Paint points on their way home; return how far beside it the next ones have theirs."""
    x = round(start[0] + (home - start[0]) * share)
    y = round(start[1] + (PANELS_TOP + 98 - start[1]) * share)
    width = max(COIN, text_width(words, PHONE_TYPE, bold=True) + 24)
    canvas.panel((x - width // 2, y - COIN // 2), (width, COIN), GOLD, COIN // 2, INK, 4)
    canvas.write((x, y), words, PHONE_TYPE, INK, bold=True, anchor="m")
    return width + GAP_OF_COINS


# ---- pieces --------------------------------------------------------------------------------------


@cached
def _tipping(width: int) -> Image:
    """Paint a boat that tips over."""
    from PIL import Image

    return hull(width, HULL_HEIGHT).rotate(TILT, Image.Resampling.BICUBIC, expand=True)


@cached
def _head_over_heels(emoji: str) -> Image:
    """Return an animal that has lost its footing."""
    from PIL import Image

    return glyph(emoji, SIGN).rotate(150, Image.Resampling.BICUBIC)
