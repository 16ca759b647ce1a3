"""The picture of Alles an Bord?!: a view painted for phones."""

from games.alles_an_bord.picture.table import draw

__all__ = ["draw"]
