"""Climaxes as animations: how ships cast off, what pirates do to whom, what a voyage brings.

They are told from what everybody knows: the decks, the events of a move, and everybody's money.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord.picture.climax import departure, pirates, sale
from games.kit.draw.stage import play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.alles_an_bord.model import View
    from games.kit.draw.stage import Scene
    from games.kit.game import Climax, Frame
    from games.kit.words import Voice


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw how ships cast off, or what pirates did, or what the goods bring; or the last two."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen."""
    still = {"acting": (), "marks": (), "seat": climax.seat}  # whose ship is ringed
    before, after = (one.model_copy(update=still) for one in (climax.before, climax.after))
    told = {one.key: one for one in climax.told}
    if "voyage-begins" in told:
        return departure.scenes(told["voyage-begins"], before, after, voice)
    met = told.get("pirates-gone")
    shown = pirates.scenes(met, climax.told, before, voice) if met else []
    if "sold" not in told:
        return shown
    return [
        *(shown or sale.last_card(climax.told, before, voice)),
        *sale.scenes(told["sold"], before, after, voice),
    ]
