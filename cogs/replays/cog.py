"""Replays of a match that is over: as an animation, step by step, and as a file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from discord import app_commands

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.commands.suggestions import MOST_SUGGESTIONS, folded
from cogs.kit.limits import check_limit
from cogs.kit.messages.controls import read_number
from cogs.kit.messages.layouts import Upload, page, status_line
from cogs.kit.messages.match_controls import OpenReview, ShowHowItWent, ShowReplay
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
from matches.fairness.exporting import export_of
from matches.limits import ANIMATIONS, FILES, REPLAYS
from matches.review import WAYS, Review, review
from matches.seated import is_computer
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from cogs.kit.bot import Bot, Call
    from matches.match import Match
    from matches.records import MatchOver

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

        Raises:
            IllegalMove: while the match runs.
        """
        match = _over(await load_match(call, pressed.match))
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
        await check_limit(call, REPLAYS)
        await acknowledge(call, in_place=in_place)
        seen = await self._review(match)
        judged = await self._analysis.of(match)
        how = HowItWent(seen, judged, self._analysis.left.get(match.id))
        voice = await match_voice(call, match)
        chart = chance_chart(how, voice)
        picture = None
        if any(chart.chances):  # nothing is judged in the first moments
            job = ChancesJob(chances_in_words(chart, how, voice), chart)
            picture = await self.bot.pictures.of(job)
        reader = match.seat_of(call.user.id) if call.user.id in match.players else None
        view = how_page(how, reader, await self._sharing(match), voice, picture)
        await show_page(call, view, picture, in_place=in_place, promised=True)

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


def _over(match: Match) -> Match:
    """Return a match that is over.

    Raises:
        IllegalMove: "replay-not-over" while it runs: hands and seed are secrets.
    """
    if match.outcome is None:
        raise IllegalMove("replay-not-over")
    return match
