"""The referee: the one door for moves, between whoever asks and the pure rules.

Slash command, button, select and (later) timer and computer player all end in `Referee.submit`:
lock the match, load it, check and apply, commit move and snapshot in one transaction, then speak.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from games.kit.chance import Chance, fresh_seed
from games.kit.fairness import seed_of
from games.kit.game import IllegalMove, Outcome, Seat, Value, event
from games.kit.leaving import CALLED_OFF, outcome_of_leaving, outcome_without
from games.kit.text import SeatName
from matches.entries import (
    CalledOff,
    CameBack,
    Entry,
    GaveUp,
    HandedOver,
    LeftToComputer,
    Resigned,
    TookBack,
)
from matches.formalities import formality_of
from matches.history import move_to_take_back, position_before
from matches.match import AlreadyAnsweredError, Match, Played, Pressed, Turn
from matches.seated import is_computer, level_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

    from games.kit.fairness import Origin
    from games.kit.game import AnyGame, Options
    from games.kit.mind import Level
    from matches.ports import MatchStore

PLY_LIMIT: Final = 100_000
"""Moves that the house may make for resigned seats in one go; far above what any game needs."""


class Referee:
    """Takes moves one at a time per match."""

    def __init__(
        self, store: MatchStore, passes_unasked: Callable[[int], Awaitable[bool]] | None = None
    ) -> None:
        """Take moves for the matches in `store`.

        `passes_unasked` tells whether a player wants formalities done; by default nobody does.
        """
        self._store = store
        self.changed: Callable[[Match], object] = _nothing
        """Hears of every match that begins, and of every change; set by who moves for computers."""
        self._passes_unasked = passes_unasked
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[int],
        *,
        guild: int,
        channel: int,
        language: str,
        origin: Origin | None = None,
        seed: str | None = None,
    ) -> Match:
        """Deal a new match and store it.

        Its seed follows from `origin`; where there is none, a seed is drawn or given.

        Raises:
            IllegalMove: if such a match may not start, "computers-only", or "channel-busy".
        """
        if all(map(is_computer, players)):
            raise IllegalMove("computers-only")
        game.check_start(len(players), options)
        seed = seed_of(origin) if origin else seed or fresh_seed()
        state = game.setup(len(players), options, Chance(seed, 0))
        match = Match(
            id=0,
            guild=guild,
            channel=channel,
            language=language,
            game=game,
            options=options,
            players=tuple(players),
            seed=seed,
            ply=0,
            acted=(0,) * len(players),
            resigned=frozenset(),
            state=state,
            outcome=None,
            computers={Seat(n): level_of(p) for n, p in enumerate(players) if is_computer(p)},
            origin=origin,
        )
        opened = await self._store.open(match)
        self.changed(opened)
        return opened

    async def submit(
        self, match_id: int, player: int, wish: Value | Pressed, *, interaction: int | None = None
    ) -> Turn:
        """Check a move, play it, write it down.

        Raises:
            IllegalMove: if the rules, or the match as it stands, refuse; nothing is stored then.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            _check_manned(match, seat)
            move = _read(match, seat, wish) if isinstance(wish, Pressed) else wish
            after, first = _play(match, seat, move)
            return await self._finish(after, [first], interaction)

    async def submit_for_computer(self, match_id: int, seat: Seat, move: Value) -> Turn:
        """Check the move that a computer has decided on, play it, write it down.

        Raises:
            IllegalMove: if the rules refuse, or "moved-on" if no computer plays there any more.
        """
        async with self.lock(match_id):
            match = await self._store.load(match_id)
            if match.outcome or seat not in match.computers:
                raise IllegalMove("moved-on")
            after, first = _play(match, seat, move)
            return await self._finish(after, [first], None)

    async def resign(self, match_id: int, player: int, *, interaction: int | None = None) -> Turn:
        """Give up a seat: the house plays it as its game says from now on, and it cannot win.

        When at most one player is left, the match ends at once and that player wins. A team plays
        on as long as one of it is left.

        Raises:
            IllegalMove: "not-seated", "match-over" or "already-resigned".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            if seat in match.resigned:
                raise IllegalMove("already-resigned")
            given_up = replace(match, resigned=match.resigned | {seat})
            after = _left(replace(given_up, computers=_without_seat(match.computers, seat)))
            key = "seat-left" if after.outcome else "seat-resigned"
            after, entry = _enter(after, seat, Resigned(), key)
            return await self._finish(after, [entry], interaction)

    async def leave_to_computer(
        self, match_id: int, seat: Seat, level: Level, *, interaction: int | None = None
    ) -> Turn:
        """Let a computer play a seat from now on, one that was given up or a person's own.

        Who may ask for that is up to the caller. The seat is in the game again, and can win.

        Raises:
            IllegalMove: "match-over", "moved-on" if a computer plays there, or "computers-only" if
                no person would be left.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, _ = await self._running(match_id, None)
            if seat in match.computers or seat not in match.seats:
                raise IllegalMove("moved-on")
            if match.manned <= {seat}:
                raise IllegalMove("computers-only")
            after = replace(
                match,
                resigned=match.resigned - {seat},
                giving_up=match.giving_up - {seat},
                computers={**match.computers, seat: level},
            )
            entry = LeftToComputer(level=level)
            after, line = _enter(after, seat, entry, "seat-left-to-computer")
            return await self._finish(after, [line], interaction)

    async def come_back(
        self, match_id: int, player: int, *, interaction: int | None = None
    ) -> Turn:
        """Let a person play the own seat again that a computer has played.

        Raises:
            IllegalMove: "not-seated", "match-over", or "moved-on" if no computer plays there.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            if seat not in match.computers:
                raise IllegalMove("moved-on")
            after = replace(match, computers=_without_seat(match.computers, seat))
            after, entry = _enter(after, seat, CameBack(), "seat-came-back")
            return await self._finish(after, [entry], interaction)

    async def give_up(self, match_id: int, player: int, *, interaction: int | None = None) -> Turn:
        """Let one of a team say that he would give up: when all have, the match is lost.

        Until then everybody plays on, and whoever makes a move has changed his mind.

        Raises:
            IllegalMove: "not-seated", "match-over" or "already-giving-up".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            if seat in match.giving_up:
                raise IllegalMove("already-giving-up")
            after = _left(replace(match, giving_up=match.giving_up | {seat}))
            key = "seat-gave-up" if after.outcome else "seat-gives-up"
            after, entry = _enter(after, seat, GaveUp(), key)
            return await self._finish(after, [entry], interaction)

    async def stand_in(
        self, match_id: int, seat: Seat, ply: int, *, interaction: int | None = None
    ) -> Turn:
        """Let the house make one move for a seat that is waited for, as it would for one given up.

        Raises:
            IllegalMove: "moved-on" if the match is not at ply `ply` any more, or not waiting.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match = await self._store.load(match_id)
            if match.ply != ply or seat not in match.to_act():
                raise IllegalMove("moved-on")
            after, line = _play(match, seat, _house_move(match, seat))
            return await self._finish(after, [line], interaction)

    async def move_in_place(self, asked: Match, seat: Seat, move: Value) -> Turn:
        """Make one move in place of a person, decided on at `asked`; the seat stays the person's.

        Others may have acted since then.

        Raises:
            IllegalMove: if the rules refuse, or "moved-on" if the seat has acted since then, or is
                not waited for.
        """
        async with self.lock(asked.id):
            match = await self._store.load(asked.id)
            if match.acted[seat] != asked.acted[seat] or seat not in match.awaited():
                raise IllegalMove("moved-on")
            after, line = _play(match, seat, move)
            return await self._finish(after, [line], None)

    async def call_off(self, match_id: int, *, interaction: int | None = None) -> Turn:
        """End a match without result. Who may ask for that is up to the caller.

        Raises:
            IllegalMove: "match-over".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, None)
            ended = Outcome(winners=frozenset(), reason=CALLED_OFF)
            after = replace(match, outcome=ended)
            after, entry = _enter(after, seat, CalledOff(), "called-off")
            return await self._finish(after, [entry], interaction)

    async def hand_over(
        self, match_id: int, seat: Seat, player: int, *, interaction: int | None = None
    ) -> Turn:
        """Give a seat, also one given up or left to a computer, to somebody who sits at none of it.

        Who may ask for that is up to the caller.

        Raises:
            IllegalMove: "match-over" or "cannot-take-seat".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, _ = await self._running(match_id, None)
            if player in match.players or seat not in match.seats:
                raise IllegalMove("cannot-take-seat")
            after = replace(
                match,
                players=tuple(
                    player if other == seat else one
                    for other, one in zip(match.seats, match.players, strict=True)
                ),
                resigned=match.resigned - {seat},
                giving_up=match.giving_up - {seat},
                computers=_without_seat(match.computers, seat),
            )
            after, entry = _enter(after, seat, HandedOver(), "seat-handed-over")
            return await self._finish(after, [entry], interaction)

    async def take_back(
        self, match_id: int, player: int, ply: int | None = None, *, interaction: int | None = None
    ) -> Turn:
        """Take a player's last move back, if nobody has acted since and it has shown nothing.

        With `ply`, that very move or none.

        Raises:
            IllegalMove: "not-seated", "match-over", "computer-plays" or "not-to-be-taken-back".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            _check_manned(match, seat)
            log = await self._store.log_of(match_id)
            last = move_to_take_back(match, seat, log)
            if last is None or ply not in {None, last.ply}:
                raise IllegalMove("not-to-be-taken-back")
            before = position_before(match, log)
            # Counted on, so that buttons drawn before the move stay stale.
            acted = tuple(n + (s == seat) for s, n in enumerate(match.acted))
            after = replace(match, state=before, acted=acted)
            after, entry = _enter(after, seat, TookBack(ply=last.ply), "took-back")
            return await self._finish(after, [entry], interaction)

    async def _running(self, match_id: int, player: int | None) -> tuple[Match, Seat]:
        """Return a match that goes on, and the seat of a player; without one, the first seat."""
        match = await self._store.load(match_id)
        seat = Seat(0) if player is None else match.seat_of(player)
        if match.outcome:
            raise IllegalMove("match-over")
        return match, seat

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock of one match; it lives as long as somebody holds or awaits it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    @asynccontextmanager
    async def holding(self, match_ids: Sequence[int]) -> AsyncIterator[None]:
        """Let nothing happen at these matches meanwhile: something else writes to them."""
        async with AsyncExitStack() as held:
            for match_id in sorted(set(match_ids)):
                await held.enter_async_context(self.lock(match_id))
            yield

    @asynccontextmanager
    async def _once(self, interaction: int | None) -> AsyncIterator[None]:
        """Tell an interaction that came twice from a move that the rules refuse.

        The second one meets a table that its own first one has changed, and is refused for reasons
        that would puzzle whoever pressed once. Only then is it worth asking: moves stay fast.
        """
        try:
            yield
        except IllegalMove:
            if interaction is not None and await self._store.answered(interaction):
                raise AlreadyAnsweredError(interaction) from None
            raise

    async def _formality(self, match: Match) -> tuple[Seat, Value] | None:
        """Return a move that decides nothing, of a seat whose player does not want to be asked."""
        wants = self._passes_unasked
        for seat in sorted(match.awaited()) if wants else ():
            move = formality_of(match, seat)
            if move is not None and wants and await wants(match.players[seat]):
                return seat, move
        return None

    async def _finish(self, match: Match, played: list[Played], interaction: int | None) -> Turn:
        """Play resigned seats on, write everything down, and report it as one turn."""
        for _ in range(PLY_LIMIT):
            found = _in_place_of_absent(match) or await self._formality(match)
            if found is None:
                break
            match, line = _play(match, *found)
            played.append(line)
        await self._store.record(match, played, interaction)
        self.changed(match)
        return Turn(match, tuple(told for line in played for told in line.events))


def _nothing(_match: Match) -> None:
    """Let nobody hear of it."""


def _check_manned(match: Match, seat: Seat) -> None:
    """Let nobody meddle with a seat that he has left to a computer."""
    if seat in match.computers:
        raise IllegalMove("computer-plays")


def _without_seat(computers: Mapping[Seat, Level], seat: Seat) -> Mapping[Seat, Level]:
    return {one: level for one, level in computers.items() if one != seat}


def _in_place_of_absent(match: Match) -> tuple[Seat, Value] | None:
    """Return a move of a seat that somebody gave up, as its game says; None if none is to act."""
    absent = sorted(match.to_act() & match.resigned)
    if not absent:
        return None
    return absent[0], _house_move(match, absent[0])


def _house_move(match: Match, seat: Seat) -> Value:
    """Return the move that the house makes in place of a seat's player."""
    luck = Chance(f"{match.seed}/house", match.ply)
    move: Value = match.game.stand_in(match.view(seat), match.legal(seat), luck)
    return move


def _read(match: Match, seat: Seat, pressed: Pressed) -> Value:
    """Turn a press into the move it meant when the button was drawn."""
    if pressed.stamp != match.stamp(seat):
        raise IllegalMove("moved-on")
    move = match.menu(seat, pressed.path)
    if not isinstance(move, Value):
        raise IllegalMove("moved-on")
    return move


def _left(match: Match) -> Match:
    """End a match that too few still want to play, or only computers."""
    outcome = outcome_of_leaving(match.game, match.leavers)
    return replace(match, outcome=outcome) if outcome else match


def _enter(match: Match, seat: Seat, entry: Entry, key: str) -> tuple[Match, Played]:
    """Return a match with an entry of the referee's own, which tells all who it is about."""
    ply, told = match.ply + 1, event(key, who=SeatName(seat=seat))
    return replace(match, ply=ply), Played(ply, seat, entry, (told,))


def _play(match: Match, seat: Seat, move: Value) -> tuple[Match, Played]:
    ply = match.ply + 1
    state, events = match.game.play(match.state, seat, move, Chance(match.seed, ply))
    outcome = match.game.outcome(state)
    if outcome and match.resigned:
        outcome = outcome_without(outcome, match.resigned)
    acted = tuple(n + (s == seat) for s, n in enumerate(match.acted))
    willing = match.giving_up - {seat}
    after = replace(match, ply=ply, acted=acted, state=state, outcome=outcome, giving_up=willing)
    return after, Played(ply, seat, move, events)
