"""Replays: what the table saw of a match, from first to last, small enough to send."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from cogs.replays.replay_job import public_views, replay_job
from games import SHELF
from games.kit.computers.playout import playout
from games.kit.draw.animation import LONGEST, MOST_BYTES
from games.kit.game import Outcome, Seat
from games.kit.words import Voice
from matches.match import Match, Played
from matches.review import review

if TYPE_CHECKING:
    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame

NAMES = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena", "Jo")


def played_out(game: AnyGame, seats: int) -> tuple[Match, list[Played], list[Moment]]:
    moments = list(playout(game, seats, game.spec.options(), "replay"))
    after = moments[-1].after
    match = Match(
        id=1,
        guild=1,
        channel=1,
        language="de",
        game=game,
        options=game.spec.options(),
        players=tuple(range(1, seats + 1)),
        seed="replay",
        ply=len(moments),
        acted=(0,) * seats,
        resigned=frozenset(),
        state=after,
        outcome=game.outcome(after),
    )
    return match, [Played(one.ply, one.seat, one.move, one.events) for one in moments], moments


def voice(game: AnyGame, seats: int) -> Voice:
    return Voice("de", game.spec.slug, NAMES[:seats])


@pytest.mark.long
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_whole_match_is_small_and_short_enough_to_play_in_a_message(
    game: AnyGame, *, most: bool
) -> None:
    seats = game.spec.seats[-1 if most else 0]
    match, log, _ = played_out(game, seats)
    gif = replay_job(match, log, voice(game, seats)).paint()
    assert len(gif) <= MOST_BYTES
    image = Image.open(io.BytesIO(gif))
    assert getattr(image, "is_animated", False)
    length = 0
    for n in range(getattr(image, "n_frames", 1)):
        image.seek(n)
        length += image.info["duration"]
    assert length <= LONGEST


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_replay_shows_what_the_table_saw_and_no_hand(game: AnyGame) -> None:
    seats = game.spec.seats[0]
    match, log, moments = played_out(game, seats)
    shown = public_views(replay_job(match, log, voice(game, seats)))
    views = [one.view for one in shown]
    seen = [game.view(moments[0].before, None), *(game.view(one.after, None) for one in moments)]
    assert all(view in seen for view in views)
    assert views[-1] == match.view(None)
    turned = [
        one
        for one in moments
        if any(told.key in game.climaxes for told in one.events)
        or game.round_of(game.view(one.before, None)) != game.round_of(game.view(one.after, None))
    ]
    assert bool(turned) == any(one.turned for one in shown[:-1]) or len(turned) == 1


def test_a_match_that_runs_has_no_replay() -> None:
    game = SHELF["all_aboard"]
    match, log, moments = played_out(game, 2)
    running = replace(match, outcome=None, state=moments[-1].before)
    with pytest.raises(ValueError, match="not over"):
        replay_job(running, log[:-1], voice(game, 2))


def test_a_match_that_ended_by_resignation_ends_with_that() -> None:
    game = SHELF["abordaje"]
    match, log, moments = played_out(game, 2)
    won = Outcome(winners=frozenset({Seat(1)}), reason="resigned")
    ended = replace(
        match, outcome=won, state=moments[5].after, resigned=frozenset({Seat(0)}), ply=6
    )
    shown = public_views(replay_job(ended, log[:6], voice(game, 2)))
    assert shown[-1].view == ended.view(None)
    assert len(replay_job(ended, log[:6], voice(game, 2)).paint()) <= MOST_BYTES


@pytest.mark.parametrize("slug", ["all_aboard", "off_the_rails"])
def test_the_frames_are_where_landmarks_are(slug: str) -> None:
    game = SHELF[slug]
    match, log, _ = played_out(game, 2)
    kept = [one.view for one in public_views(replay_job(match, log, voice(game, 2))) if one.turned]
    seen = review(match, log)
    assert seen.has_rounds
    assert all(game.view(seen.stages[at].state, None) in kept for at in seen.rounds[1:])
