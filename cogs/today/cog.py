"""The day: played by one person in direct messages, once, and shown where they play with others."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.kit.commands.commands import command
from cogs.kit.discord_errors import is_refused
from cogs.kit.limits import check_limit
from cogs.kit.members import not_found
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page, question, said_date
from cogs.kit.messages.match_controls import OpenReview, ShowToday
from cogs.kit.pictures.charts import DayJob, LeaderboardJob
from cogs.kit.presses import answers, is_private, picked_number
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice, own_voice, public_language
from cogs.today.layout import (
    ROWS_PER_PAGE,
    LookAnyway,
    PlayToday,
    ShareDay,
    ShowBest,
    ShowDay,
    Shown,
    ShowOthers,
    ShowPar,
    ShowSeals,
    ShowSpread,
    better_than,
    changes_in_words,
    day_page,
    par_button,
    turning_line,
)
from cogs.today.spread import spread_bars
from games.kit.charts import DayChart, said_rank
from games.kit.daily import PERSON
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.days.day import Day
from matches.days.marks import changes_of, marks
from matches.days.par import Pars
from matches.days.plan import daily_of, game_of, options_of
from matches.days.turning import TurningPoints
from matches.fairness.seals import DayOrigin
from matches.limits import REPLAYS, SEATS, TABLES
from matches.links import link_to
from matches.match import ROOM_OF_DAY, Turn
from matches.seated import another_computer
from matches.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Bot, Call
    from games.kit.game import AnyGame
    from matches.days.tries import DayRow
    from matches.match import Match

log = logging.getLogger(__name__)


class Today(TableCog):
    """One deal a day."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._pars = Pars(bot.shelf, bot.store, bot.workers)
        self._turning_points = TurningPoints(bot.store)

    @property
    def _day(self) -> Day:
        """The day that it is."""
        return Day.at(self.bot.referee.now())

    @command("today")
    async def today_command(self, call: Call) -> None:
        """Show the day, privately."""
        await self._show(call, self._day, 0, in_place=False)

    @answers(ShowToday)
    async def today_pressed(self, call: Call, _: ShowToday) -> None:
        """Show the day, in place of a page about another one."""
        await self._show(call, self._day, 0, in_place=False)

    @answers(ShowDay)
    async def day_pressed(self, call: Call, pressed: ShowDay) -> None:
        """Show another day, or more of its table.

        Raises:
            IllegalMove: "moved-on" for a day that is still to come.
        """
        day = Day.read(pressed.day)
        if day > self._day:
            raise IllegalMove("moved-on")
        await self._show(call, day, pressed.page, in_place=is_private(call))

    async def _show(self, call: Call, day: Day, number: int, *, in_place: bool) -> None:
        await acknowledge(call, in_place=in_place)
        guild, user, days = call.guild_id or 0, call.user.id, self.bot.store.days
        await days.join(guild, user)
        game, own = self._game_of(day), await days.try_of(day, user)
        result = own and own.measures
        table = await days.table(guild, day, number, ROWS_PER_PAGE) if guild else None
        if table and call.guild and (gone := await self._gone(call.guild, table.rows)):
            await days.leave(guild, sorted(gone))
            table = await days.table(guild, day, number, ROWS_PER_PAGE)
        is_over, has_looked = day < self._day, await days.has_looked(day, user)
        may_see_par = bool(is_over or has_looked or (own and own.ended_at))
        voice = own_voice(call, game.spec.slug)
        players = [row.player for row in table.rows] if table else []
        start = number * ROWS_PER_PAGE + 1
        names = await self.bot.known_users.names(players, guild, voice.language, start)
        shown = Shown(
            day,
            game,
            self._game_of(day.after),
            is_over=is_over,
            own=own,
            has_looked=has_looked,
            par=await self._pars.known(day),
            may_see_par=may_see_par,
            streak=await days.streak(user, day),
            field=await days.field(day, result) if result else None,
            table=table,
            names=names,
            page=number,
        )
        view = day_page(shown, voice)
        await call.edit_original_response(view=view, attachments=[])

    def _game_of(self, day: Day) -> AnyGame:
        return game_of(day, self.bot.shelf)

    @staticmethod
    async def _gone(guild: discord.Guild, rows: Sequence[DayRow]) -> set[int]:
        """Return who of these has left a server, as far as the gateway says so."""
        return await not_found(guild, [row.player for row in rows]) or set()

    @answers(PlayToday)
    async def play_pressed(self, call: Call, _: PlayToday) -> None:
        """Deal the day in direct messages, or bring down there what was begun."""
        await acknowledge(call, in_place=True)
        voice = own_voice(call)
        try:
            channel = (await self.bot.create_dm(discord.Object(call.user.id))).id
            match = await self._match(call, channel)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("the day cannot be dealt in direct messages: %s", error)
            said = page(voice("today-closed"))
        else:
            self.bot.delivery.show(Turn(match, ()), fresh_table=True)
            said = page(voice("private-dealt", link=link_to(0, channel)))
        await call.edit_original_response(view=said, attachments=[])

    async def _match(self, call: Call, channel: int) -> Match:
        """Return the match of the day that runs in direct messages, or deal one.

        Raises:
            IllegalMove: if the user sits at too many tables, or has opened too many.
        """
        day = self._day
        running = await self.bot.store.matches.in_channel(channel, ROOM_OF_DAY)
        if running and running.day and running.day >= day:  # later if the clock was put back
            return running
        for limit in (SEATS, TABLES):
            await check_limit(call, limit)
        if running:  # that of a day which is over
            self.bot.delivery.show(await self.bot.referee.call_off(running.id))
        game, chain = self._game_of(day), await self.bot.store.days.chain(day)
        daily, players = daily_of(game), [call.user.id]
        for _ in range(daily.computers):
            players.append(another_computer(players, daily.level))
        return await self.bot.referee.start(
            game,
            options_of(game),
            players,
            guild=0,
            channel=channel,
            language=own_voice(call).language,
            origin=DayOrigin(secret=chain.secret(day), day=day.number),
            terms=Terms(exact=True),
        )

    @answers(ShareDay)
    async def share_pressed(self, call: Call, pressed: ShareDay) -> None:
        """Tell everybody in the channel how one did, with a picture of how it went.

        Raises:
            IllegalMove: "moved-on" if one has no result that day.
        """
        day, days = Day.read(pressed.day), self.bot.store.days
        own = await days.try_of(day, call.user.id)
        if own is None or own.measures is None or own.said is None:
            raise IllegalMove("moved-on")
        match = await self.bot.store.matches.load(own.match)
        log_of_match = await self.bot.store.matches.log_of(own.match)
        await check_limit(call, REPLAYS)
        await acknowledge(call, in_place=False, private=False)
        voice = Voice(await public_language(call), match.game.spec.slug)
        streak = await days.streak(call.user.id, day)
        guild, users = call.guild_id or 0, self.bot.known_users
        (name,) = await users.names([call.user.id], guild, voice.language)
        rank = await days.rank(guild, day, call.user.id)
        heading = f"📅 {voice('today-title', day=said_date(day, voice))}"
        result, row = voice(own.said), voice("today-streak", days=streak)
        below = " · ".join(filter(None, (said_rank(rank) if rank else "", row)))
        changes = changes_of(match, log_of_match)
        alt = f"{name} · {result} · {below}. {changes_in_words(changes, voice)}"
        chart = DayChart(name, result, changes, below)
        picture = await self.bot.pictures.of(DayJob(alt, chart))
        lines = [
            f"{heading} · {match.game.spec.icon} {voice('title')}",
            f"**{name}** · {result} · {below}",
        ]
        view = page("\n".join(lines), picture, () if picture else (marks(changes),))
        await show_page(call, view, picture, in_place=False, promised=True)

    @answers(ShowOthers)
    async def other_picked(self, call: Call, pressed: ShowOthers) -> None:
        """Lead to the match of somebody on the table.

        Raises:
            IllegalMove: as `_lead`.
        """
        await self._lead(call, Day.read(pressed.day), picked_number(call), in_place=False)

    @answers(LookAnyway)
    async def look_pressed(self, call: Call, pressed: LookAnyway) -> None:
        """Lead to a match of the day in place of a try at it.

        Raises:
            IllegalMove: as `_lead`.
        """
        day = Day.read(pressed.day)
        await self.bot.store.days.look(day, call.user.id)
        await self._lead(call, day, pressed.match, in_place=True)

    @answers(ShowBest)
    async def best_pressed(self, call: Call, pressed: ShowBest) -> None:
        """Lead to the best match of a day here.

        Raises:
            IllegalMove: "day-nobody" if there is none, else as `_lead`.
        """
        day, guild = Day.read(pressed.day), call.guild_id or 0
        await self.bot.store.days.join(guild, call.user.id)
        best = await self.bot.store.days.table(guild, day, 0, 1)
        if not best.rows:
            raise IllegalMove("day-nobody")
        await self._lead(call, day, best.rows[0].match, in_place=False)

    @answers(ShowPar)
    async def par_pressed(self, call: Call, pressed: ShowPar) -> None:
        """Lead to what the strong computer did with the deal of a day.

        Raises:
            IllegalMove: "moved-on" if that was not kept, else as `_lead`.
        """
        day = Day.read(pressed.day)
        par = await self._pars.known(day)
        if par is None or par.match is None:
            raise IllegalMove("moved-on")
        await self._lead(call, day, par.match, in_place=False)

    async def _lead(self, call: Call, day: Day, match_id: int, *, in_place: bool) -> None:
        """Lead to a match; who has not tried the day is asked first, as long as that counts.

        Raises:
            IllegalMove: "day-not-tried" in the middle of a try, "moved-on" if it is no match of
                that day.
        """
        days, voice = self.bot.store.days, own_voice(call)
        match = await self.bot.store.matches.load(match_id)
        if match.day != day or match.outcome is None:
            raise IllegalMove("moved-on")
        if day >= self._day and not await days.has_looked(day, call.user.id):
            own = await days.try_of(day, call.user.id)
            if own is None:
                asked = question(voice("day-ask-look"), voice, LookAnyway(day.number, match_id))
                await call.response.send_message(view=asked, ephemeral=True)
                return
            if own.ended_at is None:
                raise IllegalMove("day-not-tried")
        await acknowledge(call, in_place=in_place)
        voice = await match_voice(call, match)
        said = daily_of(match.game).result(match.state).said
        line = f"📅 {voice('today-strip', day=said_date(day, voice))}"
        steps = button(voice("button-steps"), OpenReview(match.id), icon="👣")
        view = page(f"{line}\n**{voice.name(PERSON)}** · {voice(said)}", None, (), rows(steps))
        await call.edit_original_response(view=view, attachments=[])

    @answers(ShowSpread)
    async def spread_pressed(self, call: Call, pressed: ShowSpread) -> None:
        """Show how everybody did on a day that is over, as a picture and in words.

        Raises:
            IllegalMove: "day-still-on" before that, "day-nobody" where nobody has a result.
        """
        day, days = Day.read(pressed.day), self.bot.store.days
        if day >= self._day:
            raise IllegalMove("day-still-on")
        await check_limit(call, REPLAYS)
        spread, game = await days.spread(day), self._game_of(day)
        if not spread:
            raise IllegalMove("day-nobody")
        await acknowledge(call, in_place=False)
        own, voice = await days.try_of(day, call.user.id), own_voice(call, game.spec.slug)
        bars = spread_bars(spread, own, voice)
        heading = f"### 📈 {voice('today-title', day=said_date(day, voice))} · {voice('title')}"
        total = sum(share.players for share in spread)
        below = [voice("today-spread-title", players=total)]
        if own and own.measures and total > 1:
            field = await days.field(day, own.measures)
            below += [voice("today-better", share=share) for share in better_than(field)]
        par = await self._pars.known(day)
        if par:
            below.append(voice("today-par", result=voice(par.said)))
        turn = await self._turning_points.known(day)
        if turn and turn.step:
            below.append(turning_line(turn, daily_of(game).unit, voice))
        alt = "\n".join(" · ".join(filter(None, (b.name, b.figure, b.note))) for b in bars)
        picture = await self.bot.pictures.of(LeaderboardJob(alt, "", tuple(bars)))
        if picture is None:
            below.append(alt)
        ways = []
        if own and own.ended_at:
            ways.append(button(voice("button-steps"), OpenReview(own.match), icon="👣"))
        if call.guild_id:
            ways.append(button(voice("today-best"), ShowBest(day.number), icon="🥇"))
        ways += par_button(day, par, voice)
        view = page(heading, picture, below, rows(*ways))
        await show_page(call, view, picture, in_place=False, promised=True)

    @answers(ShowSeals)
    async def seals_pressed(self, call: Call, pressed: ShowSeals) -> None:
        """Show the seals of a day and the next one, and the secret of the day before.

        Raises:
            IllegalMove: "moved-on" for a day that is still to come.
        """
        day, days = Day.read(pressed.day), self.bot.store.days
        if day > self._day:
            raise IllegalMove("moved-on")
        voice, lines = own_voice(call), []
        for one in (day, day.after, day.before):
            # The present one first: a chain begins with the day for which it is drawn.
            chain = await (days.known_chain(one) if one < self._day else days.chain(one))
            if chain is None:
                continue
            is_over = one < self._day
            key = "today-secret" if is_over else "today-seal"
            secret = chain.secret(one) if is_over else ""
            lines.append(voice(key, date=str(one), seal=chain.seal(one), secret=secret))
        view = page(voice("today-seals"), None, lines)
        await call.response.send_message(view=view, ephemeral=True)
