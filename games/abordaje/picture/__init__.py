"""The picture of ¡Abordaje!: `draw`."""

from games.abordaje.picture.table import draw

__all__ = ["draw"]
