"""Summaries: how a day went, told once in the channel that a server has picked for that."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page, said_date
from cogs.kit.messages.match_controls import ShowToday
from cogs.kit.pictures.charts import TournamentEndJob
from cogs.kit.table_cog import TableCog
from cogs.today.layout import ShowBest, par_button, row_line
from games.kit.charts import PodiumPlace
from games.kit.words import Voice, language_of
from matches.days.day import Day
from matches.days.marks import changes_of, marks
from matches.days.par import Pars
from matches.days.plan import game_of
from matches.days.turning import MOST_COMPARED, TurningPoints
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

BETWEEN_LOOKS_FOR_SUMMARIES: Final = 10 * 60.0
"""Seconds after which it is looked again whether a day is over."""
ON_PODIUM: Final = 3


class Summaries(TableCog):
    """Tells servers that want it how a day went: one message, which notifies nobody."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._pars = Pars(bot.shelf, bot.store, bot.workers)
        self._turning_points = TurningPoints(bot.store)
        self._looks = Wakeups(
            self._look,
            bot.delivery.clock,
            pauses=[BETWEEN_LOOKS_FOR_SUMMARIES],
            named=lambda _: "summaries of a day",
        )

    async def cog_load(self) -> None:
        """Begin to look."""
        self._looks.wake(None)

    async def cog_unload(self) -> None:
        """Stop looking."""
        await self._looks.close()

    async def _look(self, _: None) -> float:
        await self.tell_all()
        await self.work_out_pars()
        await self.work_out_turning_point()
        return self.bot.delivery.clock.now() + BETWEEN_LOOKS_FOR_SUMMARIES

    async def work_out_pars(self) -> None:
        """Let the strong computer play the last days, as soon as somebody has a result there.

        Of several processes one does; if it dies, another one looks later.
        """
        today, days, variables = (
            Day.at(self.bot.referee.now()),
            self.bot.store.days,
            self.bot.store.variables,
        )
        for day in (today.before, today):
            if await self._pars.known(day) or not await days.is_played(day):
                continue
            now = self.bot.delivery.clock.now()
            if await variables.is_due(f"par-due-{day}", now, BETWEEN_LOOKS_FOR_SUMMARIES):
                await self._pars.work_out(day, await days.chain(day), self.bot.thinker.scale)

    async def work_out_turning_point(self) -> None:
        """Look once where most fell behind on the last day; of several processes one does."""
        day, now = Day.at(self.bot.referee.now()).before, self.bot.delivery.clock.now()
        days, variables = self.bot.store.days, self.bot.store.variables
        if await self._turning_points.known(day) or not await days.is_played(day):
            return
        if await variables.is_due(f"turn-due-{day}", now, BETWEEN_LOOKS_FOR_SUMMARIES):
            best, *others = await days.compared(day, MOST_COMPARED)
            await self._turning_points.work_out(day, best, others)

    async def tell_all(self) -> None:
        """Tell the servers that are ours how the last day went, unless they have been told."""
        day = Day.at(self.bot.referee.now()).before
        for guild, channel in await self.bot.store.configs.summaries():
            if self.bot.is_ours(guild) and await self._is_first(guild, day):
                with self.bot.delivery.last():
                    await self._tell(guild, channel, day)

    async def _is_first(self, guild: int, day: Day) -> bool:
        """Write down that a server is told of a day; tell whether it was not before.

        It is written down first: rather never than twice.
        """
        key, variables = f"summary-{guild}", self.bot.store.variables
        before = await variables.get(key)
        return before != str(day) and await variables.swap(key, before, str(day))

    async def _tell(self, guild_id: int, channel_id: int, day: Day) -> None:
        table = await self.bot.store.days.table(guild_id, day, 0, ON_PODIUM)
        guild = self.bot.get_guild(guild_id)
        if not table.rows or guild is None:
            return
        chosen = (await self.bot.store.configs.get(guild_id)).language
        game = game_of(day, self.bot.shelf)
        voice = Voice(chosen or language_of(guild.preferred_locale.value), game.spec.slug)
        date = said_date(day, voice)
        heading = f"### 📅 {voice('today-title', day=date)} · {game.spec.icon} {voice('title')}"
        players = [row.player for row in table.rows]
        names = await self.bot.known_users.names(players, guild_id, voice.language)
        named = [*zip(table.rows, names, strict=True)]
        lines = [row_line(row, name, voice) for row, name in named]
        places = [
            PodiumPlace(row.rank, name, line=voice(row.said) if row.said else "")
            for row, name in named
        ]
        alt = "\n".join(lines).replace("**", "")
        picture = await self.bot.pictures.of(TournamentEndJob(alt, tuple(places), ()))
        after = game_of(day.after, self.bot.shelf).spec
        title = Voice(voice.language, after.slug)("title")
        best, par = await self._marks(table.rows[0].match), await self._pars.known(day)
        below = [
            *lines,
            *([voice("today-par", result=voice(par.said))] if par else []),
            voice("today-played", players=table.total),
            voice("today-best-way", marks=best),
            f"-# {voice('today-next', icon=after.icon, game=title)}",
        ]
        ways = rows(
            button(voice("button-today"), ShowToday(), icon="📅"),
            button(voice("today-best"), ShowBest(day.number), icon="🥇"),
            *par_button(day, par, voice),
        )
        channel = self.bot.get_partial_messageable(channel_id, guild_id=guild_id)
        try:
            files = [picture.file()] if picture else []
            await channel.send(view=page(heading, picture, below, ways), files=files, silent=True)
        except discord.HTTPException as error:
            log.info("server %s is not told how the day went: %s", guild_id, error)

    async def _marks(self, match_id: int) -> str:
        matches = self.bot.store.matches
        return marks(changes_of(await matches.load(match_id), await matches.log_of(match_id)))
