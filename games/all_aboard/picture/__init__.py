"""A view of All aboard! as an image: the table for all, a hand for one, a podium at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.picture.climax import draw_climax
from games.all_aboard.picture.hand import draw_hand
from games.all_aboard.picture.large_boats import zoom
from games.all_aboard.picture.podium import draw_podium
from games.all_aboard.picture.table import draw_table
from games.all_aboard.picture.title import title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.game import Decision, Proposals
    from games.kit.words import Voice

__all__ = ["draw", "draw_climax", "preview", "title", "zoom"]


def draw(view: View, voice: Voice) -> Image:
    """Draw what one seat may see, or what the whole table sees."""
    if view.result is not None:
        return draw_podium(view, view.result, voice)
    return draw_table(view, voice) if view.seat is None else draw_hand(view, voice)


def preview(view: View, voice: Voice, chosen: Sequence[Decision], _: Proposals = ()) -> Image:
    """Draw a hand from which an animal was chosen: it is lifted, and looks for a boat.

    With its boat chosen, too, it stands there, in gold, and nothing else is marked.
    """
    answers = {step.field: step.value for step in chosen}
    lifted = next((one for one in view.hand or () if one == answers.get("animal")), None)
    if lifted is None:
        return draw(view, voice)
    if "boat" not in answers:
        return draw_hand(view, voice, lifted)
    return draw_hand(view.boarded(lifted, int(answers["boat"])), voice, lifted, asks=False)
