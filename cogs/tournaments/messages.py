"""Tournaments on show: a page for each, edited in place, posted anew for each round."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.discord_errors import UNKNOWN_CHANNEL, is_refused
from cogs.kit.messages.layouts import NOBODY
from cogs.kit.permissions import OPEN_FOR
from cogs.kit.pictures.charts import BracketJob, LeaderboardJob, TournamentEndJob
from cogs.kit.pictures.titles import TitleJob
from cogs.tournaments.layout import (
    Shown,
    announcement,
    bracket_rounds,
    call_to_play_again,
    channel_deleted_page,
    closed_page,
    headline,
    picture_lines,
    standing_bars,
    thread_name,
    tournament_page,
    victors,
)
from games.kit.words import LANGUAGES
from matches.caching import BoundedDict
from matches.tournaments.tournament import is_person

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Bot, Call
    from cogs.kit.messages.layouts import Picture
    from matches.tournaments.tournament import Pairing, Tournament

log = logging.getLogger(__name__)

PAGES_REMEMBERED: Final = 1_000
"""Pages of which it is known what they show; others are edited once more."""
NONCE_LIMIT: Final = 25
"""Characters; Discord's limit."""
MOST_DMS_OPENED: Final = 10
"""Direct messages opened where a channel was deleted; of more at once Discord refuses some, and
others after them."""
THREAD_EXISTS: Final = 160004
"""Discord's error code for a message that has a thread already."""


class ChannelDeletedError(LookupError):
    """The channel of a tournament is not there any more."""


class TournamentMessages:
    """Posts and edits what tournaments show in their channels."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._on_show: BoundedDict[int, object] = BoundedDict(PAGES_REMEMBERED)
        """What the page of each tournament was laid out from."""

    async def shown(
        self, tournament: Tournament, *, can_go_on: bool = False, is_stuck: bool = False
    ) -> Shown:
        """Return a tournament with the names of everybody in it."""
        numbers = [one.number for one in tournament.entrants]
        names = await self._bot.known_users.names(
            tournament.players(numbers), tournament.guild, tournament.language
        )
        game = self._bot.shelf[tournament.game]
        return Shown(tournament, game, dict(zip(numbers, names, strict=True)), can_go_on, is_stuck)

    async def layout(self, shown: Shown) -> tuple[ui.LayoutView, list[discord.File]]:
        """Lay out the page of a tournament, with its picture."""
        picture = await self._picture(shown)
        return tournament_page(shown, picture), [picture.file()] if picture else []

    async def _picture(self, shown: Shown) -> Picture | None:
        """Draw the standings; as long as there are none, the table of the game if that is drawn."""
        now, pictures = shown.tournament, self._bot.pictures
        if now.phase == "signup":
            return pictures.at_hand(TitleJob(type(shown.game), now.language))
        if now.phase == "over" and (best := victors(shown)):
            won = headline(shown).removeprefix("🎉 ")
            rounds = bracket_rounds(shown) if now.system == "knockout" else ()
            alt = "\n".join((won, *picture_lines(shown)))
            return await pictures.of(TournamentEndJob(alt, tuple(best), rounds))
        alt = "\n".join(picture_lines(shown))
        if now.system == "knockout":
            return await pictures.of(BracketJob(alt, bracket_rounds(shown)))
        return await pictures.of(LeaderboardJob(alt, "", standing_bars(shown))) if alt else None

    async def answer(self, call: Call, shown: Shown) -> None:
        """Show a tournament in answer to a press on its page; if that fails, by editing it."""
        view, files = await self.layout(shown)
        try:
            await call.response.edit_message(view=view, attachments=files)
        except (discord.DiscordException, OSError) as error:
            log.info("tournament %s: shown without an answer: %s", shown.tournament.id, error)
            now = shown.tournament
            await self._edit(now, now.message or 0, *await self.layout(shown))
        self._on_show[shown.tournament.id] = shown

    async def show(self, shown: Shown) -> None:
        """Bring the page of a tournament up to date; a round that has begun gets a new one.

        Raises:
            ChannelDeletedError: if its channel is gone.
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        now = shown.tournament
        if now.message is not None and now.page_round == now.page_due:
            if self._on_show.get(now.id) == shown:
                return
            if await self._edit(now, now.message, *await self.layout(shown)):
                self._on_show[now.id] = shown
                return
        await self._post_page(shown)

    async def _post_page(self, shown: Shown) -> None:
        """Post the page of a tournament anew, at the end of its channel; the earlier one goes."""
        now = shown.tournament
        view, files = await self.layout(shown)
        # Beside the round the earlier page names it: deleted, its own nonce would bring it back.
        name = f"page{now.page_due}-{(now.message or 0) >> 22 & 0xFFFFFF:x}"
        message = await self._post(now, name, view, files, NOBODY)
        if message is None:
            return
        await self.posted(now, message)
        self._on_show[now.id] = shown
        if now.message is not None:
            await self.delete(now, now.message)

    def page_deleted(self, tournament_id: int) -> None:
        """Note that the page of a tournament shows nothing any more."""
        self._on_show.pop(tournament_id, None)

    async def add_picture(self, shown: Shown) -> None:
        """Have the game's picture drawn where a sign-up was shown without, and show it then."""
        now = shown.tournament
        title, pictures = TitleJob(type(shown.game), now.language), self._bot.pictures
        if not pictures.has(title) and await pictures.of(title):
            self._on_show.pop(now.id, None)

    async def posted(self, tournament: Tournament, message: int) -> None:
        """Write down which message is the page of a tournament now."""
        page_round = tournament.page_due
        await self._bot.store.tournaments.change(
            tournament.id, lambda now: replace(now, message=message, page_round=page_round)
        )

    async def close(self, shown: Shown, key: str) -> None:
        """Say in place of a page why there is none any more."""
        now = shown.tournament
        if now.message is not None:
            await self._edit(now, now.message, closed_page(shown, key), [])

    async def tell_cancelled(self, ended: Tournament) -> None:
        """Tell the people of a tournament by direct message that it has ended with its channel.

        Each reads it in their own language, with the standings.
        """
        opened = 0
        for entrant in ended.people:
            user = await self._bot.known_users.get(entrant.player)
            if (await self._bot.known_users.preferences(entrant.player)).dms == "off":
                continue
            known = user.dm_channel if user else None
            opened += known is None
            if opened > MOST_DMS_OPENED and known is None:
                continue
            language = user.language if user else LANGUAGES[0]
            shown = await self.shown(replace(ended, language=language))
            try:
                channel = known or (await self._bot.create_dm(discord.Object(entrant.player))).id
                to = self._bot.get_partial_messageable(channel)
                await to.send(view=channel_deleted_page(shown), allowed_mentions=NOBODY)
            except (discord.DiscordException, OSError) as error:
                log.info("tournament %s: an entrant cannot be told: %s", ended.id, error)

    async def announce(self, shown: Shown, pairing: Pairing) -> int | None:
        """Post a table's announcement, calling its people; return the message, if there is one.

        Raises:
            ChannelDeletedError: if the tournament's channel is gone.
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        now, name = shown.tournament, f"{pairing.round}-{pairing.number}"
        if pairing.message is not None:  # in place of an earlier one, which has this name
            name += f"-{pairing.message >> 22 & 0xFFFFFF:x}"
        view = announcement(shown, pairing)
        return await self._post(now, name, view, [], _people(shown, pairing))

    async def call_again(self, shown: Shown, pairing: Pairing) -> int | None:
        """Call the people of a table once more, in its thread; return that message.

        Raises:
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        now = replace(shown.tournament, channel=pairing.message or shown.tournament.channel)
        name = f"{pairing.round}-{pairing.number}-{len(pairing.earlier)}"
        view = call_to_play_again(shown, pairing)
        try:
            return await self._post(now, name, view, [], _people(shown, pairing))
        except ChannelDeletedError:  # the thread
            return None

    async def tell_result(self, shown: Shown, pairing: Pairing) -> None:
        """Say a table's result in place of its announcement."""
        if pairing.message is not None:
            view = announcement(shown, pairing)
            await self._edit(shown.tournament, pairing.message, view, [])

    async def open_thread(self, shown: Shown, pairing: Pairing, message: int) -> bool:
        """Open the thread of a table on its announcement; tell whether it is there.

        It has the message's id, so a second try finds what the first one opened.

        Raises:
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        now = shown.tournament
        channel = self._bot.get_partial_messageable(now.channel, guild_id=now.guild)
        try:
            await channel.get_partial_message(message).create_thread(
                name=thread_name(shown, pairing), auto_archive_duration=OPEN_FOR
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return True
            if not is_refused(error):
                raise
            log.warning("tournament %s: no thread is opened: %s", now.id, error)
            return False
        except ValueError:  # the server is not there
            return False
        return True

    async def archive(self, tournament: Tournament) -> None:
        """Put the threads of rounds that are over away; those that Discord has archived stay so."""
        guild = self._bot.get_guild(tournament.guild)
        for pairing in tournament.pairings:
            is_over = tournament.phase == "over" or pairing.round < tournament.round
            is_done = is_over and pairing.result is not None
            thread = guild.get_thread(pairing.message or 0) if guild and is_done else None
            if thread is None or thread.archived:
                continue
            try:
                await thread.edit(archived=True)
            except (discord.DiscordException, OSError) as error:
                log.info("tournament %s: a thread stays open: %s", tournament.id, error)

    async def _post(
        self,
        tournament: Tournament,
        name: str,
        view: ui.LayoutView,
        files: list[discord.File],
        called: discord.AllowedMentions,
    ) -> int | None:
        """Post a message once, however soon that is tried again; None where it is refused.

        Raises:
            ChannelDeletedError: if the channel is gone.
        """
        channel = self._bot.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        nonce = f"t{tournament.id}-{name}"[:NONCE_LIMIT]
        try:
            sent = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=called)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelDeletedError from error
            if not is_refused(error):
                raise
            log.warning("tournament %s: %s is not posted: %s", tournament.id, name, error)
            return None
        return sent.id

    async def _edit(
        self,
        tournament: Tournament,
        message: int,
        view: ui.LayoutView,
        files: list[discord.File],
    ) -> bool:
        """Edit a message; tell whether Discord took it: it may be gone, or too old."""
        channel = self._bot.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            await channel.get_partial_message(message).edit(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("tournament %s: a message stays as it is: %s", tournament.id, error)
            return False
        return True

    async def delete(self, tournament: Tournament, message: int) -> None:
        """Delete a message that another one has replaced."""
        channel = self._bot.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("tournament %s: an earlier message stays: %s", tournament.id, error)


def _people(shown: Shown, pairing: Pairing) -> discord.AllowedMentions:
    """Return the users whom a call to a table pings."""
    entrants = map(shown.tournament.entrant, pairing.seats)
    return discord.AllowedMentions(
        users=[discord.Object(one.player) for one in entrants if is_person(one)]
    )
