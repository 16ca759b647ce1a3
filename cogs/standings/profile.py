"""Profiles: how a player plays in a server, as a picture with a curve, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.messages.layouts import page
from cogs.kit.pictures.charts import ProfileJob
from cogs.kit.presses import answers, picked
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import ServerCog
from cogs.kit.voices import own_voice, public_language
from cogs.standings.layout import (
    ChooseProfile,
    SayProfile,
    ShareProfile,
    profile_games,
    ways_to_read,
)
from cogs.standings.lines import said_rating
from games.kit.charts import ProfileChart
from games.kit.game import text
from games.kit.words import UNKNOWN, Voice, name_in_text
from matches.standings.profiles import profile_of
from matches.tournaments.points import has_won

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discord import ui

    from cogs.kit.bot import Call
    from games.kit.charts import Ended
    from matches.standings.profiles import Profile
    from matches.standings.ratings import Rating
    from matches.standings.rows import Result


@dataclass(frozen=True)
class _Found:
    """A member's profile, or that there is none."""

    name: str
    voice: Voice
    profile: Profile | None
    titles: tuple[str, ...] = ()
    """The game of each tournament won, the first one first."""

    @property
    def title(self) -> str:
        """The first line in words."""
        return self.voice("profile-title", player=self.name)

    @property
    def lines(self) -> list[str]:
        """Everything that the picture shows."""
        if self.profile is None:
            return [self.voice("profile-none", player=self.name)]
        return list(_lines(self.profile, self.titles, self.voice))


class Profiles(ServerCog):
    """How a player plays in this server."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.profile_command, self.bot.shelf)

    @command("profile")
    async def profile_command(
        self, call: Call, member: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show how the user, or another member, plays; privately at first."""
        slug = None if game is None else read_game(call, game)
        who = member or call.user
        await acknowledge(call, in_place=False)
        await self._show(call, who.id, slug, is_private=True, name=who.display_name)

    @answers(ChooseProfile)
    async def game_chosen(self, call: Call, chosen: ChooseProfile) -> None:
        """Show the game that was picked.

        Raises:
            IllegalMove: if there is none such.
        """
        slug = picked(call)
        check_on_shelf(call, slug)
        await acknowledge(call, in_place=True)
        await self._show(call, chosen.member, slug, is_private=True)

    @answers(ShareProfile)
    async def share_pressed(self, call: Call, shared: ShareProfile) -> None:
        """Show a profile to everybody.

        Raises:
            IllegalMove: if there is no such game.
        """
        check_on_shelf(call, shared.game)
        await acknowledge(call, in_place=False, private=False)
        await self._show(call, shared.member, shared.game, is_private=False)

    @answers(SayProfile)
    async def words_pressed(self, call: Call, said: SayProfile) -> None:
        """Say a profile in words, privately.

        Raises:
            IllegalMove: if there is no such game.
        """
        check_on_shelf(call, said.game)
        found = await self._find(call, said.member, said.game, own_voice(call).language)
        view = page(f"## 👤 {found.title}", None, found.lines)
        await call.response.send_message(view=view, ephemeral=True)

    async def _show(
        self, call: Call, member: int, slug: str | None, *, is_private: bool, name: str = ""
    ) -> None:
        """Show a profile as the answer that was promised; `name` is that of a stranger."""
        language = own_voice(call).language if is_private else await public_language(call)
        found = await self._find(call, member, slug, language, name)
        profile, voice = found.profile, found.voice
        if profile is None:
            view = page("", None, found.lines)
            await show_page(call, view, None, in_place=False, promised=True)
            return
        alt = "\n".join((found.title, *map(_plain, found.lines)))
        chart = _chart(profile, found.titles, found.name, voice)
        picture = await self.bot.pictures.of(ProfileJob(alt, chart))
        words = SayProfile(member, profile.game) if picture else None
        share = ShareProfile(member, profile.game) if is_private else None
        controls: list[ui.Item[Any]] = [*ways_to_read(words, share, voice)]
        if is_private:
            played = [self.bot.shelf[one] for one in profile.games]
            controls.insert(0, profile_games(member, profile.game, played, voice))
        heading, below = ("", []) if picture else (f"## 👤 {found.title}", found.lines)
        view = page(heading, picture, below, controls)
        await show_page(call, view, picture, in_place=False, promised=True)

    async def _find(
        self, call: Call, member: int, slug: str | None, language: str, name: str = ""
    ) -> _Found:
        """Find how a member plays."""
        guild, store = call.guild_id or 0, self.bot.store
        (known,) = await self.bot.known_users.names([member], guild, language)
        results = await store.standings.results_of(guild, member)
        grades = {game: listed.spec.grades for game, listed in self.bot.shelf.items()}
        profile = profile_of(results, grades, slug)
        called = name_in_text(name) if known == UNKNOWN else known
        titles = [
            one.game
            for one in await store.tournaments.over(guild, member)
            if one.game in self.bot.shelf and has_won(one, member)
        ]
        voice = Voice(language, profile.game if profile else None)
        return _Found(called, voice, profile, tuple(titles))


def _plain(line: str) -> str:
    """Return a line without bold letters, which alt texts have none of."""
    return line.replace("**", "")


def _lines(profile: Profile, titles: Sequence[str], voice: Voice) -> Iterator[str]:
    """Say everything that the picture shows."""
    title, rating = voice("title"), profile.rating
    if rating:
        said = said_rating(rating, len(profile.rated), voice)
        yield f"**{voice('profile-rating', game=title, rating=said)}**"
    else:
        yield f"**{voice('profile-unrated', game=title)}**"
    if profile.elsewhere:
        others = " · ".join(_elsewhere(*one, voice) for one in profile.elsewhere)
        yield voice("profile-elsewhere", games=others)
    yield _tally(profile, voice)
    if titles:
        yield f"🏆 {_titles(titles, voice)}"
    yield _favourite(profile, voice)
    form = " · ".join(voice(f"profile-{_ended(one)}") for one in profile.form)
    yield voice("profile-form", form=form, matches=len(profile.form))
    if len(profile.rated) > 1 and rating:
        first = profile.rated[0].rating or rating
        yield voice(
            "profile-curve",
            game=title,
            first=str(first.shown),
            last=str(rating.shown),
            matches=len(profile.rated),
        )
    moments = list(_moments(profile, voice))
    if moments:
        yield f"**{voice('profile-best')}**"
        yield from (f"- {moment}" for moment in moments)


def _elsewhere(game: str, rating: Rating, matches: int, voice: Voice) -> str:
    """Say the rating in another game."""
    there = Voice(voice.language, game)
    said = said_rating(rating, matches, there)
    return there("profile-rating", game=there("title"), rating=said)


def _tally(profile: Profile, voice: Voice) -> str:
    return voice(
        "profile-tally",
        wins=profile.wins,
        matches=profile.matches,
        share=round(100 * profile.finished / profile.matches),
    )


def _titles(titles: Sequence[str], voice: Voice) -> str:
    """Say how many tournaments somebody has won, and of which games."""
    games = voice.series([Voice(voice.language, one)("title") for one in dict.fromkeys(titles)])
    return voice("profile-titles", count=len(titles), games=games)


def _favourite(profile: Profile, voice: Voice) -> str:
    title = Voice(voice.language, profile.favourite)("title")
    return voice("profile-favourite", game=title, matches=profile.of_favourite)


def _moments(profile: Profile, voice: Voice) -> Iterator[str]:
    """Say what is worth telling: the best grade, rating and points, and the longest streak."""
    game = voice("title")
    if one := profile.best_grade:
        grade = text(f"{one.grade}-short")
        yield voice("profile-grade", grade=grade, game=game, date=_date(one, voice))
    if (one := profile.peak) and one.rating:
        shown = str(one.rating.shown)
        yield voice("profile-peak", rating=shown, game=game, date=_date(one, voice))
    if profile.streak:
        yield voice("profile-streak", wins=profile.streak)
    if one := profile.most_points:
        points = str(one.points)
        yield voice("profile-most-points", points=points, game=game, date=_date(one, voice))
    if profile.awards:
        named = [f"{voice.in_form(text(key), 'name')} ×{count}" for key, count in profile.awards]
        yield " · ".join(named)


def _date(result: Result, voice: Voice) -> str:
    day = datetime.fromtimestamp(result.ended, UTC)
    return voice("month-day", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def _ended(result: Result) -> Ended:
    if not result.finished:
        return "left"
    return "won" if result.won else "lost"


def _chart(profile: Profile, titles: Sequence[str], name: str, voice: Voice) -> ProfileChart:
    rating = profile.rating
    figures = [
        (voice("profile-matches"), str(profile.matches)),
        (voice("profile-wins"), str(profile.wins)),
        (voice("profile-finished"), f"{round(100 * profile.finished / profile.matches)} %"),
    ]
    if rating:
        mark = " ?" if rating.is_provisional(len(profile.rated)) else ""
        now = f"{rating.shown} ± {rating.spread}{mark}"
        figures.insert(0, (voice("profile-now"), now))
    curve = tuple((one.rating.shown, one.rating.spread) for one in profile.rated if one.rating)
    return ProfileChart(
        name=name,
        figures=tuple(figures),
        curve_title=voice("profile-curve-title", game=voice("title")),
        curve=curve if len(curve) > 1 else (),
        form_title=voice("profile-form-title"),
        form=tuple(map(_ended, profile.form)),
        lines=(
            *([_titles(titles, voice)] if titles else []),
            _favourite(profile, voice),
            *_moments(profile, voice),
        ),
    )
