"""Summaries of a match's log for one reader: a line for what a seat did in a turn.

Each event says itself how it is put, by other forms of its text beside the whole sentence:

- `.brief` is a clause after the name of a seat, its `$who` or else the one that acted: "cart J2".
  If there is `.briefs` as well, that says several at once (see `Voice.together`): "🛤️ I7, I2".
- `.aside` is a clause that no seat is the subject of: "⛵ 12½ of 14 kg". Those in a row are one
  line.
- `.headline` is a line of its own: "Round 2: Ada +5".
- `.outcome` is what the log has in place of `.brief`, or of `.aside`: in whole words, in bold, and
  without squares or other codes: "brought home two emeralds: +8".
- `.counted` is the same for what only counts, all of a turn at once, not in bold, and only where
  nothing came of the turn: "built 3 tracks". What reads alike is counted together. In place of
  `.aside` it is told last, all of it at once: "2 squares collapsed".
- `.otherwise` is the same for what is told of a turn of which nothing is counted either: "drove".
  A line of the log with such clauses is one turn, in the order in which it happened, with what
  others did when they were asked; turns of which nothing came share lines of a phone.
- `.yours` is that line as the one reads it whom the event is about, its `$who`: "You sit here now".

- `.cancels` names the text of an event that this one takes back; neither is told.

An empty form is no news: nothing changed for anybody. A text without any of them is a headline as
it stands, so that nothing of a new game is lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, Literal

from cogs.kit.messages.layouts import EMOJI, WIDE_LETTERS
from games.kit.text import SeatName, Text, seat_name, text
from matches.match import events_for

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

    from games.kit.game import Event, Seat
    from games.kit.text import Arg
    from games.kit.words import Voice
    from matches.match import Played

NAME: Final = re.compile(r"\*\*.+?\*\* ")
"""Whom a line is about, as it begins."""
OF_A_TURN: Final = ("outcome", "counted", "otherwise")
"""Forms that tell what came of a turn; of what a seat did, only those of the first one are told."""
QUIET: Final = frozenset({"counted", "otherwise"})
"""Those of a turn of which nothing came."""
LINE_OF_A_PHONE: Final = 50
"""Visible characters that stand side by side in a log on a phone."""


def standing(
    log: Iterable[Played], reader: Seat | None, voice: Voice
) -> list[tuple[Played, Event]]:
    """Return what a log tells a reader, each with its entry, but nothing that was taken back."""
    kept: list[tuple[Played, Event]] = []
    for entry in log:
        for told in events_for(entry.events, reader):
            if voice.has(told.key, "cancels"):
                undone = voice.together([told], "cancels")
                last = max(
                    (at for at, one in enumerate(kept) if one[1].key == undone), default=None
                )
                if last is not None:
                    del kept[last]
            else:
                kept.append((entry, told))
    return kept


@dataclass(frozen=True)
class _Deed:
    """What a seat has done, as one clause."""

    seat: Seat
    form: str
    kind: str
    """The key of what is told, or how it reads where it only counts."""
    told: list[Event]
    """Alike, and said at once."""

    @property
    def is_of_turn(self) -> bool:
        """Whether its line is that of one turn."""
        return self.form in OF_A_TURN


class _Story:
    """Lines that grow while a log is read, for one reader (None: for the table)."""

    def __init__(self, reader: Seat | None, voice: Voice, *, by_outcome: bool) -> None:
        self.lines: list[str] = []
        self._reader = reader
        self._voice = voice
        self._by_outcome = by_outcome
        self._deeds: list[_Deed] = []
        """What seats have done since the last other line, in order."""
        self._asides: list[str] = []
        self._counted: dict[str, list[Event]] = {}
        """What is told of all of it at the end, by how one of it reads."""
        self._turn_of: Seat | None = None
        self._ends_with: Literal["turn", "quiet turns", "other"] = "other"
        """What the last line tells."""

    def tell(self, actor: Seat, told: Event, voice: Voice) -> None:
        """Add an event that came about when a seat acted; `voice` names who played then."""
        form = next((one for one in OF_A_TURN if self._by_outcome and voice.has(told.key, one)), "")
        subject = told.args.get("who")
        seat = subject.seat if isinstance(subject, SeatName) else actor
        is_deed = voice.has(told.key, "brief")
        is_asked = not is_deed and seat == actor and subject is not None  # in another's turn
        is_next = actor != self._turn_of and not is_asked
        ends_turn = is_next and any(one.is_of_turn for one in self._deeds)
        if voice.names != self._voice.names or ends_turn:
            self.end()
            self._voice = voice
        self._turn_of = actor if is_next else self._turn_of
        if is_deed:
            if self._asides:
                self.end()
            self._note(seat, form or "brief", told)
        elif form == "counted":
            self._counted.setdefault(self._clause(form, [told]), []).append(told)
        elif voice.has(told.key, "aside"):
            self._asides += filter(None, [self._clause(form or "aside", [told])])
        elif said := self._headline(told):
            self.end()
            self._add(said)

    def _note(self, seat: Seat, form: str, told: Event) -> None:
        """Note a deed to those like it: counted ones of a turn, or others right before it."""
        own = [one for one in self._deeds if one.seat == seat]
        kind = self._clause(form, [told]) if form in QUIET else told.key
        for one in own if form in QUIET else own[-1:]:
            if (one.form, one.kind) == (form, kind):
                one.told.append(told)
                return
        self._deeds.append(_Deed(seat, form, kind, [told]))

    def close(self) -> None:
        """Make the last lines, of all that was counted until now."""
        self.end()
        counted = [self._clause("counted", told) for told in self._counted.values()]
        self._add_aside(" · ".join(filter(None, counted)))

    def end(self) -> None:
        """Make lines of the clauses gathered so far: what seats did, and what came of that."""
        if any(one.is_of_turn for one in self._deeds):
            told = groupby(self._deeds, key=attrgetter("seat"))
            said = self._alike([(seat, self._done(of)) for seat, of in told])
            self._add_turn("; ".join(said))
        else:
            seats = dict.fromkeys(one.seat for one in self._deeds)
            own = ([one for one in self._deeds if one.seat == seat] for seat in seats)
            told_of = ((seat, self._done(of)) for seat, of in zip(seats, own, strict=True))
            self._add(*(self._of(seat, done) for seat, done in told_of if done))
        self._deeds.clear()
        self._add_aside(" · ".join(dict.fromkeys(self._asides)))
        self._asides = []

    def _add(self, *lines: str) -> None:
        self.lines += lines
        self._ends_with = "other" if lines else self._ends_with

    def _add_turn(self, said: str) -> None:
        """Add a turn: beside the one before if nothing came of either, where that is shorter."""
        if not said:
            return
        is_quiet = all(one.form in QUIET for one in self._deeds)
        if is_quiet and self._ends_with == "quiet turns" and self._is_short_beside(said):
            self.lines[-1] += f" · {said}"
            return
        self._add(said)
        self._ends_with = "quiet turns" if is_quiet else "turn"

    def _add_aside(self, said: str) -> None:
        """Add what no seat is the subject of: beside the turn it is of, where that is shorter."""
        if said and self._ends_with != "other" and self._is_short_beside(said):
            self.lines[-1] += f" · {said}"
            self._ends_with = "turn"
        elif said:
            self._add(said)

    def _is_short_beside(self, said: str) -> bool:
        """Tell whether a phone needs fewer lines for a clause if it stands in the last line."""
        last = self.lines[-1]
        return _lines(f"{last} · {said}") < _lines(last) + _lines(said)

    def _alike(self, told: Iterable[tuple[Seat, str]]) -> Iterator[str]:
        """Say who did what, and once what several did one after the other."""
        for done, of in groupby((one for one in told if one[1]), key=itemgetter(1)):
            (first, _), *others = of
            yield self._of(first, done)
            if others:
                who = tuple(seat_name(seat) for seat, _ in others)
                yield self._voice(text("log-likewise", who=who))

    def _of(self, seat: Seat, done: str) -> str:
        """Say that a seat did something."""
        line = f"**{self._voice.name(seat)}** {done}"
        return line.replace("** **", " ").replace("**, **", ", ")

    def _done(self, deeds: Iterable[_Deed]) -> str:
        """Say what came of a seat's turn, without its name, or else what only counts."""
        clauses, deeds = list[str](), list(deeds)
        best = next((one for one in OF_A_TURN if any(deed.form == one for deed in deeds)), "")
        for deed in deeds:
            form, told = deed.form, deed.told
            if deed.is_of_turn and form != best:
                continue
            if form == "brief" and len(told) > 1 and self._voice.has(told[0].key, "briefs"):
                form = "briefs"
            at_once = form in {"briefs", *QUIET}
            parts: Iterable[Sequence[Event]] = [told] if at_once else zip(told, strict=True)
            clauses += [self._clause(form, part, deed.seat) for part in parts]
        together = ((one, len(list(same))) for one, same in groupby(filter(None, clauses)))
        return ", ".join(_times(one, many) for one, many in together)

    def _headline(self, told: Event) -> str:
        is_own = self._reader is not None and _names(told.args.get("who", ""), self._reader)
        return self._voice.in_form(told, *(["yours"] if is_own else []), "headline")

    def _clause(self, form: str, told: Sequence[Event], actor: Seat | None = None) -> str:
        """Say a clause, in bold if it touches the reader, who has not done it."""
        said = self._voice.together(told, form, in_words=form in OF_A_TURN).strip()
        if form == "outcome" and actor is not None:
            return f"**{said}**" if said else ""
        reader = self._reader
        is_touched = actor != reader is not None and any(
            one.to == reader or _names(one, reader) for one in told
        )
        return f"**{said}**" if said and is_touched else said


def _times(clause: str, many: int) -> str:
    """Say once what was done several times on end.

    >>> _times("drove", 1), _times("**closed a tunnel**", 2)
    ('drove', '**closed a tunnel ×2**')
    """
    if many == 1:
        return clause
    inner = clause.removesuffix("**")
    return f"{inner} ×{many}{clause.removeprefix(inner)}"


def in_brief(
    log: Iterable[Played],
    reader: Seat | None,
    voice: Voice,
    then: Mapping[int, Voice],
    without: Container[str] = (),
    *,
    retold: Callable[[Sequence[Event]], Sequence[Event]] = tuple,
    by_outcome: bool = False,
) -> list[str]:
    """Return what a log tells a reader, in lines as short as can be, `without` some events by key.

    It is said as the game's story retells it, by `retold`; `by_outcome` as a log does.

    What touches the reader is set in bold, and so are names: those of `voice`, and by ply those of
    `then`, where others played.
    """
    story = _Story(reader, voice, by_outcome=by_outcome)
    said = (replace(entry, events=tuple(retold(entry.events))) for entry in log)
    for entry, told in standing(said, reader, voice):
        if told.key not in without:
            story.tell(entry.seat, told, then.get(entry.ply, voice))
    story.close()
    return story.lines


def in_sentences(
    log: Iterable[Played], reader: Seat | None, voice: Voice, then: Mapping[int, Voice]
) -> list[str]:
    """Return what a log tells a reader, in whole sentences without bold letters.

    What is no news in brief is none here, and neither is what the reader has done. An event with a
    form `.alt` is said in it, as in the alt text of a climax. For `then` see `in_brief`.
    """
    said = (
        _sentence(told, then.get(entry.ply, voice))
        for entry, told in standing(log, reader, voice)
        if reader is None or entry.seat != reader or not _names(told.args.get("who", ""), reader)
    )
    return [line.replace("**", "") for line in said if line]


def _sentence(told: Event, voice: Voice) -> str:
    if voice.has(told.key, "alt") and (said := voice.together([told], "alt").strip()):
        return said
    short = next((one for one in ("brief", "aside", "headline") if voice.has(told.key, one)), None)
    is_news = short is None or voice.together([told], short).strip()
    return voice(told) if is_news else ""


def last_fitting(lines: list[str], most: int) -> list[str]:
    """Return the last lines, at least one, that have at most so many visible characters."""
    start = len(lines)
    while start and (most := most - _visible(lines[start - 1])) >= 0:
        start -= 1
    return lines[min(start, len(lines) - 1) :]


def in_one_line(lines: Sequence[str], most: int) -> str:
    """Join the parts of lines that fit, behind an ellipsis where others are left out.

    What touches the reader, in bold, comes before what is last.

    >>> in_one_line(["Ada moves", "Ben moves"], 21), in_one_line(["Ada moves · Ben moves"], 10)
    ('Ada moves · Ben moves', '… Ben moves')
    >>> in_one_line(["**Ada** goes up, goes down"], 15)
    '**Ada** … goes down'
    >>> in_one_line(["Ada moves", "a boat sails, a boat sinks"], 14)
    '… a boat sinks'
    >>> in_one_line(["**a boat sails, a boat sinks**"], 14)
    '… **a boat sinks**'
    >>> in_one_line(["**Ada** **eats your fox**", "Ben moves", "Cat moves"], 32)
    '**Ada** **eats your fox** · … Cat moves'
    """
    parts = _balanced(" · ".join(lines), " · ")
    kept = _fitting(parts, most, " · ")
    if len(kept) == 1 and _visible(parts[kept[0]]) > most:
        said = _shortened(parts[kept[0]], most)
        return said if said.startswith("…") or len(parts) == 1 else f"… {said}"
    return _joined(parts, kept, " · ")


def _balanced(line: str, separator: str) -> list[str]:
    """Split a line into parts, each of them with what is bold in it marked at both ends."""
    parts, is_bold = list[str](), False
    for part in line.split(separator):
        begun = f"**{part}" if is_bold else part
        is_bold = begun.count("**") % 2 == 1
        parts.append(f"{begun}**" if is_bold else begun)
    return parts


def _fitting(parts: Sequence[str], most: int, separator: str) -> list[int]:
    """Return which parts fit, at least one: those that touch the reader, then the last ones."""
    kept: list[int] = []
    latest = range(len(parts) - 1, -1, -1)
    for at in sorted(latest, key=lambda one: "**" not in NAME.sub("", parts[one], count=1)):
        most -= _visible(parts[at]) + (len(separator) if kept else 0)
        if kept and most < 0:
            break
        kept.append(at)
    return sorted(kept)


def _joined(parts: Sequence[str], kept: Sequence[int], separator: str) -> str:
    """Join some of the parts, each behind an ellipsis if the one before it is left out."""
    marked = (f"{'' if at == 0 or at - 1 in kept else '… '}{parts[at]}" for at in kept)
    return separator.join(marked)


def _shortened(line: str, most: int) -> str:
    """Leave out clauses of a line that is too long, but not whom it is about."""
    found = NAME.match(line)
    name = found[0] if found else ""
    clauses = _balanced(line.removeprefix(name), ", ")
    return name + _joined(clauses, _fitting(clauses, most - _visible(name), ", "), ", ")


def _visible(line: str) -> int:
    """Return how many characters of a line are to be seen; an emoji is as wide as two."""
    return len(EMOJI.sub(WIDE_LETTERS, line.replace("**", "")))


def _lines(said: str) -> int:
    """Return about how many lines of a phone a text takes."""
    return -(-_visible(said) // LINE_OF_A_PHONE)


def _names(arg: Arg, reader: Seat) -> bool:
    """Tell whether a text speaks of a seat."""
    match arg:
        case SeatName(seat=seat):
            return seat == reader
        case Text():
            return any(_names(one, reader) for one in arg.args.values())
        case tuple():
            return any(_names(one, reader) for one in arg)
        case _:
            return False
