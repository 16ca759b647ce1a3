"""Two worlds in lockstep: others make different hidden moves, and one observer cannot tell.

Dealing one position anew cannot find a secret in a field that it leaves alone: that is the same in
both worlds. Here each goes on by the rules, with what others do face down, and with what they draw.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from zlib import crc32

from games.kit.chance import Chance
from games.kit.check.tables import REACH
from games.kit.computers.playout import LONGEST, Moment
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.check.tables import Table
    from games.kit.game import AnyGame, Event, Options, Seat, Value

MOVES_TRIED: Final = 12
"""Other moves of another seat that are tried at a ply."""
REDEALS_TRIED: Final = 8
"""Redeals that are tried until one can go on unnoticed."""

Way: TypeAlias = Literal["hidden move", "same move", "other luck", "rejoined"]
"""How the second world went on: by another move, by the same one, by the same one that drew other
cards, or from where the first one has come to, because all else would have shown a difference."""


@dataclass(frozen=True)
class Pair:
    """One ply in both worlds; what the observer sees before and after it, and hears, is equal."""

    way: Way
    one: Moment
    other: Moment

    @property
    def is_apart(self) -> bool:
        """Whether the worlds differ after it."""
        return bool(self.one.after != self.other.after)


def lockstep(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    observer: Seat | None,
    *,
    redeals: bool = False,
) -> Iterator[Pair]:
    """Play one match in two worlds, as far apart as the observer's views allow, to its end.

    With `redeals` the other one is dealt anew for the observer, at first and when it has rejoined:
    in games without hidden moves, what others then draw is all that can differ.

    Raises:
        RuntimeError: if it does not end.
    """
    one: Value = game.setup(seats, options, Chance(seed, 0))
    other = one
    for ply in range(1, LONGEST):
        actors = sorted(game.actors(one))
        if not actors:
            return
        driver = Chance(f"{seed}/driver", ply)
        seat = driver.pick(actors)
        move = game.random_move(one, seat, driver)
        assert move is not None, f"{game.spec.slug} ({seed}): seat {seat} is stuck at ply {ply}"
        moment = _moment(game, ply, one, (seat, move), Chance(seed, ply))
        pair = next(_pairs(game, moment, other, observer, seed))
        # Only where both are the same again: worlds that are apart already tell more.
        for n in range(REDEALS_TRIED if redeals and other == one else 0):
            if observer is None:
                break
            anew = game.redeal(one, observer, Chance(f"{seed}/anew{n}", ply))
            pair = next(_pairs(game, moment, anew, observer, seed))
            if pair.is_apart:
                break
        yield pair
        one, other = pair.one.after, pair.other.after
    msg = f"{game.spec.slug} ({seed}) is not over after {LONGEST} moves"
    raise RuntimeError(msg)


def _moment(
    game: AnyGame, ply: int, before: Value, done: tuple[Seat, Value], luck: Chance
) -> Moment:
    seat, move = done
    after, events = game.play(before, seat, move, luck)
    return Moment(ply, before, seat, move, after, events)


def _pairs(
    game: AnyGame, moment: Moment, other: Value, observer: Seat | None, seed: str
) -> Iterator[Pair]:
    """Yield ways in which the other world may go on unnoticed, the widest apart first."""
    ply, seat = moment.ply, moment.seat
    seen, heard = game.view(moment.after, observer), audible(moment.events, observer)
    apart = other != moment.before
    tries: list[tuple[Way, Value, str]] = []
    if seat != observer:
        legal = Chance(f"{seed}/other", ply).shuffle(game.legal(other, seat))
        hidden = [move for move in legal if move != moment.move][:MOVES_TRIED]
        tries += [("hidden move", move, seed) for move in hidden]
    if apart:
        tries.append(("same move", moment.move, seed))
    if seat != observer:
        tries.append(("other luck", moment.move, f"{seed}/other"))
    for way, move, luck in tries:
        try:
            found = _moment(game, ply, other, (seat, move), Chance(luck, ply))
        except IllegalMove:
            continue
        differs = apart or found.after != moment.after
        # What was done openly may lead to the same view: then it was told, and that is no leak.
        alike = audible(found.events, observer) == heard
        if differs and alike and game.view(found.after, observer) == seen:
            yield Pair(way, moment, found)
    yield Pair("rejoined" if apart else "same move", moment, moment)


def audible(events: Sequence[Event], observer: Seat | None) -> list[Event]:
    """Return what an observer hears of what happened."""
    return [told for told in events if told.to is None or told.to == observer]


def what_others_do_unseen_changes_nothing(table: Table) -> None:
    """Whatever is worked out for an observer follows from what they have seen.

    Where not all positions are looked at, one observer looks at a table, each at another one.
    """
    ways = list(product((None, *table.chairs), (False, True)))
    chosen = crc32(str(table).encode()) % len(ways)
    for observer, redeals in ways if REACH.quick == LONGEST else [ways[chosen]]:
        check_lockstep(table, observer, redeals=redeals)


def check_lockstep(table: Table, observer: Seat | None, *, redeals: bool = False) -> Counter[Way]:
    """Compare what an observer gets in two worlds; return how often these differed, and why."""
    game, ways = table.game, Counter[Way]()
    for pair in lockstep(game, table.seats, table.options, table.seed, observer, redeals=redeals):
        if not pair.is_apart:
            continue
        ways[pair.way] += 1
        about = f"{observer}, ply {pair.one.ply}, {pair.way}"
        one, other = pair.one.after, pair.other.after
        assert game.view(one, None) == game.view(other, None), f"{about}: the table tells a secret"
        assert game.actors(one) == game.actors(other), f"{about}: whose turn it is tells a secret"
        assert game.outcome(one) == game.outcome(other), f"{about}: the outcome tells a secret"
        if observer is not None:
            _check_what_a_seat_gets(game, observer, (pair.one, pair.other), about)
    return ways


def _check_what_a_seat_gets(
    game: AnyGame, seat: Seat, moments: tuple[Moment, Moment], about: str
) -> None:
    states = [moment.after for moment in moments]
    legal = [game.legal(state, seat) for state in states]
    assert legal[0] == legal[1], f"{about}: legality tells a secret"
    luck = f"{moments[0].ply}"
    dealt = [game.redeal(state, seat, Chance(luck, 0)) for state in states]
    assert dealt[0] == dealt[1], f"{about}: a world dealt anew keeps a secret"
    made = [_refusals(game, state, seat, [one.move for one in moments]) for state in states]
    assert made[0] == made[1], f"{about}: a refusal tells a secret"


def _refusals(game: AnyGame, state: Value, seat: Seat, moves: Sequence[Value]) -> list[object]:
    """Let a seat try what others did: return in which words it is refused."""
    said: list[object] = []
    for move in moves:
        try:
            game.refuse(state, seat, move)
        except IllegalMove as refused:
            said.append(refused.text)
    return said
