"""The choice of a game's palette, from pictures of matches at random.

    python -m tools.palette GAME

`make palettes` runs it for every game, after drawing has changed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from itertools import product, repeat
from math import isqrt
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.draw.canvas import BAD, FADED, GOLD, GOOD, INK, PAPER, WHITE
from games.kit.draw.colours import SEAT_MARKS
from games.kit.draw.palette import COLOURS, Shade, file_of, written
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.computers.playout import Moment
    from games.kit.draw.canvas import Colour
    from games.kit.game import AnyGame


def _shade(colour: Colour) -> Shade:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


NAMES: Final = ("Rosalind", "Bartholomew", "Cleo", "Dagmar", "Evaristo")
MOMENTS: Final = 16
"""Positions of each match that are drawn."""
ENDS: Final = 8
"""How often the end of a match counts: it is one picture of many, and the one that is kept."""
MOST_PINNED: Final = 96
"""Colours that are taken as they are, at most."""
LEAST_PINNED: Final = 0.0004
"""The share of all pixels from which a colour is: flat grounds, on which a shift would show."""
COARSE_LEVELS: Final = (0, 85, 170, 255)
"""Of red, green and blue: whatever else a picture brings (emoji in names) finds a colour near."""
HOUSE_COLOURS: Final = tuple(
    _shade(colour)
    for colour in (
        *(INK, FADED, PAPER, WHITE, GOLD, GOOD, BAD),
        *(mark.colour for mark in SEAT_MARKS),
    )
)
"""What every game has: text, paper, seats."""
CELL: Final = 4
NEAR: Final = 10
"""How near to a colour that is taken as it is no other one is needed."""
FAR: Final = 56
"""How far from the colours that are pinned a coarse one is of use."""


def pictures(game: AnyGame) -> Iterator[Image]:
    """Draw matches of the fewest and of the most seats, as the table and those who act see them."""
    drawing = game.picture()
    for seats in {game.spec.seats[0], game.spec.seats[-1]}:
        voice = Voice("en", game.spec.slug, NAMES[:seats])
        for moment in moments(game, seats, "palette", MOMENTS):
            yield from drawings_at(game, moment, voice)
        yield from repeat(drawing.draw(game.view(moment.after, None), voice), ENDS)


def drawings_at(game: AnyGame, moment: Moment, voice: Voice) -> Iterator[Image]:
    """Draw what is seen before a move: table, the mover's hand, a preview, and what is larger."""
    drawing = game.picture()
    for seat in (None, moment.seat):
        yield drawing.draw(game.view(moment.before, seat), voice)
    if drawing.preview:
        seen = game.view(moment.before, moment.seat)
        yield drawing.preview(seen, voice, game.decisions(seen, moment.move)[:2], ())
    if drawing.zoom:
        yield drawing.zoom(game.view(moment.before, moment.seat), voice)


def moments(game: AnyGame, seats: int, seed: str, many: int) -> list[Moment]:
    """Return some moments of a match at random, evenly spread, the last among them."""
    match = list(playout(game, seats, game.spec.options(), seed))
    last = len(match) - 1
    return [match[n] for n in sorted({round(n * last / (many - 1)) for n in range(many)})]


def choose(images: Iterable[Image]) -> list[Shade]:
    """Return the colours that serve these pictures best."""
    counts = _counts(images)
    least = counts.total() * LEAST_PINNED
    flat = (shade for shade, count in counts.most_common(MOST_PINNED) if count >= least)
    chosen = list(dict.fromkeys((*HOUSE_COLOURS, *flat)))
    for shade in product(COARSE_LEVELS, COARSE_LEVELS, COARSE_LEVELS):
        if all(_distance(shade, one) >= FAR**2 for one in chosen):
            chosen.append(shade)
    others = Counter(
        {
            shade: count
            for shade, count in counts.items()
            if all(_distance(shade, one) >= NEAR**2 for one in chosen)
        }
    )
    more = _reduced(others, COLOURS - len(chosen))
    return chosen + [shade for shade in more if not any(_displaces(shade, one) for one in chosen)]


def _counts(images: Iterable[Image]) -> Counter[Shade]:
    """Count the pixels of every colour."""
    counts: Counter[Shade] = Counter()
    for image in images:
        for count, shade in image.convert("RGB").getcolors(image.width * image.height) or ():
            counts[shade] += count  # type: ignore[index] # an RGB image has three levels
    return counts


def _distance(one: Shade, other: Shade) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _displaces(shade: Shade, pinned: Shade) -> bool:
    """Tell whether a colour would be taken for a pinned one.

    Pillow does not look for the colour nearest to the given one, but to the corner of its cell,
    `CELL` levels wide.
    """
    red, green, blue = (level // CELL * CELL for level in pinned)
    corner = red, green, blue
    return _distance(shade, corner) <= _distance(pinned, corner)


def _reduced(counts: Counter[Shade], many: int) -> list[Shade]:
    """Reduce colours to `many`; rare ones, as the shades of emoji, count more than by pixel."""
    from PIL import Image

    levels = b"".join(bytes(shade) * isqrt(count) for shade, count in sorted(counts.items()))
    line = Image.frombytes("RGB", (len(levels) // 3, 1), levels)
    few = line.quantize(many, method=Image.Quantize.MEDIANCUT, kmeans=4)
    found = few.getpalette() or []
    return [(r, g, b) for r, g, b in zip(*(found[n::3] for n in range(3)), strict=True)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Choose the colours of a game's pictures anew and write them down; say where."""
    parser = ArgumentParser(prog="python -m tools.palette", description=main.__doc__)
    parser.add_argument("slug", choices=sorted(SHELF), help="which game")
    slug = parser.parse_args(arguments).slug
    path = file_of(slug)
    path.write_text(written(choose(pictures(SHELF[slug]))), "ascii")
    sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
