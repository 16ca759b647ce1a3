"""Posting: edits the message that shows something of a match, or posts it anew.

A table is posted anew when too much stands below it. That is counted by the ids of messages, as
Discord tells a bot of those in its servers without what is in them, unless it asks for that too.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.delivery.sending.urgency import check_lease, lease
from cogs.kit.discord_errors import MESSAGE_GONE, UNKNOWN_MESSAGE, is_refused, is_transient
from cogs.kit.messages.layouts import NOBODY, PictureInPlace
from cogs.kit.responses import THE_ANSWER
from games.kit.chance import seal
from matches.caching import BoundedDict
from matches.fairness.seals import seal_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from discord import ui
    from discord.http import MultipartParameters

    from cogs.kit.bot import Bot
    from cogs.kit.messages.layouts import Picture
    from games.kit.game import View
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import PostedMessage
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

MESSAGE_IS_OLD: Final = 50 * 60
"""Seconds after which a table message is posted anew: Discord slows edits after an hour."""

NONCES_KEPT: Final = 10_000
"""Messages of which it is remembered how often they were sent: more than in a few minutes."""
MOST_NONCES_TRIED: Final = 5
"""Nonces tried for a message: all but the last may belong to deleted ones."""

TABLES_WATCHED: Final = 2_000
"""Channels with a table of which it is remembered what stands below it."""
SCREEN: Final = 10
"""Messages that fill a screen: with so many below it, a table is out of sight."""
MOST_BELOW: Final = 100
"""Messages below a table that are remembered one by one; that many are not all taken away."""

CLOCKS_APART: Final = 0.2
"""Seconds by which Discord's clock may differ; a message made earlier than that before this process
began was posted by an earlier one."""
LONGEST_AGE: Final = 2.0
"""Seconds before a request; an older message than that was posted by another process, which has
stood still for longer before its matches went over to this one."""


T = TypeVar("T")

DOUBTED: Final = "?"
"""The mark of a call over which another process may have written something else."""

_Row: TypeAlias = tuple[int, str, int]
"""What tells a row of a match from its others: viewer, kind and message."""
Settle: TypeAlias = "Callable[[Sent], Awaitable[None]]"
"""What is to be done with a message that was posted."""


class Posted(dict[tuple[int, str], "PostedMessage"]):
    """The messages that show a match now, by viewer and kind.

    Calls, of which there may be several, and what is to be deleted stand beside.
    """

    def __init__(self, rows: Iterable[PostedMessage]) -> None:
        super().__init__()
        self.calls: list[PostedMessage] = []
        """A row for each seat that a call names, or may name."""
        self.going: list[PostedMessage] = []
        for one in rows:
            if one.state == "going":
                self.going.append(one)
            elif one.kind == "notice":
                self.calls.append(one)
            else:
                self[one.viewer, one.kind] = one

    def doubt(self, viewer: int) -> None:
        """Trust no mark of what a viewer sees, nor of calls: all of it is written anew."""
        if old := self.get((viewer, "board")):
            self[viewer, "board"] = replace(old, digest="")
        self.calls = [replace(one, digest=DOUBTED) if one.message else one for one in self.calls]


class Sent(NamedTuple):
    """A message that was posted."""

    message: int
    is_new: bool
    """False if an earlier attempt's copy may be there, as it was then."""


@dataclass
class Watched:
    """A table message, and the messages below it."""

    table: int
    below: set[int] = field(default_factory=set)


class MessagesBelow:
    """Which messages stand below each table, as far as this process has seen them come."""

    def __init__(self) -> None:
        self._watched: BoundedDict[int, Watched] = BoundedDict(TABLES_WATCHED)
        """By channel."""

    def watch(self, channel: int, table: int) -> None:
        """Count what comes below this table message from now on."""
        if self.table_in(channel) != table:
            self._watched[channel] = Watched(table)

    def table_in(self, channel: int) -> int | None:
        """Return the table message of a channel."""
        watched = self._watched.get(channel)
        return watched.table if watched else None

    def posted(self, channel: int, message: int) -> None:
        """Count a message that was posted; ids grow with time."""
        watched = self._watched.get(channel)
        if watched and message > watched.table and len(watched.below) < MOST_BELOW:
            watched.below.add(message)

    def deleted(self, channel: int, messages: Iterable[int]) -> None:
        """Count messages no more that are gone."""
        if watched := self._watched.get(channel):
            watched.below.difference_update(messages)

    def is_buried(self, channel: int) -> bool:
        """Tell whether more than a screen of messages stands below a channel's table."""
        watched = self._watched.get(channel)
        return watched is not None and len(watched.below) > SCREEN


class Posting:
    """Brings messages to channels, and writes down what they show."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._sent: BoundedDict[str, int] = BoundedDict(NONCES_KEPT)
        """How many messages of one name were sent, by the nonce of the first."""
        self._unsure: BoundedDict[str, bool] = BoundedDict(NONCES_KEPT)
        """Nonces of messages that may have been posted, and are not settled."""
        self._limited: BoundedDict[int, float] = BoundedDict(NONCES_KEPT)
        """When Discord accepts requests for a channel again, seconds since the epoch."""

        self.own_deletions: BoundedDict[int, bool] = BoundedDict(NONCES_KEPT)
        """Messages that this process has deleted, or is about to: nobody else has."""

        self.changed = 0
        """Messages that were posted or edited."""
        self._began = 0.0
        """When this process posted for the first time, seconds since the epoch."""
        self._edited: dict[int, dict[_Row, PostedMessage]] = {}
        """Rows of edited messages by match that are still to be written."""
        self._gone: dict[int, dict[_Row, PostedMessage]] = {}
        """Rows by match that are still to be deleted."""
        self.on_going: Callable[[int, Sequence[PostedMessage]], None] = lambda *_: None
        """Called with a match, and messages of which it was written down that they are to go."""

    def now(self) -> float:
        """Return the time, in seconds since the epoch."""
        return self._clock.now()

    def is_old(self, message: PostedMessage) -> bool:
        """Tell whether a message is better posted anew than edited."""
        return self.now() - message.posted > MESSAGE_IS_OLD

    async def put(
        self,
        new: PostedMessage,
        old: PostedMessage | None,
        layout: ui.LayoutView,
        picture: Picture | None,
        *,
        anew: bool,
        silent: bool = False,
    ) -> int:
        """Edit the old message, or post a new one where there is none, it is gone or `anew`.

        If it is `silent`, a new one notifies nobody. Returns the id of the message that shows it.

        Raises:
            discord.HTTPException: if the new message cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        is_replaced = old is not None and (anew or old.state == "replaced")
        if (
            old
            and not is_replaced
            and old.channel == new.channel
            and await self.edit(old, layout, picture)
        ):
            new = replace(new, message=old.message, posted=old.posted, notified=old.notified)
            self.note(new)
            return old.message
        if old and is_replaced:
            # First of all: whatever ends this process, the next one knows that there may be two.
            await self.write_down(new.match, old.becomes("replaced"))
        named = new.match, new.viewer, new.kind, old.message if old else 0
        goes = [old.becomes("going")] if old else []
        return await self.send(new, named, layout, picture, *goes, silent=silent)

    async def send(
        self,
        new: PostedMessage,
        named: tuple[object, ...],
        layout: ui.LayoutView,
        picture: Picture | None,
        *others: PostedMessage,
        gone: Sequence[PostedMessage] = (),
        silent: bool = False,
    ) -> int:
        """Post a message once, however often that is tried, and write it down; return its id.

        `named` tells it from all others in the channel; see `post_once`. What becomes of `others`
        then, and which rows are gone, is written down with it.

        Raises:
            discord.HTTPException: if it cannot be posted.
            discord.RateLimited: if there is a long wait.
        """

        async def post(nonce: str) -> int:
            files = [picture.file()] if picture else []
            to = self._bot.get_partial_messageable(new.channel)
            return (await to.send(view=layout, files=files, nonce=nonce, silent=silent)).id

        async def settle(sent: Sent) -> None:
            if not sent.is_new:
                await self._edit_message(new.channel, sent.message, layout, picture)
            await self.write_down(new.match, replace(new, message=sent.message), *others, gone=gone)

        match = await self._bot.store.matches.load(new.match)
        return await self.post_once(new.channel, (mark_of(match), *named), post, settle)

    async def post_once(
        self,
        channel: int,
        named: tuple[object, ...],
        post: Callable[[str], Awaitable[int]],
        settle: Settle,
    ) -> int:
        """Let `post` send a message with a nonce, and `settle` what is to be done then.

        A nonce belongs to one author in all channels: it is made of the channel, the message's
        name, and how many of that name were sent. It is used again until the message is settled,
        so whatever fails on the way leaves no second one. If the message that carried it was
        deleted, the next one is taken.

        Raises:
            discord.HTTPException: if it cannot be posted, or settled.
            discord.RateLimited: if there is a long wait.
        """
        named = channel, *named
        for _ in range(MOST_NONCES_TRIED - 1):
            try:
                return await self._post(channel, named, post, settle)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                self._count(named)
        return await self._post(channel, named, post, settle)

    async def _post(
        self,
        channel: int,
        named: tuple[object, ...],
        post: Callable[[str], Awaitable[int]],
        settle: Settle,
    ) -> int:
        self.changed += 1
        nonce = nonce_of(named, self._sent.get(nonce_of(named, 0), 0))
        asked = self.now()
        self._began = self._began or asked
        try:
            message = await self._within_limits(channel, partial(post, nonce))
        except Exception as error:
            if is_transient(error) and not isinstance(error, discord.RateLimited):
                self._unsure[nonce] = True
            raise
        made = self._bot.latest_calls.clock.here(discord.utils.snowflake_time(message))
        since = max(self._began - CLOCKS_APART, asked - LONGEST_AGE)
        is_new = nonce not in self._unsure and made >= since
        self._unsure[nonce] = True
        await settle(Sent(message, is_new))
        del self._unsure[nonce]
        self._count(named)
        return message

    def _count(self, named: tuple[object, ...]) -> None:
        """Note that one more message of a name was sent."""
        first = nonce_of(named, 0)
        self._sent[first] = self._sent.get(first, 0) + 1

    async def edit(
        self, old: PostedMessage, layout: ui.LayoutView, picture: Picture | PictureInPlace | None
    ) -> bool:
        """Edit a message; tell whether it was still there.

        Raises:
            discord.HTTPException: if it cannot be edited for another reason.
            discord.RateLimited: if there is a long wait.
            ShownElsewhereError: if another process may have edited it meanwhile.
        """
        try:
            await self._edit_message(old.channel, old.message, layout, picture)
        except discord.HTTPException as error:
            if error.code not in MESSAGE_GONE:
                raise
            log.info("message %s cannot be edited, posting anew: %s", old.message, error)
            return False
        await check_lease()
        return True

    async def _edit_message(
        self,
        channel: int,
        message: int,
        layout: ui.LayoutView,
        picture: Picture | PictureInPlace | None,
    ) -> None:
        if await self._edit_by_press(message, layout, picture):
            return
        self.changed += 1
        with _edited(layout, picture) as edited:
            request = partial(self._bot.http.edit_message, channel, message, params=edited)
            await self._within_limits(channel, request)

    async def _edit_by_press(
        self, message: int, layout: ui.LayoutView, picture: Picture | PictureInPlace | None
    ) -> bool:
        """Edit a message as the answer to the last press on it, which counts towards no limit.

        Returns whether that was possible.

        Raises:
            discord.HTTPException: if it fails for a reason that may pass.
        """
        press = await self._bot.latest_calls.on(message, self.now())
        if press is None or press.token is None:
            return False
        try:
            with _edited(layout, picture) as edited:
                await async_context.get().edit_webhook_message(
                    press.id,
                    press.token,
                    THE_ANSWER,
                    session=press.session,
                    proxy=press.proxy,
                    proxy_auth=press.proxy_auth,
                    payload=edited.payload,
                    multipart=edited.multipart,
                    files=edited.files,
                    with_components=True,
                )
        except discord.HTTPException as error:
            self._bot.latest_calls.forget(message)
            if not is_refused(error):
                raise
            log.info("message %s is edited by its press no longer: %s", message, error)
            return False
        return True

    async def _within_limits(self, channel: int, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request unless Discord wants none for this channel yet.

        Requests during such a wait would count as invalid ones, which can get the bot banned.

        Raises:
            discord.RateLimited: if there is a long wait.
        """
        if (wait := self._limited.get(channel, 0) - self.now()) > 0:
            raise discord.RateLimited(wait)
        try:
            return await request()
        except discord.RateLimited as error:
            self._limited[channel] = self.now() + error.retry_after
            raise

    async def delete(self, old: PostedMessage) -> None:
        """Take a message away, if it is still there and Discord lets us.

        Raises:
            Exception: if that fails for a reason that may pass.
        """
        channel = self._bot.get_partial_messageable(old.channel)
        request = channel.get_partial_message(old.message).delete
        self.own_deletions[old.message] = True
        try:
            await self._within_limits(old.channel, request)
        except Exception as error:
            log.info("message %s could not be deleted: %s", old.message, error)
            if not is_refused(error):
                raise

    async def sweep(self, going: Iterable[PostedMessage]) -> None:
        """Delete messages of which it is written down that they are to be.

        Raises:
            Exception: if that fails for a reason that may pass; the others are gone all the same.
        """
        failures: list[Exception] = []
        for one in going:
            try:
                await self.delete(one)
            except Exception as error:  # noqa: BLE001 - the others go all the same
                failures.append(error)
            else:
                self.forget(one)
        if failures:
            raise failures[0]

    def forget(self, gone: PostedMessage) -> None:
        """Queue the row of a message that is gone, to be deleted with what is written next."""
        self._gone.setdefault(gone.match, {})[_row(gone)] = gone

    def posted(self, match_id: int, rows: Iterable[PostedMessage]) -> Posted:
        """Return what shows a match by its rows and those that are queued."""
        by_row = {_row(one): one for one in rows} | self._edited.get(match_id, {})
        for row in self._gone.get(match_id, ()):
            by_row.pop(row, None)
        return Posted(by_row.values())

    def note(self, edited: PostedMessage) -> None:
        """Queue the row of an edited message, to be written with the next others.

        If it is lost, the message is edited again, to the same effect.
        """
        self._edited.setdefault(edited.match, {})[_row(edited)] = edited

    def forget_noted(self, match_id: int) -> None:
        """Drop the queued rows of a match: others may have posted its messages anew since."""
        self._edited.pop(match_id, None)

    async def write_down(
        self, match_id: int, *posted: PostedMessage, gone: Iterable[PostedMessage] = ()
    ) -> None:
        """Write these rows of a match and those that are queued; let what is to be deleted go.

        Raises:
            ShownElsewhereError: if another process may show the match by now.
        """
        shown, forgotten = self._edited.pop(match_id, {}), self._gone.pop(match_id, {})
        shown |= {_row(one): one for one in posted}
        forgotten |= {_row(one): one for one in gone}
        left = [one for row, one in shown.items() if row not in forgotten]
        await self._bot.store.messages.change(left, forgotten.values(), lease())
        if going := [one for one in posted if one.state == "going"]:
            self.on_going(match_id, going)


def _row(one: PostedMessage) -> _Row:
    return one.viewer, one.kind, one.message


def _edited(layout: ui.LayoutView, picture: Picture | PictureInPlace | None) -> MultipartParameters:
    """Return the parameters of an edit; Discord keeps what they leave out, as a picture in place.

    The library's own `edit` methods would build the message anew from Discord's answer, in vain.
    """
    files: list[discord.File] = discord.utils.MISSING
    if not isinstance(picture, PictureInPlace):
        files = [picture.file()] if picture else []
    return handle_message_parameters(view=layout, attachments=files, allowed_mentions=NOBODY)


def mark_of(match: Match) -> str:
    """Return what tells a match from one of the same number in another database: its open seal.

    A database that is begun anew or restored gives numbers out again, and Discord would answer a
    nonce of before with the message of before.
    """
    return seal_of(match.origin.secret) if match.origin else seal(match.seed)


def nonce_of(named: tuple[object, ...], count: int) -> str:
    """Return what marks a message, 24 characters of the 25 that Discord takes."""
    return blake2b(repr((*named, count)).encode(), digest_size=12).hexdigest()


def digest(match: Match, view: View, voice: Voice, *more: object) -> str:
    """Return a mark that changes when, and only when, a message would look different."""
    seen = (view.model_dump_json(), voice.language, voice.names, bool(match.outcome), more)
    return blake2b(repr(seen).encode(), digest_size=8).hexdigest()
