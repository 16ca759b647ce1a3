"""What is typed or picked where only certain words can be."""

from __future__ import annotations

from typing import Final

from games.kit.game import IllegalMove

QUOTE_LIMIT: Final = 50
"""Characters quoted back of what was typed and could not be read."""


def not_a_choice(typed: object) -> IllegalMove:
    """Return the refusal of a word that is none of those to choose from; it quotes the word."""
    return IllegalMove("not-a-choice", typed=str(typed)[:QUOTE_LIMIT])
