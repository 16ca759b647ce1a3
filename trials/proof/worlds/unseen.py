"""Hidden moves: two worlds go on by themselves, each with a bot, and a viewer cannot tell.

`twins` deals one position anew, so it cannot find a secret where dealing anew leaves
it. Here the bots get *different moves* of others, which the viewer does not see, through the
referee; the worlds rejoin only where everything else would show. What the viewer and the public get
is compared as there, and besides: what workers are told, which files are written, and the lines of
the log from the move on.
"""

from __future__ import annotations

import io
import pickle
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from cogs.kit.pictures.jobs import ViewJob
from games.kit.check.lockstep import lockstep
from matches.computers.memory import takes_notes
from matches.match import Turn
from matches.terms import Terms
from trials.proof.pretended_discord import CHANNEL, asked, command
from trials.proof.worlds.opened import files_written
from trials.proof.worlds.twins import LeakError, Twins

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from games.kit.check.lockstep import Pair
    from games.kit.computers.playout import Moment
    from games.kit.game import Options, Value
    from trials.proof.pretended_discord import Body, Sent
    from trials.proof.worlds.twins import World

LITTLE_THOUGHT: Final = 0.01
"""By which the steps of a hint are multiplied."""


class Unseen(Twins):
    """A match in two worlds that begin alike, or dealt anew, and go on by the rules."""

    terms = Terms(hints=True)

    async def play(self, options: Options, seed: str, most: int, *, redeals: bool) -> None:
        """Play at most so many plies.

        Raises:
            LeakError: at the first difference, or secret that is told.
        """
        seat = self.viewer.seat
        self._by_rules = True
        """Whether both logs lead to their positions, so that computers may remember."""
        self._of_others: tuple[set[str], ...] = (set(), set())
        """In each world the views of others, as workers are told of them."""
        async with self.start(options, seed):
            for world in self.worlds:
                world.bare.bot.thinker.scale = LITTLE_THOUGHT
            for pair in lockstep(self.game, self.seats, options, seed, seat, redeals=redeals):
                if pair.one.ply > most:
                    break
                await self._pair(pair)

    @override
    def _other_deal(self, state: Value) -> Value:
        return state

    async def _pair(self, pair: Pair) -> None:
        """Let both worlds go on, and compare what can be seen of it, or be found out."""
        self.figures.plies += 1
        self.figures.hidden_moves += pair.way == "hidden move"
        self.figures.redeals += pair.way == "rejoined"
        self.figures.apart += pair.is_apart
        moments = (pair.one, pair.other)
        self.seen_moves |= dict.fromkeys(moment.move for moment in moments)
        by_rules = pair.way != "other luck" and all(
            world.match.state == moment.before
            for world, moment in zip(self.worlds, moments, strict=True)
        )
        self._by_rules &= by_rules
        backlogged = self.luck.random() < 1 / 2
        self.figures.backlogs += backlogged
        await self._compared(
            [
                partial(self._go_on, world, moment, by_rules=by_rules, backlogged=backlogged)
                for world, moment in zip(self.worlds, moments, strict=True)
            ]
        )
        self._compare_refusals()
        if self.worlds[0].match.outcome is None:
            for interaction in self._questions():
                self.figures.asked += 1
                await self._compared([partial(world.ask, interaction) for world in self.worlds])

    async def _go_on(
        self, world: World, moment: Moment, *, by_rules: bool, backlogged: bool
    ) -> list[Sent]:
        """Let a seat move, by the referee if that leads there, and show it."""
        bare, match = world.bare, world.match
        turn = Turn(match, moment.events)
        with world.written.listening():
            if by_rules:
                player = match.players[moment.seat]
                turn = await bare.bot.referee.submit(match.id, player, moment.move)
            else:
                await bare.record(match, moment, moment.after, moment.events)
            world.match = await bare.store.matches.load(match.id)
            assert world.match.state == moment.after
            self._note_views_of_others()
            shown = replace(turn, match=world.match)
            await world.show(shown, moment.seat, backlogged=backlogged)
        return bare.api.take()

    def _note_views_of_others(self) -> None:
        for world, known in zip(self.worlds, self._of_others, strict=True):
            match = world.match
            own = {match.view(seat).model_dump_json() for seat in {None, self.viewer.seat}}
            known.update({match.view(seat).model_dump_json() for seat in match.seats} - own)

    async def _compared(self, works: list[Callable[[], Awaitable[list[Sent]]]]) -> None:
        """Let both bots do the same, and compare all that they do."""
        sent, told, files = [], [], []
        for world, known, work in zip(self.worlds, self._of_others, works, strict=True):
            with ExitStack() as stack:
                files.append(stack.enter_context(files_written()))
                world.bare.workers.told = []
                sent.append(await work())
            told.append([_plain(job) for job in world.bare.workers.told if not _is_in(job, known)])
            world.bare.workers.told = None
        self.figures.jobs += len(told[0])
        self.figures.files += len(files[0])
        await self._shown(sent)
        if told[0] != told[1]:
            raise LeakError(f"{self.about()}: workers are told other things")
        if files[0] != files[1]:
            raise LeakError(f"{self.about()}: the files differ: {files}")
        self._compare_logs()

    @override
    def _questions(self) -> Iterator[Body]:
        yield from super()._questions()
        match, seat = self.worlds[0].match, self.viewer.seat
        if seat in match.actors() and (self._by_rules or not takes_notes(self.game)):
            number = self.worlds[0].bare.api.next_id()
            self.worlds[1].bare.api.next_id()
            yield asked(2, number, self.viewer.user, command("hint", {}), channel=CHANNEL)


def _plain(job: partial[Any]) -> bytes:
    """Return a job as bytes that do not tell which of its values are the same objects."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out)
    pickler.fast = True
    pickler.dump(job)
    return out.getvalue()


def _is_in(job: partial[Any], views: set[str]) -> bool:
    """Tell whether a job is to draw one of these views."""
    inner = job.func if isinstance(job.func, partial) else job
    painted = getattr(inner.func, "__self__", None)
    return isinstance(painted, ViewJob) and painted.seen in views
