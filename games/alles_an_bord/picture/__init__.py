"""The picture of Alles an Bord?!; `draw` and `draw_climax` are all that others call."""

from games.alles_an_bord.picture.climax import draw_climax
from games.alles_an_bord.picture.table import draw

__all__ = ["draw", "draw_climax"]
