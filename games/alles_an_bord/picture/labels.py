"""What is written on cards and tiles: names as labels, and letters."""

from __future__ import annotations

from functools import cache

from games.alles_an_bord.components import COLOURS, KINDS
from games.kit.words import Voice


@cache
def label(what: str, language: str) -> str:
    """Return the name of a category, kind or colour as a label, with a capital."""
    voice = Voice(language, "alles_an_bord")
    key = next(
        f"{sort}-{what}" for sort in ("category", "tile", "good") if voice.knows(f"{sort}-{what}")
    )
    word = voice(key)
    return word[:1].upper() + word[1:]


@cache
def letters(language: str) -> dict[str, str]:
    """Return the letters on tiles (two) and sacks (one), by kind and colour."""
    voice = Voice(language, "alles_an_bord")
    return {what: voice(f"picture-letters-{what}") for what in (*KINDS, *COLOURS)}
