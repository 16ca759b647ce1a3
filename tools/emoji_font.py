"""The emoji of pictures: which of them the house uses, and a font cut down to them.

    python -m tools.emoji_font              say which emoji the font lacks
    python -m tools.emoji_font FULL_FONT    add them to emoji.txt, and make the font anew

`make emoji` runs it, after texts or pictures have changed.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.kit.draw.text.runs import CLUSTER
from games.kit.draw.vectors import EMOJI_FONT, FONTS
from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables.otTables import COLR, Paint

LIST: Final = FONTS / "emoji.txt"
"""Every emoji that pictures may use; names and texts may bring any of them."""
SPEAKING: Final = (
    "games/**/*.ftl",
    "games/**/*.json",
    "games/**/*.py",
    "games/**/rules.*.md",
    "cogs/**/*.ftl",
    "cogs/**/*.py",
)
"""Where emoji stand that people see: texts, figures, rules for players, code."""
EMOJI: Final = re.compile(
    "[\U0001f004\U0001f0cf\U0001f18e\U0001f191-\U0001f19a\U0001f1e6-\U0001f1ff\U0001f201-\U0001faff"
    "\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1"
    "\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705"
    "\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50"
    "\u2b55]|.\ufe0f"
)
"""What is shown as an emoji by itself (Unicode's `Emoji_Presentation`), or is asked to be."""
SOFT_LIGHT: Final = 20
SOURCE_IN: Final = 5
"""Modes of OpenType's PaintComposite."""


def emoji_in(text: str) -> list[str]:
    """Return the emoji of a text in their order, each as a reader counts them.

    >>> emoji_in("🏴‍☠️ wins 2 ⚓, → ✓ and 1️⃣")
    ['🏴‍☠️', '⚓', '1️⃣']
    """
    return [sign for sign in CLUSTER.findall(text) if EMOJI.match(sign)]


@cache
def used() -> Mapping[str, Path]:
    """Return every emoji that the house uses, with the first file that does."""
    files = sorted((path for pattern in SPEAKING for path in ROOT.glob(pattern)), reverse=True)
    return {sign: path for path in files for sign in emoji_in(path.read_text("utf-8"))}


def listed() -> list[str]:
    """Return the emoji of the font, in the order of `emoji.txt`."""
    return CLUSTER.findall("".join(LIST.read_text("utf-8").split()))


def lacking() -> dict[str, Path]:
    """Return the emoji that are used and not in the font, with the first file that uses them."""
    known = set(listed())
    return {sign: path for sign, path in used().items() if sign not in known}


# ---- making the font ----------------------------------------------------------------------------


def subset(full: Path, emoji: Iterable[str]) -> TTFont:
    """Cut a font of vector emoji (COLRv1) down to `emoji`, and to what resvg can draw."""
    from fontTools.subset import Options, Subsetter  # fonttools is there for developers only
    from fontTools.ttLib import TTFont

    font = TTFont(full, recalcBBoxes=False, recalcTimestamp=False)
    font.flavor = None  # no matter how it was packed
    if "SVG " in font:
        del font["SVG "]  # the same pictures once more
    cutter = Subsetter(Options(layout_features=["*"], name_IDs=["*"]))
    cutter.populate(text="".join(emoji))
    cutter.subset(font)
    simplify(font["COLR"].table)
    return font


def simplify(colours: COLR) -> None:
    """Replace the composites that resvg does not know by what comes nearest to them."""
    for record in colours.BaseGlyphList.BaseGlyphPaintRecord:
        record.Paint = _plain(record.Paint, colours)
    layers = colours.LayerList.Paint if colours.LayerList else []
    for at, paint in enumerate(layers):
        layers[at] = _plain(paint, colours)


def _plain(paint: Paint, colours: COLR) -> Paint:
    """Return a paint without composites in itself; the layers it names are looked at by themselves.

    Soft light becomes its backdrop, and "source in" a solid colour the source, as faint as it.
    """
    mode = getattr(paint, "CompositeMode", None)
    if mode == SOFT_LIGHT:
        return _plain(paint.BackdropPaint, colours)
    if mode == SOURCE_IN and hasattr(paint.BackdropPaint, "Alpha"):
        _fade(paint.SourcePaint, paint.BackdropPaint.Alpha, colours)
        return _plain(paint.SourcePaint, colours)
    if hasattr(paint, "Paint"):
        paint.Paint = _plain(paint.Paint, colours)
    return paint


def _fade(paint: Paint, alpha: float, colours: COLR) -> None:
    """Make every colour of a paint, its layers included, fainter."""
    if hasattr(paint, "Alpha"):
        paint.Alpha *= alpha
    for stop in paint.ColorLine.ColorStop if hasattr(paint, "ColorLine") else ():
        stop.Alpha *= alpha
    for child in paint.getChildren(colours):
        _fade(child, alpha, colours)


def main(arguments: Sequence[str]) -> None:
    """Say what is missing and, given the full font, make the subset anew."""
    missing = lacking()
    for sign, path in missing.items():
        sys.stdout.write(f"{sign} is not in the font: {path.relative_to(ROOT)}\n")
    for full in arguments[:1]:
        add(missing)
        subset(Path(full), listed()).save(EMOJI_FONT)
        sys.stdout.write(f"{EMOJI_FONT.name} has {len(listed())} emoji now\n")


def add(emoji: Iterable[str]) -> None:
    """Write emoji into a line of their own at the end of `emoji.txt`."""
    if line := "".join(emoji):
        LIST.write_text(f"{LIST.read_text('utf-8')}{line}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
