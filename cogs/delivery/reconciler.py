"""Delivery: shows a match wherever it is seen, always the latest state, never twice the same.

Its unit is the message: each knows how much it shows of what has happened, `pace` says when it is
due and how urgent it is, and it is drawn once its request may go: so what is sent is the present.
One message that is slow, limited or refused holds up no other. Showing is idempotent: a message is
compared with what it would show, so whatever a crash or a lost message left behind is mended the
next time; what failed is tried again after a pause. The outbox keeps a match until all of its
messages show what has happened, and nothing of it is owed: neither a call, nor a climax, nor a hand
that waits for its direct messages to be opened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    suppress,
)
from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import structlog
from typing_extensions import override

from cogs.delivery.decisions import Decisions
from cogs.delivery.messages.animations import Climaxes
from cogs.delivery.messages.deletions import Deletions
from cogs.delivery.messages.followers import Followers
from cogs.delivery.messages.hand_message import Hands
from cogs.delivery.messages.notified import Notified
from cogs.delivery.messages.orphans import Orphans, may_have_orphans
from cogs.delivery.messages.private_answer import PrivateAnswers
from cogs.delivery.messages.recent_events import NewsDesk
from cogs.delivery.messages.round_log import LogMessage
from cogs.delivery.messages.table_message import Descent, TableMessage
from cogs.delivery.messages.turn_call import TurnNotices
from cogs.delivery.pace import (
    AT_ONCE,
    BACKLOG,
    FILM,
    ROOM_FOR_FILMS,
    Due,
    Facts,
    Happened,
    Kind,
    Reader,
    Utilisation,
    pace,
)
from cogs.delivery.sending.fresh_dms import FreshDms
from cogs.delivery.sending.posting import MessagesBelow, Posting
from cogs.delivery.sending.urgency import Urgency, sent_as, under_lease
from cogs.delivery.showing import Key, Message, Showing, Snapshot
from cogs.kit.bot import DeliveryPort
from cogs.kit.discord_errors import PAUSES, is_refused, is_transient, pause_after
from cogs.kit.messages import layouts
from games.kit.game import IllegalMove, Seat
from matches.caching import BoundedDict
from matches.ports import ShownElsewhereError, StorageUnavailableError
from matches.preferences import ON
from matches.wakeups import Clock, Wakeups

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    import discord

    from cogs.delivery.messages.animations import Film
    from cogs.delivery.sending.posting import Posted
    from cogs.delivery.sending.rate_limiter import RateLimiter
    from cogs.kit.bot import Bot
    from matches.match import Match, Turn
    from matches.records import PostedMessage, PrivateAnswer

log = logging.getLogger(__name__)

ANSWER_FIRST: Final = 0.002
"""Seconds until a match is shown: begun at once, it holds the answer to a press up by a seventh."""
LONGEST_TURN: Final = 10.0
"""Seconds after which the next match is caught up with, even if one cannot be shown yet."""
CAUGHT_UP_PER_SECOND: Final = 25.0
"""Messages of matches that are caught up with, at most: the other half of Discord's is for play."""
SOON: Final = 1.0
"""Seconds; what is due later leaves the match to other processes meanwhile."""
MATCHES_REMEMBERED: Final = 5_000
"""Matches of which it is known what they show; of others everything is brought at once."""


class Delivery(DeliveryPort):
    """Brings tables to channels and hands to direct messages."""

    clock: Clock

    def __init__(self, bot: Bot, limiter: RateLimiter | None = None) -> None:
        """Without a `limiter` it sends as much as it wants."""
        self._bot = bot
        self.limiter = limiter
        self.clock = Clock()
        self.pace: Callable[[Facts], Due] = pace
        """When a message is due; `pace.at_once` lets nothing wait."""
        self.answers_first = ANSWER_FIRST
        self._known: BoundedDict[int, Showing] = BoundedDict(MATCHES_REMEMBERED)
        self._pending: dict[int, Showing] = {}
        """Matches of which something is still to be shown."""
        self._matches: Wakeups[int] = Wakeups(
            self._look, self.clock, pauses=PAUSES, named="match {}".format
        )
        self._messages: Wakeups[Key] = Wakeups(
            self._bring, self.clock, pauses=PAUSES, named="match {0.match}: {0}".format
        )
        self.decisions = Decisions()
        self._awaited = 0
        """How many wait until everything is shown; nothing waits for its pace meanwhile."""
        self._closed_channels: set[int] = set()
        self._behind: deque[int] = deque()
        """Matches that are still to be caught up with."""
        self._catching_up: asyncio.Task[None] | None = None
        self.private_answers = PrivateAnswers(bot, self.clock)
        self.posting = Posting(bot, self.clock)
        self.posting.on_going = self._delete_soon
        self._orphans = Orphans(bot, self.posting)
        self._news = news = NewsDesk(bot.store.matches, bot.known_users)
        self._climaxes = Climaxes(bot, self.clock, self._bring_climax)
        self.below = MessagesBelow()
        self._notified = notified = Notified(bot, self.clock)
        self.deletions = Deletions(bot, self.clock, self._bring_back)
        self._table = TableMessage(
            bot,
            self.posting,
            TurnNotices(bot, self.posting, self.below, notified),
            LogMessage(bot, self.posting, news, self._climaxes),
            self.below,
            self._closed_channels,
        )
        self.fresh_dms = FreshDms(bot, self.clock, self.refresh, self._dms_failed)
        self._followers = Followers(bot)
        self.hands = Hands(
            *(bot, self.posting, news, self._closed_channels, self.fresh_dms, notified),
            film_now=self._film_now,
        )

    # ---- asking for it --------------------------------------------------------

    @override
    def show(
        self, turn: Turn, *, fresh_table: bool = False, pressed: discord.Message | None = None
    ) -> None:
        match, game = turn.match, self._bot.presentations[turn.match.game.spec.slug]
        self._news.hear(turn)
        keys = set(map(attrgetter("key"), turn.events))
        self._climaxes.running.pop(match.id, None)
        if turn.climax:
            watched = match.played_by_people if self._has_room_for_films() else ()
            self._climaxes.begin(match, turn.climax, watched)
        if game.covers_up(turn):
            happened = Happened.COVERS
        elif match.outcome:
            happened = Happened.END
        elif turn.climax or not game.round_ends.isdisjoint(keys):
            happened = Happened.TURNING_POINT
        else:
            is_told = None in map(attrgetter("to"), turn.events)
            happened = Happened.MOVE if is_told else Happened.NOTHING_TOLD
        showing = self._hear(match.id, happened, fresh_table=fresh_table)
        showing.ended = match if match.outcome else None
        if pressed and (picture := layouts.picture_on(pressed)):
            showing.pictures[pressed.id] = picture

    @override
    def refresh(self, match_id: int, *, fresh_table: bool = False, anew: bool = False) -> None:
        showing = self._hear(match_id, fresh_table=fresh_table)
        if anew:
            self._doubt(showing)

    def _hear(
        self,
        match_id: int,
        happened: Happened = Happened.NOTHING_TOLD,
        *,
        fresh_table: bool = False,
    ) -> Showing:
        """Let a match be shown, soon."""
        showing = self._pending.get(match_id) or self._known.get(match_id) or Showing(match_id)
        self._known[match_id] = self._pending[match_id] = showing
        if fresh_table:
            happened = max(happened, Happened.MOVE)
            showing.fresh_table = True
        showing.hear(happened, self.clock.now())
        self._matches.wake(match_id)
        return showing

    def waiting(self) -> int:
        """Return of how many matches something is still to be shown."""
        return len(self._pending)

    def overdue(self) -> float:
        """Return for how many seconds the oldest message has been due that does not show all."""
        now = self.clock.now()
        waits = (
            now - max(message.since, self._due_by_pace(showing, message).at)
            for showing in self._pending.values()
            for message in showing.messages.values()
            if message.shows < showing.happened
        )
        return max([0.0, *waits])

    def try_again(self) -> None:
        """Show at once what could not be shown and waits for its next try; returns at once."""
        for showing in self._pending.values():
            showing.not_before = AT_ONCE
            for message in showing.messages.values():
                message.not_before = AT_ONCE
            self._matches.wake(showing.match)

    @override
    async def film_drawn(self, match: Match) -> None:
        if self._awaits_film(match):
            await self._climaxes.drawn(match.id, FILM)

    @override
    async def film_watched(self, match: Match) -> None:
        people = [match.players[seat] for seat in match.played_by_people]
        wishes = [await self._bot.known_users.preferences(one) for one in people]
        if any(one.words != ON for one in wishes):
            await self.film_drawn(match)
            if self._has_room_for_films():
                await self._climaxes.watched(match.id)

    @override
    def film_skipped(self, match_id: int) -> None:
        self._climaxes.running.pop(match_id, None)

    @override
    def last(self) -> AbstractContextManager[None]:
        return sent_as(Urgency.ENDED)

    @override
    def retry_channel(self, channel: int) -> None:
        self._closed_channels.discard(channel)

    @override
    def closed_channels(self) -> frozenset[int]:
        return frozenset(self._closed_channels)

    def is_busy(self) -> bool:
        """Tell whether something is being shown; what waits for a time is not."""
        queues = self._matches, self._messages, self.fresh_dms.queue
        return any(one.is_busy() for one in queues)

    async def wait_until_shown(self) -> None:
        """Wait until everything asked for is shown; nothing waits for its pace meanwhile."""
        self._awaited += 1
        try:
            if self._catching_up:
                await asyncio.wait({self._catching_up})
            for match_id in self._pending:
                self._matches.wake(match_id)
            await self.wait_until_idle()
        finally:
            self._awaited -= 1

    async def wait_until_idle(self) -> None:
        """Wait until nothing is being shown; what waits for a time is not waited for."""
        while self.is_busy():
            await self._matches.wait()
            await self._messages.wait()
            await self.fresh_dms.queue.wait()

    # ---- catching up ----------------------------------------------------------

    def catch_up(self, match_ids: Sequence[int]) -> None:
        """Show what a crash has left to be shown, one match after another, at a slow pace.

        Thousands at once would hold the loop for seconds.
        """
        self._behind.extend(one for one in match_ids if one not in self._behind)
        if self._behind and (self._catching_up is None or self._catching_up.done()):
            self._catching_up = asyncio.create_task(self._catch_up(), name="catch-up")

    async def stop_catching_up(self) -> None:
        """Leave the rest to the next start."""
        self._behind.clear()
        if task := self._catching_up:
            self._catching_up = None
            task.cancel()
            await asyncio.wait({task})

    async def _catch_up(self) -> None:
        while self._behind:
            before, match_id = self.posting.changed, self._behind.popleft()
            is_bare = await self._orphans.is_bare(match_id)
            showing = self._hear(match_id)
            showing.over.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(showing.over.wait(), LONGEST_TURN)
            if is_bare or showing.has_orphans:
                await self._delete_orphans(showing)
            await asyncio.sleep((self.posting.changed - before) / CAUGHT_UP_PER_SECOND)

    # ---- looking at a match ---------------------------------------------------

    async def _look(self, match_id: int) -> float | None:
        """Note what of a match is to be brought, and when; strike it out once that is done."""
        # What is logged here is about this match, not about whichever interaction started it.
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(match=match_id)
        await asyncio.sleep(self.answers_first)
        showing = self._pending.get(match_id)
        if showing is None or self._bot.is_closed():
            return None
        if showing.not_before > self.clock.now():
            return showing.not_before
        try:
            await self._bot.pictures.fairness.wait()
            await self._look_at(showing)
        except IllegalMove as error:
            log.info("match %s is not shown: %s", match_id, error.text.key)
            showing.is_refused = True
            await self._leave(showing)
        except Exception as error:  # noqa: BLE001 - nothing is lost by one bad minute
            if (at := self._try_again_at(showing, showing, error)) is not None:
                return at
            await self._leave(showing)
        else:
            showing.tries = 0
        return None

    async def _look_at(self, showing: Showing) -> None:
        """Wake the messages of a match that do not show the present, each when it is due.

        Raises:
            ShownElsewhereError: while another process shows it.
            IllegalMove: if the match cannot be read.
        """
        if showing.marked < showing.happened or not showing.is_held:
            await self._hold(showing)
        match, posted, answers = await self._read(showing)
        if not showing.messages:  # as it was left; whoever shows it next may put the rows right
            showing.has_orphans = may_have_orphans(posted)
        now = self.clock.now()
        showing.attend(match, now)
        if showing.is_settled() and showing.messages and not self._is_left_over(showing, posted):
            if not showing.under_way:
                await self._finish(showing, match)
            return
        wanted = [*self._facts(showing, match, posted, answers)]
        if match.guild:
            wanted += await self._facts_of_channel(showing, match, posted)
        keys = {key for key, _ in wanted}
        for key in showing.messages.keys() - keys:
            del showing.messages[key]
        for key, facts in wanted:
            unseen = Message(now, is_unsure=showing.is_unsure)
            message = showing.messages.setdefault(key, unseen)
            message.facts = facts
            if message.shows < showing.happened or message.again is not None:
                due = self._due(showing, message)
                self._messages.wake(key, self._looked_at_again(due.at))
                self._explain(showing, key, message, due)
        showing.is_unsure = False
        await self._rest(showing)

    def _explain(self, showing: Showing, key: Key, message: Message, due: Due) -> None:
        """Say once of all that has happened when a message is due, and why."""
        if message.explained == showing.happened or key.kind is Kind.LEFTOVERS:
            return
        message.explained = showing.happened
        self.decisions.due(key, due, self.clock.now(), self.utilisation())

    @staticmethod
    def _is_left_over(showing: Showing, posted: Posted) -> bool:
        """Tell whether messages are to be deleted, and nobody has tried."""
        return bool(posted.going) and Key(showing.match, Kind.LEFTOVERS) not in showing.messages

    def _facts(
        self, showing: Showing, match: Match, posted: Posted, answers: Sequence[PrivateAnswer]
    ) -> Iterator[tuple[Key, Facts]]:
        """Return the messages of a match that are no channel's, with what their pace depends on."""
        race = self._bot.presentations[match.game.spec.slug].pace(match)
        acting, awaited = match.to_act(), match.awaited()
        awaits_film = self._awaits_film(match)
        for seat in match.seats:
            hand = posted.get((seat, "board"))
            if seat not in match.played_by_people and hand is None:
                continue
            key = Key(match.id, Kind.HAND, seat)
            message = showing.messages.get(key)
            # In direct messages the hand is the table, too: it shows every move.
            reader = Reader.LOOKS_ON if match.guild else Reader.ACTS
            if seat in acting:
                reader = Reader.ACTS
            elif message is None or message.acted_last or message.acted != match.acted[seat]:
                reader = Reader.HAS_ACTED
            is_called = bool(match.guild) and seat in awaited and not showing.is_there(seat)
            is_free = hand is not None and self._is_free(hand)
            yield (
                key,
                Facts(
                    Kind.HAND,
                    reader,
                    race=race,
                    is_called=is_called,
                    awaits_film=awaits_film,
                    is_free=is_free,
                ),
            )
        if answers:
            may_wait = awaits_film and not any(one.covers for one in answers)
            yield (
                Key(match.id, Kind.ANSWERS),
                Facts(Kind.ANSWERS, awaits_film=may_wait, is_free=True),
            )
        key = Key(match.id, Kind.LEFTOVERS)
        if posted.going or key in showing.messages:
            yield key, _facts_of_leftovers(posted.going)

    async def _facts_of_channel(
        self, showing: Showing, match: Match, posted: Posted
    ) -> list[tuple[Key, Facts]]:
        """Return the table and the call of a match, with what their pace depends on."""
        race = self._bot.presentations[match.game.spec.slug].pace(match)
        is_closed = match.channel in self._closed_channels
        uncalled = await self._table.notices.uncalled(match, posted)
        calls = [
            self._facts_of_call(showing, match, posted, seat, always=always)
            for seat, always in uncalled.items()
        ]
        away = [one for one in calls if not one.is_there]
        # Whoever plays among computers follows them at the table.
        has_hands = {seat for seat, kind in posted if kind == "board"} >= match.played_by_people
        table = Facts(
            Kind.TABLE,
            race=race,
            is_called=bool(away or match.computers or not has_hands),
            awaits_film=self._awaits_film(match),
            is_free=is_closed and not showing.fresh_table,
        )
        if await self._table.comes_down(match, posted, fresh=showing.fresh_table):
            table = replace(table, happened=Happened.TURNING_POINT)
        call = Facts(Kind.CALL)
        if calls:
            call = min(calls, key=lambda one: self.pace(one).at)
        if self._table.notices.has_false(match, posted) and not away:
            call = Facts(Kind.CALL, Reader.HAS_ACTED)
        is_free = is_closed or call.reader is not Reader.ACTS  # what goes waits by itself
        call = replace(call, race=race, is_free=is_free)
        return [(Key(match.id, Kind.TABLE), table), (Key(match.id, Kind.CALL), call)]

    def _due(self, showing: Showing, message: Message) -> Due:
        """Return when a message is due or tried again, and how urgent it is."""
        due = self._due_by_pace(showing, message)
        return due._replace(at=max(due.at, message.not_before))

    def _due_by_pace(self, showing: Showing, message: Message) -> Due:
        """Return when a message is due, however often that has failed."""
        facts = message.facts
        if facts is None:
            return Due(AT_ONCE, Urgency.TABLE, "nothing is known of it")
        facts = replace(
            facts,
            happened=max(message.happened, facts.happened),
            since=facts.since or message.since,
            shown=message.shown,
            used=self.utilisation(),
        )
        due = self.pace(facts)
        is_stale = message.shows < showing.happened
        if not is_stale and message.again is not None:
            due = due._replace(at=message.again)
        if self._awaited and not facts.is_there:
            due = due._replace(at=AT_ONCE)
        return due

    def _looked_at_again(self, due: float) -> float:
        """Return when to ask again whether a message is due: half of a long wait may be enough."""
        now = self.clock.now()
        return min(due, now + max(SOON, (due - now) / 2))

    def utilisation(self) -> Utilisation:
        """Return how much is used of what there is."""
        drawing = self._bot.workers.waiting() / BACKLOG
        if self.limiter is None:
            return Utilisation(0.0, drawing)
        return Utilisation(max(self.limiter.utilisation(), self.limiter.delay()), drawing)

    def _is_free(self, message: PostedMessage) -> bool:
        """Tell whether a message can be edited as the answer to a press on it."""
        return self._bot.latest_calls.has(message.message, self.clock.now())

    # ---- bringing a message ---------------------------------------------------

    async def _bring(self, key: Key) -> float | None:
        """Bring a message when it is due and its request may go; return when it is due again."""
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(match=key.match)
        showing = self._pending.get(key.match)
        message = showing.messages.get(key) if showing else None
        if showing is None or message is None or self._bot.is_closed():
            return None
        if message.shows >= showing.happened and message.again is None:
            return None
        due = self._due(showing, message)
        if due.at > self.clock.now():
            return self._looked_at_again(due.at)
        showing.under_way += 1
        try:
            at = await self._bring_or_fail(key, showing, message, due.urgency)
            if showing.under_way == 1:
                with under_lease(showing.watch):
                    await self._write_down(showing)
        finally:
            showing.under_way -= 1
        if not showing.under_way:
            await self._rest(showing)
        return at

    async def _bring_or_fail(
        self, key: Key, showing: Showing, message: Message, urgency: Urgency
    ) -> float | None:
        """Bring a message; return when it is due again, or to be tried again."""
        try:
            if key.kind is Kind.CALL:
                if (follows := self._table_follows(showing)) > self.clock.now():
                    return follows
                await self._claim_calls(showing)
                await self._wait_for_table(showing)
            async with self._slot(message, urgency):
                if not showing.holds():
                    await self._hold(showing)
                with under_lease(showing.watch):
                    await self._bring_present(key, showing, message)
        except Exception as error:  # noqa: BLE001 - nothing is lost by one bad minute
            # A request that was under way when this process was stopped may have arrived last.
            if isinstance(error, ShownElsewhereError) and showing.is_held:
                self._doubt(showing)
                self._matches.wake(key.match, self.clock.now() + PAUSES[0])
            self.decisions.failed(key, error, self.clock.now())
            at = self._try_again_at(showing, message, error)
            if at is None:
                message.shows, message.again, showing.is_refused = showing.happened, None, True
            return at
        message.tries, message.is_unsure = 0, False
        return message.again

    def _slot(self, message: Message, urgency: Urgency) -> AbstractAsyncContextManager[None]:
        """Wait until the request of a message may go, if it takes one that counts."""
        if self.limiter is None or (message.facts and message.facts.is_free):
            return _as_urgent(urgency)
        return self.limiter.reserve(urgency)

    async def _bring_present(self, key: Key, showing: Showing, message: Message) -> None:
        """Bring a message to the present.

        Raises:
            ShownElsewhereError: if another process may show the match by now.
            Exception: if it fails otherwise.
        """
        happened, began = showing.happened, self.clock.now()
        told, message.happened = message.happened, Happened.NOTHING_TOLD
        # Before anything is read: what is to be deleted meanwhile asks for another time.
        again, message.again = message.again, None
        try:
            match, posted, answers = await self._read(showing, anew=key.kind is Kind.LEFTOVERS)
            if message.is_unsure:
                posted.doubt(key.seat)
            match key.kind:
                case Kind.TABLE:
                    await self._bring_table(showing, message, match, posted)
                case Kind.CALL:
                    message.again = await self._bring_call(showing, message, match, posted)
                case Kind.HAND:
                    seat = Seat(key.seat)
                    message.again = await self._bring_hand(
                        showing, message, match, seat, posted, told
                    )
                case Kind.ANSWERS:
                    await self.private_answers.bring(match, answers)
                case Kind.LEFTOVERS:
                    await self.posting.sweep(posted.going)
        except BaseException:
            message.happened = max(told, message.happened)
            message.again = again if message.again is None else message.again
            raise
        finally:
            showing.snapshot = None
        message.shows = max(message.shows, happened)
        if told > Happened.NOTHING_TOLD and key.kind in {Kind.TABLE, Kind.HAND}:
            self.decisions.brought(key, message.facts, message.since, self.clock.now())
        if message.shows < showing.happened:
            message.since = began

    async def _bring_table(
        self, showing: Showing, message: Message, match: Match, posted: Posted
    ) -> None:
        film = self._film_of(match)
        may_wait = film is not None and self._has_room_for_films()
        descent, showing.fresh_table = Descent(showing.fresh_table, may_wait), False
        there, was_closed = self.below.table_in(match.channel), self._is_closed(match)
        try:
            if await self._table.bring(match, posted, descent):
                message.shown = self.clock.now()
        finally:
            showing.fresh_table |= descent.is_wanted
        if film and descent.may_wait and descent.is_wanted:  # what comes of it follows
            message.again = film.until
        if self._is_closed(match) and not was_closed:
            self.refresh(match.id)  # a hand says that there is no table
        elif self.below.table_in(match.channel) != there and not match.outcome:
            key = Key(match.id, Kind.CALL)
            if call := showing.messages.get(key):  # it says where the table is
                call.shows, call.since = -1, self.clock.now()
                self._messages.wake(key)

    def _is_closed(self, match: Match) -> bool:
        return match.channel in self._closed_channels

    async def _wait_for_table(self, showing: Showing) -> None:
        """Let a table that comes down do so before players are called below it."""
        key = Key(showing.match, Kind.TABLE)
        table = showing.messages.get(key)
        if table is None or table.shows >= showing.happened:
            return
        looked = table.facts.happened if table.facts else Happened.NOTHING_TOLD
        if showing.fresh_table or max(looked, table.happened) >= Happened.TURNING_POINT:
            await self._messages.look_now(key)

    def _table_follows(self, showing: Showing) -> float:
        """Return when a table follows that waits until the log's climax has been seen."""
        table = showing.messages.get(Key(showing.match, Kind.TABLE))
        if table is None or not (showing.fresh_table and self._has_room_for_films()):
            return AT_ONCE
        return AT_ONCE if table.again is None else table.again

    def _awaits_film(self, match: Match) -> bool:
        """Tell whether what has happened is being drawn, and there is time for it."""
        return self._is_drawn(match) and self._has_room_for_films()

    def _is_drawn(self, match: Match) -> bool:
        """Tell whether a climax of a match is being drawn."""
        return bool(self._climaxes.under_way) and self._climaxes.awaits(match.id)

    def _has_room_for_films(self) -> bool:
        """Tell whether there is room to show climaxes in hands, and time to watch them."""
        used = self.utilisation()
        is_calm = max(used.requests, used.drawing) < ROOM_FOR_FILMS
        return is_calm and not self._awaited and self.pace is pace  # else nothing waits

    async def _claim_calls(self, showing: Showing) -> None:
        """Note whom a call is about to notify: a hand that is posted meanwhile comes silently."""
        match, posted, _ = await self._read(showing)
        for seat, at in (await self._to_be_called(showing, match, posted)).items():
            if at <= self.clock.now():
                self._notified.call(match, seat)

    async def _to_be_called(
        self, showing: Showing, match: Match, posted: Posted
    ) -> dict[Seat, float]:
        """Return the seats that are still to be called, each with when it is due."""
        used, uncalled = self.utilisation(), await self._table.notices.uncalled(match, posted)
        return {
            seat: self.pace(
                replace(self._facts_of_call(showing, match, posted, seat, always=always), used=used)
            ).at
            for seat, always in uncalled.items()
        }

    def _opens_dm(self, match_id: int) -> bool:
        """Tell whether a hand waits for a direct message to be opened; few matches ever do."""
        return bool(self.fresh_dms.wishes) and self.fresh_dms.awaits(match_id)

    def _facts_of_call(
        self, showing: Showing, match: Match, posted: Posted, seat: Seat, *, always: bool
    ) -> Facts:
        """Return what it depends on when a seat is called that is to act."""
        hand = showing.messages.get(Key(match.id, Kind.HAND, seat))
        is_left = hand is None or hand.shows < showing.happened or self._opens_dm(match.id)
        return Facts(
            Kind.CALL,
            Reader.ACTS,
            since=showing.awaited.get(seat, 0.0),
            is_there=showing.is_there(seat) and not always,
            has_hand_coming=is_left
            and not always
            and self.hands.may_come_anew(match, seat, posted),
        )

    async def _bring_call(
        self, showing: Showing, message: Message, match: Match, posted: Posted
    ) -> float | None:
        """Call who is to be called by now; return when others are, or a false call goes."""
        now, due = self.clock.now(), await self._to_be_called(showing, match, posted)
        called = {seat for seat, at in due.items() if at <= now}
        later = [at for at in due.values() if at > now]
        used = self.utilisation()
        facts = Facts(Kind.CALL, Reader.HAS_ACTED, since=message.since, used=used)
        goes_at = self.pace(facts).at
        if goes_at > now and not match.outcome and self._table.notices.has_false(match, posted):
            later.append(goes_at)
        goes = goes_at <= now or match.outcome is not None
        await self._table.call(match, posted, called, goes=goes)
        if called:
            since, key = message.since, Key(match.id, Kind.CALL)
            self.decisions.brought(key, message.facts, since, self.clock.now())
        return min(later, default=None)

    def _delete_soon(self, match_id: int, going: Sequence[PostedMessage]) -> None:
        """Let what is to be deleted of a match go."""
        if showing := self._pending.get(match_id):
            key = Key(match_id, Kind.LEFTOVERS)
            message = showing.messages.setdefault(key, Message(self.clock.now()))
            facts = replace(_facts_of_leftovers(going), since=self.clock.now())
            message.facts = facts
            message.again = self.pace(replace(facts, used=self.utilisation())).at
            self._messages.wake(key, message.not_before)

    async def _bring_hand(
        self,
        showing: Showing,
        message: Message,
        match: Match,
        seat: Seat,
        posted: Posted,
        told: Happened,
    ) -> float | None:
        """Bring a hand; return when it is due again: its climax has been seen, its picture follows.

        In a backlog it keeps the picture on its message, unless the match is over, and only its
        words are up to date. `told` is what has happened that it does not show.
        """
        if self._is_watching(message, match, seat, told):
            return message.film_ends
        pictures = {} if told >= Happened.END else showing.pictures
        acts = seat in match.to_act()
        is_late = self._bot.workers.waiting() > BACKLOG and not (acts or message.keeps_picture)
        comes_down = showing.fresh_table and not match.guild
        film = self._film_for(message, match)
        keeps_picture = await self.hands.bring(
            match, seat, posted, pictures if is_late else {}, comes_down=comes_down, film=film
        )
        if comes_down:
            showing.fresh_table = False
        message.acted, message.acted_last = match.acted[seat], acts
        message.keeps_picture = keeps_picture
        if film:
            message.film, message.film_ends = film.ply, film.until
            return film.until
        if not keeps_picture:
            return None
        facts = Facts(Kind.HAND, since=self.clock.now(), used=self.utilisation())
        return self.pace(facts).at

    def _is_watching(self, message: Message, match: Match, seat: Seat, told: Happened) -> bool:
        """Tell whether a hand shows a climax that what others do meanwhile need not cut off.

        Whoever becomes the one to act is asked at once, and whatever they press leads on.
        """
        acts, has_acted = seat in match.to_act(), message.acted != match.acted[seat]
        longest = Happened.NOTHING_TOLD if acts else Happened.MOVE
        return (
            self.clock.now() < message.film_ends
            and not has_acted
            and message.acted_last >= acts
            and told <= longest
            and self._has_room_for_films()
        )

    def _film_of(self, match: Match) -> Film | None:
        """Return the last climax of a match, if nobody has acted since."""
        film = self._climaxes.films.get(match.id)
        return film if film and film.ply == match.ply else None

    def _film_now(self, match: Match) -> Film | None:
        """Return a climax that is to be seen first where a hand is asked for."""
        film = self._film_of(match)
        is_new = film is not None and self.clock.now() < film.until
        return film if is_new and self._has_room_for_films() else None

    def _film_for(self, message: Message, match: Match) -> Film | None:
        """Return a climax that a hand has not shown, nor what came after."""
        film = self._film_of(match)
        if film and message.film < film.ply and self._film_now(match):
            return film
        self._climaxes.films.pop(match.id, None)
        return None

    # ---- the match as it is stored ---------------------------------------------

    async def _hold(self, showing: Showing) -> None:
        """Hold a match as the one process that shows it.

        If another one has held it since this one let it go, it may have died halfway: then every
        message is looked at again.

        Raises:
            ShownElsewhereError: while another process shows it.
        """
        outbox, happened = self._bot.store.outbox, showing.happened
        if not showing.holds():
            self.posting.forget_noted(showing.match)
        watch = outbox.watch()
        mark = await outbox.acquire(showing.match)
        if mark is None:
            showing.is_held = False
            raise ShownElsewhereError
        showing.is_held, showing.watch = True, watch
        if showing.marked == happened and mark != showing.mark:
            showing.look_again(self.clock.now())
            self._matches.wake(showing.match)
        showing.mark, showing.marked = mark, happened

    async def _let_go(self, showing: Showing, *, for_good: bool = False) -> None:
        """Let other processes show a match."""
        showing.is_held = False
        try:
            await self._bot.store.outbox.release(showing.match, for_good=for_good)
        except StorageUnavailableError as error:
            log.warning("match %s is still held: %s", showing.match, error)
        else:  # the mark is as it will be if nobody else holds it until this process does again
            showing.is_held, showing.mark = False, showing.mark + 1

    async def _read(
        self, showing: Showing, *, anew: bool = False
    ) -> tuple[Match, Posted, tuple[PrivateAnswer, ...]]:
        """Return a match, the messages that show it, and the private answers that do.

        Messages that are brought at the same time share what was read, unless it is read `anew`:
        then it has what was written down before.

        Raises:
            IllegalMove: if the match cannot be read.
        """
        at = showing.happened, showing.watch
        if anew or showing.snapshot is None or showing.snapshot[:2] != at:
            match = showing.ended or await self._bot.store.matches.load(showing.match)
            now = self.clock.now()
            messages, answers = await self._bot.store.messages.with_answers(showing.match, now)
            showing.snapshot = Snapshot(*at, match, tuple(messages), tuple(answers))
        *_, match, messages, answers = showing.snapshot
        for one in messages if showing.deleted else ():
            if one.message in showing.deleted:
                self.posting.forget(one)
        posted = self.posting.posted(showing.match, messages)
        return match, posted, answers

    async def _write_down(self, showing: Showing) -> None:
        """Write the rows of what was edited, in one transaction."""
        try:
            await self.posting.write_down(showing.match)
        except Exception as error:  # noqa: BLE001 - they are edited again
            self._doubt(showing)
            at = self._try_again_at(showing, showing, error)
            self._matches.wake(showing.match, at or self.clock.now())

    async def _rest(self, showing: Showing) -> None:
        """Go on to what had to wait for other messages; leave the match to others meanwhile."""
        if showing.match not in self._pending:
            return
        now = self.clock.now()
        if showing.is_settled():
            self._matches.wake(showing.match)
            return
        left = [one for one in showing.messages.values() if self._is_left(showing, one)]
        if all(self._due(showing, one).at > now + SOON for one in left):
            showing.over.set()
            is_idle = not showing.under_way and not any(map(_fails, left))
            if is_idle and showing.is_held and self._bot.store.outbox.shared:
                await self._let_go(showing)

    @staticmethod
    def _is_left(showing: Showing, message: Message) -> bool:
        return message.shows < showing.happened or message.again is not None

    async def _finish(self, showing: Showing, match: Match) -> None:
        """Strike out a match of which every message shows the present, unless something is owed.

        Raises:
            StorageUnavailableError: if that fails.
        """
        happened, outbox = showing.happened, self._bot.store.outbox
        if match.outcome:
            self._news.forget(match)
            with sent_as(Urgency.ENDED), under_lease(showing.watch):
                await self._followers.tell(match)
        if showing.is_refused or self._is_drawn(match) or self._opens_dm(match.id):
            await self._let_go(showing, for_good=showing.is_refused)
        else:
            showing.is_held = False
            if not await outbox.acknowledge(match.id, showing.mark):
                self.refresh(match.id)  # something has happened meanwhile, perhaps elsewhere
        if showing.happened == happened:
            self._forget(showing)
            if match.outcome:
                self._known.pop(match.id, None)
        if showing.has_orphans:
            await self._delete_orphans(showing)

    async def _delete_orphans(self, showing: Showing) -> None:
        """Delete what an ended process posted; what is posted meanwhile is too young for that."""
        showing.has_orphans = False
        with sent_as(Urgency.ENDED):
            await self._orphans.delete(showing.match)

    async def _leave(self, showing: Showing) -> None:
        """Give up showing what cannot be shown, until something happens or the next start."""
        self._forget(showing)
        await self._let_go(showing, for_good=True)

    def _forget(self, showing: Showing) -> None:
        """Keep of a match only what its messages show."""
        self._pending.pop(showing.match, None)
        showing.ended, showing.snapshot, showing.is_refused = None, None, False
        showing.deleted = frozenset()
        showing.pictures.clear()
        showing.messages.pop(Key(showing.match, Kind.LEFTOVERS), None)
        showing.over.set()

    def _doubt(self, showing: Showing) -> None:
        """Bring every message anew: another process may have written something else over it."""
        showing.hear(Happened.NOTHING_TOLD, self.clock.now())
        showing.is_unsure = True
        for message in showing.messages.values():
            message.is_unsure = True

    def _try_again_at(
        self, showing: Showing, failed: Showing | Message, error: Exception
    ) -> float | None:
        """Return when to try again what has failed; None where Discord has refused it."""
        if not is_transient(error):
            log.error("match %s: a message could not be brought", showing.match, exc_info=error)
        if is_refused(error):
            return None
        # Where others show a match, or did while this process stood still, no pause need grow.
        failed.tries = 1 if isinstance(error, ShownElsewhereError) else failed.tries + 1
        # A fault of our own does not pass by itself: it is tried a few times only.
        if not is_transient(error) and failed.tries > len(PAUSES):
            return None
        pause = pause_after([error], failed.tries)
        log.warning("match %s is shown again in %.0f s: %r", showing.match, pause, error)
        failed.not_before = self.clock.now() + pause
        return failed.not_before

    # ---- what others ask for --------------------------------------------------

    def _bring_back(self, match_id: int, deleted: frozenset[int], fresh_table: bool) -> None:  # noqa: FBT001 - a callback
        showing = self._hear(match_id, fresh_table=fresh_table)
        showing.deleted |= deleted

    def _bring_climax(self, match_id: int, ended: Match | None) -> None:
        """Show a match whose climax is drawn, or will not be: its log waits for that."""
        if not self._bot.is_closed():
            showing = self._hear(match_id, Happened.TURNING_POINT)
            showing.ended = showing.ended or ended

    async def _dms_failed(self, user_id: int, match_id: int) -> None:
        """Tell a player to use the table's button if their direct message cannot be opened."""
        try:
            match = await self._bot.store.matches.load(match_id)
        except IllegalMove as error:
            log.info("match %s: nobody is told: %s", match_id, error.text.key)
        else:
            await self.hands.say_closed(user_id, match)


@asynccontextmanager
async def _as_urgent(urgency: Urgency) -> AsyncIterator[None]:
    """Send what the block sends this urgently, without a slot."""
    with sent_as(urgency):
        yield


def _facts_of_leftovers(going: Sequence[PostedMessage]) -> Facts:
    is_called = any(one.kind == "notice" for one in going)
    return Facts(Kind.LEFTOVERS, is_called=is_called, is_free=True)


def _fails(message: Message) -> bool:
    return message.tries > 0
