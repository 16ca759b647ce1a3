"""Twins: one match in two worlds that a viewer cannot tell apart, each shown by a bot of its own.

In the other world everything is different that the viewer cannot see: what others hold, what lies
in piles, and, as far as the rules allow it, what others have done face down. So whatever the two
bots send to the viewer, or where all can read it, must be the same byte for byte, request for
request, in the same order. What they send to others is looked at too: there the planted canaries
must turn up.
"""

from __future__ import annotations

import json
import time
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, Self

from discord import app_commands

from bot.metrics import Metrics
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat, Text, Value, event
from matches.match import Match, Played, Turn
from matches.terms import Terms
from trials.proof.bare_bot import Bare, bare_bot
from trials.proof.pretended_discord import (
    CHANNEL,
    DM_OF,
    GUILD,
    SECOND,
    Body,
    asked,
    command,
    pressed,
)
from trials.proof.worlds.written import Written

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator, Iterator, Sequence

    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame, Event, Options
    from trials.proof.pretended_discord import Sent

OUTSIDER: Final = 999
FIRST_PLAYER: Final = 101
MOVES_TRIED: Final = 8
"""Other moves of the one who moves that are tried for the other world."""
REFUSED_MOVES_TRIED: Final = 6
ASKS: Final = 3
"""Questions that the viewer asks both bots after each move."""


class LeakError(AssertionError):
    """A viewer could tell one world from the other, or read what is hidden."""


@dataclass
class Figures:
    """What a proof has looked at."""

    plies: int = 0
    hidden_moves: int = 0
    """Plies at which the other world went on by another move, or the same one among other cards."""
    redeals: int = 0
    """Plies at which it had to be dealt anew: something hidden was shown."""
    backlogs: int = 0
    """Plies of which some is shown later, as in a backlog."""
    requests: int = 0
    """Requests that the viewer could see, compared byte for byte."""
    asked: int = 0
    refusals: int = 0
    canaries: int = 0
    """Secrets of which none was found where it must not be."""
    log_lines: int = 0
    pictures: int = 0
    apart: int = 0
    """Of worlds that go on by themselves: plies after which they differ."""
    jobs: int = 0
    """What workers were told for the viewer, compared byte for byte."""
    files: int = 0
    """Written meanwhile."""

    def __iadd__(self, other: Figures) -> Self:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
        return self


@dataclass(frozen=True)
class Viewer:
    """Who looks: at a seat, or from outside; a seat may have been left by its player."""

    seat: Seat | None
    status: str = "plays"
    """`plays`, `resigned`, or `computer` where a computer has taken over."""

    @property
    def user(self) -> int:
        """The Discord user."""
        return OUTSIDER if self.seat is None else FIRST_PLAYER + self.seat

    def sees(self, sent: Sent) -> bool:
        """Tell whether a request tells this viewer anything: not if it goes to others alone."""
        _, kind, where, *_ = [*sent.path.split("/"), "", "", ""]
        if kind != "channels" or not where.isdigit():
            return True
        return int(where) in {CHANNEL, SECOND, self.user + DM_OF}


@dataclass
class World:
    """One of the two worlds."""

    bare: Bare
    match: Match
    written: Written
    metrics: Metrics
    log: list[Played] = field(default_factory=list)

    async def go_on(
        self, moment: Moment, state: Value, events: Sequence[Event], *, backlogged: bool
    ) -> list[Sent]:
        """Let a ply lead to `state`, show it, and return what was sent; in a backlog in two."""
        self.match = await self.bare.record(self.match, moment, state, events)
        with self.written.listening():
            await self.show(Turn(self.match, tuple(events)), moment.seat, backlogged=backlogged)
        return self.bare.api.take()

    async def show(self, turn: Turn, seat: Seat, *, backlogged: bool) -> None:
        """Let the bot show what a seat has done."""
        hand = self.bare.hand_of(turn.match.players[seat])
        self.bare.workers.backlogged = backlogged
        self.bare.bot.delivery.show(turn, pressed=hand)
        await self.bare.show_what_cannot_wait()
        self.bare.workers.backlogged = False
        await self.bare.settle()

    async def ask(self, interaction: Body) -> list[Sent]:
        """Bring an interaction to the bot and return what was sent."""
        with self.written.listening():
            self.bare.hear(interaction)
            await self.bare.settle()
        return self.bare.api.take()


class Twins:
    """A match at random, in two worlds."""

    terms = Terms()

    def __init__(
        self,
        game: AnyGame,
        viewer: Viewer,
        seats: int,
        luck: random.Random,
        *,
        brief: bool = False,
    ) -> None:
        """Lay a table; if `brief`, one other player alone gets the hand by direct message."""
        self.game, self.viewer, self.seats, self.luck = game, viewer, seats, luck
        self.brief = brief
        self.figures = Figures()
        self.canaries: dict[Seat, list[str]] = {Seat(seat): [] for seat in range(seats)}
        self.found_at_others: set[str] = set()
        self.seen_moves: dict[Value, None] = {}

    @asynccontextmanager
    async def start(self, options: Options, seed: str) -> AsyncIterator[tuple[World, World]]:
        """Start both bots and deal."""
        self.seed = seed
        now, state = time.time(), self.game.setup(self.seats, options, Chance(seed, 0))
        async with AsyncExitStack() as stack:
            self.worlds = [
                await self._open(await stack.enter_async_context(bare_bot(now)), options, dealt)
                for dealt in (state, self._other_deal(state))
            ]
            await self._shown([await self._first(world) for world in self.worlds])
            yield self.worlds[0], self.worlds[1]

    async def _open(self, bare: Bare, options: Options, state: Value) -> World:
        players = tuple(FIRST_PLAYER + seat for seat in range(self.seats))
        for number, user in enumerate((*players, OUTSIDER)):
            await bare.acquaint(user, f"Player {number}", ("en", "es", "de")[number % 3])
            if self.brief and user not in {self.viewer.user, self._listener()}:
                await bare.bot.known_users.prefer(user, "dms", "off")
        seat, status = self.viewer.seat, self.viewer.status
        left = [seat] if seat is not None and status != "plays" else []
        opened = await bare.store.matches.open(
            Match(
                id=0,
                guild=GUILD,
                channel=CHANNEL,
                language="en",
                game=self.game,
                options=options,
                players=players,
                seed=self.seed,
                ply=0,
                acted=(0,) * self.seats,
                resigned=frozenset(left) if status == "resigned" else frozenset(),
                state=state,
                outcome=None,
                terms=self.terms,
                computers=dict.fromkeys(left, "normal") if status == "computer" else {},
            )
        )
        metrics = Metrics(bare.bot, ":memory:")  # type: ignore[arg-type]
        bare.bot.interaction_tasks.listeners.append(metrics.heard)
        match = await bare.store.matches.load(opened.id)
        return World(bare, match, Written(), metrics)

    def _listener(self) -> int:
        """Return another player, whose canaries must arrive."""
        others = [seat for seat in self.canaries if seat != self.viewer.seat]
        return FIRST_PLAYER + others[0] if others else OUTSIDER

    @staticmethod
    async def _first(world: World) -> list[Sent]:
        world.bare.bot.delivery.refresh(world.match.id)
        await world.bare.settle()
        return world.bare.api.take()

    # ---- the other world --------------------------------------------------------------

    def _other_deal(self, state: Value) -> Value:
        """Return what the other world begins with."""
        return self._redealt(state, 0)

    def _redealt(self, state: Value, ply: int) -> Value:
        """Deal anew what the viewer cannot see; an outsider sees no hand."""
        seats = [self.viewer.seat] if self.viewer.seat is not None else list(self.canaries)
        for seat in seats:
            state = self.game.redeal(state, seat, Chance(f"{self.seed}/twin/{seat}", ply))
        return state

    def _same(self, one: Value, other: Value) -> bool:
        seat = self.viewer.seat
        return bool(self.game.view(one, seat) == self.game.view(other, seat))

    def _elsewhere(self, moment: Moment) -> tuple[Value, tuple[Event, ...]]:
        """Return what a ply leads to in the other world, so that the viewer cannot tell."""
        before = self.worlds[1].match.state
        legal = self.game.legal(before, moment.seat)
        if moment.seat == self.viewer.seat:
            tries: list[Value] = [moment.move] if moment.move in legal else []
        else:
            most = 2 if self.brief else MOVES_TRIED
            tries = self.luck.sample(legal, min(len(legal), most))
        for move in tries:
            after, events = self.game.play(
                before, moment.seat, move, Chance(f"{self.seed}/other", moment.ply)
            )
            if self._same(after, moment.after) and self._hears(events) == self._hears(
                moment.events
            ):
                self.figures.hidden_moves += 1
                return after, events
        self.figures.redeals += 1
        return self._redealt(moment.after, moment.ply), tuple(self._hears(moment.events))

    def _hears(self, events: Sequence[Event]) -> list[Event]:
        return [one for one in events if one.to is None or one.to == self.viewer.seat]

    # ---- a ply ------------------------------------------------------------------------

    async def ply(self, moment: Moment) -> None:
        """Let both worlds go on, and compare all that the viewer gets to see of it.

        Raises:
            LeakError: if that differs, or holds a secret.
        """
        self.figures.plies += 1
        self.seen_moves[moment.move] = None
        planted = self._planted(moment)
        state, events = self._elsewhere(moment)
        one, other = self.worlds
        backlogged = self.luck.random() < 1 / 2
        self.figures.backlogs += backlogged
        await self._shown(
            [
                await one.go_on(
                    moment, moment.after, (*moment.events, *planted), backlogged=backlogged
                ),
                await other.go_on(moment, state, (*events, *planted), backlogged=backlogged),
            ]
        )
        self._compare_refusals()
        if self.worlds[0].match.outcome is None:
            for interaction in self._questions():
                self.figures.asked += 1
                await self._shown([await world.ask(interaction) for world in self.worlds])
        self._compare_logs()

    def _planted(self, moment: Moment) -> list[Event]:
        """Tell every other seat a secret of its own."""
        planted = []
        for seat, told in self.canaries.items():
            if seat != self.viewer.seat:
                told.append(f"canary-{moment.ply}-{seat}-{self.luck.getrandbits(40):x}")
                planted.append(event("seat", to=seat, n=told[-1]))
        return planted

    async def _shown(self, sent: Sequence[list[Sent]]) -> None:
        """Compare what both bots have sent, and search it for what must not be there."""
        one, other = ([each for each in all_of if self.viewer.sees(each)] for all_of in sent)
        for left, right in zip_longest(one, other):
            self.figures.requests += 1
            if left != right:
                raise LeakError(f"{self.about()}: the worlds differ\n- {left}\n+ {right}")
        self._search(one)
        for each in sent[0]:
            if not self.viewer.sees(each):
                self.found_at_others |= {
                    canary
                    for told in self.canaries.values()
                    for canary in told[-1:]
                    if canary in each.body
                }

    def _search(self, sent: Sequence[Sent]) -> None:
        """Look for canaries and the seed in what the viewer can read."""
        match = self.worlds[0].match
        secrets = [told[-1] for told in self.canaries.values() if told]
        if match.outcome is None:
            secrets.append(self.seed)
        self.figures.canaries += len(secrets)
        for each in sent:
            text = json.dumps(json.loads(each.body), ensure_ascii=False) if each.body else ""
            text = f"{each.path} {text} {' '.join(name for name, _ in each.files)}"
            for secret in secrets:
                if secret in text or any(secret.encode() in data for _, data in each.files):
                    raise LeakError(f"{self.about()}: {secret} is told by {each}")

    def _compare_refusals(self) -> None:
        """Let the viewer try moves: the same ones are refused, in the same words."""
        seat = self.viewer.seat
        if seat is None:
            return
        known = list(self.seen_moves)
        for move in self.luck.sample(known, min(len(known), REFUSED_MOVES_TRIED)):
            self.figures.refusals += 1
            said = [_refusal(self.game, world.match, seat, move) for world in self.worlds]
            if said[0] != said[1]:
                raise LeakError(f"{self.about()}: {move} tells {said[0]} and {said[1]}")

    def _compare_logs(self) -> None:
        one, other = (world.written.take() for world in self.worlds)
        self.figures.log_lines += len(one)
        if one != other:
            raise LeakError(f"{self.about()}: the logs differ\n- {one}\n+ {other}")
        faults = [line for line in one if line.startswith("ERROR")]
        if faults:
            raise LeakError(f"{self.about()}: {faults}")
        figures = [_counts(world.metrics.text().decode()) for world in self.worlds]
        if figures[0] != figures[1]:
            raise LeakError(
                f"{self.about()}: the metrics differ: {set(figures[0]) ^ set(figures[1])}"
            )

    def about(self) -> str:
        """Say which match it is, so that it can be played again."""
        match = self.worlds[0].match
        return f"{self.game.spec.slug}, {self.seats} seats, {self.viewer}, {self.seed}, {match.ply}"

    # ---- what the viewer asks -----------------------------------------------------------

    def _questions(self) -> Iterator[Body]:
        """Make up questions that change nothing, in every kind of place."""
        match, user = self.worlds[0].match, self.viewer.user
        table = self._table()
        for _ in range(1 if self.brief else ASKS):
            number = self.worlds[0].bare.api.next_id()
            self.worlds[1].bare.api.next_id()
            place = self.luck.choice((CHANNEL, SECOND, None))
            locale = self.luck.choice(("en-US", "de", "es-ES"))
            match self.luck.randrange(4):
                case 0:
                    verb = self.luck.choice(("hand", "words", "zoom", "back", "undo"))
                    last = f":{match.ply}" if verb == "undo" else ""
                    if verb == "undo" and self._may_take_back():
                        continue
                    data = pressed(f"{verb}:{match.id}{last}")
                    yield asked(3, number, user, data, locale=locale, channel=place, message=table)
                case 1:
                    name = self.luck.choice(("hand", "table", "resign", "games"))
                    yield asked(2, number, user, command(name, {}), locale=locale, channel=place)
                case _:
                    yield self._about_the_game(number, user, place, locale)

    def _may_take_back(self) -> bool:
        return self.worlds[0].match.acted[self.viewer.seat or 0] > 0

    def _table(self) -> Body:
        """Return the table message, as a press on it would bring it."""
        messages = self.worlds[0].bare.api.messages.values()
        return next(one for one in messages if one["channel_id"] == str(CHANNEL))

    def _about_the_game(self, number: int, user: int, place: int | None, locale: str) -> Body:
        """Ask for suggestions, or use a command out of turn."""
        text, options = self.luck.choice(self._commands())
        given = {name: self._said() for name in options if self.luck.random() < 0.4}
        out_of_turn = self.viewer.seat not in self.worlds[0].match.actors()
        if options and not (out_of_turn and self.luck.random() < 0.3):
            focused = self.luck.choice(options)
            given.setdefault(focused, self.luck.choice(("", "", "a", self._said())))
            data = command(text, given, focused=focused)
            return asked(4, number, user, data, locale=locale, channel=place)
        if not out_of_turn:
            return asked(2, number, user, command("hand", {}), locale=locale, channel=place)
        data = command(text, {name: self._said() for name in options})
        return asked(2, number, user, data, locale=locale, channel=place)

    def _said(self) -> str:
        """Return something that a move seen before had in one of its fields."""
        move = self.luck.choice(list(self.seen_moves))
        values = [str(value) for value in move.model_dump().values()]
        return self.luck.choice([*values, "nonsense"])[:100]

    def _commands(self) -> list[tuple[str, list[str]]]:
        """Return the commands of the game, with their options."""
        bot = self.worlds[0].bare.bot
        cog: Any = bot.presentations[self.game.spec.slug]
        return [
            (one.qualified_name, [option.name for option in one.parameters])
            for one in cog.walk_app_commands()
            if isinstance(one, app_commands.Command)
        ]


def _refusal(game: AnyGame, match: Match, seat: Seat, move: Value) -> Text | None:
    try:
        game.refuse(match.state, seat, move)
    except IllegalMove as refused:
        return refused.text
    return None


def _counts(metrics: str) -> list[str]:
    """Return the figures without those of time."""
    return [
        line for line in metrics.splitlines() if "_seconds" not in line and "_created" not in line
    ]
