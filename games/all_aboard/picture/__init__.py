"""A view of All aboard! as an image: the table for all, a hand for one, a podium at the end."""

from games.all_aboard.picture.table import draw

__all__ = ["draw"]
