"""Delivery: shows a match wherever it is seen, always the latest state, never twice the same.

Showing is idempotent: it reads the match as stored and brings every message up to date, so whatever
a crash or a lost message left behind is mended the next time. One task per match; what happens
while it works makes it go round once more, and what failed is tried again after a pause.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import structlog
from typing_extensions import override

from cogs.delivery.catching_up import CatchingUp
from cogs.delivery.climaxes import Climaxes
from cogs.delivery.deletions import Deletions
from cogs.delivery.followers import Followers
from cogs.delivery.hands.fresh_dms import FreshDms
from cogs.delivery.hands.hands import Hands
from cogs.delivery.hands.private_answers import PrivateAnswers
from cogs.delivery.news import NewsDesk
from cogs.delivery.plans import Calls, Load, Part, PendingUpdate, Plans, Update
from cogs.delivery.posting import MessagesBelow, Posting
from cogs.delivery.requests import GrantedSlots, Urgency, sent_as, under_lease
from cogs.delivery.table.log import LogMessage
from cogs.delivery.table.notices import TurnNotices
from cogs.delivery.table.presence import Presence
from cogs.delivery.table.table import TableMessage
from cogs.kit.bot import DeliveryPort
from cogs.kit.discord_errors import PAUSES, is_refused, is_transient, pause_after
from cogs.kit.messages import layouts
from games.kit.game import IllegalMove
from matches.ports import ShownElsewhereError, StorageUnavailableError
from matches.records import PENDING_DELETION
from matches.wakeups import Clock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    import discord

    from cogs.delivery.plans import Plan
    from cogs.delivery.posting import Posted
    from cogs.kit.bot import Bot
    from matches.match import Match, Turn
    from matches.records import PostedMessage, PrivateAnswer

log = logging.getLogger(__name__)

ANSWER_FIRST: Final = 0.002
"""Seconds until a match is shown: begun at once, it holds the answer to a press up by a seventh."""
LONGEST_TURN: Final = 10.0
"""Seconds after which the next match is caught up with, even if one cannot be shown yet."""


class Delivery(DeliveryPort):
    """Brings tables to channels and hands to direct messages."""

    clock: Clock

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.clock = Clock()
        self._pending: dict[int, PendingUpdate] = {}
        self._awaited = 0
        """How many wait until everything is shown; nothing waits for its pace meanwhile."""
        self._closed_channels: set[int] = set()
        self.private_answers = PrivateAnswers(bot, self.clock)
        self.catching_up = CatchingUp(self._bring_up_to_date)
        self.posting = Posting(bot, self.clock)
        self._news = news = NewsDesk(bot.store.matches, bot.known_users)
        self._climaxes = Climaxes(bot, self._bring_climax)
        self.below = MessagesBelow()
        self.deletions = Deletions(bot, self.clock, self._bring_back)
        self.presence = Presence(bot, self.clock, self._bring_the_rest)
        self._table = TableMessage(
            bot,
            self.posting,
            TurnNotices(bot, self.posting, self.below, self.presence),
            LogMessage(bot, self.posting, news, self._climaxes),
            self.below,
            self._closed_channels,
        )
        self.fresh_dms = FreshDms(bot, self.clock, self._bring_first_hand, self._dms_failed)
        self._followers = Followers(bot)
        self.plans = Plans(self.clock, self._bring_part, self._room_for)
        self.hands = Hands(
            bot,
            self.posting,
            news,
            self._closed_channels,
            self.fresh_dms,
        )

    # ---- asking for it --------------------------------------------------------

    @override
    def show(
        self, turn: Turn, *, fresh_table: bool = False, pressed: discord.Message | None = None
    ) -> None:
        match = turn.match
        self._news.hear(turn)
        turns = not match.game.climaxes.isdisjoint(map(attrgetter("key"), turn.events))
        if turn.before and turns and match.guild:  # the log that would carry it is in a channel
            self._climaxes.begin(turn, turn.before)
        covered = self._bot.presentations[match.game.spec.slug].covers_up(turn)
        picture = layouts.picture_on(pressed) if pressed else None
        update = Update(
            fresh_table=fresh_table,
            ended=match if match.outcome else None,
            pictures={pressed.id: picture} if pressed and picture else {},
            covers_up=covered,
        )
        is_news = covered or fresh_table or None in map(attrgetter("to"), turn.events)
        self._ask(match.id, update, urgent=is_news)

    @override
    def refresh(self, match_id: int, *, fresh_table: bool = False, anew: bool = False) -> None:
        update = Update(fresh_table=fresh_table, all_anew=anew)
        self._ask(match_id, update, urgent=fresh_table)

    def _ask(self, match_id: int, update: Update, *, urgent: bool = False) -> None:
        """Let a match be shown, soon; what is urgent does not wait for its pace."""
        pending = self._pending.setdefault(match_id, PendingUpdate())
        pending.update.add(update)
        if urgent:
            pending.urgent.set()
        pending.is_due = True
        if pending.task is None:
            work = self._work(match_id, pending)
            pending.task = asyncio.create_task(work, name=f"show-{match_id}")

    def waiting(self) -> int:
        """Return of how many matches something is still to be shown."""
        return len(self._pending)

    def try_again(self) -> None:
        """Show at once what could not be shown and waits for its next try; returns at once."""
        for match_id, pending in self._pending.items():
            if pending.task is None:
                self.refresh(match_id)

    @override
    def retry_channel(self, channel: int) -> None:
        self._closed_channels.discard(channel)

    @override
    def closed_channels(self) -> frozenset[int]:
        return frozenset(self._closed_channels)

    async def wait_until_shown(self) -> None:
        """Wait until everything asked for is shown; nothing waits for its pace meanwhile."""
        self._awaited += 1
        try:
            await self.catching_up.wait()
            self.plans.hurry()
            while tasks := self._tasks():
                for pending in self._pending.values():
                    pending.urgent.set()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self._awaited -= 1

    def _tasks(self) -> list[asyncio.Task[None]]:
        """Return what is at work; what waits for its next try is not."""
        tasks = [*(one.task for one in self._pending.values()), self.fresh_dms.task]
        return [task for task in tasks if task]

    # ---- doing it -------------------------------------------------------------

    async def _bring_up_to_date(self, match_id: int) -> int:
        """Refresh a match and wait a while for it; return how many messages that changed."""
        before = await self._bot.store.messages.of_match(match_id)
        self.refresh(match_id)
        task = self._pending[match_id].task
        if task:
            await asyncio.wait({task}, timeout=LONGEST_TURN)
        after = await self._bot.store.messages.of_match(match_id)
        return len(set(after) ^ set(before))

    async def _work(self, match_id: int, pending: PendingUpdate) -> None:
        # What is logged here is about this match, not about whichever interaction started it.
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(match=match_id)
        try:
            await asyncio.sleep(ANSWER_FIRST)
            while pending.is_due:
                await self._keep_pace(match_id, pending)
                await self._show_or_postpone(match_id, pending)
        except Exception:
            log.exception("match %s could not be shown", match_id)
        finally:
            pending.task = None
            if pending.timer is None:
                del self._pending[match_id]

    async def _show_or_postpone(self, match_id: int, pending: PendingUpdate) -> None:
        """Show what there is to show; what fails without being refused is tried again later."""
        update = pending.take()
        try:
            failed = await self._show_and_acknowledge(match_id, update)
        except IllegalMove as error:
            log.info("match %s is not shown: %s", match_id, error.text.key)
            failed = []
            await self._leave(match_id)
        except Exception as error:  # noqa: BLE001 - nothing is lost by one bad minute
            failed = [error]
        if failed:
            await self._leave_or_postpone(match_id, pending, update, failed)
        else:
            pending.tries = 0

    async def _leave_or_postpone(
        self, match_id: int, pending: PendingUpdate, left: Update, failed: list[Exception]
    ) -> None:
        """Try again later what has failed, unless Discord has refused all of it."""
        for lasting in failed:
            if not is_transient(lasting):
                log.error("match %s: a message could not be brought", match_id, exc_info=lasting)
        unrefused = [one for one in failed if not is_refused(one)]
        # Where others show a match, or did while this process stood still, no pause need grow.
        is_elsewhere = all(isinstance(one, ShownElsewhereError) for one in unrefused)
        pending.tries = min(1, len(unrefused)) if is_elsewhere else pending.tries + 1
        # A fault of our own does not pass by itself: it is tried a few times only.
        if any(map(is_transient, unrefused)) or 0 < pending.tries <= len(PAUSES):
            pause = pause_after(unrefused, pending.tries)
            log.warning("match %s is shown again in %.0f s: %r", match_id, pause, unrefused[0])
            pending.put_back(left)
            pending.timer = self.clock.later(pause, partial(self._fall_due, match_id))
        else:
            await self._leave(match_id)

    async def _leave(self, match_id: int) -> None:
        """Give up showing what Discord has refused, until something happens or the next start."""
        try:
            await self._bot.store.outbox.release(match_id, for_good=True)
        except StorageUnavailableError as error:
            log.warning("match %s is still held: %s", match_id, error)

    def _fall_due(self, match_id: int) -> None:
        """Try again what was postponed, unless the bot has stopped meanwhile."""
        if match_id in self._pending and not self._bot.is_closed():
            self.refresh(match_id)

    def _bring_back(self, match_id: int, deleted: frozenset[int], fresh_table: bool) -> None:  # noqa: FBT001 - a callback
        update = Update(fresh_table=fresh_table, deleted=deleted)
        self._ask(match_id, update, urgent=fresh_table)

    def _bring_the_rest(self, match_id: int) -> None:
        if not self._bot.is_closed():
            self.refresh(match_id)

    def _bring_part(self, match_id: int, part: Part, had: list[float]) -> None:
        if not self._bot.is_closed():
            self._ask(match_id, Update(allowed={part: GrantedSlots(had)}))

    async def _room_for(self, match_id: int, part: Part) -> list[float]:
        """Wait until what was put off may be sent; return when slots were granted to it."""
        if part is Part.CALL:
            return await sent_as(Urgency.CALL, self._bot.request_slots(1))
        many = 1 if part is Part.TABLE else await self._count_hands(match_id)
        return await sent_as(Urgency.PUT_OFF, self._bot.request_slots(many))

    async def _count_hands(self, match_id: int) -> int:
        """Return how many requests it takes to bring every hand of a match that is put off."""
        try:
            match = await self._bot.store.matches.load(match_id)
            messages = await self._bot.store.messages.of_match(match_id)
        except (IllegalMove, StorageUnavailableError) as error:
            log.info("match %s: hands wait no longer: %s", match_id, type(error).__name__)
            return 0
        posted = {(one.viewer, one.kind): one for one in messages}
        called = self._calls(match, posted).instead_of_hands
        return sum(
            self._costs(posted.get((seat, "board"))) for seat in match.played_by_people - called
        )

    def _costs(self, hand: PostedMessage | None) -> bool:
        """Tell whether bringing a hand is a request that counts: no press on it can be answered."""
        return hand is None or not self._bot.latest_calls.has(hand.message, self.clock.now())

    def _bring_first_hand(self, match_id: int) -> None:
        """Redraw everything of a match: direct messages to one of its players are open now."""
        self.plans.start_over(match_id)
        self.refresh(match_id)

    def _bring_climax(self, match_id: int, ended: Match | None) -> None:
        """Show a match whose climax is drawn, or will not be: its log waits for that."""
        if not self._bot.is_closed():
            self._ask(match_id, Update(ended=ended))

    async def _dms_failed(self, user_id: int, match_id: int) -> None:
        """Tell a player to use the table's button if their direct message cannot be opened."""
        try:
            match = await self._bot.store.matches.load(match_id)
        except IllegalMove as error:
            log.info("match %s: nobody is told: %s", match_id, error.text.key)
        else:
            await self.hands.say_closed(user_id, match)

    async def _keep_pace(self, match_id: int, pending: PendingUpdate) -> None:
        """Let a match's pace go by before it is redrawn, unless there is something to tell.

        Drawing slows down presses: in a race it waits until some have come.
        """
        try:
            match = pending.update.ended or await self._bot.store.matches.load(match_id)
        except Exception as error:  # noqa: BLE001 - showing it meets the same, and says so
            log.debug("match %s has no pace: %s", match_id, type(error).__name__)
            return
        pace = self._bot.presentations[match.game.spec.slug].pace(match)
        if pace and not self._awaited:
            with suppress(TimeoutError):
                await asyncio.wait_for(pending.urgent.wait(), pace)

    async def _show_and_acknowledge(self, match_id: int, update: Update) -> list[Exception]:
        """Show a match as the one process that does, and note that it has been; return what failed.

        Raises:
            ShownElsewhereError: while another process shows it.
            IllegalMove: if the match cannot be read.
        """
        outbox = self._bot.store.outbox
        watch = outbox.watch()
        mark = await outbox.acquire(match_id)
        if mark is None:
            raise ShownElsewhereError
        with under_lease(watch):
            failed = await self._show(match_id, update)
        if failed:
            # A request that was under way when this process was stopped may have arrived last.
            update.all_anew |= any(isinstance(one, ShownElsewhereError) for one in failed)
            return failed
        is_awaited = self.plans.awaits(match_id) or self.presence.awaits(match_id)
        if is_awaited or (self.fresh_dms.wishes and self.fresh_dms.awaits(match_id)):
            await outbox.release(match_id)
        elif not await outbox.acknowledge(match_id, mark):
            self.refresh(match_id)  # something has happened meanwhile, perhaps in another process
        return failed

    def _plan(self, match: Match, posted: Posted, update: Update) -> Plan:
        """Return what of a match is brought now."""
        is_race = bool(self._bot.presentations[match.game.spec.slug].pace(match))
        waiting, delay = self._bot.workers.waiting(), self._bot.requests_delay()
        load = Load(waiting, delay, self._bot.requests_utilisation)
        return self.plans.plan(
            match,
            # In direct messages the hand is the table, too: it shows every move.
            at_once=bool(self._awaited) or update.covers_up or update.all_anew or not match.guild,
            # A race has a pace of its own, and is over in a minute.
            load=Load() if is_race else load,
            # Whoever plays among computers follows them at the table.
            all_have_hands=not (is_race or match.computers)
            and posted.keys() >= set(zip(match.played_by_people, repeat("board"))),
            calls=partial(self._calls, match, posted),
        )

    def _calls(self, match: Match, posted: Posted) -> Calls:
        """Return who of those who are to act is not there, and must be called."""
        away = {seat for seat in match.awaited() if not self.presence.is_there(match.id, seat)}
        return Calls(
            due=any((seat, "notice") not in posted for seat in away),
            instead_of_hands=frozenset(
                seat for seat in away if self._costs(posted.get((seat, "board")))
            ),
        )

    async def _show(self, match_id: int, update: Update) -> list[Exception]:
        """Bring every message of a match up to date; return what failed.

        Raises:
            IllegalMove: if the match cannot be read.
        """
        await self._bot.pictures.fairness.wait()
        match = update.ended or await self._bot.store.matches.load(match_id)
        now = self.clock.now()
        messages, answers = await self._bot.store.messages.with_answers(match_id, now)
        posted: dict[tuple[int, str], PostedMessage] = {}
        for one in messages:
            if one.message not in update.deleted:
                is_unsure = update.all_anew and one.kind == "board"
                posted[one.viewer, one.kind] = replace(one, digest="") if is_unsure else one
        was_closed = match.channel in self._closed_channels
        outcomes = await self._bring(match, posted, answers, update)
        try:
            await self.posting.write_down(match_id)
        except ShownElsewhereError as error:
            outcomes.append(error)
        if outcomes[1] is True or (match.channel in self._closed_channels and not was_closed):
            self.refresh(match_id)  # a call says where the table is, a hand that there is none
        failed = [error for error in outcomes if isinstance(error, Exception)]
        failed += [error for _, error in self.posting.pending_deletions.get(match_id, ())]
        if failed:
            self.plans.start_over(match_id)
        elif match.outcome:
            self._news.forget(match)
            await sent_as(Urgency.ENDED, self._followers.tell(match))
        return failed

    async def _bring(
        self, match: Match, posted: Posted, answers: Sequence[PrivateAnswer], update: Update
    ) -> list[object]:
        """Bring what of a match is due, all at once; return what came of each part.

        The second part tells whether the table has come down while players were called.
        """
        plan = self._plan(match, posted, update)
        stays: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table = asyncio.ensure_future(
            sent_as(
                Urgency.COVER if update.covers_up else Urgency.TABLE,
                self._table.bring(match, posted, update, stays, can_wait=not plan.with_table),
                update.allowed.get(Part.TABLE),
            )
        )
        calls = self._table.call_players_below(
            table, stays, match, posted, can_wait=not plan.with_call
        )
        called = sent_as(Urgency.CALL, calls, update.allowed.get(Part.CALL))
        parts: list[Awaitable[object]] = [table, called]
        allowed = update.allowed.get(Part.HANDS)
        for seat in plan.hands:
            pictures = update.pictures if seat in plan.in_words else {}
            comes_down = update.fresh_table and not match.guild
            hand = self.hands.bring(match, seat, posted, pictures, comes_down=comes_down)
            is_next = seat in match.to_act()
            parts.append(
                sent_as(Urgency.NEXT_HAND if is_next else Urgency.OTHER_HAND, hand, allowed)
            )
        left = [one for one in posted.values() if one.kind.startswith(PENDING_DELETION)]
        if left or match.id in self.posting.pending_deletions:
            parts.append(sent_as(Urgency.ENDED, self.posting.sweep(match.id, left, posted)))
        if answers:
            parts.append(sent_as(Urgency.COVER, self.private_answers.bring(match, answers)))
        return await asyncio.gather(*parts, return_exceptions=True)
