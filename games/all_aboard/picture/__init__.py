"""A view of All aboard! as an image: the table for all, a hand for one, a podium at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.picture.hand import hand
from games.all_aboard.picture.podium import podium
from games.all_aboard.picture.table import table

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.words import Voice


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    if view.result is not None:
        return podium(view, voice)
    return table(view, voice) if view.seat is None else hand(view, voice)
