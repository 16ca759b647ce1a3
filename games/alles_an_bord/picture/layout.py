"""Where things stand in the picture, in units."""

from __future__ import annotations

from typing import Final, TypeAlias

from games.kit.draw.columns import columns

Size: TypeAlias = tuple[int, int]
"""Width and height."""
Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height."""

WIDTH: Final = 1400
HEIGHT: Final = 1140
MARGIN: Final = 28
GAP: Final = 14
MIDDLE_TOP: Final = 140
"""Where the header ends and the middle of the picture begins."""
SHIPS_TOP: Final = 740
"""Where the ships begin."""


def picture_columns(count: int) -> list[tuple[int, int]]:
    """Divide the picture's width: the left edge and the width of every column."""
    return columns(count, WIDTH, MARGIN, GAP)
