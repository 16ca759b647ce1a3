"""The page of how a match went: everybody's chances, and the decisions that turned it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from discord import ui

from cogs.kit.messages.controls import OfMatch, button, icon_button, rows
from cogs.kit.messages.layouts import gallery, page, shorten, small, status_line
from cogs.replays.layout import OpenAt, TryFrom
from games.kit.charts import ChanceChart
from games.kit.computers.analysis import LEAST_CHANCE, accuracy, open_ones
from games.kit.computers.candidates import COMPARABLE
from games.kit.game import IllegalMove
from games.kit.mind import LEVELS, best_effect, effects_above
from matches.computers.analysis import turning_points
from matches.entries import Entry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import Event, Seat, Text, Value
    from games.kit.mind import Level
    from games.kit.words import Voice
    from matches.computers.hindsight import Way
    from matches.match import Match
    from matches.records import Judged
    from matches.review import Review

MOST_SAID: Final = 80
"""Characters of a move."""
MOVES_SAID: Final = 3
"""Moves of a way to win that are said."""
TELLING_PERCENT: Final = 3
"""By so much a chance is lower than another at the least, if both are said."""
TELLING_DECISIONS: Final = 10
"""Open decisions from which on it is said how somebody played."""


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
    way: Way | None = None
    """How the team could have won that lost; None while that is not known, and for all others."""

    @cached_property
    def places(self) -> dict[int, int]:
        """The place in the review of each entry of the log, by its ply."""
        return {line.ply: place for place, line in enumerate(self.review.log, 1)}

    @cached_property
    def fatal(self) -> dict[int, Event]:
        """What the rules told that let nobody win any more, by the ply at which it happened."""
        keys = self.review.stages[0].game.mind().fatal
        found = [(one.ply, told) for one in self.review.log for told in one.events]
        return {ply: told for ply, told in reversed(found) if told.key in keys}

    @cached_property
    def turns(self) -> list[Judged]:
        """The decisions that turned the match."""
        seen = [one for one in self.judged if one.ply in self.places]
        return turning_points(seen, frozenset(list(self.fatal)[:1]))

    @cached_property
    def reasons(self) -> dict[int, Text]:
        """What the better move would have done by the rules and the one made did not, by ply.

        It may take as long as plans do, some hundredths of a second each: ask beside the loop.
        """
        found, game = {}, self.review.stages[0].game
        for one in self.turns:
            place = self.places[one.ply]
            state = self.review.stages[place - 1].state
            moves = self.review.log[place - 1].move, game.load_move(one.best or "")
            made, best = (game.mind().effects(state, one.seat, move) for move in moves)
            said = best_effect(effects_above(best, made))
            if said:
                found[one.ply] = said
        return found

    def before(self, one: Judged) -> float:
        """Return the chance of a seat, or a team, as it was last judged before a decision."""
        together = self.review.stages[0].game.spec.kind == "cooperative"
        earlier = [
            other.chance
            for other in self.judged
            if other.ply < one.ply and (together or other.seat == one.seat)
        ]
        return earlier[-1] if earlier else max(one.chance, one.best_chance)

    def lost_from(self, seat: Seat) -> int | None:
        """Return the place from which on a seat, or a team, had hardly any chance, if any."""
        together = self.review.stages[0].game.spec.kind == "cooperative"
        place = None
        for one in self.judged:
            if (together or one.seat == seat) and one.ply in self.places:
                lost = one.chance < LEAST_CHANCE
                place = (place or self.places[one.ply]) if lost else None
        return place

    @cached_property
    def dearest(self) -> tuple[Seat, Match, Match] | None:
        """Whose decision cost most, the match after it, and as the best move would have left it."""
        if not self.turns:
            return None
        one = max(self.turns, key=lambda one: (one.ply in self.fatal, one.loss))
        try:
            _, better = self._played_on(one.ply, [one.best or ""])
        except IllegalMove:
            return None
        made = replace(self.review.stages[self.places[one.ply]], outcome=None)
        return one.seat, made, better

    @cached_property
    def way_on(self) -> tuple[Match, ...]:
        """The match before each move of the way to win, and at its end; empty if there is none.

        Ask beside the loop: it plays them all.
        """
        if not self.way or not self.way.moves or self.way.ply not in self.places:
            return ()
        return tuple(self._played_on(self.way.ply, self.way.moves))

    def _played_on(self, ply: int, moves: Sequence[str]) -> list[Match]:
        """Return the match before an entry of the log, and after each of other moves from there.

        Raises:
            IllegalMove: if they are refused.
        """
        place = self.places[ply]
        at = self.review.stages[place - 1]
        counted = [line for line in self.review.log[:place] if not isinstance(line.move, Entry)]
        found = [at]
        for number, move in enumerate(moves):
            luck = at.deal.luck_of(ply + number, len(counted) + number)
            game, seat = at.game, min(at.to_act())
            state, _ = game.play(at.state, seat, game.load_move(move), luck)
            at = replace(at, ply=ply + number, state=state)
            found.append(at)
        return found


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
    return "\n".join([title, *lines, *_turns_in_words(how, None, voice)])


def how_page(
    how: HowItWent,
    reader: Seat | None,
    lately: Mapping[Seat, Sequence[Judged]],
    voice: Voice,
    picture: Picture | None,
    pair: Sequence[Picture] = (),
    way: Sequence[Picture] = (),
) -> ui.LayoutView:
    """Lay out how a match went, with a `pair` of pictures: what cost most, and what was better.

    Two more show a `way` to win that was missed: where it began, and where it leads. `lately` are
    the decisions of the last matches of the reader, and of those who share theirs.
    """
    match = how.review.stages[-1]
    heading = f"### 📈 {voice('how-title', game=voice('title'))}\n{status_line(match, voice)}"
    turns, is_growing = _turns_in_words(how, reader, voice), how.left is not None
    unseen = sum(0 < one.visits < COMPARABLE for one in how.judged)
    below = [
        *(turns or ([] if is_growing else [voice("how-no-turn")])),
        *_lost_in_words(how, reader, voice),
        *_way_in_words(how, voice),
        *_accuracies(how, reader, lately, voice),
        small(voice("how-try-why")) if how.turns or how.way_on else "",
        voice("how-growing") if is_growing else "",
        voice("how-no-time", many=unseen) if unseen and not is_growing else "",
        small(" ".join(voice(key) for key in ("how-basis", "judged-part") if voice.knows(key))),
    ]
    ways = [
        button(str(number), OpenAt(match.id, how.places[one.ply]), icon="👣")
        for number, one in enumerate(how.turns, 1)
    ]
    whence = [(how.places[one.ply], one.seat) for one in how.turns]
    if how.way and how.way_on:
        whence.append((how.places[how.way.ply], min(how.way_on[0].to_act())))
    tries = [
        button(voice("how-try", step=place), TryFrom(match.id, seat, place - 1), icon="🧪")
        for place, seat in dict.fromkeys(whence)
    ]
    again = [icon_button(LookAgain(match.id), "🔄")] if is_growing else []
    controls: list[ui.Item[Any]] = [*rows(*ways, *again), *rows(*tries)]
    for both, said in ((way, "how-way-pair"), (pair, "how-pair")):
        if both:
            controls[:0] = [gallery(*both), ui.TextDisplay(small(voice(said)))]
    return page(heading, picture, below, controls)


def _turns_in_words(how: HowItWent, reader: Seat | None, voice: Voice) -> list[str]:
    """Say what turned the match, a line for each decision."""
    return [_turn_in_words(how, number, reader, voice) for number in range(1, len(how.turns) + 1)]


def _turn_in_words(how: HowItWent, number: int, reader: Seat | None, voice: Voice) -> str:
    """Say one of the decisions that turned the match, counted from 1.

    Where the rules called it fatal, what it cost began with the decision before it.
    """
    one = how.turns[number - 1]
    place, fatal = how.places[one.ply], how.fatal.get(one.ply)
    before = how.review.stages[place - 1]
    made = _answers(before, one.seat, how.review.log[place - 1].move, voice)
    best = _answers(before, one.seat, before.game.load_move(one.best or ""), voice)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(made, best, strict=False)))
    kept = _percent(one.best_chance)
    chance = max(_percent(how.before(one)), kept) if fatal else kept
    return voice(
        "how-turn",
        number=number,
        step=place,
        who=voice.name(one.seat),
        made=shorten(" · ".join(made), MOST_SAID),
        fatal=f" {voice(fatal)}" if fatal else "",
        before=chance,
        after=_percent(one.chance),
        best=shorten(" · ".join(best[same:] or best), MOST_SAID),
        kept=kept if chance - kept >= TELLING_PERCENT else -1,
        why=_why_better(how, one, reader, voice),
    )


def _why_better(how: HowItWent, one: Judged, reader: Seat | None, voice: Voice) -> str:
    """Say what the better move would have done; "you" in it is who made the decision."""
    why = how.reasons.get(one.ply)
    if why is None:
        return ""
    together = how.review.stages[0].game.spec.kind == "cooperative"
    if together or one.seat == reader:
        return f" – {voice(why)}"
    return f" – {voice('how-seen-by', who=voice.name(one.seat), why=voice(why))}"


def _way_in_words(how: HowItWent, voice: Voice) -> list[str]:
    """Say how a team could have won that lost, and from where on."""
    if how.way and not how.way.moves:
        return [voice("how-no-way")]
    if not how.way_on or how.way is None:
        return []
    first = [
        voice("how-way-move", who=voice.name(seat), move=shorten(" · ".join(said), MOST_SAID))
        for before, move in zip(how.way_on[:MOVES_SAID], how.way.moves, strict=False)
        for seat in before.to_act()
        if (said := _answers(before, seat, before.game.load_move(move), voice))
    ]
    step, more = how.places[how.way.ply], len(how.way.moves) - len(first)
    return [voice("how-way", step=step, moves="; ".join(first), more=more)]


def _lost_in_words(how: HowItWent, reader: Seat | None, voice: Voice) -> list[str]:
    """Say from where on there was hardly a chance: for a team, or for who reads."""
    together = how.review.stages[0].game.spec.kind == "cooperative"
    place = how.lost_from(reader or how.review.stages[0].seats[0])
    if place is None or (reader is None and not together):
        return []
    key = "how-lost-team" if together else "how-lost"
    return [voice(key, step=place, percent=_percent(LEAST_CHANCE))]


def _answers(before: Match, seat: Seat, move: Value, voice: Voice) -> list[str]:
    """Return the answers that a move is made of, without what labels say beside it."""
    labels = before.game.decisions(before.view(seat), move)
    return [voice(one.label).partition(" · ")[0] for one in labels]


def _accuracies(
    how: HowItWent, reader: Seat | None, lately: Mapping[Seat, Sequence[Judged]], voice: Voice
) -> list[str]:
    """Say at which level people played, and how accurately in their last matches."""
    known, said = how.review.stages[0].game.mind().accuracies, []
    for seat in sorted(lately, key=lambda one: (one != reader, one)):
        own = "own-" if seat == reader else ""
        here = open_ones(one for one in how.judged if one.seat == seat)
        share = accuracy(here) if len(here) >= TELLING_DECISIONS else None
        if share is not None and known:
            words = partial(_level_in_words, known, f"how-{own}level", voice.name(seat), voice)
            said.append(words(share))
            until = _first_rounds(how, here)
            if until and (earlier := words(until[1])) != said[-1]:
                said.append(voice("how-until", round=until[0], said=earlier))
        these = open_ones(lately[seat])
        percent = accuracy(these) if len(these) >= TELLING_DECISIONS else None
        if percent is not None:
            many = {"many": len(these), "percent": min(100, max(0, _percent(percent)))}
            said.append(voice(f"how-{own}accuracy", who=voice.name(seat), **many))
    return said


def _first_rounds(how: HowItWent, here: Sequence[Judged]) -> tuple[int, float] | None:
    """Return the first rounds whose open decisions tell how somebody played, and the accuracy.

    None where only all of them do.
    """
    for number, start in enumerate(how.review.rounds[1:], 1):
        before = [one for one in here if how.places.get(one.ply, 0) <= start]
        share = accuracy(before) if TELLING_DECISIONS <= len(before) < len(here) else None
        if share is not None:
            return number, share
    return None


def _level_in_words(
    known: Mapping[Level, float], key: str, who: str, voice: Voice, share: float
) -> str:
    """Say which level an accuracy is like, or between which two."""
    below = [level for level in LEVELS if level in known and known[level] <= share]
    above = [level for level in LEVELS if level in known and known[level] > share]
    low, high = below[-1:] or above[:1], above[:1] or below[-1:]
    way = "between" if below and above else "above" if below else "below"
    levels = {"low": voice(f"level-{low[0]}"), "high": voice(f"level-{high[0]}")}
    return voice(f"{key}-{way}", who=who, **levels)


def _percent(chance: float) -> int:
    return round(100 * chance)
