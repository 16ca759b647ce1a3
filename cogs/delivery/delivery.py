"""Delivery: shows a match wherever it is seen, always the latest state, never twice the same.

Showing is idempotent: it reads the match as stored and brings every message up to date, so whatever
a crash or a lost message left behind is mended the next time. One task per match; what happens
while it works makes it go round once more.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from typing_extensions import override

from cogs.delivery.hands import Hands
from cogs.delivery.latest_calls import LatestCalls
from cogs.delivery.notices import TurnNotices
from cogs.delivery.pending import PendingUpdate
from cogs.delivery.posting import Posting
from cogs.delivery.private_answers import PrivateAnswers, renew_answer
from cogs.delivery.renderer import Renderer
from cogs.delivery.table import TableMessage
from cogs.kit.host import DeliveryPort
from cogs.kit.voices import events_for
from games.kit.game import IllegalMove, Seat

if TYPE_CHECKING:
    from discord import ui

    from cogs.delivery.pending import Update
    from cogs.kit.host import Call, Host, Renewal
    from cogs.kit.layouts import Picture
    from games.kit.words import Voice
    from matches.match import Match, Turn

log = logging.getLogger(__name__)


class Delivery(DeliveryPort):
    """Brings tables to channels and hands to direct messages."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._pending: dict[int, PendingUpdate] = {}
        self._awaited = 0
        """How many wait until everything is shown; nothing waits for its pace meanwhile."""
        self._closed_channels: set[int] = set()
        self._latest_calls = LatestCalls()
        self._private_answers = PrivateAnswers()
        self._renderer = Renderer()
        self.posting = Posting(host)
        self._table = TableMessage(
            host,
            self.posting,
            self._renderer,
            TurnNotices(host, self.posting),
            self._closed_channels,
        )
        self._hands = Hands(
            host, self.posting, self._renderer, self._latest_calls, self._closed_channels
        )

    # ---- asking for it --------------------------------------------------------

    @override
    def show(self, turn: Turn, *, fresh_table: bool = False) -> None:
        pending = self._pending_of(turn.match.id)
        story = tuple(events_for(turn.events, None))
        covered = self._host.presentations[turn.match.game.spec.slug].covers_up(turn)
        renewals = self._private_answers.about(turn.match.id) if covered else ()
        pending.add(story, renewals, ended=turn.match if turn.match.outcome else None)
        if story or covered:
            pending.urgent.set()
        self.refresh(turn.match.id, fresh_table=fresh_table)

    @override
    def refresh(self, match_id: int, *, fresh_table: bool = False) -> None:
        pending = self._pending_of(match_id)
        pending.add(fresh_table=fresh_table)
        if fresh_table:
            pending.urgent.set()
        pending.is_due = True
        if pending.task is None:
            work = self._work(match_id, pending)
            pending.task = asyncio.create_task(work, name=f"show-{match_id}")

    @override
    def listen(self, call: Call) -> None:
        self._latest_calls.listen(call)

    @override
    def remember(self, match_id: int, renew: Renewal) -> None:
        self._private_answers.remember(match_id, renew)

    @override
    def retry_channel(self, channel: int) -> None:
        self._closed_channels.discard(channel)

    @override
    def closed_channels(self) -> frozenset[int]:
        return frozenset(self._closed_channels)

    @override
    async def wait_until_shown(self) -> None:
        self._awaited += 1
        try:
            while tasks := [one.task for one in self._pending.values() if one.task]:
                for pending in self._pending.values():
                    pending.urgent.set()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self._awaited -= 1

    @override
    async def hand(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] = (),
        pages_turned: int = 0,
        note: str = "",
    ) -> tuple[ui.LayoutView, Picture | None]:
        return await self._hands.lay_out(match, seat, voice, path, pages_turned, note)

    @override
    async def larger_picture(self, match: Match, seat: Seat | None, voice: Voice) -> Picture | None:
        return await self._renderer.picture(match, seat, voice, zoom=True)

    # ---- doing it -------------------------------------------------------------

    def _pending_of(self, match_id: int) -> PendingUpdate:
        return self._pending.setdefault(match_id, PendingUpdate())

    async def _work(self, match_id: int, pending: PendingUpdate) -> None:
        try:
            while pending.is_due:
                await self._keep_pace(match_id, pending)
                await self._show(match_id, pending.take())
        except IllegalMove as error:
            log.info("match %s is not shown: %s", match_id, error.text.key)
        except Exception:
            log.exception("match %s could not be shown", match_id)
        finally:
            del self._pending[match_id]

    async def _keep_pace(self, match_id: int, pending: PendingUpdate) -> None:
        """Let a match's pace go by before it is redrawn, unless there is something to tell.

        Drawing slows down whoever presses: in a race it waits until some have pressed.
        """
        match = pending.update.ended or await self._host.store.matches.load(match_id)
        pace = self._host.presentations[match.game.spec.slug].pace(match)
        if pace and not self._awaited:
            with suppress(TimeoutError):
                await asyncio.wait_for(pending.urgent.wait(), pace)

    async def _show(self, match_id: int, update: Update) -> None:
        match = update.ended or await self._host.store.matches.load(match_id)
        messages = await self._host.store.messages.of_match(match_id)
        posted = {(message.viewer, message.kind): message for message in messages}
        was_closed = match.channel in self._closed_channels
        outcomes = await asyncio.gather(
            self._table.bring(match, posted, update),
            *(self._hands.bring(match, Seat(s), posted) for s in range(len(match.players))),
            *(renew_answer(renew, match) for renew in update.renewals),
            return_exceptions=True,
        )
        for error in outcomes:
            if error is not None:
                # The match itself is safe in storage; the next turn or start shows it again.
                log.error("match %s: a message could not be brought", match_id, exc_info=error)
        if match.channel in self._closed_channels and not was_closed:
            self.refresh(match_id)  # the hands say so
