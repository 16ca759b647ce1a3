"""The title picture: the prison on its island by night, and below it who digs his way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.art import ART
from games.kit.draw.pages.banner import banner, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice


def title(voice: Voice) -> Image:
    """Paint walls and searchlight, and a cut through the ground with its tunnels."""
    return with_name(banner(ART.markup("title"), "#2E2017"), voice, "#0A1020", "#FFD95A")
