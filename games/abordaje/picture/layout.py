"""Where everything stands in the picture, in units, and the colours of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.abordaje.components import Side

WIDTH: Final = 1400
HEIGHT: Final = 1050
"""Without a hand below."""
HEADER_HEIGHT: Final = 140
"""Of the header, which a hand does not need that is asked for an order."""
HAND_HEIGHT: Final = 284
"""Of the row with the hand."""
MARGIN: Final = 28
SHIP_MARGIN: Final = 58
"""From the edge of the picture to the first section: room for prow and stern."""
SECTION_GAP: Final = 10
DECK_TOPS: Final[dict[Side, int]] = {"spanish": 272, "pirate": 540}
DECK_HEIGHT: Final = 202
ORDER_TOPS: Final[dict[Side, int]] = {"spanish": 152, "pirate": 760}
ORDER_HEIGHT: Final = 102

SIDE_COLOURS: Final[dict[Side, str]] = {"pirate": "#1C1C22", "spanish": "#B3191F"}
