"""Turn notices, which call the players whose turn it is."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

import discord

from cogs.delivery.sending.posting import mark_of
from cogs.kit.discord_errors import is_refused, is_transient
from cogs.kit.messages.clock_layout import relative
from games.kit.game import Seat
from matches.links import link_to
from matches.preferences import ALWAYS, NEVER
from matches.records import PostedMessage

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.delivery.messages.notified import Notified
    from cogs.delivery.sending.posting import MessagesBelow, Posted, Posting, Sent
    from cogs.kit.bot import Bot
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Call:
    """A message that calls players, or may have been posted to do so."""

    rows: list[PostedMessage]
    """One for each seat that it names."""
    standing: list[PostedMessage]
    """Those of the seats that it is to name."""

    @property
    def message(self) -> int:
        """Its number; 0 while it is unknown whether it was posted."""
        return self.rows[0].message

    def goes(self) -> tuple[PostedMessage, list[PostedMessage]]:
        """Return the row that says that it is to be deleted, and those that are not needed then."""
        return self.rows[0].becomes("going"), self.rows[1:]


class TurnNotices:
    """Calls the players whose turn it is, each once, in one message at a time.

    A player who has moved is no longer named. A message that names nobody else goes where there is
    room for the request; else with the next one, or with the match.
    """

    def __init__(
        self, bot: Bot, posting: Posting, below: MessagesBelow, notified: Notified
    ) -> None:
        self._notified = notified
        self._bot = bot
        self._posting = posting
        self._below = below

    async def uncalled(self, match: Match, posted: Posted) -> dict[Seat, bool]:
        """Return the seats that are to act and still to be called.

        Each comes with whether it is to be called even if its player is there.
        """
        called = {Seat(row.viewer) for one in _calls(match, posted) for row in one.standing}
        uncalled = dict[Seat, bool]()
        for seat in match.awaited() - called:
            wish = await self._wish(match, seat)
            is_notified = self._notified.by_hand(match, seat, posted)
            if wish == ALWAYS or (wish != NEVER and not is_notified):
                uncalled[seat] = wish == ALWAYS
        return uncalled

    async def _wish(self, match: Match, seat: Seat) -> str:
        """Return when a player wants to be called; always, where no hand comes to them."""
        known = self._bot.known_users
        user = await known.get(match.players[seat])
        if user is None:
            return ALWAYS
        wishes = await known.preferences(user.id)
        has_hand = user.dm_channel and not user.dm_closed and wishes.dms == "on"
        return wishes.calls if has_hand or wishes.calls == NEVER else ALWAYS

    @staticmethod
    def has_false(match: Match, posted: Posted) -> bool:
        """Tell whether a message calls somebody who is not to act."""
        return any(one.rows != one.standing for one in _calls(match, posted))

    async def bring(
        self, match: Match, voice: Voice, posted: Posted, wanted: Iterable[Seat], *, goes: bool
    ) -> None:
        """Bring the notice up to date: it names the seats that are called, and those `wanted`.

        A message whose players have all moved goes now if it `goes`, else with the next one.

        Raises:
            discord.HTTPException: if a notice cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        calls = _calls(match, posted)
        left = [one for one in calls if one.standing]
        called = {Seat(row.viewer) for one in left for row in one.standing}
        self._bot.awaited[match.id] = match.guild, match.players, match.awaited()
        wanted = sorted(match.awaited().intersection(wanted) - called)
        acting, to_call = sorted(called.union(wanted)), wanted
        if any(self._stands_above(match, one.standing) for one in left):
            to_call = acting  # it comes down without a second ping
        replaces = max((one.message for one in left), default=0)
        uncalled = [_to_be_called(match, seat, replaces) for seat in to_call]
        ended = list[_Call]()
        for call in calls:
            if not call.message and not _is_the_same(call.rows, uncalled):
                await self._take_back(match, voice, call)
            elif call.message and not call.standing:
                ended.append(call)
        if ended and (goes or not uncalled):
            newest = max((row.message for one in left for row in one.standing), default=0)
            await self._end(match, ended, newest=None if goes else newest)
        if uncalled:
            await self._replace(match, voice, [*left, *([] if goes else ended)], uncalled, wanted)
        else:
            for call in left:
                await self._name_only(match, voice, call)

    async def _end(self, match: Match, ended: list[_Call], *, newest: int | None) -> None:
        """Take notices away whose players have moved: at once, or with the next one.

        With a `newest` it is at once for those alone that an ended process has left above it.
        """
        stale, gone = list[PostedMessage](), list[PostedMessage]()
        for call in ended:
            if newest is None or call.message < newest:
                goes, rest = call.goes()
                stale.append(goes)
                gone += rest
            else:
                stale += [row.becomes("stale") for row in call.rows if row.state != "stale"]
        if stale:
            await self._posting.write_down(match.id, *stale, gone=gone)

    async def _replace(
        self,
        match: Match,
        voice: Voice,
        before: list[_Call],
        uncalled: list[PostedMessage],
        notified: list[Seat],
    ) -> None:
        """Post a notice that names all who are to act in place of those before it.

        It notifies those alone who were not called before. That it may stand there, and that the
        others go then, is written down before it does.
        """
        now = self._posting.now()
        standing = {Seat(row.viewer): row for one in before for row in one.standing}
        uncalled = [replace(row, posted=now) for row in uncalled]
        replaced = [row.becomes("replaced") for one in before for row in one.standing]
        await self._posting.write_down(match.id, *replaced, *uncalled)
        quiet = {seat for seat in notified if await self._notified.is_quiet(match, seat)}
        is_silent = quiet.issuperset(notified)
        called = [Seat(row.viewer) for row in uncalled]
        acting = sorted({*called, *standing})
        if not is_silent:
            called = [seat for seat in called if seat not in quiet]
        since = min((now, *(row.posted for row in standing.values())))
        line = self._line(match, voice, acting, called, since)
        send = partial(self._send, match, line, called, silent=is_silent)

        async def settle(sent: Sent) -> None:
            if not sent.is_new:
                await self._edit(match, voice, sent.message, acting, called, since)
            rows, gone = list[PostedMessage](), [*uncalled]
            for seat in acting:
                row = standing.get(seat) or replace(
                    _to_be_called(match, seat), posted=now, state="stands"
                )
                mark = self._mark(match, seat)
                rows.append(replace(row, message=sent.message, digest=mark, state="stands"))
            for one in before:
                goes, rest = one.goes()
                rows.append(goes)
                gone += rest
            await self._posting.write_down(match.id, *rows, gone=gone)

        try:
            await self._posting.post_once(match.channel, _name(match, uncalled), send, settle)
        except Exception as error:
            if not is_transient(error):
                await self._posting.write_down(match.id, gone=uncalled)
            raise

    async def _take_back(self, match: Match, voice: Voice, unsure: _Call) -> None:
        """Find the message of a notice that may have been posted, and write down that it goes.

        Sent again with its nonce, it returns that message; if it is new, it does not ping.
        """
        rows = unsure.rows
        line = self._line(match, voice, [Seat(one.viewer) for one in rows], [], rows[0].posted)
        send = partial(self._send, match, line, [])

        async def settle(sent: Sent) -> None:
            found = replace(rows[0].becomes("going"), message=sent.message)
            await self._posting.write_down(match.id, found, gone=rows)

        try:
            await self._posting.post_once(rows[0].channel, _name(match, rows), send, settle)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            await self._posting.write_down(match.id, gone=rows)

    async def _name_only(self, match: Match, voice: Voice, call: _Call) -> None:
        """Edit a call to name only who is still to act, link the table and say until when.

        An edit does not notify.
        """
        named = call.standing
        is_settled = all(one.state == "stands" for one in call.rows)
        if named == call.rows and is_settled and not self._says_something_old(match, named):
            return
        seats = [Seat(one.viewer) for one in named]
        since = min(map(attrgetter("posted"), named))
        await self._edit(match, voice, call.message, seats, seats, since)
        stand = [
            replace(one.becomes("stands"), digest=self._mark(match, Seat(one.viewer)))
            for one in named
        ]
        gone = [one for one in call.rows if one not in named]
        await self._posting.write_down(match.id, *stand, gone=gone)

    async def _edit(
        self,
        match: Match,
        voice: Voice,
        message: int,
        named: list[Seat],
        called: list[Seat],
        since: float,
    ) -> None:
        channel = self._bot.get_partial_messageable(match.channel, guild_id=match.guild)
        line = self._line(match, voice, named, called, since)
        try:
            await channel.get_partial_message(message).edit(
                content=line, allowed_mentions=_called(match, called)
            )
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a call stays as it is: %s", match.id, error)

    async def _send(
        self, match: Match, line: str, called: list[Seat], nonce: str, *, silent: bool = True
    ) -> int:
        """Send a notice and return its message."""
        to = self._bot.get_partial_messageable(match.channel, guild_id=match.guild)
        allowed = _called(match, called)
        return (await to.send(line, allowed_mentions=allowed, nonce=nonce, silent=silent)).id

    def _stands_above(self, match: Match, standing: list[PostedMessage]) -> bool:
        """Tell whether the table has been posted below a call."""
        table = self._below.table_in(match.channel)
        return table is not None and any(0 < one.message < table for one in standing)

    def _says_something_old(self, match: Match, named: list[PostedMessage]) -> bool:
        """Tell whether the table or a deadline has moved since a message was written."""
        if self._below.table_in(match.channel) is None:
            return False
        return any(one.digest not in {"", self._mark(match, Seat(one.viewer))} for one in named)

    def _mark(self, match: Match, seat: Seat) -> str:
        """Return what a call says beside whom it calls: where the table is, and until when."""
        table = self._below.table_in(match.channel)
        due = self._bot.presentations[match.game.spec.slug].due(match).get(seat)
        if not table:
            return ""
        return str(table) if due is None else f"{table} {due}"

    def _line(
        self, match: Match, voice: Voice, named: list[Seat], called: list[Seat], since: float
    ) -> str:
        """Say who is called since when and until when, with a link to the table.

        It stays true without an edit, as each app counts the time on by itself. Only who is
        notified is mentioned: others' apps may not know the name to a mention. Where deadlines
        differ, the first one is said.
        """
        there = link_to(match.guild, match.channel, self._below.table_in(match.channel))
        who = [
            f"<@{match.players[seat]}>" if seat in called else voice.name(seat) for seat in named
        ]
        said = [voice("notice-turn", who=", ".join(who), since=relative(round(since)), table=there)]
        dues = self._bot.presentations[match.game.spec.slug].due(match)
        if first := [dues[seat] for seat in named if seat in dues]:
            said.append(voice("notice-clock", when=relative(min(first))))
        return " · ".join(said)


def _to_be_called(match: Match, seat: Seat, replaces: int = 0) -> PostedMessage:
    """Return a row of a notice that is not posted yet, which replaces another one or none."""
    return PostedMessage(
        match.id,
        seat,
        "notice",
        match.channel,
        message=0,
        digest=str(replaces or ""),
        posted=0,
        state="posting",
        notified=match.acted[seat],
    )


def _is_the_same(unsure: list[PostedMessage], wanted: list[PostedMessage]) -> bool:
    """Tell whether a notice that may stand is the one that is to be posted."""
    return [replace(one, posted=0) for one in unsure] == wanted


def _calls(match: Match, posted: Posted) -> list[_Call]:
    """Return the notices of a match; rows without a message are of one that may be posted."""
    acting = match.awaited()
    found: dict[int, _Call] = {}
    for one in sorted(posted.calls, key=attrgetter("viewer")):
        call = found.setdefault(one.message, _Call([], []))
        call.rows.append(one)
        stands = one.state in {"stands", "replaced"} and one.channel == match.channel
        if stands and one.viewer in acting:
            call.standing.append(one)
    return list(found.values())


def _name(match: Match, unsure: list[PostedMessage]) -> tuple[object, ...]:
    """Return what tells a notice from all others in its channel.

    That is how often its seats had acted, and which one it replaces.
    """
    seats = ((one.viewer, one.notified) for one in unsure)
    return mark_of(match), match.id, "notice", *seats, *filter(None, (unsure[0].digest,))


def _called(match: Match, seats: list[Seat]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        users=[*map(discord.Object, map(match.players.__getitem__, seats))]
    )
