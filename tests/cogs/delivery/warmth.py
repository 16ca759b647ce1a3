"""Draws in a fresh process what people see first, once everything is warm: nothing is read then."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NoReturn

from PIL import ImageFont

from cogs.delivery.renderer import Renderer
from games import SHELF
from games.kit.chance import Chance
from games.kit.draw.names import voice_for_pictures
from games.kit.words import Voice


def refuse(*_args: Any, **_more: Any) -> NoReturn:
    """Read nothing."""
    msg = "something is read only now"
    raise AssertionError(msg)


def main() -> None:
    """Warm up, then draw without reading fonts or texts."""
    asyncio.run(Renderer().warm(SHELF.values()))
    ImageFont.truetype = refuse
    Path.read_text = Path.read_bytes = refuse  # type: ignore[method-assign]
    for game in SHELF.values():
        seats = game.spec.seats[0]
        state = game.setup(seats, game.spec.options(), Chance("other", 0))
        for seat in (None, *sorted(game.to_act(state))):
            view = game.view(state, seat)
            voice = voice_for_pictures(Voice("de", game.spec.slug, ("Eva",) * seats))
            game.picture().draw(view, voice)


if __name__ == "__main__":
    main()
