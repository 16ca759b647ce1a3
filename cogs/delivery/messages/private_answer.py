"""Private answers that show a match, and must not go on showing what is covered up later.

Only the token of its interaction edits a private answer, for fifteen minutes. So the token is
written down, and whichever process shows the match brings the answer up to date: a match is shown
by one process, and a player asks another. It is written down only where something lies open that
will be covered, and for the private copy of a hand; and until that is done or the token is over.
A reader of it could change that one answer for these minutes, while the same database holds
all hands and seeds for good. After that an answer cannot be covered: the match goes on regardless.

Of a hand there is at most one private copy for each player. It asks once it is its player's turn,
is a single line once they have moved, and goes when the match is over.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
from typing_extensions import override

from cogs.kit.bot import PrivateAnswersPort
from cogs.kit.discord_errors import is_refused
from cogs.kit.messages import layouts
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.match_controls import ShowHand
from cogs.kit.responses import THE_ANSWER
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.records import COPY, WORDS, PrivateAnswer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from cogs.kit.bot import Bot, Call, LayOutAnswer
    from games.kit.game import Seat
    from matches.match import Match
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

TOKEN_LASTS: Final = 15 * 60
"""Seconds in which the token of an interaction edits its answer; Discord's limit."""


class PrivateAnswers(PrivateAnswersPort):
    """Brings private answers up to date, of whichever process they are."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._rows = bot.store.private_answers
        self.layouts: dict[str, LayOutAnswer] = {}
        self._answered: set[tuple[int, int]] = set()
        """The matches and players of private copies that the answer to a press replaces."""

    @override
    async def remember(self, call: Call, match: Match, kind: str) -> None:
        covers = self._bot.presentations[match.game.spec.slug].will_cover_up(match)
        asks = kind != WORDS and call.user.id in _acting(match)
        if not (covers or asks or kind == COPY):
            return
        self._answered.discard((match.id, call.user.id))
        answer = PrivateAnswer(
            match.id,
            call.user.id,
            kind,
            self._bot.known_users.language(call),
            self._clock.now() + TOKEN_LASTS,
            call.token,
            covers=covers,
            asks=asks,
        )
        for earlier in await self._rows.keep(answer):
            await self._edited(match, self._webhook(earlier).delete_message(THE_ANSWER))
        # What happened between the answer and its row was shown without it.
        if not match.outcome and (await self._bot.store.matches.load(match.id)).ply != match.ply:
            self._bot.delivery.refresh(match.id)

    @override
    def hand_answered(self, match: Match, seat: Seat) -> None:
        if seat not in match.actors():
            self._answered.add((match.id, match.players[seat]))

    async def bring(self, match: Match, answers: Sequence[PrivateAnswer]) -> None:
        """Cover what the match has covered up, and bring the private hands up to date.

        The hand of somebody whose turn it has become asks its question; that of who has moved
        shrinks to a line; at the end of the match every one goes.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        done = await asyncio.gather(
            *(self._bring(one, match) for one in answers), return_exceptions=True
        )
        for failed in filter(None, done):
            raise failed
        if match.outcome:
            await self._rows.forget(match.id)

    async def _bring(self, answer: PrivateAnswer, match: Match) -> None:
        voice = Voice(
            answer.language,
            match.game.spec.slug,
            await self._bot.known_users.names_at(match, answer.language),
        )
        webhook = self._webhook(answer)
        edit = webhook.edit_message
        covers = self._bot.presentations[match.game.spec.slug].will_cover_up(match)
        acts = answer.player in _acting(match)
        if answer.kind == COPY and (match.outcome or (answer.asks and not acts)):
            if (match.id, answer.player) in self._answered:
                self._answered.discard((match.id, answer.player))
            elif match.outcome:
                await self._edited(match, webhook.delete_message(THE_ANSWER))
            else:
                view = layouts.shrunk(match, voice)
                await self._edited(match, edit(THE_ANSWER, view=view, attachments=[]))
            await self._rows.note(replace(answer, covers=False, asks=False))
        elif (answer.covers and not covers) or (answer.kind == COPY and acts and not answer.asks):
            view, picture = await self._lay_out(answer, match, voice)
            files = [picture.file()] if picture else []
            await self._edited(match, edit(THE_ANSWER, view=view, attachments=files))
            await self._rows.note(replace(answer, covers=False, asks=acts))
        elif answer.asks and covers and not answer.covers:  # presses have led it on to here
            await self._rows.note(replace(answer, covers=True))

    async def _lay_out(
        self, answer: PrivateAnswer, match: Match, voice: Voice
    ) -> tuple[discord.ui.LayoutView, layouts.Picture | None]:
        """Lay out an answer as it is now; a line for a player who has left the seat."""
        try:
            return await self.layouts[answer.kind](match, answer.player, voice)
        except IllegalMove:
            heading = f"### {match.game.spec.icon} {voice('title')}"
            again = button(voice("button-hand"), ShowHand(match.id), icon="🖐️")
            return layouts.page(heading, None, [voice("answer-covered")], [*rows(again)]), None

    def _webhook(self, answer: PrivateAnswer) -> discord.Webhook:
        """Return what edits an answer: the interaction itself is not needed."""
        return discord.Webhook.partial(
            self._bot.application_id or 0, answer.token, client=self._bot
        )

    @staticmethod
    async def _edited(match: Match, request: Awaitable[object]) -> None:
        """Edit an answer, unless its player has dismissed it or its token is over.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        try:
            await request
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a private answer stays as it is: %s", match.id, error)


def _acting(match: Match) -> set[int]:
    """Return the users who are to act."""
    return {match.players[seat] for seat in match.actors()}
