"""Title pictures of games, alone and as a shelf."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from games.kit.words import Voice

if TYPE_CHECKING:
    from games.kit.game import AnyGame


@dataclass(frozen=True)
class TitleJob:
    """The title picture of a game."""

    game: type[AnyGame]
    language: str

    @property
    def file(self) -> str:
        """Named after the game."""
        return f"title-{self.game.spec.slug}.png"

    @property
    def alt(self) -> str:
        """The game's title and tagline."""
        voice = Voice(self.language, self.game.spec.slug)
        return f"{voice('title')}: {voice('tagline')}"

    @property
    def about(self) -> str:
        """Of which game."""
        return f"{self.game.spec.slug}: the title"

    def paint(self) -> bytes:
        """Paint and encode it, as PNG."""
        from games.kit.draw.canvas import encode
        from games.kit.draw.pages.banner import plain_title

        game = self.game()
        paint = game.picture().title or partial(plain_title, game.spec.icon)
        return encode(paint(Voice(self.language, game.spec.slug)))


@dataclass(frozen=True)
class ShelfJob:
    """The title pictures of several games as one."""

    titles: tuple[bytes, ...] = field(repr=False)
    """Encoded."""
    alt: str = field(compare=False)
    file = "shelf.png"
    about = "the shelf"

    def paint(self) -> bytes:
        """Lay them out and encode them, as PNG."""
        from PIL import Image

        from games.kit.draw.canvas import encode
        from games.kit.draw.pages.banner import several

        opened = [Image.open(io.BytesIO(one)).convert("RGB") for one in self.titles]
        return encode(several(opened))
