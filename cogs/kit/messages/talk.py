"""Talk: what is said at a table, by a press or by a computer, each until its speaker's next move.

A game names the sentences that may be pressed, `talk-<word>`; none of them tells a card. Everybody
reads them in their own language.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from cogs.kit.pictures.jobs import Spoken
from games.kit.game import IllegalMove
from matches.caching import BoundedDict
from matches.computers.remarks import remark_on
from matches.ports import StorageUnavailableError
from matches.records import Said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.kit.presentation import Presentation
    from games.kit.game import Climax, Seat
    from games.kit.words import Voice
    from matches.match import Match
    from storage.store import Store

log = logging.getLogger(__name__)

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
        if not await self._write(Said(match.id, seat, word, match.acted[seat])):
            raise IllegalMove("said-already")

    async def remark(self, match: Match, climax: Climax[Any]) -> None:
        """Let a computer say something about a climax, if one does."""
        if remark := remark_on(match, climax):
            try:
                await self._write(Said(match.id, *remark, match.acted[remark.seat]))
            except StorageUnavailableError as error:
                log.warning("match %s: a computer says nothing: %s", match.id, error)

    async def _write(self, said: Said) -> bool:
        """Write down what a seat says, unless it has said something since its last move."""
        is_written = await self._store.talk.say(said)
        self._times_spoken += 1
        if is_written and said.match in self._said:
            self._said[said.match][said.seat] = said
        return is_written

    async def spoken(
        self, match: Match, voice: Voice, game: Presentation, *, by_people: bool = False
    ) -> tuple[Spoken, ...]:
        """Return what is said at a table of a game now, in the language of a reader.

        That is what computers say as well, unless it is to be by people alone.
        """
        standing = await self.standing(match, game)
        unread = match.computers.keys() if by_people else ()
        said = [(seat, word, game.sentence(match, word)) for seat, word in sorted(standing.items())]
        return tuple(
            Spoken(seat, game.icon_of(word), voice(sentence))
            for seat, word, sentence in said
            if sentence and seat not in unread
        )

    async def standing(self, match: Match, game: Presentation) -> Mapping[Seat, str]:
        """Return the words of what is said at a game's table now, by speaker, as all may read it.

        That is what computers say as well, unless the server does not want them to speak.
        """
        said = dict(game.said_by_computers(match)) | await self._said_since(match)
        if said.keys() & match.computers.keys() and await self._is_quiet(match):
            return {seat: word for seat, word in said.items() if seat not in match.computers}
        return said

    async def _is_quiet(self, match: Match) -> bool:
        """Tell whether computers say nothing in the server of a match."""
        return bool(match.guild) and not (await self._store.configs.get(match.guild)).remarks

    async def _said_since(self, match: Match) -> dict[Seat, str]:
        """Return the words of those who have not moved since; nothing once all is over."""
        said = {} if match.outcome else await self._of(match)
        return {seat: one.word for seat, one in said.items() if one.acted == match.acted[seat]}

    async def _of(self, match: Match) -> Mapping[Seat, Said]:
        if match.id in self._said:
            return self._said[match.id]
        before = self._times_spoken
        found = {one.seat: one for one in await self._store.talk.of_match(match.id)}
        if not self._store.database.shared and before == self._times_spoken:
            self._said[match.id] = found
        return found
