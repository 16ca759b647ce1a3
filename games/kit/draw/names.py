"""Names as pictures show them: whatever somebody is called, there is something to read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.kit.draw.lettering import text_width
from games.kit.draw.runs import split_runs
from games.kit.words import Voice

MEASURED_AT: Final = 32
"""Pixels: a size at which anything that can be seen has a width."""


@lru_cache(maxsize=1024)
def drawn_name(name: str) -> str:
    r"""Return a name as it can be drawn; empty if there is nothing in it that anybody could read.

    >>> drawn_name("𝓐𝓷𝓪 𝕸."), drawn_name("\u3164 \u200b")
    ('Ana M.', '')
    """
    shown = " ".join("".join(run.text for run in split_runs(name)).split())
    return shown if text_width(shown, MEASURED_AT) else ""


def voice_for_pictures(voice: Voice) -> Voice:
    """Return a voice that names people as pictures show them: by their seat if nothing is left."""
    names = tuple(
        drawn_name(name) or voice("seat", n=number) for number, name in enumerate(voice.names, 1)
    )
    return voice if names == voice.names else Voice(voice.language, voice.slug, names)
