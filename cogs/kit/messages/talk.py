"""Talk: what players say to their table by a press, each until their next move.

A game names its sentences, `talk-<word>`; none of them tells a card. Everybody reads them in their
own language. They are kept by the process that shows the match, and are gone with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.game import IllegalMove, seat_name, text
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

MATCHES_LISTENED_TO: Final = 1_000
"""Matches of which it is remembered who has said what."""


class _Said(NamedTuple):
    """What a seat has said."""

    word: str
    acted: int
    """How often it had acted then."""


class Talk:
    """Who has said what at which table."""

    def __init__(self) -> None:
        self._said: BoundedDict[int, dict[Seat, _Said]] = BoundedDict(MATCHES_LISTENED_TO)

    def say(self, match: Match, seat: Seat, word: str) -> None:
        """Let a seat say a sentence of its game.

        Raises:
            IllegalMove: if it has said something since its last move.
        """
        said = self._said.setdefault(match.id, {})
        if seat in self._standing(match):
            raise IllegalMove("said-already")
        said[seat] = _Said(word, match.acted[seat])

    def lines(self, match: Match, voice: Voice) -> list[str]:
        """Return what is said at a table now, in the language of a reader."""
        return [
            voice("said", who=seat_name(seat), words=text(f"talk-{one.word}"))
            for seat, one in sorted(self._standing(match).items())
        ]

    def _standing(self, match: Match) -> dict[Seat, _Said]:
        """Return what was said by those who have not moved since; nothing once all is over."""
        said = {} if match.outcome else self._said.get(match.id, {})
        return {seat: one for seat, one in said.items() if one.acted == match.acted[seat]}
