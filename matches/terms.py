"""The terms of a table: what its people agree on beside the options of their game."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from games.kit.game import IllegalMove
from games.kit.value import Value

Speed: TypeAlias = Literal["untimed", "live", "relaxed"]
"""How long a decision may take: as long as it likes, minutes, or days."""
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
TERM_WORDS: Final[dict[str, tuple[str, ...]]] = {"speed": SPEEDS, "hints": ("off", "on")}
"""The words that each term may be, the default first."""


class Terms(Value):
    """What holds for a match whatever its game; those of older matches are the defaults."""

    speed: Speed = "untimed"
    hints: bool = False
    """Whether its players may ask for hints; then it counts for nothing."""
    exact: bool = False
    """Whether computers decide by steps alone, however long that takes: no clock, queue or load
    changes a move, so whoever plays the same moves has the same match."""


def with_term(terms: Terms, name: str, value: str) -> Terms:
    """Return terms with one of them changed to a word.

    Raises:
        IllegalMove: "not-a-choice" if there is no such term, or it has no such value.
    """
    if value in TERM_WORDS.get(name, ()):
        changed = {name: value == "on" if name == "hints" else value}
        return Terms.model_validate(terms.model_dump() | changed)
    raise IllegalMove("not-a-choice", typed=value)


def word_of(terms: Terms, name: str) -> str:
    """Return the word that a term is now.

    >>> word_of(Terms(), "hints"), word_of(Terms(), "speed")
    ('off', 'untimed')
    """
    value = getattr(terms, name)
    return value if isinstance(value, str) else "on" if value else "off"
