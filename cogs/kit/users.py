"""Users: who has used the bot, with names and languages, as they were seen last.

Everybody has one name, and in some servers a nickname. A nickname is that of one server: a match
tells its players by their names in the server it is played in, wherever it is shown.
"""

from __future__ import annotations

import logging
import math
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

from games.kit.words import UNKNOWN, Voice, is_blank, language_of, name_in_text, told_apart
from matches.caching import TtlCache
from matches.history import PLAYED_BY_OTHERS, seated_then
from matches.ports import StorageUnavailableError
from matches.preferences import AS_DISCORD, OFF, Preferences
from matches.records import Lesson, User, learnt
from matches.seated import is_computer, names_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import Seat
    from matches.match import Match, Played
    from storage.users import PreferenceRows, UserRows

log = logging.getLogger(__name__)

CACHED_USERS: Final = 10_000
"""Users cached, and as many nicknames; the others are read from storage."""
TRUSTED_AMONG_OTHERS: Final = 5.0
"""Seconds for which a copy counts where other processes write to the same database.

So long a table may show a user's former name, or speak the former language.
"""
FORMER_PLAYER: Final = ""
"""Stands for the name of a former player; a voice says so in its language."""
NOBODYS: Final = frozenset({UNKNOWN, FORMER_PLAYER})
"""Stand for names of which there may be several."""
EVERY_GAME: Final = ""
"""Stands for a game in what has been explained about all of them."""
FIRST_MATCHES: Final = 3
"""So many matches somebody is new: small buttons bear words."""
COMPUTERS_SIGN: Final = "🤖"
"""Stands before the names of computers alone."""


def visible_name(*names: str | None) -> str:
    """Return the first of some names in which there is something to read, or nothing."""
    worn = (name.replace(COMPUTERS_SIGN, "").strip() for name in names if name)
    return next((name for name in worn if not all(map(is_blank, name))), "")


class Users:
    """Who has used the bot: names and languages, written down when they change."""

    def __init__(
        self,
        store: UserRows,
        preference_store: PreferenceRows,
        trusted_for: float = math.inf,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Cache what is in these stores.

        Without preferences everybody has the default ones, and what was explained is remembered in
        memory alone. Where others write to the stores too, a copy is `trusted_for` so many seconds;
        what is written never rests on a copy.
        """
        self.store = store
        self.preference_store = preference_store
        self._users: TtlCache[int, User] = TtlCache(CACHED_USERS, trusted_for, now)
        self._nicknames: TtlCache[tuple[int, int], str | None] = TtlCache(
            CACHED_USERS, trusted_for, now
        )
        """By user and server; None where a user has none."""
        self._preferences: TtlCache[int, Preferences] = TtlCache(CACHED_USERS, trusted_for, now)
        self._lessons: TtlCache[tuple[int, str], dict[str, Lesson]] = TtlCache(
            CACHED_USERS, trusted_for, now
        )
        """By user and game, and then by kind."""

    async def meet(self, call: discord.Interaction[Any]) -> None:
        """Write down the user of a command or button, if that is possible.

        Every interaction begins here, so a database that fails must not keep the answer from those
        who need nothing of it; they are met again with the next one.
        """
        try:
            known = await self.get(call.user.id)
            name = visible_name(call.user.global_name, call.user.name)
            await self.preferences(call.user.id)
            language = self.language(call)
            if known is None or (known.name, known.language) != (name, language):
                met = User(call.user.id, name, language)
                await self.change(
                    call.user.id,
                    lambda now: replace(now, name=name, language=language) if now else met,
                )
            if isinstance(call.user, discord.Member):
                await self._note_nickname(call.user)
        except StorageUnavailableError as error:
            log.warning("a user could not be written down: %s", error)
        except Exception:
            log.exception("a user could not be written down")

    async def introduce(self, member: discord.Member, language: str) -> None:
        """Write down a member who has not used the bot yet, to be spoken to in a language."""
        if await self.get(member.id) is None:
            name = visible_name(member.global_name, member.name)
            await self.save(User(member.id, name, language))
        await self._note_nickname(member)

    async def _note_nickname(self, member: discord.Member) -> None:
        if await self._nickname(member.id, member.guild.id) != member.nick:
            await self.store.set_nickname(member.id, member.guild.id, member.nick)
            self._nicknames.keep((member.id, member.guild.id), member.nick)

    async def _nickname(self, user_id: int, guild: int) -> str | None:
        read = partial(self.store.nickname, user_id, guild)
        return await self._nicknames.get((user_id, guild), read)

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a user wants of the bot."""
        read = partial(self.preference_store.get, user_id)
        return await self._preferences.get(user_id, read)

    async def prefer(self, user_id: int, name: str, value: str) -> None:
        """Write down one choice of a user."""
        await self.preference_store.save(user_id, name, value)
        self._preferences.drop(user_id)

    async def options_alone(self, user_id: int, game: str) -> str | None:
        """Return the options, as JSON, with which a user plays a game alone; None if never chosen.

        `game` is its slug.
        """
        return await self.preference_store.choice(user_id, f"alone:{game}")

    async def choose_alone(self, user_id: int, game: str, options: str) -> None:
        """Remember with which options a user plays a game alone."""
        await self.prefer(user_id, f"alone:{game}", options)

    async def lesson(self, user_id: int, game: str, now: Lesson) -> Lesson:
        """Return where a user was given a kind of lesson; if never before, note it for `now`."""
        had = await self._had(user_id, game)
        if now.kind not in had:
            self._lessons.keep((user_id, game), {**had, now.kind: now})
            await self.preference_store.note_lesson(user_id, game, now)
        return had.get(now.kind, now)

    async def has_learnt(self, user_id: int, game: str, lesson: str) -> bool:
        """Tell whether a user has played a lesson of a game to its end."""
        return learnt(lesson) in await self._had(user_id, game)

    async def is_new_to(self, user_id: int, game: str) -> bool:
        """Tell whether nothing of a game has been explained to a user who wants to be taught."""
        wants = (await self.preferences(user_id)).lessons != OFF
        return wants and not await self._had(user_id, game)

    async def is_new(self, user_id: int, match: int) -> bool:
        """Tell whether a match is among the first of a user who wants to be taught, noting it."""
        if (await self.preferences(user_id)).lessons == OFF:
            return False
        had = (await self._had(user_id, EVERY_GAME)).values()
        if any(one.match == match for one in had):
            return True
        if len(had) < FIRST_MATCHES:
            await self.lesson(user_id, EVERY_GAME, Lesson(f"match-{len(had) + 1}", match, 0))
        return len(had) < FIRST_MATCHES

    async def _had(self, user_id: int, game: str) -> dict[str, Lesson]:
        """Return the lessons that a user has had in a game, by kind."""

        async def read() -> dict[str, Lesson]:
            had = await self.preference_store.lessons(user_id, game)
            return {lesson.kind: lesson for lesson in had}

        return await self._lessons.get((user_id, game), read)

    def language(self, call: discord.Interaction[Any]) -> str:
        """Return the user's language: the one chosen, if that is known, or the app's."""
        chosen = (self._preferences.last(call.user.id) or Preferences()).language
        return language_of(call.locale.value) if chosen == AS_DISCORD else chosen

    async def get(self, user_id: int) -> User | None:
        """Return what is remembered of a user."""
        if not self._users.fresh(user_id):
            self._note(user_id, await self.store.get(user_id))
        return self._users.last(user_id)

    async def save(self, user: User) -> None:
        """Write a user down."""
        await self.store.save(user)
        self._users.keep(user.id, user)

    async def change(self, user_id: int, change: Callable[[User | None], User | None]) -> None:
        """Write down a change of what is stored of a user; see `UserRows.change`."""
        self._note(user_id, await self.store.change(user_id, change))

    def _note(self, user_id: int, stored: User | None) -> None:
        if stored is None:
            self._users.drop(user_id)
        else:
            self._users.keep(user_id, stored)

    async def names(
        self, user_ids: Sequence[int], guild: int, language: str, start: int = 1
    ) -> tuple[str, ...]:
        """Return the names in a server of a table's players, by seat, or of people in a list.

        `UNKNOWN` stands for strangers, `FORMER_PLAYER` for users whose data was deleted.
        Computers have names of their own. Those that look alike bear numbers, from `start` on.
        """
        named = {one: await self._name(one, guild) for one in user_ids if not is_computer(one)}
        called = names_of(filter(is_computer, user_ids))
        if called:
            voice = Voice(language)
            named |= {one: voice("computer", name=name) for one, name in called.items()}
        return told_apart([named[one] for one in user_ids], NOBODYS, start)

    async def names_at(self, match: Match, language: str) -> tuple[str, ...]:
        """Return the names at a match, by seat; where a computer plays, they say so."""
        if not match.computers:
            names = [await self._name(one, match.guild) for one in match.players]
            return told_apart(names, NOBODYS)
        voice = Voice(language)
        called = await self.names(match.players, match.guild, language)
        return tuple(
            voice("stood-in-for", name=name or voice("former-player"))
            if seat in match.computers and not is_computer(match.players[seat])
            else name
            for seat, name in zip(match.seats, called, strict=True)
        )

    async def voices_then(
        self, match: Match, log: Sequence[Played], voice: Voice
    ) -> dict[int, Voice]:
        """Return the voices, by ply, of entries of a log at which others played than now.

        Each names who played then, in the language of `voice`. `log` is as for `seated_then`.
        """
        voices: dict[int, Voice] = {}
        for line in log:
            if isinstance(line.move, PLAYED_BY_OTHERS):
                break
        else:
            return voices
        for ply, then in seated_then(match, log).items():
            names = await self.names_at(then, voice.language)
            known = tuple(FORMER_PLAYER if name == UNKNOWN else name for name in names)
            voices[ply] = Voice(voice.language, voice.slug, known)
        return voices

    def hear(self, user_id: int | None) -> None:
        """Drop the copies of a user who has changed in storage; of all with None."""
        if user_id is not None:
            self.forget(user_id)
            return
        for copies in (self._users, self._nicknames, self._preferences, self._lessons):
            copies.clear()

    def forget(self, user_id: int) -> None:
        """Drop the copies of a user who has been erased from storage."""
        self._users.drop(user_id)
        self._preferences.drop(user_id)
        for pupil in [pupil for pupil in self._lessons if pupil[0] == user_id]:
            self._lessons.drop(pupil)
        for known in [known for known in self._nicknames if known[0] == user_id]:
            self._nicknames.drop(known)

    async def _name(self, user_id: int, guild: int) -> str:
        if user_id < 0:
            return FORMER_PLAYER
        user = await self.get(user_id)
        nickname = await self._nickname(user_id, guild)
        return name_in_text(visible_name(nickname, user.name if user else ""))

    async def voice(self, match: Match, seat: Seat | None) -> Voice:
        """Return the voice in which a match speaks to a seat, or in public to everybody."""
        language = match.language
        if seat is not None and (user := await self.get(match.players[seat])):
            language = user.language
        return Voice(language, match.game.spec.slug, await self.names_at(match, language))
