"""The page of how a match went: everybody's chances, and the decisions that turned it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from cogs.kit.messages.controls import OfMatch, button, icon_button, rows
from cogs.kit.messages.layouts import page, shorten, small, status_line
from cogs.replays.layout import OpenAt
from games.kit.charts import ChanceChart
from matches.computers.analysis import accuracy, turning_points

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import Seat, Value
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import Judged
    from matches.review import Review

MOST_SAID: Final = 60
"""Characters of a move."""


class LookAgain(OfMatch, verb="how-again"):
    """Show how a match went as far as it is judged by now, on the same page."""


@dataclass(frozen=True)
class HowItWent:
    """A match that is over, as far as its decisions are judged."""

    review: Review
    judged: tuple[Judged, ...]
    left: int | None
    """How many decisions are still to be judged; 0 while some are looked at more closely, None once
    all is known."""

    @cached_property
    def places(self) -> dict[int, int]:
        """The place in the review of each entry of the log, by its ply."""
        return {line.ply: place for place, line in enumerate(self.review.log, 1)}

    @cached_property
    def turns(self) -> list[Judged]:
        """The decisions that turned the match."""
        return turning_points(one for one in self.judged if one.ply in self.places)


def chance_chart(how: HowItWent, voice: Voice) -> ChanceChart:
    """Return what the picture shows; people who play together have one chance."""
    match = how.review.stages[0]
    together = match.game.spec.kind == "cooperative"
    seats = match.seats[:1] if together else match.seats
    names = (voice("how-team"),) if together else tuple(voice.name(seat) for seat in seats)
    return ChanceChart(
        names=names,
        chances=tuple(
            tuple(
                (how.places[one.ply], one.chance)
                for one in how.judged
                if (together or one.seat == seat) and one.ply in how.places
            )
            for seat in seats
        ),
        last=how.review.last,
        turns=tuple((0 if together else one.seat, how.places[one.ply]) for one in how.turns),
    )


def chances_in_words(chart: ChanceChart, how: HowItWent, voice: Voice) -> str:
    """Say what the picture shows."""
    lines = [
        voice("how-alt", who=name, first=_percent(line[0][1]), last=_percent(line[-1][1]))
        for name, line in zip(chart.names, chart.chances, strict=True)
        if line
    ]
    title = voice("how-title", game=voice("title"))
    return "\n".join([title, *lines, *_turns_in_words(how, voice)])


def how_page(
    how: HowItWent,
    reader: Seat | None,
    shared: frozenset[Seat],
    voice: Voice,
    picture: Picture | None,
) -> ui.LayoutView:
    """Lay out how a match went.

    `reader` sees their own accuracy, and that of the seats that share it.
    """
    match = how.review.stages[-1]
    heading = f"### 📈 {voice('how-title', game=voice('title'))}\n{status_line(match, voice)}"
    turns, is_growing = _turns_in_words(how, voice), how.left is not None
    below = [
        voice("how-left", many=how.left) if how.left else voice("how-closer") if is_growing else "",
        *(turns or ([] if is_growing else [voice("how-no-turn")])),
        _accuracies(how, reader, shared, voice),
        small(" ".join(voice(key) for key in ("how-basis", "judged-part") if voice.knows(key))),
    ]
    ways = [
        button(str(number), OpenAt(match.id, how.places[one.ply]), icon="👣")
        for number, one in enumerate(how.turns, 1)
    ]
    again = [icon_button(LookAgain(match.id), "🔄")] if is_growing else []
    return page(heading, picture, [one for one in below if one], rows(*ways, *again))


def _turns_in_words(how: HowItWent, voice: Voice) -> list[str]:
    """Say what turned the match, a line for each decision."""
    lines = []
    for number, one in enumerate(how.turns, 1):
        place = how.places[one.ply]
        before = how.review.stages[place - 1]
        made = _answers(before, one.seat, how.review.log[place - 1].move, voice)
        best = _answers(before, one.seat, before.game.load_move(one.best or ""), voice)
        pairs = zip(made, best, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same == min(len(made), len(best)):
            same = 0
        lines.append(
            voice(
                "how-turn",
                number=number,
                who=voice.name(one.seat),
                made=shorten(" · ".join(made[same:]), MOST_SAID),
                loss=_percent(one.loss),
                best=shorten(" · ".join(best[same:]), MOST_SAID),
            )
        )
    return lines


def _answers(before: Match, seat: Seat, move: Value, voice: Voice) -> list[str]:
    """Return the answers that a move is made of, without what labels say beside it."""
    labels = before.game.decisions(before.view(seat), move)
    return [voice(one.label).partition(" · ")[0] for one in labels]


def _accuracies(how: HowItWent, reader: Seat | None, shared: frozenset[Seat], voice: Voice) -> str:
    """Say how close people came to the best moves, the reader first."""
    said: list[str] = []
    own = [] if reader is None else [reader]
    for seat in (*own, *sorted(shared.difference(own))):
        percent = accuracy(how.judged, seat)
        if percent is not None:
            key = "how-own-accuracy" if seat == reader else "how-accuracy"
            said.append(voice(key, who=voice.name(seat), percent=round(percent)))
    return " · ".join(said)


def _percent(chance: float) -> int:
    return round(100 * chance)
