"""Animations: a match from its first picture to its last, as a GIF that plays in the message.

All frames share the game's palette and one background, and each stores only what has changed since
the one before, so that a whole match stays small.
"""

from __future__ import annotations

import io
from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from games.kit.draw.palette import palette_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL.Image import Image

MOST_FRAMES: Final = 48
MOST_BYTES: Final = 3_000_000
LONGEST: Final = 20_000
"""Milliseconds in all; `FIRST` and `LAST` are parts of it."""
FRAME: Final = 700
"""Milliseconds that a frame stands, at most."""
LAST: Final = 3_500
"""Milliseconds that the last frame stands, before the animation repeats."""
FIRST: Final = 1_200


def chosen(weights: Sequence[int], most: int = MOST_FRAMES, turns: Sequence[int] = ()) -> list[int]:
    """Choose which positions are shown: the first, the last, those where the story turns, and more.

    `weights` say how much happened on the way to each position. Others are chosen evenly along
    their sum, so that neither a great change nor a long stretch is left out.

    >>> chosen((0, 0, 0)), chosen((0,) * 9, most=3), chosen((0, 0, 0, 9, 9, 0), most=4)
    ([0, 1, 2], [0, 4, 8], [0, 3, 4, 5])
    >>> chosen((0,) * 9, most=4, turns=(5, 6)), chosen((0,) * 9, most=3, turns=(5, 6, 7))
    ([0, 5, 6, 8], [0, 6, 8])
    """
    if len(weights) <= most:
        return list(range(len(weights)))
    last = len(weights) - 1
    inner, room = [at for at in turns if 0 < at < last], most - 2
    if len(inner) > room:
        inner = [inner[(2 * n + 1) * len(inner) // (2 * room)] for n in range(room)]
    kept = {0, last, *inner}
    happened = list(accumulate(1 + weight for weight in weights))
    begun, all_of_it = happened[0], happened[-1] - happened[0]
    room = most - len(kept)
    marks = (begun + all_of_it * (n + 1) / (room + 1) for n in range(room))
    return sorted(kept | {bisect_left(happened, mark) for mark in marks})


def durations(count: int) -> list[int]:
    """Return how many milliseconds each of `count` frames stands, the first and last ones longest.

    >>> durations(3), sum(durations(48)) <= LONGEST
    ([1200, 700, 3500], True)
    """
    if count == 1:
        return [LAST]
    each = min(FRAME, (LONGEST - FIRST - LAST) // max(1, count - 2)) // 10 * 10
    return [FIRST, *[each] * (count - 2), LAST]


def animate(frames: Iterable[Image], slug: str, times: Sequence[int] = ()) -> bytes:
    """Encode pictures as one GIF, in the colours of the game that drew them.

    A replay plays for ever; what has `times` of its own plays once, and rests on its last picture.

    They stay as large as they were drawn, as scaling takes longer than all the rest; those of other
    heights than the first are made to fit it. `times` are the milliseconds that each stands, if
    they are not to be those of a replay; known once the last picture has come.

    Raises:
        ValueError: if there is none.
    """
    from PIL.Image import Dither

    palette, shown, size = palette_of(slug), [], None
    for frame in frames:
        size = size or frame.size
        small = _fitted(frame, size)
        shown.append(
            small.quantize(palette=palette, dither=Dither.NONE)
            if palette
            else small.quantize(dither=Dither.NONE)
        )
    if not shown:
        raise ValueError("an animation has at least one frame")
    out = io.BytesIO()
    first, *others = shown
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=others,
        duration=list(times) or durations(len(shown)),
        loop=None if times else 0,
        optimize=False,
        # Frames stay, so that the next one stores only what has changed.
        disposal=1,
    )
    return out.getvalue()


def _fitted(frame: Image, size: tuple[int, int]) -> Image:
    """Scale a picture into a frame; what it does not fill has the colour of its corner."""
    from PIL import Image
    from PIL.Image import Resampling

    if frame.mode != "RGB":  # what is converted for nothing is copied
        frame = frame.convert("RGB")
    if frame.size == size:
        return frame
    scale = min(size[0] / frame.width, size[1] / frame.height)
    inner = round(frame.width * scale), round(frame.height * scale)
    small = frame.resize(inner, Resampling.BILINEAR)
    page = Image.new("RGB", size, small.getpixel((0, 0)))
    page.paste(small, ((size[0] - inner[0]) // 2, (size[1] - inner[1]) // 2))
    return page
