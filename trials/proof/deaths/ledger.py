"""The ledger: what people have asked and been answered, held against what is stored.

It goes by what Discord has seen. A press is accepted where it was answered by an edit of the
message, and where the pure rules, asked again, say that it made a move and not only led on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from games.kit.game import IllegalMove, Seat, Value
from games.kit.words import Voice
from matches.entries import Entry, SetForward
from playground.protocol.types import ResponseType
from tests.support.evenings.alike import plies_alike

if TYPE_CHECKING:
    from matches.match import Match
    from playground import Change, World
    from playground.state.model import Interaction
    from storage.database import Connection
    from storage.store import Store

PLAYING: Final = ("move", "pick", "sure")
"""Verbs of presses that carry a stamp."""

LOST: Final = Voice("en")("discord-failed")
"""What a mover is told where Discord did not take the answer."""

Asked: TypeAlias = tuple[int, Seat, str]
"""A match, a seat, and the stamp of what it is asked."""


@dataclass(frozen=True)
class Press:
    """A press on a control of a hand, as its custom id tells it."""

    interaction: Interaction = field(repr=False)
    verb: str
    match: int
    stamp: str
    path: tuple[int, ...]
    """With `sure`: the place of the move among the legal ones."""

    @classmethod
    def read(cls, interaction: Interaction) -> Press | None:
        """Read a press; None if it is something else."""
        verb, *rest = str(interaction.data.get("custom_id", "")).split(":")
        if verb not in PLAYING:
            return None
        path = tuple(int(answer) for answer in rest[2].split(".")) if rest[2] else ()
        picked = tuple(int(value) for value in interaction.data.get("values", ()))
        return cls(interaction, verb, int(rest[0]), rest[1], (*path, *picked))

    @property
    def looks_accepted(self) -> bool:
        """Whether it was answered as an accepted one is.

        An answered question becomes a line, or goes: then it is deferred, and deleted.
        """
        wanted = {ResponseType.DEFERRED_UPDATE}
        if self.verb == "sure":
            wanted.add(ResponseType.UPDATE)
        return self.interaction.response in wanted and not self.interaction.followups

    @property
    def said(self) -> str | None:
        """What it was answered in words; None without an answer."""
        asked = self.interaction
        if asked.response is None:
            return None
        told = [*asked.followups]
        if asked.original and asked.response is ResponseType.MESSAGE:
            told.append(asked.original)
        # The same line twice is one whose first copy was taken, and the answer to it lost.
        return "\n".join(dict.fromkeys(one.content for one in told))

    def move(self, match: Match, seat: Seat) -> Value | None:
        """Return the move that it makes in a position; None if it makes none."""
        if match.stamp(seat) != self.stamp:
            return None
        if self.verb == "sure":
            legal = match.legal(seat)
            return legal[self.path[0]] if self.path[0] < len(legal) else None
        try:
            found = match.menu(seat, self.path)
        except IllegalMove:
            return None
        return found if isinstance(found, Value) else None


@dataclass
class Figures:
    """What was checked."""

    plies: int = 0
    """Moves in the logs, each replayed."""
    matches: int = 0
    accepted: int = 0
    """Presses that were answered as accepted, and are in the log."""
    unanswered_but_stored: int = 0
    """Presses that are in the log although they could not be answered any more."""
    refused_or_led_on: int = 0
    unanswered: int = 0
    ended: int = 0
    """Matches that came to their end."""


@dataclass
class Ledger:
    """Notes everything that people ask of a world."""

    world: World
    figures: Figures = field(default_factory=Figures)
    asked: list[Interaction] = field(default_factory=list)
    """Since the last check."""
    positions: dict[int, Match] = field(default_factory=dict)
    """Where each match stood at the last check, by replay of its log."""
    over: set[int] = field(default_factory=set)
    """Matches that had ended at the last check."""
    moves: dict[Asked, tuple[Match, Value]] = field(default_factory=dict)
    """The position in which a seat moved, and what."""
    alike: dict[int, set[int]] = field(default_factory=dict)
    """After which entries of its log the table of a match that goes on is the same as now."""
    made_by: dict[Asked, int] = field(default_factory=dict)
    """Which interaction made a move."""
    unsure: frozenset[str | None] = frozenset({None, LOST})
    """What may have been answered, nothing at all included, although the move is stored."""

    def __post_init__(self) -> None:
        self.world.state.changes.listeners.append(self._note)

    def _note(self, change: Change) -> None:
        asked = change.interaction
        if change.what == "interaction_created" and asked and asked not in self.asked[-1:]:
            self.asked.append(asked)

    async def check(self, store: Store) -> list[Match]:
        """Check all that was stored since the last time; return the matches as they stand.

        Of those in one channel the last one comes last, and the one that goes on after all others.

        Raises:
            AssertionError: if a move is lost, doubled or another one, or a log leads elsewhere.
        """
        stored = await store.database.read(_matches)
        for match_id in stored:
            if match_id not in self.over:
                await self._replay(await store.matches.load(match_id), store)
        for match in self.positions.values():
            if match.outcome is None:
                self.alike[match.id] = plies_alike(match, await store.matches.log_of(match.id))
        carried_out = await store.database.read(_interactions)
        for asked in self.asked:
            if press := Press.read(asked):
                self._judge(press, carried_out)
        self._count(carried_out)
        self.figures.unanswered += sum(one.response is None for one in self.asked)
        self.asked.clear()
        self.over = {one.id for one in self.positions.values() if one.outcome}
        self.figures.matches, self.figures.ended = len(stored), len(self.over)
        return [self.positions[match_id] for match_id in stored]

    async def _replay(self, match: Match, store: Store) -> None:
        """Fold what was added to a log onto the position of the last check."""
        now = self.positions.get(match.id) or _dealt(match)
        log = await store.matches.log_of(match.id, after=now.ply)
        assert [line.ply for line in log] == [*range(now.ply + 1, match.ply + 1)], match
        for line in log:
            if isinstance(line.move, SetForward):
                now = replace(now, ply=line.ply)
                continue
            assert not isinstance(line.move, Entry), f"somebody else has acted: {line.move}"
            self.moves[match.id, line.seat, now.stamp(line.seat)] = now, line.move
            luck = match.deal.luck_of(line.ply, sum(now.acted) + 1)  # the n-th move has the n-th
            state, told = now.game.play(now.state, line.seat, line.move, luck)
            assert told == line.events, "what was told is told again"
            acted = tuple(n + (seat == line.seat) for seat, n in enumerate(now.acted))
            now = replace(now, ply=line.ply, state=state, acted=acted)
        assert now.state == match.state, f"{match}: the log leads elsewhere than the snapshot"
        assert now.acted == match.acted
        self.positions[match.id] = match
        self.figures.plies += len(log)

    def _judge(self, press: Press, carried_out: dict[int, int]) -> None:
        """Hold a press against the log."""
        match, number = self.positions[press.match], press.interaction.id
        if press.interaction.user.id not in match.players:
            assert number not in carried_out, f"{press} is of somebody who does not play"
            return
        seat = match.seat_of(press.interaction.user.id)
        asked = match.id, seat, press.stamp
        before, made = self.moves.get(asked, (match, None))
        wish = press.move(before, seat)
        if number in carried_out:
            assert wish is not None, f"{press} is stored, but makes no move"
            assert wish == made, f"{press} made another move: {made}"
            assert self.made_by.setdefault(asked, number) == number, f"{press} was made twice"
            if press.looks_accepted:
                self.figures.accepted += 1
            else:
                said = press.said
                assert said in self.unsure, f"{press} is stored, and was told {said!r}"
                self.figures.unanswered_but_stored += 1
            return
        if press.looks_accepted and wish is not None:
            # One that came too late is acknowledged, too, before it is refused.
            assert asked in self.made_by, f"{press} was accepted, and is lost"
        self.figures.refused_or_led_on += press.interaction.response is not None

    def _count(self, carried_out: dict[int, int]) -> None:
        """Check that people have made as many moves as interactions were carried out."""
        made = Counter(carried_out.values())
        for match in self.positions.values():
            by_people = sum(match.acted[seat] for seat in match.played_by_people)
            assert made[match.id] == by_people, f"{match}: {made[match.id]} carried out"


def _dealt(match: Match) -> Match:
    """Return a match as it was dealt."""
    seats = len(match.players)
    state: Any = match.deal.setup()
    return replace(match, ply=0, acted=(0,) * seats, state=state, outcome=None)


def _matches(connection: Connection) -> list[int]:
    # Not by their numbers: each connection to PostgreSQL takes some of its own.
    found = connection.execute("SELECT id FROM match ORDER BY ended_at IS NULL, ended_at")
    return [match_id for (match_id,) in found]


def _interactions(connection: Connection) -> dict[int, int]:
    return dict(connection.execute("SELECT id, match FROM interaction"))
