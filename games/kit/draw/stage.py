"""The stage: how every game shows that its story turns, as scenes that become frames.

A game lists its scenes. How long each stands, how many there are at most, and how what is said
below them looks, is decided here for all games: at the pace of eyes, an event a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.draw.canvas import GOOD, INK, PAPER, Canvas, fit, wrap
from games.kit.draw.materials import raised
from games.kit.draw.scale import to_units
from games.kit.game import Frame
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.game import Text

LONGEST_EVENT: Final = 1_200
"""Milliseconds that an event stands where there are few of them."""
SHORTEST_EVENT: Final = 900
"""The same where there are many: faster than that they cannot be read."""
ALL_EVENTS: Final = 13_000
"""Milliseconds of all scenes but the last, as long as events are not shorter than the shortest."""
REST: Final = 6_000
"""Milliseconds for which the last scene stands."""
MOST_FRAMES: Final = 26
"""Of one climax: each takes some fifteen milliseconds to draw and to pack."""

LINE: Final = 54
"""Units from one line of what is said to the next."""
TYPES: Final = (44, 40, 36, 32, 28)
"""Sizes of type, the largest first: the first in which all is said on two lines."""
ROWS: Final = 2
STRIP: Final = ROWS * LINE + 24
"""Height of what is said, in units."""
MARK: Final = 60
"""Size of the mark of whose event it is."""
EDGE: Final = 40
"""Units at either end of a line."""
BESIDE_MARK: Final = 60
"""Units of a line, more than its edge, that the mark before the words takes."""
BESIDE_GAIN: Final = 130
"""The same for what is gained, behind them."""
WHOLE_LINE: Final = 1_050 - 2 * EDGE
"""Units of a line where nothing stands beside it: no scene is narrower than that and its edges."""
BESIDE_BOTH: Final = WHOLE_LINE - BESIDE_MARK - BESIDE_GAIN
"""The same where a mark and a gain stand beside it."""
NAME_WIDTHS: Final = (520, 400, 300, 220, 150)
"""Units that names are shortened to, in the smallest type, until all fits that is said of them."""


class Sprite(NamedTuple):
    """Something that lies on the ground, with its middle in units."""

    x: float
    y: float
    image: Image


class Said(NamedTuple):
    """What is said below a scene: one event, on two lines at most.

    Without words what was said before still stands.
    """

    words: str
    mark: Image | None = None
    """Of whom it is about."""
    gained: int = 0

    def __bool__(self) -> bool:
        """Tell whether anything is said."""
        return bool(self.words)


NOTHING_SAID: Final = Said("")


@dataclass(frozen=True)
class Scene:
    """What is to be seen at a time."""

    ground: Image | Callable[[], Image]
    """What lies behind, or what paints it once its frame is due."""
    milliseconds: int | None = None
    """None for an event, or the last scene: they stand as long as eyes need."""
    sprites: Sequence[Sprite] = ()
    """In the order in which they are laid on."""
    said: Said | None = None
    """What is said below it; None where what was said before still stands."""
    is_passing: bool = False
    """Whether it may be left out."""


def in_caption(told: Text, voice: Voice, room: int = WHOLE_LINE) -> str:
    """Say an event as it stands below its scene: on two lines, each with `room` units.

    Names are shortened where they are so long, or their letters so wide, that it does not fit.
    """
    said, size = _caption(told, voice), TYPES[-1]
    for width in NAME_WIDTHS:
        if not said or _all_rows(said, size, room):
            break
        names = [fit(name, size, width, bold=True) for name in voice.names]
        said = _caption(told, Voice(voice.language, voice.slug, names))
    return said


def _caption(told: Text, voice: Voice) -> str:
    return voice.in_form(told, "caption", "aside", "brief").strip().replace("**", "")


def play(scenes: Sequence[Scene]) -> Iterator[Frame]:
    """Paint scenes one by one as they are due, each with how long it stands.

    What is said stands at least as long as an event: the last of its scenes, if they are short.
    """
    *shown, last = scenes
    if len(shown) > MOST_FRAMES:
        shown = [one for n, one in enumerate(shown) if not one.is_passing or n % 2]
    has_words = any(one.said for one in scenes)
    said = NOTHING_SAID
    for one, milliseconds in zip((*shown, last), (*_times(shown), REST), strict=True):
        said = one.said or said
        stands = (one.milliseconds or REST) if one is last else milliseconds
        yield Frame(_painted(one, said if has_words else None), stands)


def _times(scenes: Sequence[Scene]) -> list[int]:
    """Return how long each scene stands that is not the last."""
    event = event_time(scenes)
    times = [event if one.milliseconds is None else one.milliseconds for one in scenes]
    told = [n for n, one in enumerate(scenes) if one.said]
    for begin, end in pairwise((*told, len(scenes))):
        times[end - 1] += max(0, SHORTEST_EVENT - sum(times[begin:end]))
    return times


def event_time(scenes: Iterable[Scene]) -> int:
    """Return for how many milliseconds each event stands: the more there are, the shorter.

    >>> [event_time([Scene(lambda: None)] * count) for count in (1, 12, 40)]
    [1200, 1080, 900]
    """
    fixed = [one.milliseconds for one in scenes]
    events = fixed.count(None)
    left = ALL_EVENTS - sum(filter(None, fixed))
    return max(SHORTEST_EVENT, min(LONGEST_EVENT, left // max(1, events) // 10 * 10))


def fitted_rows(said: Said, width: int) -> tuple[int, tuple[str, ...]]:
    """Return how all is said on two lines of a strip so many units wide: its type, and the lines.

    Of all types that fit it is the largest.

    Raises:
        ValueError: if it does not fit at all.
    """
    for size in TYPES:
        if rows := _all_rows(said.words, size, _room(said, width)):
            return size, rows
    raise ValueError(said.words)


def _all_rows(words: str, size: int, room: int) -> tuple[str, ...]:
    """Return the rows on which all is said; none if it does not fit."""
    whole = " ".join(words.split())
    rows = wrap(whole, size, room, ROWS, bold=True)
    return rows if " ".join(rows) == whole else ()


def _room(said: Said, width: int) -> int:
    taken = BESIDE_MARK * bool(said.mark) + BESIDE_GAIN * (said.gained > 0)
    return width - 2 * EDGE - taken


def paint_said(said: Said, width: int) -> Image:
    """Paint the strip below a scene, `width` units wide: always as high, whatever is said."""
    canvas = Canvas(width, STRIP, INK)
    if not said:
        return canvas.image
    canvas.paste((6, 0), raised(width - 12, STRIP - 10, PAPER, 18))
    room = _room(said, width)
    try:
        size, rows = fitted_rows(said, width)
    except ValueError:  # a test finds those: here it is better cut than missing
        size = TYPES[-1]
        rows = wrap(said.words, size, room, ROWS, bold=True)
    top = 8 + LINE // 2 + (ROWS - len(rows)) * LINE // 2
    left = EDGE + BESIDE_MARK * bool(said.mark)
    if said.mark:
        canvas.centre((54, 8 + ROWS * LINE // 2), said.mark)
    for n, row in enumerate(rows):
        canvas.write((left, top + n * LINE), row, size, bold=True, width=room)
    if said.gained > 0:
        right = width - EDGE
        canvas.write(
            (right, 8 + ROWS * LINE // 2), f"+{said.gained}", 44, GOOD, bold=True, anchor="r"
        )
    return canvas.image


def _painted(scene: Scene, said: Said | None) -> Image:
    ground = scene.ground() if callable(scene.ground) else scene.ground
    image = laid(ground, scene.sprites) if scene.sprites else ground
    if said is None:
        return image
    strip = paint_said(said, to_units(ground.width))
    below = image.crop((0, 0, image.width, image.height + strip.height))
    below.paste(strip, (0, image.height))
    return below


def laid(ground: Image, sprites: Iterable[Sprite]) -> Image:
    """Lay sprites on a copy of the ground."""
    canvas = Canvas.over(ground)
    for x, y, image in sprites:
        canvas.centre((round(x), round(y)), image)
    return canvas.image
