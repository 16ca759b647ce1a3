"""The fonts of other scripts, cut down from the full ones.

    npm install --ignore-scripts --prefix FOLDER @expo-google-fonts/noto-sans @expo-google-fonts/...
    python -m tools.script_fonts FOLDER

It is needed when a script is added.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.kit.draw.text.scripts import SCRIPT_FONTS, ScriptFont
from games.kit.draw.vectors import FONTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fontTools.ttLib import TTFont

WEIGHT: Final = "700Bold"
"""Between the two weights of the text face: one file a script is enough."""
JOINERS: Final = "\u200c\u200d"
DROPPED_TABLES: Final = ("BASE", "DSIG", "STAT", "VORG", "gasp", "vhea", "vmtx")
"""What only vertical text, other weights and hinting need."""


def _coded(codec: str, first: int, last: int, trail: int = 0xA1) -> set[str]:
    """Return the characters of a national standard between two lead bytes."""
    pairs = product(range(first, last + 1), range(trail, 0xFF))
    return {
        one for pair in pairs for one in bytes(pair).decode(codec, "ignore") if not one.isascii()
    }


def _japanese() -> set[str]:
    """Return kana, bopomofo, signs, and both levels of the Han signs of JIS X 0208."""
    blocks = SCRIPT_FONTS[[one.name for one in SCRIPT_FONTS].index("NotoSansJP")].blocks[:-1]
    signs = {chr(point) for low, high in blocks for point in range(low, high + 1)}
    return signs | _coded("euc_jp", 0xB0, 0xF4)


def _chinese() -> set[str]:
    """Return the Han signs of GB 2312 and the frequent ones of Big5 that Japan does not use."""
    simplified, traditional = _coded("gb2312", 0xB0, 0xF7), _coded("big5", 0xA4, 0xC6, 0x40)
    return (simplified | traditional) - _japanese()


def wanted(font: ScriptFont) -> set[str]:
    """Return the characters that a font is to have, of those that the full one has."""
    match font.name:
        case "NotoSansJP":
            return _japanese()
        case "NotoSansSC":
            return {sign for sign in _chinese() if font.covers(sign)}
        case "NotoSansKR":
            return {sign for sign in _coded("euc_kr", 0xB0, 0xC8) if font.covers(sign)}
    letters = {chr(point) for low, high in font.blocks for point in range(low, high + 1)}
    return letters | set(f" {JOINERS}" if font.shaped else " ")


def subset(full: Path, letters: Iterable[str], *, shaped: bool) -> TTFont:
    """Cut a font down to some letters; unless it is `shaped`, also its rules of shaping go."""
    from fontTools.subset import Options, Subsetter  # fonttools is there for developers only
    from fontTools.ttLib import TTFont

    font = TTFont(full, recalcTimestamp=False)
    dropped = [*DROPPED_TABLES, *(() if shaped else ("GPOS", "GSUB", "GDEF"))]
    options = Options(hinting=False, notdef_outline=True, drop_tables=dropped)
    options.layout_features = ["*"] if shaped else []
    cutter = Subsetter(options)
    cutter.populate(text="".join(letters))
    cutter.subset(font)
    return font


def main(arguments: Sequence[str]) -> None:
    """Make the fonts anew from the packages installed in a folder."""
    packages = Path(arguments[0]) / "node_modules/@expo-google-fonts"
    for font in SCRIPT_FONTS:
        package = font.family.lower().replace(" ", "-")
        full = packages / package / WEIGHT / f"{font.name}_{WEIGHT}.ttf"
        made = FONTS / font.file
        subset(full, wanted(font), shaped=font.shaped).save(made)
        sys.stdout.write(f"{made.name}: {made.stat().st_size // 1000} kB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
