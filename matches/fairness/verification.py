"""Verification: whether what an export says of a match agrees with itself and with the rules.

Everything is worked out again from the secret and the id of a message: the seal, the seed, the
deal, what each move leads to and tells, and the result.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.chance import seal
from games.kit.game import Game, IllegalMove, Seat
from games.kit.words import Voice
from matches.days.day import Day
from matches.fairness.exported_entries import (
    TOLD_BY_REFEREE,
    is_note,
    leavers_of,
    tells_end,
    tells_what_it_may,
)
from matches.fairness.seals import DayOrigin, Origin, read_link, seal_of, seed_of
from matches.leaving import (
    CALLED_OFF,
    ENDED_BY_VOTE,
    OUT_OF_TIME,
    REFEREE,
    Leavers,
    outcome_of_leaving,
)
from matches.replaying import Deal, LogEntry, replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import AnyGame, Event, Options, Outcome, Value
    from matches.fairness.exported import Export, ExportedLine
    from matches.replaying import Position

WITHOUT_RESULT: Final[dict[str, str]] = {
    CALLED_OFF: "a moderator called the match off",
    ENDED_BY_VOTE: "those who waited called the match off",
    OUT_OF_TIME: "the time of its round was over",
}
"""The reasons for which a match has no result."""


ANOTHER_BUILD: Final = "made up, or written by another build of these rules: try that one"
"""What may be behind words that these rules do not have, although they have that version."""


class DisagreementError(Exception):
    """What an export says does not agree: where that shows first, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


@dataclass(frozen=True)
class Verified:
    """What agrees, in the order in which it was checked."""

    lines: tuple[str, ...]
    reserves: tuple[str, ...] = ()
    """Why a dishonest house could have made such a file all the same."""


def verify(game: AnyGame, export: Export, link: str | None = None) -> Verified:
    """Check a match of `game` from end to end; `link` leads to the message that showed the seal.

    Raises:
        DisagreementError: at the first thing that does not agree.
    """
    options = _options(game, export)
    luck = _luck(export, link)
    state, moves = _moves(game, export, options)
    result = _result(game, export, state)
    return Verified((*luck, moves, result), tuple(_reserves(export)))


def _reserves(export: Export) -> Iterator[str]:
    """Say what a file of an older release cannot show."""
    if export.secret is None:
        yield "without secret and message nothing shows that the seed was not chosen"
    if export.luck == "plies":
        notes = [line.kind.startswith(REFEREE) for line in export.log]
        moved = sum(notes[: len(notes) - notes[::-1].index(False)]) if False in notes else 0
        if moved:
            yield f"luck goes by the number of the entry, and {moved} notes before moves shifted it"


def _options(game: AnyGame, export: Export) -> Options:
    """Read the options, after making sure that these rules are those of the match."""
    if export.version != game.spec.version:
        why = f"the match was played by rules {export.version}, and these are {game.spec.version}"
        raise DisagreementError("version", f"{why}; take the release that wrote the file")
    try:
        options: Options = game.spec.options.model_validate_json(json.dumps(export.options))
    except ValueError:
        raise DisagreementError("options", f"{export.game} has no such options") from None
    try:
        game.check_start(len(export.players), options)
    except IllegalMove as refused:
        raise DisagreementError("options", _said(game, refused)) from refused
    return options


def _luck(export: Export, link: str | None) -> tuple[str, ...]:
    """Check secret, seal, message and seed against one another."""
    if export.day is not None:
        return _day(export)
    if export.secret is None or export.message is None:
        return _sealed_seed(export, link)
    if export.seal != (right := seal_of(export.secret)):
        raise DisagreementError("seal", f"the secret has the seal {right}, the file {export.seal}")
    try:
        place = read_link(export.message)
        if link is not None and read_link(link) != place:
            raise DisagreementError("message", f"the file names {place.link}, not {link.strip()}")
    except ValueError as error:
        raise DisagreementError("message", str(error)) from None
    if export.seed != seed_of(Origin(secret=export.secret, place=place)):
        why = f"it does not follow from the secret and message {place.message}"
        raise DisagreementError("seed", why)
    return (
        f"seal     the secret's seal is {export.seal}",
        f"message  compare that with {place.link}",
        "seed     follows from the secret and the message's id",
    )


def _day(export: Export) -> tuple[str, ...]:
    """Check the secret of a day against its seal and the seed of all its matches."""
    if export.secret is None or export.seal != seal_of(export.secret):
        raise DisagreementError("seal", "it is not that of the day's secret")
    try:
        day = Day.of(str(export.day))
    except ValueError:
        raise DisagreementError("day", f"{str(export.day)[:20]!r} is no date") from None
    if export.seed != seed_of(DayOrigin(secret=export.secret, day=day.number)):
        raise DisagreementError("seed", f"it does not follow from the secret of {day}")
    return (
        f"seal     the secret's seal is {export.seal}",
        f"day      compare that with the seal of {day}, published the day before",
        "seed     follows from the secret and the date: everybody had this deal",
    )


def _sealed_seed(export: Export, link: str | None) -> tuple[str, ...]:
    """Check the seal of a seed that was drawn directly."""
    if export.secret or export.message or link:
        raise DisagreementError("message", "the file does not say which secret and message it had")
    if export.seal != seal(export.seed):
        raise DisagreementError("seal", "it is not that of the seed")
    return (
        f"seal     the seed's seal is {export.seal}",
        "seed     was drawn by itself: the seal shows that the deal did not change, no more",
    )


def _moves(game: AnyGame, export: Export, options: Options) -> tuple[Value, str]:
    """Play every move again; return the last position, and what there was."""
    log = tuple(_read(game, export))
    deal = Deal(game, len(export.players), options, export.seed, export.luck)
    positions = replay(deal, log)
    position = next(positions)
    taking_back = _TakingBack(game, export)
    for entry, line in zip(log, export.log, strict=True):
        try:
            position = next(positions)
        except IllegalMove as refused:
            raise DisagreementError(_where(line), _said(game, refused)) from refused
        except (LookupError, ValueError):  # a made-up move that no menu offers
            raise DisagreementError(_where(line), "no such move") from None
        _check_told(game, line, position)
        taking_back.check(entry, line)
    moves = sum(entry.move is not None for entry in log)
    others = len(log) - moves
    return (
        position.state,
        f"moves    {moves}, each allowed and told as it was; {others} other entries",
    )


def _read(game: AnyGame, export: Export) -> Iterator[LogEntry]:
    """Read the entries, as far as positions depend on them."""
    for number, line in enumerate(export.log, start=1):
        if line.ply != number:
            raise DisagreementError(
                _where(line), f"entry {number} of the log should be ply {number}"
            )
        if line.seat >= len(export.players):
            raise DisagreementError(_where(line), f"nobody sits at seat {line.seat + 1}")
        yield _log_entry(game, line)


def _log_entry(game: AnyGame, line: ExportedLine) -> LogEntry:
    if not line.kind.startswith(REFEREE):
        try:
            move = game.load_move(json.dumps(line.move))
        except ValueError:
            raise DisagreementError(_where(line), f"no such move; {ANOTHER_BUILD}") from None
        return LogEntry(line.ply, Seat(line.seat), move)
    if line.kind not in TOLD_BY_REFEREE:
        raise DisagreementError(_where(line), "no such entry of the referee")
    back = line.move.get("ply")
    is_back = line.kind == "referee:took-back"
    # Not `isinstance`: a file may say true, which would be ply 1.
    takes_back = back if is_back and type(back) is int else None
    return LogEntry(line.ply, Seat(line.seat), None, takes_back)


def _check_told(game: AnyGame, line: ExportedLine, position: Position) -> None:
    """Check that the events of an entry are those that playing it again leads to."""
    if line.kind.startswith(REFEREE):
        agrees, why = tells_what_it_may(line), "what it told is not what it tells"
    else:
        agrees = _loaded(game, line) == position.told
        why = f"what it told is not what it tells; {ANOTHER_BUILD}"
    if not agrees:
        raise DisagreementError(_where(line), why)


def _loaded(game: AnyGame, line: ExportedLine) -> tuple[Event, ...] | None:
    """Return the events of an entry in this version's form; None if they cannot be read."""
    try:
        return tuple(map(game.load_event, line.events))
    except (LookupError, TypeError, ValueError):
        return None


class _TakingBack:
    """Whether a move could be taken back when it was."""

    def __init__(self, game: AnyGame, export: Export) -> None:
        self._game = game
        self._export = export
        self._counting: list[LogEntry] = []

    def check(self, entry: LogEntry, line: ExportedLine) -> None:
        """Look at the next entry.

        Raises:
            DisagreementError: if it takes back what it may not.
        """
        if entry.move is not None:
            self._counting.append(entry)
        elif line.kind == "referee:took-back" and not self._may(entry):
            raise DisagreementError(_where(line), "this could not be taken back any more")

    def _may(self, entry: LogEntry) -> bool:
        if entry.takes_back is None:
            return False
        last = self._counting.pop()
        between = self._export.log[last.ply : entry.ply - 1]
        told = self._export.log[last.ply - 1].events
        acted = [one.seat for one in (*between, self._export.log[last.ply - 1]) if not is_note(one)]
        nobody_acted = all(seat == entry.seat for seat in acted)
        return nobody_acted and self._game.may_take_back(last.move, told)


def _result(game: AnyGame, export: Export, state: Value) -> str:
    """Check how the match ended."""
    leavers, resigned = leavers_of(export), frozenset(export.resigned)
    if resigned - leavers.resigned:
        raise DisagreementError("result", "a seat was given up of which the log says nothing")
    if leavers.resigned - resigned and export.tells_all:
        raise DisagreementError("result", "the log says of another seat that it was given up")
    expected = game.outcome(state)
    if expected and resigned:
        stayed = frozenset(map(Seat, range(len(export.players)))) - resigned
        expected = game.outcome_among(state, stayed)
        # Up to 0.3 points alone ranked those who stayed.
        if export.outcome == Game.outcome_among(game, state, stayed):
            expected = export.outcome
    if expected is None:
        expected = _ended_by_leaving(game, export, leavers)
    if expected is None and export.outcome.reason in WITHOUT_RESULT:
        if export.outcome.winners or export.outcome.scores:
            raise DisagreementError("result", "a match that was called off has none")
        _check_called_off(export)
        return f"result   none: {WITHOUT_RESULT[export.outcome.reason]}"
    if expected is None:
        raise DisagreementError("result", f"the match was not over after ply {len(export.log)}")
    if export.outcome != expected:
        raise DisagreementError("result", f"{_in_short(export.outcome)}, not {_in_short(expected)}")
    return f"result   {_in_short(expected)}"


def _check_called_off(export: Export) -> None:
    """Check that the log ends with what ended a match without result."""
    last = export.log[-1] if export.log else None
    if export.tells_all and not (last and tells_end(last, export.outcome.reason)):
        why = f"{WITHOUT_RESULT[export.outcome.reason]}, and the log does not end with that"
        raise DisagreementError("result", why)


def _ended_by_leaving(game: AnyGame, export: Export, leavers: Leavers) -> Outcome | None:
    """Return how the match ended if its last entry is that a player leaves."""
    if not export.log or export.log[-1].kind not in {"referee:resigned", "referee:gave-up"}:
        return None
    # A match from before 0.3 may not tell who got a seat that was given up; see `tells_all`.
    left = frozenset(export.resigned)
    return outcome_of_leaving(
        game, Leavers(leavers.seats, left, leavers.giving_up, leavers.computers)
    )


def _where(line: ExportedLine) -> str:
    return f"ply {line.ply}, seat {line.seat + 1}, {line.kind[:40] or 'no kind'}"


def _said(game: AnyGame, refused: IllegalMove) -> str:
    seats = [f"seat {number}" for number in range(1, game.spec.seats[-1] + 1)]
    return Voice("en", game.spec.slug, seats)(refused.text)


def _in_short(outcome: Outcome) -> str:
    """Say an outcome in short: `seat 2 won (most-points; 12, 19)`."""
    seats = ", ".join(f"seat {seat + 1}" for seat in sorted(outcome.winners)) or "nobody"
    scores = f"; {', '.join(map(str, outcome.scores))}" if outcome.scores else ""
    grade = f"; {outcome.grade}" if outcome.grade else ""
    return f"{seats} won ({outcome.reason}{scores}{grade})"
