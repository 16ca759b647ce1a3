"""Delivery: shows a match wherever it is seen, always the latest state, never twice the same.

Showing is idempotent: it reads the match as stored and brings every message up to date, so whatever
a crash or a lost message left behind is mended the next time. One worker per match; what happens
while it works makes it go round once more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeAlias

import discord

from cogs.delivery.renderer import Easel, has_zoom
from cogs.kit import layouts
from cogs.kit.controls import rows
from cogs.kit.game_cog import heard
from games.kit.game import IllegalMove, Seat
from games.kit.menu import Menu
from matches.bounded import BoundedDict
from matches.records import TABLE, PostedMessage, User

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from cogs.kit.game_cog import Call, Host
    from games.kit.game import Event
    from games.kit.words import Voice
    from matches.match import Match, Turn

log = logging.getLogger(__name__)

Copy: TypeAlias = "Callable[[Match], Awaitable[object]]"
"""Brings one private answer up to date."""

OLD: Final = 50 * 60
"""Seconds after which a table message is posted anew: Discord slows edits after an hour."""
EARS: Final = 500
"""Players whose latest interaction is kept; an interaction holds the message it came from."""
COPIES: Final = 500
"""Private answers that can still be brought up to date; each holds an interaction."""

GONE: Final = frozenset({10003, 10008, 50083, 30046, 50005})
"""Unknown channel or message, archived thread, too many edits of an old message: post anew."""
CLOSED: Final = frozenset({50007, 50278, 40003, 50009})
"""Direct messages closed, no server in common, opened too fast: use the second door."""
BARRED: Final = frozenset({50001, 50013})
"""Missing access, missing permissions."""


@dataclass
class Errand:
    """What is still to be shown of one match."""

    task: asyncio.Task[None] | None = None
    dirty: bool = False
    stories: list[tuple[Event, ...]] = field(default_factory=list)
    copies: list[Copy] = field(default_factory=list)
    fresh_table: bool = False
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something must be shown without waiting for the match's pace."""


class Delivery:
    """Brings tables to channels and hands to direct messages."""

    def __init__(self, host: Host, now: Callable[[], float] = time.time) -> None:
        self._host = host
        self._now = now
        self._errands: dict[int, Errand] = {}
        self.easel = Easel()
        self._ears: BoundedDict[int, Call] = BoundedDict(EARS)
        self._copies: deque[tuple[int, Copy]] = deque(maxlen=COPIES)
        self._settling = 0
        self.barred: set[int] = set()
        """Channels in which the bot may not post; said to the next player who asks."""

    # ---- asking for it --------------------------------------------------------

    def show(self, turn: Turn, *, fresh_table: bool = False) -> None:
        """Let everybody see what a turn led to, soon; returns at once."""
        errand = self._errand(turn.match.id)
        if story := tuple(heard(turn.events, None)):
            errand.stories.append(story)
        if covered := self._host.game_cogs[turn.match.game.spec.slug].covers_up(turn):
            errand.copies += [copy for match_id, copy in self._copies if match_id == turn.match.id]
        if story or covered:
            errand.hurry.set()
        self.refresh(turn.match.id, fresh_table=fresh_table)

    def refresh(self, match_id: int, *, fresh_table: bool = False) -> None:
        """Bring every message of a match up to date, soon."""
        errand = self._errand(match_id)
        if fresh_table:
            errand.hurry.set()
        errand.fresh_table |= fresh_table
        self._go(match_id, errand)

    def listen(self, call: Call) -> None:
        """Keep a player's latest interaction: for some minutes it can carry a private word."""
        self._ears[call.user.id] = call

    def remember(self, match_id: int, copy: Copy) -> None:
        """Keep a private answer: it must not go on showing what is covered up later."""
        self._copies.append((match_id, copy))

    async def settle(self) -> None:
        """Wait until everything asked for is shown; nothing rests meanwhile."""
        self._settling += 1
        try:
            while tasks := [e.task for e in self._errands.values() if e.task]:
                for errand in self._errands.values():
                    errand.hurry.set()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self._settling -= 1

    def _errand(self, match_id: int) -> Errand:
        return self._errands.setdefault(match_id, Errand())

    def _go(self, match_id: int, errand: Errand) -> None:
        errand.dirty = True
        if errand.task is None:
            errand.task = asyncio.create_task(self._work(match_id, errand), name=f"show-{match_id}")

    async def _work(self, match_id: int, errand: Errand) -> None:
        try:
            while errand.dirty:
                await self._rest(match_id, errand)
                errand.dirty = False
                errand.hurry.clear()
                stories, errand.stories = errand.stories, []
                copies, errand.copies = errand.copies, []
                fresh, errand.fresh_table = errand.fresh_table, False
                await self._show(match_id, stories, copies, fresh_table=fresh)
        except IllegalMove as error:
            log.info("match %s is not shown: %s", match_id, error.text.key)
        except Exception:
            log.exception("match %s could not be shown", match_id)
        finally:
            del self._errands[match_id]

    async def _rest(self, match_id: int, errand: Errand) -> None:
        """Let a match's pace go by before it is redrawn, unless there is something to tell.

        Drawing takes the breath from whoever presses: in a race it waits until some have pressed.
        """
        match = await self._host.store.matches.load(match_id)
        pace = self._host.game_cogs[match.game.spec.slug].pace(match)
        if pace and not self._settling:
            with suppress(TimeoutError):
                await asyncio.wait_for(errand.hurry.wait(), pace)

    # ---- doing it -------------------------------------------------------------

    async def _show(
        self,
        match_id: int,
        stories: list[tuple[Event, ...]],
        copies: list[Copy],
        *,
        fresh_table: bool,
    ) -> None:
        match = await self._host.store.matches.load(match_id)
        shown = {(s.viewer, s.kind): s for s in await self._host.store.messages.of_match(match_id)}
        outcomes = await asyncio.gather(
            self._table(match, shown, stories, fresh=fresh_table),
            *(self._hand(match, Seat(s), shown) for s in range(len(match.players))),
            *(_renewed(copy, match) for copy in copies),
            return_exceptions=True,
        )
        for error in outcomes:
            if error is not None:
                # The match itself is safe in storage; the next turn or start shows it again.
                log.error("match %s: a message could not be brought", match_id, exc_info=error)

    async def _table(
        self,
        match: Match,
        shown: dict[tuple[int, str], PostedMessage],
        stories: list[tuple[Event, ...]],
        *,
        fresh: bool,
    ) -> None:
        if match.channel in self.barred and not fresh:
            return
        voice = await self._host.people.voice(match, None)
        channel = self._host.get_partial_messageable(match.channel, guild_id=match.guild)
        news = [voice(told) for story in stories for told in story]
        try:
            if len(news) >= self._host.game_cogs[match.game.spec.slug].story:
                await channel.send(view=layouts.page("", None, news, []))
                news, fresh = [], True
            await self._board(match, voice, news, shown.get((TABLE, "board")), fresh=fresh)
            await self._notices(match, voice, shown)
            self.barred.discard(match.channel)
        except discord.HTTPException as error:
            if error.code not in BARRED | GONE:
                raise
            self.barred.add(match.channel)
            self.refresh(match.id)  # the hands say so
            log.warning("match %s: channel %s is closed to me: %s", match.id, match.channel, error)

    async def _board(
        self, match: Match, voice: Voice, news: list[str], old: PostedMessage | None, *, fresh: bool
    ) -> None:
        view = match.view(None)
        mark = _digest(match, view, voice, sorted(match.to_act()))
        if old and not fresh and not news and old.digest == mark:
            return
        picture = await self.easel.picture(match, None, voice)
        cog = self._host.game_cogs[match.game.spec.slug]
        said, more = news or cog.table_words(match, voice), cog.table_controls(match, voice)
        layout = layouts.table(match, voice, picture, said, more, zoom=has_zoom(match))
        old_enough = old is not None and self._now() - old.posted > OLD
        await self._put(
            PostedMessage(match.id, TABLE, "board", match.channel, 0, mark, self._now()),
            old,
            layout,
            picture,
            anew=fresh or old_enough,
        )

    async def _notices(
        self, match: Match, voice: Voice, shown: dict[tuple[int, str], PostedMessage]
    ) -> None:
        """Call each player whose turn it is, once, and take the call back when he has moved."""
        channel = self._host.get_partial_messageable(match.channel, guild_id=match.guild)
        acting = match.to_act() - match.resigned
        for seat in map(Seat, range(len(match.players))):
            old = shown.get((seat, "notice"))
            if old and (seat not in acting or old.channel != match.channel):
                await self._take_back(old)
            elif old is None and seat in acting:
                player = match.players[seat]
                message = await channel.send(
                    voice("notice-turn", who=f"<@{player}>"),
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(player)]),
                    nonce=f"n{match.id}.{match.acted[seat]}.{seat}",
                )
                await self._host.store.messages.save(
                    PostedMessage(
                        match.id, seat, "notice", match.channel, message.id, "", self._now()
                    )
                )

    async def _take_back(self, old: PostedMessage) -> None:
        await self._host.store.messages.remove(old.match, old.viewer, old.kind)
        channel = self._host.get_partial_messageable(old.channel)
        try:
            await channel.get_partial_message(old.message).delete()
        except discord.HTTPException as error:
            log.info("message %s could not be deleted: %s", old.message, error)

    async def _hand(
        self, match: Match, seat: Seat, shown: dict[tuple[int, str], PostedMessage]
    ) -> None:
        if seat in match.resigned and not match.outcome:
            return
        player = match.players[seat]
        person = await self._host.people.get(player)
        if person is None or (person.dm_closed and self._told(match, shown, seat)):
            return
        voice = await self._host.people.voice(match, seat)
        old = shown.get((seat, "board"))
        mark = _digest(match, match.view(seat), voice, match.stamp(seat), self._note(match, voice))
        if old and old.digest == mark:
            return
        layout, picture = await self.hand(match, seat, voice)
        try:
            channel = person.dm_channel or await self._open_dm(person)
            showing = PostedMessage(match.id, seat, "board", channel, 0, mark, self._now())
            await self._put(showing, old, layout, picture, anew=False)
        except discord.HTTPException as error:
            if error.code not in CLOSED | BARRED | GONE:
                raise
            await self._closed(match, person, voice)
        else:
            if person.dm_closed:
                await self._host.people.learn(replace(person, dm_channel=channel, dm_closed=False))

    @staticmethod
    def _told(match: Match, shown: dict[tuple[int, str], PostedMessage], seat: Seat) -> bool:
        """Tell whether a closed door was knocked at in this match: that happens at its start."""
        return match.acted[seat] > 0 or (seat, "board") in shown

    async def _open_dm(self, person: User) -> int:
        channel = await self._host.create_dm(discord.Object(person.id))
        await self._host.people.learn(replace(person, dm_channel=channel.id))
        return channel.id

    async def _closed(self, match: Match, person: User, voice: Voice) -> None:
        """Tell a player once, privately, that his hand waits behind the second door."""
        log.info("match %s: direct messages to seat are closed", match.id)
        if person.dm_closed:
            return
        await self._host.people.learn(replace(person, dm_closed=True))
        if call := self._ears.get(person.id):
            try:
                await call.followup.send(
                    voice("dm-closed", channel=f"<#{match.channel}>"), ephemeral=True
                )
            except discord.HTTPException as error:
                log.info("match %s: a player could not be told so: %s", match.id, error)

    async def _put(
        self,
        new: PostedMessage,
        old: PostedMessage | None,
        layout: discord.ui.LayoutView,
        picture: layouts.Picture | None,
        *,
        anew: bool,
    ) -> None:
        """Edit the old message, or post a new one where there is none, it is gone or too old."""
        channel = self._host.get_partial_messageable(new.channel)
        files = [picture.file()] if picture else []
        if old and not anew and old.channel == new.channel:
            try:
                message = channel.get_partial_message(old.message)
                await message.edit(view=layout, attachments=files)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                log.info("message %s cannot be edited, posting anew: %s", old.message, error)
                files = [picture.file()] if picture else []
            else:
                await self._host.store.messages.save(
                    replace(new, message=old.message, posted=old.posted)
                )
                return
        sent = await channel.send(view=layout, files=files)
        await self._host.store.messages.save(replace(new, message=sent.id))
        if old:
            await self._remove(old)

    async def _remove(self, old: PostedMessage) -> None:
        try:
            channel = self._host.get_partial_messageable(old.channel)
            await channel.get_partial_message(old.message).delete()
        except discord.HTTPException as error:
            log.info("message %s could not be deleted: %s", old.message, error)

    # ---- what it looks like ----------------------------------------------------

    async def hand(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] = (),
        shown: int = 0,
        note: str = "",
    ) -> tuple[discord.ui.LayoutView, layouts.Picture | None]:
        """Lay out a seat's hand with its next decision and a `note` to its player.

        Raises IllegalMove for a stale path.
        """
        question: Menu[Any] | None = None
        if seat in match.to_act() and seat not in match.resigned:
            found = match.menu(seat, path)
            question = found if isinstance(found, Menu) else None
        chosen = question.chosen if question and path else ()
        cog = self._host.game_cogs[match.game.spec.slug]
        drawn = cog.draws_hand(match, seat)
        picture = await self.easel.picture(match, seat, voice, chosen) if drawn else None
        note = "\n".join(line for line in (note, self._note(match, voice)) if line)
        hand = layouts.Hand(match, seat, voice, picture, question, path, shown, note)
        more: list[discord.ui.Item[Any]] = []
        if has_zoom(match):
            more += rows(layouts.zoom_button(match, voice))
        return cog.hand_page(hand, more), picture

    def _note(self, match: Match, voice: Voice) -> str:
        """Say it where the table has lost its channel: deleted, or closed to the bot."""
        return voice("table-homeless") if match.channel in self.barred else ""


async def _renewed(copy: Copy, match: Match) -> None:
    """Bring a private answer up to date, unless its interaction is over by now."""
    try:
        await copy(match)
    except discord.HTTPException as error:
        log.info("match %s: a private answer stays as it is: %s", match.id, error)


def _digest(match: Match, view: Any, voice: Voice, *more: object) -> str:
    """Return a mark that changes when, and only when, a message would look different."""
    seen = (view.model_dump_json(), voice.language, voice.names, bool(match.outcome), more)
    return blake2b(repr(seen).encode(), digest_size=8).hexdigest()
