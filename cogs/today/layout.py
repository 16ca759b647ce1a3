"""How a day is laid out: what there is to play, how one did, the server's table, its seals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.kit.messages.controls import OPTION_LIMIT, Control, button, icon_button, rows, select
from cogs.kit.messages.layouts import page, said_date
from cogs.kit.messages.match_controls import ShowToday
from games.kit.charts import said_rank
from games.kit.words import Voice, unescape
from matches.days.plan import daily_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from games.kit.game import AnyGame
    from matches.days.day import Day
    from matches.days.par import Par
    from matches.days.tries import DayPage, DayRow, Field, Try
    from matches.days.turning import TurningPoint

ROWS_PER_PAGE: Final = 10
"""Players of a table on one page."""


class PlayToday(Control, verb="today-play", only_where_shown=True):
    """Deal the day to the player who presses, or bring their match down."""


class ShowDay(Control, verb="day", only_where_shown=True):
    """Show a day that is over, or a page of its table."""

    day: int
    """Its number."""
    page: int
    """Of the table, counted from 0."""


class ShowOthers(Control, verb="day-other", only_where_shown=True):
    """Lead to the match of the player picked from the table of a day."""

    day: int


class LookAnyway(Control, verb="day-look", only_where_shown=True):
    """Lead to a match of a day to who has not tried it, and will have no try at it then."""

    day: int
    match: int


class ShowBest(Control, verb="day-best", in_public=True):
    """Lead to the best match of a day in the server in which it is pressed."""

    day: int


class ShowPar(Control, verb="day-par", in_public=True):
    """Lead to what the strong computer did with the deal of a day."""

    day: int


class ShareDay(Control, verb="day-share", only_where_shown=True):
    """Tell the channel how one did, without telling the deal."""

    day: int


class ShowSeals(Control, verb="day-seals", only_where_shown=True):
    """Show seals and secrets of days."""

    day: int


class ShowSpread(Control, verb="day-spread", only_where_shown=True):
    """Show how everybody did on a day that is over."""

    day: int


@dataclass(frozen=True)
class Shown:
    """All that the page of a day says."""

    day: Day
    game: AnyGame
    next_game: AnyGame
    is_over: bool
    own: Try | None
    streak: int
    field: Field | None
    """How the reader's result stands among all of the day."""
    has_looked: bool
    """Whether the reader has looked at the deal before trying it."""
    par: Par | None
    """What the strong computer came to."""
    may_see_par: bool
    table: DayPage | None
    """None where the page is read in direct messages: they belong to no server."""
    names: tuple[str, ...] = ()
    """What those on the table are called, row by row."""
    page: int = 0


def day_page(shown: Shown, voice: Voice) -> ui.LayoutView:
    """Lay out a day for one reader; `voice` speaks of its game."""
    title = voice("today-title", day=said_date(shown.day, voice))
    heading = f"### 📅 {title} · {shown.game.spec.icon} {voice('title')}"
    said = [_what(shown, voice), *_own(shown, voice)]
    if shown.par and shown.may_see_par:
        said.append(voice("today-par", result=voice(shown.par.said)))
    said += _table(shown, voice)
    if not shown.is_over:
        after = shown.next_game.spec
        title = Voice(voice.language, after.slug)("title")
        said.append(f"-# {voice('today-next', icon=after.icon, game=title)}")
    controls = [*rows(*_controls(shown, voice)), *rows(*_others(shown, voice))]
    return page(heading, None, said, controls)


def _others(shown: Shown, voice: Voice) -> list[ui.Select[Any]]:
    """Let everybody look at what others did but who is in the middle of it."""
    is_amid = shown.own is not None and shown.own.ended_at is None and not shown.is_over
    if is_amid:
        return []
    named = zip(shown.table.rows, shown.names, strict=True) if shown.table else ()
    options = [
        discord.SelectOption(
            label=f"{row.rank}. {unescape(name)}"[:OPTION_LIMIT], value=str(row.match)
        )
        for row, name in named
    ]
    if shown.par and shown.par.match:
        label, value = voice("today-strong"), str(shown.par.match)
        options.append(discord.SelectOption(label=label, value=value, emoji="🤖"))
    if not options:
        return []
    return [select(voice("today-look"), options, ShowOthers(shown.day.number))]


def _what(shown: Shown, voice: Voice) -> str:
    """Say what there is to play, and until when."""
    daily = daily_of(shown.game)
    level = voice(f"level-{daily.level}")
    against = voice("today-against", n=daily.computers, level=level)
    if shown.is_over:
        return voice("today-was", against=against)
    ends = f"<t:{shown.day.ends}:t> (<t:{shown.day.ends}:R>)"
    return voice("today-what", against=against, ends=ends)


def _own(shown: Shown, voice: Voice) -> list[str]:
    own = shown.own
    if own is None and shown.has_looked:
        return [voice("today-looked")]
    if own is None:
        return [] if shown.is_over else [voice("today-not-yet")]
    if own.measures is None or own.said is None:
        if own.ended_at:
            return [voice("today-given-up")]
        return [voice("today-out-of-time" if shown.is_over else "today-under-way")]
    said = f"**{voice('today-own', result=voice(own.said))}**"
    lines = [f"{said} · {voice('today-streak', days=shown.streak)}"]
    if shown.field:
        lines += [voice("today-better", share=share) for share in better_than(shown.field)]
    return lines


def par_button(day: Day, par: Par | None, voice: Voice) -> list[ui.Button[Any]]:
    """Return the button that leads to what the strong computer did, if that was kept."""
    if par is None or par.match is None:
        return []
    return [button(voice("today-strong"), ShowPar(day.number), icon="🤖")]


def turning_line(turn: TurningPoint, unit: str, voice: Voice) -> str:
    """Say in which step, a `Daily.unit`, most fell behind the best."""
    numbers = {"step": turn.step, "players": turn.players, "others": turn.others}
    return voice("today-turning", unit=unit, **numbers)


def better_than(field: Field) -> list[int]:
    """Return of how many others a result is better, in percent; nothing where there are none."""
    return [round(100 * field.behind / (field.players - 1))] if field.behind else []


def _table(shown: Shown, voice: Voice) -> list[str]:
    if shown.table is None:
        return [f"-# {voice('today-in-server')}"]
    if not shown.table.rows:
        return [f"-# {voice('today-nobody')}"]
    named = zip(shown.table.rows, shown.names, strict=True)
    return ["", *(row_line(row, name, voice) for row, name in named)]


def changes_in_words(changes: Sequence[int], voice: Voice) -> str:
    """Say step by step whether somebody stood better, alike or worse after it: 1, 0, -1."""
    said = []
    for change, alike in groupby(changes):
        steps, word = len(list(alike)), voice("today-change", change=change)
        said.append(f"{steps} × {word}" if steps > 1 else word)
    return voice("today-changes", changes=", ".join(said))


def row_line(row: DayRow, name: str, voice: Voice) -> str:
    """Say a line of the table."""
    result = voice(row.said) if row.said else ""
    line = f"{said_rank(row.rank)} **{name}** · {result}"
    return f"{line} · 🔥 {row.streak}" if row.streak > 1 else line


def _controls(shown: Shown, voice: Voice) -> list[ui.Button[Any]]:
    blue, day = discord.ButtonStyle.primary, shown.day.number
    ways = []
    if not shown.is_over:
        has_ended = shown.own is not None and shown.own.ended_at is not None
        key = "again" if has_ended else "go-on" if shown.own else "play"
        key = "for-fun" if shown.has_looked else key
        style = discord.ButtonStyle.secondary if has_ended or shown.has_looked else blue
        ways.append(button(voice(f"today-{key}"), PlayToday(), style=style, icon="▶️"))
    if shown.own and shown.own.measures and shown.table is not None:
        ways.append(button(voice("today-share"), ShareDay(day), icon="📣"))
    if shown.is_over:
        ways.append(button(voice("today-spread"), ShowSpread(day), icon="📈"))
        ways.append(button(voice("button-today"), ShowToday(), icon="📅"))
    else:
        ways.append(button(voice("today-yesterday"), ShowDay(day - 1, 0), icon="📈"))
    pages = -(-shown.table.total // ROWS_PER_PAGE) if shown.table else 1
    if shown.page + 1 < pages:
        ways.append(icon_button(ShowDay(day, shown.page + 1), "⏬"))
    return [*ways, icon_button(ShowSeals(day), "🔐")]
