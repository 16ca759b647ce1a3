"""Views as images: the board with all panels, a larger view of it, and what would be."""

from games.off_the_rails.picture.table import draw, preview, zoom

__all__ = [
    "draw",
    "preview",
    "zoom",
]
