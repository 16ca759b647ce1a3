"""Transcripts: a match as a page that a person can read.

For every move: the table in words, what each seat sees beyond it, the legal moves, the one made,
and who is told what. A leak, a lost card or an odd sentence shows in a diff. Only the first and the
last position are written in full; between them stands what has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import AnyGame, Event, Options, Seat, Value
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LISTED: Final = 120
"""Moves that are listed one by one."""

Plain: TypeAlias = "str | int | list[Plain] | dict[str, Plain] | None"
"""A view as JSON has it."""


def transcript(game: AnyGame, seats: int, options: Options, seed: str) -> str:
    """Play a match at random and tell it in English; fields of views count seats from 0."""
    return "\n".join(_lines(game, seats, options, seed)) + "\n"


def _lines(game: AnyGame, seats: int, options: Options, seed: str) -> Iterator[str]:
    voice = Voice("en", game.spec.slug)
    chosen = " ".join(f"{name}={value}" for name, value in options)
    yield f"# {voice('title')}, version {game.spec.version}, {seats} seats, seed {seed}"
    yield f"# {chosen}" if chosen else "# no options"
    state: Value = game.setup(seats, options, Chance(seed, 0))
    known: set[str] = set()
    for moment in playout(game, seats, options, seed):
        yield ""
        yield f"== {moment.ply} =="
        position = list(_position(game, moment.before, seats, voice))
        yield from (line for line in position if line not in known)
        known = set(position)
        yield f"> {voice.name(moment.seat)}: {short(moment.move)}"
        yield from (_heard(told, voice) for told in moment.events)
        state = moment.after
    yield ""
    yield "== the end =="
    yield from _position(game, state, seats, voice)
    if outcome := game.outcome(state):
        winners = voice.series([voice.name(seat) for seat in sorted(outcome.winners)])
        yield f"{voice(outcome.reason)} Won: {winners or '-'}. Points: {outcome.scores or '-'}"


def _position(game: AnyGame, state: Value, seats: int, voice: Voice) -> Iterator[str]:
    table = game.view(state, None)
    yield from (f"| {voice(line)}" for line in game.describe(table))
    for seat in map(Seat, range(seats)):
        name = voice.name(seat)
        beyond = _beyond(_plain(game.view(state, seat)), _plain(table))
        yield from (f"{name} sees {path} = {value}" for path, value in beyond)
        if legal := game.legal(state, seat):
            yield f"{name} may: {_choice(legal)}"


def _choice(legal: Sequence[Value]) -> str:
    """List moves; where they would fill a page, count those of each verb."""
    if len(legal) <= LISTED:
        return ", ".join(map(short, legal))
    verbs: dict[str, list[Value]] = {}
    for move in legal:
        verbs.setdefault(short(move).partition(" ")[0], []).append(move)
    return ", ".join(
        short(moves[0]) if len(moves) == 1 else f"{verb} in {len(moves)} ways"
        for verb, moves in verbs.items()
    )


def _beyond(seen: Plain, known: Plain, path: str = "") -> Iterator[tuple[str, str]]:
    """List where `seen` says something else than `known`, leaf by leaf."""
    if isinstance(seen, dict) and isinstance(known, dict):
        pairs = [(name, seen[name], known.get(name)) for name in seen]
    elif isinstance(seen, list) and isinstance(known, list) and len(seen) == len(known):
        pairs = [(str(n), a, b) for n, (a, b) in enumerate(zip(seen, known, strict=True))]
    else:
        if seen != known:
            yield path, _flat(seen)
        return
    for name, a, b in pairs:
        yield from _beyond(a, b, f"{path}.{name}" if path else name)


def _plain(view: Value) -> Plain:
    plain: Plain = view.model_dump(mode="json")
    return plain


def _flat(value: Plain) -> str:
    match value:
        case list():
            return f"[{', '.join(map(_flat, value))}]"
        case dict():
            return f"({', '.join(f'{name} {_flat(one)}' for name, one in value.items())})"
        case None:
            return "-"
        case _:
            return str(value)


def short(move: Value) -> str:
    """Say a move as its bare values, without a language."""
    values = move.model_dump(mode="json").values()
    return " ".join(_flat(value) for value in values)


def _heard(told: Event, voice: Voice) -> str:
    return f"< to {'all' if told.to is None else voice.name(told.to)}: {voice(told)}"
