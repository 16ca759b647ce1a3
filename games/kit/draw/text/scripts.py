"""Scripts: the fonts for letters in people's names that the text face lacks.

Each is opened when the first name needs it. Scripts whose letters join, stack or run from right to
left are set by resvg, which has its own shaping on every machine; Pillow's needs a library that its
wheels do not include.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class ScriptFont:
    """A font for the letters of one script, or of one country's Han signs."""

    name: str
    """As in `NotoSansThai-Bold.ttf` and, with spaces, the family's own name."""
    blocks: tuple[tuple[int, int], ...]
    """The first and last code points of the blocks it is for; it need not have all of them."""
    shaped: bool = False
    """Whether its letters change with their neighbours."""
    leftward: bool = False
    """Whether it runs from right to left."""

    @property
    def file(self) -> str:
        """The font's file name."""
        return f"{self.name}-Bold.ttf"

    @property
    def family(self) -> str:
        """The font's family, as it calls itself: `Noto Sans Thai`."""
        return self.name.replace("Sans", " Sans ").strip()

    def covers(self, text: str) -> bool:
        """Tell whether every character is in the font's blocks."""
        return all(any(low <= ord(one) <= high for low, high in self.blocks) for one in text)


HAN: Final = (0x4E00, 0x9FFF)
SCRIPT_FONTS: Final = (
    ScriptFont("NotoSans", ((0x370, 0x3FF), (0x1F00, 0x1FFF))),
    ScriptFont("NotoSansHebrew", ((0x590, 0x5FF),), shaped=True, leftward=True),
    ScriptFont("NotoSansArabic", ((0x600, 0x6FF), (0x750, 0x77F)), shaped=True, leftward=True),
    ScriptFont("NotoSansDevanagari", ((0x900, 0x97F),), shaped=True),
    ScriptFont("NotoSansThai", ((0xE00, 0xE7F),), shaped=True),
    ScriptFont("NotoSansJP", ((0x3000, 0x30FF), (0x3105, 0x312F), (0x31F0, 0x31FF), HAN)),
    ScriptFont("NotoSansSC", (HAN,)),
    ScriptFont("NotoSansKR", ((0xAC00, 0xD7A3),)),
)
"""Asked in this order: a Han sign is drawn as in Japan if it is used there."""
