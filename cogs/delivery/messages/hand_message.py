"""Hands: what each seat holds and is asked, one direct message per player and match.

Whoever plays a game for the first time is told once what each kind of decision means. Such a lesson
is a text `lesson-<kind>` of the game, where the kind is what the menu asks: `lesson-boat` goes with
`ask-boat`. It stands in the hand until its player has moved, and never again.
"""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import discord
from typing_extensions import override

from cogs.delivery.messages.animations import Film
from cogs.delivery.messages.ended_alone import ended_alone
from cogs.delivery.messages.hands_of_player import Held, Others, SeveralHands
from cogs.delivery.sending.posting import digest
from cogs.kit.bot import HandsPort
from cogs.kit.discord_errors import DMS_CLOSED, MESSAGE_GONE, NO_ACCESS, is_refused, is_transient
from cogs.kit.messages import layouts
from cogs.kit.messages.clock_layout import clock_time, relative
from cogs.kit.messages.controls import button, icon_button
from cogs.kit.messages.layouts import small
from cogs.kit.messages.match_controls import Back, LetPass, OpenTalk, StopLessons
from cogs.kit.pictures.views import spoken_line, view_job
from cogs.kit.server_policy import offers_hints
from games.kit.menu import Menu, Option
from matches.caching import BoundedDict
from matches.computers.paces import slowest
from matches.leaving import LESSON_OVER
from matches.lessons import script as lessons
from matches.preferences import OFF, ON, PEOPLE
from matches.records import Lesson, PostedMessage, learnt
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cogs.delivery.messages.notified import Notified
    from cogs.delivery.messages.recent_events import NewsDesk
    from cogs.delivery.sending.fresh_dms import FreshDms
    from cogs.delivery.sending.posting import Posted, Posting
    from cogs.kit.bot import Bot
    from cogs.kit.pictures.jobs import Spoken, ViewJob
    from games.kit.game import Decision, Seat
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import User

log = logging.getLogger(__name__)

CLOSED_DMS_TRIED_AGAIN: Final = 15 * 60
"""Seconds after which closed direct messages are tried once more in the same match."""
WORD: Final = re.compile(r"[^\W\d_]{2}")
"""What makes a label understood that is read aloud."""
REFUSALS_KEPT: Final = 10_000
"""Players of whom it is remembered when their direct messages were refused."""


class Hands(HandsPort):
    """Lays hands out, and brings them to direct messages."""

    def __init__(
        self,
        bot: Bot,
        posting: Posting,
        news: NewsDesk,
        closed_channels: set[int],
        fresh_dms: FreshDms,
        notified: Notified,
        *,
        film_now: Callable[[Match], Film | None],
    ) -> None:
        self._bot = bot
        self._film_now = film_now
        """Returns the climax that a hand shows first which is asked for."""
        self._notified = notified
        self._posting = posting
        self._news = news
        self._closed_channels = closed_channels
        self._fresh_dms = fresh_dms
        self._several = SeveralHands(bot, posting)
        self._others_show = bot.store.outbox.shared
        """Whether other processes bring hands to the same direct messages."""
        self._refused: BoundedDict[int, tuple[int, float]] = BoundedDict(REFUSALS_KEPT)
        """In which match a player's direct messages were refused last, and when."""

    @override
    async def lay_out(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] | None = None,
        pages_turned: int = 0,
        note: str = "",
        priority: Priority = Priority.ASKED,
        *,
        as_of: bool = False,
    ) -> tuple[discord.ui.LayoutView, layouts.Picture | None]:
        here, question, chosen = _answered(match, seat, path)
        picture = None
        film = await self._first_seen(match, seat) if as_of else None
        if film:
            page = await self._page(match, seat, voice, film, path, as_of=True)
            return page, film.picture
        if await self._draws(match, seat):
            job = await self._job(match, seat, voice, question, chosen)
            picture = await self._bot.pictures.of(job, priority=priority)
        if picture and question:
            picture = _with_answers(picture, question, voice, is_first=not here)
        page = await self._page(match, seat, voice, picture, path, pages_turned, note, as_of=as_of)
        return page, picture

    async def _first_seen(self, match: Match, seat: Seat) -> Film | None:
        """Return the climax that a private hand shows before anything else, if there is one."""
        film = self._film_now(match)
        if film is None or not await self._shows_film(match, seat):
            return None
        return film.seen_by(seat, self._bot.pictures)

    async def _page(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        shown: layouts.Picture | layouts.PictureInPlace | Film | None,
        path: tuple[int, ...] | None = None,
        pages_turned: int = 0,
        note: str = "",
        *,
        as_of: bool = False,
    ) -> discord.ui.LayoutView:
        """Lay out a hand around its picture, or around a film from which a button leads on.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """
        path, question, _ = _answered(match, seat, path)
        film = shown if isinstance(shown, Film) else None
        picture = shown.picture if isinstance(shown, Film) else shown
        note = film.said_to(match, seat, voice) if film else note
        game = self._bot.presentations[match.game.spec.slug]
        is_away = seat in match.computers and not match.outcome
        is_dated = is_away or (as_of and not question and not match.outcome)
        now = voice("as-of", when=clock_time(self._posting.now())) if is_dated else ""
        away = f"{voice('computer-in-your-seat')} {now}" if is_away else small(now)
        taught = await self._taught(match, seat, voice)
        ended = "" if film else await ended_alone(self._bot, match, voice)
        spoken = () if picture else await self._spoken(match, seat, voice)
        heard = [spoken_line(one, voice) for one in spoken]
        notes = note, away, self._channel_note(match, voice), taught, ended, *heard
        note = "\n".join(filter(None, notes))
        clock = self._clock_note(match, seat, voice)
        told = await self._news.told_to(match, seat, voice)
        lesson = await self._lesson(match, seat, question, voice)
        news, words = ("", "") if film else (told.line, told.short), None
        if await self._in_words(match, seat):
            said = map(voice, match.game.describe(match.view(seat)))
            words = layouts.first_words(islice(said, 1 if question else 0, None))  # it is asked
            news = (await self._news.told_in_sentences(match, seat, voice),) * 2
        others = Others()
        if len(self._several.of_player.get(match.players[seat], ())) > 1:
            others = await self._several.others(match, match.players[seat], voice)
        hand = layouts.Hand(
            match,
            seat,
            voice,
            picture,
            question,
            path,
            pages_turned,
            note,
            clock,
            *news,
            lesson,
            others.line,
            film is None and words is None and await self._is_new(match, seat),
            words,
            await self._slower(match, seat),
            others.number,
            film is not None,
        )
        more = await self._small_buttons(hand, told.undo, plays_film=film is not None)
        page = game.hand_page(hand, [*more, *(() if hand.asks_further else others.ways)])
        if others.number:  # of several, each is known by its colour
            for box in page.children:
                if isinstance(box, discord.ui.Container):
                    box.accent_colour = game.colour
        return page

    async def _small_buttons(
        self, hand: layouts.Hand, undo: int | None, *, plays_film: bool
    ) -> list[discord.ui.Button[Any]]:
        """Make the buttons that every game has below its answers; `undo` is what is taken back."""
        match, seat, voice = hand.match, hand.seat, hand.voice
        more: list[discord.ui.Button[Any]] = []
        if plays_film:
            more.append(button(voice("button-go-on"), Back(match.id), icon="▶️"))
        if undo and not hand.asks_further:
            more.append(layouts.take_back_button(match, undo))
        if not plays_film:  # they come with the hand, a press further
            more += await self._icons(hand)
        if hand.lesson:
            more.append(icon_button(StopLessons(match.id), "🎓"))
        if seat in match.computers and not match.outcome:
            more.append(layouts.come_back_button(match, voice))
        if not hand.asks_further:
            more += await self._about_passing(match, seat, voice)
        return more

    async def _icons(self, hand: layouts.Hand) -> list[discord.ui.Button[Any]]:
        """Return the icons that show more of a match, or say something at its table."""
        match, first = hand.match, not hand.asks_further
        icons = layouts.small_controls(
            match,
            zoom=match.game.zooms and not hand.in_words,
            in_words=first,
            hints=await offers_hints(self._bot, match),
        )
        game = self._bot.presentations[match.game.spec.slug]
        if game.may_say(match) and hand.seat in match.played_by_people and first:
            icons.append(icon_button(OpenTalk(match.id), "💬"))
        if not match.guild and first:  # as below a table
            icons.append(layouts.rules_button(match))
        return icons

    async def _job(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        question: Menu[Any] | None,
        chosen: tuple[Decision, ...],
    ) -> ViewJob:
        """Return the picture of a hand, with what is said at the table."""
        proposals = question.proposals if question else ()
        spoken = await self._spoken(match, seat, voice)
        return view_job(match, seat, voice, chosen, proposals, spoken)

    async def _spoken(self, match: Match, seat: Seat, voice: Voice) -> tuple[Spoken, ...]:
        """Return what is said at the table, unless a player does not want to read it."""
        wishes = await self._bot.known_users.preferences(match.players[seat])
        if wishes.talk == OFF:
            return ()
        game = self._bot.presentations[match.game.spec.slug]
        return await self._bot.talk.spoken(match, voice, game, by_people=wishes.talk == PEOPLE)

    async def _lesson(self, match: Match, seat: Seat, asked: Menu[Any] | None, voice: Voice) -> str:
        """Return what explains a question to its player, noting that it is read; else nothing."""
        if asked is None:
            return ""
        users, player = self._bot.known_users, match.players[seat]
        kind = asked.ask.key.removeprefix("ask-")
        key = f"lesson-{kind}"
        if not voice.knows(key) or (await users.preferences(player)).lessons == "off":
            return ""
        here = Lesson(kind, match.id, match.acted[seat])
        given = await users.lesson(player, match.game.spec.slug, here)
        if lessons.is_scripted(match):
            return ""  # what the lesson says in its place
        return voice(key) if given == here else ""

    async def _taught(self, match: Match, seat: Seat, voice: Voice) -> str:
        """Return what a lesson says to its learner now; at its end, noting that it was played."""
        lesson = lessons.lesson_of(match)
        if lesson and lessons.is_at_end(match):
            done = Lesson(learnt(lesson.name), match.id, match.acted[seat])
            await self._bot.known_users.lesson(match.players[seat], match.game.spec.slug, done)
            by_rules = match.outcome and match.outcome.reason != LESSON_OVER
            known = voice("lesson-over") if by_rules else ""  # else it is said as the outcome
            return "\n".join(filter(None, (f"🎓 {voice(lesson.key('end'))}", known)))
        return layouts.step_line(match, seat, voice)

    async def _about_passing(
        self, match: Match, seat: Seat, voice: Voice
    ) -> list[discord.ui.Button[Any]]:
        """Offer to pass unasked where that is the only move, or to be asked again."""
        if match.outcome or seat not in match.played_by_people:
            return []
        wishes = await self._bot.known_users.preferences(match.players[seat])
        if wishes.passes == ON:
            return [button(voice("button-ask-again"), LetPass(match.id, 0), icon="🔔")]
        if match.formality(seat) is not None:
            return [button(voice("button-let-pass"), LetPass(match.id, 1), icon="⏭️")]
        return []

    async def _is_new(self, match: Match, seat: Seat) -> bool:
        """Tell whether a match is among the first of a seat's player."""
        return await self._bot.known_users.is_new(match.players[seat], match.id)

    async def _slower(self, match: Match, seat: Seat) -> int:
        """Return how many times slower a player wants computers to be in a race; 1 elsewhere."""
        if not self._bot.presentations[match.game.spec.slug].pace(match):
            return 1
        return slowest([await self._bot.known_users.preferences(match.players[seat])])

    async def _in_words(self, match: Match, seat: Seat) -> bool:
        """Tell whether the player of a seat wants hands in words."""
        return (await self._bot.known_users.preferences(match.players[seat])).words == ON

    async def _draws(self, match: Match, seat: Seat) -> bool:
        """Tell whether the hand of a seat has a picture now."""
        game = self._bot.presentations[match.game.spec.slug]
        return game.draws_hand(match, seat) and not await self._in_words(match, seat)

    async def _shows_film(self, match: Match, seat: Seat) -> bool:
        """Tell whether the hand of a seat shows a climax in motion before anything else."""
        game = self._bot.presentations[match.game.spec.slug]
        return game.shows_film(match, seat) and not await self._in_words(match, seat)

    @override
    async def is_drawn(
        self, match: Match, seat: Seat, voice: Voice, path: tuple[int, ...] | None = None
    ) -> bool:
        _, question, chosen = _answered(match, seat, path)
        return not await self._draws(match, seat) or self._bot.pictures.has(
            await self._job(match, seat, voice, question, chosen)
        )

    async def bring(
        self,
        match: Match,
        seat: Seat,
        posted: Posted,
        pictures: Mapping[int, layouts.PictureInPlace],
        *,
        comes_down: bool = False,
        film: Film | None = None,
    ) -> bool:
        """Bring a seat's hand up to date in its player's direct messages.

        With a `film` it shows that in place of its picture: a press leads on.

        If `pictures` has the one on its message, that stays there, and only the words change. If it
        `comes_down`, it is posted anew below all else. Where somebody plays there alone, it is what
        they asked for: then it matters neither whether they want hands, nor whether any came back.

        Returns whether only its words are up to date.

        Raises:
            discord.HTTPException: if that fails, unless direct messages are closed.
            discord.RateLimited: if there is a long wait.
        """
        is_away = seat not in match.played_by_people and not match.outcome
        old = posted.get((seat, "board"))
        if is_away and not (seat in match.computers and old and old.reader != "away"):
            return False
        user = await self._reader(match, seat, posted)
        if user is None:
            return False
        voice = await self._bot.known_users.voice(match, seat)
        note = self._clock_note(match, seat, voice) + self._channel_note(match, voice)
        told = await self._news.told_to(match, seat, voice)
        in_words = await self._in_words(match, seat)
        if film and not await self._shows_film(match, seat):
            film = None  # the news say it, or a race goes on
        film = film and film.seen_by(seat, self._bot.pictures)
        acting = sorted(match.to_act()) if not match.guild else []
        shown = match.stamp(seat), note, lessons.told(match, seat), told.line, told.undo, *acting
        shown = *shown, *(["film"] if film else []), *(["words"] if in_words else [])
        spoken = await self._spoken(match, seat, voice)
        mark = digest(match, match.view(seat), voice, *shown, *spoken)
        channel = user.dm_channel if match.guild else match.channel
        if channel is None:  # asked before anything is waited for: who acts comes first
            self._fresh_dms.ask(user.id, match.id, acting=seat in match.to_act())
            return False
        held = self._several.of_player.get(user.id)
        if held is None or self._others_show:
            held = await self._several.learn(user.id)
        is_below = bool(old) and (
            comes_down or (len(held) > 1 and await self._several.comes_down(user.id, match))
        )
        new = PostedMessage(
            *(match.id, seat, "board", channel, 0, mark, self._posting.now()),
            reader="away" if is_away else "acts" if seat in match.to_act() else "waits",
        )
        if old and old.shows(new) and not is_below:
            return False
        is_edited = old is not None and not is_below and old.state != "replaced"
        picture = pictures.get(old.message) if old and is_edited else None
        if old and picture and await self._reword(match, seat, voice, old, new, picture):
            return True
        await self._put(match, seat, voice, user, posted, new, is_below=is_below, film=film)
        return False

    def may_come_anew(self, match: Match, seat: Seat, posted: Posted) -> bool:
        """Tell whether the hand of a seat may be posted anew, which notifies its player."""
        held = self._several.of_player.get(match.players[seat], ())
        return (seat, "board") not in posted or len(held) > 1

    async def _reader(self, match: Match, seat: Seat, posted: Posted) -> User | None:
        """Return who gets the hand of a seat by direct message; None if nobody does."""
        user = await self._bot.known_users.get(match.players[seat])
        if user is None or not match.guild:
            return user
        if user.dm_closed and not self._may_be_open(match, posted, seat):
            return None
        return None if (await self._bot.known_users.preferences(user.id)).dms == "off" else user

    async def _put(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        user: User,
        posted: Posted,
        new: PostedMessage,
        *,
        is_below: bool,
        film: Film | None,
    ) -> None:
        """Put a hand with its picture where the old one is, or below all else if there is none.

        With `is_below` it comes down, too. Of a match that is over a line is left between others.

        Raises:
            discord.HTTPException: if that fails, unless direct messages are closed.
            discord.RateLimited: if there is a long wait.
        """
        old, held = posted.get((seat, "board")), self._several.of_player.setdefault(user.id, {})
        is_over = bool(match.outcome)
        if is_below or old is None:
            held[match.id] = Held(old or new, comes_down=True)
        is_between = len(held) > 1 and not self._several.is_newest(user.id, match.id)
        try:
            if old and is_over and is_between and match.guild:
                await self._leave_line(match, voice, held, old, new)
                return
            picture: layouts.Picture | None
            if film:
                layout, picture = await self._page(match, seat, voice, film), film.picture
            else:
                layout, picture = await self.lay_out(match, seat, voice, priority=Priority.SHOWN)
            is_new = is_below or old is None
            async with self._notified.hand(match, seat, posted, is_new=is_new) as silent:
                new = replace(new, notified=None if silent else match.acted[seat])
                message = await self._posting.put(
                    new, old, layout, picture, anew=is_below, silent=silent
                )
        except discord.HTTPException as error:
            if old is None:
                held.pop(match.id, None)
            # Whatever else is refused is a fault of ours: to be logged, and told to nobody.
            if is_transient(error) or error.code not in DMS_CLOSED | NO_ACCESS | MESSAGE_GONE:
                raise
            log.info("match %s: direct messages to a seat are closed: %s", match.id, error)
            await self.say_closed(user.id, match)
        else:
            held[match.id] = Held(replace(new, message=message), is_over)
            if len(held) > 1 and (old is None or message != old.message):
                await self._several.take_away_over(user.id, match.id)
            if user.dm_closed:
                await self._bot.known_users.change(
                    user.id, lambda known: known and replace(known, dm_closed=False)
                )

    async def _leave_line(
        self,
        match: Match,
        voice: Voice,
        held: dict[int, Held],
        old: PostedMessage,
        new: PostedMessage,
    ) -> None:
        """Leave a line of a hand between others whose match is over, unless it has been taken away.

        Raises:
            discord.HTTPException: if that fails.
            discord.RateLimited: if there is a long wait.
        """
        if await self._posting.edit(old, layouts.over(match, voice), None):
            new = replace(new, message=old.message, posted=old.posted, notified=old.notified)
            self._posting.note(new)
            held[match.id] = Held(new, is_over=True)
        else:
            held.pop(match.id, None)
            await self._posting.write_down(match.id, gone=[old])

    async def _reword(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        old: PostedMessage,
        new: PostedMessage,
        picture: layouts.PictureInPlace,
    ) -> bool:
        """Bring the words of a hand up to date below the picture it has.

        Returns whether the hand could be left like that.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
            discord.RateLimited: if there is a long wait.
        """
        if not await self._draws(match, seat):
            return False
        layout = await self._page(match, seat, voice, picture, note=voice("picture-follows"))
        try:
            if not await self._posting.edit(old, layout, picture):
                return False
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a hand shows another picture by now: %s", match.id, error)
            return False
        self._posting.note(replace(old.becomes("stale"), digest=new.digest, reader=new.reader))
        return True

    @override
    def bring_below(self, match_id: int, player: int) -> None:
        held = self._several.of_player.get(player, {})
        if match_id in held:
            held[match_id] = held[match_id]._replace(comes_down=True)

    async def say_closed(self, user_id: int, match: Match) -> None:
        """Tell a player once, privately, that their hand waits at the button of the table.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        user = await self._bot.known_users.get(user_id)
        if user is None or not match.guild:
            return
        self._refused[user_id] = match.id, self._posting.now()
        if user.dm_closed:
            return
        voice = await self._bot.known_users.voice(match, match.seat_of(user_id))
        line = voice("dm-closed", channel=f"<#{match.channel}>")
        await self._bot.latest_calls.tell(user.id, line, match.id)
        await self._bot.known_users.change(
            user.id, lambda known: known and replace(known, dm_closed=True)
        )

    def _may_be_open(self, match: Match, posted: Posted, seat: Seat) -> bool:
        """Tell whether closed direct messages are to be tried: in a new match, and now and then."""
        now = self._posting.now()
        user_id = match.players[seat]
        if user_id not in self._refused and _was_tried(match, posted, seat):
            self._refused[user_id] = match.id, now  # before a restart
        tried_in, when = self._refused.get(user_id, (0, now))
        is_new = tried_in != match.id and not _was_tried(match, posted, seat)
        return is_new or now - when >= CLOSED_DMS_TRIED_AGAIN

    def _clock_note(self, match: Match, seat: Seat, voice: Voice) -> str:
        """Say until when a seat is waited for."""
        due = self._bot.presentations[match.game.spec.slug].due(match).get(seat)
        return voice("clock-yours", when=relative(due)) if due else ""

    def _channel_note(self, match: Match, voice: Voice) -> str:
        """Return a notice if the bot cannot post in the match's channel: deleted, or closed."""
        return voice("table-homeless") if match.channel in self._closed_channels else ""


def _answered(
    match: Match, seat: Seat, path: tuple[int, ...] | None
) -> tuple[tuple[int, ...], Menu[Any] | None, tuple[Decision, ...]]:
    """Return the path to what is shown, what is asked there, and the answers that led there."""
    if seat not in match.actors() & match.played_by_people:
        return path or (), None, ()
    if path is None:
        path = match.first_path(seat)  # where its game begins
    question = match.menu(seat, path)
    if not isinstance(question, Menu):
        return path, None, ()
    return path, question, question.chosen if path else ()


def _with_answers(
    picture: layouts.Picture, asked: Menu[Any], voice: Voice, *, is_first: bool
) -> layouts.Picture:
    """Say first what the short labels of the answers mean that are read in the picture.

    Each line begins with what stands on its button, where that has no word.

    Where most answers lead on, to what lies at a place, or there is no room for both, the words
    about those places come first, after what has no word at all. Of a first question only answers
    that act at once are said: what others lead to is drawn.
    """
    offered = asked.options[: asked.buttons]
    said = [one for one in offered if one.on_button and (one.move or not is_first)]
    unsaid = len(offered) - len(said)
    alt = "\n".join([*(_explained(one, voice) for one in said), picture.alt])
    is_long = unsaid > 1 and not is_first and len(alt) > layouts.ALT_TEXT_LIMIT
    if is_long or unsaid > max(1, len(said)):
        lines = picture.alt.splitlines()
        said = [one for one in offered if _needs_a_line(one, lines, voice)]
        alt = "\n".join([*(_explained(one, voice) for one in said), picture.alt])
    return replace(picture, alt=layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))


def _needs_a_line(answer: Option[Any], lines: Sequence[str], voice: Voice) -> bool:
    """Tell whether no word stands on an answer's button, and no line begins with what does."""
    short = voice(answer.on_button) if answer.on_button else ""
    starts = short, short.partition(" ")[2] or short
    return (
        bool(short) and not WORD.search(short) and not any(one.startswith(starts) for one in lines)
    )


def _explained(answer: Option[Any], voice: Voice) -> str:
    label = voice(answer.label)
    short = voice(answer.on_button) if answer.on_button else label
    return label if WORD.search(short) or label.startswith(short) else f"{short}: {label}"


def _was_tried(match: Match, posted: Posted, seat: Seat) -> bool:
    """Tell whether closed direct messages were tried in this match: that happens at its start."""
    return match.acted[seat] > 0 or (seat, "board") in posted
