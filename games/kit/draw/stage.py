"""The stage: how every game shows that its story turns, as scenes that become frames.

A game lists its scenes. How long each stands, how many there are at most, and how what is said
below them looks, is decided here for all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.draw.animation import MOST_FRAMES
from games.kit.draw.canvas import GOOD, INK, PAPER, Canvas, wrap
from games.kit.draw.materials import raised
from games.kit.game import Frame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.game import Event
    from games.kit.words import Voice

LINE: Final = 54
"""Units from one line of a caption to the next."""
TYPE: Final = 44
MOST_LINES: Final = 3
ROWS_OF_ONE: Final = 2
"""Lines of the caption that one event may take."""
MARK: Final = 60
"""Size of the mark of whose event it is."""
BESIDE_WORDS: Final = 250
"""Units of a line that are not for words: the mark before them, and what is gained."""


class Pace(NamedTuple):
    """How the time of an animation is shared, in milliseconds; scenes may have times of their own.

    Steps stand equally long, the last scene for what is left of the whole.
    """

    steps: int = 0
    """All steps together, at most."""
    longest_step: int = 0
    whole: int = 0
    most_frames: int = MOST_FRAMES
    """Without the last: of more, every other passing one is left out, and what came first."""


class Sprite(NamedTuple):
    """Something that lies on the ground, with its middle in units."""

    x: float
    y: float
    image: Image


@dataclass(frozen=True)
class Scene:
    """What is to be seen at a time."""

    ground: Image | Callable[[], Image]
    """What lies behind, or what paints it once its frame is due."""
    milliseconds: int | None = None
    """None for a step, or the last scene: see `Pace`."""
    sprites: Sequence[Sprite] = ()
    """In the order in which they are laid on."""
    said: int = 0
    """How much of the caption is to be read by then; see `Caption.of`."""
    is_passing: bool = False
    """Whether it may be left out."""


def in_caption(told: Event, voice: Voice) -> str:
    """Say an event as briefly as it can be said, without whom it is about: their mark is there."""
    return voice.in_form(told, "caption", "brief", "aside").strip()


class Caption:
    """A strip below the scenes that says what happens: the last lines, if there are too many."""

    def __init__(self, width: int) -> None:
        """`width` in units: that of the scenes."""
        self._width = width
        self._events = 0
        self._rows: list[tuple[int, str, Image | None, int]] = []
        """Of which event, in words; the first one of each also with its mark and what is gained."""
        self._painted: dict[int, Image] = {}

    def say(self, words: str, mark: Image, gained: int = 0) -> None:
        """Add what is said of the next event, with the mark of whom it is about."""
        self._events += 1
        room = self._width - BESIDE_WORDS
        for n, row in enumerate(wrap(words, TYPE, room, ROWS_OF_ONE, bold=True)):
            self._rows.append((self._events, row, None if n else mark, 0 if n else gained))

    def of(self, said: int) -> Image:
        """Paint what is said of the first so many events, with room for all."""
        if said not in self._painted:
            self._painted[said] = self._paint(said)
        return self._painted[said]

    def _paint(self, said: int) -> Image:
        rows = self._rows[-MOST_LINES:]
        height = len(rows) * LINE
        canvas = Canvas(self._width, height + 24, INK)
        canvas.paste((6, 0), raised(self._width - 12, height + 14, PAPER, 18))
        for n, (event, words, mark, gained) in enumerate(rows):
            y = 8 + n * LINE + LINE // 2
            if event > said:
                continue
            if mark:
                canvas.centre((54, y), mark)
            canvas.write((100, y), words, TYPE, bold=True, width=self._width - BESIDE_WORDS)
            if gained > 0:
                right = self._width - 40
                canvas.write((right, y), f"+{gained}", TYPE, GOOD, bold=True, anchor="r")
        return canvas.image


def play(scenes: Sequence[Scene], pace: Pace, caption: Caption | None = None) -> Iterator[Frame]:
    """Paint scenes one by one as they are due, each with how long it stands."""
    *shown, last = scenes
    if len(shown) > pace.most_frames:
        shown = [one for n, one in enumerate(shown) if not one.is_passing or n % 2]
        first, *others = shown
        shown = [first, *others[1 - pace.most_frames :]]
    steps = sum(one.milliseconds is None for one in shown)
    step = min(pace.longest_step, pace.steps // max(1, steps) // 10 * 10)
    left = pace.whole
    for one in shown:
        milliseconds = step if one.milliseconds is None else one.milliseconds
        left -= milliseconds
        yield Frame(_painted(one, caption), milliseconds)
    rest = left if last.milliseconds is None else last.milliseconds
    yield Frame(_painted(last, caption), rest)


def _painted(scene: Scene, caption: Caption | None) -> Image:
    image = scene.ground() if callable(scene.ground) else scene.ground
    if caption:
        strip, ground = caption.of(scene.said), image
        image = ground.crop((0, 0, ground.width, ground.height + strip.height))
        image.paste(strip, (0, ground.height))
    return laid(image, scene.sprites) if scene.sprites else image


def laid(ground: Image, sprites: Iterable[Sprite]) -> Image:
    """Lay sprites on a copy of the ground."""
    canvas = Canvas.over(ground)
    for x, y, image in sprites:
        canvas.centre((round(x), round(y)), image)
    return canvas.image
