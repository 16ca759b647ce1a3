"""Replays as jobs: a match that is over, drawn from first to last by a worker process.

Only the table's views are drawn, as everybody saw them while the match ran.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from games.kit.game import AnyGame, Seat, View
from games.kit.words import Voice
from matches.history import entered
from matches.retracing import Dealt, Entered, LuckOf, retrace

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    log: tuple[tuple[int, int, str | None, int | None], ...] = field(repr=False)
    """Of each entry ply, seat, move as JSON, and the ply of the move that it takes back."""
    view: type[View]
    last: str
    """What the table sees at the end, as JSON: a resignation is no move."""
    language: str
    names: tuple[str, ...]
    """By seat."""


def replay_job(match: Match, log: Sequence[Played], voice: Voice) -> ReplayJob:
    """Return what is to be drawn.

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
                one.takes_back,
            )
            for one in map(entered, log)
        ),
        type(last),
        last.model_dump_json(),
        voice.language,
        voice.names,
    )


def draw_replay(job: ReplayJob) -> bytes:
    """Play a match again and encode what the table saw, as a GIF small enough to send.

    Raises:
        ValueError: for a move that cannot be read.
        IllegalMove: for a log that this version of the rules refuses.
    """
    from games.kit.draw.animation import MOST_BYTES, animate, chosen
    from games.kit.draw.text.names import voice_for_pictures

    game = job.game()
    voice = voice_for_pictures(Voice(job.language, game.spec.slug, job.names))
    views, told = public_views(job)
    draw = game.picture().draw
    gif = b""
    for most in FRAMES_TRIED:
        frames = (draw(views[n], voice) for n in chosen(told, most))
        gif = animate(frames, game.spec.slug)
        if len(gif) <= MOST_BYTES:
            break
    return gif


def public_views(job: ReplayJob) -> tuple[list[View], list[int]]:
    """Return what the table saw, position by position, and how much was told on the way to each."""
    game = job.game()
    options = game.spec.options.model_validate_json(job.options)
    log = (
        Entered(ply, Seat(seat), None if move is None else game.load_move(move), takes_back)
        for ply, seat, move, takes_back in job.log
    )
    views: list[View] = []
    told: list[int] = []
    for position in retrace(Dealt(game, len(job.names), options, job.seed, job.luck), log):
        view = game.view(position.state, None)
        if not views or view != views[-1]:
            views.append(view)
            told.append(sum(event.to is None for event in position.told))
    last = job.view.model_validate_json(job.last)
    if views[-1].result is None:
        return [*views, last], [*told, 1]
    return [*views[:-1], last], told
