"""The sailing as an animation: boat by boat animals love, scare, throw and eat, then it is weighed.

All that is shown follows from how the boats fared, which everybody may know.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS
from games.all_aboard.events.retelling import DEPARTS, by_boat, retold
from games.all_aboard.picture.boats import hull, paint_number
from games.all_aboard.picture.sailing_scene import (
    DEEPEST,
    HULL_HEIGHT,
    HULL_TOP,
    ICON,
    PASSENGER,
    RING,
    SEABED,
    SURFACE,
    depth,
    lost_in,
    paint_boat,
    paint_ring,
    paint_sheet,
    paint_signs,
    shallow,
    standing,
)
from games.all_aboard.picture.scenery import HEIGHT, MARGIN, WIDTH, backdrop, columns, near_water
from games.all_aboard.picture.table import PANELS_TOP, paint_player
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    GOLD,
    INK,
    PHONE_TYPE,
    WHITE,
    Canvas,
    badge,
    glyph,
    ring,
    text_width,
)
from games.kit.draw.stage import Said, Scene, Sprite, in_caption, play
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Card, DepartedBoat, View
    from games.kit.game import Climax, Frame
    from games.kit.words import Voice

FLIGHT: Final = (450, 350, 350)
"""Milliseconds of each picture in which points fly."""
TILT: Final = 9
"""Degrees by which a boat tips."""
SINKS: Final = 600
"""Milliseconds for which a boat tips before those drop into the water who drown with it."""
DROWN: Final = ((0.3, 60), (0.75, 140))
"""Of each picture in which they do: how far they are on their way, degrees by which they tip."""
DROWNING: Final = 150
"""Milliseconds of each of them: with the boat that tips they are as long as an event."""
AFLOAT: Final = SURFACE + 36 - HULL_TOP - 34
"""How deep a boat lies then, so that those who are saved are already where they stay."""
SIGN: Final = 96
"""Size of a sign for what happens."""
UPSIDE_DOWN: Final = 150
"""Degrees by which an animal in the air is tipped."""
SIGNS_TOP: Final = 160
"""No sign is higher than this."""
WATER: Final = 180
"""Height of the water in front of a boat: it hides the keel of one that tips."""
COIN: Final = 62
GAP_OF_COINS: Final = 6
"""Of points on their way."""
ENDS: Final = ("sails", "sinks", "fight", "fox", "octopus")
"""How the keys of events begin that tell how a boat ends."""
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
    told_by: tuple[str, ...] = ()
    """How the keys of the events begin that tell it."""


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw how the boats sail, from left to right, and how the points come home."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    return _Sailing(climax, voice).scenes()


class _Sailing:
    """The scenes of one sailing."""

    def __init__(self, climax: Climax[View], voice: Voice) -> None:
        self._climax, self._voice = climax, voice
        self._boats = climax.after.departed_boats
        self._own = climax.after.aboard_last(climax.seat) if climax.seat is not None else ()
        self._spots = columns(len(self._boats))
        parts = [one for one in by_boat(retold(climax.told)) if one[0].key == DEPARTS]
        self._told = parts or [[]] * len(self._boats)
        self._moments = [list(_moments(self._boats, at)) for at in range(len(self._boats))]
        self._seas = [_start(climax, voice)]
        """What lies behind, by how many boats have ended; painted as far as it was needed."""

    def scenes(self) -> list[Scene]:
        """Return everything that is to be seen."""
        sailed = sum(one.sailed for one in self._boats)
        away = Said(self._voice("picture-away", n=sailed, of=len(self._boats)))
        flight = [
            Scene(partial(self._points, n / len(FLIGHT)), milliseconds, said=None if n else away)
            for n, milliseconds in enumerate(FLIGHT)
        ]
        steps = [
            scene
            for at, (_, *others) in enumerate(self._moments)
            for one in others
            for scene in self._scenes(at, one)
        ]
        asked = Said(self._voice("picture-who-sails"))
        first = Scene(partial(self._boats_from, 0, self._moments[0][0]), said=asked)
        return [first, *steps, *flight, Scene(self._end)]

    def _scenes(self, at: int, moment: _Moment) -> Iterator[Scene]:
        """Show what happens in a boat, event by event; those behind it wait."""
        flying = tuple(_flying(moment, self._voice, self._spots[at:], self._own))
        ground = partial(self._boats_from, at, moment)
        told = [one for one in self._told[at] if one.key.startswith(moment.told_by)]
        *earlier, last = [in_caption(one, self._voice) for one in told] or [""]
        for words in earlier:
            yield Scene(ground, None, flying, Said(words))
        boat, ends = self._boats[at], moment is self._moments[at][-1]
        drowned = lost_in(boat) if ends and not boat.sailed else []
        yield Scene(ground, SINKS if drowned else None, flying, Said(last))
        if drowned:
            yield from self._drowning(at, moment, drowned, flying)

    def _drowning(
        self, at: int, moment: _Moment, drowned: Sequence[Card], flying: Sequence[Sprite]
    ) -> Iterator[Scene]:
        """Show those drop into the water who drown with a boat, picture by picture."""
        left = tuple(one for one in moment.crew if one not in drowned)
        alone = moment._replace(crew=left, sunk=AFLOAT, signs=())
        ground = cache(partial(self._boats_from, at, alone))
        begin = standing(moment.crew, self._spots[at], HULL_TOP + moment.sunk + 34)
        end = standing(drowned, self._spots[at], SEABED)
        begins, ends = ({one: (x, y) for one, x, y in spots} for spots in (begin, end))
        for share, tip in DROWN:
            sprites = [
                sprite
                for one in drowned
                for sprite in self._dropping(one, begins[one], ends[one], share, tip)
            ]
            yield Scene(ground, DROWNING, [*sprites, *flying], is_passing=True)

    def _dropping(
        self, card: Card, begin: tuple[int, int], end: tuple[int, int], share: float, tip: int
    ) -> Iterator[Sprite]:
        """Show an animal part of its way from one corner to another, with its owner's badge."""
        x, y = (ICON // 2 + old + (new - old) * share for old, new in zip(begin, end, strict=True))
        return _tumbling(card, self._voice, (x, y), self._own, ICON, tip)

    def _boats_from(self, at: int, moment: _Moment) -> Image:
        canvas = Canvas.over(self._sea(at))
        waiting = (one[0] for one in self._moments[at + 1 :])
        for n, one in enumerate((moment, *waiting), start=at):
            _paint_moment(canvas, one, self._voice, n + 1, self._spots[n], self._own)
        return canvas.image

    def _sea(self, ended: int) -> Image:
        """Paint the sea when so many boats have sailed or sunk."""
        while len(self._seas) <= ended:
            canvas, at = Canvas.over(self._seas[-1]), len(self._seas) - 1
            paint_boat(canvas, self._boats[at], self._voice, self._spots[at], self._own)
            paint_sheet(canvas, self._boats[at], self._voice, at + 1, self._spots[at])
            self._seas.append(canvas.image)
        return self._seas[ended]

    def _points(self, share: float) -> Image:
        return _points_on_their_way(self._sea(len(self._boats)), self._climax, share)

    def _end(self) -> Image:
        canvas = Canvas.over(self._sea(len(self._boats)))
        for seat in range(len(self._climax.after.cupids)):
            paint_player(canvas, _still(self._climax.after), self._voice, seat)
        return canvas.image


def _start(climax: Climax[View], voice: Voice) -> Image:
    """Paint what no step changes: scenery, title, and everybody's points before the sailing."""
    canvas = Canvas.over(backdrop(SURFACE, 786))
    canvas.paste((0, 786), near_water(HEIGHT - 786))
    title = voice("picture-sailing", round=climax.before.round, rounds=COURSE.rounds)
    canvas.write((MARGIN + 6, 62), title, 56, bold=True, width=WIDTH - 2 * MARGIN)
    for seat in range(len(climax.before.cupids)):
        paint_player(canvas, _still(climax.before), voice, seat)
    return canvas.image


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
        yield _Moment(crew, held, signs=("💘",), in_love=boat.lovers, told_by=("love",))
    if boat.scared_from is not None:
        signs = ("🐭", "❗", "🐘")
        told_by = ("scare",)
        yield _Moment(
            crew, held, is_tipping=True, signs=signs, in_love=boat.lovers, told_by=told_by
        )
    if boat.thrown is not None:
        crew = tuple(one for one in crew if one != boat.thrown)
        yield _Moment(
            crew,
            boat.capacity,
            signs=("🐵",),
            in_love=boat.lovers,
            flying=(boat.thrown,),
            told_by=("throw",),
        )
    if boat.eaten is not None:
        yield _Moment(
            crew,
            boat.capacity,
            signs=("🦁", "🍖"),
            in_love=boat.lovers,
            eaten=boat.eaten,
            told_by=("eat",),
        )
        crew = tuple(one for one in crew if one != boat.eaten)
    if boat.sailed:
        yield _Moment(crew, boat.capacity, depth(boat), in_love=boat.lovers, told_by=ENDS)
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
        told_by=ENDS,
    )


def _paint_moment(
    canvas: Canvas,
    moment: _Moment,
    voice: Voice,
    number: int,
    column: tuple[int, int],
    own: Collection[Card],
) -> None:
    left, width = column
    top = HULL_TOP + moment.sunk
    for one, x, y in standing(moment.crew, column, top + 34):
        canvas.glyph((x + ICON // 2, y + ICON // 2), ICONS[one.animal], ICON)
        if one in own:
            paint_ring(canvas, (x, y))
        paint_signs(canvas, one, voice, (x, y), in_love=one.animal in moment.in_love)
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


def _flying(
    moment: _Moment, voice: Voice, spots: Sequence[tuple[int, int]], own: Collection[Card]
) -> Iterator[Sprite]:
    """Show animals upside down in the air, each with its owner's badge."""
    (left, width), *others = spots
    for n, one in enumerate(moment.flying):
        x, y = left + width - (20 if others else 130) - 100 * n, HULL_TOP - 150
        yield from _tumbling(one, voice, (x, y), own, SIGN, UPSIDE_DOWN)


def _tumbling(
    card: Card,
    voice: Voice,
    middle: tuple[float, float],
    own: Collection[Card],
    size: int,
    tip: int,
) -> Iterator[Sprite]:
    """Show an animal that has lost its footing, with its owner's badge."""
    x, y = middle
    yield Sprite(x, y, _tipped(ICONS[card.animal], size, tip))
    if card in own:
        yield Sprite(x, y, ring(RING, RING))
    yield Sprite(x + 46, y - 30, badge(card.owner, 52, seat_letter(voice, card.owner)))


# ---- points --------------------------------------------------------------------------------------


def _points_on_their_way(sea: Image, climax: Climax[View], share: float) -> Image:
    """Paint the points of every animal saved, and of cupids, part of the way to their owners."""
    canvas = Canvas.over(sea)
    after = climax.after
    spots = columns(len(after.departed_boats))
    homes = [left + 44 for left, _ in columns(len(after.cupids))]
    taken: list[tuple[int, int, int]] = []
    for boat, column in zip(after.departed_boats, spots, strict=True):
        floor = HULL_TOP + depth(boat) + 34 if boat.sailed else SURFACE + 36
        for one, x, y in standing(boat.saved, column, floor):
            if coin := POINTS[one.animal]:
                start = x + ICON // 2, y
                way = start, homes[one.owner], share
                homes[one.owner] += _paint_coin(canvas, f"+{coin}", *way, taken)
        lovers = [one for one in (*boat.saved, *boat.lost) if one.animal in boat.lovers]
        for n, one in enumerate(lovers):
            start = (column[0] + column[1] // 2 + PASSENGER * (n % 2) - PASSENGER // 2, SURFACE)
            words, way = f"💘+{COURSE.cupid_points}", (start, homes[one.owner], share)
            homes[one.owner] += _paint_coin(canvas, words, *way, taken)
    return canvas.image


def _paint_coin(
    canvas: Canvas,
    words: str,
    start: tuple[int, int],
    home: int,
    share: float,
    taken: list[tuple[int, int, int]],
) -> int:
    """Paint points on their way home; return how far beside it the next ones have theirs.

    They lie above those that have `taken` their place: each by its middle and how wide it is.
    """
    x = round(start[0] + (home - start[0]) * share)
    y = round(start[1] + (PANELS_TOP + 98 - start[1]) * share)
    width = max(COIN, text_width(words, PHONE_TYPE, bold=True) + 24)
    while any(abs(y - up) < COIN and 2 * abs(x - to) < width + wide for to, up, wide in taken):
        y -= COIN // 2
    taken.append((x, y, width))
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
def _tipped(emoji: str, size: int, tip: int) -> Image:
    """Return an animal tipped by so many degrees."""
    from PIL import Image

    return glyph(emoji, size).rotate(tip, Image.Resampling.BICUBIC)
