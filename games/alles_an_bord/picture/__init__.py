"""The picture of Alles an Bord?!: a view painted for phones."""

from games.alles_an_bord.picture.composition import draw

__all__ = ["draw"]
