"""The referee: the one door for moves, between commands or controls and the pure rules.

Slash command, button, select, clock and computer player all end here: lock the match, load it,
check and apply, commit move and snapshot in one transaction, then speak. What can be done to a
match besides its game's moves is in `matches.transitions`.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from games.kit.chance import Chance, fresh_seed
from games.kit.game import IllegalMove, Seat, Value
from games.kit.words import LANGUAGES
from matches import transitions
from matches.caching import BoundedDict
from matches.clocks.timing import with_clocks, with_presence
from matches.clocks.values import Clocks
from matches.fairness.seals import DayOrigin, seed_of
from matches.history import moves_that_count
from matches.lessons import script as lessons
from matches.match import AlreadyAnsweredError, Match, Played, Pressed, Turn
from matches.ports import StorageUnavailableError
from matches.seated import is_computer, level_of
from matches.standings.honours import honours_of
from matches.terms import Terms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from games.kit.game import AnyGame, Options
    from games.kit.mind import Level
    from matches.fairness.seals import Origin
    from matches.lessons.progress import Progress
    from matches.ports import MatchStore
    from matches.transitions import Done, Transition

Concern: TypeAlias = Literal["computers", "clocks", "end"]
"""What of a match somebody looks after: its computers, its clocks, or what follows its end."""
RECORDED_REMEMBERED: Final = 2_000
"""Interactions of which it is known that they were written down."""
PLY_LIMIT: Final = 100_000
"""Moves that the house may make for resigned seats in one go; far above what any game needs."""


def seed_for(origin: Origin | None) -> str:
    """Return the seed that follows from where a match comes from, or a fresh one."""
    return seed_of(origin) if origin else fresh_seed()


def dealt(
    game: AnyGame,
    options: Options,
    players: Sequence[int],
    seed: str,
    origin: Origin | DayOrigin | None,
    terms: Terms | None,
) -> Match:
    """Deal a match that is not stored, and is in no channel yet."""
    return Match(
        id=0,
        guild=0,
        channel=0,
        language=LANGUAGES[0],
        game=game,
        options=options,
        players=tuple(players),
        seed=seed,
        ply=0,
        moves=0,
        luck_by_name=True,
        acted=(0,) * len(players),
        resigned=frozenset(),
        state=game.setup(len(players), options, Chance(seed, 0)),
        outcome=None,
        computers={Seat(n): level_of(p) for n, p in enumerate(players) if is_computer(p)},
        terms=terms or Terms(),
        origin=origin,
    )


class Referee:
    """Takes moves one at a time per match."""

    def __init__(
        self, store: MatchStore, passes_unasked: Callable[[int], Awaitable[bool]] | None = None
    ) -> None:
        """Take moves for the matches in `store`.

        `passes_unasked` tells whether a player wants formalities done; by default none does.
        """
        self._store = store
        self.listeners: dict[Concern, list[Callable[[Match], object]]] = defaultdict(list)
        """Hear of every match that concerns them, when it begins, and of every change."""
        self.now: Callable[[], float] = time.time
        """Returns seconds since the epoch; by it clocks run."""
        self.seed_for: Callable[[Origin | None], str] = seed_for
        """Returns the seed of a match that begins, but for days: there all have the same."""
        self.recorded: BoundedDict[int, bool] = BoundedDict(RECORDED_REMEMBERED)
        """Interactions that were written down here: what fails after that fails too late."""
        self._passes_unasked = passes_unasked
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(  # noqa: PLR0913 - all that a match begins with
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[int],
        *,
        guild: int,
        channel: int,
        language: str,
        origin: Origin | DayOrigin | None = None,
        seed: str | None = None,
        people_needed: bool = True,
        terms: Terms | None = None,
        lobby: int | None = None,
        bell: float | None = None,
        lesson: Progress | None = None,
    ) -> Match:
        """Deal a new match and store it; the `lobby` that it comes from is closed by that.

        With a `bell`, in seconds since the epoch, it must be over by then, for whoever looks after
        that. Its seed follows from `origin`; where there is none, a seed is drawn or given.
        Computers play alone only where no people are needed, as in a tournament that people play.

        Raises:
            IllegalMove: if such a match may not start, "computers-only", or "channel-busy".
        """
        if people_needed and all(map(is_computer, players)):
            raise IllegalMove("computers-only")
        game.check_start(len(players), options)
        if isinstance(origin, DayOrigin):
            seed = seed_of(origin)
        elif origin or not seed:
            seed = self.seed_for(origin)
        match = dealt(game, options, players, seed, origin, terms)
        match = replace(
            match,
            guild=guild,
            channel=channel,
            language=language,
            clocks=Clocks(bell=bell),
            lesson=lesson,
        )
        opened = await self._store.open(with_clocks(match, self.now()), lobby)
        self._tell(opened)
        return opened

    async def start_from(
        self,
        over: Match,
        log: Sequence[Played],
        ply: int,
        players: Sequence[int],
        *,
        channel: int,
        language: str,
    ) -> Match:
        """Begin a match where one that is over stood after a ply of its `log`, as it was dealt.

        It is played in direct messages, where nothing counts; its luck is that of the other one.

        Raises:
            ValueError: while that match runs, for its hands are secrets.
            IllegalMove: "replay-other-rules" if this version's rules refuse what was played, or
                luck went by plies then, which are others here.
        """
        if over.outcome is None:
            msg = f"match {over.id} is not over"
            raise ValueError(msg)
        if over.luck == "plies":
            raise IllegalMove("replay-other-rules")
        deal, seats = over.deal, len(over.players)
        match = replace(
            over,
            id=0,
            guild=0,
            channel=channel,
            language=language,
            players=tuple(players),
            ply=0,
            moves=0,
            acted=(0,) * seats,
            resigned=frozenset(),
            giving_up=frozenset(),
            state=deal.setup(),
            outcome=None,
            computers={Seat(n): level_of(p) for n, p in enumerate(players) if is_computer(p)},
            terms=Terms(),
            origin=None,
            honours=None,
            lesson=None,
            clocks=Clocks(),
        )
        match, played = await self._store.open(match), list[Played]()
        for line in moves_that_count([line for line in log if line.ply <= ply]):
            try:
                match, made = transitions.play_move(match, line.seat, line.move)
            except IllegalMove as refused:
                raise IllegalMove("replay-other-rules") from refused
            played.append(made)
        if played:
            await self._record(match, played, None)
        self._tell(match)
        return match

    async def submit(
        self, match_id: int, player: int, wish: Value | Pressed, *, interaction: int | None = None
    ) -> Turn:
        """Check a move, play it, write it down.

        Raises:
            IllegalMove: if the rules, or the match as it stands, refuse; nothing is stored then.
            "computer-plays" where a player has left the seat to a computer.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            if seat in match.computers:
                if transitions.was_taken_over(match, seat):
                    return await self._come_back_acting(match, seat, wish, interaction)
                raise IllegalMove("computer-plays")
            move = _read(match, seat, wish) if isinstance(wish, Pressed) else wish
            if seat in match.clocks.missed:
                match = with_presence(match, seat)
            lessons.check(match, seat, move)
            after, first = transitions.play_move(match, seat, move)
            return await self._finish(match, after, [first], interaction)

    async def _come_back_acting(
        self, match: Match, seat: Seat, wish: Value | Pressed, interaction: int | None
    ) -> Turn:
        """Give a seat back to its player, who acts again, and make the move if it still can be."""
        back, entries = transitions.come_back(match, seat)
        try:
            move = _read(back, seat, wish) if isinstance(wish, Pressed) else wish
            after, line = transitions.play_move(back, seat, move)
        except IllegalMove:
            # The move is out of date, but its player is back all the same.
            return await self._finish(match, back, entries, interaction)
        return await self._finish(match, after, [*entries, line], interaction)

    async def submit_for_computer(self, match_id: int, seat: Seat, move: Value) -> Turn:
        """Check the move that a computer has decided on, play it, write it down.

        Raises:
            IllegalMove: if the rules refuse, or "moved-on" if no computer plays there any more.
        """
        async with self.lock(match_id):
            match = await self._store.load(match_id)
            if match.outcome or seat not in match.computers:
                raise IllegalMove("moved-on")
            after, first = transitions.play_move(match, seat, move)
            return await self._finish(match, after, [first], None)

    async def resign(self, match_id: int, player: int, *, interaction: int | None = None) -> Turn:
        """Give up a seat: the house plays it as its game says from now on, and it cannot win.

        When at most one player is left, the match ends at once and that player wins. A team plays
        on as long as one of it is left.

        Raises:
            IllegalMove: "not-seated", "match-over" or "already-resigned".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        return await self._of_player(match_id, player, transitions.resign, interaction)

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
        transition = partial(transitions.leave_to_computer, seat=seat, level=level)
        return await self.do(match_id, transition, interaction=interaction)

    async def come_back(
        self, match_id: int, player: int, *, interaction: int | None = None
    ) -> Turn:
        """Let a person play the own seat again that a computer has played.

        Raises:
            IllegalMove: "not-seated", "match-over", or "moved-on" if no computer plays there.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        return await self._of_player(match_id, player, transitions.come_back, interaction)

    async def give_up(self, match_id: int, player: int, *, interaction: int | None = None) -> Turn:
        """Let a player of a team say that they would give up: when all have, the match is lost.

        Until then everybody plays on, and a player who makes a move has changed their mind.

        Raises:
            IllegalMove: "not-seated", "match-over" or "already-giving-up".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        return await self._of_player(match_id, player, transitions.give_up, interaction)

    async def agree_on_hints(
        self, match_id: int, player: int, *, interaction: int | None = None
    ) -> Turn:
        """Let who plays alone take hints from now on, so that the match counts nowhere.

        Raises:
            IllegalMove: "not-seated", "match-over", or "hint-not-here" where others play, too.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        return await self._of_player(match_id, player, transitions.agree_on_hints, interaction)

    async def _of_player(
        self,
        match_id: int,
        player: int,
        transition: Callable[[Match, Seat], Done],
        interaction: int | None,
    ) -> Turn:
        """Do something with the seat of a player in a running match."""
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            return await self._finish(match, *transition(match, seat), interaction)

    async def do(
        self, match_id: int, transition: Transition, *, interaction: int | None = None
    ) -> Turn:
        """Let something be done to a running match that is none of its game's moves.

        Raises:
            IllegalMove: "match-over", or what the transition raises.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, _ = await self._running(match_id, None)
            return await self._finish(match, *transition(match), interaction)

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
            return await self._finish(match, *transitions.skip(match, seat), interaction)

    async def call_off(self, match_id: int, *, interaction: int | None = None) -> Turn:
        """End a match without result. Who may ask for that is up to the caller.

        Raises:
            IllegalMove: "match-over".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        return await self.do(match_id, transitions.call_off, interaction=interaction)

    async def hand_over(
        self, match_id: int, seat: Seat, player: int, *, interaction: int | None = None
    ) -> Turn:
        """Give a seat, also one given up or left to a computer, to somebody who sits at none of it.

        Who may ask for that is up to the caller.

        Raises:
            IllegalMove: "match-over" or "cannot-take-seat".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        transition = partial(transitions.hand_over, seat=seat, player=player)
        return await self.do(match_id, transition, interaction=interaction)

    async def take_back(
        self, match_id: int, player: int, ply: int | None = None, *, interaction: int | None = None
    ) -> Turn:
        """Take a player's last move back, if nobody has acted since and it has shown nothing.

        With `ply`, that very move or none.

        Raises:
            IllegalMove: "not-seated", "match-over", "computer-plays", "nothing-to-take-back" or
                "not-to-be-taken-back".
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        async with self.lock(match_id), self._once(interaction):
            match, seat = await self._running(match_id, player)
            log = await self._store.log_of(match_id)
            done = transitions.take_back(match, seat, log, ply)
            return await self._finish(match, *done, interaction)

    def _tell(self, match: Match) -> None:
        concerns: dict[Concern, object] = {
            "computers": match.computers,
            "clocks": match.clocks.running,
            "end": match.outcome,
        }
        for concern, there_is in concerns.items():
            for hear in self.listeners[concern] if there_is else ():
                hear(match)

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
            # In one order everywhere, or two that hold several would wait for each other for ever.
            for match_id in sorted(set(match_ids)):
                await held.enter_async_context(self.lock(match_id))
            yield

    @asynccontextmanager
    async def _once(self, interaction: int | None) -> AsyncIterator[None]:
        """Tell an interaction that came twice from a move that the rules refuse.

        The second one meets a table that its own first one has changed, and is refused for reasons
        that would puzzle a player who pressed once. Only then is it worth asking: moves stay fast.
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
            move = match.formality(seat)
            if move is not None and wants and await wants(match.players[seat]):
                return seat, move
        return None

    async def _finish(
        self, before: Match, match: Match, played: list[Played], interaction: int | None
    ) -> Turn:
        """Play resigned seats on, write everything down, and report it as one turn."""
        # The house's move may make it the turn of another seat that was given up, and so on.
        for _ in range(PLY_LIMIT):
            found = transitions.in_place_of_absent(match) if match.resigned else None
            found = found or await self._formality(match)
            if found is None:
                break
            match, line = transitions.play_move(match, *found)
            played.append(line)
        if match.outcome is None and lessons.is_at_end(match):
            match, lines = transitions.end_lesson(match)
            played += lines
        if match.terms.speed != "untimed":
            match = with_clocks(match, self.now())
        if match.outcome:
            log = await self._store.log_of(match.id)
            match = replace(match, honours=honours_of(match, [*log, *played]))
        # Stored before anybody hears of it: what is shown can be shown again, what was not stored
        # is lost.
        await self._record(match, played, interaction)
        self._tell(match)
        told = tuple(chain.from_iterable(map(attrgetter("events"), played)))
        return Turn(match, told, before, tuple(played))

    async def _record(
        self, match: Match, played: Sequence[Played], interaction: int | None
    ) -> None:
        """Write everything down; what was lost on its way to the database may have arrived."""
        try:
            await self._store.record(match, played, interaction)
        except StorageUnavailableError as error:
            if interaction is None or not error.unsure:
                raise
            await self._check_was_recorded(match.id, interaction, error)
        if interaction is not None:
            self.recorded[interaction] = True

    async def _check_was_recorded(
        self, match_id: int, interaction: int, error: StorageUnavailableError
    ) -> None:
        """Check that an interaction was recorded though the connection was lost meanwhile.

        Raises:
            StorageUnavailableError: the same one if that cannot be found out, or one that says that
                nothing was done.
        """
        try:
            was = await self._store.was_recorded(match_id, interaction)
        except StorageUnavailableError:
            raise error from None
        if not was:
            msg = f"nothing was done: {error}"
            raise StorageUnavailableError(msg) from error


def _read(match: Match, seat: Seat, pressed: Pressed) -> Value:
    """Turn a press into the move it meant when the button was drawn."""
    # A path counts answers of one menu: in another it would lead to another move.
    if pressed.stamp != match.stamp(seat):
        raise IllegalMove("moved-on")
    move = match.menu(seat, pressed.path)
    if not isinstance(move, Value):
        raise IllegalMove("moved-on")
    return move
