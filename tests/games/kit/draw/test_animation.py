"""Animations: which positions are shown, for how long, and how large they are."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from games.kit.draw.animation import (
    LONGEST,
    MOST_FRAMES,
    animate,
    chosen,
    durations,
)


def gif(*colours: str, sizes: tuple[tuple[int, int], ...] = ((700, 525),)) -> Image.Image:
    frames = [Image.new("RGB", sizes[n % len(sizes)], colour) for n, colour in enumerate(colours)]
    return Image.open(io.BytesIO(animate(frames, "all_aboard")))


def test_a_short_match_is_shown_move_by_move() -> None:
    assert chosen([1] * MOST_FRAMES) == list(range(MOST_FRAMES))


@pytest.mark.parametrize("count", [49, 60, 189, 471])
def test_of_a_long_match_the_first_and_the_last_position_are_shown_and_few_between(
    count: int,
) -> None:
    shown = chosen([1] * count)
    assert (shown[0], shown[-1]) == (0, count - 1)
    assert len(shown) == MOST_FRAMES
    steps = [later - earlier for earlier, later in pairwise(shown)]
    assert max(steps) - min(steps) <= 1


def test_where_much_happened_at_once_that_is_shown() -> None:
    told = [0] * 200
    told[77] = told[141] = 30
    assert {77, 141} <= set(chosen(told))


@pytest.mark.parametrize("count", [1, 2, 3, 20, MOST_FRAMES])
def test_nothing_plays_longer_than_twenty_seconds(count: int) -> None:
    assert len(durations(count)) == count
    assert sum(durations(count)) <= LONGEST


def test_frames_follow_each_other_and_play_for_ever() -> None:
    played = gif("#2672D9", "#C94F00", "#00703C")
    assert played.format == "GIF"
    assert getattr(played, "n_frames", 1) == 3
    assert played.info["loop"] == 0
    assert played.size == (700, 525)
    seen = []
    for n in range(3):
        played.seek(n)
        seen.append(played.convert("RGB").getpixel((9, 9)))
    assert seen == [(0x26, 0x72, 0xD9), (0xC9, 0x4F, 0x00), (0x00, 0x70, 0x3C)]


def test_a_higher_picture_is_made_to_fit_the_first() -> None:
    played = gif("#2672D9", "#C94F00", sizes=((700, 525), (700, 746)))
    played.seek(1)
    assert played.size == (700, 525)


def test_nothing_is_no_animation() -> None:
    with pytest.raises(ValueError, match="at least one"):
        animate([], "all_aboard")
