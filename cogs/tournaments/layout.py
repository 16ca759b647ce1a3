"""The layout of tournaments: their page, and the announcements of tables."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.kit.agreed_terms import length_text
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.controls import button, icon_button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import ShowRules
from cogs.tournaments.controls import (
    AddEntrant,
    Begin,
    RemoveEntrant,
    SayStandings,
    ShowLots,
    ShowTableSeal,
    SignOff,
    SignUp,
)
from games.kit.charts import MEDALS, Bar, BracketMatch, PodiumPlace, said_rank
from games.kit.mind import LEVELS
from games.kit.words import Voice, halves, unescape
from matches.fairness.seals import seal_of
from matches.links import link_to
from matches.seated import is_computer, level_of
from matches.tournaments.points import places
from matches.tournaments.rounds import (
    DAY,
    FEWEST_ENTRANTS,
    FILLED_UP_TO,
    MOST_ENTRANTS,
    decisions_at,
)
from matches.tournaments.tournament import is_person, lots_origin, lots_secret, secret_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import AnyGame
    from matches.match import Match
    from matches.tournaments.points import Place
    from matches.tournaments.tournament import Entrant, Pairing, Tournament

MOST_BARS: Final = 12
"""Rows of the picture; the others stand in its words, behind 📝."""
MOST_ON_PODIUM: Final = 5
MOST_ABOVE: Final = 1000
"""Characters of what may stand above a page's picture."""
THREAD_NAME_LIMIT: Final = 100
"""Characters; Discord's limit."""
STEPS_OF_A_POINT: Final = 60
"""Steps of a bar for one point: every share of a table of up to five is a whole number of them."""


@dataclass(frozen=True)
class Shown:
    """A tournament as it is about to be shown."""

    tournament: Tournament
    game: AnyGame
    names: Mapping[int, str]
    """By entrant's number."""
    can_go_on: bool = False
    """Whether all tables of a round are done, and the next one waits for its time."""
    is_stuck: bool = False
    """Whether some table cannot be opened."""

    @property
    def voice(self) -> Voice:
        """The voice in which it speaks to everybody."""
        return Voice(self.tournament.language, self.tournament.game)

    @property
    def title(self) -> str:
        """What it is called, with its sign."""
        return f"🏆 {self.voice('tournament-title', game=self.voice('title'))}"

    def name(self, number: int) -> str:
        """Return what an entrant is called."""
        return self.names[number] or self.voice("former-player")

    def together(self, numbers: Sequence[int], key: str = "tournament-against") -> str:
        """Return the names of a table."""
        return self.voice(key).join(map(self.name, numbers))


def tournament_page(shown: Shown, picture: Picture | None) -> ui.LayoutView:
    """Lay out the page of a tournament, which everybody in its channel sees."""
    now = shown.tournament
    head = f"## {shown.title}\n{_state(shown)}"
    match now.phase:
        case "signup":
            return page(head, picture, _signed_up(shown), _sign_up_controls(shown))
        case "running":
            # The picture says them; below it they would be said twice.
            standings = standing_lines(shown) if now.system == "swiss" and not picture else []
            tables = table_lines(shown)
            if picture and len("\n".join((head, *tables))) <= MOST_ABOVE:  # they are looked for
                head, tables = "\n".join((head, *tables)), []
            below = [*tables, *map(_small, standings), _remark(shown)]
            return page(head, picture, below, _running_controls(shown, says_more=bool(picture)))
        case _:
            said = [icon_button(SayStandings(now.id), "📝")] if picture else []
            lots = [icon_button(ShowLots(now.id), "🔓")] if now.lots is not None else []
            below = [] if picture else standing_lines(shown)
            return page(head, picture, below, rows(*said, *lots))


def closed_page(shown: Shown, key: str) -> ui.LayoutView:
    """Say in place of a page why there is none any more."""
    return page(f"## {shown.title}", None, [shown.voice(key)])


def channel_deleted_page(shown: Shown) -> ui.LayoutView:
    """Say by direct message that a tournament has ended with its channel, and how it stood."""
    head = f"## {shown.title}\n{shown.voice('tournament-channel-deleted')}"
    return page(head, None, standing_lines(shown))


def _state(shown: Shown) -> str:
    """Say in a line how far it is."""
    now, voice = shown.tournament, shown.voice
    if now.phase == "signup":
        return _terms(shown)
    if now.phase == "over":
        return headline(shown, "**")
    line = voice("tournament-round", round=now.round, rounds=now.rounds)
    if now.unfinished:
        return f"{line} {voice('tournament-due', when=relative(now.due))}"
    return f"{line} {voice('tournament-next-round', when=relative(now.due))}"


def headline(shown: Shown, mark: str = "") -> str:
    """Say who has won a tournament; a `mark` stands on both sides of names."""
    if shown.tournament.is_cut_short:
        return shown.voice("tournament-cut-short")
    best = [place for place in places(shown.tournament) if place.rank == 1 and place.points]
    winners = shown.voice.series([f"{mark}{shown.name(place.number)}{mark}" for place in best])
    return shown.voice("tournament-won", winners=winners, count=len(best))


def _terms(shown: Shown) -> str:
    now, voice = shown.tournament, shown.voice
    rhythm = voice(f"tournament-{now.rhythm}", length=length_text(now.round_length))
    parts = [voice(f"tournament-{now.system}"), rhythm]
    if now.table_size > 2:  # noqa: PLR2004 - what everybody expects
        parts.append(voice("tournament-tables-of", size=now.table_size))
    if now.rounds:
        parts.append(voice("tournament-rounds", rounds=now.rounds))
    parts.append(voice("tournament-usual-options"))
    return " · ".join(parts)


def _signed_up(shown: Shown) -> list[str]:
    now, voice = shown.tournament, shown.voice
    lines = [
        f"{place}. {shown.name(one.number)}{_of_entrant(one, shown)}"
        for place, one in enumerate(now.entrants, 1)
    ]
    count = voice(
        "tournament-signed-up", count=len(now.entrants), few=FEWEST_ENTRANTS, most=MOST_ENTRANTS
    )
    lapses = voice("tournament-lapses", when=relative(now.due))
    how = voice(f"tournament-{now.system}-how")
    return [*lines, f"-# {count} {lapses}", *map(_small, _much_to_do(shown)), f"-# {how}"]


def _much_to_do(shown: Shown) -> list[str]:
    """Say how often everybody is to look in, in a tournament over days."""
    now = shown.tournament
    if now.rhythm == "evening":
        return []
    decisions = decisions_at(shown.game.spec, now.table_size)
    a_day = ceil(decisions / now.table_size / (now.round_length / DAY))
    return [shown.voice("tournament-much-to-do", decisions=decisions, count=a_day)]


def lots_page(now: Tournament, voice: Voice) -> ui.LayoutView:
    """Say the seal of the lots and what it is for; when all is over, what it hid."""
    seal, origin = seal_of(lots_secret(now)), lots_origin(now)
    if now.phase == "over" and origin:
        said = voice("lots-opened", secret=origin.secret, seal=seal, link=origin.place.link)
        return page(said)
    return page(f"{voice('lots-why')}\n-# {voice('lots-sealed', seal=seal)}")


def _of_entrant(one: Entrant, shown: Shown) -> str:
    if is_computer(one.player):
        return f" · {shown.voice(f'level-{level_of(one.player)}')}"
    if one.player == shown.tournament.opener:
        return f" · {shown.voice('tournament-opener')}"
    return ""


def _sign_up_controls(shown: Shown) -> list[ui.Item[Any]]:
    now, voice, style = shown.tournament, shown.voice, discord.ButtonStyle
    first = [
        button(voice("button-enter"), SignUp(now.id), style=style.success, icon="✋"),
        button(voice("button-start"), Begin(now.id), style=style.primary, icon="▶️"),
        button(voice("button-rules"), ShowRules(now.game), icon="📖"),
        button(voice("button-withdraw"), SignOff(now.id)),
    ]
    second: list[ui.Item[Any]] = []
    if len(now.entrants) < FILLED_UP_TO:
        for level in LEVELS:
            label = voice("button-add-computer", level=voice(f"level-{level}"))
            second.append(button(label, AddEntrant(now.id, level), icon="🤖"))
    if any(is_computer(one.player) for one in now.entrants):
        second.append(button(voice("button-remove-computer"), RemoveEntrant(now.id)))
    second.append(icon_button(ShowLots(now.id), "🔐"))
    return [*rows(*first), *rows(*second)]


def words_page(shown: Shown) -> ui.LayoutView:
    """Say in words what the picture of a tournament shows."""
    return page(f"### {shown.title}", None, picture_lines(shown))


def _running_controls(shown: Shown, *, says_more: bool) -> list[ui.Item[Any]]:
    """Make the controls of a running tournament; `says_more`: a picture could be said in words."""
    now, voice, style = shown.tournament, shown.voice, discord.ButtonStyle
    controls: list[ui.Item[Any]] = []
    if shown.can_go_on:
        label = voice("button-next-round")
        controls.append(button(label, Begin(now.id), style=style.primary, icon="▶️"))
    if now.system == "swiss" and now.round < now.rounds:
        controls.append(button(voice("button-enter-late"), SignUp(now.id), icon="✋"))
    controls += [
        button(voice("button-rules"), ShowRules(now.game), icon="📖"),
        button(voice("button-drop-out"), SignOff(now.id)),
    ]
    if says_more:
        controls.append(icon_button(SayStandings(now.id), "📝"))
    return [*rows(*controls)]


def _remark(shown: Shown) -> str:
    return f"⚠️ {shown.voice('tournament-stuck')}" if shown.is_stuck else ""


# ---- tables and standings -----------------------------------------------------------------------


def table_number(shown: Shown, pairing: Pairing) -> int:
    """Return the number of a table in its round, without gaps: byes have no table."""
    of_round = shown.tournament.of_round(pairing.round)
    return sum(len(one.seats) > 1 and one.number <= pairing.number for one in of_round)


def table_lines(shown: Shown) -> list[str]:
    """Say who meets whom in this round, where, and the results."""
    return [table_line(shown, one) for one in shown.tournament.current if one.seats]


def bracket_lines(shown: Shown) -> list[str]:
    """Say a bracket in words, for those who do not see it."""
    now, voice = shown.tournament, shown.voice
    found = []
    for round_ in range(1, now.round + 1):
        found.append(voice("tournament-round", round=round_, rounds=now.rounds))
        found += [
            table_line(shown, replace(one, match=None)).replace("**", "")
            for one in now.of_round(round_)
            if one.seats
        ]
    return found


def table_line(shown: Shown, pairing: Pairing) -> str:
    """Say a pairing in a line, which leads to its table."""
    voice, result = shown.voice, pairing.result
    who = shown.together(pairing.seats)
    if result is None:
        if pairing.match is None:
            return f"⚔️ {who}"
        there = link_to(shown.tournament.guild, pairing.message or 0)
        table = voice("tournament-table-link", table=table_number(shown, pairing))
        return f"⚔️ {who} · [{table}]({there})"
    winners = voice.series([shown.name(one) for one in result.winners])
    shared = "-shared" if len(result.winners) > 1 else ""
    key = f"tournament-{result.how}{shared if result.how == 'played' else ''}"
    if result.how == "bye" and shown.tournament.system == "knockout":
        key += "-knockout"
    return f"{'➖' if result.how == 'void' else '✅'} {voice(key, who=who, winners=winners)}"


def picture_lines(shown: Shown) -> list[str]:
    """Say what a picture shows: the standings, or a bracket and at its end who stands where."""
    now = shown.tournament
    is_bracket = now.system == "knockout"
    standings = standing_lines(shown) if not is_bracket or now.phase == "over" else []
    return [*standings, *(bracket_lines(shown) if is_bracket else [])]


def standing_lines(shown: Shown) -> list[str]:
    """Say the standings, a line for each entrant."""
    now = shown.tournament
    if not any(one.result for one in now.pairings):
        return []
    return [_standing_line(shown, place) for place in places(now)]


def _small(line: str) -> str:
    return f"-# {line}"


def _standing_line(shown: Shown, place: Place) -> str:
    voice = shown.voice
    is_out = shown.tournament.entrant(place.number).is_out
    has_medal = _has_medal(shown.tournament, place)
    rank = said_rank(place.rank, has_medal=has_medal) if place.rank else "–"
    line = f"{rank} {shown.name(place.number)}"
    if shown.tournament.system == "swiss":  # in a knock-out nobody counts points
        line += f" · {figure(place.points, voice)} · {_tie_break(shown, place)}"
    if is_out:
        line += f" · {voice('tournament-out')}"
    return line


def _tie_break(shown: Shown, place: Place) -> str:
    """Say what decides between equal points: Buchholz, then wins where those are equal, too."""
    voice = shown.voice
    said = voice("tournament-buchholz", points=decimal(place.buchholz, voice))
    level = {
        other.wins
        for other in places(shown.tournament)
        if (other.points, other.buchholz) == (place.points, place.buchholz)
    }
    return f"{said} · {voice('leaderboard-wins', wins=place.wins)}" if len(level) > 1 else said


def _has_medal(now: Tournament, place: Place) -> bool:
    """Tell whether a place has a medal: at the end, with points, and still in it."""
    is_at_end = now.phase == "over" and not now.is_cut_short
    return is_at_end and bool(place.points) and not now.entrant(place.number).is_out


def standing_bars(shown: Shown) -> tuple[Bar, ...]:
    """Draw the first places: how many points, of as many as rounds have been played."""
    now, voice = shown.tournament, shown.voice
    found = []
    for place in places(now)[:MOST_BARS]:
        note = ""
        if now.system == "swiss":
            note = _tie_break(shown, place)
        if now.entrant(place.number).is_out:
            note = voice("tournament-out")
        length = int(place.points * STEPS_OF_A_POINT)
        name = shown.name(place.number)
        whole = now.round * STEPS_OF_A_POINT
        said, has_medal = figure(place.points, voice), _has_medal(now, place)
        found.append(Bar(place.rank, name, length, whole, said, note, has_medal))
    return tuple(found)


def victors(shown: Shown) -> list[PodiumPlace]:
    """Return who stands on the podium at the end: people in the first three places."""
    now = shown.tournament
    has_points = now.system == "swiss"
    return [
        PodiumPlace(
            place.rank,
            shown.name(place.number),
            figure(place.points, shown.voice) if has_points else "",
        )
        for place in places(now)
        if 0 < place.rank <= len(MEDALS) and _has_medal(now, place)
    ][:MOST_ON_PODIUM]


def bracket_rounds(shown: Shown) -> tuple[tuple[BracketMatch, ...], ...]:
    """Return the bracket of a knock-out, with the places that are not filled yet."""
    now = shown.tournament
    return tuple(
        tuple(_bracket_match(shown, one) for one in now.of_round(round_))
        or (BracketMatch(()),) * 2 ** (now.rounds - round_)
        for round_ in range(1, now.rounds + 1)
    )


def _bracket_match(shown: Shown, pairing: Pairing) -> BracketMatch:
    won = pairing.result.winners[:1] if pairing.result else ()
    names = tuple(map(shown.name, pairing.seats))
    return BracketMatch(names, pairing.seats.index(won[0]) if won else None)


def figure(points: Fraction, voice: Voice) -> str:
    """Say how many points."""
    count = 1 if 0 < points <= 1 else 2  # also half a point is singular
    return voice("tournament-points", points=decimal(points, voice), count=count)


def decimal(points: Fraction, voice: Voice) -> str:
    """Write points: in halves where that is all there is, else with two digits.

    >>> from fractions import Fraction
    >>> decimal(Fraction(5, 2), Voice("en")), decimal(Fraction(4, 3), Voice("de"))
    ('2½', '1,33')
    """
    if points.denominator <= 2:  # noqa: PLR2004 - halves
        return halves(int(points * 2))
    written = f"{float(points):.2f}"
    return written if voice.language == "en" else written.replace(".", ",")


# ---- tables -------------------------------------------------------------------------------------


def announcement(shown: Shown, pairing: Pairing) -> ui.LayoutView:
    """Announce a table: who is called to it, and until when; once it is done, its result small."""
    now, voice = shown.tournament, shown.voice
    heading = voice("tournament-table", round=pairing.round, table=table_number(shown, pairing))
    if pairing.result is not None:
        return page(f"-# {heading} · {table_line(shown, pairing)}")
    below = voice("tournament-table-due", when=relative(now.due))
    head = f"⚔️ **{heading}**\n{_called(shown, pairing)}"
    return _call(f"{head}\n-# {below}", shown, pairing)


def call_to_play_again(shown: Shown, pairing: Pairing) -> ui.LayoutView:
    """Call the people of a table once more, because their match led to nothing."""
    again = shown.voice("tournament-again")
    return _call(f"🔁 **{again}**\n{_called(shown, pairing)}", shown, pairing)


def _call(said: str, shown: Shown, pairing: Pairing) -> ui.LayoutView:
    """Lay out a call to a table, beside the button that shows the seal of its shuffle."""
    seal = seal_of(secret_of(shown.tournament, pairing))
    return page(said, beside=icon_button(ShowTableSeal(seal), "🔐"))


def _called(shown: Shown, pairing: Pairing) -> str:
    """Name a table's people so that they are called."""
    entrants = map(shown.tournament.entrant, pairing.seats)
    called = [f"<@{one.player}>" if is_person(one) else shown.name(one.number) for one in entrants]
    return shown.voice("tournament-against").join(called)


def thread_name(shown: Shown, pairing: Pairing) -> str:
    """Return what the thread of a table is called."""
    number = table_number(shown, pairing)
    heading = shown.voice("tournament-table", round=pairing.round, table=number)
    return f"{heading} · {unescape(shown.together(pairing.seats))}"[:THREAD_NAME_LIMIT]


# ---- matches ------------------------------------------------------------------------------------


def match_brought(shown: Shown, match: Match) -> str:
    """Say what a match that is over has brought each entrant; in a knock-out that is no point."""
    outcome = match.outcome
    if outcome is None or not outcome.winners or shown.tournament.system == "knockout":
        return ""
    share = Fraction(1, len(outcome.winners))
    points = [share if seat in outcome.winners else Fraction(0) for seat in match.seats]
    got = [
        f"{shown.name(one.number)} {decimal(won, shown.voice)}"
        for player, won in zip(match.players, points, strict=True)
        if (one := shown.tournament.entrant_of(player))
    ]
    return f"🏆 {' · '.join(got)}"


def way_back(shown: Shown) -> ui.Button[Any]:
    """Make the button that leads from a match back to its tournament.

    It names the channel alone, where the newest page is: that of a round goes with its round.
    """
    there = link_to(shown.tournament.guild, shown.tournament.channel)
    label = shown.voice("button-to-tournament")
    return ui.Button(style=discord.ButtonStyle.link, label=label, emoji="🏆", url=there)
