"""Lines and bars of leaderboards and profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.charts import Bar, said_rank
from games.kit.game import text

if TYPE_CHECKING:
    from games.kit.words import Voice
    from matches.days.tries import MonthRow
    from matches.standings.ratings import Rating
    from matches.standings.rows import Standing, TeamStanding
    from matches.standings.seasons import Season


def line_of(row: Standing, name: str, voice: Voice, *, of_game: bool) -> str:
    """Say a row: of one game wins, share, best result and rating, of all games wins alone."""
    line = voice(
        "leaderboard-row" if of_game else "leaderboard-row-all",
        rank=_rank(row),
        player=name,
        wins=row.wins,
        matches=row.matches,
        share=_share(row),
        best=row.best,
    )
    return f"{line} · {said_rating(row.rating, row.rated, voice)}" if row.rating else line


def said_rating(rating: Rating, matches: int, voice: Voice) -> str:
    """Say a rating after so many rated matches, its uncertainty, and whether it is provisional."""
    key = "rating-provisional" if rating.is_provisional(matches) else "rating"
    return voice(key, rating=str(rating.shown), spread=str(rating.spread))


def said_season(season: Season, voice: Voice) -> str:
    """Say a month with its year."""
    return voice("season", month=season.month, year=str(season.year))


def bar_of(row: Standing, name: str, voice: Voice, *, of_game: bool) -> Bar:
    """Draw the same as a bar, and behind it the matches that were not won."""
    has_medal = _has_medal(row)
    if not of_game:
        figure = voice("leaderboard-wins", wins=row.wins)
        return Bar(row.rank, name, row.wins, row.wins, figure, has_medal=has_medal)
    share = voice("leaderboard-share", wins=row.wins, matches=row.matches, share=_share(row))
    if row.rating is None:
        note = voice("leaderboard-most", best=row.best) if row.best else ""
        return Bar(row.rank, name, row.wins, row.matches, share, note, has_medal)
    mark = " ?" if row.rating.is_provisional(row.rated) else ""
    figure = f"{row.rating.shown} ± {row.rating.spread}{mark}"
    return Bar(row.rank, name, row.wins, row.matches, figure, share, has_medal)


def team_line_of(row: TeamStanding, name: str, voice: Voice) -> str:
    """Say a row of teams, or of those who play alone: wins, and the best grade."""
    line = voice(
        "leaderboard-team-row",
        rank=_rank(row),
        player=name,
        wins=row.wins,
        matches=row.matches,
    )
    if row.grade is None:
        return line
    return f"{line} · {voice('leaderboard-best', grade=text(f'{row.grade}-short'))}"


def day_line_of(row: MonthRow, name: str, voice: Voice) -> str:
    """Say a row of the deals of a month's days: points, and how many days brought them."""
    return f"{said_rank(row.rank)} **{name}** · {_of_days(row, voice)}"


def day_bar_of(row: MonthRow, name: str, voice: Voice) -> Bar:
    """Draw the same as a bar."""
    return Bar(row.rank, name, row.points, row.points, _of_days(row, voice))


def _of_days(row: MonthRow, voice: Voice) -> str:
    return voice("today-month-row", points=row.points, days=row.days)


def _rank(row: Standing | TeamStanding) -> str:
    return said_rank(row.rank, has_medal=_has_medal(row))


def _has_medal(row: Standing | TeamStanding) -> bool:
    """Tell whether a rank is worth a medal: not to a former player, nor without a victory."""
    return row.player >= 0 and row.wins > 0


def _share(row: Standing) -> int:
    return round(100 * row.wins / row.matches)
