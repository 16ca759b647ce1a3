"""Private answers that show a match, and must not go on showing what is covered up later.

Only the token of its interaction edits a private answer, for fifteen minutes. In memory every
answer is kept with its interaction; for the case of a restart the token is written down as well,
but only where cards lie open that will be covered, and only until they are or the token is over.
A reader of it could change that one answer for these minutes, while the same database holds
all hands and seeds for good. After that an answer cannot be covered: the match goes on regardless.

Of a hand there is at most one private copy for each seat, and a single line of it once its player
has moved. One from before a restart stays until its player dismisses it.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

import discord
from typing_extensions import override

from cogs.kit.bot import PrivateAnswersPort
from cogs.kit.failures import is_refused
from cogs.kit.messages import layouts
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.match_controls import ShowHand
from games.kit.words import Voice
from matches.sharing import BoundedDict

if TYPE_CHECKING:
    from cogs.delivery.clock import Clock
    from cogs.delivery.plans import Update
    from cogs.kit.bot import Bot, Call, Renewal
    from games.kit.game import Seat
    from matches.match import Match

log = logging.getLogger(__name__)

PRIVATE_ANSWERS_KEPT: Final = 500
"""Private answers that can still be brought up to date; each holds an interaction."""
TOKEN_LASTS: Final = 15 * 60
"""Seconds in which the token of an interaction edits its answer; Discord's limit."""
KEPT_ANSWERS: Final = "private-answers"
"""The variable that holds the answers to be covered after a restart."""
COPIES_KEPT: Final = 500
"""Private hands that can still be shrunk; each holds an interaction."""
THE_ANSWER: Final = cast("int", "@original")
"""What Discord calls the first answer to an interaction, in place of its id."""


@dataclass(frozen=True)
class KeptAnswer:
    """A private answer that shows what will be covered up, as it is written down."""

    match: int
    token: str = field(repr=False)
    """Edits the answer."""
    language: str
    over: float
    """When the token is over, seconds since the epoch."""


class PrivateAnswers(PrivateAnswersPort):
    """How the private answers that were given last are brought up to date."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._renewals: deque[tuple[int, Renewal]] = deque(maxlen=PRIVATE_ANSWERS_KEPT)
        self._kept: list[KeptAnswer] = []
        """The answers written down by this process."""
        self._older: list[KeptAnswer] | None = None
        """Those of the process before it, once they have been read."""
        self._written: set[int] = set()
        """The matches of all that are written down."""
        self._copies: BoundedDict[tuple[int, Seat], Call] = BoundedDict(COPIES_KEPT)
        """The private hands that were opened last, by match and seat."""
        self._asking: set[tuple[int, Seat]] = set()
        """Those that offer moves."""

    @override
    async def remember(self, call: Call, match: Match, renew: Renewal) -> None:
        self._renewals.append((match.id, renew))
        if self._bot.presentations[match.game.spec.slug].will_cover_up(match):
            over = self._clock.now() + TOKEN_LASTS
            language = self._bot.known_users.language(call)
            await self._read()
            self._kept.append(KeptAnswer(match.id, call.token, language, over))
            await self._write()

    @override
    async def hand_opened(self, call: Call, match: Match, seat: Seat) -> None:
        earlier = self._copies.pop((match.id, seat), None)
        self._copies[match.id, seat] = call
        self._asking.discard((match.id, seat))
        if seat in match.to_act():
            self._asking = {*(self._asking & self._copies.keys()), (match.id, seat)}
        if earlier is None:
            return
        try:
            await earlier.delete_original_response()
        except discord.HTTPException as error:
            log.info("match %s: an earlier private hand stays: %s", match.id, error)

    @override
    def hand_answered(self, match: Match, seat: Seat) -> None:
        self._asking.discard((match.id, seat))

    def about(self, match_id: int) -> tuple[Renewal, ...]:
        """Return how to renew the answers about a match, oldest first."""
        return tuple(renew for kept, renew in self._renewals if kept == match_id)

    async def cover(self, match: Match) -> None:
        """Cover what was answered before a restart, once the match has covered it up.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        await self._read()
        if self._bot.presentations[match.game.spec.slug].will_cover_up(match):
            return
        for answer in [one for one in self._older or () if one.match == match.id]:
            await self._cover(answer, match)
            self._older = [one for one in self._older or () if one is not answer]
        if match.id in self._written:
            self._kept = [one for one in self._kept if one.match != match.id]
            await self._write()

    async def shrink(self, match: Match) -> None:
        """Shrink the hands of those who have moved.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        for one in tuple(self._asking):
            match_id, seat = one
            if match_id == match.id and one in self._copies and seat not in match.to_act():
                self._asking.discard(one)
                await self._shrink(self._copies[one], match, seat)

    async def _shrink(self, call: Call, match: Match, seat: Seat) -> None:
        voice = await self._bot.known_users.voice(match, seat)
        try:
            await call.edit_original_response(view=layouts.shrunk(match, voice), attachments=[])
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a private hand stays as it is: %s", match.id, error)

    async def _cover(self, answer: KeptAnswer, match: Match) -> None:
        voice = Voice(answer.language, match.game.spec.slug)
        heading = f"### {match.game.spec.icon} {voice('title')}"
        again = button(voice("button-hand"), ShowHand(match.id), icon="🖐️")
        page = layouts.page(heading, None, [voice("answer-covered")], [*rows(again)])
        webhook = discord.Webhook.partial(
            self._bot.application_id or 0, answer.token, client=self._bot
        )
        try:
            await webhook.edit_message(THE_ANSWER, view=page, attachments=[])
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a private answer stays as it is: %s", match.id, error)

    async def _read(self) -> None:
        """Read the answers of the process before this one, once."""
        if self._older is None:
            written = await self._bot.store.variables.get(KEPT_ANSWERS)
            found: list[dict[str, Any]] = json.loads(written or "[]")
            self._older = [KeptAnswer(**one) for one in found]
            self._written = {one.match for one in self._older}

    async def _write(self) -> None:
        now = self._clock.now()
        self._kept = [one for one in self._kept if one.over > now][-PRIVATE_ANSWERS_KEPT:]
        self._older = [one for one in self._older or () if one.over > now]
        written = json.dumps([asdict(one) for one in (*self._older, *self._kept)])
        self._written = {one.match for one in (*self._older, *self._kept)}
        await self._bot.store.variables.save(KEPT_ANSWERS, written)


async def renew_answer(renew: Renewal, match: Match, update: Update) -> None:
    """Bring a private answer up to date, unless its interaction is over by now.

    Raises:
        discord.HTTPException: if that fails for a reason that may pass.
    """
    try:
        await renew(match)
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        log.info("match %s: a private answer stays as it is: %s", match.id, error)
    update.renewed(renew)
