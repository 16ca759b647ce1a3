"""Turn notices, which call the players whose turn it is."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.sending.posting import mark_of, pending_deletion
from cogs.kit.discord_errors import is_refused, is_transient
from cogs.kit.messages.clock_layout import relative
from games.kit.game import Seat
from matches.links import link_to
from matches.preferences import ALWAYS, NEVER
from matches.records import PostedMessage

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.delivery.messages.notified import Notified
    from cogs.delivery.sending.posting import MessagesBelow, Posted, Posting, Sent
    from cogs.kit.bot import Bot
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

STALE: Final = "stale notice "
"""The prefix of the kind of a notice whose players have moved: it goes with the next one."""


@dataclass(frozen=True)
class _Notice:
    """A message that calls players, or may have been posted to do so."""

    rows: list[PostedMessage] = field(default_factory=list)
    """One for each seat that it names."""
    standing: list[PostedMessage] = field(default_factory=list)
    """Those of the seats that it is to name."""


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
        called = {Seat(row.viewer) for one in _notices(match, posted) for row in one.standing}
        uncalled = dict[Seat, bool]()
        for seat in match.awaited() - called:
            wish = await self._wish(match, seat)
            if wish == ALWAYS or (wish != NEVER and not self._notified.by_hand(match, seat)):
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
        found = _notices(match, posted)
        return any(one.rows != one.standing for one in found) or any(
            kind.startswith(STALE) for _, kind in posted
        )

    async def bring(
        self, match: Match, voice: Voice, posted: Posted, wanted: Iterable[Seat], *, goes: bool
    ) -> None:
        """Bring the notice up to date: it names the seats that are called, and those `wanted`.

        A message whose players have all moved goes now if it `goes`, else with the next one.

        Raises:
            discord.HTTPException: if a notice cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        notices = _notices(match, posted)
        called = {Seat(one.viewer) for notice in notices for one in notice.standing}
        self._bot.awaited[match.id] = match.guild, match.players, match.awaited()
        wanted = sorted(match.awaited().intersection(wanted) - called)
        acting = sorted(called.union(wanted))
        uncalled = [*map(partial(_to_be_called, match), wanted)]
        left = list[_Notice]()
        for notice in notices:
            if notice.standing:
                left.append(notice)
            elif notice.rows[0].message or not _is_the_same(notice.rows, uncalled):
                await self._end(match, voice, notice.rows, goes=goes)
        is_above = any(self._stands_above(match, one.standing) for one in left)
        if uncalled or is_above:
            if is_above:  # it comes down without a second ping
                uncalled = [*map(partial(_to_be_called, match), acting)]
            await self._replace(match, voice, left, acting, uncalled, wanted)
        standing = chain.from_iterable(map(attrgetter("standing"), left))
        newest = max(map(attrgetter("message"), standing), default=0)
        for (_, kind), one in posted.items():
            # An older one than a call that stands was left by a process that has ended.
            if kind.startswith(STALE) and (goes or one.message < newest):
                await self._take_back(match, voice, [one])
        if not (uncalled or is_above):
            for notice in left:
                await self._name_only(match, voice, notice.standing, notice.rows)

    async def _end(
        self, match: Match, voice: Voice, about: list[PostedMessage], *, goes: bool
    ) -> None:
        """Take away a notice whose players have moved: at once if it `goes`, or with the next."""
        if goes or not about[0].message:
            await self._take_back(match, voice, about)
        else:
            stale = replace(about[0], kind=f"{STALE}{about[0].message}")
            await self._bot.store.messages.change([stale], about)

    async def _replace(
        self,
        match: Match,
        voice: Voice,
        left: list[_Notice],
        acting: list[Seat],
        uncalled: list[PostedMessage],
        notified: list[Seat],
    ) -> None:
        """Post a notice that names all who are to act in place of those that name some of them.

        Their deletion is written down first: the rows of those they call will be the new one's.
        """
        since = {Seat(row.viewer): row.posted for one in left for row in one.standing}
        if left:
            await self._bot.store.messages.change(
                pending_deletion(notice.rows[0]) for notice in left
            )
        await self._post(match, voice, acting, uncalled, notified, since)
        for notice in left:
            forgotten = [one for one in notice.rows if one.viewer not in acting]
            await self._bot.store.messages.change(gone=forgotten)
            self._posting.delete_soon(notice.rows[0])

    async def _take_back(self, match: Match, voice: Voice, about: list[PostedMessage]) -> None:
        """Delete a notice that is not wanted any more, and until then write down that it goes."""
        message = about[0].message
        if message:
            await self._queue_deletion(about, message)
        else:
            message = await self._find(match, voice, about)
        if message:
            self._posting.delete_soon(replace(about[0], message=message))
        else:
            await self._bot.store.messages.change(gone=about)

    async def _queue_deletion(self, about: list[PostedMessage], message: int) -> None:
        """Write down that a notice goes, until it has gone."""
        await self._bot.store.messages.change(
            [pending_deletion(replace(about[0], message=message))], about
        )

    async def _find(self, match: Match, voice: Voice, unsure: list[PostedMessage]) -> int:
        """Find the message of a notice that may have been posted, and write down that it goes.

        Sent again with its nonce, it returns that message; if it is new, it does not ping.
        Returns 0 if it was refused.
        """

        async def settle(sent: Sent) -> None:
            await self._queue_deletion(unsure, sent.message)

        channel, seats = unsure[0].channel, [Seat(one.viewer) for one in unsure]
        line = self._line(match, voice, seats, [], unsure[0].posted)
        send = partial(self._send, match, line, [])
        try:
            return await self._posting.post_once(channel, _name(match, unsure), send, settle)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return 0

    async def _name_only(
        self, match: Match, voice: Voice, named: list[PostedMessage], about: list[PostedMessage]
    ) -> None:
        """Edit a call to name only who is still to act, link the table and say until when.

        An edit does not notify.
        """
        if len(named) == len(about) and not self._says_something_old(match, named):
            return
        seats = [Seat(one.viewer) for one in named]
        since = min(map(attrgetter("posted"), named))
        await self._edit(match, voice, about[0].message, seats, seats, since)
        stand = [replace(one, digest=self._mark(match, Seat(one.viewer))) for one in named]
        await self._bot.store.messages.change(stand, [one for one in about if one not in named])

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

    async def _post(
        self,
        match: Match,
        voice: Voice,
        acting: list[Seat],
        uncalled: list[PostedMessage],
        notified: list[Seat],
        since: Mapping[Seat, float],
    ) -> None:
        """Post a notice that names all who are to act, and notifies those not called before.

        That it may stand there is written down before it does. `since` when others are called.
        """
        now = self._posting.now()
        await self._bot.store.messages.change([replace(row, posted=now) for row in uncalled])
        called = [*map(Seat, map(attrgetter("viewer"), uncalled))]
        quiet = {seat for seat in notified if await self._notified.is_quiet(match, seat)}
        is_silent = quiet.issuperset(notified)
        if not is_silent:
            called = [seat for seat in called if seat not in quiet]
        line = self._line(match, voice, acting, called, min((now, *since.values())))
        send = partial(self._send, match, line, called, silent=is_silent)

        async def settle(sent: Sent) -> None:
            if not sent.is_new:
                began = min((now, *since.values()))
                await self._edit(match, voice, sent.message, acting, called, began)
            mark = partial(self._mark, match)
            shown = match.channel, sent.message
            rows = [
                PostedMessage(match.id, seat, "notice", *shown, mark(seat), since.get(seat, now))
                for seat in acting
            ]
            await self._posting.write_down(match.id, *rows)

        try:
            await self._posting.post_once(match.channel, _name(match, uncalled), send, settle)
        except Exception as error:
            if not is_transient(error):
                await self._bot.store.messages.change(gone=uncalled)
            raise

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

        It stays true without an edit, in the same signs in every language: each app counts the time
        on by itself. Only who is notified is mentioned: others' apps may not know the name to a
        mention. Where deadlines differ, the first one is said.
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


def _to_be_called(match: Match, seat: Seat) -> PostedMessage:
    """Return a row of a notice that is not posted yet: without a message, by how often acted."""
    return PostedMessage(match.id, seat, "notice", match.channel, 0, str(match.acted[seat]), 0)


def _is_the_same(unsure: list[PostedMessage], wanted: list[PostedMessage]) -> bool:
    """Tell whether a notice that may stand is the one that is to be posted."""
    return [replace(one, posted=0) for one in unsure] == wanted


def _notices(match: Match, posted: Posted) -> list[_Notice]:
    """Return the notices of a match; rows without a message are of one that may be posted."""
    acting = match.awaited()
    found: dict[int, _Notice] = {}
    for one in sorted(posted.values(), key=attrgetter("viewer")):
        if one.kind == "notice":
            notice = found.setdefault(one.message, _Notice())
            notice.rows.append(one)
            if one.message and one.viewer in acting and one.channel == match.channel:
                notice.standing.append(one)
    return list(found.values())


def _name(match: Match, unsure: list[PostedMessage]) -> tuple[object, ...]:
    """Return what tells a notice from all others in its channel: how often its seats had acted."""
    return mark_of(match), match.id, "notice", *((one.viewer, int(one.digest)) for one in unsure)


def _called(match: Match, seats: list[Seat]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        users=[*map(discord.Object, map(match.players.__getitem__, seats))]
    )
