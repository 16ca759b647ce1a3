"""Replays of a match that is over: as an animation, step by step, and as a file."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.commands.suggestions import MOST_SUGGESTIONS, folded
from cogs.kit.discord_errors import is_refused
from cogs.kit.limits import check_limit
from cogs.kit.messages.controls import read_number
from cogs.kit.messages.layouts import Upload, page, status_line
from cogs.kit.messages.match_controls import USUAL_LEVEL, OpenReview, ShowHowItWent, ShowReplay
from cogs.kit.pictures.charts import ChancesJob
from cogs.kit.pictures.views import alt_text, view_job
from cogs.kit.presses import answers, is_within_reach, load_match, picked_number
from cogs.kit.refusals import not_a_choice
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice, own_voice
from cogs.replays import layout
from cogs.replays.how_layout import HowItWent, LookAgain, chance_chart, chances_in_words, how_page
from cogs.replays.layout import Voices
from cogs.replays.replay_job import replay_job
from games.kit.game import IllegalMove, Seat
from games.kit.words import bare, name_in_text
from matches.caching import BoundedDict
from matches.computers.analysis import Analysis
from matches.days.day import Day
from matches.fairness.exporting import export_of
from matches.limits import ANIMATIONS, FILES, REPLAYS
from matches.links import link_to
from matches.match import Turn
from matches.preferences import OFF
from matches.records import PostedMessage
from matches.review import WAYS, Review, review
from matches.seated import another_computer, is_computer, level_of
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Bot, Call
    from cogs.kit.messages.layouts import Picture
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import Judged, MatchOver

REVIEWS_CACHED: Final = 8
"""Matches of which every position is cached while they are stepped through."""


class Replays(TableCog):
    """What there is to see of a match once it is over."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._reviews: BoundedDict[int, Review] = BoundedDict(REVIEWS_CACHED)
        self._analysis = Analysis(
            bot.store.matches, bot.store.analysis, bot.workers, bot.delivery.clock
        )

    async def cog_unload(self) -> None:
        """Stop looking back at matches."""
        await self._analysis.close()

    # ---- commands ---------------------------------------------------------------

    @command("replay", what=("export",))
    async def replay_command(
        self, call: Call, match: str | None = None, what: str | None = None
    ) -> None:
        """Step through a match that is over, or send it as a file."""
        found = await self._asked_for(call, match)
        if what == "export":
            await self._send_file(call, found)
        else:
            await self._open(call, found)

    @replay_command.autocomplete("match")
    async def suggest_matches(self, call: Call, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the matches that ended here, and the user's own."""
        found = {self._label(call, one): str(one.id) for one in await self._over(call)}
        plain = folded(typed)
        return [
            app_commands.Choice(name=label, value=number)
            for label, number in found.items()
            if plain in folded(label)
        ]

    # ---- controls -----------------------------------------------------------------

    @answers(ShowReplay)
    async def replay_pressed(self, call: Call, pressed: ShowReplay) -> None:
        """Post the replay for all if a player asks for it; others see it alone.

        Who wants still pictures goes through it step by step.

        Raises:
            IllegalMove: while the match runs.
        """
        match = _over(await load_match(call, pressed.match))
        if (await self.bot.known_users.preferences(call.user.id)).motion == OFF:
            await self._open(call, match)
            return
        await check_limit(call, ANIMATIONS)
        private = call.user.id not in match.players
        await acknowledge(call, in_place=False, private=private)
        voice = await self.bot.known_users.voice(match, None)
        log = await self.bot.store.matches.log_of(match.id)
        then = await self.bot.known_users.voices_then(match, log, voice)
        job = replay_job(match, log, voice, then, alt_text(match, None, voice))
        replay = await self.bot.pictures.of(job, priority=Priority.SHOWN)
        if replay is None:
            voice = await match_voice(call, match)
            failed = page(voice("replay-failed"))
            await show_page(call, failed, None, in_place=False, promised=True)
            return
        title = f"### {match.game.spec.icon} {voice('replay-title', game=voice('title'))}"
        view = page(f"{title}\n{status_line(match, voice)}", replay)
        await show_page(call, view, replay, in_place=False, promised=True)

    @answers(OpenReview)
    async def review_pressed(self, call: Call, pressed: OpenReview) -> None:
        """Open a match at its beginning, privately.

        Raises:
            IllegalMove: while the match runs.
        """
        await self._open(call, _over(await load_match(call, pressed.match)))

    @answers(ShowHowItWent)
    async def how_pressed(self, call: Call, pressed: ShowHowItWent) -> None:
        """Show privately how a match went, as far as it is judged by now."""
        await self._show_how(call, pressed.match, in_place=False)

    @answers(LookAgain)
    async def look_again_pressed(self, call: Call, pressed: LookAgain) -> None:
        """Show the same on the same page, when more of it is judged."""
        await self._show_how(call, pressed.match, in_place=True)

    async def _show_how(self, call: Call, match_id: int, *, in_place: bool) -> None:
        """Show privately how a match went.

        Raises:
            IllegalMove: while the match runs, or the tournament that it belongs to.
        """
        match = _over(await load_match(call, match_id))
        await self._check_tournament(match)
        self._check_day(match)
        await check_limit(call, REPLAYS)
        await acknowledge(call, in_place=in_place)
        seen = await self._review(match)
        judged = await self._analysis.of(match)
        left, way = self._analysis.left.get(match.id), self._analysis.ways.get(match.id)
        how = HowItWent(seen, judged, left, way)
        voice = await match_voice(call, match)
        await asyncio.to_thread(lambda: (how.reasons, how.way_on))  # plans take time
        chart = chance_chart(how, voice)
        picture = None
        if any(chart.chances):  # nothing is judged in the first moments
            job = ChancesJob(chances_in_words(chart, how, voice), chart)
            picture = await self.bot.pictures.of(job)
        reader = match.seat_of(call.user.id) if call.user.id in match.players else None
        pair = await self._pair(how, voice) if how.left is None else []
        shown_way = await self._way(how, voice)
        lately = await self._lately(match, reader)
        view = how_page(how, reader, lately, voice, picture, pair, shown_way)
        more = [*pair, *shown_way]
        await show_page(call, view, picture, in_place=in_place, promised=True, more=more)

    async def _pair(self, how: HowItWent, voice: Voice) -> list[Picture]:
        """Return pictures of what cost most and of what was better; none if one is missing."""
        if how.dearest is None:
            return []
        seat, *both = how.dearest
        return await self._drawn(both, seat, voice, 0)

    async def _way(self, how: HowItWent, voice: Voice) -> list[Picture]:
        """Return pictures of where a way to win began that was missed, and where it leads."""
        both = how.way_on[:1] + how.way_on[-1:]
        return await self._drawn(both, None, voice, 2)

    async def _drawn(
        self, matches: Sequence[Match], seat: Seat | None, voice: Voice, first: int
    ) -> list[Picture]:
        """Return pictures with names by numbers from `first` on; none if one is missing."""
        jobs = [
            replace(view_job(match, seat, voice), ply=number)
            for number, match in enumerate(matches, first)
        ]
        drawn = [await self.bot.pictures.of(job) for job in jobs]
        return [one for one in drawn if one] if all(drawn) else []

    async def _lately(self, match: Match, reader: Seat | None) -> dict[Seat, tuple[Judged, ...]]:
        """Return the decisions of the last matches of who reads, and of those who share theirs."""
        own = {reader} if reader is not None else set()
        return {
            seat: await self.bot.store.analysis.last_of(match.players[seat], match.game.spec.slug)
            for seat in sorted(own | await self._sharing(match))
        }

    @answers(layout.OpenAt)
    async def open_at_pressed(self, call: Call, pressed: layout.OpenAt) -> None:
        """Open a match where somebody has pointed it out, privately.

        Raises:
            IllegalMove: while the match runs.
        """
        await self._open(call, _over(await load_match(call, pressed.match)), pressed.place)

    @answers(layout.Step)
    async def step_pressed(self, call: Call, pressed: layout.Step) -> None:
        """Go to another place.

        Raises:
            IllegalMove: while the match runs, or for a way that is none.
        """
        way = next((one for one in WAYS if one == pressed.way), None)
        if way is None:
            raise IllegalMove("moved-on")
        seen = await self._review(_over(await load_match(call, pressed.match)))
        here = layout.place_in(seen, pressed.place, pressed.viewer)
        goal = layout.place_in(seen, seen.goal(here.at, way), here.viewer)
        await self._show(call, seen, goal, in_place=True)

    @answers(layout.GoTo)
    async def landmark_picked(self, call: Call, pressed: layout.GoTo) -> None:
        """Go to the landmark picked.

        Raises:
            IllegalMove: while the match runs.
        """
        place = picked_number(call)
        seen = await self._review(_over(await load_match(call, pressed.match)))
        await self._show(call, seen, layout.place_in(seen, place, pressed.viewer), in_place=True)

    @answers(layout.PointOut)
    async def point_out_pressed(self, call: Call, pressed: layout.PointOut) -> None:
        """Post a way to a place for all who read the channel.

        Raises:
            IllegalMove: while the match runs.
        """
        await check_limit(call, REPLAYS)
        match = _over(await load_match(call, pressed.match))
        seen = await self._review(match)
        place = layout.place_in(seen, pressed.place, layout.FROM_TABLE)
        voice = await self.bot.known_users.voice(match, None)
        view = layout.pointed_out(seen, place, name_in_text(call.user.display_name), voice)
        await call.response.send_message(view=view)

    @answers(layout.TryFrom)
    async def try_pressed(self, call: Call, pressed: layout.TryFrom) -> None:
        """Let a user play on from a place against computers, in direct messages.

        Raises:
            IllegalMove: while the match or its tournament runs, and from the end.
        """
        match = _over(await load_match(call, pressed.match))
        await self._check_tournament(match)
        await check_limit(call, REPLAYS)
        seen = await self._review(match)
        if pressed.place >= seen.last:
            raise IllegalMove("moved-on")
        await acknowledge(call, in_place=False)
        said = await self._tried(call, seen, pressed)
        await call.edit_original_response(view=page(said))

    async def _tried(self, call: Call, seen: Review, pressed: layout.TryFrom) -> str:
        """Begin a match in direct messages; return what is said of it where it was asked for."""
        match, voice = seen.stages[-1], own_voice(call)
        try:
            channel = (await self.bot.create_dm(discord.Object(call.user.id))).id
            there = link_to(0, channel)
            if running := await self.bot.store.matches.in_channel(channel):
                title = own_voice(call, running.game.spec.slug)("title")
                return voice("private-taken-there", game=title, link=there)
            own = own_voice(call, match.game.spec.slug)
            page_there = layout.tried_page(match, pressed.place, own)
            sent = await self.bot.get_partial_messageable(channel).send(view=page_there)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return voice("private-closed")
        seat = _seat_to_try(seen, pressed, call.user.id)
        players: list[int] = []
        for other, player in enumerate(match.players):
            level = level_of(player) if is_computer(player) else USUAL_LEVEL
            known = [*players, call.user.id]
            players.append(call.user.id if other == seat else another_computer(known, level))
        log = await self.bot.store.matches.log_of(match.id)
        ply = seen.stages[pressed.place].ply
        tried = await self.bot.referee.start_from(
            match, log, ply, players, channel=channel, language=voice.language
        )
        now = self.bot.delivery.clock.now()
        shown = PostedMessage(tried.id, seat, "board", channel, sent.id, digest="", posted=now)
        await self.bot.store.messages.change([shown])
        self.bot.delivery.show(Turn(tried, ()))
        return voice("private-dealt", link=there)

    @answers(layout.WatchFrom)
    async def viewer_picked(self, call: Call, pressed: layout.WatchFrom) -> None:
        """Look at the same place as another seat, or the table.

        Raises:
            IllegalMove: while the match runs.
        """
        viewer = picked_number(call)
        seen = await self._review(_over(await load_match(call, pressed.match)))
        await self._show(call, seen, layout.place_in(seen, pressed.place, viewer), in_place=True)

    @answers(layout.SayStep)
    async def words_pressed(self, call: Call, pressed: layout.SayStep) -> None:
        """Say a place in words.

        Raises:
            IllegalMove: while the match runs.
        """
        seen = await self._review(_over(await load_match(call, pressed.match)))
        place = layout.place_in(seen, pressed.place, pressed.viewer)
        voices = await self._voices(call, seen)
        view = layout.words_page(seen, place, voices.at(seen, place.at))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(layout.Download)
    async def download_pressed(self, call: Call, pressed: layout.Download) -> None:
        """Send a match as a file.

        Raises:
            IllegalMove: while the match runs.
        """
        await self._send_file(call, _over(await load_match(call, pressed.match)))

    # ---- how ------------------------------------------------------------------------

    def _check_day(self, match: Match) -> None:
        """Tell nothing of the deal of a day before that is over: others play it still.

        Raises:
            IllegalMove: "day-still-on" until then.
        """
        if match.day and Day.at(self.bot.referee.now()) <= match.day:
            raise IllegalMove("day-still-on")

    async def _check_tournament(self, match: Match) -> None:
        """Tell nothing of how a match of a tournament went before that is over.

        Raises:
            IllegalMove: "how-tournament-runs".
        """
        found = await self.bot.store.tournaments.of_match(match.id)
        tournament = await self.bot.store.tournaments.get(found) if found else None
        if tournament and tournament.phase != "over":
            raise IllegalMove("how-tournament-runs")

    async def _sharing(self, match: Match) -> frozenset[Seat]:
        """Return the seats of those who let everybody see how accurate they were."""
        shared = set()
        for seat, player in enumerate(match.players):
            preferences = await self.bot.known_users.preferences(player)
            if not is_computer(player) and preferences.accuracy == "all":
                shared.add(Seat(seat))
        return frozenset(shared)

    async def _open(self, call: Call, match: Match, at: int = 0) -> None:
        await check_limit(call, REPLAYS)
        seen = await self._review(match)
        await self._show(call, seen, layout.place_in(seen, at, layout.FROM_TABLE), in_place=False)

    async def _show(self, call: Call, seen: Review, place: layout.Place, *, in_place: bool) -> None:
        await acknowledge(call, in_place=in_place)
        voices = await self._voices(call, seen)
        stage, voice = seen.stages[place.at], voices.at(seen, place.at)
        picture = await self.bot.pictures.of(view_job(stage, place.seat, voice))
        view = layout.review_page(seen, place, voices, picture)
        await show_page(call, view, picture, in_place=in_place, promised=True)

    async def _voices(self, call: Call, seen: Review) -> Voices:
        match = seen.stages[-1]
        end = await match_voice(call, match)
        return Voices(end, await self.bot.known_users.voices_then(match, seen.log, end))

    async def _send_file(self, call: Call, match: Match) -> None:
        await check_limit(call, FILES)
        voice = await match_voice(call, match)
        log = await self.bot.store.matches.log_of(match.id)
        self._check_day(match)
        export = export_of(match, log, [*map(bare, voice.names)])
        written = export.model_dump_json(indent=1).encode()
        name = f"gangway-{match.game.spec.slug.replace('_', '-')}-{match.id}.json"
        await call.response.send_message(
            voice("replay-exported", file=name),
            file=Upload(written, name),
            ephemeral=True,
        )

    async def _review(self, match: Match) -> Review:
        """Return a match at every ply.

        Raises:
            IllegalMove: "replay-other-rules" if this version's rules refuse what was played.
        """
        seen = self._reviews.get(match.id)
        if seen is None or seen.stages[-1].players != match.players:
            log = await self.bot.store.matches.log_of(match.id)
            try:
                seen = review(match, log)
            except IllegalMove as refused:
                raise IllegalMove("replay-other-rules") from refused
            self._reviews[match.id] = seen
        return seen

    async def _asked_for(self, call: Call, said: str | None) -> Match:
        """Return the match that was named, else the last one here, else the user's own last one.

        Raises:
            IllegalMove: if there is none, or it is not over.
        """
        matches = self.bot.store.matches
        if said is not None:
            match = await matches.load(await self._number(call, said))
            self._check_watcher(call, match)
        elif last := await matches.last_in_channel(channel_of(call)):
            match = last
        elif over := await self._over(call):
            match = await matches.load(over[0].id)
        elif running := await matches.in_channel(channel_of(call)):
            match = running
        else:
            raise IllegalMove("replay-none")
        call.extras["match"] = match
        return _over(match)

    async def _number(self, call: Call, said: str) -> int:
        """Return the number of the match that was named, by number or by label."""
        for one in await self._over(call):
            if folded(self._label(call, one)) == folded(said):
                return one.id
        try:
            return read_number(said.strip().removeprefix("#"))
        except ValueError:
            raise not_a_choice(said) from None

    async def _over(self, call: Call) -> tuple[MatchOver, ...]:
        over = await self.bot.store.matches.over(
            channel_of(call), call.user.id, call.guild_id, MOST_SUGGESTIONS
        )
        return tuple(one for one in over if one.game in self.bot.shelf)

    def _label(self, call: Call, one: MatchOver) -> str:
        """Return what a match is called in a list: `All aboard! · 2026-11-22 · #12`."""
        day = datetime.fromtimestamp(one.ended, UTC).date().isoformat()
        return f"{own_voice(call, one.game)('title')} · {day} · #{one.id}"

    @staticmethod
    def _check_watcher(call: Call, match: Match) -> None:
        """Let a match be seen where it was played, and by those who played it.

        Raises:
            IllegalMove: "no-such-match" to others, as if there were none.
        """
        is_here = (call.guild_id, call.channel_id) == (match.guild, match.channel)
        is_own = call.user.id in match.players and is_within_reach(call, match)
        if not (is_here or is_own):
            raise IllegalMove("no-such-match")


def _seat_to_try(seen: Review, pressed: layout.TryFrom, user: int) -> Seat:
    """Return whose part a user takes: their own, else whom they look at, else who moves next."""
    match = seen.stages[-1]
    if user in match.players:
        return match.seat_of(user)
    watched = layout.place_in(seen, pressed.place, pressed.viewer).seat
    return seen.log[pressed.place].seat if watched is None else watched


def _over(match: Match) -> Match:
    """Return a match that is over.

    Raises:
        IllegalMove: "replay-not-over" while it runs: hands and seed are secrets.
    """
    if match.outcome is None:
        raise IllegalMove("replay-not-over")
    return match
