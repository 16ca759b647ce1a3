"""Climaxes as animations: how ships cast off, what pirates do to whom, what a voyage brings.

They are told from what everybody knows: the decks, the events of a move, and everybody's money.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from games.alles_an_bord.picture.climax import departure, pirates, sale
from games.alles_an_bord.picture.layout import WIDTH
from games.kit.draw.canvas import Canvas
from games.kit.draw.stage import play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.draw.stage import Scene
    from games.kit.game import Climax, Frame
    from games.kit.words import Voice


TOP, BOTTOM = 126, 1112
"""Between these heights a scene is seen."""


def draw_climax(climax: Climax[View], voice: Voice) -> Iterator[Frame]:
    """Draw how ships cast off, or what pirates did, or what the goods bring; or the last two."""
    return play(scenes(climax, voice))


def scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
    """Return everything that is to be seen, as high as a hand with what is said below it."""
    return [_cut(one) for one in _scenes(climax, voice)]


def _cut(scene: Scene) -> Scene:
    """Cut title and foam off, which captions need not: a hand is to fit a screen."""
    sprites = [one._replace(y=one.y - TOP) for one in scene.sprites]
    return replace(scene, ground=partial(_middle, scene.ground), sprites=sprites)


def _middle(ground: Image | Callable[[], Image]) -> Image:
    image = ground() if callable(ground) else ground
    return Canvas.cut(image, (0, TOP), (WIDTH, BOTTOM - TOP)).image


def _scenes(climax: Climax[View], voice: Voice) -> list[Scene]:
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
