"""Talk: what players say to their table by a press, each until their next move.

A game names its sentences, `talk-<word>`; none of them tells a card. Everybody reads them in their
own language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogs.kit.pictures.jobs import Spoken
from games.kit.game import IllegalMove
from matches.caching import BoundedDict
from matches.records import Said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match
    from storage.store import Store

MATCHES_LISTENED_TO: Final = 1_000
"""Matches of which it is remembered who has said what."""


class Talk:
    """Who has said what at which table, as it is stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._said: BoundedDict[int, dict[Seat, Said]] = BoundedDict(MATCHES_LISTENED_TO)
        """By match and seat, for as long as nobody else writes to the database."""
        self._times_spoken = 0

    async def say(self, match: Match, seat: Seat, word: str) -> None:
        """Let a seat say a sentence of its game.

        Raises:
            IllegalMove: if it has said something since its last move.
        """
        said = Said(match.id, seat, word, match.acted[seat])
        if not await self._store.talk.say(said):
            raise IllegalMove("said-already")
        self._times_spoken += 1
        if match.id in self._said:
            self._said[match.id][seat] = said

    async def standing(self, match: Match) -> Mapping[Seat, str]:
        """Return the words of those who have not moved since; nothing once all is over."""
        said = {} if match.outcome else await self._of(match)
        return {seat: one.word for seat, one in said.items() if one.acted == match.acted[seat]}

    async def spoken(
        self, match: Match, voice: Voice, icons: Mapping[str, str]
    ) -> tuple[Spoken, ...]:
        """Return what is said at a table now, in the language of a reader; `icons` are by word."""
        return tuple(
            Spoken(seat, icons.get(word, "💬"), voice(f"talk-{word}"))
            for seat, word in sorted((await self.standing(match)).items())
        )

    async def _of(self, match: Match) -> Mapping[Seat, Said]:
        if match.id in self._said:
            return self._said[match.id]
        before = self._times_spoken
        found = {one.seat: one for one in await self._store.talk.of_match(match.id)}
        if not self._store.database.shared and before == self._times_spoken:
            self._said[match.id] = found
        return found
