"""Profiles: how a player plays in a server, as a picture with a curve, and in words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord  # noqa: TC002 - the library reads what options are declared as

from cogs.kit.answers import acknowledge, show_page
from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import offer_games, read_game
from cogs.kit.messages.layouts import page
from cogs.kit.table_cog import ServerCog
from cogs.kit.users import name_in_text
from cogs.kit.voices import public_language
from cogs.standings.lines import said_rating
from games.kit.charts import ProfileChart
from games.kit.game import text
from games.kit.words import Voice
from matches.standings.profiles import profile_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.kit.bot import Call
    from games.kit.charts import Ended
    from matches.standings.profiles import Profile
    from matches.standings.ratings import Rating
    from matches.standings.rows import Result


class Profiles(ServerCog):
    """How a player plays in this server."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.profile_command, self.bot.shelf)

    @command("profile")
    async def profile_command(
        self, call: Call, member: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show to everybody how the user, or another member, plays."""
        slug = None if game is None else read_game(call, game)
        who = member or call.user
        await acknowledge(call, in_place=False, private=False)
        language = await public_language(call)
        results = await self.bot.store.standings.results_of(call.guild_id or 0, who.id)
        grades = {name: listed.spec.grades for name, listed in self.bot.shelf.items()}
        found = profile_of(results, grades, slug)
        name = who.display_name
        if found is None:
            words = Voice(language)("profile-none", player=name_in_text(name))
            await show_page(call, page(words, None, [], []), None, in_place=False, promised=True)
            return
        voice = Voice(language, found.game)
        lines = list(_lines(found, voice))
        alt = "\n".join(_plain(line) for line in lines)
        picture = await self.bot.renderer.profile(_chart(found, name, voice), alt)
        heading = f"## 👤 {voice('profile-title', player=name_in_text(name))}"
        view = page(heading, picture, lines, [])
        await show_page(call, view, picture, in_place=False, promised=True)


def _plain(line: str) -> str:
    """Return a line without markup, which alt texts have none of."""
    return line.replace("**", "")


def _lines(profile: Profile, voice: Voice) -> Iterator[str]:
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


def _date(result: Result, voice: Voice) -> str:
    day = datetime.fromtimestamp(result.ended, UTC)
    return voice("month-day", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def _ended(result: Result) -> Ended:
    if not result.finished:
        return "left"
    return "won" if result.won else "lost"


def _chart(profile: Profile, name: str, voice: Voice) -> ProfileChart:
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
        lines=(_favourite(profile, voice), *_moments(profile, voice)),
    )
