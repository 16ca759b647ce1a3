"""Replays: a match that is over, drawn from first to last by a worker process.

Only the table's views are drawn, as everybody saw them while the match ran.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from games.kit.game import AnyGame, Seat, View
from games.kit.words import Voice
from matches.history import log_entry, worth_telling
from matches.replaying import Deal, LogEntry, LuckOf, replay
from matches.review import standing_steps

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matches.match import Match, Played

FRAMES_TRIED: Final = (48, 32, 20, 12, 6)
"""How many pictures a replay has at most; fewer if it would be too large to send."""


@dataclass(frozen=True)
class ReplayJob:
    """Everything that a replay depends on, as plain data."""

    game: type[AnyGame]
    options: str
    """As JSON."""
    seed: str = field(repr=False)
    luck: LuckOf
    log: tuple[tuple[int, int, str | None], ...] = field(repr=False)
    """Of each entry ply, seat, and move as JSON."""
    view: type[View]
    last: str
    """What the table sees at the end, as JSON: a resignation is no move."""
    language: str
    names: tuple[str, ...]
    """By seat."""
    names_then: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The same by ply, where others played."""
    match: int = field(default=0, compare=False)
    alt: str = field(default="", compare=False)

    @property
    def file(self) -> str:
        """Named after the match."""
        return f"replay-{self.match}.gif"

    @property
    def about(self) -> str:
        """Of which match."""
        return f"match {self.match}: the replay"

    def paint(self) -> bytes:
        """Play the match again and encode what the table saw, as a GIF small enough to send.

        Raises:
            ValueError: for a move that cannot be read.
            IllegalMove: for a log that this version of the rules refuses.
        """
        from games.kit.draw.animation import MOST_BYTES, animate, chosen
        from games.kit.draw.text.names import voice_for_pictures

        slug, then = self.game.spec.slug, dict(self.names_then)
        names = {0: then.get(1, self.names), **then}
        shown = public_views(self)
        weights = [one.told for one in shown]
        turns = [at for at, one in enumerate(shown) if one.turned]
        draw = self.game().picture().draw
        gif = b""
        for most in FRAMES_TRIED:
            frames = (
                draw(shown[at].view, voice_for_pictures(Voice(self.language, slug, called)))
                for at in chosen(weights, most, turns)
                for called in (names.get(shown[at].ply, self.names),)
            )
            gif = animate(frames, slug)
            if len(gif) <= MOST_BYTES:
                break
        return gif


def replay_job(
    match: Match,
    log: Sequence[Played],
    voice: Voice,
    then: Mapping[int, Voice] = MappingProxyType({}),
    alt: str = "",
) -> ReplayJob:
    """Return what is to be drawn; what was taken back is not.

    `then` are voices by ply, of who played where that was somebody else.

    Raises:
        ValueError: while the match runs, for its seed is a secret.
    """
    if match.outcome is None:
        msg = f"match {match.id} is not over"
        raise ValueError(msg)
    last = match.view(None)
    return ReplayJob(
        type(match.game),
        match.options.model_dump_json(),
        match.seed,
        match.luck,
        tuple(
            (
                one.ply,
                int(one.seat),
                None if one.move is None else one.move.model_dump_json(),
            )
            for one in map(log_entry, worth_telling(log))
            if one.takes_back is None
        ),
        type(last),
        last.model_dump_json(),
        voice.language,
        voice.names,
        tuple((ply, one.names) for ply, one in sorted(then.items())),
        match.id,
        alt,
    )


@dataclass(frozen=True)
class Shown:
    """What the table saw at one step of a match."""

    ply: int
    view: View
    told: int
    """How much was told on the way to it."""
    turned: bool
    """Whether the story turned there, or a round began."""


def public_views(job: ReplayJob) -> list[Shown]:
    """Return what the table saw, change by change, but for what was undone at once."""
    game = job.game()
    options = game.spec.options.model_validate_json(job.options)
    log = [
        LogEntry(ply, Seat(seat), None if move is None else game.load_move(move))
        for ply, seat, move in job.log
    ]
    deal = Deal(game, len(job.names), options, job.seed, job.luck)
    dealing, *after = replay(deal, log)
    shown = [Shown(0, game.view(dealing.state, None), 0, turned=False)]
    steps = [(line.seat, position.state) for line, position in zip(log, after, strict=True)]
    for at in standing_steps(dealing.state, steps):
        told = [event.key for event in after[at].told if event.to is None]
        view = game.view(after[at].state, None)
        begins = game.round_of(view) != game.round_of(shown[-1].view)
        turned = begins or not game.climaxes.isdisjoint(told)
        shown.append(Shown(after[at].ply, view, len(told), turned))
    changes = [shown[0], *(one for was, one in pairwise(shown) if one.view != was.view)]
    last = job.view.model_validate_json(job.last)
    if changes[-1].view.result is None:
        return [*changes, Shown(log[-1].ply if log else 0, last, 1, turned=True)]
    return [*changes[:-1], replace(changes[-1], view=last)]
